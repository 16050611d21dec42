import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveShop } from './serve-shop.ts';

let running: Awaited<ReturnType<typeof serveShop>>;

beforeAll(async () => {
  running = await serveShop({ port: 0, publicOrigin: 'https://hearthandloom.example' });
});

afterAll(() => running.close());

const get = (path: string, init: RequestInit = {}) => fetch(running.url + path, { redirect: 'manual', ...init });

test('a page comes zipped when that is wanted, and is not sent again while it is fresh', async () => {
  const first = await get('/delivery', { headers: { 'accept-encoding': 'gzip' } });
  expect(first.status).toBe(200);
  expect(first.headers.get('content-encoding')).toBe('gzip');
  const plain = await get('/delivery', { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe(await first.text());
  const etag = first.headers.get('etag') ?? '';
  const lastModified = first.headers.get('last-modified') ?? '';
  expect((await get('/delivery', { headers: { 'if-none-match': etag } })).status).toBe(304);
  expect((await get('/delivery', { headers: { 'if-modified-since': lastModified } })).status).toBe(304);
  expect(
    (await get('/delivery', { headers: { 'if-none-match': '"old"', 'if-modified-since': lastModified } })).status,
  ).toBe(200);
});

test('HEAD has no body, other methods are refused', async () => {
  const head = await get('/', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect((await get('/', { method: 'POST' })).status).toBe(405);
});

test('a moved address redirects, a gone one shows a page with 404', async () => {
  const moved = await get('/products/aran-throw');
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/products/aran-wool-throw']);
  const gone = await get('/products/harbour-bath-mat');
  expect(gone.status).toBe(404);
  expect(await gone.text()).toContain('There is nothing on this shelf');
  expect((await get('/404.html')).status).toBe(404);
});

test('the zipped sitemap is a gzip file and not a content encoding', async () => {
  const response = await get('/sitemap_pages.xml.gz', { headers: { 'accept-encoding': 'gzip' } });
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(gunzipSync(Buffer.from(await response.arrayBuffer())).toString()).toContain(
    'https://hearthandloom.example/delivery',
  );
});

test('the verification file and the widget appear once they are set', async () => {
  const path = '/.well-known/vitrine-verification.txt';
  expect((await get(path)).status).toBe(404);
  running.setVerification('proof-123');
  expect((await (await get(path)).text()).trim()).toBe('proof-123');
  const before = (await get('/')).headers.get('etag') ?? '';
  running.setWidget('http://localhost:4600/chatbox.js?id=agt_1');
  const after = await get('/', { headers: { 'if-none-match': before } });
  expect(after.status).toBe(200);
  expect(await after.text()).toContain('<script src="http://localhost:4600/chatbox.js?id=agt_1" async></script>');
});
