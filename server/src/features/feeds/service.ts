/** Feeds as their owner sees and sets them. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Feed, FeedKind } from '@vitrine/contract/feeds';
import type { BodyOf } from '@vitrine/contract/routes';
import { findAll } from 'domutils';
import { belongsTo, normaliseUrl, siteOf } from '../../crawling/site-identity.ts';
import type { Site } from '../../crawling/site-identity.ts';
import { parseHtml } from '../../extraction/parse-html.ts';
import { Refused } from '../../lib/refused.ts';
import { FeedRefused } from './domain/sieve.ts';
import { reachSite } from './open-feed.ts';
import type { FeedNeeds, ReachedSite } from './open-feed.ts';
import { readFeed } from './read-feed.ts';
import { preferred } from './readings.ts';
import type { FeedRow, FeedStore } from './store.ts';

/** an owner who turns a feed on sees what was read of it; a long one is read on */
const waitsMs = 4_000;
const looksEveryMs = 100;

interface Needs extends FeedNeeds {
  store: FeedStore;
  refusalOf: (url: string) => string | null;
  queueReading: (agentId: string, kind: FeedKind) => Promise<void>;
}

export function createFeedService(needs: Needs) {
  const { store } = needs;
  const underway = new Map<string, Promise<void>>();

  async function siteOfAgent(agentId: string): Promise<Site> {
    const websiteUrl = await store.provedSite(agentId);
    const site = websiteUrl === null ? null : siteOf(websiteUrl);
    if (site === null) throw refused('Show us first that the website is yours; then its feeds can be read.');
    return site;
  }

  async function find(agentId: string, signal: AbortSignal): Promise<void> {
    const site = await siteOfAgent(agentId);
    const pageCurrency = await store.pageCurrency(agentId);
    const found = await findFeeds(needs, { site, pageCurrency }, signal).catch((error: unknown) => {
      throw error instanceof FeedRefused ? refused(error.message) : error;
    });
    for (const { kind, ...feed } of found) await store.noteFound(agentId, kind, feed);
    await store.forgetUnfound(
      agentId,
      found.map(({ kind }) => kind),
    );
  }

  async function readBy(agentId: string, kind: FeedKind): Promise<FeedRow> {
    const until = performance.now() + waitsMs;
    for (;;) {
      const row = await store.feed(agentId, kind);
      if (row === null) throw refused('This feed is gone.');
      if (row.nextReadAt !== null || performance.now() > until) return row;
      await wait(looksEveryMs);
    }
  }

  return {
    async all(agentId: string): Promise<Feed[]> {
      return (await store.all(agentId)).map(wireFeed);
    },

    /** Looks once for all who ask at once. @throws Refused */
    async detect(agentId: string, signal = new AbortController().signal): Promise<Feed[]> {
      const looking = underway.get(agentId) ?? find(agentId, signal).finally(() => underway.delete(agentId));
      underway.set(agentId, looking);
      await looking;
      return this.all(agentId);
    },

    /** Read at once. @throws Refused */
    async update({ agentId, kind, url }: BodyOf<'updateFeed'>): Promise<Feed> {
      if (url === null) {
        if (!(await store.turnOff(agentId, kind))) throw refused('There is no such feed.');
      } else {
        await store.turnOn(agentId, kind, addressOf(url, await siteOfAgent(agentId)));
        await needs.queueReading(agentId, kind);
      }
      const row = url === null ? await store.feed(agentId, kind) : await readBy(agentId, kind);
      if (row === null) throw refused('There is no such feed.');
      return wireFeed(row);
    },
  };

  function addressOf(written: string, site: Site): string {
    const isAddress = /^\s*(?:https?:\/)?\//i.test(written);
    const address = isAddress ? normaliseUrl(written, `https://${site.host}/`) : null;
    if (address === null) throw refused('Give the feed’s address, beginning with https://.');
    if (!belongsTo(site, address))
      throw refused(`Only feeds of your own website can be read: give an address of ${site.host}.`);
    const refusal = needs.refusalOf(address);
    if (refusal !== null) throw refused(refusal);
    return address;
  }
}

const refused = (message: string) => new Refused('agents.page_refused', message);

const wireFeed = (row: FeedRow): Feed => ({
  kind: row.kind,
  url: row.url,
  products: row.products,
  variants: row.variants,
  currency: row.currency,
  problem: row.problem,
  isOn: row.isOn,
  readAt: row.readAt?.toISOString() ?? null,
  nextReadAt: row.nextReadAt?.toISOString() ?? null,
  disagreements: row.disagreements,
});

/** Which feeds a shop offers: asked for where shop software keeps them, and where robots.txt or the home page name one. */

/** an owner waits for it */
const usuallyCountsForMs = 8_000;
const triesForMs = 15_000;
const homePageMax = 1_000_000;
const namedMax = 6;
const ownPlaces: [FeedKind, string][] = [
  ['shopify', '/products.json'],
  ['woocommerce', '/wp-json/wc/store/v1/products'],
];

interface FoundFeed {
  kind: FeedKind;
  url: string;
  products: number;
  variants: number;
  currency: string | null;
  problem: string | null;
}

interface Sought {
  site: Site;
  pageCurrency: string | null;
  kinds?: readonly FeedKind[];
  /** 0: one product of each is enough to see that it is there */
  countsForMs?: number;
}

/** Of each kind the longest. @throws FeedRefused while the shop cannot be reached */
export async function findFeeds(
  needs: FeedNeeds,
  { site, pageCurrency, kinds = preferred, countsForMs = usuallyCountsForMs }: Sought,
  signal: AbortSignal,
): Promise<FoundFeed[]> {
  const reached = await reachSite(needs, site, signal);
  const until = performance.now() + countsForMs;
  const during = AbortSignal.any([signal, AbortSignal.timeout(triesForMs)]);
  const { origin } = reached.robots;
  const named = kinds.includes('merchant_xml') ? await namedFeeds(reached, site, during) : [];
  const places: [FeedKind, string][] = [
    ...ownPlaces.flatMap(([kind, path]): [FeedKind, string][] => (kinds.includes(kind) ? [[kind, origin + path]] : [])),
    ...named.map((url): [FeedKind, string] => ['merchant_xml', url]),
  ];
  const tried = await Promise.all(places.map(([kind, url]) => tryFeed(kind, url)));
  const found = tried.filter((one) => one !== null).toSorted((a, b) => b.variants - a.variants);
  return preferred.flatMap((kind) => found.find((one) => one.kind === kind) ?? []);

  async function tryFeed(kind: FeedKind, url: string): Promise<FoundFeed | null> {
    try {
      const from = reached.feed(during);
      const reading = await readFeed({ kind, url, etag: null, site, from, pageCurrency, until });
      if (reading === null) return null;
      const { urls, variants, currency, problem, isPartial } = reading;
      const told = isPartial ? 'It is long: so much was counted so far.' : problem;
      return { kind, url, products: urls.size, variants, currency, problem: told };
    } catch (error) {
      if (signal.aborted) throw error;
      if (error instanceof FeedRefused || during.aborted) return null;
      throw error;
    }
  }
}

/** Addresses that may be a Merchant feed; what they give is looked at before it is believed. */
async function namedFeeds(reached: ReachedSite, site: Site, signal: AbortSignal): Promise<string[]> {
  const { origin, sitemaps } = reached.robots;
  const inRobots = sitemaps.filter((url) => !/sitemap/i.test(url));
  const own = [...inRobots, ...(await linkedFeeds(reached, `${origin}/`, signal))]
    .map((url) => normaliseUrl(url, `${origin}/`))
    .filter((url) => url !== null && belongsTo(site, url));
  const likely = (url: string) => (/product|merchant|google|shopping|catalog/i.test(url) ? 0 : 1);
  return [...new Set(own)]
    .filter((url) => url !== null)
    .toSorted((a, b) => likely(a) - likely(b))
    .slice(0, namedMax);
}

async function linkedFeeds(reached: ReachedSite, home: string, signal: AbortSignal): Promise<string[]> {
  const opened = await reached.feed(signal).tryOpen(home);
  if (opened === null) return [];
  let html = '';
  try {
    for await (const piece of opened.text) {
      html += piece;
      if (html.length > homePageMax) break;
    }
    return findAll(
      ({ name, attribs }) =>
        name === 'link' && /(?:rss|atom|application|text)(?:\+|\/)xml/i.test(attribs['type'] ?? ''),
      parseHtml(html.slice(0, homePageMax)).children,
    ).flatMap(({ attribs }) => attribs['href'] ?? []);
  } catch (error) {
    if (signal.aborted) throw error;
    // a home page that cannot be read names none
    return [];
  }
}
