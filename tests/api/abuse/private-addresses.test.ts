/** A proved shop whose every page tries to send the crawler into the house: listeners on this machine's own addresses see nobody. */
import { createServer as createHttpServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patience } from '../support/in-process.ts';
import { createTestClient } from '../support/test-client.ts';
import type { TestClient } from '../support/test-client.ts';
import { startTestServer } from '../support/test-server.ts';
import type { TestServer } from '../support/test-server.ts';

const host = 'shop.example';
const at = (path: string) => `https://${host}${path}`;
const dialled: string[] = [];
const open: Server[] = [];
let listenerPort = 0;
let server: TestServer;
let client: TestClient;

/** false where this user may not listen there */
function listen(address: string, port: number): Promise<number> {
  const listener = createServer((socket) => {
    dialled.push(`${address}:${port}`);
    socket.destroy();
  });
  return new Promise((resolve) => {
    listener.once('error', () => {
      resolve(0);
    });
    listener.listen(port, address, () => {
      open.push(listener);
      resolve(portOf(listener));
    });
  });
}

// a listening TCP server has an address of this kind
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const portOf = (listening: Server) => (listening.address() as AddressInfo).port;

const privateAddresses = () => [
  `http://127.0.0.1:${listenerPort}/x`,
  `http://[::1]:${listenerPort}/x`,
  'http://127.0.0.1/x',
  'http://localhost/x',
  'http://2130706433/x',
  'http://0x7f.1/x',
  'http://[::ffff:127.0.0.1]/x',
  'http://169.254.169.254/latest/meta-data/',
  'file:///etc/passwd',
];

const html = (head: string, body: string) =>
  `<!doctype html><html lang="en"><head><title>Page</title>${head}</head><body><main><h1>Page</h1><p>${body} Wool is what we are about, and has been for a hundred years.</p></main></body></html>`;

function answer(url: string, response: ServerResponse): void {
  const { pathname } = new URL(url, at('/'));
  const targets = privateAddresses();
  const target = targets[Number(pathname.split('/').at(-1))] ?? '';
  const send = (type: string, body: string) => response.writeHead(200, { 'content-type': type }).end(body);
  if (pathname === '/robots.txt')
    send('text/plain', targets.map((one) => `Sitemap: ${one}`).join('\n') + `\nSitemap: ${at('/sitemap.xml')}\n`);
  else if (pathname === '/sitemap.xml')
    send(
      'application/xml',
      `<sitemapindex>${[...targets, at('/pages.xml')].map((one) => `<sitemap><loc>${one}</loc></sitemap>`).join('')}</sitemapindex>`,
    );
  else if (pathname === '/pages.xml') {
    const kinds = ['redirect', 'refresh-header', 'refresh-meta', 'base', 'canonical', 'product'];
    const pages = kinds.flatMap((kind) => targets.map((_, i) => at(`/${kind}/${i}`)));
    send(
      'application/xml',
      `<urlset>${[at('/'), ...targets, ...pages].map((one) => `<url><loc>${one}</loc></url>`).join('')}</urlset>`,
    );
  } else if (pathname.startsWith('/redirect/')) response.writeHead(302, { location: target }).end();
  else if (pathname.startsWith('/refresh-header/')) {
    response.setHeader('refresh', `0; url=${target}`);
    send('text/html', html('', `Number ${pathname}.`));
  } else if (pathname.startsWith('/refresh-meta/'))
    send('text/html', html(`<meta http-equiv="refresh" content="0; url=${target}">`, `Number ${pathname}.`));
  else if (pathname.startsWith('/base/'))
    send('text/html', html(`<base href="${target}">`, `Number ${pathname}. <a href="more">More</a><img src="a.png">`));
  else if (pathname.startsWith('/canonical/'))
    send('text/html', html(`<link rel="canonical" href="${target}">`, `Number ${pathname}.`));
  else if (pathname.startsWith('/product/')) {
    const record = {
      '@type': 'Product',
      name: `Thing ${pathname}`,
      url: target,
      image: target,
      offers: { price: '5.00', priceCurrency: 'EUR', url: target },
    };
    send('text/html', html(`<script type="application/ld+json">${JSON.stringify(record)}</script>`, '5.00 EUR.'));
  } else send('text/html', html('', `Number ${pathname}.`));
}

beforeAll(async () => {
  listenerPort = await listen('127.0.0.1', 0);
  await listen('::1', listenerPort);
  for (const address of ['127.0.0.1', '::1']) await listen(address, 80);
  const shop = createHttpServer((request, response) => {
    answer(request.url ?? '/', response);
  });
  await new Promise<void>((resolve) => {
    shop.listen(0, '127.0.0.1', resolve);
  });
  open.push(shop);
  server = await startTestServer({ env: { CRAWL_RESOLVE: `${host}=http://127.0.0.1:${portOf(shop)}` } });
  client = createTestClient(server);
});
afterAll(async () => {
  await server.close();
  for (const listener of open) listener.close();
});

test(
  'CW-01 CW-02 CW-05 a whole training through hostile sitemaps, redirects and pages dials no private address',
  { timeout: 60_000 * patience },
  async () => {
    const { token, agentId } = await client.newOwner();
    const saved = await client.send('createKnowledge', {
      token,
      body: { agentId, region: 'eu', websiteUrl: host, sitemapURL: at('/sitemap.xml'), excludeUrl: [] },
    });
    expect(saved.body).toMatchObject({ success: true });
    const status = async () => (await client.send('getStatus', { token, id: agentId })).body;
    await expect
      .poll(async () => (await status()).agent.status, { timeout: 45_000 * patience, interval: 200 })
      .toBe('confirmed');

    expect(dialled).toEqual([]);
    const { knowledge } = await status();
    const redirected = knowledge?.failedPages.filter(({ url }) => url.includes('/redirect/')) ?? [];
    expect(redirected).toHaveLength(privateAddresses().length);
    const { rows } = await server.db.execute(sql`
    select (select count(*)::int from pages where agent_id = ${agentId} and url !~ ${`^https?://${host}/`}) as pages,
      (select count(*)::int from passages where agent_id = ${agentId} and url !~ ${`^https?://${host}/`}) as passages,
      (select json_agg(record)::text from products where agent_id = ${agentId}) as products`);
    expect(rows[0]).toMatchObject({ pages: 0, passages: 0 });
    expect(String(rows[0]?.['products'])).not.toMatch(/127\.|localhost|169\.254|::1|file:|0x7f|2130706433/);
  },
);

test('CW-01 CW-07 what is refused at the door is not dialled either', async () => {
  for (const address of privateAddresses().map((one) => one.replace(/^http:/, 'https:'))) {
    const { token, agentId } = await client.newOwner();
    const websiteUrl = address.replace(/^\w+:\/\//, '').replace(/\/x$/, '');
    const { status } = await client.send('createKnowledge', {
      token,
      body: { agentId, region: 'eu', websiteUrl, sitemapURL: address, excludeUrl: [] },
    });
    expect(status, address).toBe(400);
  }
  expect(dialled).toEqual([]);
});
