import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/open-database.ts';
import { shareReads } from '../../database/share-reads.ts';
import { agents } from '../../database/tables/agents.ts';
import { factDecisions, facts } from '../../database/tables/training.ts';
import type { FoundFact } from '../../facts/fact.ts';
import type { Decision, ReadFact } from './domain/decide-facts.ts';

export function createFactStore(db: Database) {
  const decisionsNow = db
    .select()
    .from(factDecisions)
    .where(eq(factDecisions.agentId, sql.placeholder('agentId')))
    .orderBy(asc(factDecisions.decidedAt), asc(factDecisions.factId))
    .prepare('fact_decisions');
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
        const rows = await decisionsNow.execute({ agentId });
        return rows.map(({ factId, state, text, fact, decidedAt }) => ({
          factId,
          state,
          text,
          fact,
          decidedAt: decidedAt.toISOString(),
        }));
      },
    ),

    /** In place of what was decided `before`. */
    async decide(
      agentId: string,
      fact: FoundFact,
      { state, text }: Pick<Decision, 'state' | 'text'>,
      before: readonly string[],
    ): Promise<void> {
      await db.transaction(async (tx) => {
        await undecide(tx, agentId, before);
        await tx
          .insert(factDecisions)
          .values({ agentId, factId: fact.id, state, text, fact })
          .onConflictDoUpdate({
            target: [factDecisions.agentId, factDecisions.factId],
            set: { state, text, decidedAt: sql`now()` },
          });
      });
    },

    undecide: (agentId: string, factIds: readonly string[]): Promise<void> => undecide(db, agentId, factIds),
  };
}

async function undecide(tx: Database | Transaction, agentId: string, factIds: readonly string[]): Promise<void> {
  if (factIds.length === 0) return;
  await tx
    .delete(factDecisions)
    .where(and(eq(factDecisions.agentId, agentId), inArray(factDecisions.factId, [...factIds])));
}

export type FactStore = ReturnType<typeof createFactStore>;
