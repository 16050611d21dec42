/** A shop's documents without a database: those of a training before it is published, and for tests and measuring. */
import type { Product } from '../../extraction/extracted-page.ts';
import type { IndexDocuments } from '../../search/documents.ts';
import { meetsLimits } from '../../search/product-query.ts';
import type { DocumentReader } from './document-reader.ts';

export function documentsInMemory({ passages, products }: IndexDocuments): DocumentReader {
  const amountOf = ({ price }: Product) => price?.amount ?? 0;
  const at = <T>(all: readonly T[], positions: number[]) =>
    Promise.resolve(
      new Map(
        positions.flatMap((position) => all.slice(position, position + 1).map((one) => [position, one] as const)),
      ),
    );
  return {
    passages: (positions) => at(passages, positions),
    products: (positions) => at(products, positions),
    productsWithin: (asked, limit) => {
      const sign = asked.order === 'dearest' ? -1 : 1;
      return Promise.resolve(
        products
          .filter((product) => product.price !== null && meetsLimits(product, asked))
          .sort((a, b) => sign * (amountOf(a) - amountOf(b)))
          .slice(0, limit),
      );
    },
  };
}
