/** Runs jobs by kind. A notification wakes it; a slow poll finds what no notification told (expired leases, retries, a lost connection). */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import type { Database } from '../database/open-database.ts';
import { TakesNoMore } from '../lib/circuit-breaker.ts';
import { reasonOf } from '../lib/log.ts';
import type { Log } from '../lib/log.ts';
import { attend, createJobQueue, pauseAfter } from './job-queue.ts';
import type { ClaimedJob } from './job-queue.ts';
import { TryAgainLater } from './try-again-later.ts';

export interface JobInput {
  payload: unknown;
  /** 1 for the first */
  attempt: number;
  /** a failure now is final, so say so to whoever waits */
  isLastAttempt: boolean;
  /** aborted when the process stops or the lease is lost; a job that then throws is begun again later */
  signal: AbortSignal;
}

export interface Lane {
  kinds: string[];
  concurrency: number;
}

export type JobHandler = (job: JobInput) => Promise<void>;

export interface Worker {
  start(): void;
  /** Ends when every job has ended or was given back; takes at most withinMs. */
  stop(withinMs?: number): Promise<void>;
  isFit(): boolean;
}

const othersAtOnce = 2;
/** for so long nothing of a lane is begun after one of its jobs was told to ask for less */
const restMs = 15_000;

export function createWorker(needs: {
  db: Database;
  /** connections past a pooler; default those of `db` */
  direct?: Pool;
  log: Log;
  handlers: Readonly<Record<string, JobHandler>>;
  /** how many of these kinds run at once, kept apart so that hours of one kind never hold up minutes of another; all other kinds share 2 */
  lanes?: readonly Lane[];
  /** what is looked after every minute, by whichever worker is there first */
  chores?: readonly (() => Promise<void>)[];
  pollMs?: number;
  leaseMs?: number;
  /** default: by the kind of job */
  retryInMs?: (attempt: number) => number;
}): Worker {
  const { db, direct = db.$client, log, handlers } = needs;
  const { lanes: ownLanes = [], chores = [] } = needs;
  const laneKinds = new Set(ownLanes.flatMap(({ kinds }) => kinds));
  const others = Object.keys(handlers).filter((kind) => !laneKinds.has(kind));
  const lanes = [...ownLanes, { kinds: others, concurrency: othersAtOnce }];
  const { pollMs = 5_000, leaseMs = 20_000 } = needs;
  const retryInMs = ({ kind, attempt }: ClaimedJob) => needs.retryInMs?.(attempt) ?? pauseAfter(kind, attempt);
  const tidyEveryMs = 600_000;
  const choresEveryMs = 60_000;
  const queue = createJobQueue(db, { leaseMs });
  const running = new Map<ClaimedJob, { abort: AbortController; done: Promise<void> }>();
  const restsUntil = new Map<Lane, number>();
  const stopping = new AbortController();
  let started = false;
  let wake = () => {};
  let loop = Promise.resolve();
  let listener: PoolClient | null = null;
  let heardFromDatabaseAt = -Infinity;

  async function work(): Promise<void> {
    let tidiedAt = -Infinity;
    let choresAt = -Infinity;
    while (!stopping.signal.aborted) {
      const woken = new Promise<void>((resolve) => (wake = resolve));
      try {
        await listen();
        if (performance.now() - tidiedAt > tidyEveryMs) {
          await queue.tidy();
          tidiedAt = performance.now();
        }
        if (performance.now() - choresAt > choresEveryMs) {
          choresAt = performance.now();
          for (const chore of chores) await chore();
        }
        for (const lane of lanes) await fill(lane);
        heardFromDatabaseAt = performance.now();
      } catch (error) {
        log.warn({ error: reasonOf(error) }, 'the worker cannot reach its queue');
      }
      const pause = new AbortController();
      await Promise.race([woken, sleep(pollMs, undefined, { signal: pause.signal }).catch(() => {})]);
      pause.abort();
    }
  }

  async function fill(lane: Lane): Promise<void> {
    const { kinds, concurrency } = lane;
    const busy = () => [...running.keys()].filter(({ kind }) => kinds.includes(kind)).length;
    const rests = () => performance.now() < (restsUntil.get(lane) ?? 0);
    while (!stopping.signal.aborted && busy() < concurrency && !rests()) {
      const job = await queue.claim(kinds);
      if (!job) return;
      const abort = new AbortController();
      const done = run(job, abort).finally(() => {
        running.delete(job);
        wake();
      });
      running.set(job, { abort, done });
    }
  }

  async function run(job: ClaimedJob, abort: AbortController): Promise<void> {
    const heartbeat = setInterval(() => void beat(job, abort), leaseMs / 4);
    const beganAt = performance.now();
    try {
      await handlers[job.kind]?.({
        payload: job.payload,
        attempt: job.attempt,
        isLastAttempt: job.isLastAttempt,
        signal: abort.signal,
      });
      await queue.finish(job);
      log.info({ job: job.id, kind: job.kind, ms: Math.round(performance.now() - beganAt) }, 'job done');
    } catch (error) {
      await settle(job, abort, error);
    } finally {
      clearInterval(heartbeat);
    }
  }

  async function settle(job: ClaimedJob, abort: AbortController, error: unknown): Promise<void> {
    const facts = { job: job.id, kind: job.kind, attempt: job.attempt };
    try {
      if (abort.signal.aborted) {
        await queue.release(job);
        log.info(facts, 'job given back');
      } else if (error instanceof TryAgainLater) {
        await queue.postpone(job, error.inMs, error.message);
        log.info({ ...facts, inMs: error.inMs }, 'job put off');
      } else if (error instanceof TakesNoMore && (await queue.putBack(job, error.message, restMs))) {
        const lane = lanes.find(({ kinds }) => kinds.includes(job.kind));
        if (lane) restsUntil.set(lane, performance.now() + restMs);
        log.warn({ ...facts, error: error.message }, 'job waits until more is taken');
      } else {
        await queue.fail(job, reasonOf(error), retryInMs(job));
        log.error({ ...facts, error: reasonOf(error) }, job.isLastAttempt ? 'job given up' : 'job failed');
      }
    } catch (lost) {
      // its lease runs out, and it is begun again
      log.warn({ ...facts, error: reasonOf(lost) }, 'the end of a job could not be written down');
    }
  }

  async function beat(job: ClaimedJob, abort: AbortController): Promise<void> {
    try {
      if (!(await queue.extend(job))) abort.abort(new Error('the lease was lost'));
    } catch (error) {
      log.warn({ job: job.id, error: reasonOf(error) }, 'a lease could not be extended');
    }
  }

  async function listen(): Promise<void> {
    if (listener) return;
    const client = await direct.connect();
    const forget = (error?: Error) => {
      if (listener !== client) return;
      listener = null;
      client.release(error ?? true);
      wake();
    };
    client.on('error', forget);
    client.on('end', () => forget());
    client.on('notification', () => wake());
    listener = client;
    try {
      await attend(client);
    } catch (error) {
      forget();
      throw error;
    }
  }

  return {
    start() {
      if (started) return;
      started = true;
      loop = work();
    },
    async stop(withinMs = 10_000) {
      stopping.abort();
      wake();
      await loop;
      for (const { abort } of running.values()) abort.abort(new Error('the worker stops'));
      const ended = Promise.all([...running.values()].map(({ done }) => done));
      const patience = new AbortController();
      await Promise.race([ended, sleep(withinMs, undefined, { signal: patience.signal }).catch(() => {})]);
      patience.abort();
      for (const job of running.keys())
        await queue.release(job).catch((error: unknown) => log.warn({ error: reasonOf(error) }, 'job not given back'));
      const client = listener;
      listener = null;
      client?.release(true);
    },
    isFit: () => started && !stopping.signal.aborted && performance.now() - heardFromDatabaseAt < pollMs * 3 + 5_000,
  };
}
