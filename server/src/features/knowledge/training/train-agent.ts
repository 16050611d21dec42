/** One training run: discover → fetch → extract → index. Every page is committed by itself, so a killed run goes on where it stopped; a site that is away is waited for. */
import { countMax, discoverPages } from '../../../crawling/discover-pages.ts';
import { SiteUnreachable } from '../../../crawling/fetch-pages.ts';
import { readRobots, RobotsUnreadable } from '../../../crawling/robots.ts';
import type { Robots } from '../../../crawling/robots.ts';
import { siteOf } from '../../../crawling/site-identity.ts';
import type { Site } from '../../../crawling/site-identity.ts';
import { createSiteWeb } from '../../../crawling/site-web.ts';
import { TryAgainLater } from '../../../jobs/try-again-later.ts';
import type { Web } from '../../../ports/web.ts';
import { isSame } from '../domain/what-changed.ts';
import type { KnowledgeRow, TrainingRunRow } from '../store.ts';
import { planPages } from './plan-pages.ts';
import { publishRun } from './publish-run.ts';
import { readPages } from './read-pages.ts';
import { HeldBack, Overtaken, RunFailed } from './run-store.ts';
import type { RunKey } from './run-store.ts';
import type { TrainingNeeds } from './training-needs.ts';

/** Raised when pages are read better than before: agents then read theirs anew at their next training. */
const readerVersion = 15;
/** Addresses read beyond the plan's pages, for copies and failures take none of the plan. */
const spareAddresses = 10;

interface Job {
  key: RunKey;
  isLastAttempt: boolean;
  signal: AbortSignal;
}

export function createTrainAgent(needs: TrainingNeeds) {
  const { store } = needs;

  /** @throws TryAgainLater while the site is away, and what went wrong on our side */
  async function train(job: Job): Promise<void> {
    const { key } = job;
    const run = await store.run(key);
    const knowledge = await needs.knowledge(key.agentId);
    if (run === null || knowledge === null || run.finishedAt !== null) return;
    try {
      await trainOnce(job, run, knowledge);
    } catch (error) {
      if (error instanceof Overtaken) return;
      const reason = await finalReason(job, run, error);
      if (reason === null) throw error;
      const held = error instanceof HeldBack ? { isHeldBack: true, suite: error.suite, digest: error.digest } : {};
      if (!(await store.fail(key, reason, held))) return;
      if (!(error instanceof RunFailed || error instanceof HeldBack || isAway(error))) {
        await needs.onEnded(key);
        throw error;
      }
    }
    await needs.onEnded(key);
  }

  async function trainOnce({ key, signal }: Job, run: TrainingRunRow, knowledge: KnowledgeRow): Promise<void> {
    const site = siteOf(knowledge.websiteUrl);
    if (site === null) throw new RunFailed('The website’s address cannot be read.');
    // a run that waited, or was scheduled, may find another site named than the one that was proved (CW-26)
    if (knowledge.ownershipProvedAt === null) throw new RunFailed('Show us first that the website is yours.');
    const isUnread = run.phase === 'waiting' || run.phase === 'discovering';
    if (isUnread) await needs.keepProof(knowledge);
    const robots = await readRobots({ web: needs.web, site, sleep: needs.sleep, signal });
    const web = createSiteWeb(needs.web, site, robots.origin);
    const published = await store.publishedRun(key.agentId);
    const before = published && { agentId: key.agentId, runId: published.id };
    const baseRunId = isUnread ? basisOf(published) : run.baseRunId;
    const pageLimit = await needs.pageLimit(key.agentId);
    if (isUnread) {
      await store.begin(key, { baseRunId, readerVersion, pageLimit });
      await discover({ key, knowledge, site, web, robots, baseRunId, pageLimit, signal });
    }
    if (!(await store.setPhase(key, 'fetching'))) throw new Overtaken();
    const { excludeUrls: excludes } = knowledge;
    const reading = { key, baseRunId, pageLimit, site, web, robots, excludes, signal };
    await readPages(needs, reading);
    // whoever asks for it has changed something: a sitemap that knows of nothing is not believed
    if (run.cause === 'owner' && before !== null && (await standsStill(key, before, baseRunId))) {
      await store.askCarried(key, baseRunId);
      await readPages(needs, reading);
    }
    if (!(await store.setPhase(key, 'indexing'))) throw new Overtaken();
    await publishRun(needs, {
      key,
      site,
      before,
      baseRunId,
      pageLimit,
      isExpected: run.acceptsSmaller || (published !== null && knowledge.savedAt > published.createdAt),
      excludes,
      acceptsFailures: run.acceptsFailures,
      commonestFailure: () => store.commonestFailure(key),
    });
  }

  async function standsStill(key: RunKey, before: RunKey, baseRunId: string | null): Promise<boolean> {
    const [old, now] = await Promise.all([
      needs.publishing.keptFacts(before, null),
      needs.publishing.keptFacts(key, baseRunId),
    ]);
    return isSame(old, now);
  }

  async function discover(run: {
    key: RunKey;
    knowledge: KnowledgeRow;
    site: Site;
    web: Pick<Web, 'stream' | 'isLocal'>;
    robots: Robots;
    baseRunId: string | null;
    pageLimit: number;
    signal: AbortSignal;
  }): Promise<void> {
    const { key, knowledge, site, web, robots, baseRunId, pageLimit, signal } = run;
    const found = await discoverPages({
      web,
      site,
      sitemapUrl: knowledge.sitemapUrl,
      excludes: knowledge.excludeUrls,
      robotsSitemaps: robots.sitemaps,
      pagesMax: Math.min(pageLimit * spareAddresses, countMax),
      countMax,
      signal,
    });
    if (found.total === 0) {
      const reason = `No pages were found. ${found.notices[0] ?? 'The sitemap lists none of this site.'}`;
      throw found.isIncomplete ? new SiteUnreachable(reason) : new RunFailed(reason);
    }
    const notices = [...robots.notices, ...found.notices];
    if (found.foreign > 0) notices.push(`${found.foreign} addresses of other sites in the sitemap were left out.`);
    const known = baseRunId === null ? [] : await store.knownPages({ agentId: key.agentId, runId: baseRunId });
    const listed = new Set(found.pages.map(({ url }) => url));
    // a part of the sitemap that cannot be read today does not take its pages away
    const unlisted = found.isIncomplete ? known.filter(({ url, state }) => state === 'kept' && !listed.has(url)) : [];
    const planned = planPages(
      [...found.pages, ...unlisted.map(({ url }) => ({ url, lastModified: null }))],
      known,
      needs.now(),
    );
    const keptBefore = new Set(known.filter(({ state }) => state === 'kept').map(({ url }) => url));
    const carriedKept = planned.filter(({ url, state }) => state === 'carried' && keptBefore.has(url)).length;
    await store.addPages(key, planned, {
      notices,
      sitemapInstead: found.instead,
      excluded: found.excluded,
      pageNumberSite: found.total,
      carriedKept,
    });
  }

  /** Why the run is over, or null when it is to be tried again. @throws TryAgainLater */
  async function finalReason({ key, isLastAttempt, signal }: Job, run: TrainingRunRow, error: unknown) {
    if (error instanceof RunFailed || error instanceof HeldBack) return error.message;
    if (isAway(error)) return awayTooLong(key, run, error);
    return isLastAttempt && !signal.aborted ? 'Something went wrong on our side.' : null;
  }

  async function awayTooLong(key: RunKey, run: TrainingRunRow, error: Error): Promise<string> {
    const now = needs.now();
    const awaySince = (await store.run(key))?.awaySince ?? now;
    const pauseMs = pauseFor(now.getTime() - awaySince.getTime());
    if (pauseMs === null) return error.message;
    const pausedUntil = new Date(now.getTime() + pauseMs);
    await store.pause(key, { awaySince, pausedUntil, reason: error.message });
    throw new TryAgainLater(pauseMs, `run ${run.id} waits for its site`);
  }

  return train;
}

const isAway = (error: unknown): error is Error =>
  error instanceof SiteUnreachable || error instanceof RobotsUnreadable;

/** Pages of another reader are not taken over: they would stay as badly read as they were. */
const basisOf = (published: TrainingRunRow | null): string | null =>
  published?.readerVersion === readerVersion ? published.id : null;

/** How long a site that does not answer is waited for: soon at first, then seldom, and no longer than a quarter of a day. */
const secondMs = 1_000;
const minuteMs = 60 * secondMs;

const steps = [
  { untilMs: minuteMs, pauseMs: 15 * secondMs },
  { untilMs: 5 * minuteMs, pauseMs: 30 * secondMs },
  { untilMs: 30 * minuteMs, pauseMs: 2 * minuteMs },
  { untilMs: 6 * 60 * minuteMs, pauseMs: 15 * minuteMs },
];

/** null: it is given up */
export const pauseFor = (awayMs: number): number | null =>
  steps.find(({ untilMs }) => awayMs < untilMs)?.pauseMs ?? null;
