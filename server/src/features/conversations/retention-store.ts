import { and, eq, inArray, isNotNull, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { agentRetention } from '../../database/tables/agents.ts';
import { conversations, messages } from '../../database/tables/conversations.ts';
import { eraseConversations } from './erase-conversations.ts';

/** A shorter time waits this long before it deletes, so that a mistake can be taken back. */
const regretHours = 24;

export function createRetentionStore(db: Database) {
  /** Written in, and silent since then; a conversation that goes on is young whenever it began. */
  const silentFor = (agentId: string, days: number) => {
    const since = sql`now() - make_interval(days => ${days})`;
    return and(
      eq(conversations.agentId, agentId),
      isNotNull(conversations.startedAt),
      lt(conversations.startedAt, since),
      sql`not exists (select from ${messages} where ${messages.agentId} = ${conversations.agentId}
        and ${messages.conversationId} = ${conversations.id} and ${messages.createdAt} >= ${since})`,
      sql`coalesce(${conversations.answeringUntil}, '-infinity') < now()`,
    );
  };

  return {
    async find(agentId: string) {
      const [row] = await db.select().from(agentRetention).where(eq(agentRetention.agentId, agentId));
      return { days: row?.days ?? null, beginsAt: row?.beginsAt ?? null };
    },

    async save(agentId: string, days: number | null): Promise<void> {
      if (days === null) {
        await db.delete(agentRetention).where(eq(agentRetention.agentId, agentId));
        return;
      }
      const later = sql`now() + make_interval(hours => ${regretHours})`;
      await db
        .insert(agentRetention)
        .values({ agentId, days, beginsAt: later })
        .onConflictDoUpdate({
          target: agentRetention.agentId,
          set: {
            days,
            // what was agreed before goes on; only what deletes more begins anew
            beginsAt: sql`case when ${days} < ${agentRetention.days} then ${later} else ${agentRetention.beginsAt} end`,
          },
        });
    },

    async older(agentId: string, days: number): Promise<number> {
      return db.$count(conversations, silentFor(agentId, days));
    },

    /** the settings that hold now */
    due: () =>
      db
        .select({ agentId: agentRetention.agentId, days: agentRetention.days })
        .from(agentRetention)
        .where(lte(agentRetention.beginsAt, sql`now()`)),

    /** Erases some of what is too old. @returns how many */
    async eraseSome(agentId: string, days: number, atMost: number): Promise<string[]> {
      return db.transaction(async (tx) => {
        const some = tx
          .select({ id: conversations.id })
          .from(conversations)
          .where(silentFor(agentId, days))
          .limit(atMost)
          .for('update', { skipLocked: true });
        return eraseConversations(tx, agentId, inArray(conversations.id, some));
      });
    },
  };
}

export type RetentionStore = ReturnType<typeof createRetentionStore>;
