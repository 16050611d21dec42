/** Which addresses are a product's own, and which of them a visitor's browser may load a picture from. */

const path = (url: URL) => url.pathname.replace(/\/$/, '').toLowerCase();

export function samePage(written: string, pageUrl: string, canonicalUrl: string | null): boolean {
  const url = URL.parse(written, pageUrl);
  return url !== null && [pageUrl, canonicalUrl].some((own) => own !== null && path(new URL(own)) === path(url));
}

/** The last word of the page's path, by which shop software calls the product. */
export const handleOf = (url: string): string =>
  path(new URL(url))
    .replace(/^.*\//, '')
    .replace(/\.html?$/, '');

/** The canonical address counts where it is of the same site. */
export function ownUrl(pageUrl: string, canonicalUrl: string | null): string {
  const host = (url: string) => new URL(url).hostname.replace(/^www\./, '');
  return canonicalUrl !== null && host(canonicalUrl) === host(pageUrl) ? canonicalUrl : pageUrl;
}

const publicName = /\.(?!local$|localhost$|internal$|lan$|home$)[a-z][a-z0-9-]*$/;

export function httpsUrl(written: string, base: string): string | null {
  const url = URL.parse(written, base);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '') return null;
  // a picture is loaded by the visitor's browser: not from a machine in their own house
  if (!publicName.test(url.hostname)) return null;
  url.protocol = 'https:';
  return url.href.length <= 2000 ? url.href : null;
}

/** Equal for all addresses of a product's page: under whichever list, with whichever of its variants open. */
export function productKey(url: string): string {
  const address = new URL(url);
  for (const name of Array.from(address.searchParams.keys()))
    if (/^(?:variant|attribute_.*|currency|country)$/.test(name)) address.searchParams.delete(name);
  const own = address.pathname
    .replace(/^(?:\/[^/]+)*\/collections\/[^/]+(?=\/products\/[^/]+$)/, '')
    .replace(/(?<=.)(?:\/|\.html?)$/, '');
  return address.hostname.replace(/^www\./, '') + own + address.search;
}

/** The ways in which a product's address may be written where it is listed. */
export function productSpellings(url: string): string[] {
  const [page = '', search = ''] = productKey(url).split(/(?=\?)/);
  const ends = page.endsWith('/') ? [''] : ['', '/', '.html'];
  return ['https://', 'https://www.', 'http://', 'http://www.'].flatMap((start) =>
    ends.map((end) => start + page + end + search),
  );
}
