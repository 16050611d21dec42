/**
 * One reading for all who ask for the same in one instant: when a shop's visitors come together, each message needs what the others need.
 * Whoever asks gets what was read after they asked, so nothing is staler than if everybody had read alone: who comes while a reading is
 * under way waits for it to end and shares the next one. A message asks when it comes, not when its turn to read has come (`readSince`).
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { eq, getTableName, sql } from 'drizzle-orm';
import type { AnyColumn } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from './open-database.ts';
import { isFirst } from './pool-share.ts';
import { agents } from './tables/agents.ts';

const came = new AsyncLocalStorage<number>();

/** Work for what came at `at` (performance.now()): any reading that was begun since is its own. Not for what reads what it has written. */
export const readSince = <T>(at: number, work: () => T): T => came.run(at, work);

/** for so long a reading is there for those who came before it was begun */
const keptMs = 1_000;
/** ... of so many keys */
const mostKept = 500;

interface Reading<T> {
  begunAt: number;
  value: Promise<T>;
  hasEnded: boolean;
}

/** Work that may have any connection (`runFirst`) waits for no reading of work that may not. @param read of equal keys the same; what it gives is shared, so nobody may change it */
export function shareReads<Asked, T>(
  keyOf: (asked: Asked) => string,
  read: (asked: Asked) => Promise<T>,
  keptMax = mostKept,
): (asked: Asked) => Promise<T> {
  /** of each key the last one begun, the oldest first */
  const readings = new Map<string, Reading<T>>();
  const next = new Map<string, Promise<T>>();
  let isTidying = false;

  function tidy(): void {
    isTidying = false;
    const longAgo = performance.now() - keptMs;
    for (const [key, { begunAt, hasEnded }] of readings)
      if (hasEnded && (begunAt < longAgo || readings.size > keptMax)) readings.delete(key);
    tidySoon();
  }

  function tidySoon(): void {
    if (isTidying || readings.size === 0) return;
    isTidying = true;
    setTimeout(tidy, keptMs).unref();
  }

  function begin(key: string, asked: Asked): Promise<T> {
    const reading = { begunAt: performance.now(), value: read(asked), hasEnded: false };
    readings.delete(key);
    readings.set(key, reading);
    const end = (isUseless: boolean) => {
      reading.hasEnded = true;
      if (isUseless && readings.get(key) === reading) readings.delete(key);
      tidySoon();
    };
    void reading.value.then(
      () => end(readings.size > keptMax),
      () => end(true),
    );
    return reading.value;
  }

  async function follow(key: string, asked: Asked, running: Promise<T>): Promise<T> {
    // what became of it is told to those who asked for it
    await Promise.allSettled([running]);
    next.delete(key);
    return begin(key, asked);
  }

  return (asked) => {
    const key = `${isFirst()} ${keyOf(asked)}`;
    const last = readings.get(key);
    const at = came.getStore() ?? Infinity;
    if (last !== undefined && at <= last.begunAt && performance.now() - last.begunAt < keptMs) return last.value;
    const waiting = next.get(key);
    if (waiting !== undefined) return waiting;
    if (last === undefined || last.hasEnded) return begin(key, asked);
    const following = follow(key, asked, last.value);
    next.set(key, following);
    return following;
  };
}

/** What stores of an agent's own rows have in common. */

/** One at a time for an agent until the transaction ends, so that a most of its rows holds. */
export async function holdAgent(tx: Transaction, agentId: string): Promise<void> {
  await tx.select({ id: agents.id }).from(agents).where(eq(agents.id, agentId)).for('update');
}

interface OwnRows {
  table: PgTable;
  agentId: AnyColumn;
  /** set with every change of a row */
  changedAt: AnyColumn;
}

/** Changes with every row that is written or deleted; begins with '0 ' where there is none. */
export function markOfRows(db: Database, { table, ...columns }: OwnRows): (agentId: string) => Promise<string> {
  const markNow = db
    .select({ mark: sql<string>`count(*) || ' ' || coalesce(max(${columns.changedAt})::text, '')` })
    .from(table)
    .where(eq(columns.agentId, sql.placeholder('agentId')))
    .prepare(`mark_of_${getTableName(table)}`);
  return shareReads(
    (agentId) => agentId,
    async (agentId) => {
      const [row] = await markNow.execute({ agentId });
      return row?.mark ?? '';
    },
  );
}
