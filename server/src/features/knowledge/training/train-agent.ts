/** One training run: discover → fetch → extract → index. Every page is committed by itself, so a killed run goes on where it stopped. */
import { allowEverything, readRobots, RobotsUnreadable } from '../../../crawling/robots.ts';
import type { Robots, Sleep } from '../../../crawling/robots.ts';
import { discoverPages } from '../../../crawling/discover-pages.ts';
import { fetchPages, SiteUnreachable } from '../../../crawling/fetch-pages.ts';
import type { FetchedPage } from '../../../crawling/fetch-pages.ts';
import type { Politeness } from '../../../crawling/politeness.ts';
import { siteOf } from '../../../crawling/site-identity.ts';
import type { Site } from '../../../crawling/site-identity.ts';
import type { ExtractedPage } from '../../../extraction/extracted-page.ts';
import type { Web, WebResponse } from '../../../ports/web.ts';
import type { IndexDocuments } from '../../../search/documents.ts';
import type { KnowledgeRow } from '../store.ts';
import { contentHash, createCopies } from './copies.ts';
import type { PageResult, RunKey, TrainingStore } from './training-store.ts';

/** Addresses counted at most; a site with more is said to have more. */
const countMax = 100_000;
/** Addresses read beyond the plan's pages, for copies and failures take none of the plan. */
const spareAddresses = 1.5;

export interface TrainingNeeds {
  store: TrainingStore;
  web: Web;
  politeness: Politeness;
  sleep: Sleep;
  knowledge: (agentId: string) => Promise<KnowledgeRow | null>;
  /** pages that the agent's plan covers */
  pageLimit: (agentId: string) => Promise<number>;
  extractPage: (page: Pick<WebResponse, 'url' | 'headers' | 'body'>) => ExtractedPage | Promise<ExtractedPage>;
  documentsOf: (pages: { url: string; extracted: ExtractedPage }[]) => Promise<IndexDocuments>;
  buildIndex: (documents: IndexDocuments) => Promise<Uint8Array>;
  /** told once, when a run has been published */
  onTrained: (agentId: string) => Promise<void>;
}

interface Job {
  key: RunKey;
  isLastAttempt: boolean;
  signal: AbortSignal;
}

/** Says in plain words why a run cannot go on, whatever is tried. */
class RunFailed extends Error {}

export function createTrainAgent(needs: TrainingNeeds) {
  const { store, web } = needs;

  async function train({ key, isLastAttempt, signal }: Job): Promise<void> {
    const run = await store.run(key);
    const knowledge = await needs.knowledge(key.agentId);
    if (run === null || knowledge === null || run.phase === 'done' || run.phase === 'failed') return;
    if (!(await store.isNewest(key))) return store.fail(key, 'A newer training took its place.');
    const site = siteOf(knowledge.websiteUrl);
    try {
      if (site === null) throw new RunFailed('The website’s address cannot be read.');
      const robots = await readRobots({ web, site, sleep: needs.sleep, signal });
      if (run.phase === 'waiting' || run.phase === 'discovering') await discover(key, knowledge, site, robots, signal);
      await fetchAll(key, site, robots, signal);
      await publish(key);
    } catch (error) {
      const isFinal = error instanceof RunFailed;
      const isSites = error instanceof SiteUnreachable || error instanceof RobotsUnreadable;
      if (isFinal || (isSites && isLastAttempt)) return store.fail(key, error.message);
      if (isLastAttempt && !signal.aborted) await store.fail(key, 'Something went wrong on our side.');
      throw error;
    }
    await needs.onTrained(key.agentId);
  }

  async function discover(key: RunKey, knowledge: KnowledgeRow, site: Site, robots: Robots, signal: AbortSignal) {
    await store.setPhase(key, 'discovering');
    const limit = await needs.pageLimit(key.agentId);
    const found = await discoverPages({
      web,
      site,
      sitemapUrl: knowledge.sitemapUrl,
      excludes: knowledge.excludeUrls,
      robotsSitemaps: robots.sitemaps,
      pagesMax: Math.ceil(limit * spareAddresses),
      countMax,
      signal,
    });
    if (found.total === 0) {
      throw new RunFailed(`No pages were found. ${found.notices[0] ?? 'The sitemap lists none of this site.'}`);
    }
    const notices = [...robots.notices, ...found.notices];
    if (found.foreign > 0) notices.push(`${found.foreign} addresses of other sites in the sitemap were left out.`);
    await store.addPages(
      key,
      found.pages.map((page) => page.url),
      notices,
      found.total,
    );
  }

  async function fetchAll(key: RunKey, site: Site, robots: Robots, signal: AbortSignal): Promise<void> {
    await store.setPhase(key, 'fetching');
    const limit = await needs.pageLimit(key.agentId);
    const kept = await store.keptPages(key);
    const copies = createCopies(site, kept);
    let keptCount = kept.length;
    const waiting = (await store.waitingPages(key)).map((url) => ({ url }));
    for await (const page of fetchPages({ web, site, robots, politeness: needs.politeness, signal }, waiting)) {
      const result = await resultOf(page, copies);
      if (result.state === 'kept') keptCount += 1;
      if (keptCount > limit) break;
      await store.settlePage(key, result);
    }
    signal.throwIfAborted();
    if (keptCount > limit) await store.skipWaiting(key, `The plan covers ${limit} pages.`);
  }

  async function resultOf(page: FetchedPage, copies: ReturnType<typeof createCopies>): Promise<PageResult> {
    if (page.outcome === 'unchanged') return { url: page.url, state: 'failed', reason: 'The site sent no page.' };
    if (page.outcome === 'failed') {
      return { url: page.url, state: 'failed', reason: page.reason, httpStatus: page.status };
    }
    const { response, url } = page;
    const extracted = await needs.extractPage(response);
    const facts = {
      url,
      httpStatus: response.status,
      etag: response.headers['etag'] ?? null,
      lastModified: response.headers['last-modified'] ?? null,
    };
    if (extracted.refusal !== null) return { ...facts, state: 'failed', reason: extracted.refusal };
    const hash = contentHash(extracted);
    const copy = copies.reasonFor(response.url, extracted, hash);
    return copy === null
      ? { ...facts, state: 'kept', contentHash: hash, extracted }
      : { ...facts, state: 'skipped', reason: copy };
  }

  async function publish(key: RunKey): Promise<void> {
    await store.setPhase(key, 'indexing');
    const pages = await store.extractedPages(key);
    if (pages.length === 0) {
      throw new RunFailed(`None of the pages could be read. ${(await store.commonestFailure(key)) ?? ''}`.trim());
    }
    const documents = await needs.documentsOf(pages);
    await store.publish(key, documents, await needs.buildIndex(documents));
  }

  return train;
}

/** After knowledge is saved, before the site is proved: how many pages its sitemaps name. */
export function createCountPages(
  needs: Pick<TrainingNeeds, 'web' | 'sleep' | 'knowledge'> & {
    setPageCount: (agentId: string, pages: number | null, reason: string | null) => Promise<void>;
  },
) {
  return async (agentId: string, signal: AbortSignal): Promise<void> => {
    const knowledge = await needs.knowledge(agentId);
    const site = knowledge && siteOf(knowledge.websiteUrl);
    if (!knowledge || !site) return;
    const { web, sleep } = needs;
    const robots = await readRobots({ web, site, sleep, signal }).catch((error: unknown) => {
      if (error instanceof RobotsUnreadable) return allowEverything;
      throw error;
    });
    const found = await discoverPages({
      web,
      site,
      sitemapUrl: knowledge.sitemapUrl,
      excludes: knowledge.excludeUrls,
      robotsSitemaps: robots.sitemaps,
      pagesMax: 0,
      countMax,
      signal,
    });
    await needs.setPageCount(agentId, found.total === 0 ? null : found.total, found.notices[0] ?? null);
  };
}
