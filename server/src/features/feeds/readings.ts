/**
 * What an agent's feeds say of products that are asked about. The records stay in the database, for they are many; which feeds are in
 * force is looked at each second, so that what one process changes holds in all.
 */
import type { FeedKind } from '@vitrine/contract/feeds';
import type { Product } from '../../extraction/extracted-page.ts';
import { productKey, productSpellings } from '../../extraction/page-kind.ts';
import { createResidents } from '../../search/residents.ts';
import { codesOf, disagreementsOf, joinFeed } from './domain/join-feeds.ts';
import type { FeedProduct, PageProduct } from './domain/join-feeds.ts';
import type { Limits, ListedStore } from './listed-store.ts';
import type { FeedRow, FeedStore } from './store.ts';

const rememberedMs = 1_000;
const besideMax = 20_000;

type InForce = Map<FeedKind, Date>;

/** where two feeds name one product */
export const preferred: readonly FeedKind[] = ['shopify', 'woocommerce', 'merchant_xml'];

type Store = Pick<FeedStore, 'all'> & ListedStore;

export function createFeedReadings(store: Store) {
  /** least lately asked for first */
  const inForce = createResidents<{ feeds: InForce; askedAt: number }>(4 * 1024 * 1024);

  async function feedsOf(agentId: string): Promise<InForce> {
    const known = inForce.get(agentId, '');
    if (known !== undefined && performance.now() - known.askedAt < rememberedMs) return known.feeds;
    const askedAt = performance.now();
    const feeds = asInForce(await store.all(agentId));
    inForce.keep(agentId, '', { feeds, askedAt }, 500);
    return feeds;
  }

  async function read(agentId: string, feeds: InForce, urls: readonly string[]): Promise<Map<string, FeedProduct>> {
    const found = new Map<string, FeedProduct>();
    for (const { url, kind, record, since } of await store.at(agentId, [...feeds.keys()], urls)) {
      const readAt = feeds.get(kind);
      const other = found.get(url);
      const isBetter = other === undefined || preferred.indexOf(kind) < preferred.indexOf(other.kind);
      if (readAt !== undefined && isBetter) found.set(url, { record, kind, since, readAt });
    }
    return found;
  }

  /** By the product's address, else by a code that is its alone. */
  async function saidOf<P extends PageProduct>(agentId: string, products: readonly P[]): Promise<Map<P, FeedProduct>> {
    const said = new Map<P, FeedProduct>();
    const feeds = await feedsOf(agentId);
    if (feeds.size === 0 || products.length === 0) return said;
    const spellings = products.map(({ url }) => productSpellings(url));
    const here = await read(agentId, feeds, spellings.flat());
    const left: P[] = [];
    for (const [i, product] of products.entries()) {
      const found = spellings[i]?.map((url) => here.get(url)).find((one) => one !== undefined);
      if (found === undefined) left.push(product);
      else said.set(product, found);
    }
    const asked = left.flatMap((product) => codesOf(product));
    const byCode = await store.byCode(agentId, [...feeds.keys()], asked);
    const meant = new Map(left.map((product) => [product, onlyOne(codesOf(product).map((code) => byCode.get(code)))]));
    const there = await read(
      agentId,
      feeds,
      [...meant.values()].filter((url) => url !== null),
    );
    for (const [product, url] of meant) {
      const found = url === null ? undefined : there.get(url);
      if (found !== undefined) said.set(product, found);
    }
    return said;
  }

  return {
    /** What pages said of products, as the feeds say it now; what only a feed knew that is off is left out. */
    async join<P extends PageProduct>(agentId: string, products: readonly P[]): Promise<P[]> {
      const said = await saidOf(agentId, products);
      return products.flatMap((product) => joinFeed(product, said.get(product) ?? null) ?? []);
    },

    async disagreements(agentId: string, pages: readonly PageProduct[]) {
      const said = await saidOf(agentId, pages);
      return [...said].flatMap(([page, one]) => disagreementsOf(page, one));
    },

    async within(agentId: string, asked: Limits, limit: number): Promise<string[]> {
      const feeds = await feedsOf(agentId);
      return store.within(agentId, [...feeds.keys()], asked, limit);
    },

    /** Products of the feeds that no page was read of. */
    async beside(agentId: string, pages: readonly Product[]): Promise<Product[]> {
      const feeds = asInForce(await store.all(agentId));
      const taken = new Set(pages.flatMap((page) => [productKey(page.url), ...codesOf(page)]));
      const beside: Product[] = [];
      for (const kind of preferred.filter((one) => feeds.has(one)))
        for await (const listed of store.listed(agentId, kind))
          for (const record of listed) {
            const names = [productKey(record.url), ...codesOf(record)];
            if (beside.length >= besideMax) return beside;
            if (names.some((name) => taken.has(name))) continue;
            for (const name of names) taken.add(name);
            beside.push({ ...record, fromFeed: true });
          }
      return beside;
    },

    /** It was changed here: the next question hears of it. */
    forget: (agentId: string) => inForce.keep(agentId, 'stale', { feeds: new Map(), askedAt: 0 }, 500),
  };
}

function asInForce(all: readonly FeedRow[]): InForce {
  const on = all.filter(({ isOn }) => isOn);
  return new Map(on.flatMap(({ kind, readAt }) => (readAt === null ? [] : [[kind, readAt] as const])));
}

/** Null where they name none, or more than one. */
function onlyOne(urls: readonly (string | undefined)[]): string | null {
  const named = new Set(urls.filter((url) => url !== undefined));
  const [only = null] = named;
  return named.size === 1 ? only : null;
}

export type FeedReadings = ReturnType<typeof createFeedReadings>;
