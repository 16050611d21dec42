import { and, eq, inArray, sql } from 'drizzle-orm';
import { widgetDefaults } from '@vitrine/contract/defaults';
import type { Database } from '../../database/open-database.ts';
import { agentStyles } from '../../database/tables/agents.ts';
import { conversations, messages, receipts } from '../../database/tables/conversations.ts';

export function createVisitorRightsStore(db: Database) {
  return {
    /** The whole conversation that this secret opens with this agent, or null. */
    async conversation(agentId: string, secretHash: string) {
      const [found] = await db
        .select({ id: conversations.id, startedAt: conversations.startedAt, agent: agentStyles.name })
        .from(conversations)
        .leftJoin(agentStyles, eq(agentStyles.agentId, conversations.agentId))
        .where(and(eq(conversations.agentId, agentId), eq(conversations.secretHash, secretHash)));
      if (!found) return null;
      const lines = await db
        .select()
        .from(messages)
        .where(and(eq(messages.agentId, agentId), eq(messages.conversationId, found.id)))
        .orderBy(messages.sequence);
      return { agent: found.agent ?? widgetDefaults.name, startedAt: found.startedAt, lines };
    },

    /**
     * Erases session, messages and receipts. Of a reply that was charged an empty row stays, which no conversation leads to: the ledger's
     * entry names it, and the account's figures count it. @returns the conversation's id, or null when there was none
     */
    async erase(agentId: string, secretHash: string): Promise<string | null> {
      return db.transaction(async (tx) => {
        const [gone] = await tx
          .delete(conversations)
          .where(and(eq(conversations.agentId, agentId), eq(conversations.secretHash, secretHash)))
          .returning({ id: conversations.id });
        if (!gone) return null;
        const mine = and(eq(messages.agentId, agentId), eq(messages.conversationId, gone.id));
        const ids = tx.select({ id: messages.id }).from(messages).where(mine);
        await tx.delete(receipts).where(and(eq(receipts.agentId, agentId), inArray(receipts.messageId, ids)));
        await tx.delete(messages).where(and(mine, eq(messages.charged, false)));
        await tx
          .update(messages)
          .set({ conversationId: '', content: '', cards: sql`'[]'::jsonb`, replyTo: null })
          .where(mine);
        return gone.id;
      });
    },
  };
}

export type VisitorRightsStore = ReturnType<typeof createVisitorRightsStore>;
