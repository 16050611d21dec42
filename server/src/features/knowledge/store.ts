import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/open-database.ts';
import { holdAgent } from '../../database/share-reads.ts';
import { agentKnowledge, agentProfiles, agents, agentStyles } from '../../database/tables/agents.ts';
import { pages, trainingRuns } from '../../database/tables/training.ts';
import { newId } from '../../lib/ids.ts';
import type { KnowledgeFields } from './domain/knowledge-fields.ts';
import type { OwnershipProof } from './prove-ownership.ts';
import { nextTrainingAt } from './training/publish-store.ts';

export type KnowledgeRow = typeof agentKnowledge.$inferSelect;
export type TrainingRunRow = typeof trainingRuns.$inferSelect;
export type TrainingCause = TrainingRunRow['cause'];
type AgentStatus = NonNullable<(typeof agents.$inferSelect)['status']>;

const proofPauseSeconds = 10;

/** failed, or an older reading was kept */
const isUnread = or(eq(pages.state, 'failed'), and(inArray(pages.state, ['kept', 'carried']), isNotNull(pages.reason)));

const newestRuns = (on: Database | Transaction, agentId: string, limit: number): Promise<TrainingRunRow[]> =>
  on
    .select()
    .from(trainingRuns)
    .where(and(eq(trainingRuns.agentId, agentId), eq(trainingRuns.isPreview, false)))
    .orderBy(desc(trainingRuns.createdAt), desc(trainingRuns.id))
    .limit(limit);

export function createKnowledgeStore(db: Database) {
  return {
    transaction: <T>(work: (tx: Transaction) => Promise<T>) => db.transaction(work),

    /** One save at a time for an agent (T35). */
    lock: holdAgent,

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
        .set({ ownershipProvedAt: null, ownershipProvedBy: null, ownershipCheckedAt: null, ownershipLostAt: null })
        .where(eq(agentKnowledge.agentId, agentId));
    },

    async markProved(tx: Transaction, agentId: string, by: OwnershipProof | 'configuration'): Promise<void> {
      await tx
        .update(agentKnowledge)
        .set({ ownershipProvedAt: sql`now()`, ownershipProvedBy: by, ownershipLostAt: null })
        .where(eq(agentKnowledge.agentId, agentId));
    },

    /** What a training found where the proof of this website was looked for. @returns whether it was there until now */
    async noteProof(
      on: Transaction | Database,
      { agentId, websiteUrl }: Pick<KnowledgeRow, 'agentId' | 'websiteUrl'>,
      found: { by: OwnershipProof } | { lostAt: Date },
    ): Promise<boolean> {
      const isStill = and(eq(agentKnowledge.agentId, agentId), eq(agentKnowledge.websiteUrl, websiteUrl));
      const noted = await on
        .update(agentKnowledge)
        .set('by' in found ? { ownershipProvedBy: found.by, ownershipLostAt: null } : { ownershipLostAt: found.lostAt })
        .where('by' in found ? isStill : and(isStill, isNull(agentKnowledge.ownershipLostAt)))
        .returning({ agentId: agentKnowledge.agentId });
      return noted.length === 1;
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

    /** Websites saved within three days and not proved yet, each given out once in five minutes. */
    async claimUnproved(limit: number): Promise<string[]> {
      const waiting = db
        .select({ agentId: agentKnowledge.agentId })
        .from(agentKnowledge)
        .where(
          and(
            isNull(agentKnowledge.ownershipProvedAt),
            gt(agentKnowledge.savedAt, sql`now() - make_interval(days => 3)`),
            // the owner's own page asks at first
            sql`coalesce(${agentKnowledge.ownershipCheckedAt}, ${agentKnowledge.savedAt}) < now() - interval '5 minutes'`,
          ),
        )
        .limit(limit)
        .for('update', { skipLocked: true });
      const claimed = await db
        .update(agentKnowledge)
        .set({ ownershipCheckedAt: sql`now()` })
        .where(inArray(agentKnowledge.agentId, waiting))
        .returning({ agentId: agentKnowledge.agentId });
      return claimed.map(({ agentId }) => agentId);
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

    /** A run that is still under way makes room. */
    async addRun(
      tx: Transaction,
      agentId: string,
      why: { cause: TrainingCause; acceptsSmaller?: boolean; acceptsFailures?: boolean },
    ): Promise<string> {
      await tx
        .update(trainingRuns)
        .set({ phase: 'failed', reason: 'A newer training took its place.', finishedAt: sql`now()` })
        .where(and(eq(trainingRuns.agentId, agentId), isNull(trainingRuns.finishedAt)));
      const id = newId('run');
      await tx.insert(trainingRuns).values({ agentId, id, phase: 'waiting', ...why });
      return id;
    },

    async newestRun(agentId: string, on: Database | Transaction = db): Promise<TrainingRunRow | null> {
      const [row] = await newestRuns(on, agentId, 1);
      return row ?? null;
    },

    newestRuns: (agentId: string, limit: number) => newestRuns(db, agentId, limit),

    /** The run, and the one that ended before it began. */
    async runAndBefore(agentId: string, runId: string) {
      const [run] = await db
        .select()
        .from(trainingRuns)
        .where(and(eq(trainingRuns.agentId, agentId), eq(trainingRuns.id, runId)));
      const trainings = and(eq(trainingRuns.agentId, agentId), eq(trainingRuns.isPreview, false));
      const earlier = run && and(trainings, lt(trainingRuns.createdAt, run.createdAt));
      const [before] = earlier
        ? await db.select().from(trainingRuns).where(earlier).orderBy(desc(trainingRuns.createdAt)).limit(1)
        : [];
      return { run: run ?? null, before: before ?? null };
    },

    async noteHeldTold(agentId: string, runId: string): Promise<void> {
      await db
        .update(trainingRuns)
        .set({ heldToldAt: sql`now()` })
        .where(and(eq(trainingRuns.agentId, agentId), eq(trainingRuns.id, runId)));
    },

    async setSchedule(agentId: string, schedule: KnowledgeRow['trainingSchedule']) {
      const isTrained = db
        .select({ id: agents.id })
        .from(agents)
        .where(and(eq(agents.id, agentId), isNotNull(agents.indexVersion)));
      await db.update(agentKnowledge).set({ trainingSchedule: schedule }).where(eq(agentKnowledge.agentId, agentId));
      const [row] = await db
        .update(agentKnowledge)
        .set({ nextTrainingAt: sql`case when exists ${isTrained} then ${nextTrainingAt()} end` })
        .where(eq(agentKnowledge.agentId, agentId))
        .returning();
      return row ?? null;
    },

    /** Agents whose training is due; each is given out once, its next time already set. */
    async claimDue(limit: number): Promise<string[]> {
      const due = db
        .select({ agentId: agentKnowledge.agentId })
        .from(agentKnowledge)
        .where(lte(agentKnowledge.nextTrainingAt, sql`now()`))
        .orderBy(agentKnowledge.nextTrainingAt)
        .limit(limit)
        .for('update', { skipLocked: true });
      const claimed = await db
        .update(agentKnowledge)
        .set({ nextTrainingAt: nextTrainingAt() })
        .where(inArray(agentKnowledge.agentId, due))
        .returning({ agentId: agentKnowledge.agentId });
      return claimed.map(({ agentId }) => agentId);
    },

    /** Why pages of the newest run were left out, the commonest reason first; addresses in the reasons are taken out. */
    async leftOut(agentId: string) {
      const run = await this.newestRun(agentId);
      if (run === null) return [];
      const reason = sql<string>`regexp_replace(coalesce(${pages.reason}, ''), 'https?://\\S+[^\\s.]', 'another page')`;
      return db
        .select({ reason, pages: sql<number>`count(*)::int` })
        .from(pages)
        .where(and(eq(pages.agentId, agentId), eq(pages.runId, run.id), eq(pages.state, 'skipped')))
        .groupBy(reason)
        .orderBy(sql`count(*) desc`)
        .limit(10);
    },

    async failedPages(agentId: string, runId: string, limit: number) {
      return db
        .select({ url: pages.url, reason: pages.reason })
        .from(pages)
        .where(and(eq(pages.agentId, agentId), eq(pages.runId, runId), isUnread))
        .orderBy(pages.url)
        .limit(limit);
    },

    async agentState(agentId: string, on: Database | Transaction = db) {
      const [row] = await on
        .select({
          accountId: agents.accountId,
          status: agents.status,
          indexVersion: agents.indexVersion,
          seenAt: agents.seenAt,
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
