/** The shop's terms that no sitemap names, on a real database: read, kept through trainings, and never a burden. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from './support/test-server.ts';
import type { TestServer } from './support/test-server.ts';
import { at, createTrainingBench, never, numbers, siteWith } from './support/training-bench.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ worker: false });
});
afterAll(async () => server.close());

const { count, createTrainer, newRun } = createTrainingBench(() => server);

const html = { 'content-type': 'text/html', etag: '"1"' };
const footer = `<footer><a href="/policies/refund-policy">Refunds</a> <a href="/policies/gone">Terms</a>
  <a href="/pages/secret">Wholesale</a> <a href="/cart">Cart</a> <a href="/p/3.html">Page</a>
  <a href="/collections/all/red">Red</a></footer>`;
const page = (i: number) => ({
  headers: html,
  body: `<title>Page ${i}</title><main><h1>Page ${i}</h1><p>This is what page number ${i} has to say of it.</p></main>${footer}`,
});
const site = (changes: Parameters<typeof siteWith>[0] = {}) =>
  siteWith({
    ...Object.fromEntries(numbers.map((i) => [at(`/p/${i}`), page(i)])),
    [at('/robots.txt')]: 'User-agent: *\nDisallow: /pages/secret',
    [at('/policies/refund-policy')]: {
      headers: html,
      body: `<title>Refunds</title><main><h1>Refunds</h1><p>You may send anything back within 30 days.</p></main>${footer}`,
    },
    ...changes,
  });
const keptPolicies = (agentId: string) =>
  count(
    sql`select string_agg(url, ' ') from pages where agent_id = ${agentId} and state = 'kept' and url like '%polic%'`,
  );

test('what the footer names is read, once, and what is not there is no failure', async () => {
  const { agentId, key, status, again } = await newRun();
  const first = createTrainer(site());
  await first.train({ key, isLastAttempt: false, signal: never });
  expect((await status()).knowledge?.progress).toMatchObject({
    phase: 'done',
    pagesFound: 21,
    pagesDone: 21,
    pagesFailed: 0,
  });
  expect((await status()).knowledge).toMatchObject({ pageNumberSite: 20, failedPages: [] });
  expect(await keptPolicies(agentId)).toBe(at('/policies/refund-policy'));
  expect(first.asked.filter((url) => !/\/p\/\d+$|xml|robots/.test(url)).sort()).toEqual([
    at('/policies/gone'),
    at('/policies/refund-policy'),
  ]);

  const second = createTrainer(site());
  await second.train({ key: await again(), isLastAttempt: false, signal: never });
  expect(await keptPolicies(agentId)).toBe(at('/policies/refund-policy'));
});

test('it is left where it is when its part of the site does not answer, and the training goes on', async () => {
  const { key, status } = await newRun();
  const broken = { error: 'timeout' as const };
  const trainer = createTrainer(site({ [at('/policies/refund-policy')]: broken, [at('/policies/gone')]: broken }));
  await trainer.train({ key, isLastAttempt: false, signal: never });
  expect((await status()).knowledge?.progress).toMatchObject({
    phase: 'done',
    pagesFound: 20,
    pagesKept: 20,
    pagesFailed: 0,
  });
});

test('the home page’s links come before what the plan leaves out', async () => {
  const { agentId, key } = await newRun();
  const listed = ['/', ...numbers.map((i) => `/p/${i}`)].map((path) => `<url><loc>${at(path)}</loc></url>`).join('');
  const trainer = createTrainer(site({ [at('/sitemap.xml')]: `<urlset>${listed}</urlset>`, [at('/')]: page(99) }), {
    pageLimit: async () => 8,
  });
  await trainer.train({ key, isLastAttempt: false, signal: never });
  expect(await keptPolicies(agentId)).toBe(at('/policies/refund-policy'));
});
