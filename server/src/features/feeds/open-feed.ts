/** The way to a shop's feeds: of the proved site alone, as its robots.txt allows, in its turn, and never more than a feed may be long. */
import type { Politeness } from '../../crawling/politeness.ts';
import { readRobots, RobotsUnreadable } from '../../crawling/robots.ts';
import type { Robots, Sleep } from '../../crawling/robots.ts';
import { belongsTo } from '../../crawling/site-identity.ts';
import type { Site } from '../../crawling/site-identity.ts';
import { createSiteWeb } from '../../crawling/site-web.ts';
import { sitemapText } from '../../crawling/sitemap-bytes.ts';
import { WebError } from '../../ports/web.ts';
import type { Web } from '../../ports/web.ts';
import { FeedRefused, webPage } from './domain/sieve.ts';

const feedMaxBytes = 50 * 1024 * 1024;
const intervalMs = 500;
const restMs = 60_000;
/** it is read as it comes, and a long one takes longer than a page may */
const wholeMs = 120_000;

export interface FeedNeeds {
  web: Pick<Web, 'stream' | 'isLocal'>;
  politeness: Politeness;
  sleep: Sleep;
}

export interface OpenedFeed {
  /** 304: as it was */
  isUnchanged: boolean;
  etag: string | null;
  headers: Record<string, string>;
  /** to be read once; throws FeedRefused when it grows too long */
  text: AsyncIterable<string>;
}

/** What is opened by it may together be as long as one feed. */
export interface FeedSite {
  /** @throws FeedRefused, or the signal's reason */
  open(url: string, etag?: string | null): Promise<OpenedFeed>;
  /** as open, and null instead of a refusal */
  tryOpen(url: string): Promise<OpenedFeed | null>;
}

export interface ReachedSite {
  robots: Robots & { origin: string };
  feed(signal: AbortSignal): FeedSite;
}

/** @throws FeedRefused, or the signal's reason */
export async function reachSite(needs: FeedNeeds, site: Site, signal: AbortSignal): Promise<ReachedSite> {
  const robots = await readRobots({ ...needs, site, signal }).catch((error: unknown) => {
    if (error instanceof RobotsUnreadable) throw new FeedRefused('The shop cannot be reached now.');
    throw error;
  });
  const web = createSiteWeb(needs.web, site, robots.origin);
  return { robots, feed: (during) => openOn({ ...needs, web }, site, robots, during) };
}

function openOn({ web, politeness }: FeedNeeds, site: Site, robots: Robots, signal: AbortSignal): FeedSite {
  let left = feedMaxBytes;

  async function* counted(text: AsyncIterable<string>): AsyncGenerator<string, void> {
    try {
      for await (const piece of text) {
        left -= piece.length;
        if (left < 0) throw tooLong();
        yield piece;
      }
    } catch (error) {
      throw asRefused(error);
    }
  }

  async function open(url: string, etag: string | null = null): Promise<OpenedFeed> {
    if (!belongsTo(site, url)) throw new FeedRefused(`The feed’s address is not one of ${site.host}.`);
    if (!robots.allows(url)) throw new FeedRefused('The shop’s robots.txt does not let us read this address.');
    const isLocal = web.isLocal(new URL(url).hostname);
    await politeness.turn(site.host, isLocal ? 0 : Math.max(intervalMs, robots.crawlDelayMs), signal);
    if (left <= 0) throw tooLong();
    const response = await web.stream({ url, etag, signal, maxBytes: left, wholeMs }).catch((error: unknown) => {
      throw asRefused(error);
    });
    const { status, headers } = response;
    const refusal = belongsTo(site, response.url)
      ? refusalOf(status, response.url)
      : new FeedRefused('The feed’s address leads to another site.');
    if (refusal !== null) {
      await leave(response.body);
      if (!isLocal && (status === 429 || status === 503)) await politeness.pause(site.host, restMs);
      throw refusal;
    }
    const isUnchanged = status === 304;
    if (isUnchanged) await leave(response.body);
    const text = isUnchanged ? nothing() : counted(sitemapText(response.body, Infinity));
    return { isUnchanged, etag: headers['etag']?.slice(0, 200) ?? null, headers, text };
  }

  return {
    open,
    tryOpen: (url) =>
      open(url).catch((error: unknown) => {
        if (error instanceof FeedRefused) return null;
        throw error;
      }),
  };
}

const tooLong = () =>
  new FeedRefused(`The feed is longer than ${feedMaxBytes / 1024 / 1024} MB, which is more than can be read.`);

function refusalOf(status: number, url: string): FeedRefused | null {
  // where Shopify sends everybody while a shop is closed
  if (/^\/(?:password|login|account\/login|wp-login\.php)$/.test(new URL(url).pathname)) return webPage();
  if (status === 200 || status === 304) return null;
  if (status === 404 || status === 410) return new FeedRefused('There is no feed at this address.');
  if (status === 401 || status === 403)
    return new FeedRefused(`The shop does not let us read this address (status ${status}).`);
  if (status === 429) return new FeedRefused('The shop asks us to come later.');
  return new FeedRefused(`The shop answered with status ${status}.`);
}

function asRefused(error: unknown): unknown {
  if (!(error instanceof WebError)) return error;
  return error.code === 'too_large' ? tooLong() : new FeedRefused(error.message);
}

async function leave(body: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _ of body) break;
}

async function* nothing(): AsyncGenerator<string, void> {}
