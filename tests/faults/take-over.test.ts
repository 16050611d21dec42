/**
 * PE-05 R3 R4 A person takes conversations over while two processes answer in them: nothing of the assistant's is stored after it, no credit
 * is wrong, and what the owner wrote outlives the process that acknowledged it. FAULT_RACES and FAULT_KILLS say how often.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres15 } from '../../scripts/external-postgres.ts';
import type { Postgres15 } from '../../scripts/external-postgres.ts';
import { report } from './support/report.ts';
import { startServer } from './support/server-process.ts';
import type { ServerProcess } from './support/server-process.ts';
import { openShops } from './support/visitors-load.ts';

const races = Number(process.env['FAULT_RACES'] ?? 500);
const kills = Number(process.env['FAULT_KILLS'] ?? 50);
const atOnce = 10;

let postgres: Postgres15;
let apis: ServerProcess[];
let pool: Pool;
let shop: Awaited<ReturnType<typeof openShops>>[number];

beforeAll(async () => {
  postgres = await startPostgres15();
  apis = [await startServer(postgres.adminUrl, { ROLE: 'api' }), await startServer(postgres.adminUrl, { ROLE: 'api' })];
  pool = new Pool({ connectionString: postgres.adminUrl, max: 4 });
  pool.on('error', () => {});
  const [first] = await openShops(apis[0]?.url ?? '', postgres.adminUrl, 1);
  if (!first) throw new Error('no shop');
  shop = first;
}, 180_000);
afterAll(async () => {
  await pool.end();
  await Promise.all(apis.map((api) => api.stop()));
  await postgres.stop();
});

const urlOf = (at: number) => apis[at % apis.length]?.url ?? '';

async function call(url: string, path: string, body: object, token?: string): Promise<Record<string, unknown> | null> {
  const answer = await fetch(`${url}/api/agents/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ agentId: shop.agentId, ...body }),
    signal: AbortSignal.timeout(20_000),
  }).catch(() => null);
  if (answer?.status !== 200) return null;
  const said: unknown = await answer.json().catch(() => null);
  return typeof said === 'object' && said !== null ? { ...said } : null;
}

async function newChat(url: string) {
  const made = await call(url, 'create_new_session', {});
  const sessionId = String(made?.['sessionId']);
  await call(url, 'request_person', { sessionId, email: 'ada@visitor.example', consent: true });
  const { rows } = await pool.query<{ id: string }>(
    `select id from conversations where agent_id = $1 and secret_hash = encode(sha256($2::bytea), 'hex')`,
    [shop.agentId, sessionId],
  );
  return { sessionId, id: rows[0]?.id ?? '' };
}
const assistants = async (id: string) => {
  const { rows } = await pool.query<{ n: number }>(
    `select count(*)::int as n from messages where agent_id = $1 and conversation_id = $2 and role = 'agent' and by is null`,
    [shop.agentId, id],
  );
  return rows[0]?.n ?? 0;
};

test('a take-over on one process races a reply on the other', { timeout: 60_000 + races * 2_000 }, async () => {
  const seen = { dropped: 0, 'answered first': 0, 'stored for the person': 0 };
  let after = 0;
  // how long a reply takes here, so that take-overs fall before, into and after it
  const tried = await newChat(urlOf(0));
  const began = performance.now();
  await call(urlOf(0), 'get_response', { sessionId: tried.sessionId, userQuery: 'How long is delivery?' });
  const usualMs = Math.max(20, (performance.now() - began) / 2);

  async function race(at: number): Promise<void> {
    const { sessionId, id } = await newChat(urlOf(at));
    const asked = call(urlOf(at), 'get_response', { sessionId, userQuery: 'Do you have a wool blanket?' });
    await sleep(Math.random() * 3 * usualMs);
    const taken = await call(urlOf(at + 1), 'set_handover', { conversationId: id, state: 'taken' }, shop.token);
    expect(taken).toMatchObject({ handover: 'taken' });
    const then = await assistants(id);
    const said = await asked;
    expect(said).not.toBeNull();
    after += (await assistants(id)) - then;
    if (said?.['handover'] === undefined) seen['answered first'] += 1;
    else seen.dropped += 1;
    const more = await call(urlOf(at), 'get_response', { sessionId, userQuery: 'Hello?' });
    expect(more).toMatchObject({ handover: 'taken' });
    seen['stored for the person'] += 1;
    after += (await assistants(id)) - then;
  }
  for (let at = 0; at < races; at += atOnce)
    await Promise.all(Array.from({ length: Math.min(atOnce, races - at) }, (_, i) => race(at + i)));

  report(`take-over against reply over two processes, ${races} times`, { ...seen, 'assistant lines after': after });
  expect(after).toBe(0);
  expect(seen.dropped).toBeGreaterThan(0);
  expect(seen['answered first']).toBeGreaterThan(0);
  const { rows } = await pool.query<{ spent: string; charged: string; held: string }>(
    `select (select count(*) from credit_entries where account_id = $1 and source like 'message:%') as spent,
      (select count(*) from messages where agent_id = $2 and charged) as charged,
      (select count(*) from credit_holds where account_id = $1) as held`,
    [shop.userId, shop.agentId],
  );
  expect(rows[0]).toMatchObject({ spent: rows[0]?.charged, held: '0' });
});

test('kill -9 under an owner who writes', { timeout: 60_000 + kills * 20_000 }, async () => {
  const acknowledged: { id: string; text: string }[] = [];
  const { id } = await newChat(urlOf(0));
  const enough = new AbortController();
  const goesOn = () => !enough.signal.aborted;
  let failures = 0;
  const writing = (async () => {
    for (let line = 0; goesOn(); line += 1) {
      const body = { conversationId: id, text: `line ${line}`, clientMessageId: randomUUID() };
      for (let at = line; goesOn(); at += 1) {
        const said = await call(urlOf(at), 'send_owner_message', body, shop.token);
        if (said !== null) {
          acknowledged.push({ id: String(said['messageId']), text: body.text });
          break;
        }
        failures += 1;
        await sleep(20);
      }
    }
  })();
  for (let i = 0; i < kills; i += 1) {
    const before = acknowledged.length;
    while (acknowledged.length < before + 3) await sleep(10);
    const victim = apis[i % apis.length];
    await victim?.end('SIGKILL');
    await victim?.start();
  }
  enough.abort();
  await writing;
  const { rows } = await pool.query<{ id: string; content: string }>(
    `select id, content from messages where agent_id = $1 and conversation_id = $2 order by sequence`,
    [shop.agentId, id],
  );
  const stored = new Map(rows.map((row) => [row.id, row.content]));
  const lost = acknowledged.filter((line) => stored.get(line.id) !== line.text);
  report(`owner's lines under kill -9, ${kills} times`, {
    acknowledged: acknowledged.length,
    'tries that failed': failures,
    lost: lost.length,
  });
  expect(lost).toEqual([]);
  // a line that was sent again is one line
  expect(new Set(rows.map(({ content }) => content)).size).toBe(rows.length);
});
