/** Which few pages of a shop show best what its agent will know: the home page, the shop's rules, and some of everything else. */
import { pageKey } from '../../../crawling/site-identity.ts';
import type { Site } from '../../../crawling/site-identity.ts';
import { isPolicyPage } from '../domain/policy-pages.ts';

export const previewPages = 30;
const rulesMax = 10;

/** Addresses in the order in which they are to be read; the home page is not among them. */
export function choosePages(listed: readonly string[], linked: readonly string[], site: Site): string[] {
  const chosen = new Map<string, string>();
  const add = (urls: readonly string[], max: number) => {
    for (const url of urls) if (chosen.size < max && pageKey(url) !== `${site.host}/`) chosen.set(pageKey(url), url);
  };
  add(
    [...linked, ...listed].filter((url) => isPolicyPage(url, '')),
    rulesMax,
  );
  const step = Math.max(1, Math.floor(listed.length / previewPages));
  add(
    listed.filter((_, at) => at % step === 0),
    previewPages - 1,
  );
  add([...listed, ...linked], previewPages - 1);
  return [...chosen.values()];
}
