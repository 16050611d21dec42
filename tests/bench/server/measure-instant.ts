/**
 * `node tests/bench/server/measure-instant.ts` after a build: messages that come in one instant, to ten shops, and what passes in our process
 * before the model hears of each. Beside it, in the same run and against the same database: how long as many bare turns take without us, each
 * a read, a stored message and a credit taken from its shop's one row; and the processor's time of our process, which is what a burst waits for:
 * all of it, and what passes before the last of a burst has reached the model, for which the model is made to think for long.
 * BENCH_PROGRAM=FILE measures another build's main.js.
 */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { startPostgres15 } from '../../../scripts/external-postgres.ts';
import { report } from '../../faults/support/report.ts';
import { startServer } from '../../faults/support/server-process.ts';
import { openShops } from '../../faults/support/visitors-load.ts';
import { newName, startClockedModel } from './clocked-model.ts';
import { percentile } from './percentiles.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const questions = ['How long is delivery?', 'Do you have a wool blanket?', 'Can I return it?', 'How do I wash wool?'];
const headers = { 'content-type': 'application/json', accept: 'text/event-stream' };

const postgres = await startPostgres15();
const model = await startClockedModel(300);
const { thinks } = model;
const server = await startServer(
  postgres.adminUrl,
  { ROLE: 'api', LLM_BASE_URL: model.url, LLM_MODEL: 'clocked' },
  process.env['BENCH_BY'],
  process.env['BENCH_PROGRAM'],
);
const shops = await openShops(server.url, postgres.adminUrl, 10);
const pool = new Pool({ connectionString: postgres.adminUrl, max: 20 });
await pool.query(`create table floor_credits (id int primary key, rest int not null);
  insert into floor_credits select n, 1000000 from generate_series(0, 9) n;
  create table floor_messages (id text primary key, shop int not null, content text not null)`);

async function newSession(agentId: string): Promise<string> {
  const asked = { method: 'POST', headers, body: JSON.stringify({ agentId }) };
  const made = await fetch(`${server.url}/api/agents/create_new_session`, asked);
  return /"sessionId":"([\w-]+)"/.exec(await made.text())?.[1] ?? '';
}

/** in ms, of all the process's threads; a tick is 10 ms */
async function processorMs(): Promise<number> {
  const fields = (await readFile(`/proc/${server.pid()}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function statements(): Promise<number> {
  const { rows } = await pool.query<{ n: string }>(
    `select xact_commit as n from pg_stat_database where datname = current_database()`,
  );
  return Number(rows[0]?.n);
}

let failed = 0;
async function oneInstant(messages: number): Promise<{ added: number[]; processor: number }> {
  const visits = await Promise.all(
    Array.from({ length: messages }, async (_, i) => {
      const agentId = shops[i % shops.length]?.agentId ?? '';
      return { agentId, sessionId: await newSession(agentId) };
    }),
  );
  // what opening the sessions left to do
  await sleep(500);
  const asked = visits.map((visit, i) => {
    const name = newName();
    const userQuery = `${questions[i % questions.length]} ${name}`;
    const body = JSON.stringify({ ...visit, clientMessageId: randomUUID(), userQuery, path: 'loom.example/' });
    return { name, body };
  });
  const processorBefore = await processorMs();
  const began = performance.now();
  const answers = Promise.all(
    asked.map(async ({ body }) => {
      const answer = await fetch(`${server.url}/api/agents/get_response`, { method: 'POST', headers, body });
      if (!(await answer.text()).includes('event: done')) failed += 1;
    }),
  );
  const isUnasked = () => asked.some(({ name }) => !model.reachedAt.has(name));
  while (isUnasked() && performance.now() - began < 10_000) await sleep(5);
  const processor = ((await processorMs()) - processorBefore) / messages;
  await answers;
  return { added: asked.map(({ name }) => (model.reachedAt.get(name) ?? Infinity) - began), processor };
}

async function bareTurns(messages: number): Promise<number[]> {
  const began = performance.now();
  return Promise.all(
    Array.from({ length: messages }, async (_, i) => {
      const shop = i % 10;
      await pool.query({ name: 'floor_read', text: 'select rest from floor_credits where id = $1', values: [shop] });
      const text = 'insert into floor_messages values ($1, $2, $3)';
      await pool.query({ name: 'floor_add', text, values: [randomUUID(), shop, questions[0]] });
      const take = 'update floor_credits set rest = rest - 1 where id = $1';
      await pool.query({ name: 'floor_take', text: take, values: [shop] });
      return performance.now() - began;
    }),
  );
}

const words = (times: readonly number[]) => `${percentile(times, 0.5)} / ${percentile(times, 0.95)} ms`;

report('machine', { 'load when it began': loadavg()[0]?.toFixed(1) ?? '', rounds });
for (let i = 0; i < 6; i += 1) await oneInstant(50);
await bareTurns(300);
for (const messages of [50, 300]) {
  const added: number[] = [];
  const bare: number[] = [];
  const cpuBefore = await processorMs();
  await sleep(1_500);
  const before = await statements();
  for (let round = 0; round < rounds; round += 1) added.push(...(await oneInstant(messages)).added);
  const cpu = await processorMs();
  await sleep(1_500);
  const after = await statements();
  for (let round = 0; round < rounds; round += 1) bare.push(...(await bareTurns(messages)));
  thinks.ms = 9_000;
  const processors: number[] = [];
  for (let round = 0; round < rounds; round += 1) processors.push((await oneInstant(messages)).processor);
  thinks.ms = 300;
  report(`${messages} messages in one instant`, {
    'added before the model, p50 / p95': words(added),
    'bare turns on the same database, p50 / p95': words(bare),
    'processor a message before the model, median': `${percentile(processors, 0.5)} ms`,
    'processor a message, its session and its stored reply among it': `${((cpu - cpuBefore) / rounds / messages).toFixed(1)} ms`,
    'without a whole reply': failed,
    'transactions a message': ((after - before) / rounds / messages).toFixed(1),
  });
}
report('machine', { 'load when it ended': loadavg()[0]?.toFixed(1) ?? '' });
await pool.end();
await server.stop();
model.close();
await postgres.stop();
