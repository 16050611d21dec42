/** An owner's side of privacy: a conversation or everything taken away or ended, and conversations that end by themselves. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedConversations } from '../support/seed-conversations.ts';
import { patience } from './support/in-process.ts';
import { createSandboxVisit } from './support/sandbox-checkout.ts';
import { createTestClient, testPassword } from './support/test-client.ts';
import type { Answer, TestClient, TestOwner } from './support/test-client.ts';
import { startTestServer } from './support/test-server.ts';
import type { TestServer } from './support/test-server.ts';
import { trainOn } from './support/trained-shop.ts';

let server: TestServer;
let client: TestClient;
let owner: TestOwner;
let other: TestOwner;

beforeAll(async () => {
  server = await startTestServer();
  client = createTestClient(server);
  owner = await client.newOwner({ paid: true });
  other = await client.newOwner({ paid: true });
  for (const { agentId } of [owner, other]) await trainOn(server, agentId);
});
afterAll(() => server.close());

async function newChat({ agentId }: TestOwner, ...questions: string[]) {
  const { sessionId } = (await client.send('createSession', { body: { agentId } })).body;
  for (const userQuery of questions)
    await client.send('getResponse', { body: { agentId, sessionId, userQuery, path: 'loom.example/mugs' } });
  const { rows } = await server.db.execute(sql`select id from conversations order by created_at desc, id limit 1`);
  return { sessionId, conversationId: String(rows[0]?.['id']) };
}

const conversationOf = ({ agentId }: TestOwner, conversationId: string) => ({ agentId, conversationId });

async function count(query: ReturnType<typeof sql>): Promise<number> {
  return Number((await server.db.execute(query)).rows[0]?.['count']);
}

/** every table's rows that hold these words anywhere, as `table: rows` */
async function mentions(words: string): Promise<string[]> {
  const { rows } = await server.db.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const found = [];
  for (const name of rows.map((row) => String(row['name']))) {
    const held = await count(
      sql`select count(*) from ${sql.identifier(name)} t where position(${words} in t::text) > 0`,
    );
    if (held > 0) found.push(`${name}: ${held}`);
  }
  return found;
}

test('OP-01 an owner takes one conversation away, and nobody else’s', async () => {
  const { conversationId } = await newChat(owner, 'Do you have wool blankets?', 'And mugs?');
  const mine = await client.send('exportConversation', {
    token: owner.token,
    body: conversationOf(owner, conversationId),
  });
  expect(mine.body.conversation).toMatchObject({ id: conversationId, kind: 'live' });
  expect(mine.body.conversation.messages.map(({ from }) => from)).toEqual(['visitor', 'agent', 'visitor', 'agent']);
  expect(mine.body.conversation.messages[0]).toMatchObject({
    text: 'Do you have wool blankets?',
    page: 'loom.example/mugs',
  });
  for (const name of ['exportConversation', 'deleteConversation'] as const) {
    const theirs = await client.send(name, { token: other.token, body: conversationOf(other, conversationId) });
    expect(theirs.status, name).toBe(404);
  }
});

test('OP-01 SE-08 R4 a deleted conversation is gone for its visitor too, and the ledger still adds up', async () => {
  const { conversationId, sessionId } = await newChat(owner, 'Where is parcel zanzibar-4711?');
  const balance = sql`select rest_to_consume - (select sum(amount) from credit_entries e
    where e.account_id = s.account_id) as count from subscriptions s where account_id = ${owner.userId}`;
  expect(await mentions('zanzibar')).not.toEqual([]);
  const body = conversationOf(owner, conversationId);
  expect((await client.send('deleteConversation', { token: owner.token, body })).body).toEqual({ success: true });
  expect(await mentions('zanzibar')).toEqual([]);
  expect(await mentions(conversationId)).toEqual([]);
  expect(await count(balance)).toBe(0);
  expect((await client.send('getSessionMessages', { query: { sessionId } })).status).toBe(404);
  expect((await client.send('deleteConversation', { token: owner.token, body })).status).toBe(404);
});

test('OP-01 all conversations come page by page, each once, and no stranger’s', async () => {
  const many = await client.newOwner({ paid: true });
  const ids = await seedConversations(server.db, { agentId: many.agentId, until: new Date(), conversations: 230 });
  const seen: string[] = [];
  const sizes: number[] = [];
  for (let after: string | null = ''; after !== null;) {
    const { body }: Answer<'exportConversations'> = await client.send('exportConversations', {
      token: many.token,
      body: { agentId: many.agentId, ...(after !== '' && { after }) },
    });
    sizes.push(body.conversations.length);
    seen.push(...body.conversations.map(({ id }) => id));
    expect(body.conversations.every(({ messages }) => messages.length >= 2)).toBe(true);
    after = body.next;
  }
  expect(sizes).toEqual([50, 50, 50, 50, 30]);
  expect(seen.toSorted()).toEqual(ids.toSorted());
});

test('OP-01 an account’s export holds what was saved, and no password, token or secret', async () => {
  const { agentId, token, userId } = owner;
  await client.send('updateEmbedding', { token, body: { agentId, anySite: true } });
  await client.send('updateTrainingSchedule', { token, body: { agentId, schedule: 'daily' } });
  await client.send('setExtraBlocks', { token, body: { userId, extraBlocksMax: 7 } });
  const { body } = await client.send('exportAccount', { token, id: userId });
  expect(body.export).toMatchObject({
    account: { id: owner.userId, email: owner.record.user.email },
    agent: { id: agentId, retentionDays: null, anySite: true, sandboxed: true, trainingSchedule: 'daily' },
    subscription: { plan: 'Free', extraBlocksMax: 7 },
    signIns: [{}],
  });
  expect(body.export.credits).toContainEqual(expect.objectContaining({ cause: 'grant', amount: 500 }));
  const { rows } = await server.db.execute(sql`
    select password_hash as secret from accounts where id = ${owner.userId}
    union select token_hash from sign_ins where account_id = ${owner.userId}`);
  expect(rows).toHaveLength(2);
  for (const { secret } of rows) expect(JSON.stringify(body)).not.toContain(String(secret));
  expect((await client.send('exportAccount', { token: other.token, id: owner.userId })).status).toBe(404);
});

async function keepRetention(): Promise<void> {
  const waiting = sql`select count(*) from jobs where kind = 'conversations.retention' and finished_at is null`;
  await server.db.execute(sql`insert into jobs (kind, payload) values ('conversations.retention', '{}')`);
  await server.db.execute(sql`select pg_notify('vitrine_jobs', '')`);
  await expect.poll(() => count(waiting), { timeout: 15_000 * patience }).toBe(0);
}

test('SE-08 retention: what was silent for longer goes, a day after it was asked for, and nothing of others', async () => {
  const keeper = await client.newOwner({ paid: true });
  const { agentId, token } = keeper;
  const set = (days: number | null) => client.send('updateRetention', { token, body: { agentId, days } });
  const left = () => count(sql`select count(*) from conversations where agent_id = ${agentId}`);
  for (const agent of [agentId, other.agentId])
    await seedConversations(server.db, { agentId: agent, until: new Date(), days: 100, conversations: 100 });
  // began long ago, goes on today
  await server.db.execute(sql`update messages set created_at = now() where agent_id = ${agentId} and conversation_id =
    (select id from conversations where agent_id = ${agentId} order by started_at limit 1)`);
  const others = await count(sql`select count(*) from conversations where agent_id = ${other.agentId}`);

  expect((await client.send('getRetention', { token, id: agentId })).body.retention).toEqual({
    agentId,
    days: null,
    beginsAt: null,
    older: 0,
  });
  const { retention } = (await set(30)).body;
  expect(retention.older).toBeGreaterThan(60);
  expect(retention.older).toBeLessThan(75);
  expect(Date.parse(retention.beginsAt ?? '') - Date.now()).toBeGreaterThan(23 * 3_600_000);
  await keepRetention();
  expect(await left()).toBe(100);

  await server.db.execute(sql`update agent_retention set begins_at = now() where agent_id = ${agentId}`);
  await keepRetention();
  expect(await left()).toBe(100 - retention.older);
  expect(
    await count(sql`select count(*) from messages m where agent_id = ${agentId} and content <> ''
    and not exists (select from conversations c where c.agent_id = m.agent_id and c.id = m.conversation_id)`),
  ).toBe(0);
  expect(await count(sql`select count(*) from conversations where agent_id = ${other.agentId}`)).toBe(others);

  // longer needs no second thought, shorter does, and "keep" ends it
  const begun = (await set(60)).body.retention.beginsAt;
  expect(Date.parse(begun ?? '')).toBeLessThanOrEqual(Date.now());
  expect(Date.parse((await set(10)).body.retention.beginsAt ?? '')).toBeGreaterThan(Date.now());
  expect((await set(null)).body.retention).toMatchObject({ days: null, beginsAt: null });
  expect((await set(0)).status).toBe(400);
});

test('SE-08 what was discarded seven days ago is gone for good, and what was discarded since waits', async () => {
  const { agentId, token } = owner;
  const old = await newChat(owner, 'Where is parcel quinoa-4711?');
  const young = await newChat(owner, 'Where is parcel kohlrabi-4711?');
  await client.send('discardConversations', {
    token,
    body: { agentId, conversationIds: [old.conversationId, young.conversationId], discarded: true },
  });
  await keepRetention();
  expect(await mentions('quinoa')).not.toEqual([]);
  await server.db.execute(sql`
    update conversations set discarded_at = now() - interval '7 days' where id = ${old.conversationId}`);
  await keepRetention();
  expect(await mentions('quinoa')).toEqual([]);
  expect(await mentions(old.conversationId)).toEqual([]);
  expect(await mentions('kohlrabi')).not.toEqual([]);
});

test('OP-01 TE-19 an account is deleted with all that is kept of it, after its password was given once more', async () => {
  const leaver = await client.newOwner({ paid: true });
  const { userId, agentId, token } = leaver;
  await trainOn(server, agentId);
  await client.send('updateRetention', { token, body: { agentId, days: 365 } });
  await newChat(leaver, 'Do you sell yurts in timbuktu?');
  await seedConversations(server.db, { agentId, until: new Date(), conversations: 50 });
  const erase = (password: string) => client.send('deleteAccount', { token, body: { userId, password } });

  expect((await erase('not my password')).body).toMatchObject({ success: false, code: 'accounts.wrong_credentials' });
  expect((await client.send('getUser', { token, id: userId })).status).toBe(200);

  expect((await erase(testPassword)).body).toEqual({ success: true });
  expect((await client.send('getUser', { token, id: userId })).status).toBe(401);
  const { email } = leaver.record.user;
  const login = await client.send('login', { body: { email, password: testPassword } });
  expect(login.body).toMatchObject({ success: false });

  const left = () => count(sql`select count(*) from accounts where id = ${userId}`);
  await expect.poll(left, { timeout: 15_000 * patience }).toBe(0);
  expect(await mentions(agentId)).toEqual([]);
  await expect.poll(() => mentions(email), { timeout: 15_000 * patience }).toEqual([]);
  expect(await mentions('timbuktu')).toEqual([]);
  // the erasure and its letter, which name the id alone
  await expect.poll(() => mentions(userId), { timeout: 15_000 * patience }).toEqual(['jobs: 2']);
  expect((await client.send('getStyle', { id: agentId })).status).toBe(404);

  const again = await client.send('register', { body: { name: 'Back', email, password: testPassword } });
  expect(again.body).toMatchObject({ success: true });
  expect((await client.send('getUser', { token: other.token, id: other.userId })).status).toBe(200);
});

test('OP-01 a paid plan is ended at the provider with its account', async () => {
  const payer = await client.newOwner();
  await createSandboxVisit(server, client).buy(payer, 'Basic');
  const { userId, token } = payer;
  const payment = async () => (await client.send('getPayment', { token, body: { userId } })).body;
  await expect.poll(payment, { timeout: 1_000 * patience }).toMatchObject({ payement: { plan: 'Basic' } });
  await client.send('deleteAccount', { token, body: { userId, password: testPassword } });
  const endings = async () => {
    const { rows } = await server.db.execute(sql`
      select last_error as error, finished_at is not null as done from jobs where kind = 'billing.end_subscription'`);
    return rows;
  };
  await expect.poll(endings, { timeout: 15_000 * patience }).toEqual([{ error: null, done: true }]);
});
