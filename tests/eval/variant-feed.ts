/**
 * The feed of a shop as it is now, in its platform's own form, read and joined as a server does: what feeds alone make of the questions on
 * variants that changed since the training.
 */
import type { FeedKind } from '@vitrine/contract/feeds';
import { siteOf } from '../../server/src/crawling/site-identity.ts';
import type { Offer, Product } from '../../server/src/extraction/extracted-page.ts';
import { withFeeds } from '../../server/src/features/answering/with-feeds.ts';
import { codesOf } from '../../server/src/features/feeds/domain/join-feeds.ts';
import { readFeed } from '../../server/src/features/feeds/read-feed.ts';
import { createFeedReadings } from '../../server/src/features/feeds/readings.ts';
import { meetsLimits } from '../../server/src/search/product-query.ts';
import type { ShopKnowledge } from './shop-knowledge.ts';
import { shopifyEndpoint } from './variant-shop.ts';
import type { Platform, TrueShop } from './variant-shop.ts';

const feeds: Record<Platform, [FeedKind, string]> = {
  shopify: ['shopify', '/products.json'],
  woocommerce: ['woocommerce', '/wp-json/wc/store/v1/products'],
  page: ['merchant_xml', '/google.xml'],
};

const minor = (price: Product['price']) => String(Math.round((price?.amount ?? 0) * 100));
const isOpen = ({ availability }: Pick<Offer, 'availability'>) => availability === 'in_stock';

/** One product of `/products.json`: as its own endpoint has it, in main units. */
function shopifyItem(product: Product, at: number) {
  const { variants, options } = JSON.parse(shopifyEndpoint(product));
  const handle = new URL(product.url).pathname.split('/').at(-1);
  const priced = variants.map((one: { price: number }) => ({ ...one, price: (one.price / 100).toFixed(2) }));
  return { id: at + 1, title: product.name, handle, body_html: '', images: [], options, variants: priced };
}

const wooPrices = (price: Product['price']) => ({
  price: minor(price),
  regular_price: minor(price),
  currency_code: price?.currency,
  currency_minor_unit: 2,
});
const wooId = (product: number, variant: number) => (product + 1) * 1_000 + variant;

const wooItem = (product: Product, at: number) => ({
  id: at + 1,
  name: product.name,
  permalink: product.url,
  is_in_stock: isOpen(product),
  prices: { ...wooPrices(product.price), price_range: {} },
  variations: product.offers.map(({ options }, variant) => ({
    id: wooId(at, variant),
    attributes: Object.entries(options).map(([name, value]) => ({ name, value })),
  })),
});

const wooVariations = (product: Product, at: number) =>
  product.offers.map((offer, variant) => ({
    id: wooId(at, variant),
    permalink: offer.url,
    sku: offer.sku,
    is_in_stock: isOpen(offer),
    prices: wooPrices(offer.price),
  }));

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const merchantItems = (product: Product, at: number) =>
  product.offers.map((offer, variant) => {
    const tags: Record<string, string> = {
      id: offer.sku || offer.id || `${at}-${variant}`,
      item_group_id: `g${at}`,
      title: [product.name, ...Object.values(offer.options)].join(' - '),
      link: offer.url,
      price: `${(offer.price?.amount ?? 0).toFixed(2)} ${offer.price?.currency}`,
      availability: offer.availability,
      ...Object.fromEntries(
        Object.entries(offer.options).map(([name, value]) => [name.replace('colour', 'color'), value]),
      ),
    };
    const fields = Object.entries(tags).map(([name, value]) => `<g:${name}>${escaped(value)}</g:${name}>`);
    return `<item>${fields.join('')}</item>`;
  });

/** What the shop answers at an address. */
function answerOf({ now }: TrueShop, { pathname, searchParams }: URL): string {
  const all = [...now.values()];
  const size = Number(searchParams.get('limit') ?? searchParams.get('per_page') ?? 100);
  const from = (Number(searchParams.get('page') ?? 1) - 1) * size;
  const page = (items: readonly unknown[]) => items.slice(from, from + size);
  if (pathname === '/meta.json') return JSON.stringify({ currency: all[0]?.price?.currency });
  if (pathname === '/products.json') return JSON.stringify({ products: page(all.map(shopifyItem)) });
  if (pathname === '/google.xml')
    return `<rss xmlns:g="http://base.google.com/ns/1.0"><channel>${all.flatMap(merchantItems).join('')}</channel></rss>`;
  const isVariations = searchParams.get('type') === 'variation';
  return JSON.stringify(page(isVariations ? all.flatMap(wooVariations) : all.map(wooItem)));
}

/** What the agent knows with the shop's feed in force, read an hour after its pages were. */
export async function withFeedOf(knowledge: ShopKnowledge, shop: TrueShop): Promise<ShopKnowledge> {
  const { host, index } = knowledge;
  const site = siteOf(host);
  if (site === null) throw new Error(host);
  const [kind, path] = feeds[shop.platform];
  const open = (url: string) => {
    const text = (async function* () {
      yield answerOf(shop, new URL(url));
    })();
    return Promise.resolve({ isUnchanged: false, etag: null, headers: {}, text });
  };
  const from = { open, tryOpen: open };
  const source = { kind, url: `https://${host}${path}`, etag: null, site, from, pageCurrency: null };
  const reading = await readFeed(source);
  // its own words of a moment ago
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const records = (await Array.fromAsync(reading?.records.pieces() ?? [])).flatMap(
    (piece) => JSON.parse(`[${piece}]`) as Product[],
  );
  const readAt = new Date();
  const readings = createFeedReadings({
    // what the readings look at of a row
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    all: async () => [{ kind, isOn: true, readAt, contentHash: reading?.hash }] as never,
    at: async (_, __, urls) =>
      records
        .filter(({ url }) => urls.includes(url))
        .map((record) => ({ kind, url: record.url, record, since: readAt })),
    async *listed() {
      yield records;
    },
    byCode: async (_, __, asked) =>
      new Map(
        asked.flatMap((code) => {
          const urls = new Set(records.filter((one) => codesOf(one).includes(code)).map(({ url }) => url));
          return urls.size === 1 ? [...urls].map((url) => [code, url] as const) : [];
        }),
      ),
    within: async (_, __, asked, limit) =>
      records
        .filter(
          (one) => one.price !== null && meetsLimits(one, { ...asked, excluded: [], isBelowMax: false, words: '' }),
        )
        .slice(0, limit)
        .map(({ url }) => url),
  });
  return { ...knowledge, documents: withFeeds(readings, { agentId: 'agt', index, documents: knowledge.documents }) };
}
