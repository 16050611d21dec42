/** What becomes of one fetched page: kept, left out with a reason, failed with a reason, or kept as an earlier training read it. */
import type { FetchedPage } from '../../../crawling/fetch-pages.ts';
import type { ExtractedPage, PageRefusal } from '../../../extraction/extracted-page.ts';
import type { WebResponse } from '../../../ports/web.ts';
import { contentHash } from './copies.ts';
import type { createCopies } from './copies.ts';
import { fingerprintOf } from './near-copies.ts';
import type { PageResult, WaitingPage } from './training-store.ts';

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
