/** What people paste as the address of their shop, made one host; and why it was not reached, in words that name it. */
import { siteOf } from '../../../crawling/site-identity.ts';
import type { WebError } from '../../../ports/web.ts';

const shownMax = 60;

/** Spaces, invisible characters, quotes and brackets around or inside of an address never belong to it. */
export function readAddress(pasted: string): { host: string } | { wrong: string } {
  const typed = pasted.replaceAll(/[\s\u00ad\u200b-\u200f\u2060\ufeff"'“”‘’<>()]+/gu, '').replace(/[.,;]+$/, '');
  if (typed === '') return { wrong: 'Type the address of your shop, such as yourshop.com.' };
  const site = siteOf(typed.replace(/^([a-z]+):\/*/i, '$1://').replace(/^\/+/, ''));
  if (site === null || !site.host.includes('.') || typed.includes('@'))
    return { wrong: `“${typed.slice(0, shownMax)}” is not the address of a website: write it like yourshop.com.` };
  return site;
}

export const unreachedWords = (host: string, code: WebError['code']): string => {
  switch (code) {
    case 'not_found':
      return `${host} does not answer: check the spelling`;
    case 'unreachable':
      return `${host} does not answer: check the spelling, and whether the shop is open`;
    case 'timeout':
      return `${host} took too long to answer: try again in a moment`;
    case 'tls':
      return `${host} has no valid security certificate: browsers refuse it too`;
    case 'address_refused':
      return `${host} is not the name of a public website`;
    case 'too_large':
    case 'too_many_redirects':
    case 'bad_response':
      return `${host} answered with something that is not a web page`;
  }
};

/** Null where the page was served as pages are. */
export function statusWords(host: string, status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status === 401 || status === 403) return `${host} does not let our reader in (status ${status})`;
  if (status === 404) return `${host} has no home page (status 404): check the spelling`;
  return `${host} answered with status ${status}: try again in a moment`;
}
