/** Pages that no sitemap names and every visitor finds: the shop's terms, behind links of header, footer and home page. */
import { isOneOfMany } from '../extraction/page-kind.ts';
import { createExcludes } from './excludes.ts';
import type { Robots } from './robots.ts';
import { belongsTo, normaliseUrl, pageKey } from './site-identity.ts';
import type { Site } from './site-identity.ts';

export const linkedPagesMax = 50;

interface Needs {
  site: Site;
  excludes: readonly string[];
  robots: Pick<Robots, 'allows'>;
}

/** Which of these links are worth a visit, each page once, in their order. Products, collections and articles that no sitemap names are left where they are. */
export function linkedPages(links: readonly string[], { site, excludes, robots }: Needs): string[] {
  const isExcluded = createExcludes(site, excludes);
  const found = new Map<string, string>();
  for (const link of links) {
    const url = normaliseUrl(link);
    if (url === null || new URL(url).search !== '' || !belongsTo(site, url) || isOneOfMany(url)) continue;
    if (!found.has(linkedKey(url)) && !isExcluded(url) && robots.allows(url)) found.set(linkedKey(url), url);
    if (found.size >= linkedPagesMax) break;
  }
  return [...found.values()];
}

/** However a page's address may be written in a sitemap or a link. */
export function spellingsOf(url: string): string[] {
  const bare = linkedKey(url);
  const ends = bare.includes('/') ? ['', '/', '.html', '.htm', '/index.html'] : ['/', '/index.html'];
  return ['https://', 'https://www.', 'http://', 'http://www.'].flatMap((start) =>
    ends.map((end) => start + bare + end),
  );
}

/** Equal for `/about`, `/about/`, `/about.html` and `/about/index.html`. */
export const linkedKey = (url: string): string =>
  pageKey(url)
    .replace(/(\/index)?\.html?$|\/$/i, '')
    .replace(/\/(index)?$/i, '');
