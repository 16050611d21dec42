/** What a visitor's and an owner's open windows hear of each other, and that no reply is written over a person. */
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { hashSecret } from '../../server/src/lib/ids.ts';
import { inProcess } from './support/in-process.ts';
import { useModelledShop } from './support/modelled-shop.ts';
import { createPersonChat, watch } from './support/person-chat.ts';
import type { PersonChat } from './support/person-chat.ts';
import { jsonPieces } from './support/scripted-model.ts';

const shop = useModelledShop('sk-person');
let chat: PersonChat;
beforeAll(() => {
  const { client, owner } = shop();
  chat = createPersonChat(client, owner);
});

const known = 'Do you have a wool blanket?';
const visitorsStream = (sessionId: string, more: Record<string, string> = {}) =>
  watch(shop().server.url, 'watchChat', {
    agentId: shop().owner.agentId,
    headers: { 'x-vitrine-session': sessionId, origin: 'https://loom.example', ...more },
  });
const ownersStream = () =>
  watch(shop().server.url, 'watchConversations', {
    agentId: shop().owner.agentId,
    headers: { authorization: `Bearer ${shop().owner.token}` },
  });

async function waiting() {
  const sessionId = await chat.newSession();
  await chat.request(sessionId, { email: 'ada@visitor.example', note: 'Where is my parcel?' });
  const { rows } = await shop().server.db.execute<{ id: string }>(
    sql`select id from conversations where secret_hash = ${hashSecret(sessionId)}`,
  );
  return { sessionId, id: rows[0]?.id ?? '' };
}

test('the visitor hears the state, the owner’s lines and typing; a stream that comes again misses nothing', async () => {
  const { sessionId, id } = await waiting();
  const stream = await visitorsStream(sessionId);
  expect((await stream.next('state')).data).toEqual({ handover: 'waiting', ownerPresent: false });
  await chat.presence(true);
  await stream.next('state', ({ ownerPresent }) => ownerPresent === true);
  await chat.set(id, 'taken');
  await stream.next('state', ({ handover }) => handover === 'taken');
  const { client, owner } = shop();
  const typing = { agentId: owner.agentId, conversationId: id, typing: true };
  await client.send('tellOwnerTyping', { token: owner.token, body: typing });
  expect((await stream.next('typing')).data).toEqual({ by: 'owner', typing: true });
  await chat.write(id, 'First.');
  const first = await stream.next('message');
  expect(first.data).toMatchObject({ role: 'agent', by: 'owner', content: { agent_response_text: 'First.' } });
  expect(first.id).toBe(first.data['_id']);
  stream.stop();

  await chat.write(id, 'Second.');
  await chat.ask(sessionId, 'Third.');
  const back = await visitorsStream(sessionId, { 'last-event-id': first.id ?? '' });
  await back.next('message', ({ content }) => content === 'Third.');
  expect(back.events.filter(({ name }) => name === 'message')).toHaveLength(2);
  back.stop();
  await chat.presence(false);
});

test('the owner is told of who waits once in ten minutes, with first words unless they are hidden, never in quiet hours', async () => {
  const stream = await ownersStream();
  await stream.next('ready');
  const { sessionId, id } = await waiting();
  expect((await stream.next('waiting')).data).toEqual({ conversationId: id, words: 'Where is my parcel?' });
  await chat.set(id, 'returned');
  await chat.request(sessionId, { note: 'Still there?' });
  const { client, owner, server } = shop();
  await client.send('tellTyping', { body: { agentId: owner.agentId, sessionId, typing: true } });
  expect((await stream.next('typing')).data).toEqual({ conversationId: id, typing: true });
  expect(stream.events.filter(({ name }) => name === 'waiting')).toHaveLength(1);

  await server.db.execute(sql`update person_requests set owner_told_at = now() - interval '11 minutes'`);
  await chat.presence(true, { tellsWords: false });
  await chat.request(sessionId);
  expect((await stream.next('waiting', ({ words }) => words === null)).data).toEqual({
    conversationId: id,
    words: null,
  });
  await server.db.execute(sql`update person_requests set owner_told_at = now() - interval '11 minutes'`);
  const minute = new Date().getUTCHours() * 60 + new Date().getUTCMinutes();
  const quiet = { timeZone: 'UTC', from: (minute + 1435) % 1440, to: (minute + 30) % 1440 };
  await chat.presence(true, { quiet });
  await chat.request(sessionId);
  await client.send('tellTyping', { body: { agentId: owner.agentId, sessionId, typing: false } });
  await stream.next('typing', ({ typing }) => typing === false);
  expect(stream.events.filter(({ name }) => name === 'waiting')).toHaveLength(2);
  stream.stop();
  await chat.presence(false, { quiet: null, tellsWords: true });
});

test('PE-06 R5 only the session’s own secret opens its stream, and the owner’s id of it does not', async () => {
  const { sessionId, id } = await waiting();
  const { client, server, owner } = shop();
  for (const secret of ['', id, 'x'.repeat(43), `${sessionId}x`])
    expect((await visitorsStream(secret)).status).toBe(404);
  const other = await client.newOwner({ paid: true });
  const headers = { 'x-vitrine-session': sessionId };
  expect((await watch(server.url, 'watchChat', { agentId: other.agentId, headers })).status).toBe(404);
  const streams = await Promise.all(Array.from({ length: 6 }, () => visitorsStream(sessionId)));
  expect(streams.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 200, 200, 429]);
  for (const stream of streams) stream.stop();
  expect(owner.agentId).not.toBe(other.agentId);
});

inProcess('it holds the model’s answer back')(
  'PE-05 a reply that is written when the owner takes over is dropped before it is stored, and its credit comes back',
  async () => {
    const { model } = shop();
    model.will({ pieces: jsonPieces('Yes, we do. It is warm.', ['p1']), firstDelayMs: 400 });
    const before = await chat.credits();
    for (const givesBack of [false, true]) {
      const sessionId = await chat.newSession();
      const asked = chat.ask(sessionId, known);
      await expect.poll(async () => (await chat.read(sessionId)).length).toBe(1);
      const [row] = await chat.list();
      await chat.set(row?._id ?? '', 'taken');
      if (givesBack) await chat.set(row?._id ?? '', 'returned');
      expect((await asked).body).toMatchObject({
        success: true,
        response: { agent_response_text: '', product_cards: [] },
        handover: givesBack ? 'returned' : 'taken',
      });
      expect((await chat.read(sessionId)).map(({ role }) => role)).toEqual(['human']);
    }
    expect(await chat.credits()).toBe(before);
  },
);

inProcess('the races’ own test is tests/faults/take-over.test.ts')(
  'whichever comes first, no line of the assistant’s follows a take-over',
  async () => {
    const { model, server, owner } = shop();
    model.will({ pieces: jsonPieces('Yes, we do. It is warm.', ['p1']), firstDelayMs: 20 });
    const assistants = async (id: string) => {
      const { rows } = await server.db.execute(sql`select id from messages
        where agent_id = ${owner.agentId} and conversation_id = ${id} and role = 'agent'`);
      return rows.length;
    };
    const races = Array.from({ length: 20 }, async (_, at) => {
      const { sessionId, id } = await waiting();
      const asked = chat.ask(sessionId, known);
      await new Promise((resolve) => setTimeout(resolve, 15 * at));
      await chat.set(id, 'taken');
      const then = await assistants(id);
      await asked;
      return (await assistants(id)) - then;
    });
    expect((await Promise.all(races)).filter((after) => after !== 0)).toEqual([]);
  },
);
