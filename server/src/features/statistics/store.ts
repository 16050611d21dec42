import { and, between, count, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { conversations, messages } from '../../database/tables/conversations.ts';

export function createStatisticsStore(db: Database) {
  return {
    /** conversations that a visitor wrote in, by the UTC day of their first message */
    async conversationsPerDay(agentId: string, start: Date, end: Date): Promise<Map<string, number>> {
      const day = sql<string>`to_char(${conversations.startedAt} at time zone 'UTC', 'YYYY-MM-DD')`;
      const rows = await db
        .select({ day, conversations: count() })
        .from(conversations)
        .where(
          and(
            eq(conversations.agentId, agentId),
            eq(conversations.kind, 'live'),
            between(conversations.startedAt, start, end),
          ),
        )
        .groupBy(sql`1`);
      return new Map(rows.map((row) => [row.day, row.conversations]));
    },

    async chargedReplies(agentId: string, start: Date, end: Date): Promise<number> {
      const [row] = await db
        .select({ replies: count() })
        .from(messages)
        .where(and(eq(messages.agentId, agentId), eq(messages.charged, true), between(messages.createdAt, start, end)));
      return row?.replies ?? 0;
    },
  };
}

export type StatisticsStore = ReturnType<typeof createStatisticsStore>;
