/** The credit ledger under answers: held before the model is called, spent with the reply, given back when there is none. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLedger } from '../../server/src/features/billing/ledger.ts';
import { newId } from '../../server/src/lib/ids.ts';
import { inProcess } from './support/in-process.ts';
import { jsonPieces, startScriptedModel } from './support/scripted-model.ts';
import type { ScriptedModel } from './support/scripted-model.ts';
import { createTestClient } from './support/test-client.ts';
import type { TestClient, TestOwner } from './support/test-client.ts';
import { startTestServer } from './support/test-server.ts';
import type { TestServer } from './support/test-server.ts';
import { trainOn } from './support/trained-shop.ts';

let server: TestServer;
let client: TestClient;
let model: ScriptedModel;
let owner: TestOwner;

const answer = { pieces: jsonPieces('Parcels arrive within three working days.') };

beforeAll(async () => {
  model = await startScriptedModel();
  server = await startTestServer({ worker: false, env: { LLM_BASE_URL: model.url, LLM_MODEL: 'scripted' } });
  client = createTestClient(server);
});
afterAll(async () => {
  await server.close();
  await model.close();
});
beforeEach(async () => {
  owner = await client.newOwner({ paid: true });
  await trainOn(server, owner.agentId);
  model.will(answer);
});

/** Leaves this many credits, with a ledger that says so. */
async function leave(credits: number): Promise<void> {
  await server.db.execute(
    sql`insert into credit_entries (account_id, source, amount) values (${owner.userId}, 'test:used', ${credits - 500})`,
  );
  await server.db.execute(
    sql`update subscriptions set rest_to_consume = ${credits} where account_id = ${owner.userId}`,
  );
}
const newSession = async () =>
  (await client.send('createSession', { body: { agentId: owner.agentId } })).body.sessionId;
const ask = async (sessionId: string, more: object = {}) =>
  client.send('getResponse', {
    body: {
      agentId: owner.agentId,
      sessionId,
      userQuery: 'How long does delivery take?',
      path: 'loom.example/',
      ...more,
    },
  });
const rest = async () => {
  const { body } = await client.send('getPayment', { token: owner.token, body: { userId: owner.userId } });
  return body.success ? body.payement.restToConsume : null;
};
const entries = async () => {
  const { rows } = await server.db.execute(
    sql`select split_part(source, ':', 1) as kind, amount from credit_entries where account_id = ${owner.userId} order by created_at, source`,
  );
  return rows.map((row) => `${String(row['kind'])} ${Number(row['amount'])}`);
};
const ledgerSum = async () => {
  const { rows } = await server.db.execute(
    sql`select sum(amount)::int as sum from credit_entries where account_id = ${owner.userId}`,
  );
  return rows[0]?.['sum'];
};
const isBlocked = async () => (await client.send('getStyle', { id: owner.agentId })).body.agentStyle.isBlocked;

test('a reply: held, then spent on its message; three names, one number', async () => {
  const { body } = await ask(await newSession());
  expect(body.success).toBe(true);
  expect(await entries()).toEqual(['grant 500', 'hold -1', 'message 0']);
  expect(await rest()).toBe(499);
  const { body: user } = await client.send('getUser', { token: owner.token, id: owner.userId });
  expect(user.payment).toMatchObject({ restToConsume: 499, offer: 500 });
  const range = { startDate: '2026-11-01T00:00:00.000Z', endDate: '2026-11-02T00:00:00.000Z' };
  const stats = await client.send('stats', {
    token: owner.token,
    body: { userId: owner.userId, agentId: owner.agentId, ...range },
  });
  expect(stats.body.getdata.remainingCredits).toBe(499);
});

inProcess('all fifty have to be under way while the first is answered')(
  'CR-01 one credit and fifty parallel chats: one is answered, the model is called once',
  async () => {
    await leave(1);
    model.will({ ...answer, firstDelayMs: 300 });
    const sessions = await Promise.all(Array.from({ length: 50 }, newSession));
    const replies = await Promise.all(sessions.map((session) => ask(session)));
    const statuses = replies.map(({ status }) => status).sort((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array.from({ length: 49 }, () => 402)]);
    expect(model.requests).toHaveLength(1);
    // who was refused has said nothing: the owner sees the one chat
    const { sessions: listed } = (
      await client.send('getSessionsList', { token: owner.token, query: { agentId: owner.agentId } })
    ).body;
    expect(listed).toHaveLength(1);
    const { rows } = await server.db.execute(
      sql`select count(*)::int as count from messages where agent_id = ${owner.agentId} and role = 'human'`,
    );
    expect(rows[0]?.['count']).toBe(1);
    expect(await rest()).toBe(0);
    expect(await ledgerSum()).toBe(0);
    expect(await isBlocked()).toBe(true);
    // the first refusal after the credit was spent pauses the agent; on a busy machine one of the fifty was that
    expect([402, 403]).toContain((await ask(await newSession())).status);
    expect((await ask(await newSession())).status).toBe(403);
  },
);

describe('CR-03 the model fails: the reply is free and the ledger shows both', () => {
  test.each([
    ['500', { status: 500, body: '{}' }],
    ['cut stream', { pieces: jsonPieces('Parcels arr'), cut: true }],
    ['malformed', { pieces: ['{"agent_response_text": '] }],
  ])('%s', async (_name, scripted) => {
    model.will(scripted);
    expect((await ask(await newSession())).body.success).toBe(true);
    expect(await entries()).toEqual(['grant 500', 'hold -1', 'release 1']);
    expect(await rest()).toBe(500);
  });
});

test('CR-04 a hold whose answer died comes back when its lease is over, once', async () => {
  await leave(1);
  const ledger = createLedger(server.db, async () => {});
  const held = await ledger.reserve(owner.userId);
  if (held === null) throw new Error('nothing was held');
  expect(await rest()).toBe(0);
  expect(await ledger.sweep()).toBe(0);
  await server.db.execute(sql`update credit_holds set lease_until = now() - interval '1 second'`);
  await Promise.all([ledger.sweep(), ledger.sweep(), ledger.release(held)]);
  expect(await rest()).toBe(1);
  expect(await ledgerSum()).toBe(1);
});

test('CR-12 a letter when a fifth of the credits is left and one when none is, whichever way they are held', async () => {
  await leave(102);
  const letters: string[] = [];
  const ledger = createLedger(server.db, async (_tx, letter) => void letters.push(letter));
  const told = async (times: number) => {
    for (let i = 0; i < times; i += 1) await ledger.reserve(owner.userId);
    return letters.splice(0);
  };
  expect(await told(1)).toEqual([]);
  expect(await told(1)).toEqual(['credits-low']);
  expect(await told(99)).toEqual([]);
  expect(await told(1)).toEqual(['credits-gone']);
  expect(await told(1)).toEqual([]);
  const { rows } = await server.db.execute(
    sql`select count(*)::int as holds from credit_holds where account_id = ${owner.userId} and not from_lasting`,
  );
  expect(rows).toEqual([{ holds: 102 }]);
  expect(await ledgerSum()).toBe(0);
});

test('CR-07 what was bought to last is used after the period’s credits, and a hold knows which it is', async () => {
  await leave(3);
  await server.db.execute(sql`update subscriptions set lasting = 2 where account_id = ${owner.userId}`);
  const ledger = createLedger(server.db, async () => {});
  for (let i = 0; i < 3; i += 1) await ledger.reserve(owner.userId);
  const { rows } = await server.db.execute(
    sql`select from_lasting from credit_holds where account_id = ${owner.userId} order by lease_until`,
  );
  expect(rows.map((row) => row['from_lasting'])).toEqual([false, true, true]);
  await server.db.execute(sql`update credit_holds set lease_until = now() - interval '1 second'`);
  await ledger.sweep();
  const { rows: balance } = await server.db.execute(
    sql`select rest_to_consume, lasting from subscriptions where account_id = ${owner.userId}`,
  );
  expect(balance).toEqual([{ rest_to_consume: 3, lasting: 2 }]);
});

test('a reply that outlived its lease takes another credit, and none when there is none', async () => {
  await leave(2);
  const ledger = createLedger(server.db, async () => {});
  const settle = async () => {
    const held = await ledger.reserve(owner.userId);
    if (held === null) throw new Error('nothing was held');
    await ledger.release(held);
    return server.db.transaction((tx) => ledger.settle(tx, held, newId('msg')));
  };
  expect(await settle()).toBe(true);
  expect(await rest()).toBe(1);
  const late = await ledger.reserve(owner.userId);
  if (late === null) throw new Error('nothing was held');
  await ledger.release(late);
  expect(await ledger.reserve(owner.userId)).not.toBeNull();
  expect(await server.db.transaction((tx) => ledger.settle(tx, late, newId('msg')))).toBe(false);
  expect(await ledgerSum()).toBe(await rest());
});

test('CR-05 CR-06 the same send again, later and at once, costs one credit', async () => {
  const sessionId = await newSession();
  const send = { clientMessageId: 'once' };
  const both = await Promise.all([ask(sessionId, send), ask(sessionId, send)]);
  const again = await ask(sessionId, send);
  const ids = [...both, again].map(({ body }) => (body.success ? body.messageId : null));
  expect(new Set(ids).size).toBe(1);
  expect(await rest()).toBe(499);
  await ask(sessionId, { clientMessageId: 'twice' });
  expect(await rest()).toBe(498);
});

test('CR-09 the owner’s test chat costs nothing', async () => {
  const sessionId = await newSession();
  const { body } = await client.send('getTestResponse', {
    token: owner.token,
    body: { agentId: owner.agentId, sessionId, userQuery: 'How long does delivery take?' },
  });
  expect(body.success).toBe(true);
  expect(await entries()).toEqual(['grant 500']);
});

test('the ledger is append-only, but for an account that is deleted', async () => {
  const change = (statement: ReturnType<typeof sql>) => server.db.execute(statement);
  await expect(change(sql`update credit_entries set amount = 5 where account_id = ${owner.userId}`)).rejects.toThrow();
  await expect(change(sql`delete from credit_entries where account_id = ${owner.userId}`)).rejects.toThrow();
  await change(sql`insert into credit_entries (account_id, source, amount, created_at)
    values (${owner.userId}, 'grant:old', 7, now() - interval '1 year'), (${owner.userId}, 'hold:new', -1, now() - interval '39 days')`);
  for (const source of ['grant:old', 'hold:new']) {
    const entry = sql`account_id = ${owner.userId} and source = ${source}`;
    await expect(change(sql`delete from credit_entries where ${entry}`), source).rejects.toThrow();
  }
  await change(sql`delete from accounts where id = ${owner.userId}`);
  expect(await entries()).toEqual([]);
});
