/** CW-27: a site changes hands. What a training does when it no longer finds the proof, and when it finds it again. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveShop } from '../../examples/shop/serve-shop.ts';
import { createGuardedWeb } from '../../server/src/adapters/guarded-web.ts';
import { lookForProofJobKind } from '../../server/src/features/knowledge/jobs.ts';
import { proveOwnership } from '../../server/src/features/knowledge/prove-ownership.ts';
import { createKnowledgeStore } from '../../server/src/features/knowledge/store.ts';
import { RunFailed } from '../../server/src/features/knowledge/training/run-store.ts';
import { createKeepProof } from '../../server/src/features/knowledge/training/training-needs.ts';
import { enqueueJob } from '../../server/src/jobs/job-queue.ts';
import { patience } from './support/in-process.ts';
import { letterTo } from './support/outbox.ts';
import { createTestClient } from './support/test-client.ts';
import type { TestClient, TestOwner } from './support/test-client.ts';
import { startTestServer } from './support/test-server.ts';
import type { TestServer } from './support/test-server.ts';

const host = 'hearthandloom.example';
const dayMs = 24 * 3_600_000;
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

const status = async ({ token, agentId }: TestOwner) => (await client.send('getStatus', { token, id: agentId })).body;
const ownership = async (of: TestOwner) => {
  const { knowledge } = await status(of);
  if (knowledge === null) throw new Error('no knowledge');
  return knowledge.ownership;
};

async function newProvedOwner(): Promise<TestOwner> {
  const owner = await client.newOwner({ paid: true });
  const { token, agentId } = owner;
  const knowledge = { region: 'eu', websiteUrl: host, sitemapURL: `https://${host}/sitemap_index.xml`, excludeUrl: [] };
  await client.send('createKnowledge', { token, body: { agentId, ...knowledge } });
  shop.setVerification((await ownership(owner)).token);
  await server.db.execute(sql`update agent_knowledge set ownership_checked_at = null`);
  return owner;
}

/** The phase in which the newest training ended, after `count` of them. */
async function ended({ token, agentId }: TestOwner, count: number) {
  for (let i = 0; i < 300 * patience; i += 1) {
    await status({ token, agentId } as TestOwner);
    const { trainings } = (await client.send('getTrainings', { token, id: agentId })).body;
    if (trainings.length === count && trainings[0]?.finishedAt != null) return trainings[0];
    await wait(100);
  }
  throw new Error('the training never ended');
}

async function trainAgain({ token, agentId }: TestOwner) {
  await server.db.execute(sql`update training_runs set finished_at = finished_at - interval '2 minutes'`);
  const { body } = await client.send('trainAgain', { token, body: { agentId } });
  expect(body).toEqual({ success: true });
}

test('CW-27 lost: the owner is written to and trained for a week more; then no training, but answers; proved again, all is well', async () => {
  const owner = await newProvedOwner();
  expect(await ended(owner, 1)).toMatchObject({ phase: 'done' });
  expect(await ownership(owner)).toMatchObject({ lostAt: null, trainsUntil: null });
  const { token: proof } = await ownership(owner);

  shop.setVerification('the token of whoever has the site now');
  await trainAgain(owner);
  expect(await ended(owner, 2)).toMatchObject({ phase: 'done' });
  const lost = await ownership(owner);
  expect(Date.parse(lost.trainsUntil ?? '') - Date.parse(lost.lostAt ?? '')).toBe(7 * dayMs);
  const letter = await letterTo(server, owner.record.user.email);
  expect(letter).toContain(`Subject: Is ${host} still yours?`);
  expect(letter).toContain('/knowledge-base');

  await server.db.execute(sql`update agent_knowledge set ownership_lost_at = now() - interval '7 days 1 minute'`);
  await trainAgain(owner);
  expect(await ended(owner, 3)).toMatchObject({
    phase: 'failed',
    reason: expect.stringContaining(`that ${host} is yours`),
  });
  expect((await status(owner)).agent.status).toBe('confirmed');
  const { sessionId } = (await client.send('createSession', { body: { agentId: owner.agentId } })).body;
  const asked = { agentId: owner.agentId, sessionId, userQuery: 'How long do I have to return something?' };
  expect((await client.send('getResponse', { body: asked })).body).toMatchObject({
    success: true,
    response: { agent_response_text: expect.stringMatching(/return/i) },
  });

  shop.setVerification(proof);
  await trainAgain(owner);
  expect(await ended(owner, 4)).toMatchObject({ phase: 'done' });
  expect(await ownership(owner)).toMatchObject({ lostAt: null, trainsUntil: null });
  // it trains four times, on a machine that does other things besides
}, 120_000);

describe('by the clock', () => {
  async function keeper() {
    const owner = await newProvedOwner();
    await server.db.execute(sql`
      update agent_knowledge set ownership_proved_at = now(), ownership_proved_by = 'file' where agent_id = ${owner.agentId}`);
    const store = createKnowledgeStore(server.db);
    const web = createGuardedWeb({ resolve: new Map([[host, shop.url]]), server: 'http://localhost' });
    const clock = { now: new Date('2026-03-01T12:00:00Z') };
    const told: string[] = [];
    const keepProof = createKeepProof({
      store,
      proveOwnership: (row) =>
        proveOwnership(web, { agentId: row.agentId, host, token: row.ownershipToken, origin: 'https://agents.test' }),
      now: () => clock.now,
      tellLost: async (_tx, agentId) => void told.push(agentId),
    });
    const row = async () => {
      const found = await store.knowledge(owner.agentId);
      if (found === null) throw new Error('no knowledge');
      return found;
    };
    return {
      owner,
      clock,
      told,
      row,
      look: async () => keepProof(await row()),
      keepProof,
      close: () => web.close(),
    };
  }

  test('CW-27 the week counts from the first training that did not find it, and the owner is told once', async () => {
    const { clock, told, look, row, owner, close } = await keeper();
    await look();
    expect((await row()).ownershipLostAt).toBeNull();
    shop.setVerification('gone');
    await look();
    expect(told).toEqual([owner.agentId]);
    clock.now = new Date(clock.now.getTime() + 7 * dayMs - 1);
    await look();
    expect((await row()).ownershipLostAt).toEqual(new Date('2026-03-01T12:00:00Z'));
    clock.now = new Date(clock.now.getTime() + 1);
    await expect(look()).rejects.toThrow(RunFailed);
    await expect(look()).rejects.toThrow(/For a week we have not found/);
    expect(told).toHaveLength(1);
    shop.setVerification((await row()).ownershipToken);
    await look();
    expect((await row()).ownershipLostAt).toBeNull();
    shop.setVerification('gone again');
    await look();
    expect(told).toHaveLength(2);
    expect((await row()).ownershipLostAt).toEqual(clock.now);
    await close();
  });

  test('CW-27 where nobody answers nothing is known to be gone; another site that was named meanwhile is not marked', async () => {
    const { owner, look, row, told, keepProof, close } = await keeper();
    await server.db.execute(
      sql`update agent_knowledge set ownership_proved_by = 'dns' where agent_id = ${owner.agentId}`,
    );
    const away = createKeepProof({
      store: createKnowledgeStore(server.db),
      proveOwnership: async () => ({ proof: null, unanswered: ['dns'] }),
      now: () => new Date(),
      tellLost: async () => void told.push('wrongly'),
    });
    await away(await row());
    expect((await row()).ownershipLostAt).toBeNull();

    shop.setVerification('gone');
    const before = await row();
    await server.db.execute(
      sql`update agent_knowledge set website_url = 'other.example' where agent_id = ${owner.agentId}`,
    );
    await keepProof(before);
    expect((await row()).ownershipLostAt).toBeNull();
    expect(told).toEqual([]);
    await server.db.execute(
      sql`update agent_knowledge set website_url = ${host}, ownership_proved_by = 'file' where agent_id = ${owner.agentId}`,
    );
    await look();
    expect(told).toEqual([owner.agentId]);
    await close();
  });
});

test('CW-27 a site that is busy or away says nothing about its proof, one that has no such page does', async () => {
  let answer: number | 'none' = 503;
  const site = createServer((request, response) => {
    if (answer === 'none') request.destroy();
    else response.writeHead(answer).end('');
  });
  await new Promise<void>((resolve) => {
    site.listen(0, '127.0.0.1', resolve);
  });
  // A listening TCP server's address is never a pipe name.
  const { port } = site.address() as AddressInfo;
  const web = createGuardedWeb({
    resolve: new Map([['busy.example', `http://127.0.0.1:${port}`]]),
    server: 'http://localhost',
  });
  const unanswered = async (status: typeof answer) => {
    answer = status;
    return (
      await proveOwnership(web, { agentId: 'agt_1', host: 'busy.example', token: 'tok', origin: 'https://agents.test' })
    ).unanswered.filter((way) => way !== 'dns');
  };
  for (const status of [503, 429, 'none'] as const)
    expect(await unanswered(status)).toEqual(['file', 'meta_tag', 'script']);
  for (const status of [200, 404, 403] as const) expect(await unanswered(status)).toEqual([]);
  await web.close();
  site.close();
});

test('the server looks for a proof by itself, once in a while and for a few days', async () => {
  const owner = await newProvedOwner();
  await server.db.execute(sql`
    update agent_knowledge set saved_at = now() - interval '9 minutes', ownership_checked_at = now() - interval '6 minutes'
    where agent_id = ${owner.agentId}`);
  const store = createKnowledgeStore(server.db);
  // a row that its page count writes to just then is left for the next time
  await expect.poll(() => store.claimUnproved(50)).toContain(owner.agentId);
  expect(await store.claimUnproved(50)).toEqual([]);
  await enqueueJob(server.db, { kind: lookForProofJobKind, payload: { agentId: owner.agentId }, dedupeKey: 'look' });
  const provedAt = async () => (await store.knowledge(owner.agentId))?.ownershipProvedAt;
  await expect.poll(provedAt, { timeout: 5_000 * patience }).not.toBeNull();
});
