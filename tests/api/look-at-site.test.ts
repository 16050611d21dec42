/** What an owner is told of an address while they type it: real sites on loopback under real-looking names. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveShop } from '../../examples/shop/serve-shop.ts';
import { createTestClient } from './support/test-client.ts';
import type { TestClient, TestOwner } from './support/test-client.ts';
import { startTestServer } from './support/test-server.ts';
import type { TestServer } from './support/test-server.ts';

const page = `<!doctype html><html lang="pt-PT"><head><title>Casa Azul – Azulejos</title>
<meta property="og:site_name" content="Casa Azul"><meta name="theme-color" content="#ffffff">
<script src="https://cdn.shopify.com/s/files/theme.js"></script>
<style>:root{--color-base-text:18,18,18;--color-button: 20, 84, 160}</style></head>
<body><img class="header__logo" src="//cdn.example/logo.png" alt="">
<nav><a href="/collections/azulejos">Azulejos</a><a href="/collections/all">Tudo</a><a href="/collections/por-cor">By Colour</a><a href="/collections/vasos">Vasos</a></nav>
<a href="https://wa.me/351912345678?text=Oi">WhatsApp</a><a href="/pages/contacto">Contacto</a></body></html>`;

const files: Record<string, string> = {
  '/': page,
  '/pages/contacto': '<a href="mailto:ola@casa.example?subject=Oi">Escreva</a><a href="tel:+351 213 456 789">Ligue</a>',
  '/robots.txt': 'Sitemap: https://www.casa.example/mapas/tudo.xml',
  '/mapas/tudo.xml': `<urlset>${['', 'a', 'b'].map((path) => `<url><loc>https://www.casa.example/${path}</loc></url>`).join('')}</urlset>`,
  '/products.json?limit=250&page=1': JSON.stringify({
    products: [{ id: 1, title: 'Jarra', handle: 'jarra', variants: [{ id: 2, price: '12.00', available: true }] }],
  }),
};

// The second address is inside, so it is refused; the fourth is one too many, and so is what stands behind 200,000 signs.
const greyShop = (inside: string): Record<string, string> => ({
  '/': `<!doctype html><title>Grey</title><style>.button{background:#222}</style>${[
    '/a.css',
    `${inside}/inside.css`,
    '/b.css',
    '/d.css',
  ]
    .map((href) => `<link rel="stylesheet" href="${href}">`)
    .join('')}`,
  '/a.css': `${' '.repeat(200_000)}.btn{background:#ff0000}`,
  '/b.css': '.btn-plain{background:#fff}.Button,.btn{color:#fff;background-color:rgb(42, 122, 94)}',
});
const styleSheetsAsked: string[] = [];

let server: TestServer;
let client: TestClient;
let owner: TestOwner;
const closing: (() => Promise<unknown>)[] = [];

async function site(answer: Parameters<typeof createServer>[1]): Promise<string> {
  const http = createServer(answer);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  closing.push(async () => {
    http.closeAllConnections();
    await new Promise((resolve) => http.close(resolve));
  });
  return `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  const casa = await site(({ url = '' }, response) => {
    const found = files[url];
    response.writeHead(found === undefined ? 404 : 200, {
      'content-type': url.endsWith('xml') ? 'text/xml' : 'text/html',
    });
    response.end(found ?? 'nothing');
  });
  const silent = await site(() => {});
  const slowMaps = await site(({ url }, response) => {
    if (url === '/') response.end('<title>Slow</title>');
  });
  const lateMaps = await site(({ url }, response) => {
    if (url === '/') response.end('<title>Late</title>');
    else if (url === '/sitemap.xml')
      setTimeout(() => {
        response.setHeader('content-type', 'text/xml');
        response.end('<urlset><url><loc>https://latemaps.example/a</loc></url></urlset>');
      }, 2000);
    else response.writeHead(404).end();
  });
  const inside = await site(({ url = '' }, response) => {
    styleSheetsAsked.push(url);
    response.end('.btn{background:#0000ff}');
  });
  const grey = await site(({ url = '' }, response) => {
    if (url.endsWith('.css')) styleSheetsAsked.push(url);
    response.end(greyShop(inside)[url] ?? '');
  });
  const closed = await site((_request, response) => response.writeHead(503).end());
  const moved = await site((_request, response) =>
    response.writeHead(301, { location: 'https://www.casa.example/' }).end(),
  );
  const shop = await serveShop({ port: 0, publicOrigin: 'https://hearthandloom.example' });
  closing.push(() => shop.close());
  const sites = {
    'www.casa.example': casa,
    'silent.example': silent,
    'slowmaps.example': slowMaps,
    'latemaps.example': lateMaps,
    'closed.example': closed,
    'greyshop.example': grey,
    'oldcasa.example': moved,
    'down.example': 'http://127.0.0.1:9',
    'hearthandloom.example': shop.url,
  };
  const resolve = Object.entries(sites).map(([host, url]) => `${host}=${url}`);
  server = await startTestServer({ env: { CRAWL_RESOLVE: resolve.join(',') } });
  client = createTestClient(server);
  owner = await client.newOwner();
});
afterAll(async () => {
  await server.close();
  for (const close of closing) await close();
});

const look = async (address: string) => {
  const { token, agentId } = owner;
  const { status, body } = await client.send('lookAtSite', { token, body: { agentId, address } });
  expect(status).toBe(200);
  return body;
};

test('what people paste is one site, tried with and without www, and told whole', async () => {
  for (const pasted of [
    ' casa.example ',
    'https://WWW.casa.example/products/jarra?utm_source=x',
    '<http://casa.example>',
  ])
    expect(await look(pasted)).toEqual({
      success: true,
      reached: true,
      reason: null,
      host: 'casa.example',
      websiteUrl: 'casa.example',
      sitemapURL: 'https://casa.example/mapas/tudo.xml',
      pages: 3,
      platform: 'shopify',
      name: 'Casa Azul',
      logoUrl: 'https://cdn.example/logo.png',
      color: '#1454a0',
      contacts: { mail: 'ola@casa.example', phone: '+351213456789', whatsApp: 'https://wa.me/351912345678' },
      language: 'pt',
      feeds: ['shopify'],
      sells: ['Azulejos', 'Vasos'],
    });
});

test('the example shop gives what its own pages name', async () => {
  const found = await look('hearthandloom.example');
  expect(found).toMatchObject({ reached: true, name: 'Hearth & Loom', language: 'en' });
  expect(found.contacts.mail).toContain('@');
  expect(found.pages).toBeGreaterThan(20);
  expect(found.color, 'what its buttons stand on, in a style sheet of its own').toBe('#7a3b25');
});

test('style sheets are read where the page names no colour, from public addresses alone, and capped', async () => {
  expect((await look('greyshop.example')).color).toBe('#2a7a5e');
  expect(styleSheetsAsked.toSorted()).toEqual(['/a.css', '/b.css']);
});

test.each([
  ['down.example', 'down.example', /^down\.example does not answer: check the spelling/],
  ['silent.example', 'silent.example', /^silent\.example took too long to answer/],
  ['closed.example', 'closed.example', /^closed\.example answered with status 503/],
  ['http://127.0.0.1:4600/', null, /not the name of a public website/],
  ['metadata.internal', 'metadata.internal', /^metadata\.internal is not the name of a public website/],
  ['our shop', null, /“ourshop” is not the address of a website/],
  ['owner@casa.example', null, /is not the address of a website/],
])('%s is not reached, and why is said in words that name it', async (address, host, reason) => {
  const found = await look(address);
  expect(found).toMatchObject({ reached: false, pages: null, sitemapURL: null, name: null });
  expect(found.reason).toMatch(reason);
  if (host !== null) expect(found.host).toBe(host);
});

test('a site that leads to another is told with both names', async () => {
  expect(await look('oldcasa.example')).toMatchObject({
    reached: true,
    host: 'casa.example',
    reason: 'oldcasa.example leads to casa.example',
    pages: 3,
  });
});

test('what does not come in time stays unknown, the rest is told', async () => {
  expect(await look('slowmaps.example')).toMatchObject({ reached: true, sitemapURL: null, pages: null });
});

test('what the home page leaves of the five seconds is for the sitemap', async () => {
  expect(await look('latemaps.example')).toMatchObject({
    sitemapURL: 'https://latemaps.example/sitemap.xml',
    pages: 1,
  });
});

test('CW-28 looking is counted, for an account and for an address', async () => {
  const limited = await startTestServer({ env: { RATE_LIMITS: 'on' } });
  try {
    const asking = createTestClient(limited);
    const { token, agentId } = await asking.newOwner();
    const statuses: number[] = [];
    for (let i = 0; i < 16; i += 1)
      statuses.push((await asking.send('lookAtSite', { token, body: { agentId, address: 'x' } })).status);
    expect(statuses.slice(0, 15)).toEqual(Array(15).fill(200));
    expect(statuses[15]).toBe(429);
  } finally {
    await limited.close();
  }
});
