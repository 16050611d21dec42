/** An agent tried before anybody proved whose shop it is: its owner alone, on a few pages, at no cost. */
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveShop } from '../../examples/shop/serve-shop.ts';
import { createRateCounters } from '../../server/src/database/rate-counters.ts';
import { createPreviewStore } from '../../server/src/features/knowledge/preview/preview-store.ts';
import { createPreviewCap } from '../../server/src/features/knowledge/preview/read-preview.ts';
import { patience } from './support/in-process.ts';
import { createTestClient } from './support/test-client.ts';
import type { TestClient, TestOwner } from './support/test-client.ts';
import { startTestServer } from './support/test-server.ts';
import type { TestServer } from './support/test-server.ts';

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

async function newOwner(): Promise<TestOwner> {
  const owner = await client.newOwner({ paid: true });
  const { token, agentId } = owner;
  const knowledge = { region: 'eu', websiteUrl: host, sitemapURL: `https://${host}/sitemap_index.xml`, excludeUrl: [] };
  await client.send('createKnowledge', { token, body: { agentId, ...knowledge } });
  return owner;
}

const tryAgent = async ({ token, agentId }: TestOwner) =>
  (await client.send('tryAgent', { token, body: { agentId } })).body.preview;

async function tried(owner: TestOwner) {
  for (let i = 0; i < 150 * patience; i += 1) {
    const preview = await tryAgent(owner);
    if (preview.state !== 'reading') return preview;
    await wait(200);
  }
  throw new Error('the preview never ended');
}

const rowsOf = async (agentId: string, runId: string) =>
  (await server.db.execute(sql`select 1 from passages where agent_id = ${agentId} and run_id = ${runId}`)).rows.length;
const previewOf = async (agentId: string) =>
  (await server.db.execute(sql`select preview_run_id from agents where id = ${agentId}`)).rows[0]?.['preview_run_id'];

async function ask(owner: TestOwner, call: 'getTestResponse' | 'getResponse') {
  const { token, agentId } = owner;
  const { sessionId } = (await client.send('createSession', { body: { agentId } })).body;
  const body = { agentId, sessionId, userQuery: 'How long do I have to return something?' };
  return client.send(call, { body, ...(call === 'getTestResponse' && { token }) });
}

/** Its proof stands on the site, and the next question for its status looks. */
async function proved({ token, agentId }: TestOwner): Promise<void> {
  const { body } = await client.send('getStatus', { token, id: agentId });
  shop.setVerification(body.knowledge?.ownership.token ?? '');
  await server.db.execute(sql`update agent_knowledge set ownership_checked_at = null where agent_id = ${agentId}`);
}

const statusOf = async ({ token, agentId }: TestOwner) =>
  (await client.send('getStatus', { token, id: agentId })).body.agent.status;

const title =
  'a preview answers its owner from a few pages, never a visitor, costs nothing, and goes when a training is published';
// two trainings, on a machine that may be busy
test(title, { timeout: 120_000 * patience }, async () => {
  const owner = await newOwner();
  const { token, agentId } = owner;
  expect((await tryAgent(owner)).state).toBe('reading');
  const preview = await tried(owner);
  expect(preview).toMatchObject({ state: 'ready', reason: null });
  expect(preview.pages).toBeGreaterThan(5);
  expect(preview.pages).toBeLessThanOrEqual(30);

  expect((await ask(owner, 'getTestResponse')).body).toMatchObject({
    success: true,
    response: { agent_response_text: expect.stringMatching(/return/i) },
    rest: { outcome: 'answered', sources: [{ url: expect.stringContaining(host) }], own: false },
  });
  const live = await ask(owner, 'getResponse');
  expect(live.body).toMatchObject({ success: false, code: 'agents.not_ready' });
  const spent = await server.db.execute(sql`select 1 from messages where agent_id = ${agentId} and charged`);
  expect(spent.rows).toEqual([]);
  expect((await client.send('getTrainings', { token, id: agentId })).body.trainings).toEqual([]);
  const { body } = await client.send('getStatus', { token, id: agentId });
  expect(body).toMatchObject({ agent: { status: 'created' }, knowledge: { progress: null } });

  const runId = String(await previewOf(agentId));
  expect(await rowsOf(agentId, runId)).toBeGreaterThan(0);
  await proved(owner);
  await expect.poll(() => statusOf(owner), { timeout: 30_000 * patience, interval: 300 }).toBe('confirmed');
  expect(await previewOf(agentId)).toBeNull();
  expect(await rowsOf(agentId, runId)).toBe(0);
  expect((await tryAgent(owner)).state).toBe('none');
});

test('a training that takes the place of a preview is no failure of it', { timeout: 60_000 * patience }, async () => {
  const owner = await newOwner();
  expect((await tryAgent(owner)).state).toBe('reading');
  shop.setDelay(300);
  await proved(owner);
  await expect.poll(() => statusOf(owner), { timeout: 30_000 * patience, interval: 100 }).toBe('pending');
  const preview = await tryAgent(owner);
  shop.setDelay(0);
  expect(preview).toEqual({ state: 'none', pages: 0, reason: null });
});

test('what nobody proved is thrown away after a few days', async () => {
  const owner = await newOwner();
  await tryAgent(owner);
  await tried(owner);
  const runId = String(await previewOf(owner.agentId));
  const old = sql`now() - interval '4 days'`;
  await server.db.execute(sql`update agent_knowledge set saved_at = ${old} where agent_id = ${owner.agentId}`);
  await server.db.execute(sql`update training_runs set created_at = ${old} where id = ${runId}`);
  await createPreviewStore(server.db).throwAwayOld();
  expect(await previewOf(owner.agentId)).toBeNull();
  expect(await rowsOf(owner.agentId, runId)).toBe(0);
});

test('CW-28 an agent’s previews and a site’s are counted by the day', async () => {
  const mayRead = createPreviewCap(createRateCounters(server.db));
  const agent: boolean[] = [];
  for (let i = 0; i < 6; i += 1) agent.push(await mayRead('agt_x', `a${i}.example`));
  expect(agent).toEqual([true, true, true, true, true, false]);
  const site: boolean[] = [];
  for (let i = 0; i < 11; i += 1) site.push(await mayRead(`agt_${i}`, 'one.example'));
  expect(site.indexOf(false)).toBe(10);
});
