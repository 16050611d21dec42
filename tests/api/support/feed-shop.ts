/** A shop on a loopback port that offers its products as pages and as feeds of all three kinds, made from the same records. */
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const feedShopHost = 'yarn.example';
const at = (path: string) => `https://${feedShopHost}${path}`;

export interface ShopVariant {
  id: number;
  size: string;
  colour: string;
  price: number;
  priorPrice?: number;
  isThere: boolean;
}

export interface ShopProduct {
  id: number;
  handle: string;
  name: string;
  variants: ShopVariant[];
  /** what its page says instead */
  pagePrice?: number;
  /** it has no page that a training would find */
  isUnlisted?: boolean;
}

export const variant = (id: number, size: string, price: number, more: Partial<ShopVariant> = {}): ShopVariant => ({
  id,
  size,
  colour: 'Sand',
  price,
  isThere: true,
  ...more,
});

export const yarnShop = (): ShopProduct[] => [
  {
    id: 1,
    handle: 'harbour-sweater',
    name: 'Harbour sweater',
    variants: [variant(1001, 'S', 40), variant(1002, 'M', 42, { isThere: false }), variant(1003, 'L', 45)],
  },
  { id: 2, handle: 'alpine-sock', name: 'Alpine sock', variants: [variant(2001, '', 12, { colour: '' })] },
  { id: 3, handle: 'mist-shawl', name: 'Mist shawl', variants: [variant(3001, '', 60, { colour: '' })] },
  { id: 4, handle: 'fog-hat', name: 'Fog hat', variants: [variant(4001, '', 25, { colour: '' })] },
];

const optionsOf = ({ size, colour }: ShopVariant) =>
  [
    ['Size', size],
    ['Colour', colour],
  ].filter((pair): pair is [string, string] => pair[1] !== '');

export const shopifyItem = ({ id, handle, name, variants }: ShopProduct) => ({
  id,
  title: name,
  handle,
  body_html: `<p>${name}, knitted by hand.</p>`,
  vendor: 'Yarn',
  product_type: 'Knitwear',
  images: [{ src: `https://cdn.shopify.com/s/files/${id}.jpg` }],
  options: optionsOf(variants[0] ?? variant(0, '', 0)).map(([label]) => ({ name: label })),
  variants: variants.map((one) => {
    const [first, second] = optionsOf(one);
    return {
      id: one.id,
      title: first === undefined ? 'Default Title' : `${first[1]} / ${second?.[1]}`,
      option1: first?.[1] ?? 'Default Title',
      option2: second?.[1] ?? null,
      sku: `Y-${one.id}`,
      price: one.price.toFixed(2),
      compare_at_price: one.priorPrice?.toFixed(2) ?? null,
      available: one.isThere,
    };
  }),
});

const minor = (amount: number) => String(Math.round(amount * 100));
const wooPrices = (one: ShopVariant) => ({
  price: minor(one.price),
  regular_price: minor(one.priorPrice ?? one.price),
  currency_code: 'EUR',
  currency_minor_unit: 2,
  price_range: null,
});

const wooItem = ({ id, handle, name, variants }: ShopProduct) => ({
  id,
  name,
  permalink: at(`/products/${handle}`),
  description: `<p>${name}</p>`,
  images: [{ src: at(`/${handle}.jpg`) }],
  categories: [{ name: 'Knitwear' }],
  is_in_stock: variants.some(({ isThere }) => isThere),
  prices: wooPrices(variants[0] ?? variant(0, '', 0)),
  attributes: [{ name: 'Size', terms: variants.map(({ size }) => ({ name: size, slug: size.toLowerCase() })) }],
  variations:
    variants.length < 2
      ? []
      : variants.map((one) => ({
          id: one.id,
          attributes: optionsOf(one).map(([label, value]) => ({
            name: label,
            value: label === 'Size' ? value.toLowerCase() : value,
          })),
        })),
});

const wooVariation = (product: ShopProduct, one: ShopVariant) => ({
  id: one.id,
  name: product.name,
  permalink: at(`/products/${product.handle}?attribute_pa_size=${one.size}`),
  sku: `Y-${one.id}`,
  is_in_stock: one.isThere,
  prices: wooPrices(one),
});

export const merchantItem = (product: ShopProduct, one: ShopVariant) =>
  `<item><g:id>Y-${one.id}</g:id>${product.variants.length > 1 ? `<g:item_group_id>${product.id}</g:item_group_id>` : ''}
  <title>${product.name}${one.size === '' ? '' : ` - ${one.size}`}</title><link>${at(`/products/${product.handle}?variant=${one.id}`)}</link>
  <g:price>${(one.priorPrice ?? one.price).toFixed(2)} EUR</g:price>${one.priorPrice === undefined ? '' : `<g:sale_price>${one.price.toFixed(2)} EUR</g:sale_price>`}
  <g:shipping><g:price>4.90 EUR</g:price></g:shipping><g:size>${one.size}</g:size><g:color>${one.colour}</g:color>
  <g:availability>${one.isThere ? 'in_stock' : 'out of stock'}</g:availability></item>`;

export const merchantFeed = (items: string) =>
  `<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0" version="2.0"><channel><title>Yarn</title>${items}</channel></rss>`;

function pageOf({ name, pagePrice, variants: [first] }: ShopProduct): string {
  const price = (pagePrice ?? first?.price ?? 0).toFixed(2);
  const record = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description: `${name} from the page.`,
    sku: `Y-${first?.id}`,
    offers: {
      '@type': 'Offer',
      price,
      priceCurrency: 'EUR',
      availability: `https://schema.org/${first?.isThere === false ? 'OutOfStock' : 'InStock'}`,
    },
  };
  return `<script type="application/ld+json">${JSON.stringify(record)}</script><h1>${name}</h1><p>${name} from the page, knitted of the best yarn. ${price} EUR</p>`;
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export async function startFeedShop(products = yarnShop()) {
  const state = {
    products,
    kinds: new Set(['shopify', 'woocommerce', 'merchant_xml']),
    robots: '',
    /** its feeds are there, and no product's page: what feeds say is told by no newer reading of a page */
    arePagesAway: false,
    /** by path, before all else */
    instead: new Map<string, Answer>(),
    asked: [] as string[],
  };
  const json = (response: ServerResponse, value: unknown) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(value));
  };
  const answers: Record<string, (url: URL, response: ServerResponse, request: IncomingMessage) => void> = {
    '/robots.txt': (_, response) => response.end(state.robots),
    '/meta.json': (_, response) => json(response, { currency: 'EUR' }),
    '/products.json': ({ searchParams }, response) => {
      const [size, page] = [Number(searchParams.get('limit') ?? 30), Number(searchParams.get('page') ?? 1)];
      json(response, { products: state.products.slice((page - 1) * size, page * size).map(shopifyItem) });
    },
    '/wp-json/wc/store/v1/products': ({ searchParams }, response) => {
      const [size, page] = [Number(searchParams.get('per_page') ?? 10), Number(searchParams.get('page') ?? 1)];
      const shown = <T>(all: readonly T[]) => all.slice((page - 1) * size, page * size);
      if (searchParams.get('type') !== 'variation') return json(response, shown(state.products).map(wooItem));
      const pairs = state.products.flatMap((one) =>
        one.variants.length < 2 ? [] : one.variants.map((of) => [one, of] as const),
      );
      return json(
        response,
        shown(pairs).map(([one, of]) => wooVariation(one, of)),
      );
    },
    '/google-feed.xml': (_, response, request) => {
      const items = state.products.flatMap((one) => one.variants.map((of) => merchantItem(one, of)));
      const feed = merchantFeed(items.join(''));
      const etag = `"${createHash('sha256').update(feed).digest('hex')}"`;
      response.setHeader('content-type', 'application/xml');
      response.setHeader('etag', etag);
      response.statusCode = request.headers['if-none-match'] === etag ? 304 : 200;
      response.end(response.statusCode === 304 ? '' : feed);
    },
  };
  const kindOf: Record<string, string> = {
    '/products.json': 'shopify',
    '/meta.json': 'shopify',
    '/wp-json/wc/store/v1/products': 'woocommerce',
    '/google-feed.xml': 'merchant_xml',
  };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', at('/'));
    state.asked.push(url.pathname + url.search);
    const instead = state.instead.get(url.pathname);
    if (instead) return instead(request, response);
    const kind = kindOf[url.pathname];
    const answer = kind === undefined || state.kinds.has(kind) ? answers[url.pathname] : undefined;
    if (answer) return answer(url, response, request);
    const listed = state.products.filter(({ isUnlisted }) => isUnlisted !== true);
    if (url.pathname === '/sitemap.xml') {
      const urls = ['/', ...listed.map(({ handle }) => `/products/${handle}`)];
      response.setHeader('content-type', 'application/xml');
      return response.end(`<urlset>${urls.map((path) => `<url><loc>${at(path)}</loc></url>`).join('')}</urlset>`);
    }
    const product = state.arePagesAway
      ? undefined
      : listed.find(({ handle }) => url.pathname === `/products/${handle}`);
    const feed = state.kinds.has('merchant_xml')
      ? '<link rel="alternate" type="application/rss+xml" href="/google-feed.xml">'
      : '';
    const body =
      url.pathname === '/'
        ? '<h1>Yarn</h1><p>Knitwear from our own sheep in the hills.</p>'
        : product && pageOf(product);
    response.statusCode = body === undefined ? 404 : 200;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    return response.end(
      `<html lang="en"><head>${feed}<title>${product?.name ?? 'Yarn'}</title></head><main>${body ?? 'Not here'}</main></html>`,
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // A listening TCP server's address is never a pipe name.
  const { port } = server.address() as AddressInfo;
  return {
    state,
    env: { CRAWL_RESOLVE: `${feedShopHost}=http://127.0.0.1:${port}`, OWNERSHIP_CHECK: 'off' },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
