/** Prices and stock read once more at the moment they are shown, and what was seen of prices before. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../database/open-database.ts';
import type { createRateCounters } from '../../database/rate-counters.ts';
import { createPageExtractor } from '../../extraction/extract-in-thread.ts';
import type { Log } from '../../lib/log.ts';
import type { FoundProduct } from '../../ports/model.ts';
import type { Web } from '../../ports/web.ts';
import { createReadShop } from './read-shop.ts';
import type { ShopSite } from './read-shop.ts';
import { createSightings } from './sightings.ts';
import { createLiveStore } from './store.ts';
import type { LiveStore, StoredReading } from './store.ts';

interface Needs {
  db: Database;
  log: Log;
  web: Pick<Web, 'stream' | 'isLocal'>;
  counters: Pick<ReturnType<typeof createRateCounters>, 'hit'>;
}

export function createLivePrices({ db, log, web, counters }: Needs) {
  const store = createLiveStore(db);
  const sightings = createSightings(db);
  // a page of its own thread: a training's pages, one after the other, would make visitors wait
  const extractor = createPageExtractor({ timeoutMs: 1_000 });
  const readShop = createReadShop({
    web,
    extractor,
    mayAsk: (host) => store.mayAsk(host),
    leaveAlone: (host) => store.leaveAlone(host),
  });
  const onFailure = (error: unknown) => log.warn({ err: error }, 'products could not be read again');
  const again = createReadAgain({
    store,
    counters,
    readShop,
    noteSightings: sightings.noteSightings,
    onFailure,
  });
  return {
    ...again,
    ...sightings,
    chore: async () => {
      await store.tidy();
      await sightings.tidy();
    },
    async close() {
      await again.close();
      await extractor.close();
    },
  };
}

/** Reads shown products once more before a reply is written: few, quickly, each at most once a minute whoever asks, and never so often that the shop would notice. */
const productsAtOnce = 4;
const withinMs = 700;
/** a reading is as good as new for so long, and a failure is not tried again */
const freshSeconds = 60;
/** a slow shop's answer is waited for so long, though no visitor does: the next one has it */
const wholeMs = 3_000;
const siteKeptMs = 1_000;
const sitesKept = 2_000;
const pollMs = 50;

interface ReadAgainNeeds {
  store: LiveStore;
  counters: Pick<ReturnType<typeof createRateCounters>, 'hit'>;
  readShop: ReturnType<typeof createReadShop>;
  noteSightings: (agentId: string, seen: { product: StoredReading['record']; at: Date }[]) => Promise<void>;
  onFailure: (error: unknown) => void;
}

type PageStamps = NonNullable<Awaited<ReturnType<LiveStore['page']>>>;

interface Begun {
  /** nobody else keeps it */
  isOurs: boolean;
  reading: Promise<StoredReading | null>;
}

function createReadAgain({ store, counters, readShop, noteSightings, onFailure }: ReadAgainNeeds) {
  const sites = new Map<string, { until: number; site: Promise<ShopSite | null> }>();
  /** by agent and address: who comes while one is under way waits for the same */
  const flights = new Map<string, { reading: Promise<StoredReading | null>; kept: Promise<unknown> }>();
  const closing = new AbortController();

  function siteOf(agentId: string): Promise<ShopSite | null> {
    const known = sites.get(agentId);
    if (known !== undefined && known.until > Date.now()) return known.site;
    if (sites.size >= sitesKept) sites.clear();
    const site = store.site(agentId);
    sites.set(agentId, { until: Date.now() + siteKeptMs, site });
    site.catch(() => sites.delete(agentId));
    return site;
  }

  async function read(
    product: FoundProduct,
    site: ShopSite,
    knownPage: Promise<PageStamps | null>,
  ): Promise<StoredReading | null> {
    const { url } = product;
    const page = await knownPage;
    if (page === null) return null;
    // what is known from elsewhere since is not what the page's stamps stand for
    const isFromPage = page.fetchedAt?.toISOString() === product.checkedAt && !product.priceConflict;
    const stamps = isFromPage ? page : { etag: null, lastModified: null };
    const signal = AbortSignal.any([AbortSignal.timeout(wholeMs), closing.signal]);
    const {
      live: _live,
      checkedAt: _checkedAt,
      isOutdated: _isOutdated,
      isPriorUnseen: _isPriorUnseen,
      ...known
    } = product;
    const reading = await readShop(site, known, stamps, signal);
    return reading && { url, ...reading };
  }

  /** For all others; the visitor whose question it was read for does not wait until it is kept. */
  async function keep(agentId: string, reading: StoredReading | null): Promise<void> {
    if (reading === null) return;
    await store.save(agentId, reading.url, reading);
    await noteSightings(agentId, [{ product: reading.record, at: reading.readAt }]);
  }

  /** Another process has just begun to read it. */
  async function waitFor(agentId: string, url: string, since: number): Promise<StoredReading | null> {
    for (const began = Date.now(); Date.now() - began < withinMs; await wait(pollMs)) {
      const [found] = await store.readings(agentId, [url]);
      if (found !== undefined && found.readAt.getTime() >= since) return found;
    }
    return null;
  }

  /** Each product is claimed for a minute, over all processes, before anybody is asked. */
  async function claim(agentId: string, products: readonly FoundProduct[], site: ShopSite): Promise<Begun[]> {
    const keyOf = ({ url }: FoundProduct) => `live:${agentId}:${url}`;
    // beside the claim, whoever gets it
    const stamps = products.map(({ url, readOn }) => store.page(agentId, readOn ?? url));
    for (const one of stamps) one.catch(() => {});
    const counted = await counters.hit(new Map(products.map((product) => [keyOf(product), freshSeconds])));
    return products.map((product, at): Begun => {
      const { hits, endsInSeconds } = counted.get(keyOf(product)) ?? { hits: 2, endsInSeconds: 0 };
      if (hits === 1) return { isOurs: true, reading: read(product, site, stamps[at] ?? Promise.resolve(null)) };
      const isUnderWay = endsInSeconds >= freshSeconds - 1;
      const reading = isUnderWay ? waitFor(agentId, product.url, Date.now() - 2_000) : Promise.resolve(null);
      return { isOurs: false, reading };
    });
  }

  function begin(agentId: string, products: readonly FoundProduct[], site: ShopSite): void {
    const fresh = products.filter(({ url }) => !flights.has(`${agentId} ${url}`));
    if (fresh.length === 0) return;
    const claims = claim(agentId, fresh, site);
    const failed = (error: unknown) => {
      if (!closing.signal.aborted) onFailure(error);
      return null;
    };
    for (const [at, { url }] of fresh.entries()) {
      const key = `${agentId} ${url}`;
      const reading = claims.then((begun) => begun[at]?.reading ?? null).catch(failed);
      const kept = claims
        .then(async (begun) => (begun[at]?.isOurs === true ? keep(agentId, await reading) : undefined))
        .catch(failed)
        // until it is kept, who comes has it from here
        .finally(() => flights.delete(key));
      flights.set(key, { reading, kept });
    }
  }

  return {
    /** @returns what could be read within the time, by address. Never throws. */
    async readAgain(
      agentId: string,
      shown: readonly FoundProduct[],
      leftMs = withinMs,
    ): Promise<Map<string, StoredReading>> {
      // what no training read is not a page of the shop's that we know
      const products = shown
        .filter(({ checkedAt, live }) => checkedAt !== undefined && live?.isCurrent !== true)
        .slice(0, productsAtOnce);
      if (products.length === 0) return new Map();
      const late = new AbortController();
      const end = wait(leftMs, null, { signal: late.signal, ref: false }).catch(() => null);
      const found = async () => {
        const site = await siteOf(agentId);
        if (site === null) return [];
        begin(agentId, products, site);
        return Promise.all(
          products.map(({ url }) =>
            Promise.race([flights.get(`${agentId} ${url}`)?.reading ?? Promise.resolve(null), end]),
          ),
        );
      };
      try {
        const readings = (await Promise.race([found(), end])) ?? [];
        return new Map(readings.flatMap((reading) => (reading === null ? [] : [[reading.url, reading]])));
      } catch (error) {
        onFailure(error);
        return new Map();
      } finally {
        late.abort();
      }
    },

    async close(): Promise<void> {
      closing.abort();
      await Promise.allSettled([...flights.values()].map(({ kept }) => kept));
    },
  };
}
