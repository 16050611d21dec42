import { and, eq } from 'drizzle-orm';
import { widgetDefaults } from '@vitrine/contract/defaults';
import type { Database } from '../../database/open-database.ts';
import { agentStyles } from '../../database/tables/agents.ts';
import { conversations, messages } from '../../database/tables/conversations.ts';
import { personRequests, wasAsked } from '../../database/tables/handover.ts';
import { eraseConversations } from './erase-conversations.ts';

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
      const [left] = await db
        .select()
        .from(personRequests)
        .where(and(eq(personRequests.agentId, agentId), eq(personRequests.conversationId, found.id), wasAsked));
      return { agent: found.agent ?? widgetDefaults.name, startedAt: found.startedAt, lines, left };
    },

    /** @returns the conversation's id, or null when there was none */
    async erase(agentId: string, secretHash: string): Promise<string | null> {
      const [gone] = await db.transaction((tx) =>
        eraseConversations(tx, agentId, eq(conversations.secretHash, secretHash)),
      );
      return gone ?? null;
    },
  };
}

export type VisitorRightsStore = ReturnType<typeof createVisitorRightsStore>;
