/** A shop on a loopback port whose prices change, and that can be slow, or turn robots away: what a live check is held against. */
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const priceShopHost = 'prices.example';

const things = 'Harbour Alpine Meadow Granite Willow Ember Cobalt Saffron Juniper Pebble'.split(' ');
const kinds = 'blanket cushion towel apron napkin curtain rug robe scarf basket'.split(' ');
const sizes = ['S', 'M', 'L'];
/** from the shop's answer to the reading's time on a busy machine */
const readingMs = 1_500;

export interface Sold {
  handle: string;
  name: string;
  /** in cents, of each size */
  cents: number[];
  /** by size */
  inStock: boolean[];
  /** the former price that its endpoint shows, in cents; 0 for none */
  was: number;
}

export interface PriceShop {
  goods: Sold[];
  /** known from a list's cards alone: their own pages are not there */
  listed: Pick<Sold, 'handle' | 'name' | 'cents'>[];
  /** by handle: taken out of the range */
  gone: Set<string>;
  /** how it behaves from now on */
  ways: {
    /** before each answer */
    delayMs: number;
    /** `wall`: a page that checks for robots */
    mode: 'open' | 'wall' | 'refuses';
    /** Shopify's endpoint for one product is there */
    endpoints: boolean;
  };
  /** what was asked for, and when (performance.now) */
  asked: { path: string; at: number }[];
  /** what a product cost at a moment (Date.now), in cents of each size, and a little before and after it */
  costAround: (handle: string, at: number) => number[];
  /** a tenth of the goods cost something else, and one is sold out */
  tick: () => void;
  host: string;
  env: Record<string, string>;
  close: () => Promise<void>;
}

const cents = (amount: number): string => (amount / 100).toFixed(2);

function page({ handle, name, cents: prices, inStock }: Sold, isShopify: boolean): string {
  const url = `https://${priceShopHost}/products/${handle}`;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    url,
    description: `${name}, woven by hand of the best yarn.`,
    image: `https://${priceShopHost}/${handle}.jpg`,
    offers: sizes.map((size, at) => ({
      '@type': 'Offer',
      name: `${name} - ${size}`,
      sku: `${handle}-${size}`,
      price: cents(prices[at] ?? 0),
      priceCurrency: 'EUR',
      availability: `https://schema.org/${inStock[at] === true ? 'InStock' : 'OutOfStock'}`,
      url: isShopify ? `${url}?variant=${1000 + at}` : url,
    })),
  };
  const options = sizes.map((size) => `<option value="${size}">${size}</option>`).join('');
  return `<html lang="en"><head><title>${name}</title><script type="application/ld+json">${JSON.stringify(data)}</script></head>
    <main><h1>${name}</h1><p>${cents(prices[0] ?? 0)} EUR</p><label>Size <select name="size">${options}</select></label>
    <p>${name}, woven by hand of the best yarn, for all who love ${handle.replaceAll('-', ' ')} at home.</p></main></html>`;
}

const endpoint = ({ handle, name, cents: prices, inStock, was }: Sold): string =>
  JSON.stringify({
    title: name,
    handle,
    available: inStock.some(Boolean),
    price: Math.min(...prices),
    compare_at_price: was || null,
    options: [{ name: 'Size', position: 1, values: sizes }],
    variants: sizes.map((size, at) => ({
      id: 1000 + at,
      sku: `${handle}-${size}`,
      option1: size,
      available: inStock[at] === true,
      price: prices[at],
      compare_at_price: was || null,
    })),
  });

const listPath = '/collections/lanterns';

function list(listed: PriceShop['listed']): string {
  const cards = listed.map(({ handle, name, cents: [price = 0] }) => {
    const link = (inside: string) => `<a href="/products/${handle}">${inside}</a>`;
    return `<li class="product-item">${link(`<img src="/${handle}.jpg" alt="">`)}<h3>${link(name)}</h3><div class="price">€${cents(price)}</div></li>`;
  });
  return `<html lang="en"><head><title>Lanterns</title></head><body><main><h1>Lanterns</h1><ul>${cards.join('')}</ul></main></body></html>`;
}

export async function startPriceShop({ products = 20 } = {}): Promise<PriceShop> {
  const goods = Array.from({ length: products }, (_, at): Sold => {
    const name = `${things[at % 10]} ${kinds[(at + Math.floor(at / 10)) % 10]}`;
    const base = 2000 + at * 137;
    return {
      handle: name.toLowerCase().replaceAll(' ', '-'),
      name,
      cents: [base, base + 500, base + 900],
      inStock: [true, true, true],
      was: 0,
    };
  });
  const listed = ['Moonrise lantern', 'Firefly lantern'].map((name, at) => ({
    handle: name.toLowerCase().replaceAll(' ', '-'),
    name,
    cents: [3300 + 100 * at],
  }));
  const ways: PriceShop['ways'] = { delayMs: 0, mode: 'open', endpoints: false };
  const asked: PriceShop['asked'] = [];
  const gone = new Set<string>();
  let ticks = 0;
  const since = new Map(goods.map(({ handle, cents: prices }) => [handle, [{ at: 0, prices }]]));

  function answer(path: string, response: ServerResponse): void {
    const send = (status: number, type: string, body: string) => {
      response.writeHead(status, { 'content-type': type });
      response.end(body);
    };
    if (path === '/robots.txt') return send(200, 'text/plain', 'User-agent: *\nDisallow: /account');
    if (path === '/sitemap.xml') {
      const paths = ['/', listPath, ...goods.map(({ handle }) => `/products/${handle}`)];
      const urls = paths.map((at) => `<url><loc>https://${priceShopHost}${at}</loc></url>`);
      return send(200, 'application/xml', `<urlset>${urls.join('')}</urlset>`);
    }
    if (ways.mode === 'refuses') return send(403, 'text/html', '<h1>Forbidden</h1>');
    if (ways.mode === 'wall') {
      const wall =
        '<html><head><title>Just a moment...</title></head><body><p>Checking your browser.</p></body></html>';
      return send(200, 'text/html', wall);
    }
    if (path === '/') {
      const about = '<h1>Prices</h1><p>Blankets, towels and rugs from our own looms in the hills, since 1950.</p>';
      return send(200, 'text/html', `<html lang="en"><title>Prices</title><main>${about}</main></html>`);
    }
    if (path === listPath) return send(200, 'text/html; charset=utf-8', list(listed));
    const sold = goods.find(({ handle }) => path === `/products/${handle}` || path === `/products/${handle}.js`);
    const isEndpoint = path.endsWith('.js');
    if (sold === undefined || gone.has(sold.handle) || (isEndpoint && !ways.endpoints))
      return send(404, 'text/html', '<h1>Not found</h1>');
    return isEndpoint
      ? send(200, 'application/json', endpoint(sold))
      : send(200, 'text/html; charset=utf-8', page(sold, ways.endpoints));
  }

  const server = createServer((request: IncomingMessage, response) => {
    const path = new URL(request.url ?? '/', 'http://x').pathname;
    asked.push({ path, at: performance.now() });
    setTimeout(() => answer(path, response), ways.delayMs);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // A listening TCP server's address is never a pipe name.
  const { port } = server.address() as AddressInfo;
  return {
    goods,
    listed,
    gone,
    ways,
    asked,
    costAround(handle, at) {
      const all = since.get(handle) ?? [];
      const inForce = (moment: number) => all.findLast((one) => one.at <= moment)?.prices ?? [];
      return [...inForce(at - readingMs), ...inForce(at), ...inForce(at + 20)];
    },
    tick() {
      ticks += 1;
      for (const [at, sold] of goods.entries()) {
        if (at % 10 === ticks % 10) sold.cents = sold.cents.map((price) => price + 111 * ticks);
        if (at % 20 === ticks % 20) sold.inStock = [true, false, true];
        since.get(sold.handle)?.push({ at: Date.now(), prices: sold.cents });
      }
    },
    host: priceShopHost,
    env: { CRAWL_RESOLVE: `${priceShopHost}=http://127.0.0.1:${port}`, OWNERSHIP_CHECK: 'off' },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
