/** The reading of one feed as a job: what is whole and believable comes into force, else the reading before stays and the owner is told why. */
import type { FeedKind } from '@vitrine/contract/feeds';
import { siteOf } from '../../crawling/site-identity.ts';
import type { Product } from '../../extraction/extracted-page.ts';
import { FeedRefused } from './domain/sieve.ts';
import type { Kept, ListedStore, ReadingStore } from './listed-store.ts';
import { reachSite } from './open-feed.ts';
import type { FeedNeeds } from './open-feed.ts';
import { readFeed } from './read-feed.ts';
import type { Reading } from './read-feed.ts';
import type { FeedReadings } from './readings.ts';
import type { FeedRow, FeedStore } from './store.ts';

const hourMs = 3_600_000;
const pauseMaxMs = 24 * hourMs;
const jitterShare = 0.2;
const wholeMs = 15 * 60_000;
const leastShare = 0.5;
/** of fewer, half of them may well be sold */
const fewProducts = 3;
const disagreementsMax = 50;

/** Keeps at which prices products were really seen. */
export type NoteSightings = (agentId: string, seen: { product: Product; at: Date }[]) => Promise<void>;

export interface ReadingNeeds extends FeedNeeds {
  store: FeedStore;
  readingStore: ReadingStore;
  listed: Pick<ListedStore, 'listed'>;
  readings: FeedReadings;
  isInUse: (agentId: string) => Promise<boolean>;
  noteSightings: NoteSightings;
}

export function createKeepReading(needs: ReadingNeeds) {
  const { store, readingStore } = needs;

  /** Whoever asks for it anew meanwhile is not forgotten: it is read once more. */
  async function keep(agentId: string, kind: FeedKind, signal: AbortSignal): Promise<void> {
    for (let read: FeedRow | null = null; ;) {
      const feed = await store.feed(agentId, kind);
      if (feed === null || !feed.isOn || feed.askedAt.getTime() === read?.askedAt.getTime()) return;
      await keepOnce(agentId, feed, signal);
      read = feed;
    }
  }

  async function keepOnce(agentId: string, feed: FeedRow, signal: AbortSignal): Promise<void> {
    const { kind, url, askedAt } = feed;
    const kept: Kept = { agentId, kind, url, askedAt, at: new Date() };
    if (!(await needs.isInUse(agentId))) return readingStore.note(kept, { nextReadAt: nextAfter(pauseMaxMs) });
    const late = AbortSignal.timeout(wholeMs);
    try {
      const reading = await read(agentId, feed, AbortSignal.any([signal, late]));
      if (reading !== null) assertNotShrunk(feed, reading);
      await putIntoForce(kept, feed, reading);
    } catch (error) {
      const reason =
        late.aborted && !signal.aborted ? new FeedRefused('The shop took too long to give its feed.') : error;
      if (!(reason instanceof FeedRefused)) throw error;
      const failures = feed.failures + 1;
      const nextReadAt = nextAfter(Math.min(hourMs * 2 ** Math.min(failures - 1, 10), pauseMaxMs));
      await readingStore.note(kept, { problem: reason.message, failures, nextReadAt });
    }
  }

  async function read(agentId: string, feed: FeedRow, signal: AbortSignal): Promise<Reading | null> {
    const websiteUrl = await store.provedSite(agentId);
    const site = websiteUrl === null ? null : siteOf(websiteUrl);
    if (site === null) throw new FeedRefused('Show us first that the website is yours.');
    const from = (await reachSite(needs, site, signal)).feed(signal);
    const pageCurrency = await store.pageCurrency(agentId);
    const { kind, url } = feed;
    return readFeed({ kind, url, etag: feed.contentHash === null ? null : feed.etag, site, from, pageCurrency });
  }

  async function putIntoForce(kept: Kept, feed: FeedRow, reading: Reading | null): Promise<void> {
    const isSame = reading === null || reading.hash === feed.contentHash;
    // an hour that changed nothing tells nothing new of its day
    if (!isSame || dayOf(feed.readAt) !== dayOf(kept.at)) await noteSightings(kept, reading);
    const said = reading === null ? {} : { problem: reading.problem, etag: reading.etag, currency: reading.currency };
    const counted =
      reading === null ? {} : { products: reading.urls.size, variants: reading.variants, contentHash: reading.hash };
    const isStill = await readingStore.publish(kept, isSame ? null : reading, {
      ...said,
      ...counted,
      // what a feed that did not change left out, it still leaves out
      ...(reading === null && feed.failures > 0 && { problem: null }),
      readAt: kept.at,
      failures: 0,
    });
    if (!isStill) return;
    // whoever waits for the reading goes by when the next one is: all of this one is known then
    const told = await disagreements(kept.agentId);
    await readingStore.note(kept, { disagreements: told, nextReadAt: nextAfter(hourMs) });
  }

  /** Before it is in force: a job that broke off in between notes it when it runs again. */
  async function noteSightings({ agentId, kind, at }: Kept, reading: Reading | null): Promise<void> {
    const pieces = reading === null ? needs.listed.listed(agentId, kind) : inPieces(reading);
    for await (const products of pieces)
      await needs.noteSightings(
        agentId,
        products.map((product) => ({ product, at })),
      );
  }

  /** Products whose page and feed named different prices at the same time. */
  async function disagreements(agentId: string): Promise<FeedRow['disagreements']> {
    needs.readings.forget(agentId);
    const runId = await store.publishedRun(agentId);
    const found: FeedRow['disagreements'] = [];
    if (runId === null) return found;
    for await (const pages of store.pageProducts(agentId, runId)) {
      found.push(...(await needs.readings.disagreements(agentId, pages)));
      if (found.length >= disagreementsMax) break;
    }
    return found.slice(0, disagreementsMax);
  }

  return keep;
}

const dayOf = (at: Date | null): string | undefined => at?.toISOString().slice(0, 10);

/** What was written a moment ago, a piece at a time: a whole feed is long. */
async function* inPieces({ records }: Reading): AsyncGenerator<Product[], void> {
  // they are our own words
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  for await (const piece of records.pieces()) yield JSON.parse(`[${piece}]`) as Product[];
}

/** A site in trouble must not empty an agent. @throws FeedRefused */
function assertNotShrunk(feed: FeedRow, { urls, variants }: Reading): void {
  if (feed.readAt === null || feed.contentHash === null || feed.products < fewProducts) return;
  const isLess = urls.size < feed.products * leastShare;
  if (!isLess && variants >= feed.variants * leastShare) return;
  const [now, before, what] = isLess ? [urls.size, feed.products, 'products'] : [variants, feed.variants, 'variants'];
  throw new FeedRefused(
    `The feed names only ${now.toLocaleString('en-GB')} ${what} now and named ${before.toLocaleString('en-GB')} before, so what it said before was kept. If that is right, turn it off and on again.`,
  );
}

/** Not all shops in the same minute. */
const nextAfter = (ms: number): Date => new Date(Date.now() + ms * (1 + jitterShare * (Math.random() - 0.5)));
