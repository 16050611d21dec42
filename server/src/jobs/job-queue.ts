/** The table of work: put in with the transaction that makes it necessary, taken out under a lease by one worker at a time. */
import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { ClientBase } from 'pg';
import type { Database, Transaction } from '../database/open-database.ts';
import { jobs } from '../database/tables/jobs.ts';

const jobChannel = 'vitrine_jobs';

/** when a job that failed is tried again, and after how many clean failures it is given up */
interface Patience {
  attempts: number;
  pauseMs: (attempt: number) => number;
}
const usual: Patience = { attempts: 5, pauseMs: (attempt) => Math.min(2 ** attempt * 1_000, 300_000) };
/** A mail server may be away for hours: a letter is tried for a day, after 5 s, 10 s, 20 s and at last every 40 minutes. */
const ofLetters: Patience = { attempts: 45, pauseMs: (attempt) => Math.min(2 ** (attempt - 1) * 5_000, 2_400_000) };

/** An owner's program may be away for as long as its update takes: tried for two hours, after 5 s, 10 s, 20 s and at last every 40 minutes. */
const ofWebhooks: Patience = { ...ofLetters, attempts: 12 };

/** The kinds that send a letter end so, whichever feature they are of (as a pattern of PostgreSQL's, too); those that call an owner's own program likewise. */
const letterKinds = '[._]letter$';
export const isLetter = (kind: string): boolean => new RegExp(letterKinds).test(kind);
export const isWebhook = (kind: string): boolean => kind.endsWith('.webhook');

export const patienceFor = (kind: string): Patience =>
  isLetter(kind) ? ofLetters : isWebhook(kind) ? ofWebhooks : usual;
export const pauseAfter = (kind: string, attempt: number): number => patienceFor(kind).pauseMs(attempt);

/** Deaths of the whole process under a job count as attempts too; a job that keeps killing it is stopped here. */
const maxDeaths = 50;
const keepFinishedDays = 7;
/** held by every worker for as long as it hears the queue, so that others see whether there is one */
const workerKey = 7_160_004;

export interface NewJob {
  kind: string;
  payload: unknown;
  /** while an unfinished job has this key, another is not added */
  dedupeKey?: string;
  runAt?: Date;
}

export interface ClaimedJob {
  id: number;
  kind: string;
  payload: unknown;
  attempt: number;
  isLastAttempt: boolean;
  leaseToken: string;
}

/** Wakes the workers when the transaction commits. @returns false when the dedupe key was taken */
export async function enqueueJob(db: Database | Transaction, job: NewJob): Promise<boolean> {
  const added = await db
    .insert(jobs)
    .values({
      kind: job.kind,
      payload: job.payload,
      dedupeKey: job.dedupeKey ?? null,
      ...(job.runAt && { runAt: job.runAt }),
    })
    .onConflictDoNothing({ target: jobs.dedupeKey, where: sql`finished_at is null` })
    .returning({ id: jobs.id });
  if (added.length === 0) return false;
  await db.execute(sql`select pg_notify(${jobChannel}, '')`);
  return true;
}

/** what a finished job of which the last word was a failure is */
const isGivenUp = sql`finished_at is not null and last_error is not null`;

/** Wakes this connection at every new job, and shows the others that a worker is there, until it ends. */
export async function attend(client: Pick<ClientBase, 'query'>): Promise<void> {
  await client.query(`listen ${jobChannel}`);
  await client.query('select pg_advisory_lock_shared($1)', [workerKey]);
}

interface QueueState {
  due: number;
  oldestDueSeconds: number;
  expiredLeases: number;
  givenUp: number;
  lettersWaiting: number;
  oldestLetterSeconds: number;
  workers: number;
}

/** The same in every process: they share the tables. A worker that died leaves its jobs due as soon as their leases run out. */
export async function readQueueState(db: Database): Promise<QueueState> {
  const { rows } = await db.execute<Record<keyof QueueState, string>>(sql`
    select count(*) filter (where due) as due,
      coalesce(extract(epoch from now() - min(run_at) filter (where due)), 0) as "oldestDueSeconds",
      count(*) filter (where due and lease_until is not null) as "expiredLeases",
      count(*) filter (where ${isGivenUp}) as "givenUp",
      count(*) filter (where failing_letter) as "lettersWaiting",
      coalesce(extract(epoch from now() - min(created_at) filter (where failing_letter)), 0) as "oldestLetterSeconds",
      (select count(*) from pg_locks where locktype = 'advisory' and classid = 0 and objid = ${workerKey}
        and database = (select oid from pg_database where datname = current_database())) as workers
    from (select *, finished_at is null and run_at <= now() and (lease_until is null or lease_until < now()) as due,
      finished_at is null and kind ~ ${letterKinds} and last_error is not null as failing_letter from jobs) as seen`);
  const number = (name: keyof QueueState) => Number(rows[0]?.[name] ?? 0);
  return {
    due: number('due'),
    oldestDueSeconds: number('oldestDueSeconds'),
    expiredLeases: number('expiredLeases'),
    givenUp: number('givenUp'),
    lettersWaiting: number('lettersWaiting'),
    oldestLetterSeconds: number('oldestLetterSeconds'),
    workers: number('workers'),
  };
}

interface PutBack {
  kind: string;
  /** what they were: given up, or waiting for their next attempt */
  were: 'given up' | 'waiting';
  jobs: number;
  /** why the last of them had failed */
  lastError: string;
}

/**
 * Given-up jobs begin again with all their attempts; of those that may wait once only, the youngest, and none where one waits already.
 * Those that failed and wait for their next attempt have it now.
 */
export async function retryGivenUpJobs(db: Database): Promise<PutBack[]> {
  const hurried = await db.execute<{ kind: string; reason: string }>(sql`
    update jobs set run_at = now()
    where finished_at is null and last_error is not null and lease_until is null and run_at > now()
    returning kind, last_error as reason`);
  const { rows } = await db.execute<{ kind: string; reason: string }>(sql`
    with chosen as (
      select distinct on (coalesce(dedupe_key, id::text)) id, last_error from jobs g
      where ${isGivenUp} and not exists (
        select from jobs w where w.dedupe_key = g.dedupe_key and w.finished_at is null)
      order by coalesce(dedupe_key, id::text), id desc)
    update jobs set finished_at = null, last_error = null, attempts = 0, run_at = now(), lease_token = null,
      lease_until = null
    from chosen where jobs.id = chosen.id returning kind, chosen.last_error as reason`);
  await db.execute(sql`select pg_notify(${jobChannel}, '')`);
  const told = (of: typeof rows, were: PutBack['were']) =>
    [...Map.groupBy(of, ({ kind }) => kind)].map(([kind, jobsOf]) => ({
      kind,
      were,
      jobs: jobsOf.length,
      lastError: jobsOf.at(-1)?.reason ?? '',
    }));
  return [...told(rows, 'given up'), ...told(hurried.rows, 'waiting')];
}

export function createJobQueue(db: Database, { leaseMs }: { leaseMs: number }) {
  const leaseEnd = sql`now() + ${leaseMs} * interval '1 millisecond'`;
  const mine = (job: ClaimedJob) =>
    and(eq(jobs.id, job.id), eq(jobs.leaseToken, job.leaseToken), isNull(jobs.finishedAt));
  const update = async (job: ClaimedJob, values: object): Promise<boolean> => {
    const changed = await db.update(jobs).set(values).where(mine(job)).returning({ id: jobs.id });
    return changed.length === 1;
  };

  return {
    async claim(kinds: string[]): Promise<ClaimedJob | null> {
      const due = db
        .select({ id: jobs.id })
        .from(jobs)
        .where(
          and(
            isNull(jobs.finishedAt),
            sql`${jobs.runAt} <= now()`,
            sql`(${jobs.leaseUntil} is null or ${jobs.leaseUntil} < now())`,
            lt(jobs.attempts, maxDeaths),
            inArray(jobs.kind, kinds),
          ),
        )
        .orderBy(jobs.runAt)
        .limit(1)
        .for('update', { skipLocked: true });
      const leaseToken = randomUUID();
      const [row] = await db
        .update(jobs)
        .set({ leaseToken, leaseUntil: leaseEnd, attempts: sql`${jobs.attempts} + 1` })
        .where(sql`${jobs.id} = (${due})`)
        .returning({ id: jobs.id, kind: jobs.kind, payload: jobs.payload, attempt: jobs.attempts });
      return row ? { ...row, leaseToken, isLastAttempt: row.attempt >= patienceFor(row.kind).attempts } : null;
    },

    /** @returns false when the lease was lost to another worker */
    extend: (job: ClaimedJob) => update(job, { leaseUntil: leaseEnd }),

    finish: (job: ClaimedJob) =>
      update(job, { finishedAt: sql`now()`, lastError: null, leaseToken: null, leaseUntil: null }),

    /** Tries again later, or gives up after the last attempt. */
    fail: (job: ClaimedJob, reason: string, retryInMs: number) =>
      update(job, {
        lastError: reason.slice(0, 500),
        leaseToken: null,
        leaseUntil: null,
        ...(job.isLastAttempt
          ? { finishedAt: sql`now()` }
          : { runAt: sql`now() + ${retryInMs} * interval '1 millisecond'` }),
      }),

    /** Comes back to it later, as if it had never been begun. */
    postpone: (job: ClaimedJob, inMs: number, reason: string) =>
      update(job, {
        lastError: reason.slice(0, 500),
        leaseToken: null,
        leaseUntil: null,
        attempts: 0,
        runAt: sql`now() + ${inMs} * interval '1 millisecond'`,
      }),

    /** Waits for another try that costs none of its attempts, for a day. @returns false when the day is over, or the lease was lost */
    async putBack(job: ClaimedJob, reason: string, inMs: number): Promise<boolean> {
      const changed = await db
        .update(jobs)
        .set({
          lastError: reason.slice(0, 500),
          leaseToken: null,
          leaseUntil: null,
          attempts: sql`${jobs.attempts} - 1`,
          runAt: sql`now() + ${inMs} * interval '1 millisecond'`,
        })
        .where(and(mine(job), sql`${jobs.createdAt} > now() - interval '1 day'`))
        .returning({ id: jobs.id });
      return changed.length === 1;
    },

    /** Gives an unfinished job back untouched: it was we who stopped. */
    release: (job: ClaimedJob) =>
      update(job, { leaseToken: null, leaseUntil: null, attempts: sql`${jobs.attempts} - 1` }),

    async tidy(): Promise<void> {
      await db
        .update(jobs)
        .set({ finishedAt: sql`now()`, lastError: 'given up: the process died under it too often' })
        .where(
          and(
            isNull(jobs.finishedAt),
            sql`${jobs.attempts} >= ${maxDeaths}`,
            sql`(${jobs.leaseUntil} is null or ${jobs.leaseUntil} < now())`,
          ),
        );
      await db.delete(jobs).where(sql`${jobs.finishedAt} < now() - ${keepFinishedDays} * interval '1 day'`);
    },
  };
}
