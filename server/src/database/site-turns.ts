/** When a site may be asked again, agreed on by all workers: the next free moment is booked in one statement, in the counters' unlogged table. */
import type { Database } from './open-database.ts';
import { createStatement } from './statement.ts';

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
