/** Letters, leads and the webhook of a person's turn: who is written to, how often, and that no stranger is. */
import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { handoverLimits } from '@vitrine/contract/handover';
import { inProcess } from './support/in-process.ts';
import { lettersOf, letterTo } from './support/outbox.ts';
import { createPersonChat, lateJobsDone, runLateJobs } from './support/person-chat.ts';
import type { PersonChat } from './support/person-chat.ts';
import { createTestClient } from './support/test-client.ts';
import type { TestClient, TestOwner } from './support/test-client.ts';
import { startTestServer } from './support/test-server.ts';
import type { TestServer } from './support/test-server.ts';
import { trainOn } from './support/trained-shop.ts';

let server: TestServer;
let client: TestClient;
let owner: TestOwner;
let chat: PersonChat;
const lines: string[] = [];
const heard: { body: string; headers: Record<string, unknown> }[] = [];
let answersWith = 200;

const hook = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => (body += String(chunk)));
  request.on('end', () => {
    heard.push({ body, headers: request.headers });
    response.writeHead(answersWith, { location: 'http://127.0.0.1:1/' }).end('secret of the program');
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
  // its own type says string too, for pipes
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { port } = hook.address() as AddressInfo;
  server = await startTestServer({
    env: { CRAWL_RESOLVE: `hooks.example=http://127.0.0.1:${port}` },
    logTo: { write: (line) => lines.push(line) },
  });
  client = createTestClient(server);
});
afterAll(async () => {
  await server.close();
  hook.close();
});

async function newShop() {
  owner = await client.newOwner({ paid: true });
  await trainOn(server, owner.agentId);
  chat = createPersonChat(client, owner);
}
async function waiting(email: string, note = 'Where is my parcel?') {
  const sessionId = await chat.newSession();
  await chat.request(sessionId, { email, name: 'Ada\r\nBcc: all@evil.example', note });
  const [row] = await chat.list('waiting');
  return { sessionId, id: row?._id ?? '' };
}
const runJobs = async () => {
  await runLateJobs(server);
  await lateJobsDone(server);
};
const to = async (address: string) => (await lettersOf(server)).filter((letter) => letter.includes(`To: ${address}`));
const plain = (letter: string) => letter.replaceAll('=\n', '').replaceAll('=3D', '=');
const ownersAddress = () => owner.record.user.email;

test('the owner gets one letter for who waits a minute untaken, and none for who was taken', async () => {
  await newShop();
  const { rows } = await server.db.execute(sql`select 1 from jobs where kind = 'handover.owner.letter'`);
  expect(rows).toEqual([]);
  const long = `${'Please help. '.repeat(40)}\n\nSubject: forged`;
  const { id } = await waiting('ada@visitor.example', long);
  const { rows: queued } = await server.db.execute(
    sql`select extract(epoch from run_at - now()) as s from jobs where kind = 'handover.owner.letter'`,
  );
  expect(Number(queued[0]?.['s'])).toBeGreaterThan(55);
  await runJobs();
  const letter = plain(await letterTo(server, ownersAddress()));
  expect(letter).toContain(`/conversations?id=${id}`);
  const quoted = /“([^”]*)”/s.exec(letter)?.[1] ?? '';
  expect(Array.from(quoted.replaceAll('\n', ' ')).length).toBeLessThanOrEqual(200);
  expect(letter).not.toContain('Bcc:');
  expect(letter).not.toContain('forged');
  const second = await waiting('bea@visitor.example');
  await chat.set(second.id, 'taken');
  await runJobs();
  expect(await to(ownersAddress())).toHaveLength(1);
});

test('PE-08 a visitor who closed the tab gets exactly one letter, which leads back once, and three at most; who is there gets none', async () => {
  await newShop();
  const { sessionId, id } = await waiting('cleo@visitor.example');
  for (const text of ['It is on its way.', 'It comes tomorrow.']) await chat.write(id, text);
  await runJobs();
  await chat.write(id, 'Did it come?');
  await runJobs();
  expect(await to('cleo@visitor.example')).toHaveLength(1);
  const letter = plain((await to('cleo@visitor.example'))[0] ?? '');
  for (const words of ['on its way', 'Where is my parcel', 'Ada']) expect(letter).not.toContain(words);
  const token = /#return=([\w-]{43})/.exec(letter)?.[1] ?? '';

  const open = () => client.send('openReturnLink', { body: { agentId: owner.agentId, token } });
  const opened = await open();
  expect((await chat.read(opened.body.sessionId)).at(-1)).toMatchObject({ by: 'owner' });
  expect((await open()).status).toBe(404);
  expect((await client.send('getSessionMessages', { query: { sessionId } })).status).toBe(404);

  // they read it, and went again
  await server.db.execute(sql`update person_requests set visitor_seen_at = now()`);
  await chat.write(id, 'And now?');
  await chat.read(opened.body.sessionId);
  await runJobs();
  expect(await to('cleo@visitor.example')).toHaveLength(1);
  for (let i = 0; i < 4; i += 1) {
    await server.db.execute(sql`delete from rate_counters`);
    await server.db.execute(sql`update chat_links set expires_at = expires_at - interval '1 hour'`);
    await server.db.execute(sql`update person_requests set visitor_seen_at = now() - interval '1 minute'`);
    await chat.write(id, `Line ${i}`);
    await runJobs();
  }
  expect((await to('cleo@visitor.example')).length).toBe(handoverLimits.lettersMax);
});

test('PE-01 “not you?” ends it for good: by a press, not by a look; the address leaves the list and cannot be left again', async () => {
  await newShop();
  const { id } = await waiting('stranger@mail.example');
  await chat.write(id, 'Hello');
  await runJobs();
  const letter = plain(await letterTo(server, 'stranger@mail.example'));
  const link = /\/letters\/not-you\?\S+/.exec(letter)?.[0] ?? '';
  const leads = async () =>
    (await client.send('getLeads', { token: owner.token, query: { agentId: owner.agentId } })).body.leads;
  const page = await server.app.inject({ url: link });
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).toMatch(
    /default-src 'none'.*form-action 'self'.*require-trusted-types-for 'script'; trusted-types 'none'/,
  );
  expect(await leads()).toHaveLength(1);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const pressed = await server.app.inject({ method: 'POST', url: link, headers: form, payload: '' });
  expect(pressed.statusCode).toBe(200);
  expect(await leads()).toEqual([]);
  const again = await chat.request(await chat.newSession(), { email: 'Stranger@mail.example' });
  expect(again.body).toMatchObject({ success: false, code: 'person.address_refused' });
  expect((await server.app.inject({ url: `${link.slice(0, -4)}aaaa` })).statusCode).toBe(404);
});

test('PE-02 whoever leaves one address in many chats has three letters a day sent to it, from all shops together', async () => {
  for (let round = 0; round < 5; round += 1) {
    if (round % 3 === 0) await newShop();
    const { id } = await waiting('flooded@mail.example');
    await chat.write(id, 'Hello');
  }
  await runJobs();
  expect((await to('flooded@mail.example')).length).toBe(3);
});

test('PE-03 an address that is more than an address is none, and a name makes no header', async () => {
  await newShop();
  for (const email of [
    'a@b.example\r\nBcc: c@d.example',
    'a@b.example,c@d.example',
    '<a@b.example>',
    'a@b.example%0ABcc: x@y.example',
  ]) {
    const { body } = await chat.request(await chat.newSession(), { email });
    expect(body, email).toMatchObject({ success: false, code: 'person.address_invalid' });
  }
});

test('leads are listed, exported without formulas, and gone with their conversation', async () => {
  await newShop();
  const { sessionId, id } = await waiting('dora@visitor.example', '=HYPERLINK("https://evil.example")');
  const query = { agentId: owner.agentId };
  const { body } = await client.send('getLeads', { token: owner.token, query });
  expect(body).toMatchObject({ total: 1, leads: [{ conversationId: id, email: 'dora@visitor.example' }] });
  const csv = (await client.send('exportLeads', { token: owner.token, query })).body.text;
  expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  const whose = { agentId: owner.agentId, conversationId: id };
  const exported = await client.send('exportConversation', { token: owner.token, body: whose });
  expect(exported.body.conversation.left).toMatchObject({ email: 'dora@visitor.example' });
  const mine = await client.send('downloadChat', { body: { agentId: owner.agentId, sessionId } });
  expect(mine.body.chat.left).toMatchObject({ email: 'dora@visitor.example' });
  await chat.write(id, 'Hello');
  await runJobs();
  await client.send('deleteChat', { body: { agentId: owner.agentId, sessionId } });
  for (const table of ['person_requests', 'chat_links']) {
    const { rows } = await server.db.execute(
      sql`select 1 from ${sql.identifier(table)} where agent_id = ${owner.agentId}`,
    );
    expect(rows, table).toEqual([]);
  }
});

inProcess('it reads the log of this process')('no address stands in the log', async () => {
  await newShop();
  const { id } = await waiting('dora@visitor.example');
  await chat.write(id, 'Hello');
  await runJobs();
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.filter((line) => line.includes('visitor.example') || line.includes('mail.example'))).toEqual([]);
});

test('PE-04 the webhook is signed, tried again, never redirected, logged without its answers, and leads to no private address', async () => {
  await newShop();
  const body = { agentId: owner.agentId, url: 'https://hooks.example/in' };
  for (const url of ['https://127.0.0.1/x', 'https://localhost/x', 'http://hooks.example/in', 'https://10.0.0.1/'])
    expect((await client.send('saveWebhook', { token: owner.token, body: { ...body, url } })).body).toMatchObject({
      success: false,
      code: 'person.webhook_refused',
    });
  const saved = (await client.send('saveWebhook', { token: owner.token, body })).body;
  const secret = (saved.success && saved.webhook?.secret) || '';
  const tested = await client.send('testWebhook', { token: owner.token, body: { agentId: owner.agentId } });
  expect(tested.body).toMatchObject({ success: true, delivery: { event: 'test', httpStatus: 200, problem: null } });

  answersWith = 302;
  const { id } = await waiting('ella@visitor.example');
  await runJobs();
  const read = async () =>
    (await client.send('getWebhook', { token: owner.token, query: { agentId: owner.agentId } })).body.deliveries;
  const failed = (await read()).filter(({ event }) => event !== 'test');
  expect(failed.map(({ event }) => event).toSorted()).toEqual(['conversation.left_word', 'conversation.waiting']);
  expect(failed[0]).toMatchObject({ httpStatus: 302, deliveredAt: null, problem: 'Answered with 302.' });
  expect(JSON.stringify(await read())).not.toContain('secret of the program');
  answersWith = 204;
  await server.db.execute(sql`update jobs set last_error = null where kind = 'handover.webhook'`);
  await runJobs();
  expect((await read()).every(({ deliveredAt }) => deliveredAt !== null)).toBe(true);

  const { body: told = '', headers = {} } = heard.findLast(({ body: text }) => text.includes('left_word')) ?? {};
  expect(JSON.parse(told)).toMatchObject({ conversationId: id, email: 'ella@visitor.example' });
  const [, seconds, signed] = /^t=(\d+),v1=(\w+)$/.exec(String(headers['x-vitrine-signature'])) ?? [];
  expect(signed).toBe(createHmac('sha256', secret).update(`${seconds}.${told}`).digest('hex'));
  expect(Math.abs(Date.now() / 1000 - Number(seconds))).toBeLessThan(60);
});
