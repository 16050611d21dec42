/** Which shop system made a page, by the traces that each leaves in every page of every theme. */
import type { ReplyOf } from '@vitrine/contract/routes';
import { siteOf } from '../../../crawling/site-identity.ts';
import type { WebError } from '../../../ports/web.ts';

type Platform = ReplyOf<'lookAtSite'>['platform'];

/** Substrings of the page in lower case, and headers; the first that fits decides. */
const traces: readonly { platform: Platform; texts: readonly string[]; headers: readonly string[] }[] = [
  {
    platform: 'shopify',
    texts: ['cdn.shopify.com', 'shopify.theme', '/cdn/shop/', 'myshopify.com', 'shopify-section'],
    headers: ['x-shopid', 'x-shopify-stage', 'x-sorting-hat-shopid'],
  },
  {
    platform: 'woocommerce',
    texts: ['/plugins/woocommerce/', 'woocommerce-page', 'woocommerce-no-js', 'content="woocommerce'],
    headers: [],
  },
  {
    platform: 'prestashop',
    texts: ['content="prestashop"', 'var prestashop', '/modules/ps_', 'id_shop='],
    headers: ['x-prestashop'],
  },
  {
    platform: 'wix',
    texts: ['static.wixstatic.com', 'static.parastorage.com', 'wix.com website builder'],
    headers: ['x-wix-request-id'],
  },
  {
    platform: 'squarespace',
    texts: ['static1.squarespace.com', 'squarespace-cdn.com', 'static.squarespace'],
    headers: [],
  },
  {
    platform: 'magento',
    texts: ['text/x-magento-init', 'data-mage-init', 'mage/cookies', '/skin/frontend/'],
    headers: ['x-magento-tags', 'x-magento-cache-debug'],
  },
];

export function platformOf(html: string, headers: Readonly<Record<string, string>>): Platform {
  const page = html.toLowerCase();
  const found = traces.find(
    ({ texts, headers: names }) => texts.some((text) => page.includes(text)) || names.some((name) => name in headers),
  );
  return found?.platform ?? 'other';
}

/** What people paste as the address of their shop, made one host; and why it was not reached, in words that name it. */
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

const faults: Record<WebError['code'], string> = {
  not_found: 'does not answer: check the spelling',
  unreachable: 'does not answer: check the spelling',
  timeout: 'took too long to answer: try again in a moment',
  tls: 'has no valid security certificate: browsers refuse it too',
  address_refused: 'is not the name of a public website',
  too_large: 'answered with something that is not a web page',
  too_many_redirects: 'answered with something that is not a web page',
  bad_response: 'answered with something that is not a web page',
};

export const unreachedWords = (host: string, code: WebError['code']): string => `${host} ${faults[code]}`;

/** Null where the page was served as pages are. */
export function statusWords(host: string, status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status === 401 || status === 403) return `${host} does not let our reader in (status ${status})`;
  if (status === 404) return `${host} has no home page (status 404): check the spelling`;
  return `${host} answered with status ${status}: try again in a moment`;
}
