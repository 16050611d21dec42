import type { ReplyOf } from '@vitrine/contract/routes';
import type { FoundScore, ReceiptScores } from '../../../database/tables/receipts.ts';
import type { Product } from '../../../extraction/extracted-page.ts';
import type { FoundFact } from '../../../facts/fact.ts';
import type { Passage } from '../../../search/documents.ts';

type Receipt = ReplyOf<'getReceipt'>['receipt'];

export interface ReceiptRow {
  messageId: string;
  answeredBy: string;
  charged: boolean;
  outcome: Receipt['outcome'];
  trainedAt: Date | null;
  path: Receipt['path'];
  instructionVersion: string | null;
  timesMs: Receipt['timesMs'];
  usage: Receipt['usage'];
  scores: ReceiptScores | null;
  /** null where the copy is gone; the others keep their scores */
  passages: (Passage | null)[];
  products: ((Product & { checkedAt?: string }) | null)[];
  facts: (FoundFact | null)[] | null;
  answers: { id: string; text: string }[] | null;
  readings: NonNullable<Receipt['readings']> | null;
}

/** A receipt as its owner reads it: what was quoted and offered, and where it stood. */
export function receiptView(row: ReceiptRow): Receipt {
  const { path, instructionVersion, timesMs, usage, scores } = row;
  const coverageOf = (found: FoundScore | undefined) => found && { coverage: found.coverage };
  return {
    messageId: row.messageId,
    answeredBy: row.answeredBy,
    charged: row.charged,
    outcome: row.outcome,
    trainedAt: row.trainedAt?.toISOString() ?? null,
    path,
    instructionVersion,
    timesMs,
    usage,
    passages: eachThere(row.passages, ({ url, title, headings, text, whole }, at) => ({
      url,
      title,
      headings,
      text,
      ...(whole !== undefined && { whole }),
      ...coverageOf(scores?.passages[at]),
    })),
    products: eachThere(row.products, ({ url, name, imageUrl, price, availability, checkedAt }, at) => ({
      url,
      name,
      imageUrl,
      price: price && { amount: price.amount, currency: price.currency },
      availability,
      ...(checkedAt !== undefined && { checkedAt }),
      ...coverageOf(scores?.products[at]),
    })),
    readings: row.readings ?? [],
    facts: eachThere(row.facts ?? [], ({ topic, text, url }) => ({ topic, text, url })),
    answers: (row.answers ?? []).map(({ id, text }) => ({ _id: id, text })),
  };
}

const eachThere = <T, V>(copies: readonly (T | null)[], view: (copy: T, at: number) => V): V[] =>
  copies.flatMap((copy, at) => (copy === null ? [] : [view(copy, at)]));
