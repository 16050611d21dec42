import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { agentEmbedding, agentKnowledge, agents } from '../../database/tables/agents.ts';

export interface EmbeddingFields {
  hosts: string[];
  anySite: boolean;
  sandboxed: boolean;
}

export function createEmbeddingStore(db: Database) {
  const found = db
    .select({
      saved: agentEmbedding,
      websiteUrl: agentKnowledge.websiteUrl,
      provedAt: agentKnowledge.ownershipProvedAt,
    })
    .from(agents)
    .leftJoin(agentEmbedding, eq(agentEmbedding.agentId, agents.id))
    .leftJoin(agentKnowledge, eq(agentKnowledge.agentId, agents.id))
    .where(eq(agents.id, sql.placeholder('agentId')))
    .prepare('agent_embedding');

  return {
    /** null when there is no such agent */
    async find(agentId: string) {
      const [row] = await found.execute({ agentId });
      return row ?? null;
    },

    /** To the minute, which one row a minute keeps however many shops and processes there are. */
    async noteSeen(agentId: string): Promise<void> {
      const minute = sql`date_trunc('minute', now())`;
      await db
        .update(agents)
        .set({ seenAt: minute })
        .where(and(eq(agents.id, agentId), sql`coalesce(${agents.seenAt} < ${minute}, true)`));
    },

    async save(agentId: string, fields: EmbeddingFields): Promise<void> {
      await db
        .insert(agentEmbedding)
        .values({ agentId, ...fields })
        .onConflictDoUpdate({ target: agentEmbedding.agentId, set: fields });
    },
  };
}

export type EmbeddingStore = ReturnType<typeof createEmbeddingStore>;
