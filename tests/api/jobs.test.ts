import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { jobs } from '../../server/src/database/tables/jobs.ts';
import { createJobQueue, enqueueJob, patienceFor } from '../../server/src/jobs/job-queue.ts';
import { createWorker } from '../../server/src/jobs/worker.ts';
import type { JobHandler, Worker } from '../../server/src/jobs/worker.ts';
import { openFreshDatabase } from './support/fresh-database.ts';
import { silentLog } from './support/silent-log.ts';
import { inProcess } from './support/in-process.ts';

const test = inProcess('it works the queue itself');

type Opened = Awaited<ReturnType<typeof openFreshDatabase>>;
let database: Opened;
let workers: Worker[] = [];

beforeAll(async () => {
  database = await openFreshDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.db.delete(jobs));
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop(200)));
  workers = [];
});

function startWorker(
  handlers: Record<string, JobHandler>,
  options: { pollMs?: number; leaseMs?: number } = {},
): Worker {
  const worker = createWorker({
    db: database.db,
    log: silentLog,
    handlers,
    retryInMs: () => 1,
    pollMs: 50,
    ...options,
  });
  workers.push(worker);
  worker.start();
  return worker;
}

const rows = () => database.db.select().from(jobs).orderBy(jobs.id);
const waitFor = (check: () => Promise<void> | void) => vi.waitFor(check, { timeout: 5_000, interval: 10 });
const job = (n: number) => ({ kind: 'count', payload: { n } });

test('a job runs once, and a notification wakes the worker long before its poll', async () => {
  const seen: unknown[] = [];
  const worker = startWorker({ count: async ({ payload }) => void seen.push(payload) }, { pollMs: 60_000 });
  await waitFor(() => expect(worker.isFit()).toBe(true));
  await enqueueJob(database.db, job(1));
  await waitFor(() => expect(seen).toEqual([{ n: 1 }]));
  await waitFor(async () => expect((await rows())[0]?.finishedAt).toBeInstanceOf(Date));
});

test('a job belongs to the transaction that put it in', async () => {
  const seen: unknown[] = [];
  startWorker({ count: async ({ payload }) => void seen.push(payload) });
  const failed = database.db.transaction(async (tx) => {
    await enqueueJob(tx, job(1));
    throw new Error('rolled back');
  });
  await expect(failed).rejects.toThrow('rolled back');
  await sleep(150);
  expect(seen).toEqual([]);
  expect(await rows()).toEqual([]);
});

test('one unfinished job for a dedupe key, a new one once it is finished', async () => {
  const keyed = { ...job(1), dedupeKey: 'agent' };
  expect(await enqueueJob(database.db, keyed)).toBe(true);
  expect(await enqueueJob(database.db, keyed)).toBe(false);
  await database.db.update(jobs).set({ finishedAt: new Date() });
  expect(await enqueueJob(database.db, keyed)).toBe(true);
});

test('200 jobs and three workers: none is lost, none runs twice', async () => {
  const seen: unknown[] = [];
  for (let n = 0; n < 200; n += 1) await enqueueJob(database.db, job(n));
  for (let n = 0; n < 3; n += 1) startWorker({ count: async ({ payload }) => void seen.push(payload) });
  await waitFor(async () => expect((await rows()).filter((row) => row.finishedAt === null)).toEqual([]));
  expect(seen).toHaveLength(200);
  expect(new Set(seen.map((payload) => JSON.stringify(payload))).size).toBe(200);
});

test('a failing handler is tried five times, then given up, and others go on', async () => {
  const attempts: boolean[] = [];
  const seen: unknown[] = [];
  startWorker({
    fail: async ({ isLastAttempt }) => {
      attempts.push(isLastAttempt);
      throw new Error('no luck');
    },
    count: async ({ payload }) => void seen.push(payload),
  });
  await enqueueJob(database.db, { kind: 'fail', payload: {} });
  await enqueueJob(database.db, job(1));
  await waitFor(async () => expect((await rows())[0]).toMatchObject({ attempts: 5, lastError: 'no luck' }));
  await waitFor(async () => expect((await rows())[0]?.finishedAt).toBeInstanceOf(Date));
  expect(attempts).toEqual([false, false, false, false, true]);
  expect(seen).toEqual([{ n: 1 }]);
});

test('what another’s server must take is tried for long: a letter for a day, an owner’s webhook for two hours', () => {
  const hours = (kind: string) => {
    const { attempts, pauseMs } = patienceFor(kind);
    return (
      Array.from({ length: attempts - 1 }, (_, at) => pauseMs(at + 1)).reduce((sum, ms) => sum + ms, 0) / 3_600_000
    );
  };
  expect(hours('handover.owner.letter')).toBeGreaterThan(23);
  expect(hours('handover.webhook')).toBeCloseTo(2, 0);
  expect(hours('billing.reconcile')).toBeLessThan(0.01);
});

test('a job whose worker died is claimed again when its lease ran out, and the dead one can no longer finish it', async () => {
  const queue = createJobQueue(database.db, { leaseMs: 100 });
  await enqueueJob(database.db, job(1));
  const dead = await queue.claim(['count']);
  expect(await queue.claim(['count'])).toBeNull();
  await sleep(150);
  const alive = await queue.claim(['count']);
  expect(alive).toMatchObject({ attempt: 2, payload: { n: 1 } });
  expect(dead && (await queue.finish(dead))).toBe(false);
  expect(alive && (await queue.finish(alive))).toBe(true);
});

test('a long job keeps its lease', async () => {
  let runs = 0;
  const handlers = {
    async slow() {
      runs += 1;
      await sleep(600);
    },
  };
  startWorker(handlers, { leaseMs: 200 });
  startWorker(handlers, { leaseMs: 200 });
  await enqueueJob(database.db, { kind: 'slow', payload: {} });
  await waitFor(async () => expect((await rows())[0]?.finishedAt).toBeInstanceOf(Date));
  expect(runs).toBe(1);
});

test('stopping tells the handlers and gives the jobs back without counting an attempt', async () => {
  const worker = startWorker({
    slow: ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    deaf: () => new Promise(() => {}),
  });
  await enqueueJob(database.db, { kind: 'slow', payload: {} });
  await enqueueJob(database.db, { kind: 'deaf', payload: {} });
  await waitFor(async () => expect((await rows()).filter((row) => row.leaseToken !== null)).toHaveLength(2));
  await worker.stop(100);
  expect(await rows()).toMatchObject([
    { attempts: 0, leaseToken: null, finishedAt: null },
    { attempts: 0, leaseToken: null, finishedAt: null },
  ]);
  expect(worker.isFit()).toBe(false);
});

test('ST-09 the worker lives on when every database connection is cut', async () => {
  const seen: unknown[] = [];
  const worker = startWorker({ count: async ({ payload }) => void seen.push(payload) }, { pollMs: 200 });
  await waitFor(() => expect(worker.isFit()).toBe(true));
  await database.db
    .execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    )
    .catch(() => {});
  await vi.waitFor(() => enqueueJob(database.db, job(2)), { timeout: 5_000, interval: 50 });
  await waitFor(() => expect(seen).toContainEqual({ n: 2 }));
});
