import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import {
  agentEmbedding,
  agentKnowledge,
  agentProfiles,
  agents,
  agentStyles,
  customInstructions,
} from '../../database/tables/agents.ts';
import { subscriptions } from '../../database/tables/billing.ts';
import { newId } from '../../lib/ids.ts';
import type { ProfileFields, StyleFields } from './domain.ts';

export function createAgentStore(db: Database) {
  const styleOf = db
    .select({
      style: agentStyles,
      websiteUrl: sql<string | null>`${agentKnowledge.websiteUrl}`,
      contacts: {
        mail: sql<string>`coalesce(${agentProfiles.supportMail}, '')`,
        phone: sql<string>`coalesce(${agentProfiles.supportPhone}, '')`,
        whatsApp: sql<string>`coalesce(${agentProfiles.supportWhatsApp}, '')`,
      },
      isBlocked: sql<boolean>`${agents.isBlocked} or ${agents.closedAt} is not null or (${subscriptions.plan} = 'Free' and ${subscriptions.restToConsume} = 0)`,
      isReady: sql<boolean>`${agents.indexVersion} is not null and coalesce(${subscriptions.verified}, false)`,
    })
    .from(agents)
    .leftJoin(agentStyles, eq(agentStyles.agentId, agents.id))
    .leftJoin(agentKnowledge, eq(agentKnowledge.agentId, agents.id))
    .leftJoin(agentProfiles, eq(agentProfiles.agentId, agents.id))
    .leftJoin(subscriptions, eq(subscriptions.accountId, agents.accountId))
    .where(eq(agents.id, sql.placeholder('agentId')))
    .prepare('agent_style');

  return {
    /** null when there is no such agent; `style` null when none was saved */
    async style(agentId: string) {
      const [row] = await styleOf.execute({ agentId });
      return row ? { ...row, isBlocked: row.isBlocked ?? false } : null;
    },

    async saveStyle(agentId: string, style: StyleFields): Promise<void> {
      await db
        .insert(agentStyles)
        .values({ agentId, ...style })
        .onConflictDoUpdate({ target: agentStyles.agentId, set: style });
    },

    async profile(agentId: string) {
      const [row] = await db.select().from(agentProfiles).where(eq(agentProfiles.agentId, agentId));
      return row ?? null;
    },

    async saveProfile(agentId: string, profile: ProfileFields): Promise<void> {
      await db
        .insert(agentProfiles)
        .values({ agentId, ...profile })
        .onConflictDoUpdate({ target: agentProfiles.agentId, set: profile });
    },

    async instruction(agentId: string) {
      const [row] = await db.select().from(customInstructions).where(eq(customInstructions.agentId, agentId));
      return row ?? null;
    },

    /** Absent fields keep what is stored; a first save is active with empty text (T21). */
    async saveInstruction(agentId: string, change: { instructions?: string; isActive?: boolean }) {
      const [row] = await db
        .insert(customInstructions)
        .values({ agentId, id: newId('ins'), instructions: '', isActive: true, ...change })
        .onConflictDoUpdate({
          target: customInstructions.agentId,
          set: Object.keys(change).length > 0 ? change : { agentId },
        })
        .returning();
      if (!row) throw new Error('the upsert returned no row');
      return row;
    },
  };
}

export type AgentStore = ReturnType<typeof createAgentStore>;

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
