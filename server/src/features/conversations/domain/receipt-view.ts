import type { ReplyOf } from '@vitrine/contract/routes';
import type { Product } from '../../../extraction/extracted-page.ts';
import type { Passage } from '../../../search/documents.ts';

export interface ReceiptRow {
  messageId: string;
  answeredBy: string;
  charged: boolean;
  trainedAt: Date | null;
  passages: Passage[];
  products: Product[];
}

/** A receipt as its owner reads it: what was quoted and offered, and where it stood. */
export function receiptView(row: ReceiptRow): ReplyOf<'getReceipt'>['receipt'] {
  return {
    messageId: row.messageId,
    answeredBy: row.answeredBy,
    charged: row.charged,
    trainedAt: row.trainedAt?.toISOString() ?? null,
    passages: row.passages.map(({ url, title, headings, text }) => ({ url, title, headings, text })),
    products: row.products.map(({ url, name, imageUrl, price, availability }) => ({
      url,
      name,
      imageUrl,
      price: price && { amount: price.amount, currency: price.currency },
      availability,
    })),
  };
}
