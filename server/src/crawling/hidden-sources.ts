/** What an owner wants no answer to rest on, in the spelling that it is compared in. */
import { normaliseUrl, pageKey } from './site-identity.ts';

export interface HiddenSources {
  /** keys of pages */
  pages: ReadonlySet<string>;
  /** words of passages: a page that says the same is left out with it */
  passages: ReadonlySet<string>;
}

export const nothingHidden: HiddenSources = { pages: new Set(), passages: new Set() };

/** One spelling for a page's addresses, whatever scheme, `www`, closing slash and tracking they are written with. */
export const hiddenPageKey = (url: string): string => pageKey(normaliseUrl(url) ?? url).replace(/\/$/, '');

export const hiddenPassageKey = (text: string): string => text.replace(/\s+/g, ' ').trim();

export const isHiddenPage = ({ pages }: HiddenSources, url: string): boolean =>
  pages.size > 0 && pages.has(hiddenPageKey(url));

interface Shortened {
  url: string;
  text: string;
  /** as its page has it */
  whole?: string;
}

export const isHiddenPassage = (hidden: HiddenSources, { url, text, whole = text }: Shortened): boolean =>
  isHiddenPage(hidden, url) || (hidden.passages.size > 0 && hidden.passages.has(hiddenPassageKey(whole)));
