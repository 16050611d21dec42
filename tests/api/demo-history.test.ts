/** The demonstration's thirty days: what they hold, that nobody opens them as a visitor, and that one press takes them away and nothing else. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect } from 'vitest';
import { visits } from '../../server/src/demo/visits.ts';
import { writeHistory } from '../../server/src/demo/history.ts';
import { inProcess } from './support/in-process.ts';
import { createTestClient } from './support/test-client.ts';
import type { TestClient, TestOwner } from './support/test-client.ts';
import { startTestServer } from './support/test-server.ts';
import type { TestServer } from './support/test-server.ts';
import { trainOn } from './support/trained-shop.ts';

let server: TestServer;
let client: TestClient;
let owner: TestOwner;

const dayMs = 86_400_000;
const { signal } = new AbortController();

beforeAll(async () => {
  server = await startTestServer({ worker: false });
  client = createTestClient(server);
  owner = await client.newOwner({ paid: true });
  await trainOn(server, owner.agentId);
});
afterAll(() => server.close());

const numberOf = async (query: ReturnType<typeof sql>) =>
  Number(Object.values((await server.db.execute(query)).rows[0] ?? {})[0]);

inProcess('it writes with the server’s own parts')(
  'a start that was cut short begins anew; what stands then is a month with everything in it, and goes with one press',
  async () => {
    const { agentId, token, userId } = owner;
    const { history } = server;
    const cut = new AbortController();
    let answers = 0;
    const answer: typeof history.answer = (asked) => {
      answers += 1;
      if (answers === 6) cut.abort();
      return history.answer(asked);
    };
    const stopped = writeHistory({ ...history, answer }, { agentId, signal: cut.signal });
    await expect(stopped).rejects.toThrow();
    await writeHistory(history, { agentId, signal });

    const endDate = new Date().toISOString();
    const startDate = new Date(Date.now() - 30 * dayMs).toISOString();
    const { getdata } = (await client.send('stats', { token, body: { userId, agentId, startDate, endDate } })).body;
    const charged = sql`select count(*) from messages where agent_id = ${agentId} and charged and conversation_id <> ''`;
    expect(getdata.totalConversations).toBe(visits.length);
    expect(getdata.activitayDate.filter((count) => count > 0).length).toBeGreaterThanOrEqual(29);
    expect(await numberOf(charged)).toBe(visits.reduce((sum, { asks }) => sum + asks.length, 0));
    const { body: list } = await client.send('getSessionsList', { token, query: { agentId, page: '1', limit: '10' } });
    expect(list.totals).toMatchObject({ all: visits.length, waiting: 1, rated_down: 2 });
    expect(list.totals.needs_answer).toBeGreaterThan(2);
    expect(list.sessions[0]).toMatchObject({ handover: 'waiting', unread: true });
    const ahead = sql`select count(*) from messages where agent_id = ${agentId} and created_at > now()`;
    expect(await numberOf(ahead)).toBe(0);
    const { groups } = (await client.send('getOpenQuestions', { token, query: { agentId } })).body;
    expect(groups.length).toBeGreaterThan(2);
    expect(await numberOf(sql`select count(*) from jobs where kind like 'handover%'`)).toBe(0);

    // whoever reads the source knows the secrets that they were held under
    const query = { sessionId: `demo visit 0 to ${agentId}`, page: '1', limit: '50' };
    expect((await client.send('getSessionMessages', { query })).status).toBe(404);

    const { sessionId } = (await client.send('createSession', { body: { agentId } })).body;
    const real = { agentId, sessionId, userQuery: 'Do you have wool blankets?', path: 'loom.example/' };
    expect((await client.send('getResponse', { body: real })).status).toBe(200);
    const told = async () => (await client.send('getDemo', { token, query: { agentId } })).body.conversations;
    expect(await told()).toBe(visits.length);
    expect((await client.send('removeDemo', { token, body: { agentId } })).body).toEqual({ success: true });
    expect(await told()).toBe(0);
    expect(await numberOf(sql`select count(*) from conversations where agent_id = ${agentId}`)).toBe(1);
    for (const table of ['person_requests', 'open_questions', 'product_clicks'])
      expect(
        await numberOf(sql`select count(*) from ${sql.identifier(table)} where agent_id = ${agentId}`),
        table,
      ).toBe(0);
  },
);
