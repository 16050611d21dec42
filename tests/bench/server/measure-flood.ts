/**
 * `node tests/bench/server/measure-flood.ts` after a build: one hostile address pipelines a valid read on 250 sockets, while visitors from
 * other addresses chat. Quiet and flooded in one run, with the limits on; the flood, the visitors, the database and the server share this
 * machine's processors, so the ratio is a worst case for the server alone.
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres15 } from '../../../scripts/external-postgres.ts';
import { report } from '../../faults/support/report.ts';
import { startServer } from '../../faults/support/server-process.ts';
import { openShops } from '../../faults/support/visitors-load.ts';
import { pace, percentile } from './percentiles.ts';

const secondsEach = Number(process.env['BENCH_SECONDS'] ?? 20);
const sockets = Number(process.env['FLOOD_SOCKETS'] ?? 250);
const chatsPerSecond = 4;
const questions = ['How long is delivery?', 'Do you have a wool blanket?', 'Can I return it?', 'How do I wash wool?'];

const postgres = await startPostgres15();
const server = await startServer(postgres.adminUrl, { ROLE: 'api', RATE_LIMITS: 'on' });
const [shop, attacked] = await openShops(server.url, postgres.adminUrl, 2);
if (!shop || !attacked) throw new Error('no shop');

interface Visitor {
  agent: Agent;
  sessionId: string;
}

/** From an address of its own, as visitors are. */
function ask(agent: Agent, where: string, body?: object): Promise<{ status: number; text: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>();
  const headers = { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) };
  const asked = request(`${server.url}${where}`, { agent, method: body ? 'POST' : 'GET', headers }, (answer) => {
    let text = '';
    answer.on('data', (chunk) => (text += String(chunk)));
    answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    answer.on('error', reject);
  });
  asked.on('error', reject);
  asked.end(body && JSON.stringify(body));
  return promise;
}

let comers = 0;
async function newVisitor(agentId: string): Promise<Visitor> {
  comers += 1;
  const localAddress = `127.1.${Math.floor(comers / 250)}.${1 + (comers % 250)}`;
  const agent = new Agent({ keepAlive: true, localAddress });
  const { text } = await ask(agent, '/api/agents/create_new_session', { agentId });
  return { agent, sessionId: /"sessionId":"([\w-]+)"/.exec(text)?.[1] ?? '' };
}

/** Each chat is a new visitor's who reads and asks as the widget does; only the asking is timed. */
async function chats(): Promise<{ times: number[]; statuses: Record<string, number> }> {
  const statuses: Record<string, number> = {};
  const times: number[] = [];
  const count = (status: number | string) => (statuses[status] = (statuses[status] ?? 0) + 1);
  const visit = async () => {
    try {
      const { agent, sessionId } = await newVisitor(shop?.agentId ?? '');
      count((await ask(agent, `/api/agents/get_agent_style/${shop?.agentId}`)).status);
      count((await ask(agent, `/api/agents/get_session_messages?sessionId=${sessionId}`)).status);
      const userQuery = questions[comers % questions.length];
      const said = { agentId: shop?.agentId, sessionId, userQuery, clientMessageId: randomUUID() };
      const began = performance.now();
      const { status } = await ask(agent, '/api/agents/get_response', said);
      times.push(performance.now() - began);
      count(status);
      agent.destroy();
    } catch (error) {
      count(String(error));
    }
    return true;
  };
  await pace(visit, chatsPerSecond, chatsPerSecond * secondsEach);
  return { times, statuses };
}

const words = (of: Readonly<Record<string, number>>) =>
  Object.entries(of)
    .map(([what, count]) => `${what}: ${count}`)
    .join(' ');

async function flooded(atOnce: number, quietP95: number): Promise<void> {
  const { sessionId, agent } = await newVisitor(attacked?.agentId ?? '');
  for (const userQuery of questions)
    await ask(agent, '/api/agents/get_response', { agentId: attacked?.agentId, sessionId, userQuery });
  const read = `/api/agents/get_session_messages?sessionId=${sessionId}`;
  const from = `127.0.0.${atOnce + 1}`;
  const args = ['flooding-address.ts', server.url, read, `${sockets}`, `${atOnce}`, from];
  const [script = '', ...rest] = args;
  const flood = spawn(process.execPath, [path.join(import.meta.dirname, script), ...rest], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let got = '';
  flood.stdout.on('data', (chunk) => (got += String(chunk)));
  await sleep(1_000);
  const { times, statuses } = await chats();
  const gone = once(flood, 'exit');
  flood.kill('SIGTERM');
  await gone;
  const p95 = percentile(times, 0.95);
  report(`${sockets} sockets of one address, ${atOnce} reads at once on each: others' chats`, {
    'p50 / p95': `${percentile(times, 0.5)} / ${p95} ms`,
    'against quiet': (p95 / quietP95).toFixed(2),
    statuses: words(statuses),
    'the flood got': got,
  });
}

report('machine', { 'load when it began': loadavg()[0]?.toFixed(1) ?? '', 'seconds each': secondsEach });
// the first answers load the index, and the processor's compiler has its say
await chats();
const quiet = await chats();
const quietP95 = percentile(quiet.times, 0.95);
report("quiet: visitors' chats", {
  'p50 / p95': `${percentile(quiet.times, 0.5)} / ${quietP95} ms`,
  statuses: words(quiet.statuses),
});
for (const atOnce of [1, 10, 100]) {
  await flooded(atOnce, quietP95);
  await sleep(3_000);
}
await server.stop();
await postgres.stop();
