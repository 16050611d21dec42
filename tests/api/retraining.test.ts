/** Training again: little is asked of a site that stands still, what changed is told, and a bad day of the site costs nothing. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createKnowledgeStore } from '../../server/src/features/knowledge/store.ts';
import { change, copyOf, livingShop, siteOf } from './support/living-shop.ts';
import type { LivingPage } from './support/living-shop.ts';
import { startTestServer } from './support/test-server.ts';
import type { TestServer } from './support/test-server.ts';
import { at, createTrainingBench, never, siteWith } from './support/training-bench.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ worker: false });
});
afterAll(async () => server.close());
const { count, createTrainer, newRun } = createTrainingBench(() => server);

/** An agent that was trained on the shop once, and how to train it again. */
async function trainedOn(pages: Map<string, LivingPage>) {
  const { agentId, status, key } = await newRun();
  const store = createKnowledgeStore(server.db);
  await createTrainer(siteOf(pages)).train({ key, isLastAttempt: false, signal: never });
  const again = async (
    site: ReturnType<typeof siteWith>,
    {
      acceptsSmaller = false,
      cause = 'schedule',
      ...needs
    }: Parameters<typeof createTrainer>[1] & { acceptsSmaller?: boolean; cause?: 'owner' | 'schedule' } = {},
  ) => {
    const runId = await store.transaction((tx) => store.addRun(tx, agentId, { cause, acceptsSmaller }));
    const { train } = createTrainer(site, needs);
    await train({ key: { agentId, runId }, isLastAttempt: false, signal: never });
    const { run } = await store.runAndBefore(agentId, runId);
    const asked = site.asked.filter((url) => /\/(products|policies)\//.test(url));
    return { run, asked };
  };
  return { agentId, status, again, firstRun: key.runId };
}

describe('a site that stands still', () => {
  test('costs a sample of twenty questions and no new index', async () => {
    const pages = livingShop();
    const { agentId, again, firstRun } = await trainedOn(pages);
    let built = 0;
    const buildIndex = async () => {
      built += 1;
      return new Uint8Array([2]);
    };
    const { run, asked } = await again(siteOf(pages), { buildIndex });
    expect(run).toMatchObject({ phase: 'done', pagesFound: 40, pagesDone: 40, pagesKept: 40, pagesFailed: 0 });
    expect(run?.digest).toMatchObject({ pagesNew: 0, pagesGone: 0, pagesChanged: 0, pricesChanged: 0, policies: [] });
    expect(run?.productsFound).toBe(38);
    expect(asked).toHaveLength(20);
    expect(built).toBe(0);
    expect(await count(sql`select index_version from agents where id = ${agentId}`)).toBe(run?.id);
    for (const table of ['pages', 'passages', 'products', 'search_indexes']) {
      const of = (runId: string) =>
        count(
          sql`select count(*)::int from ${sql.identifier(table)} where agent_id = ${agentId} and run_id = ${runId}`,
        );
      expect(await of(firstRun), table).toBe(0);
      expect(await of(run?.id ?? ''), table).toBeGreaterThan(0);
    }
  });

  test('an owner who asks for it is believed more than a sitemap that knows of no change', async () => {
    const pages = livingShop();
    const { again } = await trainedOn(pages);
    const still = await again(siteOf(pages), { cause: 'owner' });
    expect(new Set(still.asked).size).toBe(40);
    expect(still.run).toMatchObject({ phase: 'done', pagesDone: 40, pagesKept: 40 });
    const now = copyOf(pages);
    change(now, '/products/p02', { price: '9.00' });
    const { run } = await again(siteOf(now), { cause: 'owner' });
    expect(run?.digest).toMatchObject({ pricesChanged: 1, pagesChanged: 1 });
  });

  test('without dates in its sitemap, every page is asked and none is sent', async () => {
    const pages = livingShop();
    for (const page of pages.values()) page.lastmod = '';
    const { again } = await trainedOn(pages);
    const { run, asked } = await again(siteOf(pages));
    expect(asked).toHaveLength(40);
    expect(run?.digest).toMatchObject({ pagesChanged: 0 });
  });
});

describe('what changed', () => {
  test('pages, prices and policy lines stand in the digest', async () => {
    const pages = livingShop();
    const { agentId, again, status } = await trainedOn(pages);
    const now = copyOf(pages);
    change(now, '/products/p03', { price: '17.50', lastmod: '2026-11-20' });
    change(now, '/policies/returns', {
      text: 'You may return anything unused. The time for it is fourteen days.',
      lastmod: '2026-11-20',
    });
    now.delete('/products/p09');
    now.set('/products/p99', { text: 'Wholly new, of felt.', lastmod: '2026-11-20', price: '5.00' });
    const { run } = await again(siteOf(now));
    expect(run?.digest).toMatchObject({
      pagesNew: 1,
      pagesGone: 1,
      pagesChanged: 2,
      productsNew: 1,
      productsGone: 1,
      pricesChanged: 1,
      prices: [{ url: at('/products/p03'), name: 'Thing 03', before: '23.00 EUR', now: '17.50 EUR' }],
      policies: [
        {
          url: at('/policies/returns'),
          removed: ['The time for it is thirty days.'],
          added: ['The time for it is fourteen days.'],
        },
      ],
    });
    expect(await count(sql`select count(*)::int from pages where agent_id = ${agentId}`)).toBe(40);
    expect(await count(sql`select string_agg(text, ' ') from passages where agent_id = ${agentId}`)).toContain(
      'fourteen',
    );
    expect((await status()).agent.status).toBe('confirmed');
  });

  test('a sitemap whose dates do not move with its pages is found out, and every page is asked', async () => {
    const pages = livingShop();
    const { again } = await trainedOn(pages);
    const now = copyOf(pages);
    for (const path of pages.keys()) change(now, path, { text: `${pages.get(path)?.text} Now in spring colours.` });
    const { run, asked } = await again(siteOf(now));
    expect(new Set(asked).size).toBe(40);
    expect(run?.digest).toMatchObject({
      pagesChanged: 40,
      pagesChangedAlone: 0,
      sharedLines: [{ before: '', now: 'Now in spring colours.', pages: 40 }],
      pages: [],
      policies: [],
    });
    expect(run).toMatchObject({ pagesDone: 40, pagesKept: 40 });
  });
});

test('a header that says otherwise on every page is told once, and answered from', async () => {
  const pages = livingShop();
  const says = (header: string) => {
    for (const path of pages.keys()) change(pages, path, { header });
    return siteOf(pages);
  };
  says('Free delivery on orders over 50 euros.');
  const { agentId, again } = await trainedOn(pages);
  const { run } = await again(says('Delivery is free on every order over 75 euros.'), { cause: 'owner' });
  expect(run?.digest).toMatchObject({
    pagesChanged: 40,
    pagesChangedAlone: 0,
    sharedLines: [
      {
        before: 'Free delivery on orders over 50 euros.',
        now: 'Delivery is free on every order over 75 euros.',
        pages: 40,
      },
    ],
  });
  const text = await count(sql`select string_agg(text, ' ') from passages where agent_id = ${agentId}`);
  expect(text).toContain('75 euros');
  expect(text).not.toContain('50 euros');
});

test('a page that the owner left out is not told as gone', async () => {
  const pages = livingShop();
  const { agentId, again } = await trainedOn(pages);
  await server.db.execute(
    sql`update agent_knowledge set exclude_urls = array['/products/p06'] where agent_id = ${agentId}`,
  );
  const { run } = await again(siteOf(pages), { cause: 'owner' });
  expect(run).toMatchObject({ phase: 'done', pagesKept: 39 });
  expect(run?.digest).toMatchObject({ pagesGone: 0, pages: [], productsGone: 0 });
});

describe('a bad day of the site', () => {
  test('CW-30 a page that only could not be asked keeps what it said, and is named', async () => {
    const pages = livingShop();
    const { agentId, again, status } = await trainedOn(pages);
    const now = copyOf(pages);
    change(now, '/products/p05', { status: 503, lastmod: '2026-11-20' });
    change(now, '/products/p06', { status: 404, lastmod: '2026-11-20' });
    const { run } = await again(siteOf(now));
    expect(run).toMatchObject({ phase: 'done', pagesKept: 39, pagesFailed: 2 });
    expect(run?.digest).toMatchObject({ pagesGone: 1, pages: [{ url: at('/products/p06'), change: 'gone' }] });
    const failed = (await status()).knowledge?.failedPages;
    expect(failed).toEqual([
      { url: at('/products/p05'), reason: expect.stringMatching(/status 503.*is kept/) },
      { url: at('/products/p06'), reason: expect.stringContaining('404') },
    ]);
    expect(await count(sql`select count(*)::int from products where agent_id = ${agentId}`)).toBe(37);
  });

  test('CW-30 five pages instead of forty are held back; the owner may take them all the same', async () => {
    const pages = livingShop();
    const { agentId, again, firstRun } = await trainedOn(pages);
    const few = [...pages.keys()].slice(0, 5);
    const { run } = await again(siteOf(pages, few));
    expect(run).toMatchObject({ phase: 'failed', isHeldBack: true, reason: expect.stringContaining('only 5 pages') });
    expect(await count(sql`select index_version from agents where id = ${agentId}`)).toBe(firstRun);
    const taken = await again(siteOf(pages, few), { acceptsSmaller: true });
    expect(taken.run).toMatchObject({ phase: 'done', pagesKept: 5 });
    expect(taken.run?.digest).toMatchObject({ pagesGone: 35 });
  });

  test('CW-30 a shop that answers every page with a check for robots is held back', async () => {
    const pages = livingShop();
    const { agentId, again, firstRun } = await trainedOn(pages);
    const wall = { headers: { 'content-type': 'text/html' }, body: '<title>Just a moment...</title>Checking' };
    const urls = [...pages.keys()].map((path) => `<url><loc>${at(path)}</loc></url>`);
    const walled = siteWith({
      ...Object.fromEntries([...pages.keys()].map((path) => [at(path), wall])),
      [at('/sitemap.xml')]: `<urlset>${urls.join('')}</urlset>`,
    });
    const { run } = await again(walled);
    expect(run).toMatchObject({
      phase: 'failed',
      isHeldBack: true,
      reason: expect.stringMatching(/Only 0 of 40 pages/),
    });
    expect(await count(sql`select index_version from agents where id = ${agentId}`)).toBe(firstRun);
  });

  test('a part of the sitemap that cannot be read does not take its pages away', async () => {
    const pages = livingShop();
    const { again } = await trainedOn(pages);
    const half = [...pages.keys()].slice(0, 30).map((path) => `<url><loc>${at(path)}</loc></url>`);
    const index = `<sitemapindex><sitemap><loc>${at('/one.xml')}</loc></sitemap><sitemap><loc>${at('/two.xml')}</loc></sitemap></sitemapindex>`;
    const site = siteOf(pages);
    const broken = siteWith({
      [at('/sitemap.xml')]: index,
      [at('/one.xml')]: `<urlset>${half.join('')}</urlset>`,
      [at('/two.xml')]: { status: 503 },
    });
    const stream: typeof site.web.stream = (request) =>
      (request.url.endsWith('.xml') ? broken : site).web.stream(request);
    const { run } = await again({ asked: site.asked, web: { ...site.web, stream } });
    expect(run).toMatchObject({ phase: 'done', pagesKept: 40 });
    expect(run?.digest).toMatchObject({ pagesGone: 0 });
  });
});
