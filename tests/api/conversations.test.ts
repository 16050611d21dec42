import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashSecret, newId } from '../../server/src/lib/ids.ts';
import { createTestClient } from './support/test-client.ts';
import type { TestClient, TestOwner } from './support/test-client.ts';
import { startTestServer } from './support/test-server.ts';
import type { TestServer } from './support/test-server.ts';

let server: TestServer;
let client: TestClient;
let owner: TestOwner;

beforeAll(async () => {
  server = await startTestServer({ worker: false });
  client = createTestClient(server);
  owner = await client.newOwner({ paid: true });
});
afterAll(() => server.close());

/** A conversation as it stands after `pairs` questions and replies, written as the store keeps it. */
async function seed(agentId: string, { at, pairs = 1, kind = 'live' }: { at: string; pairs?: number; kind?: string }) {
  const secret = `secret-${newId('cnv')}`;
  const id = newId('cnv');
  await server.db.execute(sql`
    insert into conversations (agent_id, id, secret_hash, kind, created_at, started_at)
    values (${agentId}, ${id}, ${hashSecret(secret)}, ${kind}, ${at}::timestamptz, ${at}::timestamptz)`);
  for (let i = 0; i < pairs; i += 1) {
    const question = newId('msg');
    await server.db.execute(sql`
      insert into messages (agent_id, id, conversation_id, role, content, reply_to, charged, created_at) values
      (${agentId}, ${question}, ${id}, 'human', ${`Question ${i}`}, null, false, ${at}::timestamptz),
      (${agentId}, ${newId('msg')}, ${id}, 'agent', ${`Reply ${i}`}, ${question}, ${kind === 'live'}, ${at}::timestamptz)`);
  }
  return { id, secret };
}

const list = (query: Record<string, string> = {}) =>
  client.send('getSessionsList', { token: owner.token, query: { agentId: owner.agentId, ...query } });
const messages = (query: Record<string, string>, token?: string) =>
  client.send('getSessionMessages', { query, ...(token !== undefined && { token }) });

describe('sessions', () => {
  test('O08 T10 a new session is a secret of its own, in no list and no count until somebody writes', async () => {
    const { body } = await client.send('createSession', { body: { agentId: owner.agentId } });
    expect(body).toEqual({ success: true, sessionId: body.sessionId, data: { sessionId: body.sessionId } });
    expect(body.sessionId).toMatch(/^[\w-]{43}$/);
    expect((await list()).body.sessions).toEqual([]);
    const stored = await server.db.execute(sql`select json_agg(c)::text as rows from conversations c`);
    expect(String(stored.rows[0]?.['rows'])).not.toContain(body.sessionId);
    expect((await messages({ sessionId: body.sessionId })).body).toMatchObject({ messages: [], totalPages: 0 });
  });

  test('an unknown agent has no sessions', async () => {
    const answer = await client.send('createSession', { body: { agentId: `agt_${'0'.repeat(32)}` } });
    expect(answer.status).toBe(404);
  });
});

describe('T08 who may read a conversation', () => {
  test('TE-06 TE-07 the secret opens it for the visitor, the id for its owner, and neither the other way', async () => {
    const { id, secret } = await seed(owner.agentId, { at: '2026-05-01T10:00:00Z' });
    const stranger = await client.newOwner({ paid: true });
    expect((await messages({ sessionId: secret })).status).toBe(200);
    expect((await messages({}, undefined)).status).toBe(404);
    expect((await messages({ sessionId: id }, owner.token)).status).toBe(200);
    expect((await messages({ sessionId: id })).status).toBe(404);
    expect((await messages({ sessionId: id }, stranger.token)).status).toBe(404);
    expect((await messages({ sessionId: hashSecret(secret) }, owner.token)).status).toBe(404);
    const header = await client.send('getSessionMessages', { headers: { 'x-vitrine-session': secret } });
    expect(header.body.messages).toHaveLength(2);
    expect(header.headers['cache-control']).toBe('no-store');
    expect(header.headers['referrer-policy']).toBe('no-referrer');
  });
});

describe('T15 history', () => {
  test('page 1 is the newest 50, oldest first inside, without gaps or doubles to the last page', async () => {
    const { secret } = await seed(owner.agentId, { at: '2026-05-02T10:00:00Z', pairs: 60 });
    const pages = [];
    for (const page of ['1', '2', '3', '4'])
      pages.push((await messages({ sessionId: secret, page, limit: '50' })).body);
    expect(pages.map((page) => page.messages.length)).toEqual([50, 50, 20, 0]);
    expect(pages[0]).toMatchObject({ totalPages: 3, currentPage: 1 });
    expect(pages[0]?.messages.at(-1)?.content).toEqual({ agent_response_text: 'Reply 59', product_cards: [] });
    const inOrder = pages.toReversed().flatMap((page) => page.messages);
    expect(new Set(inOrder.map((message) => message._id)).size).toBe(120);
    expect(inOrder[0]).toMatchObject({ role: 'human', content: 'Question 0' });
  });

  test.each(['0', '-1', '1e9', 'abc', '1.5', ''])('SE-10 page %s is 400', async (page) => {
    expect((await messages({ sessionId: 'x', page })).status).toBe(400);
  });
});

describe('the owner’s list', () => {
  test('O07 newest first, only live conversations, each with its first human message, in stable pages', async () => {
    const own = await client.newOwner({ paid: true });
    for (let day = 1; day <= 23; day += 1) {
      await seed(own.agentId, { at: `2026-06-${String(day).padStart(2, '0')}T08:00:00Z`, pairs: 2 });
    }
    await seed(own.agentId, { at: '2026-06-24T08:00:00Z', kind: 'test' });
    const page = async (number: string) =>
      (await client.send('getSessionsList', { token: own.token, query: { agentId: own.agentId, page: number } })).body;
    const [first, second, third, fourth] = await Promise.all(['1', '2', '3', '4'].map(page));
    expect([first, second, third, fourth].map((one) => one?.sessions.length)).toEqual([10, 10, 3, 0]);
    expect(first).toMatchObject({ totalPages: 3, currentPage: 1 });
    expect(first?.sessions[0]).toMatchObject({
      createdAt: '2026-06-23T08:00:00.000Z',
      messages: [{ content: 'Question 0' }],
    });
  });
});

describe('statistics', () => {
  const stats = async (of: TestOwner, startDate: string, endDate: string) =>
    client.send('stats', { token: of.token, body: { userId: of.userId, agentId: of.agentId, startDate, endDate } });

  test('7-06 3-12 T22 counts of the range, zero-filled per UTC day, with the ledger’s rest', async () => {
    const own = await client.newOwner({ paid: true });
    await seed(own.agentId, { at: '2026-07-01T00:00:00.000Z', pairs: 2 });
    await seed(own.agentId, { at: '2026-07-03T23:59:59.999Z' });
    await seed(own.agentId, { at: '2026-07-04T00:00:00.000Z' });
    await seed(own.agentId, { at: '2026-07-02T12:00:00.000Z', kind: 'test' });
    const { body } = await stats(own, '2026-07-01T00:00:00.000Z', '2026-07-03T23:59:59.999Z');
    expect(body.getdata).toEqual({
      totalConversations: 2,
      aiIntructions: 3,
      remainingCredits: 500,
      dataDate: ['2026-07-01', '2026-07-02', '2026-07-03'],
      activitayDate: [1, 0, 1],
    });
  });

  test.each([
    ['2026-07-03T00:00:00Z', '2026-07-01T00:00:00Z'],
    ['2020-01-01T00:00:00Z', '2026-07-01T00:00:00Z'],
    ['yesterday', '2026-07-01T00:00:00Z'],
    ["2026-07-01'; drop table messages; --", '2026-07-01T00:00:00Z'],
  ])('T23 TE-11 the range %s to %s is 400', async (start, end) => {
    expect((await stats(owner, start, end)).status).toBe(400);
  });
});
