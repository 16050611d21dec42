/** Counters that all processes share: hits in fixed windows, and the next moment at which a site may be asked again. */
import { lte, sql } from 'drizzle-orm';
import { createStatement } from './open-database.ts';
import type { Database } from './open-database.ts';
import { rateCounters } from './tables/jobs.ts';

/** Counts hits in fixed windows that begin with the first one. All processes count in the same rows, one statement for all keys of a hit. */
interface Counted {
  hits: number;
  /** until the window ends and the count begins anew */
  endsInSeconds: number;
}

const hitText = `
  insert into rate_counters as c (key, hits, ends_at)
  select key, 1, now() + seconds * interval '1 second' from unnest($1::text[], $2::int[]) as asked (key, seconds)
  on conflict (key) do update set
    hits = case when c.ends_at <= now() then 1 else c.hits + 1 end,
    ends_at = case when c.ends_at <= now() then excluded.ends_at else c.ends_at end
  returning key, hits, greatest(1, ceil(extract(epoch from ends_at - now())))::int as seconds`;

export function createRateCounters(db: Database) {
  const hit = createStatement<{ key: string; hits: number; seconds: number }>(db, 'rate_hit', hitText);
  const forget = createStatement(db, 'rate_forget', 'delete from rate_counters where key = any($1)');

  return {
    async hit(windows: ReadonlyMap<string, number>): Promise<Map<string, Counted>> {
      // one order for everybody: two statements that lock the same rows never wait for each other in a circle
      const keys = [...windows.keys()].toSorted();
      const rows = await hit([keys, keys.map((key) => windows.get(key))]);
      return new Map(rows.map(({ key, hits, seconds }) => [key, { hits, endsInSeconds: seconds }]));
    },

    async forget(keys: readonly string[]): Promise<void> {
      await forget([keys]);
    },

    async tidy(): Promise<void> {
      await db.delete(rateCounters).where(lte(rateCounters.endsAt, sql`now()`));
    },
  };
}

/** When a site may be asked again, agreed on by all workers: the next free moment is booked in one statement, in the counters' unlogged table. */
const bookText = `
  insert into rate_counters as t (key, hits, ends_at) values ($1, 1, now() + $2 * interval '1 millisecond')
  on conflict (key) do update set hits = t.hits + 1,
    ends_at = greatest(t.ends_at, now()) + $2 * interval '1 millisecond'
  returning (extract(epoch from ends_at - now()) * 1000)::float8 - $2 as wait`;

const pauseText = `
  insert into rate_counters as t (key, hits, ends_at) values ($1, 1, now() + $2 * interval '1 millisecond')
  on conflict (key) do update set ends_at = greatest(t.ends_at, excluded.ends_at)`;

export function createSiteTurns(db: Database) {
  const bookTurn = createStatement<{ wait: number }>(db, 'site_turn', bookText);
  const pauseTurns = createStatement(db, 'site_pause', pauseText);

  return {
    /** @returns how long to wait for the turn that is now ours */
    async book(host: string, intervalMs: number): Promise<number> {
      const [booked] = await bookTurn([`turn:${host}`, intervalMs]);
      return Math.max(0, Math.round(booked?.wait ?? 0));
    },

    async pause(host: string, ms: number): Promise<void> {
      await pauseTurns([`turn:${host}`, ms]);
    },
  };
}
