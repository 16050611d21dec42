import { and, count, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { agents } from '../../database/tables/agents.ts';
import { conversations, messages } from '../../database/tables/conversations.ts';
import { newId } from '../../lib/ids.ts';

export type MessageRow = typeof messages.$inferSelect;

export interface Page {
  /** from 1 */
  page: number;
  limit: number;
}

export function createConversationStore(db: Database) {
  const listed = (agentId: string) => and(eq(conversations.agentId, agentId), eq(conversations.kind, 'live'));

  return {
    async agentExists(agentId: string): Promise<boolean> {
      const [row] = await db.select({ id: agents.id }).from(agents).where(eq(agents.id, agentId));
      return row !== undefined;
    },

    async insert(agentId: string, secretHash: string): Promise<void> {
      await db.insert(conversations).values({ agentId, id: newId('cnv'), secretHash });
    },

    async bySecret(secretHash: string) {
      const [row] = await db
        .select({ agentId: conversations.agentId, id: conversations.id })
        .from(conversations)
        .where(eq(conversations.secretHash, secretHash));
      return row ?? null;
    },

    async byId(agentId: string, id: string) {
      const [row] = await db
        .select({ agentId: conversations.agentId, id: conversations.id })
        .from(conversations)
        .where(and(eq(conversations.agentId, agentId), eq(conversations.id, id)));
      return row ?? null;
    },

    /** page 1 is the newest, oldest first inside a page */
    async messages(agentId: string, conversationId: string, { page, limit }: Page) {
      const mine = and(eq(messages.agentId, agentId), eq(messages.conversationId, conversationId));
      const [[total], rows] = await Promise.all([
        db.select({ messages: count() }).from(messages).where(mine),
        db
          .select()
          .from(messages)
          .where(mine)
          .orderBy(desc(messages.sequence))
          .limit(limit)
          .offset((page - 1) * limit),
      ]);
      return { total: total?.messages ?? 0, rows: rows.reverse() };
    },

    /** newest first, only live conversations that a visitor wrote in, each with its first human message */
    async list(agentId: string, { page, limit }: Page) {
      const first = db
        .select()
        .from(messages)
        .where(
          and(
            eq(messages.agentId, conversations.agentId),
            eq(messages.conversationId, conversations.id),
            eq(messages.role, 'human'),
          ),
        )
        .orderBy(messages.sequence)
        .limit(1)
        .as('first');
      const [[total], rows] = await Promise.all([
        db.select({ conversations: count() }).from(conversations).where(listed(agentId)),
        db
          .select({ id: conversations.id, startedAt: conversations.startedAt, message: messages })
          .from(conversations)
          .innerJoinLateral(first, sql`true`)
          .innerJoin(messages, and(eq(messages.agentId, conversations.agentId), eq(messages.id, first.id)))
          .where(listed(agentId))
          .orderBy(desc(conversations.startedAt), desc(conversations.id))
          .limit(limit)
          .offset((page - 1) * limit),
      ]);
      return { total: total?.conversations ?? 0, rows };
    },

    /** sessions that nobody wrote in, a day old */
    async deleteUnused(): Promise<number> {
      const gone = await db
        .delete(conversations)
        .where(and(isNull(conversations.startedAt), lt(conversations.createdAt, sql`now() - interval '1 day'`)));
      return gone.rowCount ?? 0;
    },
  };
}

export type ConversationStore = ReturnType<typeof createConversationStore>;
