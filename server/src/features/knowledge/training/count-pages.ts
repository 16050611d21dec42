/** After knowledge is saved, before the site is proved: how many pages its sitemaps name. */
import { allowEverything, readRobots, RobotsUnreadable } from '../../../crawling/robots.ts';
import { createSiteWeb } from '../../../crawling/site-web.ts';
import { siteOf } from '../../../crawling/site-identity.ts';
import { countMax, discoverPages } from '../../../crawling/discover-pages.ts';
import type { TrainingNeeds } from './training-needs.ts';

/** nobody has to prove anything for a count, so a site that is slow on purpose is not waited for to its end (CW-13) */
const withinMs = 120_000;

interface Needs extends Pick<TrainingNeeds, 'web' | 'sleep' | 'knowledge'> {
  setPageCount: (agentId: string, pages: number | null, reason: string | null) => Promise<void>;
}

export function createCountPages({ web, sleep, ...needs }: Needs) {
  async function count(agentId: string, signal: AbortSignal): Promise<void> {
    const knowledge = await needs.knowledge(agentId);
    const site = knowledge && siteOf(knowledge.websiteUrl);
    if (!knowledge || !site) return;
    const robots = await readRobots({ web, site, sleep, signal }).catch((error: unknown) => {
      if (error instanceof RobotsUnreadable) return { ...allowEverything, origin: `https://${site.host}` };
      throw error;
    });
    const found = await discoverPages({
      web: createSiteWeb(web, site, robots.origin),
      site,
      sitemapUrl: knowledge.sitemapUrl,
      excludes: knowledge.excludeUrls,
      robotsSitemaps: robots.sitemaps,
      pagesMax: 0,
      countMax,
      signal,
    });
    await needs.setPageCount(agentId, found.total === 0 ? null : found.total, found.notices[0] ?? null);
  }

  return async (agentId: string, signal: AbortSignal): Promise<void> => {
    const late = AbortSignal.timeout(withinMs);
    try {
      await count(agentId, AbortSignal.any([signal, late]));
    } catch (error) {
      if (!late.aborted || signal.aborted) throw error;
      await needs.setPageCount(agentId, null, 'The site took too long to name its pages.');
    }
  };
}
