/** What an agent's feeds say, in this process's memory; a mark in the database says when to read it anew. */
import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { FeedKind } from '@vitrine/contract/feeds';
import { createResidents } from '../../search/residents.ts';
import { productKey } from './domain/join-feeds.ts';
import type { FeedProduct, FeedReading } from './domain/join-feeds.ts';
import type { FeedRow, FeedStore } from './store.ts';

/** how long another process may go on with what it knows */
const rememberedMs = 1_000;
const memoryBytes = 128 * 1024 * 1024;
const bytesOfProduct = 500;
const bytesOfOffer = 450;

interface Remembered {
  contents: string;
  reading: FeedReading;
  askedAt: number;
}

/** where two feeds name one product */
const preferred: readonly FeedKind[] = ['merchant_xml', 'woocommerce', 'shopify'];

export function createFeedReadings(store: Pick<FeedStore, 'all' | 'read'>) {
  const residents = createResidents<Remembered>(memoryBytes);
  const underway = new Map<string, Promise<FeedReading>>();

  async function whole(
    agentId: string,
    feeds: readonly FeedRow[],
    withWords: boolean,
  ): Promise<FeedReading['products']> {
    const products = new Map<string, FeedProduct>();
    const taken = new Map<string, string>();
    for (const feed of feeds.toSorted((a, b) => preferred.indexOf(a.kind) - preferred.indexOf(b.kind))) {
      let read = 0;
      for await (const [url, product] of store.read(agentId, feed, withWords)) {
        const key = productKey(url);
        const twin = taken.get(key);
        if (twin !== undefined) products.delete(twin);
        taken.set(key, url);
        products.set(url, product);
        if (++read % 500 === 0) await letOthersRun();
      }
    }
    return products;
  }

  async function readAnew(agentId: string): Promise<FeedReading> {
    const askedAt = performance.now();
    const feeds = (await store.all(agentId)).filter(({ isOn, readAt }) => isOn && readAt !== null);
    const known = residents.get(agentId, '');
    const contents = feeds.map(({ kind, contentHash }) => `${kind} ${contentHash}`).join('\n');
    const mark = `${contents}\n${feeds.map(({ readAt }) => readAt?.getTime()).join(' ')}`;
    let reading = known?.reading;
    if (reading === undefined || known?.contents !== contents)
      reading = { mark, products: feeds.length === 0 ? new Map() : await whole(agentId, feeds, false) };
    else if (reading.mark !== mark) reading = { mark, products: readAgain(reading.products, feeds) };
    let bytes = bytesOfProduct;
    for (const { record } of reading.products.values()) bytes += bytesOfProduct + bytesOfOffer * record.offers.length;
    residents.keep(agentId, '', { contents, reading, askedAt }, bytes);
    return reading;
  }

  return {
    /** Read anew when another process may have changed it; the descriptions are left out. */
    async productsOf(agentId: string): Promise<FeedReading> {
      const known = residents.get(agentId, '');
      if (known !== undefined && performance.now() - known.askedAt < rememberedMs) return known.reading;
      const reading = underway.get(agentId) ?? readAnew(agentId).finally(() => underway.delete(agentId));
      underway.set(agentId, reading);
      return reading;
    },

    readNow: readAnew,

    /** As they stand in the database now, with all their words, and not kept. */
    async wholeOf(agentId: string): Promise<FeedReading> {
      const feeds = (await store.all(agentId)).filter(({ isOn }) => isOn);
      return { mark: 'whole', products: feeds.length === 0 ? new Map() : await whole(agentId, feeds, true) };
    },
  };
}

/** The same words, heard again. */
function readAgain(products: FeedReading['products'], feeds: readonly FeedRow[]): FeedReading['products'] {
  const readAt = new Map(feeds.map((feed) => [feed.kind, feed.readAt]));
  return new Map([...products].map(([url, one]) => [url, { ...one, readAt: readAt.get(one.kind) ?? one.readAt }]));
}

export type FeedReadings = ReturnType<typeof createFeedReadings>;
