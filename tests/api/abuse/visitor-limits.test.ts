/** Visitors who ask too often, guess, or leave address after address are slowed down; who asks beside them is served. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { hashSecret, newId } from '../../../server/src/lib/ids.ts';
import { inProcess, patience } from '../support/in-process.ts';
import { useLimitedServer } from '../support/limited-server.ts';

const withClock = inProcess('it sets the clock of this process');
const { limited, logIn, newAddress, post, anotherProcess, windowsEnd } = useLimitedServer();

const newSession = (from: string, agentId = limited().owner.agentId) =>
  post('/agents/create_new_session', { agentId }, from);

test('SE-05 six new sessions a minute from one address, known agents or not', async () => {
  const { rows: before } = await limited().server.db.execute(sql`select count(*)::int as n from conversations`);
  for (const agentOf of [() => limited().owner.agentId, () => newId('req').replace('req', 'agt')]) {
    const from = newAddress();
    const answers = await Promise.all(Array.from({ length: 1_000 }, () => newSession(from, agentOf())));
    expect(answers.filter(({ statusCode }) => statusCode !== 429)).toHaveLength(6);
  }
  const { rows: after } = await limited().server.db.execute(sql`select count(*)::int as n from conversations`);
  expect(Number(after[0]?.['n']) - Number(before[0]?.['n'])).toBe(6);
});

test('SE-01 guessed session ids are not found, then refused; a living session beside them is served', async () => {
  const living: { sessionId: string } = (await newSession(newAddress())).json();
  const read = (sessionId: string, from: string) =>
    limited().server.app.inject({
      url: `/api/agents/get_session_messages?sessionId=${sessionId}`,
      remoteAddress: from,
    });
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
    limited().server.app.inject({ url: `/api/agents/get_agent_style/${id}`, remoteAddress: from });
  const shop = newAddress();
  for (let i = 0; i < 200; i += 1) expect((await style(limited().owner.agentId, shop)).statusCode).toBe(200);
  const guesser = newAddress();
  const statuses = [];
  for (let i = 0; i < 100; i += 1) statuses.push((await style(newId('req').replace('req', 'agt'), guesser)).statusCode);
  expect(statuses.at(-1)).toBe(429);
});

withClock('CR-12 one session, then one address, is slowed down; others and their credits are not touched', async () => {
  const from = newAddress();
  const sessions: string[] = [];
  for (let i = 0; i < 5; i += 1) sessions.push((await newSession(from)).json().sessionId);
  const ask = (sessionId: string, ip: string) =>
    post('/agents/get_response', { agentId: limited().owner.agentId, sessionId, userQuery: 'Hello?' }, ip);
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
});

test('CR-12 an address has so many messages a day with an agent, and an agent so many a minute and a day with all', async () => {
  for (const [name, most] of [
    ['chat_ip_day', 600],
    ['chat_agent', 600],
    ['chat_agent_day', 20_000],
  ] as const) {
    await windowsEnd();
    const from = newAddress();
    const { sessionId } = (await newSession(from)).json();
    const ask = () =>
      post('/agents/get_response', { agentId: limited().owner.agentId, sessionId, userQuery: 'Hello?' }, from);
    await ask();
    const near = (hits: number) =>
      limited().server.db.execute(sql`update rate_counters set hits = ${hits} where key like ${`${name}:%`}`);
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
    const app = i % 2 === 0 ? limited().server.app : second.app;
    const body = { agentId: limited().owner.agentId };
    statuses.push((await post('/agents/create_new_session', body, from, {}, app)).statusCode);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429, 429, 429]);
  await second.app.close();
});

test('the table holds no address, no e-mail and no secret, and what has ended is cleared away', async () => {
  await logIn('wrong 1', newAddress());
  const { rows } = await limited().server.db.execute(sql`select key from rate_counters`);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toMatch(/198\.51|192\.0\.2|@/);
  const { rows: kind } = await limited().server.db.execute(
    sql`select relpersistence as p from pg_class where relname = 'rate_counters'`,
  );
  expect(kind[0]?.['p']).toBe('u');
});

/** A visitor's session, made by nobody's call. */
async function session(): Promise<string> {
  const sessionId = randomBytes(32).toString('base64url');
  await limited().server.db.execute(sql`insert into conversations (agent_id, id, secret_hash)
    values (${limited().owner.agentId}, ${newId('cnv')}, ${hashSecret(sessionId)})`);
  return sessionId;
}

withClock('PE-07 addresses are left a few times: from one session, from one place, and each one in a day', async () => {
  const ask = async (from: string, sessionId: string, address: string) =>
    (
      await post(
        '/agents/request_person',
        { agentId: limited().owner.agentId, sessionId, email: address, consent: true },
        from,
      )
    ).statusCode;
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
  await limited().server.db.execute(sql`insert into refused_addresses (agent_id, address_hash)
    values (${limited().owner.agentId}, ${hashSecret('no@mail.example')})`);
  for (let i = 0; i < 10; i += 1) expect(await ask(newAddress(), await session(), 'no@mail.example')).toBe(200);
  expect(await ask(newAddress(), await session(), 'no@mail.example')).toBe(429);
});

withClock(
  'PE-06 one address keeps a hundred chats open at once, each of five streams, and another beside it is served',
  async () => {
    const open = async (sessionId: string, localAddress = '127.0.0.1') => {
      const asking = request(`${limited().server.url}/api/agents/watch_chat?agentId=${limited().owner.agentId}`, {
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
