/** An agent's documents with what the shop's own feeds say of its products: newer prices and stock, and what costs otherwise by now. */
import { parsePrices } from '../../extraction/parse-price.ts';
import type { FoundProduct } from '../../ports/model.ts';
import { shortened } from '../../search/documents.ts';
import type { Passage, SearchIndex } from '../../search/documents.ts';
import { meetsLimits } from '../../search/product-query.ts';
import type { ProductQuery } from '../../search/product-query.ts';
import type { DocumentReader } from './document-reader.ts';

export interface ShopFeeds {
  join: (agentId: string, products: readonly FoundProduct[]) => Promise<FoundProduct[]>;
  /** addresses of products whose price in the feed is within the limits, and that have a choice of these words if any are said */
  within: (agentId: string, asked: ProductQuery & { option: readonly string[] }, limit: number) => Promise<string[]>;
}

/** their pages may say that they cost something else */
const sparePages = 40;

interface Knows {
  agentId: string;
  index: SearchIndex;
  documents: DocumentReader;
}

export function withFeeds(feeds: ShopFeeds, { agentId, index, documents }: Knows): DocumentReader {
  /** By position; one that its feed names no more is gone. */
  async function joined(read: ReadonlyMap<number, FoundProduct>): Promise<Map<number, FoundProduct>> {
    const now = new Map((await feeds.join(agentId, [...read.values()])).map((one) => [one.url, one]));
    return new Map(
      [...read].flatMap(([position, { url }]) => {
        const one = now.get(url);
        return one === undefined ? [] : [[position, one] as const];
      }),
    );
  }

  const products = async (positions: number[]) => joined(await documents.products(positions));

  /** By position of the passage, the prices on its page that hold no more. */
  async function goneFrom(passages: ReadonlyMap<number, Passage>): Promise<Map<number, Set<number>>> {
    const places = [...passages].flatMap(([passage, { url, kind }]) =>
      kind === 'product'
        ? index
            .productsAt(url)
            .slice(0, 1)
            .map((product) => ({ passage, product }))
        : [],
    );
    const read = await documents.products([...new Set(places.map(({ product }) => product))]);
    const now = await joined(read);
    const gone = new Map<number, Set<number>>();
    for (const { passage, product } of places) {
      const page = read.get(product);
      const said = now.get(product);
      if (page === undefined || said === undefined) continue;
      const asked = new Set(amountsOf(said));
      const old = amountsOf(page).filter((amount) => !asked.has(amount));
      if (old.length > 0) gone.set(passage, new Set(old));
    }
    return gone;
  }

  return {
    ...documents,
    products,
    async passages(positions) {
      const read = await documents.passages(positions);
      const gone = await goneFrom(read);
      if (gone.size === 0) return read;
      return new Map(
        [...read].flatMap(([position, passage]) => {
          const text = withoutPrices(passage.text, gone.get(position));
          return text === '' ? [] : [[position, shortened(passage, text)] as const];
        }),
      );
    },
    async productsWithin(asked, limit, option = []) {
      const [urls, stored] = await Promise.all([
        feeds.within(agentId, { ...asked, option }, limit),
        documents.productsWithin(asked, limit + sparePages),
      ]);
      const fed = await products(urls.flatMap((url) => index.productsAt(url).slice(0, 1)));
      const byUrl = new Map([...(await feeds.join(agentId, stored)), ...fed.values()].map((one) => [one.url, one]));
      const within = [...byUrl.values()].filter(
        (one) => (one.price !== null || option.length > 0) && meetsLimits(one, asked),
      );
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

const amountsOf = ({ price, priorPrice, offers }: FoundProduct): number[] =>
  [price, priorPrice, ...offers.flatMap((offer) => [offer.price, offer.priorPrice])].flatMap(
    (one) => one?.amount ?? [],
  );

/** Without the statements that name one of these prices. */
function withoutPrices(text: string, gone: ReadonlySet<number> | undefined): string {
  if (gone === undefined) return text;
  const isGone = (said: string) => parsePrices(said).some(({ amount, isMarked }) => isMarked && gone.has(amount));
  return text
    .split('\n')
    .map((line) =>
      line
        .split(/(?<=[.!?])\s+/)
        .filter((said) => !isGone(said))
        .join(' '),
    )
    .filter((line) => line !== '')
    .join('\n');
}
