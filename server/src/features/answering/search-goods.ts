/** An agent's products for somebody else than its visitors: found by words and prices, or by their addresses, as answers find them. */
import { pathOf } from '../../search/addresses.ts';
import { parseProductQuery } from '../../search/product-query.ts';
import type { FoundProduct } from '../../ports/model.ts';
import type { Knowledge } from './prepare-question.ts';
import { retrieve } from './retrieve.ts';

export interface WantedGoods {
  query: string;
  minPrice: number | null;
  maxPrice: number | null;
}

export interface Goods {
  /** best first; a few */
  search: (wanted: WantedGoods) => Promise<FoundProduct[]>;
  /** null where the shop has nothing at this address */
  at: (url: string) => Promise<FoundProduct | null>;
}

export function createGoods({ index, documents }: Pick<Knowledge, 'index' | 'documents'>): Goods {
  return {
    async search({ query, minPrice, maxPrice }) {
      const limits = { ...parseProductQuery(query), minPrice, maxPrice, isBelowMax: false };
      const asking = {
        passageWords: '',
        productWords: query,
        hints: [],
        aspects: new Map(),
        wantsCustomers: false,
        limits,
        understood: 1,
      };
      return (await retrieve(index, documents, asking, null)).products.map(({ document }) => document);
    },
    async at(url) {
      const found = await documents.products(index.productsAt(url).slice(0, 10));
      return [...found.values()].find((product) => pathOf(product.url) === pathOf(url)) ?? null;
    },
  };
}
