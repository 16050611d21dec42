import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveShop } from '../../examples/shop/serve-shop.ts';
import { createTestClient } from './support/test-client.ts';
import type { TestClient, TestOwner } from './support/test-client.ts';
import { startTestServer } from './support/test-server.ts';
import type { TestServer } from './support/test-server.ts';
import { inProcess, patience } from './support/in-process.ts';

const host = 'hearthandloom.example';
let shop: Awaited<ReturnType<typeof serveShop>>;
let server: TestServer;
let client: TestClient;

beforeAll(async () => {
  shop = await serveShop({ port: 0, publicOrigin: `https://${host}` });
  server = await startTestServer({ env: { CRAWL_RESOLVE: `${host}=${shop.url}`, OWNERSHIP_CHECK: 'required' } });
  client = createTestClient(server);
});
afterAll(async () => {
  await server.close();
  await shop.close();
});

const knowledge = { region: 'eu', websiteUrl: host, sitemapURL: `https://${host}/sitemap_index.xml`, excludeUrl: [] };
const create = (of: TestOwner, fields: object = {}, on = client) =>
  on.send('createKnowledge', { token: of.token, body: { agentId: of.agentId, ...knowledge, ...fields } });
const status = async (of: TestOwner, on = client) =>
  (await on.send('getStatus', { token: of.token, id: of.agentId })).body;
/** Lets the ten seconds between two proof checks pass at once. */
const passTime = () =>
  server.db.execute(sql`update agent_knowledge set ownership_checked_at = now() - interval '11 seconds'`);

/** one training was seen to take 11 to 30 s beside other work, and a test waits for two; none is timed here */
const lifeTimeoutMs = 150_000 * patience;

async function until(of: TestOwner, wanted: string, on = client) {
  for (let i = 0; i < 600 * patience; i += 1) {
    const now = await status(of, on);
    if (now.agent.status === wanted) return now;
    await wait(100);
  }
  throw new Error(`never ${wanted}: ${JSON.stringify((await status(of, on)).knowledge?.progress)}`);
}

describe('the agent’s life', { timeout: lifeTimeoutMs }, () => {
  test('4-18 4-19 T16 T18 CW-26 saved → created; nothing is trained before a proof; proved → pending → confirmed', async () => {
    const owner = await client.newOwner();
    expect((await status(owner)).agent).toMatchObject({ status: null, knowledges: false });
    expect((await create(owner)).body).toEqual({ success: true, data: { agentId: owner.agentId, ...knowledge } });

    const created = await status(owner);
    expect(created.agent).toEqual({
      _id: owner.agentId,
      status: 'created',
      style: false,
      profile: false,
      knowledges: true,
    });
    expect(created.knowledge?.ownership).toMatchObject({
      provedAt: null,
      fileUrl: `https://${host}/.well-known/vitrine-verification.txt`,
    });
    const token = created.knowledge?.ownership.token ?? '';
    expect(token).toHaveLength(43);

    shop.setVerification('somebody else’s token');
    await passTime();
    expect((await status(owner)).agent.status).toBe('created');
    shop.setVerification(token);
    expect((await status(owner)).agent.status, 'at most one check in ten seconds').toBe('created');
    await passTime();
    expect(['pending', 'confirmed']).toContain((await status(owner)).agent.status);

    const confirmed = await until(owner, 'confirmed');
    expect(confirmed.knowledge).toMatchObject({
      pageNumberSite: 70,
      progress: { phase: 'done', pagesFound: 70, pagesDone: 70 },
    });
    expect(confirmed.knowledge?.progress?.productsFound).toBe(43);
    expect(confirmed.knowledge?.failedPages).toEqual(
      expect.arrayContaining([
        { url: `https://${host}/products/harbour-bath-mat`, reason: expect.stringContaining('404') },
      ]),
    );
    const stored = await server.db.execute(sql`
      select state, count(*)::int as pages from pages where agent_id = ${owner.agentId} group by state order by state`);
    expect(stored.rows).toEqual([
      { state: 'failed', pages: 1 },
      { state: 'kept', pages: 66 },
      { state: 'skipped', pages: 3 },
    ]);
  });

  test('OWNERSHIP_CHECK=off counts the site as proved when it is saved', async () => {
    const open = await startTestServer({ env: { CRAWL_RESOLVE: `${host}=${shop.url}`, OWNERSHIP_CHECK: 'off' } });
    try {
      const own = createTestClient(open);
      const owner = await own.newOwner();
      await create(owner, {}, own);
      expect((await status(owner, own)).agent.status).toBe('pending');
      await until(owner, 'confirmed', own);
    } finally {
      await open.close();
    }
  });

  test('CW-26 a meta tag in the head proves it, one in the body does not', async () => {
    let place: 'head' | 'body' = 'body';
    let token = '';
    const site = createServer((request, response) => {
      const tag = `<meta name="vitrine-verification" content="${token}">`;
      if (request.url !== '/') return response.writeHead(404).end();
      const page = place === 'head' ? `<head>${tag}</head><body>x</body>` : `<head></head><body>${tag}</body>`;
      return response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html><html>${page}</html>`);
    });
    await new Promise<void>((resolve) => {
      site.listen(0, '127.0.0.1', resolve);
    });
    // A listening TCP server's address is never a pipe name.
    const { port } = site.address() as AddressInfo;
    const own = await startTestServer({
      env: { CRAWL_RESOLVE: `meta.example=http://127.0.0.1:${port}`, OWNERSHIP_CHECK: 'required' },
      worker: false,
    });
    try {
      const calls = createTestClient(own);
      const owner = await calls.newOwner();
      await create(owner, { websiteUrl: 'meta.example', sitemapURL: 'https://meta.example/sitemap.xml' }, calls);
      token = (await status(owner, calls)).knowledge?.ownership.token ?? '';
      const later = () =>
        own.db.execute(sql`update agent_knowledge set ownership_checked_at = now() - interval '11 seconds'`);
      await later();
      expect((await status(owner, calls)).agent.status).toBe('created');
      place = 'head';
      await later();
      expect((await status(owner, calls)).agent.status).toBe('pending');
    } finally {
      await own.close();
      site.close();
    }
  });

  inProcess('its worker waits')(
    'CW-26 a proof is of the site it was found on: another that is named meanwhile is neither proved nor read',
    async () => {
      let token = '';
      let meanwhile = async () => {};
      const site = createServer((request, response) => {
        if (request.url !== '/.well-known/vitrine-verification.txt') return response.writeHead(404).end();
        return void meanwhile().then(() => response.end(token));
      });
      await new Promise<void>((resolve) => {
        site.listen(0, '127.0.0.1', resolve);
      });
      // A listening TCP server's address is never a pipe name.
      const { port } = site.address() as AddressInfo;
      const env = {
        CRAWL_RESOLVE: `own.example=http://127.0.0.1:${port},${host}=${shop.url}`,
        OWNERSHIP_CHECK: 'required',
      };
      const held = await startTestServer({ env, worker: false });
      try {
        const calls = createTestClient(held);
        const owner = await calls.newOwner();
        const own = { websiteUrl: 'own.example', sitemapURL: 'https://own.example/sitemap.xml' };
        const name = (fields: object) =>
          calls.send('updateKnowledge', { token: owner.token, body: { agentId: owner.agentId, ...fields } });
        const check = async () => {
          await held.db.execute(sql`update agent_knowledge set ownership_checked_at = null`);
          return status(owner, calls);
        };
        await create(owner, own, calls);
        token = (await status(owner, calls)).knowledge?.ownership.token ?? '';

        meanwhile = async () => void (await name(knowledge));
        const taken = await check();
        expect(taken.knowledge).toMatchObject({ progress: null, ownership: { provedAt: null } });
        expect(taken.knowledge?.ownership.fileUrl).toContain(host);
        expect(taken.agent.status).toBe('created');

        // nor is it read by a training that was begun for the site that was proved
        meanwhile = async () => {};
        await name(own);
        expect((await check()).agent.status).toBe('pending');
        await name(knowledge);
        held.worker?.start();
        const { knowledge: unread } = await until(owner, 'created', calls);
        for (let i = 0; i < 100 && (await status(owner, calls)).knowledge?.progress?.phase === 'waiting'; i += 1)
          await wait(100);
        expect((await status(owner, calls)).knowledge?.progress).toMatchObject({
          phase: 'failed',
          reason: expect.stringContaining('that the website is yours'),
        });
        expect(unread?.ownership.provedAt).toBeNull();
        expect((await held.db.execute(sql`select count(*)::int as pages from pages`)).rows).toEqual([{ pages: 0 }]);
      } finally {
        await held.worker?.stop();
        await held.close();
        site.close();
      }
    },
  );

  test('a site without pages fails with a reason, and its owner may correct the address', async () => {
    const owner = await client.newOwner();
    await create(owner, { excludeUrl: ['*'] });
    await server.db.execute(sql`
      update agent_knowledge set ownership_proved_at = now() where agent_id = ${owner.agentId}`);
    const update = (fields: object) =>
      client.send('updateKnowledge', { token: owner.token, body: { agentId: owner.agentId, ...fields } });
    await update({ excludeUrl: ['*', '/x'] });
    const failed = await until(owner, 'created');
    expect(failed.knowledge?.progress).toMatchObject({ phase: 'failed', reason: expect.stringContaining('excluded') });
    await update({ excludeUrl: ['/journal*'] });
    const confirmed = await until(owner, 'confirmed');
    expect(confirmed.knowledge?.pageNumberSite).toBeLessThan(70);
  });
});

describe('saving', () => {
  test('T35 TE-09 twenty creates at once are one knowledge and one training', async () => {
    const owner = await client.newOwner();
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(owner)));
    expect(answers.every(({ body }) => body.success)).toBe(true);
    const { rows } = await server.db.execute(sql`
      select (select count(*)::int from agent_knowledge where agent_id = ${owner.agentId}) as knowledge,
             (select count(*)::int from training_runs where agent_id = ${owner.agentId}) as runs`);
    expect(rows).toEqual([{ knowledge: 1, runs: 0 }]);
  });

  test('4-22 6-04 TE-08 the region is locked; status, page counts and flags are not the owner’s to set', async () => {
    const owner = await client.newOwner();
    await create(owner);
    const answer = await create(owner, { region: 'us' });
    expect(answer.status).toBe(400);
    await create(owner, { status: 'confirmed', pageNumberSite: 1, knowledges: true, excludeUrl: ['/x'] });
    expect((await status(owner)).agent.status).toBe('created');
    const { body } = await client.send('getKnowledge', { token: owner.token, id: owner.agentId });
    expect(body.agentKnowledge).toEqual({ agentId: owner.agentId, ...knowledge, excludeUrl: ['/x'] });
  });

  test.each([
    'localhost',
    'LOCALHOST.',
    '127.0.0.1',
    '127.1',
    '0',
    '0x7f.1',
    '0177.0.0.1',
    '2130706433',
    '１２７.0.0.1',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '10.0.0.1',
    '169.254.169.254',
    '192.168.1.1',
    'shop.local',
    'user:pw@shop.example',
  ])('CW-01 CW-02 CW-08 %s is 400 at once', async (address) => {
    const owner = await client.newOwner();
    const answer = await create(owner, { websiteUrl: address, sitemapURL: `https://${address}/sitemap.xml` });
    expect(answer.status).toBe(400);
    expect((await status(owner)).agent.status).toBeNull();
  });

  test.each([22, 5432, 6379, 25, 0, 65536])('CW-07 port %i is 400', async (port) => {
    const owner = await client.newOwner();
    const answer = await create(owner, { sitemapURL: `https://${host}:${port}/sitemap.xml` });
    expect(answer.status).toBe(400);
  });

  test('CW-24 501 exclusions are refused', async () => {
    const owner = await client.newOwner();
    const excludeUrl = Array.from({ length: 501 }, (_, i) => `/page-${i}`);
    expect((await create(owner, { excludeUrl })).status).toBe(400);
  });
});
