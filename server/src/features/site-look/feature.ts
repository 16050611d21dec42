/** A shop is looked at while its owner types the address: what its home page and sitemaps say, within seconds, kept nowhere. */
import type { FeedKind } from '@vitrine/contract/feeds';
import type { ReplyOf } from '@vitrine/contract/routes';
import { countMax, discoverPages } from '../../crawling/discover-pages.ts';
import { parseRobots } from '../../crawling/robots.ts';
import { siteOf } from '../../crawling/site-identity.ts';
import type { Site } from '../../crawling/site-identity.ts';
import { createSiteWeb } from '../../crawling/site-web.ts';
import { decodeHtml, PageTooComplex } from '../../extraction/parse-html.ts';
import type { OnCall } from '../../http/on-call.ts';
import { createAtMost } from '../../lib/circuit-breaker.ts';
import { WebError } from '../../ports/web.ts';
import type { Web, WebStream } from '../../ports/web.ts';
import { platformOf, readAddress, statusWords, unreachedWords } from './domain/platform-of.ts';
import {
  coloursInStyles,
  isColourful,
  mainColour,
  readContacts,
  readHomePage,
  styleMax,
} from './domain/read-home-page.ts';
import type { HomePage } from './domain/read-home-page.ts';

export function registerSiteLook(on: OnCall, web: Web, feedsOffered: FeedsOffered): void {
  const look = createLookAtSite(web, feedsOffered);
  on.lookAtSite(async ({ body }) => ({ success: true, ...(await look(body.address)) }));
}

/** Asks one site for its home page, robots.txt, sitemaps, contact page and feeds; whatever has not come in time stays unknown. */
type SiteLook = Omit<ReplyOf<'lookAtSite'>, 'success'>;
type LookWeb = Pick<Web, 'stream' | 'isLocal' | 'refusalOf'>;

/** an owner waits 5 seconds at most: what the home page leaves of these is for the rest */
const allWithinMs = 4_500;
const homeWithinMs = 3_000;
const pageBytesMax = 1_500_000;
const atOnce = 32;

const nothing: SiteLook = {
  reached: false,
  reason: null,
  host: null,
  websiteUrl: null,
  sitemapURL: null,
  pages: null,
  platform: 'other',
  name: null,
  logoUrl: null,
  color: null,
  contacts: { mail: null, phone: null, whatsApp: null },
  language: null,
  feeds: [],
  sells: [],
};

interface Seen {
  url: string;
  status: number;
  headers: Record<string, string>;
  html: string;
}

/** Which of these the site offers. */
type FeedsOffered = (site: Site, kinds: readonly FeedKind[], signal: AbortSignal) => Promise<FeedKind[]>;

function createLookAtSite(web: LookWeb, feedsOffered: FeedsOffered) {
  const inTurn = createAtMost(atOnce);

  async function read(url: string, signal: AbortSignal, bytesMax: number): Promise<Seen> {
    const { body, ...answer } = await web.stream({ url, maxBytes: 2 * bytesMax, signal });
    const bytes = await startOf(body, bytesMax);
    return { ...answer, html: decodeHtml(bytes, answer.headers['content-type'] ?? '') };
  }

  /** Apex and www side by side, https first; the first page that is served wins. */
  async function readHome(host: string): Promise<Seen | WebError> {
    const signal = AbortSignal.timeout(homeWithinMs);
    const both = [host, `www.${host}`];
    const names = both.some((name) => web.isLocal(name)) ? both.filter((name) => web.isLocal(name)) : both;
    let failed = new WebError('not_found', '');
    for (const scheme of ['https', 'http']) {
      const tries = names.map(async (name) => read(`${scheme}://${name}/`, signal, pageBytesMax));
      const served = tries.map(async (one) => {
        const seen = await one;
        if (statusWords(host, seen.status) !== null) throw new WebError('bad_response', '');
        return seen;
      });
      const outcomes = await Promise.any(served).catch(() => Promise.allSettled(tries));
      if (!Array.isArray(outcomes)) return outcomes;
      const answered = outcomes.find((one) => one.status === 'fulfilled');
      if (answered) return answered.value;
      const faults = outcomes.map((one) => faultOf(one.status === 'rejected' ? one.reason : null));
      failed = faults.find(({ code }) => code !== 'not_found') ?? faults[0] ?? failed;
      if (failed.code !== 'not_found' && failed.code !== 'unreachable') return failed;
    }
    return failed;
  }

  async function look(address: string): Promise<SiteLook> {
    const asked = readAddress(address);
    if ('wrong' in asked) return { ...nothing, reason: asked.wrong };
    if (web.refusalOf(`https://${asked.host}/`) !== null)
      return { ...nothing, host: asked.host, reason: unreachedWords(asked.host, 'address_refused') };
    const late = AbortSignal.timeout(allWithinMs);
    const home = await readHome(asked.host);
    const unreached = { ...nothing, host: asked.host, websiteUrl: asked.host };
    if (home instanceof WebError) return { ...unreached, reason: unreachedWords(asked.host, home.code) };
    const refusal = statusWords(asked.host, home.status);
    if (refusal !== null) return { ...unreached, reason: refusal };

    const host = siteOf(home.url)?.host ?? asked.host;
    const platform = platformOf(home.html, home.headers);
    const said = attempt(() => readHomePage(home.html, home.url));
    const [maps, contacts, feeds, color] = await Promise.all([
      readMaps(host, new URL(home.url).origin, late).catch(unlessOurs(noMaps)),
      furtherContacts(said, late).catch(unlessOurs(said?.contacts ?? nothing.contacts)),
      feedsOffered({ host }, [ownKinds[platform] ?? 'merchant_xml'], late).catch(unlessOurs([])),
      colourOf(said, late),
    ]);
    return {
      ...nothing,
      reached: true,
      reason: worthKnowing(asked.host, host, home.url),
      host,
      websiteUrl: host,
      platform,
      name: said?.name ?? null,
      logoUrl: said?.logoUrl ?? null,
      color,
      language: said?.language ?? null,
      sells: said?.sells ?? [],
      ...maps,
      contacts,
      feeds,
    };
  }

  async function readMaps(host: string, origin: string, signal: AbortSignal) {
    const site = { host };
    const robots = await read(`${origin}/robots.txt`, signal, pageBytesMax).catch(unlessOurs(null));
    const found = await discoverPages({
      web: createSiteWeb(web, site, origin),
      site,
      sitemapUrl: `https://${host}/sitemap.xml`,
      excludes: [],
      robotsSitemaps: robots?.status === 200 ? parseRobots(site, robots.html).sitemaps : [],
      pagesMax: 0,
      countMax,
      signal,
    });
    // the form takes the map's address without www only; the crawler finds it either way
    const sitemapURL = found.usedMap?.replace(/^https?:\/\/(?:www\.)?/i, 'https://') ?? null;
    return { sitemapURL, pages: found.total === 0 ? null : found.total };
  }

  async function furtherContacts(said: HomePage | null, signal: AbortSignal): Promise<SiteLook['contacts']> {
    const contacts = said?.contacts ?? nothing.contacts;
    if (said?.contactPage == null || (contacts.mail !== null && contacts.phone !== null)) return contacts;
    const page = await read(said.contactPage, signal, pageBytesMax);
    const more = page.status === 200 ? attempt(() => readContacts(page.html)) : null;
    return {
      mail: contacts.mail ?? more?.mail ?? null,
      phone: contacts.phone ?? more?.phone ?? null,
      whatsApp: contacts.whatsApp ?? more?.whatsApp ?? null,
    };
  }

  /** The page's own word first; its style sheets are read only where it names nothing but greys. */
  async function colourOf(said: HomePage | null, signal: AbortSignal): Promise<string | null> {
    const named = said?.colours ?? [];
    if (said === null || named.some(isColourful)) return mainColour(named);
    const sheets = await Promise.all(
      said.styleSheets.map((url) => read(url, signal, styleMax).catch(unlessOurs(null))),
    );
    const styled = sheets.flatMap((sheet) => (sheet?.status === 200 ? coloursInStyles(sheet.html) : []));
    return mainColour([...named, ...styled]);
  }

  return (address: string): Promise<SiteLook> => inTurn(() => look(address));
}

/** where else a feed is one that the shop's pages name */
const ownKinds: Partial<Record<SiteLook['platform'], FeedKind>> = { shopify: 'shopify', woocommerce: 'woocommerce' };

const noMaps = { sitemapURL: null, pages: null };

/** Leaving the loop early closes the connection. */
async function startOf(body: WebStream['body'], bytesMax: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= bytesMax) break;
  }
  return Buffer.concat(chunks);
}

function faultOf(error: unknown): WebError {
  if (error instanceof WebError) return error;
  if (error instanceof DOMException) return new WebError('timeout', '');
  throw error;
}

/** What a site does not give in time, or at all, stays unknown; a mistake of our own is no such thing. */
const unlessOurs =
  <T>(instead: T) =>
  (error: unknown): T => {
    faultOf(error);
    return instead;
  };

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch (error) {
    if (error instanceof PageTooComplex) return null;
    throw error;
  }
}

function worthKnowing(asked: string, host: string, url: string): string | null {
  if (URL.parse(url)?.pathname.replace(/\/$/, '').endsWith('/password'))
    return `${host} shows only a page that asks for a password: open the shop before your agent reads it`;
  return asked === host ? null : `${asked} leads to ${host}`;
}
