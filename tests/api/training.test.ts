/** A training run's hard moments, on a real database and a scripted site: stopped half way, overtaken, refused, half gone. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { extractPage } from '../../server/src/extraction/extract-page.ts';
import { TryAgainLater } from '../../server/src/jobs/try-again-later.ts';
import { startTestServer } from './support/test-server.ts';
import type { TestServer } from './support/test-server.ts';
import { at, away, createTrainingBench, never, page, siteWith } from './support/training-bench.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ worker: false });
});
afterAll(async () => server.close());

const { count, createTrainer, newRun } = createTrainingBench(() => server);

test('CW-29 a run that was stopped goes on from its last committed page: none is read twice, none is lost', async () => {
  const { agentId, key, status } = await newRun();
  const stop = new AbortController();
  let read = 0;
  const first = createTrainer(siteWith(), {
    extractPage: (bytes) => {
      read += 1;
      if (read === 8) stop.abort(new Error('the worker stops'));
      return extractPage(bytes);
    },
  });
  await expect(first.train({ key, isLastAttempt: false, signal: stop.signal })).rejects.toThrow();
  const settled = Number(await count(sql`select count(*) from pages where agent_id = ${agentId} and state = 'kept'`));
  expect(settled).toBeGreaterThanOrEqual(7);
  expect(settled).toBeLessThan(20);
  expect(await status()).toMatchObject({
    agent: { status: 'pending' },
    knowledge: { progress: { pagesDone: settled } },
  });

  const second = createTrainer(siteWith());
  await second.train({ key, isLastAttempt: false, signal: never });
  expect(second.asked.filter((url) => url.includes('/p/'))).toHaveLength(20 - settled);
  expect(second.asked).not.toContain(at('/sitemap.xml'));
  expect(await status()).toMatchObject({
    agent: { status: 'confirmed' },
    knowledge: { progress: { phase: 'done', pagesFound: 20, pagesDone: 20, pagesFailed: 0 } },
  });
  expect(await count(sql`select count(distinct url) from passages where agent_id = ${agentId}`)).toBe('20');
  expect([...first.trained, ...second.trained]).toEqual([agentId]);
});

test('CW-23 CW-21 a hostile page and a wall fail by themselves, each with its reason', async () => {
  const { key, status } = await newRun();
  const html = { 'content-type': 'text/html' };
  const site = siteWith({
    [at('/p/1')]: { headers: html, body: '<div>'.repeat(50_000) },
    [at('/p/2')]: { headers: html, body: '<title>Just a moment...</title>Checking your browser' },
    [at('/p/3')]: { ...page(3), url: 'https://evil.example/' },
  });
  await createTrainer(site).train({ key, isLastAttempt: false, signal: never });
  const { knowledge } = await status();
  expect(knowledge?.progress).toMatchObject({ phase: 'done', pagesDone: 20, pagesFailed: 3 });
  expect(knowledge?.failedPages.map(({ reason }) => reason)).toEqual([
    expect.stringContaining('nested too deeply'),
    expect.stringContaining('check for robots'),
    expect.stringContaining('another site'),
  ]);
});

test('CW-31 a sitemap that was got around is told with the one that was read, until the owner takes another', async () => {
  const { agentId, key, status } = await newRun();
  const name = (sitemap: string) =>
    server.db.execute(sql`update agent_knowledge set sitemap_url = ${at(sitemap)} where agent_id = ${agentId}`);
  await name('/sitmap.xml');
  await createTrainer(siteWith()).train({ key, isLastAttempt: false, signal: never });
  const instead = { given: at('/sitmap.xml'), used: [at('/sitemap.xml')], why: expect.any(String) };
  expect((await status()).knowledge).toMatchObject({ sitemapInstead: instead });
  await name('/sitemap.xml');
  expect((await status()).knowledge?.sitemapInstead).toBeNull();
});

test('CW-29 a site that is away for minutes is waited for, said so, and read on when it is back', async () => {
  const { key, status } = await newRun();
  const out = createTrainer(siteWith(away()));
  const job = { key, signal: never, isLastAttempt: false };
  for (let minutes = 0; minutes < 12; minutes += 2) {
    out.clock.passedMs = minutes * 60_000;
    await expect(out.train(job)).rejects.toBeInstanceOf(TryAgainLater);
  }
  expect((await status()).knowledge?.progress).toMatchObject({
    phase: 'fetching',
    pagesFailed: 0,
    reason: expect.stringContaining('stopped answering'),
    pausedUntil: expect.any(String),
  });
  expect(out.trained).toEqual([]);
  await createTrainer(siteWith()).train(job);
  expect((await status()).knowledge?.progress).toMatchObject({
    phase: 'done',
    pagesKept: 20,
    pagesFailed: 0,
    reason: null,
    pausedUntil: null,
  });
});

test('CW-30 a site that stays away fails the new run and leaves the old index answering', async () => {
  const { agentId, key, status, again } = await newRun();
  await createTrainer(siteWith()).train({ key, isLastAttempt: false, signal: never });
  const next = createTrainer(siteWith(away()));
  const job = { key: await again(), signal: never, isLastAttempt: false };
  await expect(next.train(job)).rejects.toBeInstanceOf(TryAgainLater);
  next.clock.passedMs = 7 * 3_600_000;
  await next.train(job);
  expect(await status()).toMatchObject({
    agent: { status: 'confirmed' },
    knowledge: { progress: { phase: 'failed', reason: expect.stringContaining('stopped answering') } },
  });
  expect(next.trained).toEqual([agentId]);
  expect(await count(sql`select index_version from agents where id = ${agentId}`)).toBe(key.runId);
  expect(await count(sql`select count(distinct url) from passages where agent_id = ${agentId}`)).toBe('20');
});

test('CW-19 robots.txt that forbids everything, or cannot be read, is said', async () => {
  const forbidden = await newRun();
  const site = siteWith({ [at('/robots.txt')]: { body: 'User-agent: *\nDisallow: /' } });
  await createTrainer(site).train({ key: forbidden.key, isLastAttempt: false, signal: never });
  expect(site.asked.filter((url) => url.includes('/p/'))).toEqual([]);
  const said = (await forbidden.status()).knowledge;
  expect(said?.progress).toMatchObject({ phase: 'failed', reason: expect.stringContaining('robots.txt asks') });
  expect(said?.failedPages[0]?.reason).toContain('robots.txt');

  const broken = await newRun();
  const down = createTrainer(siteWith({ [at('/robots.txt')]: { status: 500 } }));
  const job = { key: broken.key, isLastAttempt: false, signal: never };
  await expect(down.train(job)).rejects.toBeInstanceOf(TryAgainLater);
  down.clock.passedMs = 7 * 3_600_000;
  await down.train(job);
  expect((await broken.status()).knowledge?.progress).toMatchObject({
    phase: 'failed',
    reason: expect.stringContaining('robots.txt'),
  });
});

test('the plan’s pages are kept, the rest is counted and said', async () => {
  const { agentId, key, status } = await newRun();
  await createTrainer(siteWith(), { pageLimit: async () => 5 }).train({ key, isLastAttempt: false, signal: never });
  expect((await status()).knowledge?.pageNumberSite).toBe(20);
  expect(await count(sql`select count(*) from pages where agent_id = ${agentId} and state = 'kept'`)).toBe('5');
  expect(await count(sql`select max(reason) from pages where agent_id = ${agentId} and state = 'skipped'`)).toMatch(
    /plan covers 5 pages/,
  );
});

test('a run that a newer one overtook ends without a word', async () => {
  const { key, again, status } = await newRun();
  const newer = await again();
  const { train, asked } = createTrainer(siteWith());
  await train({ key, isLastAttempt: false, signal: never });
  expect(asked).toEqual([]);
  await train({ key: newer, isLastAttempt: false, signal: never });
  expect((await status()).agent.status).toBe('confirmed');
});
