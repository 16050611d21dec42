/** What becomes of one fetched page: kept, left out with a reason, failed with a reason, or kept as an earlier training read it. */
import type { FetchedPage } from '../../../crawling/fetch-pages.ts';
import type { ExtractedPage } from '../../../extraction/extracted-page.ts';
import { neutralRefusals, robotCheckRefusal } from '../../../extraction/page-refusal.ts';
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
    if (neutralRefusals.has(refusal)) return { ...facts, state: 'skipped', reason: refusal, isKept: false };
    const result = { ...failed(url, refusal), httpStatus: response.status };
    return (refusal === robotCheckRefusal && stale(result, known, needs.now)) || result;
  }
  const hash = contentHash(extracted);
  const print = fingerprintOf(extracted);
  const copy = needs.copies.copyOf({ url, answeredAt: response.url }, extracted, hash, print);
  return copy === null
    ? { ...facts, state: 'kept', contentHash: hash, fingerprint: print, extracted, isKept: true }
    : { ...facts, state: 'skipped', reason: copy.reason, copyOf: copy.of, isKept: false };
}

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
