/** The middle part of a training run: the pages one by one, each committed by itself. */
import { fetchPages } from '../../../crawling/fetch-pages.ts';
import type { PageToFetch } from '../../../crawling/fetch-pages.ts';
import type { Robots } from '../../../crawling/robots.ts';
import type { Site } from '../../../crawling/site-identity.ts';
import type { Web } from '../../../ports/web.ts';
import { createCopies } from './copies.ts';
import { pageResult } from './page-result.ts';
import { Overtaken } from './run-ends.ts';
import type { RunKey } from './run-rows.ts';
import type { TrainingNeeds } from './training-needs.ts';
import type { PageResult, WaitingPage } from './training-store.ts';

/** so many unchanged pages are committed together: to ask them again after a kill costs next to nothing */
const unchangedAtOnce = 50;

interface Run {
  key: RunKey;
  baseRunId: string | null;
  pageLimit: number;
  site: Site;
  web: Pick<Web, 'stream' | 'isLocal'>;
  robots: Robots;
  signal: AbortSignal;
}

/** @throws SiteUnreachable, Overtaken, the signal's reason */
export async function readPages(needs: TrainingNeeds, run: Run): Promise<void> {
  while ((await readWaiting(needs, run)) === 'dates-are-worthless')
    await needs.store.askCarried(run.key, run.baseRunId);
}

async function readWaiting(needs: TrainingNeeds, run: Run): Promise<'done' | 'dates-are-worthless'> {
  const { store, politeness, extractPage } = needs;
  const { key, baseRunId, pageLimit, site, web, robots, signal } = run;
  const waiting = await store.waitingPages(key, baseRunId);
  const byUrl = new Map(waiting.map((page) => [page.url, page]));
  const kept = await store.keptPages(key, baseRunId);
  const copies = createCopies(site, kept, [...waiting.map(({ url }) => url), ...kept.map(({ url }) => url)]);
  let keptCount = kept.length;
  let isFull = false;
  let areDatesWorthless = false;
  const trapped: string[] = [];
  let unsettled: PageResult[] = [];

  async function settle(result: PageResult | null): Promise<void> {
    if (result !== null) unsettled.push(result);
    if (result?.state === 'carried' && result.isConfirmed && unsettled.length < unchangedAtOnce) return;
    if (unsettled.length > 0 && !(await store.settlePages(key, unsettled))) throw new Overtaken();
    unsettled = [];
  }

  function* toFetch(): Generator<PageToFetch> {
    for (const { url, known } of waiting) {
      if (copies.isTrap(url)) trapped.push(url);
      else yield { url, etag: known?.etag ?? null, lastModified: known?.lastModified ?? null };
    }
  }
  for await (const page of fetchPages({ web, site, robots, politeness, signal }, toFetch())) {
    const asked = byUrl.get(page.url);
    const result = await pageResult({ extractPage, copies, now: needs.now() }, page, asked?.known ?? null);
    // one more is read than the plan covers: what is left out then is told truthfully
    isFull = result.isKept && keptCount === pageLimit;
    if (isFull) break;
    if (result.isKept) keptCount += 1;
    await settle(result);
    areDatesWorthless ||= changedInSecret(asked, result);
  }
  signal.throwIfAborted();
  await settle(null);
  if (trapped.length > 0)
    await store.skipWaiting(key, 'Addresses like this one say the same again and again.', trapped);
  if (isFull) await store.skipWaiting(key, `The plan covers ${pageLimit} pages.`);
  return areDatesWorthless && !isFull ? 'dates-are-worthless' : 'done';
}

/** It reads otherwise, though its sitemap gives it the same date as before. */
function changedInSecret(asked: WaitingPage | undefined, result: PageResult): boolean {
  const known = asked?.known;
  if (known?.state !== 'kept' || asked?.sitemapModified === null) return false;
  if (known.sitemapModified !== asked?.sitemapModified) return false;
  return result.contentHash !== undefined && result.contentHash !== known.contentHash;
}
