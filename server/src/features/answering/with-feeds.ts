/** An agent's documents with what the shop's own feeds say of its products: newer prices and stock, and what costs otherwise by now. */
import type { FoundProduct } from '../../ports/model.ts';
import type { SearchIndex } from '../../search/documents.ts';
import { meetsLimits } from '../../search/product-query.ts';
import type { ProductQuery } from '../../search/product-query.ts';
import type { DocumentReader } from './retrieve.ts';

export interface ShopFeeds {
  join: (products: readonly FoundProduct[]) => FoundProduct[];
  /** addresses of products whose price in the feed is within the limits */
  within: (asked: ProductQuery, limit: number) => string[];
}

/** their pages may say that they cost something else */
const sparePages = 40;

export function withFeeds(documents: DocumentReader, index: SearchIndex, feeds: ShopFeeds): DocumentReader {
  async function products(positions: number[]): Promise<Map<number, FoundProduct>> {
    const read = await documents.products(positions);
    return new Map(
      [...read].flatMap(([position, one]) => feeds.join([one]).map((joined) => [position, joined] as const)),
    );
  }

  return {
    ...documents,
    products,
    async productsWithin(asked, limit) {
      const positions = feeds.within(asked, limit).flatMap((url) => index.productsAt(url).slice(0, 1));
      const [stored, fed] = await Promise.all([
        documents.productsWithin(asked, limit + sparePages),
        products(positions),
      ]);
      const byUrl = new Map([...feeds.join(stored), ...fed.values()].map((one) => [one.url, one]));
      const within = [...byUrl.values()].filter((one) => one.price !== null && meetsLimits(one, asked));
      return within.toSorted(inOrderOf(asked)).slice(0, limit);
    },
  };
}

function inOrderOf({ onSale, order }: ProductQuery): (a: FoundProduct, b: FoundProduct) => number {
  const amount = ({ price }: FoundProduct) => price?.amount ?? 0;
  if (onSale && order === null) {
    const share = (one: FoundProduct) => amount(one) / (one.priorPrice?.amount ?? Infinity);
    return (a, b) => share(a) - share(b);
  }
  return order === 'dearest' ? (a, b) => amount(b) - amount(a) : (a, b) => amount(a) - amount(b);
}
