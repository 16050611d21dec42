/** LO-03: reads of one address in a flood are refused, and what they take all the same leaves log-in and chat of others their part. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { newId } from '../../../server/src/lib/ids.ts';
import { inProcess } from '../support/in-process.ts';
import { createTestClient, testPassword } from '../support/test-client.ts';
import type { TestClient, TestOwner } from '../support/test-client.ts';
import { startTestServer } from '../support/test-server.ts';
import type { TestServer } from '../support/test-server.ts';
import { trainOn } from '../support/trained-shop.ts';

const inside = inProcess('each process counts for itself, and its connections are held from within');
let server: TestServer;
let client: TestClient;
let owner: TestOwner;

beforeAll(async () => {
  server = await startTestServer({ listen: true, env: { RATE_LIMITS: 'on', ROLE: 'api' } });
  client = createTestClient(server);
  owner = await client.newOwner({ paid: true });
  await trainOn(server, owner.agentId);
});
afterAll(() => server.close());

let visitors = 0;
const newAddress = () => `198.51.100.${(visitors += 1)}`;

const get = (url: string, from: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, remoteAddress: from, headers });
const post = (path: string, payload: object, from: string) =>
  server.app.inject({ method: 'POST', url: `/api${path}`, payload, remoteAddress: from });

async function newVisit() {
  const from = newAddress();
  const { sessionId }: { sessionId: string } = (
    await post('/agents/create_new_session', { agentId: owner.agentId }, from)
  ).json();
  return { from, sessionId };
}
const historyOf = (sessionId: string) => `/api/agents/get_session_messages?sessionId=${sessionId}`;

/** @returns how many of the calls were answered with each status */
async function ask(times: number, call: () => Promise<{ statusCode: number }>): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (let i = 0; i < times; i += 1) {
    const { statusCode } = await call();
    counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  }
  return counts;
}

inside('a history is read 120 times a minute, an address reads 600, and others go on', async () => {
  const { from, sessionId } = await newVisit();
  expect(await ask(130, () => get(historyOf(sessionId), from))).toEqual({ 200: 120, 429: 10 });
  const inHeader = await get('/api/agents/get_session_messages', newAddress(), { 'x-vitrine-session': sessionId });
  expect(inHeader.statusCode, 'the same session in its header, from elsewhere').toBe(429);
  const visits: { sessionId: string }[] = [];
  for (let i = 0; i < 6; i += 1) visits.push(await newVisit());
  const hostile = newAddress();
  let n = 0;
  expect(await ask(605, () => get(historyOf(visits[(n += 1) % 6]?.sessionId ?? ''), hostile))).toEqual({
    200: 600,
    429: 5,
  });
  const other = await newVisit();
  expect((await get(historyOf(other.sessionId), other.from)).statusCode).toBe(200);
});

inside('an agent’s style is read 1,200 times a minute by one address', async () => {
  const from = newAddress();
  const style = `/api/agents/get_agent_style/${owner.agentId}`;
  expect(await ask(1_205, () => get(style, from))).toEqual({ 200: 1_200, 429: 5 });
  expect((await get(style, newAddress())).statusCode).toBe(200);
});

inside('paths that lead nowhere are counted, and pages beside them are served', async () => {
  const from = newAddress();
  expect(await ask(125, () => get(`/api/${newId('req')}`, from))).toEqual({ 404: 120, 429: 5 });
  expect((await get('/healthz', from)).statusCode).toBe(200);
});

inside('refused tokens are counted before they are looked up', async () => {
  const from = newAddress();
  const guess = () => get(`/api/users/get_user/${owner.userId}`, from, { authorization: `Bearer ${newId('req')}` });
  expect(await ask(60, guess)).toEqual({ 401: 60 });
  const looksUp = vi.spyOn(server.db.$client, 'query');
  expect(await ask(6, guess)).toEqual({ 429: 6 });
  expect(looksUp.mock.calls.length).toBeLessThanOrEqual(1);
  looksUp.mockRestore();
  const mine = { authorization: `Bearer ${owner.token}` };
  expect((await get(`/api/users/get_user/${owner.userId}`, newAddress(), mine)).statusCode).toBe(200);
});

inside('whatever an address asks for, it is 6,000 a minute', async () => {
  const from = newAddress();
  expect(await ask(6_003, () => get('/healthz', from))).toEqual({ 200: 6_000, 429: 3 });
  expect((await get('/healthz', newAddress())).statusCode).toBe(200);
});

/** All that work which can wait may have, taken until the returned function is called. */
async function takeTheirShare(): Promise<() => void> {
  const clients = await Promise.all(Array.from({ length: 14 }, () => server.db.$client.connect()));
  return () => clients.forEach((one) => one.release());
}

inside(
  'where other work has all its connections, it waits, and visitors chat and owners sign in meanwhile',
  async () => {
    const before = await newVisit();
    const giveBack = await takeTheirShare();
    const settled = vi.fn();
    const read = get(historyOf(before.sessionId), before.from).finally(settled);
    const { from, sessionId } = await newVisit();
    const said = { agentId: owner.agentId, sessionId, userQuery: 'How long is delivery?' };
    expect((await post('/agents/get_response', said, from)).json()).toMatchObject({ success: true });
    const credentials = { email: 'owner1@shop.example', password: testPassword };
    expect((await post('/login/login-user', credentials, newAddress())).json()).toMatchObject({ success: true });
    expect(settled).not.toHaveBeenCalled();
    giveBack();
    expect((await read).statusCode).toBe(200);
  },
);

inside('who leaves while a call is under way gives its place back', async () => {
  const { sessionId } = await newVisit();
  const giveBack = await takeTheirShare();
  const port = Number(new URL(server.url).port);
  const sockets = await Promise.all(
    Array.from({ length: 32 }, async () => {
      const socket = connect(port, '127.0.0.1');
      socket.write(`GET ${historyOf(sessionId)} HTTP/1.1\r\nhost: x\r\n\r\n`);
      await once(socket, 'connect');
      return socket;
    }),
  );
  const read = () => fetch(`${server.url}${historyOf(sessionId)}`).then(({ status }) => status);
  // until all 32 are under way, when the next finds no place
  await vi.waitFor(async () => expect(await Promise.race([read(), sleep(2_000, 0)])).toBe(429), 20_000);
  for (const socket of sockets) socket.destroy();
  giveBack();
  await vi.waitFor(async () => expect(await read()).toBe(200), 20_000);
});
