/**
 * `npm run bench` after a build: LO-01 LO-06 what one API process on an ordinary PostgreSQL serves, as ratios where a limit is named.
 * Load, model and server share this machine's processors, so a figure is a worst case for the server alone.
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import path from 'node:path';
import { freePort } from '../../../scripts/free-port.ts';
import { startPostgres15 } from '../../../scripts/postgres15.ts';
import { report } from '../../faults/support/report.ts';
import { startServer } from '../../faults/support/server-process.ts';
import { openShops } from '../../faults/support/visitors-load.ts';
import { startClockedModel } from './clocked-model.ts';
import { keepBusy, pace, percentile } from './percentiles.ts';

const secondsEach = Number(process.env['BENCH_SECONDS'] ?? 10);
const thinksMs = 300;
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

/** Letters alone: a question full of digits is searched for prices, as few visitors' are. */
const newName = () => `Q${randomUUID().replaceAll(/[0-9]/g, (digit) => String.fromCodePoint(103 + Number(digit)))}`;

/** What passes in our server before the model hears of a question. */
async function chatAtOnce(visitors: number): Promise<{ added: number[]; errors: number }> {
  const sessions = await Promise.all(
    Array.from({ length: visitors }, async (_, i) => {
      const agentId = shops[i % shops.length]?.agentId ?? '';
      return { agentId, sessionId: await newSession(server.url, agentId) };
    }),
  );
  const added: number[] = [];
  let errors = 0;
  await Promise.all(
    sessions.map(async (session) => {
      const name = newName();
      const began = performance.now();
      const headers = { 'content-type': 'application/json', accept: 'text/event-stream' };
      const body = JSON.stringify({ ...session, userQuery: `How long is delivery? ${name}`, path: 'loom.example/' });
      const answer = await fetch(`${server.url}/api/agents/get_response`, { method: 'POST', headers, body });
      const reached = (await answer.text()).includes('event: done') ? model.reachedAt.get(name) : undefined;
      if (reached === undefined) errors += 1;
      else added.push(reached - began);
    }),
  );
  return { added, errors };
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

/** Bots on one agent, from one address, with the limits on; the others' visitors beside them. */
async function besideBots(): Promise<void> {
  const limited = await startServer(postgres.adminUrl, { ROLE: 'api', RATE_LIMITS: 'on', ...llm });
  const others = () => get(`${limited.url}/api/agents/get_agent_style/${shops[1]?.agentId}`);
  const quiet = await pace(others, 50, 50 * (secondsEach / 2));
  const body = { agentId: shop?.agentId, sessionId: 'x'.repeat(43), userQuery: 'Hello?' };
  let goesOn = true;
  const bots = keepBusy(
    async () => (goesOn ? (await post(`${limited.url}/api/agents/get_response`, body)) !== null : true),
    20,
    secondsEach * 500,
  );
  const loud = await pace(others, 50, 50 * (secondsEach / 2));
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

async function residentMb(): Promise<number> {
  const status = await readFile(`/proc/${server.pid()}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

report('machine', { 'load when it began': loadavg()[0]?.toFixed(1) ?? '', 'seconds each': secondsEach });
const before = await residentMb();
await againstBareFastify();
await ownersCalls();
await openings();
// the first answers load the shops' indexes
await chatAtOnce(10);
for (const visitors of [50, 300]) {
  const { added, errors } = await chatAtOnce(visitors);
  report(`${visitors} chats at once, added before the model`, { 'p50 / p95': words(added), errors });
}
await besideBots();
report('memory of the API process', { 'MB at first': before, 'MB in the end': await residentMb() });
await server.stop();
model.close();
await postgres.stop();
