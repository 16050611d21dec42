/** Reads a site's pages as a polite guest: few at once, one a second, off when told to wait, and done with the site when it is down. */
import type { Web, WebResponse } from '../ports/web.ts';
import { WebError } from '../ports/web.ts';
import type { Politeness } from './politeness.ts';
import type { Robots } from './robots.ts';
import { belongsTo } from './site-identity.ts';
import type { Site } from './site-identity.ts';

const intervalMs = 1_000;
const concurrency = 4;
const attemptsMax = 3;
const retryAfterMaxMs = 60_000;
const backoffMs = 2_000;
/** so many pages in a row without any answer: the site is down, or only these pages are; its home page tells */
const unansweredMax = 10;

export interface PageToFetch {
  url: string;
  etag?: string | null;
  lastModified?: string | null;
}

export type FetchedPage =
  | { url: string; outcome: 'fetched'; response: WebResponse }
  | { url: string; outcome: 'unchanged' }
  | {
      url: string;
      outcome: 'failed';
      status: number | null;
      /** another day it may well be there: no answer, or one that says 'not now' */
      passing: boolean;
      reason: string;
    };

/** The site stopped answering; what was read so far stands. */
export class SiteUnreachable extends Error {}

interface Needs {
  web: Pick<Web, 'stream' | 'isLocal'>;
  site: Site;
  robots: Robots;
  politeness: Politeness;
  signal?: AbortSignal;
}

/** In the order they arrive. @throws SiteUnreachable, or the signal's reason */
export async function* fetchPages(needs: Needs, pages: Iterable<PageToFetch>): AsyncGenerator<FetchedPage, void> {
  const waiting = pages[Symbol.iterator]();
  const underWay = new Map<string, Promise<FetchedPage>>();
  // held back until another page shows that the site lives: a site that is down leaves its pages for a later try
  const unanswered: FetchedPage[] = [];
  let answers = 0;
  try {
    for (;;) {
      needs.signal?.throwIfAborted();
      while (underWay.size < concurrency) {
        const next = waiting.next();
        if (next.done === true) break;
        const fetching = fetchPage(needs, next.value);
        // it may fail while another one is awaited; the race below still sees it
        fetching.catch(() => {});
        underWay.set(next.value.url, fetching);
      }
      if (underWay.size === 0) break;
      const page = await Promise.race(underWay.values());
      underWay.delete(page.url);
      if (page.outcome === 'failed' && page.passing) {
        unanswered.push(page);
        if (unanswered.length < unansweredMax) continue;
        if (!(await answersAtHome(needs))) throw siteDown(page.reason);
        answers += 1;
        yield* unanswered.splice(0);
      } else {
        answers += 1;
        yield* unanswered.splice(0);
        yield page;
      }
    }
    const last = unanswered.at(-1);
    if (answers === 0 && last?.outcome === 'failed') throw siteDown(last.reason);
    yield* unanswered;
  } finally {
    await Promise.allSettled(underWay.values());
  }
}

/** A part of a shop that is broken does not make the shop one that is down. */
async function answersAtHome({ web, site, politeness, signal }: Needs): Promise<boolean> {
  try {
    await politeness.turn(site.host, web.isLocal(site.host) ? 0 : intervalMs, signal);
    const response = await web.stream({ url: `https://${site.host}/`, ...(signal && { signal }) });
    await leave(response.body);
    return response.status < 500 && !isBusy(response.status);
  } catch (error) {
    if (error instanceof WebError) return false;
    throw error;
  }
}

/** leaving a body at once frees its connection */
async function leave(body: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const chunk of body) if (chunk.length >= 0) break;
}

/** worth another try within minutes */
const isBusy = (status: number) => status === 429 || (status >= 502 && status <= 504);

const siteDown = (reason: string) => new SiteUnreachable(`The site stopped answering. ${reason}`);

type Attempt = FetchedPage | { retryInMs: number; failed: FetchedPage };

async function fetchPage(needs: Needs, page: PageToFetch): Promise<FetchedPage> {
  const { site, robots, politeness, web, signal } = needs;
  const { url } = page;
  if (!robots.allows(url)) return failed(url, null, 'robots.txt asks not to read this page.');
  const pauseMs = Math.max(robots.crawlDelayMs, web.isLocal(new URL(url).hostname) ? 0 : intervalMs);
  for (let attempt = 1; ; attempt += 1) {
    await politeness.turn(site.host, pauseMs, signal);
    const outcome = await tryPage(needs, page, attempt);
    if ('outcome' in outcome) return outcome;
    if (attempt >= attemptsMax) return outcome.failed;
    await politeness.pause(site.host, outcome.retryInMs);
  }
}

async function tryPage({ web, site, robots, signal }: Needs, page: PageToFetch, attempt: number): Promise<Attempt> {
  const { url } = page;
  try {
    const response = await web.stream({ ...page, ...(signal && { signal }) });
    const { status } = response;
    const refusal = refusalOf(response, site, robots);
    if (status === 304 || refusal !== null || status !== 200) {
      await leave(response.body);
      if (status === 304) return { url, outcome: 'unchanged' };
      const outcome = failed(url, status, refusal ?? `The site answered with status ${status}.`, status >= 500);
      if (!isBusy(status)) return outcome;
      const retryInMs = retryAfterMs(response.headers['retry-after'], attempt);
      return { retryInMs, failed: { ...outcome, passing: true } };
    }
    const body = Buffer.concat(await Array.fromAsync(response.body));
    return { url, outcome: 'fetched', response: { ...response, body } };
  } catch (error) {
    if (!(error instanceof WebError)) throw error;
    const passing = error.code === 'unreachable' || error.code === 'timeout' || error.code === 'not_found';
    const outcome = failed(url, null, error.message, passing || error.code === 'tls');
    return passing && attempt === 1 ? { retryInMs: backoffMs, failed: outcome } : outcome;
  }
}

const failed = (url: string, status: number | null, reason: string, passing = false) =>
  ({ url, outcome: 'failed', status, passing, reason }) satisfies FetchedPage;

const readable = /^(text\/html|application\/xhtml\+xml|text\/plain|application\/xml|text\/xml)\b/i;

function refusalOf(
  response: { url: string; status: number; headers: Record<string, string> },
  site: Site,
  robots: Robots,
) {
  if (!belongsTo(site, response.url)) return 'The address leads to another site.';
  if (!robots.allows(response.url)) return 'The address leads to a page that robots.txt asks not to read.';
  const type = response.headers['content-type'] ?? '';
  if (response.status === 200 && type !== '' && !readable.test(type.trim())) {
    return `It is not a page of text (${type.split(';', 1)[0]?.slice(0, 60)}).`;
  }
  return null;
}

/** Seconds or a date, capped; without one, longer from time to time. */
export function retryAfterMs(header: string | undefined, attempt: number, nowMs = Date.now()): number {
  const asked = /^\d+$/.test(header?.trim() ?? '') ? Number(header) * 1000 : Date.parse(header ?? '') - nowMs;
  return Math.min(Math.max(Number.isNaN(asked) ? backoffMs * 2 ** (attempt - 1) : asked, 0), retryAfterMaxMs);
}
