/**
 * CW-29 docs/scale.md spreads the database by the agent's id. Real Citus is not to be had here, so every statement of an API run and a training is
 * asked again of three plain PostgreSQL databases that hold the rows by that key: the one of the statement's agent alone gives what the
 * whole gives. What Citus asks of keys and references is read from the catalogue.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, expect } from 'vitest';
import { tablesInOrder } from '../../server/src/database/backup/write-backup.ts';
import { buildIndex } from '../../server/src/search/build-index.ts';
import { makeFreshDatabase } from './support/fresh-database.ts';
import { inProcess } from './support/in-process.ts';
import { livingShop, siteOf } from './support/living-shop.ts';
import { startTestServer } from './support/test-server.ts';
import type { TestServer } from './support/test-server.ts';
import { createTrainingBench, never } from './support/training-bench.ts';
import { trainOn } from './support/trained-shop.ts';

const test = inProcess('it hears the statements of its own process');
const nodes = 3;
const isAgent = /^'?(agt_[0-9a-f]{32})'?$/;

interface Statement {
  text: string;
  values: unknown[];
}

let server: TestServer;
let whole: Client;
const parts: { client: Client; drop: () => Promise<void> }[] = [];
/** of each text the first and the newest */
const heard = new Map<string, Statement[]>();
const send = Object.getOwnPropertyDescriptor(Client.prototype, 'query')?.value as (...args: unknown[]) => unknown;

/** the tables that the script of docs/scale.md spreads, and those that it puts on every node */
let spread: string[];
let everywhere: string[];

function hear(statement: unknown, given: unknown): void {
  if (typeof statement !== 'object' || statement === null || !('text' in statement)) return;
  const text = String(statement.text);
  const values = 'values' in statement ? statement.values : given;
  const before = heard.get(text) ?? [];
  heard.set(text, [...before.slice(0, 1), { text, values: Array.isArray(values) ? values : [] }]);
}

beforeAll(async () => {
  const page = await readFile(path.resolve(import.meta.dirname, '../../docs/scale.md'), 'utf8');
  const namesAfter = (call: string) =>
    [...(page.split(call)[1]?.split(') t;')[0] ?? '').matchAll(/'(\w+)'/g)]
      .map(([, name]) => name ?? '')
      .filter((name) => name !== 'agent_id');
  spread = namesAfter('create_distributed_table(t');
  everywhere = namesAfter('create_reference_table(t');

  server = await startTestServer({ worker: false });
  Client.prototype.query = function heardQuery(this: Client, ...args: unknown[]) {
    hear(args[0], args[1]);
    return Reflect.apply(send, this, args);
  } as typeof Client.prototype.query;
  try {
    await liveThrough();
  } finally {
    Client.prototype.query = send as typeof Client.prototype.query;
  }
  whole = new Client({ connectionString: server.database.url });
  await whole.connect();
  for (let node = 0; node < nodes; node += 1) parts.push(await partOf(node));
}, 120_000);
afterAll(async () => {
  await whole.end();
  for (const { client, drop } of parts) {
    await client.end();
    await drop();
  }
  await server.close();
});

/** What visitors and owners do, and a training. */
async function liveThrough(): Promise<void> {
  const { createTrainer, newRun } = createTrainingBench(() => server);
  const { key } = await newRun();
  const needs = { buildIndex: async (documents: Parameters<typeof buildIndex>[0]) => buildIndex(documents) };
  await createTrainer(siteOf(livingShop()), needs).train({ key, isLastAttempt: false, signal: never });
  for (let shop = 0; shop < 4; shop += 1) {
    const { agentId, userId, token } = await server.newOwner({ paid: true });
    await trainOn(server, agentId);
    const sessions: string[] = [];
    for (const userQuery of ['How long does delivery take?', 'A blanket under 100?', 'Who won the chess olympiad?']) {
      const { sessionId } = (await server.send('createSession', { body: { agentId } })).body;
      sessions.push(sessionId);
      const body = { agentId, sessionId, userQuery, clientMessageId: `send-${shop}`, path: 'loom.example/x' };
      await server.send('getResponse', { body });
      await server.send('getResponse', { body });
    }
    const [first = '', second = ''] = sessions;
    const { body: list } = await server.send('getSessionsList', {
      token,
      query: { agentId, words: 'blanket', path: '/x' },
    });
    await server.send('getSessionsList', { token, query: { agentId } });
    const conversationId = list.sessions[0]?._id ?? '';
    const { messages } = (await server.send('getSessionMessages', { token, query: { sessionId: conversationId } }))
      .body;
    const { status } = await server.send('getReceipt', { token, id: messages.at(-1)?._id ?? '' });
    expect(status).toBe(200);
    await server.send('getSessionMessages', { query: { sessionId: first } });
    await server.send('downloadChat', { body: { agentId, sessionId: first } });
    await server.send('deleteChat', { body: { agentId, sessionId: second } });
    await server.send('getTestResponse', { token, body: { agentId, sessionId: second, userQuery: 'Care?' } });
    await server.send('exportConversation', { token, body: { agentId, conversationId } });
    await server.send('exportConversations', { token, body: { agentId } });
    const days = { startDate: '2026-01-01T00:00:00.000Z', endDate: '2027-01-01T00:00:00.000Z' };
    await server.send('stats', { token, body: { userId, agentId, ...days } });
    await server.send('getFacts', { token, query: { agentId } });
    await server.send('getStyle', { id: agentId });
    await server.send('getStatus', { token, id: agentId });
  }
}

const nodeOf = (agentId: string) => Number.parseInt(agentId.slice(-4), 16) % nodes;

/** all but those that the database makes out of the others */
async function writtenColumns(table: string): Promise<string[]> {
  const { rows } = await whole.query<{ name: string }>(
    `select quote_ident(column_name) as name from information_schema.columns where table_name = $1 and is_generated = 'NEVER'`,
    [table],
  );
  return rows.map(({ name }) => name);
}

async function partOf(node: number) {
  const { url, drop } = await makeFreshDatabase();
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('set session_replication_role = replica');
  for (const { name } of await tablesInOrder(whole)) {
    const { rows } = await whole.query<{ row: Record<string, unknown> }>(`select to_jsonb(t) as row from ${name} t`);
    const here = rows
      .map(({ row }) => row)
      .filter((row) => !spread.includes(name) || nodeOf(String(row['agent_id'])) === node);
    const columns = (await writtenColumns(name)).join();
    await client.query(
      `insert into ${name} (${columns}) select ${columns} from jsonb_populate_recordset(null::${name}, $1::jsonb)`,
      [JSON.stringify(here)],
    );
  }
  await client.query('reset session_replication_role');
  return { client, drop };
}

/** What it answers, or why not; what it would change is taken back. Instants of now are the same now. */
async function ask(client: Client, { text, values }: Statement): Promise<string> {
  const beganAt = Date.now() - 5_000;
  await client.query('begin');
  try {
    const { rows, rowCount } = await client.query({ text, values, rowMode: 'array' });
    return JSON.stringify({ rowCount, rows }, (_key, value: unknown) =>
      typeof value === 'string' && Date.parse(value) > beganAt && /^\d{4}-/.test(value) ? 'now' : value,
    );
  } catch (error) {
    return `refused: ${error instanceof Error && 'code' in error ? String(error.code) : String(error)}`;
  } finally {
    await client.query('rollback');
  }
}

const names = (text: string) => spread.filter((table) => new RegExp(`\\b${table}\\b`).test(text));
const agentsOf = ({ values }: Statement) => new Set(values.flatMap((value) => isAgent.exec(String(value))?.[1] ?? []));
const all = () => [...heard.values()].flat().filter(({ text }) => names(text).length > 0);

test('every statement of the run on spread tables is answered whole by its agent’s node alone', async () => {
  const routed = all().filter((one) => agentsOf(one).size === 1);
  const texts = new Set(routed.map(({ text }) => text));
  expect(texts.size).toBeGreaterThan(30);
  const wrong: string[] = [];
  for (const one of routed) {
    const [agentId = ''] = agentsOf(one);
    const node = parts[nodeOf(agentId)];
    const [expected, answered] = [await ask(whole, one), node ? await ask(node.client, one) : ''];
    if (expected !== answered) wrong.push(`${one.text}\n${expected}\n${answered}`);
  }
  expect(wrong).toEqual([]);
  process.stdout.write(
    `spread: ${routed.length} statements of ${texts.size} texts, each whole on one of ${nodes} nodes\n`,
  );
}, 120_000);

test('what names no agent goes to every node, and is the one look-up that docs/scale.md tells of', () => {
  const others = all().filter((one) => agentsOf(one).size !== 1);
  expect([...new Set(others.map(({ text }) => text.replaceAll(/\s+/g, ' ')))]).toEqual([
    `select "agent_id", "id" from "conversations" where ("conversations"."kind" is distinct from 'discarded' and "conversations"."secret_hash" = $1)`,
  ]);
});

test('a statement without its agent would be found out', async () => {
  const one = { text: 'select count(*)::int from messages', values: [] };
  const expected = await ask(whole, one);
  // chance may put all agents of the run on one node, but never on each
  const answers = await Promise.all(parts.map(({ client }) => ask(client, one)));
  expect(answers.some((answer) => answer !== expected)).toBe(true);
});

test('the script spreads or copies every table of an agent, and keys and references are as Citus wants them', async () => {
  const run = (text: string) =>
    server.db.execute<{ name: string }>(sql.raw(text)).then(({ rows }) => rows.map(({ name }) => name));
  const tables = await run(
    "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'agent_id'",
  );
  expect([...spread, ...everywhere].filter((table) => !['accounts', 'agents'].includes(table)).sort()).toEqual(
    tables.sort(),
  );
  const list = spread.map((table) => `'${table}'`).join(', ');
  const keys =
    await run(`select i.indexrelid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indrelid
    where c.relname in (${list}) and i.indisunique and not exists (select from pg_attribute a
      where a.attrelid = c.oid and a.attnum = any(i.indkey) and a.attname = 'agent_id')`);
  expect(keys).toEqual([]);
  const references =
    await run(`select distinct p.relname as name from pg_constraint f join pg_class c on c.oid = f.conrelid
    join pg_class p on p.oid = f.confrelid where f.contype = 'f' and c.relname in (${list})`);
  expect(references.filter((table) => !everywhere.includes(table))).toEqual([]);
});
