import { and, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/open-database.ts';
import { agentKnowledge, agentProfiles, agents, agentStyles } from '../../database/tables/agents.ts';
import { pages, trainingRuns } from '../../database/tables/training.ts';
import { newId } from '../../lib/ids.ts';
import type { KnowledgeFields } from './domain/knowledge-fields.ts';
import type { OwnershipProof } from './prove-ownership.ts';

export type KnowledgeRow = typeof agentKnowledge.$inferSelect;
export type TrainingRunRow = typeof trainingRuns.$inferSelect;
type AgentStatus = NonNullable<(typeof agents.$inferSelect)['status']>;

const proofPauseSeconds = 10;

export function createKnowledgeStore(db: Database) {
  return {
    transaction: <T>(work: (tx: Transaction) => Promise<T>) => db.transaction(work),

    /** One save at a time for an agent (T35). */
    async lock(tx: Transaction, agentId: string): Promise<void> {
      await tx.select({ id: agents.id }).from(agents).where(eq(agents.id, agentId)).for('update');
    },

    async knowledge(agentId: string, on: Database | Transaction = db): Promise<KnowledgeRow | null> {
      const [row] = await on.select().from(agentKnowledge).where(eq(agentKnowledge.agentId, agentId));
      return row ?? null;
    },

    async save(tx: Transaction, agentId: string, fields: KnowledgeFields, ownershipToken: string): Promise<void> {
      const { region, ...changeable } = fields;
      await tx
        .insert(agentKnowledge)
        .values({ agentId, ownershipToken, region, ...changeable })
        .onConflictDoUpdate({
          target: agentKnowledge.agentId,
          set: { ...changeable, pageNumberSite: null, pageCountReason: null, savedAt: sql`now()` },
        });
    },

    async forgetProof(tx: Transaction, agentId: string): Promise<void> {
      await tx
        .update(agentKnowledge)
        .set({ ownershipProvedAt: null, ownershipProvedBy: null, ownershipCheckedAt: null })
        .where(eq(agentKnowledge.agentId, agentId));
    },

    async markProved(tx: Transaction, agentId: string, by: OwnershipProof | 'configuration'): Promise<void> {
      await tx
        .update(agentKnowledge)
        .set({ ownershipProvedAt: sql`now()`, ownershipProvedBy: by })
        .where(eq(agentKnowledge.agentId, agentId));
    },

    /** The right to look for proofs, given at most once in ten seconds. */
    async claimProofCheck(agentId: string): Promise<boolean> {
      const pausedUntil = sql`now() - make_interval(secs => ${proofPauseSeconds})`;
      const claimed = await db
        .update(agentKnowledge)
        .set({ ownershipCheckedAt: sql`now()` })
        .where(
          and(
            eq(agentKnowledge.agentId, agentId),
            or(isNull(agentKnowledge.ownershipCheckedAt), lt(agentKnowledge.ownershipCheckedAt, pausedUntil)),
          ),
        )
        .returning({ agentId: agentKnowledge.agentId });
      return claimed.length === 1;
    },

    async setPageCount(agentId: string, pageNumberSite: number | null, reason: string | null): Promise<void> {
      await db
        .update(agentKnowledge)
        .set({ pageNumberSite, pageCountReason: reason })
        .where(eq(agentKnowledge.agentId, agentId));
    },

    async setStatus(tx: Transaction | Database, agentId: string, status: AgentStatus): Promise<void> {
      await tx.update(agents).set({ status }).where(eq(agents.id, agentId));
    },

    async addRun(tx: Transaction, agentId: string): Promise<string> {
      const id = newId('run');
      await tx.insert(trainingRuns).values({ agentId, id, phase: 'waiting' });
      return id;
    },

    async newestRun(agentId: string): Promise<TrainingRunRow | null> {
      const [row] = await db
        .select()
        .from(trainingRuns)
        .where(eq(trainingRuns.agentId, agentId))
        .orderBy(desc(trainingRuns.createdAt), desc(trainingRuns.id))
        .limit(1);
      return row ?? null;
    },

    async failedPages(agentId: string, runId: string, limit: number) {
      return db
        .select({ url: pages.url, reason: pages.reason })
        .from(pages)
        .where(and(eq(pages.agentId, agentId), eq(pages.runId, runId), eq(pages.state, 'failed')))
        .orderBy(pages.url)
        .limit(limit);
    },

    async agentState(agentId: string) {
      const [row] = await db
        .select({
          accountId: agents.accountId,
          status: agents.status,
          indexVersion: agents.indexVersion,
          style: sql<boolean>`${agentStyles.agentId} is not null`,
          profile: sql<boolean>`${agentProfiles.agentId} is not null`,
        })
        .from(agents)
        .leftJoin(agentStyles, eq(agentStyles.agentId, agents.id))
        .leftJoin(agentProfiles, eq(agentProfiles.agentId, agents.id))
        .where(eq(agents.id, agentId));
      return row ?? null;
    },
  };
}

export type KnowledgeStore = ReturnType<typeof createKnowledgeStore>;
