/** The middle part of a training run: the pages one by one, each committed by itself; those of the sitemap, and those that the site links to beside it. */
import { fetchPages, SiteUnreachable } from '../../../crawling/fetch-pages.ts';
import type { FetchedPage, PageToFetch } from '../../../crawling/fetch-pages.ts';
import { linkedPages, linkedPagesMax } from '../../../crawling/linked-pages.ts';
import type { Robots } from '../../../crawling/robots.ts';
import { pageKey } from '../../../crawling/site-identity.ts';
import type { Site } from '../../../crawling/site-identity.ts';
import type { ExtractedPage, PageRefusal } from '../../../extraction/extracted-page.ts';
import type { Web, WebResponse } from '../../../ports/web.ts';
import { contentHash, createCopies, fingerprintOf } from './copies.ts';
import { Overtaken } from './run-store.ts';
import type { RunKey } from './run-store.ts';
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
  excludes: readonly string[];
  signal: AbortSignal;
}

/** @throws SiteUnreachable, Overtaken, the signal's reason */
export async function readPages(needs: TrainingNeeds, run: Run): Promise<void> {
  const { store } = needs;
  const linked = new Set<string>();
  const follow = async (): Promise<string[]> => {
    const links = linkedPages(await store.siteLinks(run.key, run.baseRunId), run).filter((url) => !linked.has(url));
    const added = await store.addLinked(run.key, links.slice(0, linkedPagesMax - linked.size));
    for (const url of added) linked.add(url);
    return added;
  };
  const reading = { linked, follow };
  // pages that are believed to stand still link to what they linked to before
  await follow();
  while ((await readWaiting(needs, run, reading)) === 'dates-are-worthless') {
    await store.askCarried(run.key, run.baseRunId);
  }
  if ((await follow()).length > 0) await readLinked(needs, run, reading);
}

/** Pages that only footers name may all be away without the site being so. */
async function readLinked(needs: TrainingNeeds, run: Run, reading: Reading): Promise<void> {
  try {
    await readWaiting(needs, run, reading);
  } catch (error) {
    if (!(error instanceof SiteUnreachable)) throw error;
    await needs.store.dropLinked(run.key, [...reading.linked]);
  }
}

interface Reading {
  /** no sitemap names these: that one of them is not there is no failure */
  linked: ReadonlySet<string>;
  /** adds what the pages read so far link to */
  follow: () => Promise<string[]>;
}

async function readWaiting(needs: TrainingNeeds, run: Run, reading: Reading): Promise<'done' | 'dates-are-worthless'> {
  const { store, politeness, extractPage } = needs;
  const { key, baseRunId, pageLimit, site, web, robots, signal } = run;
  const { linked, follow } = reading;
  const homeKey = `${site.host}/`;
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

  // the home page leads to the shop's terms, which are worth more than what the plan leaves out at the end
  const rank = ({ url }: WaitingPage) => (pageKey(url) === homeKey ? 0 : linked.has(url) ? 1 : 2);
  const queue = waiting.toSorted((a, b) => rank(a) - rank(b));
  const next = (): IteratorResult<PageToFetch> => {
    for (let page = queue.shift(); page !== undefined; page = queue.shift()) {
      const { url, known } = page;
      if (!copies.isTrap(url)) {
        return { done: false, value: { url, etag: known?.etag ?? null, lastModified: known?.lastModified ?? null } };
      }
      trapped.push(url);
    }
    return { done: true, value: undefined };
  };
  const toFetch: Iterable<PageToFetch> = { [Symbol.iterator]: () => ({ next }) };
  async function followHome(): Promise<void> {
    await settle(null);
    const added = new Set(await follow());
    const fresh = (await store.waitingPages(key, baseRunId)).filter(({ url }) => added.has(url));
    for (const page of fresh) byUrl.set(page.url, page);
    queue.unshift(...fresh);
  }

  for await (const page of fetchPages({ web, site, robots, politeness, signal }, toFetch)) {
    const asked = byUrl.get(page.url);
    const result = await pageResult({ extractPage, copies, now: needs.now() }, page, asked?.known ?? null);
    if (linked.has(page.url) && !result.isKept) {
      await store.dropLinked(key, [page.url]);
      continue;
    }
    // one more is read than the plan covers: what is left out then is told truthfully
    isFull = result.isKept && keptCount === pageLimit;
    if (isFull) break;
    if (result.isKept) keptCount += 1;
    await settle(result);
    if (result.isKept && pageKey(page.url) === homeKey) await followHome();
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

/** What becomes of one fetched page: kept, left out with a reason, failed with a reason, or kept as an earlier training read it. */

/** an older reading is worth keeping for so long */
const staleMaxMs = 30 * 86_400_000;

type ExtractPage = (page: Pick<WebResponse, 'url' | 'headers' | 'body'>) => ExtractedPage | Promise<ExtractedPage>;

interface Needs {
  extractPage: ExtractPage;
  copies: ReturnType<typeof createCopies>;
  now: Date;
}

export async function pageResult(needs: Needs, page: FetchedPage, known: WaitingPage['known']): Promise<PageResult> {
  const { url } = page;
  if (page.outcome === 'unchanged') {
    return known === null
      ? failed(url, 'The site sent no page.')
      : { url, state: 'carried', isConfirmed: true, isKept: known.state === 'kept' };
  }
  if (page.outcome === 'failed') {
    const result = { ...failed(url, page.reason), httpStatus: page.status };
    return (page.passing && stale(result, known, needs.now)) || result;
  }
  const { response } = page;
  const extracted = await needs.extractPage(response);
  const facts = {
    url,
    httpStatus: response.status,
    etag: response.headers['etag'] ?? null,
    lastModified: response.headers['last-modified'] ?? null,
    isConfirmed: true,
  };
  const { refusal } = extracted;
  if (refusal !== null) {
    const reason = refusalWords[refusal];
    if (neutralRefusals.has(refusal)) return { ...facts, state: 'skipped', reason, isKept: false };
    const result = { ...failed(url, reason), httpStatus: response.status };
    return (refusal === 'robot_check' && stale(result, known, needs.now)) || result;
  }
  const hash = contentHash(extracted);
  const print = fingerprintOf(extracted);
  const copy = needs.copies.copyOf({ url, answeredAt: response.url }, extracted, hash, print);
  return copy === null
    ? { ...facts, state: 'kept', contentHash: hash, fingerprint: print, extracted, isKept: true }
    : { ...facts, state: 'skipped', reason: copy.reason, copyOf: copy.of, isKept: false };
}

/** Nothing is wrong with such a page: it has nothing to tell, or is not to be told of. */
const neutralRefusals: ReadonlySet<PageRefusal> = new Set<PageRefusal>([
  'noindex',
  'no_text',
  'onward',
  'data',
  'buying',
]);

const refusalWords: Record<PageRefusal, string> = {
  noindex: 'The page asks not to be indexed.',
  missing: 'The page says that it does not exist.',
  no_text: 'The page has no text of its own.',
  data: 'It is data for programs, not a page.',
  buying: 'It is a page to buy or sign in on.',
  onward: 'The page only leads to another address.',
  robot_check: 'The site answered with a check for robots instead of the page.',
  log_in: 'The page asks for a log-in.',
  needs_scripts: 'The page is empty without JavaScript.',
  not_text: 'It is not a page of text.',
  too_many_parts: 'The page has too many parts to be read.',
  too_deep: 'The page is nested too deeply to be read.',
  too_complex: 'The page is too complex to be read.',
  unreadable: 'The page could not be read.',
};

const failed = (url: string, reason: string) =>
  ({ url, state: 'failed', reason, isConfirmed: false, isKept: false }) satisfies PageResult;

/** A page that only could not be asked today is still what it was. */
function stale(result: PageResult, known: WaitingPage['known'], now: Date): PageResult | null {
  if (known?.state !== 'kept' || now.getTime() - known.fetchedAt.getTime() > staleMaxMs) return null;
  const day = known.fetchedAt.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const { url, reason } = result;
  return {
    url,
    state: 'carried',
    reason: `${reason ?? ''} What it said on ${day} is kept.`.trim(),
    isConfirmed: false,
    isKept: true,
  };
}
