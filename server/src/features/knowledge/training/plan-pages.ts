/** What a new training asks the site for, decided from what the last one knows: nothing where the sitemap's date stands still, else whether it changed. */
import type { DiscoveredPage } from '../../../crawling/discover-pages.ts';
import { pageKey } from '../../../crawling/site-identity.ts';

const dayMs = 86_400_000;
/** A sitemap is believed for so long; then the page itself is asked. Prices change without its knowing: sales begin and end by the clock. */
const trustMs = 7 * dayMs;
const productTrustMs = dayMs / 2;
/** so many believed pages are asked all the same: when one of them did change, the sitemap's dates are worth nothing */
const samplesMax = 20;

export interface KnownPage {
  url: string;
  state: 'kept' | 'skipped';
  sitemapModified: string | null;
  fetchedAt: Date;
  isProduct: boolean;
  /** the page it is a copy of */
  copyOf: string | null;
}

export interface PlannedPage {
  url: string;
  sitemapModified: string | null;
  state: 'waiting' | 'carried';
}

export function planPages(found: readonly DiscoveredPage[], known: readonly KnownPage[], now: Date): PlannedPage[] {
  const knownByUrl = new Map(known.map((page) => [page.url, page]));
  const foundKeys = new Set(found.map(({ url }) => pageKey(url)));
  const planned = found.map(({ url, lastModified }): PlannedPage => {
    const page = knownByUrl.get(url);
    const isOrphan = page?.copyOf != null && !foundKeys.has(pageKey(page.copyOf));
    const isBelieved = page !== undefined && !isOrphan && standsStill(page, lastModified, now);
    return { url, sitemapModified: lastModified, state: isBelieved ? 'carried' : 'waiting' };
  });
  const believed = planned.filter(({ state }) => state === 'carried');
  const step = Math.max(1, Math.floor(believed.length / samplesMax));
  const samples = new Set(believed.filter((_, i) => i % step === 0).slice(0, samplesMax));
  return planned.map((page) => (samples.has(page) ? { ...page, state: 'waiting' } : page));
}

function standsStill(page: KnownPage, lastModified: string | null, now: Date): boolean {
  if (lastModified === null || lastModified !== page.sitemapModified) return false;
  if (now.getTime() - page.fetchedAt.getTime() > (page.isProduct ? productTrustMs : trustMs)) return false;
  // a day without an hour may hide a second change of that day
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(lastModified);
  return Date.parse(lastModified) + (isDay ? dayMs : 0) < page.fetchedAt.getTime();
}
