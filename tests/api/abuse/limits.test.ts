/** Who asks too often is told how long to wait, by every process alike; who asks beside them is served. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createServer } from '../../../server/src/composition.ts';
import { parseConfig } from '../../../server/src/config.ts';
import { hashSecret, newId } from '../../../server/src/lib/ids.ts';
import { createTestClient, testPassword } from '../support/test-client.ts';
import type { TestClient, TestOwner } from '../support/test-client.ts';
import { startTestServer } from '../support/test-server.ts';
import type { TestServer } from '../support/test-server.ts';
import { inProcess, patience } from '../support/in-process.ts';

const withClock = inProcess('it sets the clock of this process');
let server: TestServer;
let client: TestClient;
let owner: TestOwner;

const email = 'owner1@shop.example';

beforeAll(async () => {
  server = await startTestServer({ listen: true, worker: false, env: { RATE_LIMITS: 'on' } });
  client = createTestClient(server);
  owner = await client.newOwner({ paid: true });
});
afterAll(() => server.close());

/** As if everybody had waited. */
async function windowsEnd(): Promise<void> {
  await server.db.execute(sql`update rate_counters set ends_at = now() - interval '1 second'`);
  vi.setSystemTime(Date.now() + 24 * 3600_000);
}
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await windowsEnd();
  return () => vi.useRealTimers();
});

let visitors = 0;
/** an address of its own for each test */
const newAddress = () => `198.51.100.${(visitors += 1)}`;

function post(path: string, body: object, from: string, headers: Record<string, string> = {}, app = server.app) {
  return app.inject({ method: 'POST', url: `/api${path}`, payload: body, remoteAddress: from, headers });
}
const logIn = (password: string, from: string, address = email, headers = {}) =>
  post('/login/login-user', { email: address, password }, from, headers);

describe('sign-in', () => {
  withClock(
    'AU-04 the sixth wrong password waits, the right one works afterwards, and the owner elsewhere is not locked out',
    async () => {
      const from = newAddress();
      for (let tries = 0; tries < 5; tries += 1) {
        const answer = await logIn(`wrong ${tries}`, from);
        expect(answer.statusCode).toBe(200);
        expect(answer.json()).toMatchObject({ success: false, code: 'accounts.wrong_credentials' });
      }
      for (let tries = 5; tries < 11; tries += 1) {
        const answer = await logIn(tries === 10 ? testPassword : 'wrong', from);
        expect(answer.statusCode).toBe(429);
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(200);
        expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(300);
        expect(answer.json()).toEqual({
          success: false,
          code: 'request.too_many',
          message: 'Too many attempts. Please try again in 5 minutes.',
          requestId: expect.stringMatching(/^req_/),
        });
      }
      expect((await logIn(testPassword, newAddress())).json()).toMatchObject({ success: true });
      await windowsEnd();
      expect((await logIn(testPassword, from)).json()).toMatchObject({ success: true });
    },
  );

  test('AU-04 who signs in rightly is not counted', async () => {
    const from = newAddress();
    for (let times = 0; times < 12; times += 1) expect((await logIn(testPassword, from)).statusCode).toBe(200);
  });

  test('AU-05 one password on many addresses trips the limit of the address it comes from', async () => {
    const from = newAddress();
    const statuses = [];
    for (let i = 0; i < 40; i += 1) statuses.push((await logIn('123456', from, `a${i}@b.example`)).statusCode);
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(200));
    expect(statuses.slice(30)).toEqual(Array(10).fill(429));
  });

  test('AU-05 X-Forwarded-For evades nothing while no proxy is trusted, and counts where one is', async () => {
    const from = newAddress();
    const tries = async (server_: Pick<TestServer, 'app'>) => {
      const statuses = [];
      for (let i = 0; i < 8; i += 1) {
        const answer = await server_.app.inject({
          method: 'POST',
          url: '/api/login/login-user',
          payload: { email, password: 'wrong 1' },
          remoteAddress: from,
          headers: { 'x-forwarded-for': `203.0.113.${i}`, forwarded: `for=203.0.113.${i}`, 'x-real-ip': '203.0.113.9' },
        });
        statuses.push(answer.statusCode);
      }
      return statuses;
    };
    expect(await tries(server)).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    const behindProxy = await anotherProcess({ TRUST_PROXY: '198.51.100.0/24' });
    expect(await tries(behindProxy)).toEqual(Array(8).fill(200));
    await behindProxy.app.close();
    expect(() => parseConfig({ TRUST_PROXY: '1' })).toThrow(/TRUST_PROXY/);
    expect(parseConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toEqual(['10.0.0.0/8', '::1']);
  });
});

/** A second server on the same database, as ROLE=api on another machine. */
function anotherProcess(env: Record<string, string> = {}) {
  return createServer({
    config: parseConfig({ DEMO: 'off', LOG_LEVEL: 'silent', ROLE: 'api', DATA_DIR: server.dataDir, ...env }),
    database: server.database,
    log: pino({ level: 'silent' }),
    projectRoot: path.resolve(import.meta.dirname, '../../..'),
  });
}

describe('letters', () => {
  const forgot = (address: string, from: string) => post('/users/forgot_password', { email: address }, from);
  const letters = async () => {
    const { rows } = await server.db.execute(
      sql`select count(*)::int as n from jobs where kind like '%letter%' and payload ->> 'accountId' in (select id from accounts)`,
    );
    return Number(rows[0]?.['n']);
  };

  test('RE-08 at most three letters an hour to one address, whoever asks, and known and unknown answer alike', async () => {
    const before = await letters();
    const known = [];
    const unknown = [];
    for (let i = 0; i < 100; i += 1) {
      const from = `192.0.2.${i}`;
      known.push((await forgot(email, from)).body);
      unknown.push((await forgot('nobody@shop.example', from)).body);
      await server.db.execute(sql`update jobs set finished_at = now() where kind like '%letter%'`);
    }
    expect(await letters()).toBe(before + 3);
    expect(new Set([...known, ...unknown]).size).toBe(1);
  });

  test('RE-08 twenty requests an hour from one address', async () => {
    const from = newAddress();
    const answers = await Promise.all(Array.from({ length: 100 }, (_, i) => forgot(`a${i}@b.example`, from)));
    const statuses = answers.map(({ statusCode }) => statusCode).sort((x, y) => x - y);
    expect(statuses).toEqual([...Array(20).fill(200), ...Array(80).fill(429)]);
  });
});

describe('visitors', () => {
  const newSession = (from: string, agentId = owner.agentId) => post('/agents/create_new_session', { agentId }, from);

  test('SE-05 six new sessions a minute from one address, known agents or not', async () => {
    const { rows: before } = await server.db.execute(sql`select count(*)::int as n from conversations`);
    for (const agentOf of [() => owner.agentId, () => newId('req').replace('req', 'agt')]) {
      const from = newAddress();
      const answers = await Promise.all(Array.from({ length: 1_000 }, () => newSession(from, agentOf())));
      expect(answers.filter(({ statusCode }) => statusCode !== 429)).toHaveLength(6);
    }
    const { rows: after } = await server.db.execute(sql`select count(*)::int as n from conversations`);
    expect(Number(after[0]?.['n']) - Number(before[0]?.['n'])).toBe(6);
  });

  test('SE-01 guessed session ids are not found, then refused; a living session beside them is served', async () => {
    const living: { sessionId: string } = (await newSession(newAddress())).json();
    const read = (sessionId: string, from: string) =>
      server.app.inject({ url: `/api/agents/get_session_messages?sessionId=${sessionId}`, remoteAddress: from });
    const from = newAddress();
    const guesses = Array.from({ length: 200 }, () => randomBytes(32).toString('base64url'));
    const neighbours = [
      living.sessionId.slice(0, -1) + (living.sessionId.endsWith('A') ? 'E' : 'A'),
      `cnv_${'0'.repeat(32)}`,
      '1',
      '2',
    ];
    const statuses = [];
    for (const guess of [...neighbours, ...guesses.slice(0, 90)]) statuses.push((await read(guess, from)).statusCode);
    const rest = await Promise.all(guesses.slice(90).map((guess) => read(guess, from)));
    statuses.push(...rest.map(({ statusCode }) => statusCode));
    expect(new Set(statuses)).toEqual(new Set([404, 429]));
    // each process lets one through to learn of it, and one that died learns again
    expect(statuses.filter((status) => status === 404).length).toBeLessThanOrEqual(60 + patience);
    expect((await read(living.sessionId, newAddress())).statusCode).toBe(200);
    expect(Buffer.from(living.sessionId, 'base64url')).toHaveLength(32);
  });

  test('TE-15 guessed agents are refused after a while, a known one is asked for as often as a shop has visitors', async () => {
    const style = (id: string, from: string) =>
      server.app.inject({ url: `/api/agents/get_agent_style/${id}`, remoteAddress: from });
    const shop = newAddress();
    for (let i = 0; i < 200; i += 1) expect((await style(owner.agentId, shop)).statusCode).toBe(200);
    const guesser = newAddress();
    const statuses = [];
    for (let i = 0; i < 100; i += 1)
      statuses.push((await style(newId('req').replace('req', 'agt'), guesser)).statusCode);
    expect(statuses.at(-1)).toBe(429);
  });

  withClock(
    'CR-12 one session, then one address, is slowed down; others and their credits are not touched',
    async () => {
      const from = newAddress();
      const sessions: string[] = [];
      for (let i = 0; i < 5; i += 1) sessions.push((await newSession(from)).json().sessionId);
      const ask = (sessionId: string, ip: string) =>
        post('/agents/get_response', { agentId: owner.agentId, sessionId, userQuery: 'Hello?' }, ip);
      const one = [];
      for (let i = 0; i < 15; i += 1) one.push((await ask(sessions[0] ?? '', from)).statusCode);
      expect(one.filter((status) => status === 429)).toHaveLength(3);
      const many = [];
      for (let i = 0; i < 60; i += 1) many.push((await ask(sessions[1 + (i % 4)] ?? '', from)).statusCode);
      // of the 40 a minute 12 were spent above, and one by the message that found its session full
      expect(many.filter((status) => status !== 429)).toHaveLength(27);
      const other = newAddress();
      const theirs: { sessionId: string } = (await newSession(other)).json();
      expect((await ask(theirs.sessionId, other)).statusCode).not.toBe(429);
    },
  );

  test('CR-12 an address has so many messages a day with an agent, and an agent so many a minute and a day with all', async () => {
    for (const [name, most] of [
      ['chat_ip_day', 600],
      ['chat_agent', 600],
      ['chat_agent_day', 20_000],
    ] as const) {
      await windowsEnd();
      const from = newAddress();
      const { sessionId } = (await newSession(from)).json();
      const ask = () => post('/agents/get_response', { agentId: owner.agentId, sessionId, userQuery: 'Hello?' }, from);
      await ask();
      const near = (hits: number) =>
        server.db.execute(sql`update rate_counters set hits = ${hits} where key like ${`${name}:%`}`);
      await near(most - 1);
      expect((await ask()).statusCode, name).not.toBe(429);
      expect((await ask()).statusCode, name).toBe(429);
    }
  });

  test('two processes count together', async () => {
    const second = await anotherProcess();
    const from = newAddress();
    const statuses = [];
    for (let i = 0; i < 10; i += 1) {
      const app = i % 2 === 0 ? server.app : second.app;
      const body = { agentId: owner.agentId };
      statuses.push((await post('/agents/create_new_session', body, from, {}, app)).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429, 429, 429]);
    await second.app.close();
  });

  test('the table holds no address, no e-mail and no secret, and what has ended is cleared away', async () => {
    await logIn('wrong 1', newAddress());
    const { rows } = await server.db.execute(sql`select key from rate_counters`);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/198\.51|192\.0\.2|@/);
    const { rows: kind } = await server.db.execute(
      sql`select relpersistence as p from pg_class where relname = 'rate_counters'`,
    );
    expect(kind[0]?.['p']).toBe('u');
  });
});

test.each([
  [
    'CW-28',
    'createKnowledge',
    30,
    { region: 'eu', websiteUrl: 'nobody.example', sitemapURL: 'https://nobody.example/sitemap.xml', excludeUrl: [] },
  ],
  ['PA-23', 'getPortalUrl', 20, {}],
] as const)(
  '%s %s is for an owner %i times, and another owner is served meanwhile',
  async (_row, call, most, fields) => {
    const other = await client.newOwner();
    const ask = async ({ token, userId, agentId }: TestOwner) =>
      (await client.send(call, { token, body: { ...(call === 'getPortalUrl' ? { userId } : { agentId }), ...fields } }))
        .status;
    for (let i = 0; i < most; i += 1) expect(await ask(owner)).not.toBe(429);
    expect(await ask(owner)).toBe(429);
    expect(await ask(other)).not.toBe(429);
  },
);

/** A visitor's session, made by nobody's call. */
async function session(): Promise<string> {
  const sessionId = randomBytes(32).toString('base64url');
  await server.db.execute(sql`insert into conversations (agent_id, id, secret_hash)
    values (${owner.agentId}, ${newId('cnv')}, ${hashSecret(sessionId)})`);
  return sessionId;
}

withClock('PE-07 addresses are left a few times: from one session, from one place, and each one in a day', async () => {
  const ask = async (from: string, sessionId: string, address: string) =>
    (await post('/agents/request_person', { agentId: owner.agentId, sessionId, email: address, consent: true }, from))
      .statusCode;
  const one = await session();
  const statuses: number[] = [];
  for (let i = 0; i < 6; i += 1) statuses.push(await ask(newAddress(), one, `v${i}@mail.example`));
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  const from = newAddress();
  for (let i = 0; i < 20; i += 1) expect(await ask(from, await session(), `w${i}@mail.example`)).toBe(200);
  expect(await ask(from, await session(), 'w20@mail.example')).toBe(429);
  for (let i = 0; i < 10; i += 1) expect(await ask(newAddress(), await session(), 'x@mail.example')).toBe(200);
  expect(await ask(newAddress(), await session(), 'x@mail.example')).toBe(429);
  // whether somebody refused letters is told as seldom
  await server.db.execute(sql`insert into refused_addresses (agent_id, address_hash)
    values (${owner.agentId}, ${hashSecret('no@mail.example')})`);
  for (let i = 0; i < 10; i += 1) expect(await ask(newAddress(), await session(), 'no@mail.example')).toBe(200);
  expect(await ask(newAddress(), await session(), 'no@mail.example')).toBe(429);
});

withClock(
  'PE-06 one address keeps a hundred chats open at once, each of five streams, and another beside it is served',
  async () => {
    const open = async (sessionId: string, localAddress = '127.0.0.1') => {
      const asking = request(`${server.url}/api/agents/watch_chat?agentId=${owner.agentId}`, {
        headers: { 'x-vitrine-session': sessionId },
        agent: false,
        localAddress,
      }).end();
      const [answer]: { statusCode?: number }[] = await once(asking, 'response');
      asking.on('error', () => {});
      return { status: answer?.statusCode, stop: () => asking.destroy() };
    };
    const opened: Awaited<ReturnType<typeof open>>[] = [];
    for (let chats = 0; chats < 20; chats += 1) {
      const sessionId = await session();
      opened.push(...(await Promise.all(Array.from({ length: 5 }, () => open(sessionId)))));
    }
    expect(opened.filter(({ status }) => status === 200)).toHaveLength(100);
    const late = await session();
    opened.push(await open(late), await open(late, '127.0.0.2'));
    expect(opened.slice(-2).map(({ status }) => status)).toEqual([429, 200]);
    opened[0]?.stop();
    await expect.poll(async () => (opened.push(await open(late)), opened.at(-1)?.status), { timeout: 5_000 }).toBe(200);
    for (const { stop } of opened) stop();
  },
);
