/** What counts as one site and as one page: apex and www, http and https are the same shop, and an address has one spelling. */

export interface Site {
  /** without www */
  host: string;
}

export const addressMaxLength = 2000;

const withoutWww = (host: string) => host.replace(/^www\./, '').replace(/\.$/, '');

/** `shop.example`, `www.shop.example/de`, `https://shop.example` → its site; null when it names none. */
export function siteOf(websiteUrl: string): Site | null {
  const trimmed = websiteUrl.trim();
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`);
  if (url === null || url.hostname === '') return null;
  return { host: withoutWww(url.hostname) };
}

export function belongsTo(site: Site, url: string): boolean {
  const host = URL.parse(url)?.hostname;
  return host !== undefined && withoutWww(host) === site.host;
}

/** Added by senders of links, never needed to find a page. */
const trackingParameter =
  /^(utm_\w+|gclid|gclsrc|dclid|gbraid|wbraid|fbclid|msclkid|yclid|twclid|ttclid|mc_cid|mc_eid|_ga|_gl|igshid|srsltid|_hsenc|_hsmi|mkt_tok|phpsessid|jsessionid|sessionid)$/i;

/** One spelling of an absolute http(s) address, or null when it is none. */
export function normaliseUrl(address: string, base?: string): string | null {
  const url = URL.parse(address.trim(), base);
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) return null;
  if (url.username !== '' || url.password !== '') return null;
  url.hash = '';
  url.hostname = url.hostname.replace(/\.$/, '');
  url.pathname = normalisePercent(url.pathname.replace(/;jsessionid=[^/?]*/i, ''));
  const kept = url.search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !trackingParameter.test(pair.split('=', 1)[0] ?? ''));
  url.search = normalisePercent(kept.join('&'));
  return url.href.length <= addressMaxLength ? url.href : null;
}

/** `%7e` and `%7E` are `~`; what must stay encoded is written in capitals. */
function normalisePercent(text: string): string {
  return text.replace(/%[0-9a-f]{2}/gi, (code) => {
    const char = String.fromCodePoint(Number.parseInt(code.slice(1), 16));
    return /[A-Za-z0-9\-._~]/.test(char) ? char : code.toUpperCase();
  });
}

/** Equal for the addresses of one page whatever scheme and www they are written with. Takes a normalised address. */
export const pageKey = (url: string): string => url.replace(/^https?:\/\/(www\.)?/, '');
