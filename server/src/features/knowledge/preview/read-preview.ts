/** Before anybody proved whose shop it is: a few pages, read as politely as all, so that its owner can try the agent. */
import { discoverPages } from '../../../crawling/discover-pages.ts';
import { fetchPages, SiteUnreachable } from '../../../crawling/fetch-pages.ts';
import { linkedPages } from '../../../crawling/linked-pages.ts';
import { readRobots, RobotsUnreadable } from '../../../crawling/robots.ts';
import { pageKey, siteOf } from '../../../crawling/site-identity.ts';
import type { Site } from '../../../crawling/site-identity.ts';
import { createSiteWeb } from '../../../crawling/site-web.ts';
import { readFactsInTurns } from '../../../facts/read-facts.ts';
import { isPolicyPage } from '../domain/what-changed.ts';
import type { KnowledgeRow } from '../store.ts';
import { contentHash } from '../training/copies.ts';
import type { ReadPage } from '../training/copies.ts';
import type { RunKey } from '../training/run-store.ts';
import type { TrainingNeeds } from '../training/training-needs.ts';
import type { PreviewStore } from './preview-store.ts';

/** an owner who waits sees something by then */
const withinMs = 60_000;
const listedMax = 500;

interface Needs extends Pick<
  TrainingNeeds,
  'web' | 'sleep' | 'politeness' | 'extractPage' | 'documentsOf' | 'buildIndex' | 'knowledge'
> {
  store: PreviewStore;
  /** counts it, for the agent and for the site */
  mayRead: (agentId: string, host: string) => Promise<boolean>;
}

export function createReadPreview(needs: Needs) {
  async function readPages(knowledge: KnowledgeRow, site: Site, signal: AbortSignal): Promise<ReadPage[]> {
    const robots = await readRobots({ web: needs.web, site, sleep: needs.sleep, signal });
    const web = createSiteWeb(needs.web, site, robots.origin);
    const { politeness } = needs;
    const { excludeUrls: excludes, sitemapUrl } = knowledge;
    const read = new Map<string, ReadPage>();
    const links: string[] = [];

    async function readAll(urls: readonly string[]): Promise<void> {
      const pages = urls.filter((url) => robots.allows(url)).map((url) => ({ url }));
      for await (const page of fetchPages({ web, site, robots, politeness, signal }, pages)) {
        if (page.outcome !== 'fetched') continue;
        const extracted = await needs.extractPage(page.response);
        links.push(...extracted.siteLinks);
        if (extracted.refusal === null) read.set(contentHash(extracted), { url: page.url, extracted });
      }
    }
    try {
      await readAll([`${robots.origin}/`]);
      const found = await discoverPages({
        web,
        site,
        sitemapUrl,
        excludes,
        robotsSitemaps: robots.sitemaps,
        pagesMax: listedMax,
        countMax: listedMax,
        signal,
      });
      const linked = linkedPages(links, { site, excludes, robots });
      await readAll(
        choosePages(
          found.pages.map(({ url }) => url),
          linked,
          site,
        ),
      );
    } catch (error) {
      // what was read until then is worth a try
      if (read.size === 0 || !(signal.aborted || error instanceof SiteUnreachable)) throw error;
    }
    return [...read.values()].slice(0, previewPages);
  }

  /** @param attempt 1 for the first: what is begun again because we died under it counts once */
  return async (key: RunKey, attempt: number, stop: AbortSignal): Promise<void> => {
    const knowledge = await needs.knowledge(key.agentId);
    if (knowledge === null || !(await needs.store.isUnderWay(key))) return;
    const site = siteOf(knowledge.websiteUrl);
    if (site === null) return;
    const { host } = site;
    if (attempt === 1 && !(await needs.mayRead(key.agentId, host))) {
      await needs.store.fail(key, `${host} was tried often today. Try it again tomorrow, or show us that it is yours.`);
      return;
    }
    const late = AbortSignal.timeout(withinMs);
    try {
      const pages = await readPages(knowledge, site, AbortSignal.any([stop, late]));
      if (pages.length === 0) {
        await needs.store.fail(key, `None of the pages of ${host} could be read.`);
        return;
      }
      const documents = await needs.documentsOf(pages);
      const [bytes, found] = await Promise.all([needs.buildIndex(documents), readFactsInTurns(documents)]);
      await needs.store.keep(key, { documents, bytes, found }, pages.length);
    } catch (error) {
      if (stop.aborted) throw error;
      const isTheirs = late.aborted || error instanceof SiteUnreachable || error instanceof RobotsUnreadable;
      await needs.store.fail(key, isTheirs ? `${host} did not answer in time.` : 'Something went wrong on our side.');
      if (!isTheirs) throw error;
    }
  };
}

const previewPages = 30;
const rulesMax = 10;

/**
 * Which few pages of a shop show best what its agent will know: the home page, the shop's rules, and some of everything else.
 * Addresses in the order in which they are to be read; the home page is not among them.
 */
export function choosePages(listed: readonly string[], linked: readonly string[], site: Site): string[] {
  const chosen = new Map<string, string>();
  const add = (urls: readonly string[], max: number) => {
    for (const url of urls) if (chosen.size < max && pageKey(url) !== `${site.host}/`) chosen.set(pageKey(url), url);
  };
  add(
    [...linked, ...listed].filter((url) => isPolicyPage(url, '')),
    rulesMax,
  );
  const step = Math.max(1, Math.floor(listed.length / previewPages));
  add(
    listed.filter((_, at) => at % step === 0),
    previewPages - 1,
  );
  add([...listed, ...linked], previewPages - 1);
  return [...chosen.values()];
}

/** How often a site is read before anybody proved that it is theirs (CW-28): of one agent, and by whomever it is named. */
const day = 86_400;
const perAgent = 5;
const perSite = 10;

export interface PreviewCounters {
  hit: (windows: ReadonlyMap<string, number>) => Promise<Map<string, { hits: number }>>;
}

export const createPreviewCap =
  (counters: PreviewCounters | null) =>
  async (agentId: string, host: string): Promise<boolean> => {
    if (counters === null) return true;
    const [agent, site] = [`preview:${agentId}`, `preview_site:${host}`];
    const counted = await counters.hit(
      new Map([
        [agent, day],
        [site, day],
      ]),
    );
    return (counted.get(agent)?.hits ?? 0) <= perAgent && (counted.get(site)?.hits ?? 0) <= perSite;
  };
