/** What stores of an agent's own rows have in common. */
import { eq, getTableName, sql } from 'drizzle-orm';
import type { AnyColumn } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from './open-database.ts';
import { shareReads } from './share-reads.ts';
import { agents } from './tables/agents.ts';

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
