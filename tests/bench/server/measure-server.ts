/**
 * `npm run bench` after a build: LO-01 LO-06 what one API process on an ordinary PostgreSQL serves, as ratios where a limit is named.
 * Load, model and server share this machine's processors, so a figure is a worst case for the server alone.
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres15 } from '../../../scripts/external-postgres.ts';
import { freePort } from '../../../scripts/free-port.ts';
import { report } from '../../faults/support/report.ts';
import { residentMb } from '../../faults/support/resident-mb.ts';
import { startServer } from '../../faults/support/server-process.ts';
import { openShops } from '../../faults/support/visitors-load.ts';
import { newName, startClockedModel } from './clocked-model.ts';
import { keepBusy, pace, percentile } from './percentiles.ts';

const secondsEach = Number(process.env['BENCH_SECONDS'] ?? 10);
const thinksMs = 300;
/** a visitor waits for the reply, reads it and writes */
const turnMs = 8_000;
const words = (times: readonly number[]) => `${percentile(times, 0.5)} / ${percentile(times, 0.95)} ms`;

const postgres = await startPostgres15();
const model = await startClockedModel(thinksMs);
const llm = { LLM_BASE_URL: model.url, LLM_MODEL: 'clocked' };
const server = await startServer(postgres.adminUrl, { ROLE: 'api', ...llm });
const shops = await openShops(server.url, postgres.adminUrl, 10);
const [shop] = shops;
if (!shop) throw new Error('no shop');

const get = (url: string, token?: string) =>
  fetch(url, { ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }) }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.ok;
    },
    () => false,
  );
const post = async (url: string, body: object): Promise<string | null> => {
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => null);
  return answer?.ok === true ? answer.text() : null;
};
const newSession = async (url: string, agentId: string) =>
  /"sessionId":"([\w-]+)"/.exec((await post(`${url}/api/agents/create_new_session`, { agentId })) ?? '')?.[1] ?? '';

interface Visit {
  agentId: string;
  sessionId: string;
}

const newVisits = (visitors: number): Promise<Visit[]> =>
  Promise.all(
    Array.from({ length: visitors }, async (_, i) => {
      const agentId = shops[i % shops.length]?.agentId ?? '';
      return { agentId, sessionId: await newSession(server.url, agentId) };
    }),
  );

/** @returns what passed in our server before the model heard of a question; null when there was no whole reply */
async function addedBeforeModel(visit: Visit, asked: string): Promise<number | null> {
  const name = newName();
  const began = performance.now();
  const headers = { 'content-type': 'application/json', accept: 'text/event-stream' };
  const body = { ...visit, clientMessageId: randomUUID(), userQuery: `${asked} ${name}`, path: 'loom.example/' };
  const answer = await fetch(`${server.url}/api/agents/get_response`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  const reachedAt = (await answer.text()).includes('event: done') ? model.reachedAt.get(name) : undefined;
  return reachedAt === undefined ? null : reachedAt - began;
}

/** Every visitor writes in the same instant: the worst case. */
async function chatsAtOneInstant(visitors: number): Promise<void> {
  const visits = await newVisits(visitors);
  const added = await Promise.all(visits.map((visit) => addedBeforeModel(visit, 'How long is delivery?')));
  reportAdded(`${visitors} messages in one instant`, added);
}

/** So many visitors chat at once: each reads the reply to a message and writes the next, every `turnMs`. */
async function chatsUnderWay(visitors: number): Promise<void> {
  const questions = ['How long is delivery?', 'Do you have a wool blanket?', 'Can I return it?', 'How do I wash wool?'];
  const visits = await newVisits(visitors);
  const added = await Promise.all(
    visits.map(async (visit, i) => {
      await sleep((i / visitors) * turnMs);
      const own: (number | null)[] = [];
      for (const asked of questions) {
        const next = sleep(turnMs);
        own.push(await addedBeforeModel(visit, asked));
        await next;
      }
      return own;
    }),
  );
  reportAdded(`${visitors} chats under way, a message each ${turnMs / 1000} s`, added.flat());
}

function reportAdded(what: string, added: readonly (number | null)[]): void {
  const times = added.filter((time) => time !== null);
  report(`${what}: added before the model`, { 'p50 / p95': words(times), errors: added.length - times.length });
}

async function againstBareFastify(): Promise<void> {
  const port = await freePort();
  const bare = spawn(process.execPath, [path.join(import.meta.dirname, 'bare-fastify.ts'), `${port}`], {
    stdio: 'ignore',
  });
  const styleAt = (url: string) => () => get(`${url}/api/agents/get_agent_style/${shop?.agentId}`);
  const theirs = styleAt(`http://127.0.0.1:${port}`);
  while (!(await theirs())) await new Promise((resolve) => setTimeout(resolve, 50));
  const ours = styleAt(server.url);
  await keepBusy(ours, 20, 1_000);
  const bareServes = await keepBusy(theirs, 20, secondsEach * 500);
  const weServe = await keepBusy(ours, 20, secondsEach * 500);
  bare.kill();
  report('one indexed read against bare Fastify', {
    ours: `${Math.round(weServe.perSecond)}/s`,
    bare: `${Math.round(bareServes.perSecond)}/s`,
    ratio: (weServe.perSecond / bareServes.perSecond).toFixed(2),
    errors: weServe.errors,
  });
}

async function ownersCalls(): Promise<void> {
  const { token, agentId, userId } = shop ?? { token: '', agentId: '', userId: '' };
  const paths = [
    `/agents/get_agent_style/${agentId}`,
    `/users/get_user/${userId}`,
    `/agents/get_agent_profile/${agentId}`,
    `/agents/get_sessions_list?agentId=${agentId}`,
  ];
  let n = 0;
  const call = () => get(`${server.url}/api${paths[(n += 1) % paths.length]}`, token);
  const { times, errors } = await pace(call, 300, 300 * secondsEach);
  report('API calls without a model, 300 a second', { 'p50 / p95': words(times), errors });
}

async function openings(): Promise<void> {
  const { times, errors } = await pace(
    async () => {
      const { agentId } = shop ?? { agentId: '' };
      return (
        (await get(`${server.url}/api/agents/get_agent_style/${agentId}`)) &&
        (await newSession(server.url, agentId)) !== ''
      );
    },
    100,
    1_000,
  );
  report('1,000 visitors open the widget in 10 s', { 'p50 / p95': words(times), errors });
}

/** Bots on one agent, from one address, their first rush and what comes after it, with the limits on; the others' visitors beside them. */
async function besideBots(): Promise<void> {
  const limited = await startServer(postgres.adminUrl, { ROLE: 'api', RATE_LIMITS: 'on', ...llm });
  const others = () => get(`${limited.url}/api/agents/get_agent_style/${shops[1]?.agentId}`);
  const quiet = await pace(others, 50, 50 * (secondsEach / 2));
  const body = { agentId: shop?.agentId, sessionId: 'x'.repeat(43), userQuery: 'Hello?' };
  let goesOn = true;
  const bots = keepBusy(
    async () => (goesOn ? (await post(`${limited.url}/api/agents/get_response`, body)) !== null : true),
    20,
    secondsEach * 2_000,
  );
  const loud = await pace(others, 50, 50 * secondsEach * 2);
  goesOn = false;
  const { errors } = await bots;
  await limited.stop();
  report('bots on one agent, another’s visitors', {
    'quiet p95': `${percentile(quiet.times, 0.95)} ms`,
    'beside bots p95': `${percentile(loud.times, 0.95)} ms`,
    ratio: (percentile(loud.times, 0.95) / percentile(quiet.times, 0.95)).toFixed(2),
    'refused to bots': errors,
  });
}

const memory = async () => Math.round(await residentMb(server.pid()).catch(() => 0));

report('machine', { 'load when it began': loadavg()[0]?.toFixed(1) ?? '', 'seconds each': secondsEach });
const before = await memory();
await againstBareFastify();
await ownersCalls();
await openings();
// the first answers load the shops' indexes, and the processor's compiler has its say
for (let i = 0; i < 5; i += 1)
  await Promise.all((await newVisits(10)).map((visit) => addedBeforeModel(visit, 'How long is delivery?')));
for (const visitors of [50, 300]) await chatsUnderWay(visitors);
for (const visitors of [50, 300]) await chatsAtOneInstant(visitors);
await besideBots();
report('memory of the API process', { 'MB at first': before, 'MB in the end': await memory() });
await server.stop();
model.close();
await postgres.stop();
