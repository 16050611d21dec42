/** A visitor's conversation is theirs to take and to end. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patience } from './support/in-process.ts';
import { startScriptedModel, jsonPieces } from './support/scripted-model.ts';
import type { ScriptedModel } from './support/scripted-model.ts';
import { createTestClient } from './support/test-client.ts';
import type { TestClient, TestOwner } from './support/test-client.ts';
import { startTestServer } from './support/test-server.ts';
import type { TestServer } from './support/test-server.ts';
import { trainOn } from './support/trained-shop.ts';

let model: ScriptedModel;
let server: TestServer;
let client: TestClient;
let owner: TestOwner;

beforeAll(async () => {
  model = await startScriptedModel();
  model.will({ pieces: jsonPieces('Yes, we have wool blankets.') });
  const env = { LLM_BASE_URL: model.url, LLM_MODEL: 'scripted' };
  server = await startTestServer({ worker: false, env });
  client = createTestClient(server);
  owner = await client.newOwner({ paid: true });
  await trainOn(server, owner.agentId);
});
afterAll(async () => {
  await server.close();
  await model.close();
});

async function newChat(): Promise<{ agentId: string; sessionId: string }> {
  const { agentId } = owner;
  const { body } = await client.send('createSession', { body: { agentId } });
  return { agentId, sessionId: body.sessionId };
}

const ask = (chat: { agentId: string; sessionId: string }, userQuery: string) =>
  client.send('getResponse', { body: { ...chat, userQuery, path: 'loom.example/mugs' } });

async function textsStored(words: string): Promise<number> {
  const { rows } = await server.db.execute(sql`
    select (select count(*) from messages where content like ${`%${words}%`})::int
         + (select count(*) from receipts r where not exists
             (select from messages m where m.agent_id = r.agent_id and m.id = r.message_id))::int as found`);
  return Number(rows[0]?.['found']);
}

async function balance() {
  const { rows } = await server.db.execute(sql`
    select rest_to_consume as rest, (select sum(amount)::int from credit_entries where account_id = ${owner.userId}) as sum,
      (select count(*)::int from credit_entries e where account_id = ${owner.userId} and source like 'message:%'
        and not exists (select from messages m where 'message:' || m.id = e.source and m.charged)) as unnamed
    from subscriptions where account_id = ${owner.userId}`);
  return rows[0];
}

test('download_chat is the whole conversation in words for people, and holds no id and no secret', async () => {
  const chat = await newChat();
  for (let i = 0; i < 3; i += 1) await ask(chat, `Do you have wool blankets? ${i}`);
  const { body, headers } = await client.send('downloadChat', { body: chat });
  expect(body.chat.agent).toBe('Vitrine Assistant');
  expect(body.chat.messages).toHaveLength(6);
  expect(body.chat.messages[0]).toMatchObject({
    from: 'visitor',
    text: 'Do you have wool blankets? 0',
    page: 'loom.example/mugs',
  });
  expect(body.chat.messages[5]).toMatchObject({ from: 'agent', text: 'Yes, we have wool blankets.' });
  expect(JSON.stringify(body)).not.toMatch(/_id|msg_|cnv_|agt_/);
  expect(JSON.stringify(body)).not.toContain(chat.sessionId);
  expect(headers['cache-control']).toBe('no-store');
});

test('SE-08 R4 delete_chat leaves no text and no session, and the ledger still adds up', async () => {
  const chat = await newChat();
  await ask(chat, 'Where is parcel zanzibar-4711?');
  expect(await textsStored('zanzibar')).toBe(1);
  const before = await balance();

  expect((await client.send('deleteChat', { body: chat })).body).toEqual({ success: true });
  expect(await textsStored('zanzibar')).toBe(0);
  expect(await balance()).toEqual(before);
  expect(before).toMatchObject({ unnamed: 0, rest: before?.['sum'] });

  const gone = [
    await client.send('getSessionMessages', { query: { sessionId: chat.sessionId } }),
    await client.send('downloadChat', { body: chat }),
    await client.send('deleteChat', { body: chat }),
    await ask(chat, 'Anybody there?'),
  ];
  expect(gone.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  const list = await client.send('getSessionsList', { token: owner.token, query: { agentId: owner.agentId } });
  expect(JSON.stringify(list.body)).not.toContain('zanzibar');
});

test('a chat deleted while its answer is being written stays deleted, and costs nothing', async () => {
  const chat = await newChat();
  const before = await balance();
  model.will({ pieces: jsonPieces('Late words about timbuktu.'), firstDelayMs: 800 * patience });
  const late = ask(chat, 'How far is timbuktu?');
  await expect.poll(() => textsStored('timbuktu'), { timeout: 1_000 * patience }).toBe(1);
  await client.send('deleteChat', { body: chat });
  expect((await late).status).toBe(404);
  expect(await textsStored('timbuktu')).toBe(0);
  expect(await balance()).toEqual(before);
});

test('R5 TE-06 only the secret of this agent opens either', async () => {
  const other = await client.newOwner({ paid: true });
  const chat = await newChat();
  await ask(chat, 'Hello?');
  const { rows } = await server.db.execute(
    sql`select id, secret_hash from conversations order by created_at desc limit 1`,
  );
  const wrong = [
    { ...chat, agentId: other.agentId },
    { ...chat, sessionId: String(rows[0]?.['id']) },
    { ...chat, sessionId: String(rows[0]?.['secret_hash']) },
    { ...chat, sessionId: '' },
  ];
  for (const body of wrong) {
    expect((await client.send('downloadChat', { body })).status).toBe(404);
    expect((await client.send('deleteChat', { body, token: owner.token })).status).toBe(404);
  }
  expect((await client.send('downloadChat', { body: chat })).status).toBe(200);
});
