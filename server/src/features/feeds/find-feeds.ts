/** Which feeds a shop offers: asked for where shop software keeps them, and where robots.txt or the home page name one. */
import type { FeedKind } from '@vitrine/contract/feeds';
import { findAll } from 'domutils';
import { belongsTo, normaliseUrl } from '../../crawling/site-identity.ts';
import type { Site } from '../../crawling/site-identity.ts';
import { parseHtml } from '../../extraction/parse-html.ts';
import { FeedRefused } from './domain/sieve.ts';
import { reachSite } from './open-feed.ts';
import type { FeedNeeds, ReachedSite } from './open-feed.ts';
import { readFeed } from './read-feed.ts';

/** an owner waits for it */
const usuallyCountsForMs = 8_000;
const triesForMs = 15_000;
const homePageMax = 1_000_000;
const namedMax = 6;
const ownPlaces: [FeedKind, string][] = [
  ['shopify', '/products.json'],
  ['woocommerce', '/wp-json/wc/store/v1/products'],
];

export interface FoundFeed {
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
  { site, pageCurrency, kinds = allKinds, countsForMs = usuallyCountsForMs }: Sought,
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
  return allKinds.flatMap((kind) => found.find((one) => one.kind === kind) ?? []);

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

const allKinds: readonly FeedKind[] = ['shopify', 'woocommerce', 'merchant_xml'];

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
