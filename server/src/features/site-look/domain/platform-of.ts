/** Which shop system made a page, by the traces that each leaves in every page of every theme. */
import type { ReplyOf } from '@vitrine/contract/routes';

export type Platform = ReplyOf<'lookAtSite'>['platform'];

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
