/**
 * `node tests/bench/server/soak.ts MINUTES` after a build: LO-08 what every kind of caller does to one API process, for as long as is asked (10 minutes in `npm run verify`).
 * Five messages a second, openings, owners who read and watch, and a training every other minute. It fails when memory grows or passes its limit, and when a call fails in another way than by a busy machine's 503.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serveShop } from '../../../examples/shop/serve-shop.ts';
import { startEmbeddedPostgres } from '../../../server/src/database/embedded-postgres.ts';
import { migrateDatabase } from '../../../server/src/database/migrate.ts';
import { silentLog } from '../../api/support/silent-log.ts';
import { report } from '../../faults/support/report.ts';
import { residentMb } from '../../faults/support/resident-mb.ts';
import { startServer } from '../../faults/support/server-process.ts';
import { openShops } from '../../faults/support/visitors-load.ts';
import { oneOf } from '../../support/one-of.ts';
import { pace, percentile } from './percentiles.ts';

const minutes = Number(process.argv[2] ?? 10);
const forMs = minutes * 60_000;
/** what the first stretch is compared with is the last one, equally long */
const stretchMs = Math.min(5 * 60_000, forMs / 2);
/** often enough to see a password hashed */
const sampleMs = 250;
const limitMb = 250;
/** what the hash of one password takes for a moment, by its own rule (AU-10); the owners that train have to register */
const hashMb = 64;
const growth = 1.2;
const host = 'hearthandloom.example';
const questions = [
  'How long is delivery?',
  'Do you have a wool blanket?',
  'Can I return it?',
  'A mug under 20 EUR?',
  'thanks',
];

const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-soak-'));
const embedded = await startEmbeddedPostgres({ dataDir, log: silentLog });
await migrateDatabase(embedded.url);
const shopSite = await serveShop({ port: 0, publicOrigin: `https://${host}` });
const env = { CRAWL_RESOLVE: `${host}=${shopSite.url}`, PUBLIC_URL: 'http://vitrine.test', PAYMENTS: 'sandbox' };
const api = await startServer(embedded.url, { ...env, ROLE: 'api' });
const worker = await startServer(embedded.url, { ...env, ROLE: 'worker' });
const shops = await openShops(api.url, embedded.url, 20);
const faults = new Map<string, number>();
const fail = (what: string) => void faults.set(what, (faults.get(what) ?? 0) + 1);
let askedToWait = 0;

async function call(
  route: string,
  { token, body, accept = 'application/json' }: { token?: string; body?: object; accept?: string } = {},
) {
  const answer = await fetch(`${api.url}/api${route}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      accept,
      ...(body && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  }).catch((error: unknown) => String(error));
  const text = typeof answer === 'string' ? answer : await answer.text().catch(String);
  if (typeof answer !== 'string' && answer.ok) return text;
  if (typeof answer !== 'string' && answer.status === 503) askedToWait += 1;
  else
    fail(
      `${route.replace(/(\w{3}_\w+)?(\?.*)?$/, '')}: ${typeof answer === 'string' ? answer : answer.status} ${text.slice(0, 80)}`,
    );
  return null;
}

const visits = new Map<string, { agentId: string; sessionId: string; left: number }>();
async function open(): Promise<boolean> {
  const { agentId } = oneOf(shops);
  if ((await call(`/agents/get_agent_style/${agentId}`)) === null) return false;
  const made = await call('/agents/create_new_session', { body: { agentId } });
  const sessionId = /"sessionId":"([\w-]+)"/.exec(made ?? '')?.[1];
  if (sessionId === undefined) return false;
  visits.set(sessionId, { agentId, sessionId, left: 6 });
  return true;
}

async function chat(): Promise<boolean> {
  if (visits.size === 0 && !(await open())) return false;
  if (visits.size === 0) return true;
  const visit = oneOf([...visits.values()]);
  // nobody writes while an answer is on its way
  visits.delete(visit.sessionId);
  const { agentId, sessionId } = visit;
  const body = {
    agentId,
    sessionId,
    userQuery: oneOf(questions),
    clientMessageId: randomUUID(),
    path: 'loom.example/',
  };
  const answer = await call('/agents/get_response', { body, accept: 'text/event-stream' });
  if (visit.left > 1) visits.set(sessionId, { ...visit, left: visit.left - 1 });
  if (answer?.includes('event: done') === true) return true;
  if (answer !== null) fail(`a chat ended with ${answer.slice(-120)}`);
  return false;
}

async function read(): Promise<boolean> {
  const { agentId, userId, token } = oneOf(shops);
  const today = new Date().toISOString().slice(0, 10);
  const stats = { userId, agentId, startDate: `${today}T00:00:00.000Z`, endDate: `${today}T23:59:59.999Z` };
  return (
    (await oneOf([
      () => call(`/users/get_user/${userId}`, { token }),
      () => call(`/agents/get_agent_profile/${agentId}`, { token }),
      () => call(`/agents/get_sessions_list?agentId=${agentId}`, { token }),
      () => call('/agents/stats_agent', { token, body: stats }),
    ])()) !== null
  );
}

/** an owner who looks on for some seconds and leaves */
async function watch(): Promise<boolean> {
  const { agentId, token } = oneOf(shops);
  const leaving = AbortSignal.timeout(8_000);
  const answer = await fetch(`${api.url}/api/agents/watch_conversations?agentId=${agentId}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: leaving,
  }).catch(() => null);
  if (answer?.ok !== true) return false;
  await answer.text().catch(() => '');
  return leaving.aborted;
}

let trainings = 0;
let registering = false;
async function train(): Promise<boolean> {
  registering = true;
  const [made] = await openShops(api.url, embedded.url, 1).catch(() => []);
  registering = false;
  if (!made) return false;
  // learnt by the crawl, not put there
  const knowledge = {
    agentId: made.agentId,
    websiteUrl: host,
    sitemapURL: `https://${host}/sitemap_index.xml`,
    region: 'eu',
    excludeUrl: [],
  };
  const answer = await fetch(`${api.url}/api/agents/update_agent_knowledge`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${made.token}` },
    body: JSON.stringify(knowledge),
  });
  if (!answer.ok) fail(`a training was refused: ${answer.status}`);
  trainings += answer.ok ? 1 : 0;
  return answer.ok;
}

const samples: { atMs: number; api: number; worker: number; mayHash: boolean }[] = [];
const beganAt = performance.now();
const over = () => performance.now() - beganAt >= forMs;
async function sample(): Promise<void> {
  while (!over()) {
    samples.push({
      atMs: performance.now() - beganAt,
      api: await residentMb(api.pid()),
      worker: await residentMb(worker.pid()),
      mayHash: registering,
    });
    await sleep(sampleMs);
  }
}
const times = (perSecond: number) => Math.max(1, Math.round((forMs / 1000) * perSecond));
const [chats, openings, reads, watches] = await Promise.all([
  pace(chat, 5, times(5)),
  pace(open, 2, times(2)),
  pace(read, 5, times(5)),
  pace(watch, 0.2, times(0.2)),
  pace(train, 1 / 120, times(1 / 120)),
  sample(),
]);

const median = (of: 'api' | 'worker', from: number, to: number) =>
  percentile(
    samples.filter(({ atMs }) => atMs >= from && atMs < to).map((one) => one[of]),
    0.5,
  );
const first = median('api', 0, stretchMs);
const last = median('api', forMs - stretchMs, forMs);
const mostOf = (mayHash: boolean) =>
  Math.round(Math.max(0, ...samples.filter((one) => one.mayHash === mayHash).map((one) => one.api)));
const [most, mostHashing] = [mostOf(false), mostOf(true)];
const both = (list: readonly number[]) => `${percentile(list, 0.5)} / ${percentile(list, 0.95)} ms`;
report(`${minutes} min of mixed load`, {
  'load average': loadavg()[1]?.toFixed(1) ?? '',
  chats: chats.times.length,
  'chat p50 / p95': both(chats.times),
  openings: openings.times.length,
  'opening p50 / p95': both(openings.times),
  'owners’ reads': reads.times.length,
  'read p50 / p95': both(reads.times),
  watches: watches.times.length,
  trainings,
  'asked to wait': askedToWait,
  errors: [...faults.values()].reduce((sum, count) => sum + count, 0),
  'API MB, first stretch': first,
  'API MB, last stretch': last,
  'API MB, most': most,
  'API MB, most while a password is hashed': mostHashing,
  'worker MB, first': median('worker', 0, stretchMs),
  'worker MB, last': median('worker', forMs - stretchMs, forMs),
  'minutes a stretch': stretchMs / 60_000,
});
for (const [fault, count] of faults) process.stderr.write(`${count} x ${fault}\n`);
await api.stop();
await worker.stop();
await shopSite.close();
await embedded.close();
await rm(dataDir, { recursive: true, force: true });
const holds = faults.size === 0 && most <= limitMb && mostHashing <= limitMb + hashMb && last <= first * growth;
process.exit(holds ? 0 : 1);
