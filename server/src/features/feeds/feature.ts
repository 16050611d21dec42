/** The shop's own product feeds: found, read every hour, and joined to what trainings read from pages. */
import { setTimeout as wait } from 'node:timers/promises';
import type { FeedKind } from '@vitrine/contract/feeds';
import { createPoliteness } from '../../crawling/politeness.ts';
import type { Politeness, SharedTurns } from '../../crawling/politeness.ts';
import type { Site } from '../../crawling/site-identity.ts';
import type { Database } from '../../database/open-database.ts';
import type { Product } from '../../extraction/extracted-page.ts';
import type { OnCall } from '../../http/on-call.ts';
import { enqueueJob } from '../../jobs/job-queue.ts';
import type { JobHandler } from '../../jobs/worker.ts';
import { Refused } from '../../lib/refused.ts';
import type { Web } from '../../ports/web.ts';
import type { PageProduct } from './domain/join-feeds.ts';
import { FeedRefused } from './domain/sieve.ts';
import { createKeepReading } from './keep-reading.ts';
import type { NoteSightings } from './keep-reading.ts';
import { createListedStore, createReadingStore } from './listed-store.ts';
import type { Limits } from './listed-store.ts';
import type { FeedNeeds } from './open-feed.ts';
import { createFeedReadings, preferred } from './readings.ts';
import { createFeedService, findFeeds } from './service.ts';
import { createFeedStore } from './store.ts';

const readJobKind = 'feeds.read';
const findJobKind = 'feeds.find';
const readingsAtOnce = 2;
/** a check-up of a shop without feeds asks the shop for one so seldom */
const findAgainMs = 24 * 3_600_000;
const agentsRemembered = 5_000;

/** One who looks at an address asks for a page or two of each kind, and waits for no turn. */
const atOnce: Politeness = { turn: async () => {}, pause: async () => {} };

/** Which of these a site offers, told by what its first product says. What it does not give in time it does not offer. */
export async function feedsOffered(
  web: FeedNeeds['web'],
  site: Site,
  kinds: readonly FeedKind[],
  signal: AbortSignal,
): Promise<FeedKind[]> {
  const sleep = () => Promise.reject(new FeedRefused('Who looks at an address does not ask twice.'));
  const sought = { site, pageCurrency: null, kinds, countsForMs: 0 };
  const found = await findFeeds({ web, politeness: atOnce, sleep }, sought, signal).catch((error: unknown) => {
    if (error instanceof FeedRefused || signal.aborted) return [];
    throw error;
  });
  return found.map(({ kind }) => kind);
}

interface Needs {
  db: Database;
  web: Web;
  /** which the workers of all machines share */
  siteTurns: SharedTurns;
  isInUse: (agentId: string) => Promise<boolean>;
  noteSightings: NoteSightings;
}

export function createFeeds({ db, web, siteTurns, isInUse, noteSightings }: Needs) {
  const store = createFeedStore(db);
  const readingStore = createReadingStore(db);
  const listed = createListedStore(db);
  const readings = createFeedReadings({ ...listed, all: (agentId) => store.all(agentId) });
  const sleep = async (ms: number, signal?: AbortSignal) => {
    await wait(ms, undefined, { ...(signal && { signal }) });
  };
  const ways = { web, politeness: createPoliteness(sleep, undefined, siteTurns), sleep };
  const keep = createKeepReading({ ...ways, store, readingStore, listed, readings, isInUse, noteSightings });
  const lookedFor = new Map<string, number>();

  async function queueReading(agentId: string, kind: FeedKind): Promise<void> {
    const dedupeKey = `feed:${agentId}:${kind}`;
    await enqueueJob(db, { kind: readJobKind, payload: { agentId, kind }, dedupeKey });
  }
  async function queueFinding(agentId: string): Promise<void> {
    lookedFor.delete(agentId);
    lookedFor.set(agentId, Date.now());
    const [oldest] = lookedFor.keys();
    if (lookedFor.size > agentsRemembered && oldest !== undefined) lookedFor.delete(oldest);
    await enqueueJob(db, { kind: findJobKind, payload: { agentId }, dedupeKey: `feeds:${agentId}` });
  }

  const service = createFeedService({ ...ways, store, refusalOf: (url) => web.refusalOf(url), queueReading });

  const handlers: Record<string, JobHandler> = {
    [readJobKind]: async ({ payload, signal }) => {
      const { agentId, kind } = parseReadJob(payload);
      if (kind !== null) await keep(agentId, kind, signal);
    },
    [findJobKind]: async ({ payload, signal }) => {
      await service.detect(parseReadJob(payload).agentId, signal).catch((error: unknown) => {
        // a shop that is away is looked at again after its next training
        if (!(error instanceof Refused)) throw error;
      });
    },
  };

  return {
    /** What was known of products, as the feeds say it now: in force within a second in every process. */
    join: <P extends PageProduct>(agentId: string, products: readonly P[]): Promise<P[]> =>
      readings.join(agentId, products),

    /** Addresses of what costs so much; pages may know their products by others. */
    within: (agentId: string, asked: Limits, limit: number): Promise<string[]> =>
      readings.within(agentId, asked, limit),

    /** For trainings: products that only the feeds know. */
    beside: (agentId: string, pages: readonly Product[]): Promise<Product[]> => readings.beside(agentId, pages),

    /** Pages were read: feeds are read with them, and looked for. */
    afterTraining: async (agentId: string): Promise<void> => {
      await queueFinding(agentId);
      for (const { kind, isOn } of await store.all(agentId)) if (isOn) await queueReading(agentId, kind);
    },

    /** Found and never turned on; where none is known yet they are looked for. */
    async unused(agentId: string): Promise<{ url: string; products: number }[]> {
      const all = await store.all(agentId);
      const isDue = Date.now() - (lookedFor.get(agentId) ?? 0) > findAgainMs;
      if (all.length === 0 && isDue && (await store.provedSite(agentId)) !== null) await queueFinding(agentId);
      return all.filter(({ isOn, readAt }) => !isOn && readAt === null);
    },

    registerRoutes(on: OnCall): void {
      on.getFeeds(async ({ query }) => ({ success: true, feeds: await service.all(query.agentId) }));
      on.detectFeeds(async ({ body }) => ({ success: true, feeds: await service.detect(body.agentId) }));
      on.updateFeed(async ({ body }) => ({ success: true, feed: await service.update(body) }));
    },

    handlers,
    /** what waits for shops holds up nothing else */
    lanes: [
      { kinds: [readJobKind], concurrency: readingsAtOnce },
      { kinds: [findJobKind], concurrency: readingsAtOnce },
    ],
    chore: async (): Promise<void> => {
      for (const { agentId, kind } of await store.due()) await queueReading(agentId, kind);
    },
  };
}

function parseReadJob(payload: unknown): { agentId: string; kind: FeedKind | null } {
  if (typeof payload !== 'object' || payload === null || !('agentId' in payload) || typeof payload.agentId !== 'string')
    throw new Error('a feed’s job with a foreign payload');
  const kind = preferred.find((one) => 'kind' in payload && payload.kind === one) ?? null;
  return { agentId: payload.agentId, kind };
}
