/** Secrets of owners and visitors: whose they are, what the database and the log keep of them, and what a second process knows. */
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer } from '../../../server/src/composition.ts';
import { parseConfig } from '../../../server/src/config.ts';
import { createSiteTurns } from '../../../server/src/database/rate-counters.ts';
import { createLog } from '../../../server/src/lib/log.ts';
import { inProcess } from '../support/in-process.ts';
import { createTestClient, testPassword } from '../support/test-client.ts';
import type { TestClient, TestOwner } from '../support/test-client.ts';
import { startTestServer } from '../support/test-server.ts';
import type { TestServer } from '../support/test-server.ts';
import { trainOn } from '../support/trained-shop.ts';

let server: TestServer;
let client: TestClient;
let mine: TestOwner;
let other: TestOwner;

beforeAll(async () => {
  server = await startTestServer({ env: { ROLE: 'api' } });
  client = createTestClient(server);
  mine = await client.newOwner({ paid: true });
  other = await client.newOwner({ paid: true });
  await trainOn(server, mine.agentId);
  await trainOn(server, other.agentId);
});
afterAll(() => server.close());

const newSession = async (agentId: string) =>
  (await client.send('createSession', { body: { agentId } })).body.sessionId;
const ask = (agentId: string, sessionId: string, userQuery = 'How long is delivery?') =>
  client.send('getResponse', { body: { agentId, sessionId, userQuery } });
const creditsOf = async ({ token, userId }: TestOwner) => {
  const { body } = await client.send('getPayment', { token, body: { userId } });
  return body.success ? body.payement.restToConsume : null;
};

describe('visitors', () => {
  test('SE-03 a session of one agent, or a conversation’s id, asks nothing of another and costs nothing', async () => {
    const sessionId = await newSession(mine.agentId);
    expect((await ask(mine.agentId, sessionId)).status).toBe(200);
    const { body } = await client.send('getSessionsList', { query: { agentId: mine.agentId }, token: mine.token });
    const listed = body.sessions[0]?._id ?? '';
    expect(listed).toMatch(/^cnv_/);
    const before = [await creditsOf(mine), await creditsOf(other)];
    for (const [agentId, key] of [
      [other.agentId, sessionId],
      [mine.agentId, listed],
      [other.agentId, listed],
    ] as const)
      expect((await ask(agentId, key)).status).toBe(404);
    expect([await creditsOf(mine), await creditsOf(other)]).toEqual(before);
  });

  test('CR-08 what is blank, too long, unknown or for a closed agent costs nothing', async () => {
    const sessionId = await newSession(other.agentId);
    const before = await creditsOf(other);
    expect((await ask(other.agentId, sessionId, ' \n ')).status).toBe(400);
    expect((await ask(other.agentId, sessionId, 'x'.repeat(1001))).status).toBe(400);
    expect((await ask(`agt_${'0'.repeat(32)}`, sessionId)).status).toBe(404);
    await server.db.execute(sql`update agents set is_blocked = true where id = ${other.agentId}`);
    expect((await ask(other.agentId, sessionId)).status).toBe(403);
    await server.db.execute(sql`update agents set is_blocked = false where id = ${other.agentId}`);
    expect(await creditsOf(other)).toBe(before);
  });

  test('SE-06 what the database keeps of a session opens nothing', async () => {
    const sessionId = await newSession(mine.agentId);
    await ask(mine.agentId, sessionId);
    const { rows } = await server.db.execute(
      sql`select json_agg(c)::text as rows, min(secret_hash) as hash from conversations c`,
    );
    expect(String(rows[0]?.['rows'])).not.toContain(sessionId);
    const { status } = await client.send('getSessionMessages', { query: { sessionId: String(rows[0]?.['hash']) } });
    expect(status).toBe(404);
  });

  test('SE-07 the session may come in a header, and no answer that holds messages is stored on the way', async () => {
    const sessionId = await newSession(mine.agentId);
    await ask(mine.agentId, sessionId);
    const byHeader = await client.send('getSessionMessages', { headers: { 'x-vitrine-session': sessionId } });
    expect(byHeader.status).toBe(200);
    expect(byHeader.body.messages).toHaveLength(2);
    expect(byHeader.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  });
});

describe('owners', () => {
  test('AU-19 who signs in with a living token of another account in hand gets a new one, and theirs stays theirs', async () => {
    const { body } = await client.send('login', {
      body: { email: 'owner2@shop.example', password: testPassword },
      token: mine.token,
      headers: { cookie: `vitrine_session=${mine.token}` },
    });
    if (!body.success) throw new Error(body.message);
    expect(body.user._id).toBe(other.userId);
    expect([mine.token, other.token]).not.toContain(body.user.token);
    const { status } = await client.send('getUser', { token: body.user.token, id: mine.userId });
    expect(status).toBe(404);
    expect((await client.send('getUser', { token: mine.token, id: mine.userId })).status).toBe(200);
  });

  inProcess('each process has a queue of its own')(
    'AU-10 a flood of sign-ins is queued and then turned away, and visitors are served meanwhile',
    async () => {
      const flood = Array.from({ length: 100 }, (_, i) =>
        client.send('login', { body: { email: `flood${i}@b.example`, password: 'wrong one 1' } }),
      );
      const visitor = await client.send('getStyle', { id: mine.agentId });
      expect(visitor.status).toBe(200);
      const answers = await Promise.all(flood);
      const turnedAway = answers.filter(({ status }) => status === 503);
      expect(turnedAway.length).toBeGreaterThan(0);
      for (const { body, headers } of turnedAway) {
        expect(body).toMatchObject({ success: false, code: 'server.busy' });
        expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      }
      expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(60);
    },
  );

  test('AU-22 sign-ins end by the database’s clock alone', async () => {
    const { token, userId } = await client.newOwner();
    const stands = async () => (await client.send('getUser', { token, id: userId })).status;
    await server.db.execute(sql`update sign_ins set expires_at = expires_at - interval '1 day'`);
    expect(await stands()).toBe(200);
    await server.db.execute(
      sql`update sign_ins set expires_at = now() - interval '1 second' where account_id = ${userId}`,
    );
    expect(await stands()).toBe(401);
  });
});

test('R7 OP-07 SE-07 AU-20 the log has each request once, as JSON, without address, token, session or words', async () => {
  const lines: string[] = [];
  const { app } = await createServer({
    config: parseConfig({ DEMO: 'off', ROLE: 'api', RATE_LIMITS: 'off', DATA_DIR: server.dataDir }),
    database: server.database,
    log: createLog('info', { write: (line: string) => void lines.push(line) }),
    projectRoot: path.resolve(import.meta.dirname, '../../..'),
  });
  const logged = createTestClient({ app });
  const sessionId = (await logged.send('createSession', { body: { agentId: mine.agentId } })).body.sessionId;
  const userQuery = 'My card is 4111 1111 1111 1111 \u001b[31m\r\n{"level":60}';
  await logged.send('getResponse', { body: { agentId: mine.agentId, sessionId, userQuery } });
  await logged.send('getSessionMessages', { query: { sessionId }, headers: { 'user-agent': 'x\u001b[2J' } });
  await logged.send('getUser', { token: mine.token, id: mine.userId });
  await logged.send('login', { body: { email: 'owner1@shop.example', password: testPassword } });
  await app.inject({ url: '/api/agents/get_agent_style/%0d%0a%1b[31mforged' });
  // what could not be stored is told without what it was
  await server.db.execute(sql`alter table accounts rename to accounts_away`);
  const lost = await logged.send('login', { body: { email: 'owner1@shop.example', password: testPassword } });
  await server.db.execute(sql`alter table accounts_away rename to accounts`);
  expect(lost.status).toBe(500);
  await app.close();
  expect(lines.find((line) => line.includes('request failed'))).toContain('accounts');
  expect(lines.filter((line) => line.includes('"msg":"request"'))).toHaveLength(7);
  for (const line of lines) {
    expect(line.trimEnd()).not.toContain('\n');
    expect(JSON.parse(line)).toHaveProperty('level');
  }
  const log = lines.join('');
  for (const secret of [sessionId, '4111 1', '4111 lost', mine.token, testPassword, 'shop.example', 'forged', '\u001b'])
    expect(log).not.toContain(secret);
  expect(log).toContain(mine.userId);
});

describe('several processes', () => {
  test('TE-18 what one process saves, another shows at once', async () => {
    const second = await createServer({
      config: parseConfig({
        DEMO: 'off',
        LOG_LEVEL: 'silent',
        ROLE: 'api',
        RATE_LIMITS: 'off',
        DATA_DIR: server.dataDir,
      }),
      database: server.database,
      log: pino({ level: 'silent' }),
      projectRoot: path.resolve(import.meta.dirname, '../../..'),
    });
    const there = createTestClient(second);
    const name = async () => (await there.send('getStyle', { id: mine.agentId })).body.agentStyle.name;
    const style = { welcomeText: 'Hello', placeholderText: 'Ask', color: '#225544', colorBuble: '#225544' };
    for (const newName of ['Ada', 'Bea']) {
      const body = { agentId: mine.agentId, name: newName, ...style, bubleIcone: 'modern' };
      expect((await client.send('updateStyle', { body, token: mine.token })).status).toBe(200);
      expect(await name()).toBe(newName);
    }
    await second.app.close();
  });

  test('CW-28 workers book a site’s turns one after the other, whoever asks, and a pause holds for all', async () => {
    const [one, two] = [createSiteTurns(server.db), createSiteTurns(server.db)];
    const waits: number[] = [];
    for (let i = 0; i < 6; i += 1) waits.push(await (i % 2 === 0 ? one : two).book('loom.example', 60_000));
    for (const [i, wait] of waits.entries()) {
      expect(wait).toBeLessThanOrEqual(i * 60_000 + 1);
      expect(wait).toBeGreaterThan(i * 60_000 - 30_000);
    }
    await one.pause('slow.example', 600_000);
    expect(await two.book('slow.example', 1_000)).toBeGreaterThan(500_000);
    expect(await two.book('other.example', 1_000)).toBe(0);
  });
});
