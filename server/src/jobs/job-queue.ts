/** The table of work: put in with the transaction that makes it necessary, taken out under a lease by one worker at a time. */
import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/open-database.ts';
import { jobs } from '../database/tables/jobs.ts';

export const jobChannel = 'vitrine_jobs';

/** Clean failures after which a job is given up. */
const maxAttempts = 5;
/** Deaths of the whole process under a job count as attempts too; a job that keeps killing it is stopped here. */
const maxDeaths = 50;
const keepFinishedDays = 7;

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
      return row ? { ...row, leaseToken, isLastAttempt: row.attempt >= maxAttempts } : null;
    },

    /** @returns false when the lease was lost to another worker */
    extend: (job: ClaimedJob) => update(job, { leaseUntil: leaseEnd }),

    finish: (job: ClaimedJob) => update(job, { finishedAt: sql`now()`, leaseToken: null, leaseUntil: null }),

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
