/** What a site's robots.txt asks of us. A missing file allows everything; one that cannot be read allows nothing, for the site is in trouble. */
import robotsParser from 'robots-parser';
import type { Web } from '../ports/web.ts';
import { WebError } from '../ports/web.ts';
import { belongsTo } from './site-identity.ts';
import type { Site } from './site-identity.ts';

const ourName = 'VitrineBot';
const readBytesMax = 500 * 1024;
const lineMaxLength = 500;
const wildcardLinesMax = 300;
const wildcardLineMaxLength = 200;
const crawlDelayMaxMs = 30_000;
const retryWaitsMs = [1_000, 4_000];

export interface Robots {
  allows(url: string): boolean;
  crawlDelayMs: number;
  /** sitemaps the file names */
  sitemaps: string[];
  /** worth telling the owner */
  notices: string[];
}

export class RobotsUnreadable extends Error {}

export const allowEverything: Robots = { allows: () => true, crawlDelayMs: 0, sitemaps: [], notices: [] };

export type Sleep = (ms: number, signal?: AbortSignal) => Promise<void>;

interface Needs {
  web: Pick<Web, 'stream' | 'isLocal'>;
  site: Site;
  sleep: Sleep;
  signal?: AbortSignal;
}

/** @throws RobotsUnreadable after retries */
export async function readRobots({ web, site, sleep, signal }: Needs): Promise<Robots & { origin: string }> {
  for (let attempt = 0; ; attempt += 1) {
    const outcome = await tryOrigins(web, site, signal);
    if ('text' in outcome) {
      const { origin, text } = outcome;
      return { ...(text === null ? allowEverything : parseRobots(site, text)), origin };
    }
    const waitMs = retryWaitsMs[attempt];
    if (waitMs === undefined) {
      throw new RobotsUnreadable(`The site's robots.txt could not be read, so no page was fetched. ${outcome.reason}`);
    }
    await sleep(waitMs, signal);
  }
}

interface Read {
  /** where the site answers */
  origin: string;
  text: string | null;
}

interface Unread {
  reason: string;
  code: WebError['code'] | null;
}

/** Many shops answer only with www, some only without; plain http counts when there is no https at all, never when its certificate is bad. */
async function tryOrigins(web: Pick<Web, 'stream' | 'isLocal'>, site: Site, signal?: AbortSignal) {
  const hosts = [site.host, `www.${site.host}`];
  const names = hosts.some((host) => web.isLocal(host)) ? hosts.filter((host) => web.isLocal(host)) : hosts;
  let failed: Unread | null = null;
  for (const scheme of ['https', 'http']) {
    for (const name of names) {
      const outcome = await tryRead(web, site, `${scheme}://${name}`, signal);
      if ('text' in outcome || outcome.code === null) return outcome;
      failed = failed === null || outcome.code === 'tls' ? outcome : failed;
    }
    if (failed?.code !== 'not_found' && failed?.code !== 'unreachable') break;
  }
  return failed ?? { reason: 'it has no address', code: null };
}

async function tryRead(
  web: Pick<Web, 'stream'>,
  site: Site,
  origin: string,
  signal?: AbortSignal,
): Promise<Read | Unread> {
  try {
    const response = await web.stream({ url: `${origin}/robots.txt`, ...(signal && { signal }) });
    const text = await readStart(response.body);
    if (response.status >= 500 || response.status === 429) return { reason: `status ${response.status}`, code: null };
    const answeredAt = belongsTo(site, response.url) ? new URL(response.url).origin : origin;
    return { origin: answeredAt, text: response.status === 200 ? text : null };
  } catch (error) {
    if (!(error instanceof WebError)) throw error;
    // RFC 9309: a redirect chain that leads nowhere counts as no file
    if (error.code === 'too_many_redirects') return { origin, text: null };
    return { reason: error.message, code: error.code };
  }
}

async function readStart(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= readBytesMax) break;
  }
  return Buffer.concat(chunks).subarray(0, readBytesMax).toString();
}

export function parseRobots(site: Site, text: string): Robots {
  const origin = `https://${site.host}`;
  const rules = robotsParser(`${origin}/robots.txt`, bounded(text));
  const askedMs = (rules.getCrawlDelay(ourName) ?? 0) * 1000;
  const crawlDelayMs = Math.min(Math.max(askedMs, 0), crawlDelayMaxMs);
  return {
    allows(url) {
      // one file speaks for http and https, apex and www: they are one site
      const { pathname, search } = new URL(url);
      return rules.isAllowed(`${origin}${pathname}${search}`, ourName) !== false;
    },
    crawlDelayMs,
    sitemaps: rules.getSitemaps(),
    notices:
      askedMs > crawlDelayMaxMs
        ? [`robots.txt asks for ${askedMs / 1000} seconds between pages; ${crawlDelayMaxMs / 1000} are kept.`]
        : [],
  };
}

/** Each rule costs its length times the address's: a hostile file must not cost seconds an address. */
function bounded(text: string): string {
  let wildcardLines = 0;
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => {
      if (line.length > lineMaxLength) return false;
      if (!/^\s*(dis)?allow[^#]*\*/i.test(line)) return true;
      wildcardLines += 1;
      return wildcardLines <= wildcardLinesMax && line.length <= wildcardLineMaxLength;
    })
    .map((line) => line.replace(/\*{2,}/g, '*'))
    .join('\n');
}
