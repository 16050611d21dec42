/** Feeds as their owner sees and sets them. */
import { setTimeout as wait } from 'node:timers/promises';
import type { BodyOf } from '@vitrine/contract/routes';
import type { Feed, FeedKind } from '@vitrine/contract/feeds';
import { belongsTo, normaliseUrl, siteOf } from '../../crawling/site-identity.ts';
import type { Site } from '../../crawling/site-identity.ts';
import { Refused } from '../../lib/refused.ts';
import { FeedRefused } from './domain/sieve.ts';
import { findFeeds } from './find-feeds.ts';
import type { FeedNeeds } from './open-feed.ts';
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
