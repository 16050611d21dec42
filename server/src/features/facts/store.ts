import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { shareReads } from '../../database/share-reads.ts';
import { agents } from '../../database/tables/agents.ts';
import { factDecisions, facts } from '../../database/tables/training.ts';
import type { FoundFact } from '../../facts/fact.ts';
import type { Decision, ReadFact } from './domain/decide-facts.ts';

export function createFactStore(db: Database) {
  return {
    /** The run that the agent answers from; null before the first. */
    async publishedRun(agentId: string): Promise<string | null> {
      const [agent] = await db.select({ indexVersion: agents.indexVersion }).from(agents).where(eq(agents.id, agentId));
      return agent?.indexVersion ?? null;
    },

    async read(agentId: string, runId: string): Promise<ReadFact[]> {
      const rows = await db
        .select()
        .from(facts)
        .where(and(eq(facts.agentId, agentId), eq(facts.runId, runId)))
        .orderBy(asc(facts.position));
      return rows.map(({ id, topic, text, value, scope, url, language, readAt }) => ({
        id,
        topic,
        text,
        value,
        scope,
        url,
        language,
        readAt: readAt.toISOString(),
      }));
    },

    decisions: shareReads(
      (agentId: string) => agentId,
      async (agentId): Promise<Decision[]> => {
        const rows = await db
          .select()
          .from(factDecisions)
          .where(eq(factDecisions.agentId, agentId))
          .orderBy(asc(factDecisions.decidedAt), asc(factDecisions.factId));
        return rows.map(({ factId, state, text, fact, decidedAt }) => ({
          factId,
          state,
          text,
          fact,
          decidedAt: decidedAt.toISOString(),
        }));
      },
    ),

    async decide(agentId: string, fact: FoundFact, decision: Pick<Decision, 'state' | 'text'>): Promise<void> {
      const { state, text } = decision;
      await db
        .insert(factDecisions)
        .values({ agentId, factId: fact.id, state, text, fact })
        .onConflictDoUpdate({
          target: [factDecisions.agentId, factDecisions.factId],
          set: { state, text, decidedAt: sql`now()` },
        });
    },

    async undecide(agentId: string, factId: string): Promise<void> {
      await db.delete(factDecisions).where(and(eq(factDecisions.agentId, agentId), eq(factDecisions.factId, factId)));
    },
  };
}

export type FactStore = ReturnType<typeof createFactStore>;
