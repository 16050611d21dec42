/** Work for the worker, and the counters that all processes share. */
import { sql } from 'drizzle-orm';
import { bigserial, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Work for the worker. A claimed job has a lease; a lease that ran out is claimed again. */
export const jobs = pgTable(
  'jobs',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').notNull(),
    /** at most one unfinished job has this key */
    dedupeKey: text('dedupe_key'),
    runAt: instant('run_at')
      .notNull()
      .default(sql`now()`),
    attempts: integer('attempts').notNull().default(0),
    leaseToken: text('lease_token'),
    leaseUntil: instant('lease_until'),
    lastError: text('last_error'),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    uniqueIndex('jobs_dedupe')
      .on(table.dedupeKey)
      .where(sql`finished_at is null`),
    index('jobs_due')
      .on(table.runAt)
      .where(sql`finished_at is null`),
  ],
);

/**
 * How often something was done in its running window. Its migration makes it unlogged: it is written with nearly every call, and after a
 * crash an empty one is right. No further index, so that updates stay in place.
 */
export const rateCounters = pgTable('rate_counters', {
  key: text('key').primaryKey(),
  hits: integer('hits').notNull(),
  endsAt: instant('ends_at').notNull(),
});
