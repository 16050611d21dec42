/** A shop on a loopback port whose pages a test may change between two trainings. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export const smallShopHost = 'small.example';
/** the same server under another name: another website */
export const otherShopHost = 'other.example';

/** body of its main part by path */
export type SmallShop = Map<string, string>;

export const termsOfSmallShop = {
  returns: 'You may return unused goods within 30 days of delivery.',
  delivery: 'Standard delivery takes 3 to 5 business days. Shipping costs €4.90. Orders over €50 ship free.',
};

const product = (name: string, price: string, currency = 'EUR') =>
  `<script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description: `${name}, woven by hand.`,
    image: `https://${smallShopHost}/${name.length}.jpg`,
    offers: { '@type': 'Offer', price, priceCurrency: currency, availability: 'https://schema.org/InStock' },
  })}</script><h1>${name}</h1><p>${name}, woven by hand of the best yarn. ${price} ${currency}</p>`;

export const smallShopPages = ({ returns, delivery } = termsOfSmallShop, price = '89.00', currency = 'EUR') =>
  new Map([
    ['/', '<h1>Small shop</h1><p>Blankets and towels from our own looms in the hills.</p>'],
    ['/policies/returns', `<h1>Returns</h1><p>${returns}</p><p>Refunds are made within 7 days.</p>`],
    ['/policies/shipping', `<h1>Shipping</h1><p>${delivery}</p>`],
    ['/products/wool-blanket', product('Harbour wool blanket', price, currency)],
    ['/products/linen-towel', product('Linen tea towel', '12.00', currency)],
  ]);

export async function startSmallShop() {
  const state = { pages: smallShopPages() };
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://x').pathname;
    if (path === '/sitemap.xml') {
      const host = request.headers.host?.split(':')[0] ?? smallShopHost;
      const urls = [...state.pages.keys()].map((at) => `<url><loc>https://${host}${at}</loc></url>`);
      response.setHeader('content-type', 'application/xml');
      return response.end(`<urlset>${urls.join('')}</urlset>`);
    }
    const body = state.pages.get(path);
    response.statusCode = body === undefined ? 404 : 200;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    const title = /<h1>(.*?)<\/h1>/.exec(body ?? '')?.[1] ?? 'Gone';
    return response.end(`<html lang="en"><title>${title}</title><main>${body ?? 'Not here'}</main></html>`);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // A listening TCP server's address is never a pipe name.
  const { port } = server.address() as AddressInfo;
  return {
    state,
    env: {
      CRAWL_RESOLVE: [smallShopHost, otherShopHost].map((host) => `${host}=http://127.0.0.1:${port}`).join(','),
      OWNERSHIP_CHECK: 'off',
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
