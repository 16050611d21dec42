/** Which pages a site has, by its sitemaps: the owner's, else those that robots.txt names, else the usual names. */
import type { Web } from '../ports/web.ts';
import { WebError } from '../ports/web.ts';
import { createExcludes } from './excludes.ts';
import { readSitemap, SitemapError } from './read-sitemap.ts';
import { belongsTo, normaliseUrl, pageKey } from './site-identity.ts';
import type { Site } from './site-identity.ts';

/** Addresses counted at most; a site with more is said to have more. */
export const countMax = 100_000;
const mapsMax = 50;
const mapDepthMax = 3;
const allMapsMaxBytes = 100 * 1024 * 1024;
const usualNames = [
  '/sitemap.xml',
  '/sitemap_index.xml',
  '/sitemap-index.xml',
  '/wp-sitemap.xml',
  '/sitemap.xml.gz',
  '/sitemap.txt',
];

export interface DiscoveredPage {
  url: string;
  lastModified: string | null;
}

export interface Discovery {
  /** the first pagesMax pages, in the order of the sitemaps */
  pages: DiscoveredPage[];
  /** after exclusions and normalisation; counted up to countMax */
  total: number;
  /** there are more than `total` says */
  isMore: boolean;
  /** what the owner excluded of the sitemap, `excludedMax` at most */
  excluded: string[];
  /** addresses of other hosts, which are not the shop's */
  foreign: number;
  /** a map could not be read now that may well be read later */
  isIncomplete: boolean;
  /** plain words: why there is nothing, or what was left out */
  notices: string[];
  /** the map that was read in the end, which may be another than the owner's; null: none named a page */
  usedMap: string | null;
  /** the owner's map could not be used, and others were */
  instead: SitemapInstead | null;
}

export interface SitemapInstead {
  given: string;
  used: string[];
  /** plain words */
  why: string;
}

/** as many as an owner looks through */
const excludedMax = 200;

interface Needs {
  web: Pick<Web, 'stream'>;
  site: Site;
  sitemapUrl: string;
  excludes: readonly string[];
  /** sitemaps that robots.txt names */
  robotsSitemaps: readonly string[];
  pagesMax: number;
  countMax: number;
  signal?: AbortSignal;
}

export async function discoverPages(needs: Needs): Promise<Discovery> {
  const { site } = needs;
  const usual = usualNames.map((name) => `https://${site.host}${name}`);
  const tried = new Set<string>();
  const first = await walk(needs, [needs.sitemapUrl], tried);
  if (first.total > 0 || first.excluded.length > 0) return asDiscovery(first, needs.sitemapUrl);

  for (const starts of [needs.robotsSitemaps, ...usual.map((url) => [url])]) {
    const own = starts.filter((url) => belongsTo(site, url)).slice(0, mapsMax);
    const found = await walk(needs, own, tried);
    if (found.total > 0 || found.excluded.length > 0) {
      const usedMap = own[0] ?? null;
      const isIncomplete = first.isIncomplete || found.isIncomplete;
      const instead = { given: needs.sitemapUrl, used: own, why: whyUnused(first) };
      return { ...asDiscovery({ ...found, isIncomplete }, usedMap), instead };
    }
  }
  return asDiscovery(first, null);
}

const whyUnused = ({ notices, foreign }: Walked): string =>
  notices[0]?.replace(/^\S+: /, '') ?? (foreign > 0 ? 'It lists pages of another site.' : 'It lists no pages.');

type Walked = Omit<Discovery, 'usedMap' | 'instead'>;

function asDiscovery(found: Walked, usedMap: string | null): Discovery {
  const none = found.total === 0 && found.excluded.length > 0 ? ['Every page of the sitemap is excluded.'] : [];
  return { ...found, usedMap, instead: null, notices: [...none, ...found.notices] };
}

/** Reads these maps and the maps they name, each once. */
async function walk(needs: Needs, starts: readonly string[], tried: Set<string>): Promise<Walked> {
  const { web, site, pagesMax, countMax, signal } = needs;
  const isExcluded = createExcludes(site, needs.excludes);
  const seen = new Set<string>();
  const result: Walked = {
    pages: [],
    total: 0,
    isMore: false,
    foreign: 0,
    excluded: [],
    isIncomplete: false,
    notices: [],
  };
  const add = (url: string, lastModified: string | null) => {
    if (seen.has(pageKey(url))) return;
    seen.add(pageKey(url));
    if (isExcluded(url)) {
      if (result.excluded.length < excludedMax) result.excluded.push(url);
    } else if (result.total >= countMax) result.isMore = true;
    else {
      result.total += 1;
      if (result.pages.length < pagesMax) result.pages.push({ url, lastModified });
    }
  };
  const queue = starts.map((url) => ({ url, depth: 1 }));
  let mapsRead = 0;
  const budget = { bytes: allMapsMaxBytes };

  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const { depth } = next;
    const mapUrl = normaliseUrl(next.url);
    if (mapUrl === null || tried.has(pageKey(mapUrl))) continue;
    tried.add(pageKey(mapUrl));
    if (mapsRead > mapsMax || budget.bytes <= 0) {
      result.notices.push('The sitemap names more maps than are read.');
      result.isMore = true;
      break;
    }
    mapsRead += 1;
    try {
      for await (const entry of readMap(web, site, mapUrl, budget, signal)) {
        const url = normaliseUrl(entry.address, mapUrl);
        if (url === null) continue;
        if (!belongsTo(site, url)) {
          result.foreign += 1;
        } else if (entry.kind === 'map') {
          if (depth < mapDepthMax && queue.length < 2 * mapsMax) queue.push({ url, depth: depth + 1 });
        } else {
          add(url, entry.lastModified);
          for (const language of entry.languages ?? []) {
            const other = normaliseUrl(language, mapUrl);
            if (other !== null && belongsTo(site, other)) add(other, entry.lastModified);
          }
        }
        if (result.isMore || seen.size > 4 * countMax) return { ...result, isMore: true };
      }
    } catch (error) {
      if (!(error instanceof SitemapError || error instanceof WebError)) throw error;
      result.isIncomplete ||= error instanceof MapAway || isPassing(error);
      result.notices.push(`${mapUrl}: ${error.message}`);
    }
  }
  return result;
}

/** another day it may well be there */
class MapAway extends SitemapError {}

const isPassing = (error: Error) =>
  error instanceof WebError && (error.code === 'unreachable' || error.code === 'timeout' || error.code === 'not_found');

async function* readMap(
  web: Pick<Web, 'stream'>,
  site: Site,
  url: string,
  budget: { bytes: number },
  signal: AbortSignal | undefined,
) {
  const response = await web.stream({ url, maxBytes: allMapsMaxBytes, ...(signal && { signal }) });
  async function* counted() {
    for await (const chunk of response.body) {
      budget.bytes -= chunk.length;
      yield chunk;
      if (budget.bytes <= 0) return;
    }
  }
  const fault = !belongsTo(site, response.url)
    ? 'It leads to another site.'
    : response.status === 200
      ? null
      : `The site answered with status ${response.status}.`;
  if (fault !== null) {
    // leaving the body at once frees the connection
    for await (const chunk of response.body) if (chunk.length >= 0) break;
    throw response.status === 429 || response.status >= 500 ? new MapAway(fault) : new SitemapError(fault);
  }
  yield* readSitemap(counted());
}
