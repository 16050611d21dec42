/** Every page of the site with what its reading gave. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { livingShop, siteOf } from './support/living-shop.ts';
import type { LivingPage } from './support/living-shop.ts';
import { startTestServer } from './support/test-server.ts';
import type { TestServer } from './support/test-server.ts';
import { createTrainingBench, never } from './support/training-bench.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ worker: false });
});
afterAll(async () => server.close());
const { createTrainer, newRun } = createTrainingBench(() => server);

const lastmod = '2026-01-05T08:00:00Z';
const shop = () =>
  new Map<string, LivingPage>([
    ...livingShop(),
    ['/blog/how-we-weave', { text: 'A story of a loom in a barn, told over forty years of work.', lastmod }],
    ['/gone', { text: 'x', lastmod, status: 500 }],
  ]);

test('TE-05 every page stands there with its state, kind, reading and what it gave, twenty at a time', async () => {
  const { agentId, token, key } = await newRun();
  const { train } = createTrainer(siteOf(shop()));
  const read = async (query: { page?: string; state?: string } = {}) =>
    (await server.send('getPages', { token, query: { agentId, ...query } })).body;
  await train({ key, isLastAttempt: true, signal: never });
  const first = await read();
  expect(first.pages).toHaveLength(20);
  expect(first).toMatchObject({ currentPage: 1, totalPages: 3 });
  const all = [...first.pages, ...(await read({ page: '2' })).pages, ...(await read({ page: '3' })).pages];
  const of = (path: string) => all.find(({ url }) => url.endsWith(path));
  expect(of('/products/p01')).toMatchObject({ state: 'read', kind: 'product', products: 1, reason: null });
  expect(Date.now() - Date.parse(of('/products/p01')?.readAt ?? '')).toBeLessThan(3_600_000);
  expect(of('/policies/returns')).toMatchObject({ state: 'read', kind: 'policy', products: 0 });
  expect(of('/policies/returns')?.facts).toBeGreaterThan(0);
  expect(of('/gone')).toMatchObject({ state: 'failed', kind: null, title: '', readAt: null });
  expect(of('/gone')?.reason).not.toBeNull();
  expect((await read({ state: 'failed' })).pages.map(({ url }) => url)).toEqual([of('/gone')?.url]);
  expect((await read({ page: '9' })).pages).toEqual([]);
  const stranger = await newRun();
  expect((await server.send('getPages', { token: stranger.token, query: { agentId } })).status).toBe(404);
  expect(
    (await server.send('getPages', { token: stranger.token, query: { agentId: stranger.agentId } })).body.pages,
  ).toEqual([]);
});
