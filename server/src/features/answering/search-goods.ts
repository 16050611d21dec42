/** An agent's products for somebody else than its visitors: found by words and prices, or by their addresses, as answers find them. */
import { pathOf } from '../../search/addresses.ts';
import { isPriced, parseProductQuery } from '../../search/product-query.ts';
import type { FoundProduct } from '../../ports/model.ts';
import type { Knowledge } from './prepare-question.ts';
import { retrieve } from './retrieve.ts';

export interface WantedGoods {
  query: string;
  minPrice: number | null;
  maxPrice: number | null;
}

/** whoever wants more of a catalogue than this has too wide a wish */
const foundMax = 100;

export interface Goods {
  /** best first, at most a hundred; limits that the query names in words hold where none are given */
  search: (wanted: WantedGoods) => Promise<FoundProduct[]>;
  /** null where the shop has nothing at this address */
  at: (url: string) => Promise<FoundProduct | null>;
}

export function createGoods({ index, documents }: Pick<Knowledge, 'index' | 'documents'>): Goods {
  return {
    async search({ query, minPrice, maxPrice }) {
      const said = parseProductQuery(query);
      const limits = isPriced({ minPrice, maxPrice })
        ? { ...said, minPrice, maxPrice, isBelowMax: false, isAboveMin: false }
        : said;
      const asking = {
        passageWords: '',
        productWords: said.words || query,
        hints: [],
        aspects: new Map(),
        wantsCustomers: false,
        limits,
        understood: 1,
        most: foundMax,
      };
      return (await retrieve(index, documents, asking, null)).products.map(({ document }) => document);
    },
    async at(url) {
      const found = await documents.products(index.productsAt(url).slice(0, 10));
      return [...found.values()].find((product) => pathOf(product.url) === pathOf(url)) ?? null;
    },
  };
}
