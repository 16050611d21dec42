/** A person in the assistant's place: who waits, who has the word, what is stored, and what it costs. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPersonChat } from './support/person-chat.ts';
import type { PersonChat } from './support/person-chat.ts';
import { createTestClient } from './support/test-client.ts';
import type { TestClient, TestOwner } from './support/test-client.ts';
import { startTestServer } from './support/test-server.ts';
import type { TestServer } from './support/test-server.ts';
import { trainOn } from './support/trained-shop.ts';

const known = 'How long does delivery take?';
const unknown = 'Which of your people plays the trombone?';

let server: TestServer;
let client: TestClient;
let owner: TestOwner;
let chat: PersonChat;

beforeAll(async () => {
  server = await startTestServer({ worker: false });
  client = createTestClient(server);
  owner = await client.newOwner({ paid: true });
  await trainOn(server, owner.agentId);
  chat = createPersonChat(client, owner);
});
afterAll(() => server.close());

async function waiting(more: object = { email: 'ada@visitor.example' }) {
  const sessionId = await chat.newSession();
  await chat.ask(sessionId, known);
  const { body } = await chat.request(sessionId, more);
  expect(body).toMatchObject({ success: true, state: 'waiting' });
  const [row] = await chat.list('waiting');
  return { sessionId, id: row?._id ?? '' };
}

test('nobody there and no address: one is asked for; with one it waits, and no message is stored', async () => {
  const sessionId = await chat.newSession();
  const none = await chat.request(sessionId);
  expect(none.status).toBe(200);
  expect(none.body).toMatchObject({ success: false, code: 'person.address_needed' });
  const wrong = await chat.request(sessionId, { email: 'ada@' });
  expect(wrong.body).toMatchObject({ success: false, code: 'person.address_invalid' });
  const silent = await chat.request(sessionId, { email: 'ada@visitor.example', consent: false });
  expect(silent.body).toMatchObject({ success: false, code: 'person.consent_needed' });
  const left = { email: ' Ada@Visitor.example ', name: 'Ada\nBcc: x', note: 'My parcel is torn.' };
  expect((await chat.request(sessionId, left)).body).toEqual({ success: true, state: 'waiting', ownerPresent: false });
  expect(await chat.read(sessionId)).toEqual([]);

  const [row] = await chat.list('waiting');
  expect(row).toMatchObject({ handover: 'waiting', messages: [], messageCount: 0, lastWords: 'My parcel is torn.' });
  expect(row).toMatchObject({ outcome: 'person', unread: true });
  const wish = { email: 'ada@visitor.example', name: 'Ada Bcc: x', note: 'My parcel is torn.' };
  expect((await chat.find(row?._id ?? '')).request).toMatchObject(wish);
  // an address that stands is not asked for again
  expect((await chat.request(sessionId)).body).toMatchObject({ success: true, state: 'waiting' });
});

test('present means nobody needs to leave an address, until the hours or ten silent minutes say otherwise', async () => {
  const is = async () => (await chat.request(await chat.newSession())).body;
  await chat.presence(true);
  expect(await is()).toEqual({ success: true, state: 'waiting', ownerPresent: true });
  const today = new Date().getUTCDay();
  const never = { timeZone: 'UTC', days: [{ day: (today + 3) % 7, from: 0, to: 1440 }] };
  expect((await chat.presence(true, { hours: never })).body).toMatchObject({
    presence: { present: false, switchedOn: true },
  });
  expect(await is()).toMatchObject({ code: 'person.address_needed' });
  await chat.presence(true, { hours: null });
  await server.db.execute(sql`update owner_presence set active_at = now() - interval '11 minutes'`);
  expect(await is()).toMatchObject({ code: 'person.address_needed' });
  await client.send('keepPresent', { token: owner.token, body: { agentId: owner.agentId } });
  expect(await is()).toMatchObject({ ownerPresent: true });
  const nowhere = await chat.presence(true, { quiet: { timeZone: 'Mars/Base', from: 0, to: 60 } });
  expect(nowhere.status).toBe(400);
  await chat.presence(false);
});

test('while taken a visitor’s message is stored, free and unanswered; given back, the assistant answers again', async () => {
  const { sessionId, id } = await waiting();
  const before = await chat.credits();
  expect((await chat.set(id, 'taken')).body).toEqual({ success: true, handover: 'taken' });
  expect((await chat.set(id, 'taken')).body).toEqual({ success: true, handover: 'taken' });
  const said = await chat.ask(sessionId, 'Are you there?', { clientMessageId: 'one' });
  expect(said.body).toEqual({
    success: true,
    response: { agent_response_text: '', product_cards: [] },
    messageId: expect.stringMatching(/^msg_/),
    handover: 'taken',
  });
  const again = await chat.ask(sessionId, 'Are you there?', { clientMessageId: 'one' });
  expect(again.body).toEqual(said.body);
  const line = await chat.write(id, 'Yes, I am.', 'line');
  expect((await chat.write(id, 'Yes, I am.', 'line')).body).toEqual(line.body);
  const messages = await chat.read(sessionId);
  expect(messages.slice(2).map(({ role, by, content }) => ({ role, by, content }))).toEqual([
    { role: 'human', by: undefined, content: 'Are you there?' },
    { role: 'agent', by: 'owner', content: { agent_response_text: 'Yes, I am.', product_cards: [] } },
  ]);
  expect(await chat.credits()).toBe(before);
  const [row] = await chat.list();
  expect(row).toMatchObject({ _id: id, handover: 'taken', messageCount: 4, lastWords: 'Yes, I am.', unread: false });
  expect((await chat.list('waiting')).some(({ _id }) => _id === id)).toBe(false);

  expect((await chat.set(id, 'returned')).body).toEqual({ success: true, handover: 'returned' });
  const answered = await chat.ask(sessionId, known);
  expect(answered.body).toMatchObject({
    success: true,
    response: { agent_response_text: expect.stringMatching(/\w/) },
  });
  expect(answered.body).not.toHaveProperty('handover');
  expect(await chat.credits()).toBe(before - 1);
});

test('with an event stream only `done` comes while a person answers', async () => {
  const { sessionId, id } = await waiting();
  await chat.set(id, 'taken');
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/agents/get_response',
    headers: { accept: 'text/event-stream' },
    payload: { agentId: owner.agentId, sessionId, userQuery: 'Hello?' },
  });
  expect(answer.body.match(/^event: \w+/gm)).toEqual(['event: done']);
  expect(answer.body).toContain('"handover":"taken"');
});

test('CR-01 without credits and when blocked the form works, get_response refuses, and a person writes on for nothing', async () => {
  const poor = await client.newOwner({ paid: true });
  await trainOn(server, poor.agentId);
  const theirs = createPersonChat(client, poor);
  await server.db.execute(sql`insert into credit_entries (account_id, source, amount)
    select account_id, 'test:gone', -rest_to_consume from subscriptions where account_id = ${poor.userId}`);
  await server.db.execute(
    sql`update subscriptions set rest_to_consume = 0, lasting = 0 where account_id = ${poor.userId}`,
  );
  const sessionId = await theirs.newSession();
  expect((await theirs.request(sessionId, { email: 'ada@visitor.example', note: known })).body).toMatchObject({
    state: 'waiting',
  });
  expect((await theirs.ask(sessionId, known)).status).toBe(402);
  expect((await theirs.ask(sessionId, known)).status).toBe(403);
  const [row] = await theirs.list('waiting');
  const id = row?._id ?? '';
  expect(id).not.toBe('');
  expect((await theirs.write(id, 'Three days.')).status).toBe(200);
  expect((await theirs.ask(sessionId, 'Thank you!')).body).toMatchObject({ success: true, handover: 'taken' });
  expect((await theirs.read(sessionId)).map(({ role }) => role)).toEqual(['agent', 'human']);
  await theirs.set(id, 'returned');
  expect((await theirs.ask(sessionId, known)).status).toBe(403);
  expect(await theirs.credits()).toBe(0);
});

test('a person is offered after two replies that did not help, after a complaint, and when one is wished', async () => {
  const sessionId = await chat.newSession();
  const offered = async (text: string) => (await chat.ask(sessionId, text)).body;
  expect(await offered(unknown)).not.toHaveProperty('offerPerson');
  expect(await offered('Do you know who plays the oboe among you?')).toMatchObject({ offerPerson: true });
  expect(await offered(known)).not.toHaveProperty('offerPerson');
  expect(await offered('I want to talk to a human')).toMatchObject({ offerPerson: true });
  expect(await offered('This is a scam, your service is terrible!')).toMatchObject({ offerPerson: true });

  const rated = await chat.newSession();
  await chat.ask(rated, known);
  await chat.ask(rated, known);
  const replies = (await chat.read(rated)).filter(({ role }) => role === 'agent');
  const rate = async (at: number, rating: 1 | 0 | -1, reason?: string) => {
    const thumb = { agentId: owner.agentId, sessionId: rated, messageId: replies[at]?._id ?? '', rating };
    return (await client.send('rateReply', { body: { ...thumb, ...(reason && { reason }) } })).body;
  };
  expect(await rate(0, -1, 'It is wrong.')).toEqual({ success: true });
  expect(await rate(1, -1)).toEqual({ success: true, offerPerson: true });
  const [row] = await chat.list();
  const { body } = await client.send('getSessionMessages', {
    token: owner.token,
    query: { sessionId: row?._id ?? '' },
  });
  expect(body.messages[1]).toMatchObject({ rating: -1, ratingReason: 'It is wrong.' });
  expect((await chat.read(rated))[1]).not.toHaveProperty('ratingReason');
});

test('a note is the owner’s alone, and a conversation that nobody asked a person in is no lead', async () => {
  const sessionId = await chat.newSession();
  await chat.ask(sessionId, known);
  const [row] = await chat.list();
  const id = row?._id ?? '';
  const body = { agentId: owner.agentId, conversationId: id, note: 'Calls on Fridays.' };
  expect((await client.send('saveNote', { token: owner.token, body })).body).toEqual({ success: true });
  expect(await chat.find(id)).toMatchObject({ handover: 'none', request: null, note: 'Calls on Fridays.' });
  const mine = await client.send('downloadChat', { body: { agentId: owner.agentId, sessionId } });
  expect(JSON.stringify(mine.body)).not.toContain('Fridays');
});

test('TE-01 another owner takes, reads and writes nothing here, and a visitor cannot become the owner', async () => {
  const { sessionId, id } = await waiting();
  const other = await client.newOwner({ paid: true });
  const theirs = createPersonChat(client, other);
  expect((await theirs.set(id, 'taken')).status).toBe(404);
  expect((await theirs.write(id, 'Hello')).status).toBe(404);
  expect(await theirs.find(id)).toMatchObject({ success: false });
  const asVisitor = await client.send('setHandover', {
    token: sessionId,
    body: { agentId: owner.agentId, conversationId: id, state: 'taken' },
  });
  expect(asVisitor.status).toBe(401);
  const foreign = await client.send('requestPerson', {
    body: { agentId: other.agentId, sessionId, email: 'ada@visitor.example', consent: true },
  });
  expect(foreign.status).toBe(404);
});
