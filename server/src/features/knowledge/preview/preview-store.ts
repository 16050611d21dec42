/** The rows of a preview: a run that is never published, and what a few pages gave. */
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/open-database.ts';
import { agentKnowledge, agents } from '../../../database/tables/agents.ts';
import { trainingRuns } from '../../../database/tables/training.ts';
import { newId } from '../../../lib/ids.ts';
import { runTables, writeRun } from '../training/publish-store.ts';
import type { ReadRun } from '../training/publish-store.ts';
import type { RunKey } from '../training/run-store.ts';

const keptDays = 3;
const thrownAwayAtOnce = 50;

export function createPreviewStore(db: Database) {
  const ofRun = ({ agentId, runId }: RunKey) => and(eq(trainingRuns.agentId, agentId), eq(trainingRuns.id, runId));

  async function forget(tx: Transaction, { agentId, runId }: RunKey): Promise<void> {
    for (const table of runTables)
      await tx.delete(table).where(and(eq(table.agentId, agentId), eq(table.runId, runId)));
  }

  return {
    /** The newest preview of the website that is named now; null where there is none, or a training already answers. */
    async newest(agentId: string, on: Database | Transaction = db) {
      const [row] = await on
        .select({ run: trainingRuns, previewRunId: agents.previewRunId })
        .from(trainingRuns)
        .innerJoin(agents, eq(agents.id, trainingRuns.agentId))
        .innerJoin(agentKnowledge, eq(agentKnowledge.agentId, trainingRuns.agentId))
        .where(
          and(
            eq(trainingRuns.agentId, agentId),
            eq(trainingRuns.isPreview, true),
            gt(trainingRuns.createdAt, agentKnowledge.savedAt),
          ),
        )
        .orderBy(desc(trainingRuns.createdAt))
        .limit(1);
      return row ?? null;
    },

    async add(tx: Transaction, agentId: string): Promise<RunKey> {
      const runId = newId('run');
      await tx.insert(trainingRuns).values({ agentId, id: runId, phase: 'fetching', cause: 'owner', isPreview: true });
      return { agentId, runId };
    },

    async isUnderWay(key: RunKey): Promise<boolean> {
      const [row] = await db
        .select({ id: trainingRuns.id })
        .from(trainingRuns)
        .where(and(ofRun(key), isNull(trainingRuns.finishedAt)));
      return row !== undefined;
    },

    async fail(key: RunKey, reason: string): Promise<void> {
      await db
        .update(trainingRuns)
        .set({ phase: 'failed', reason, finishedAt: sql`now()` })
        .where(and(ofRun(key), isNull(trainingRuns.finishedAt)));
    },

    /** From this commit on the owner's test chat answers from it; an older preview's rows go. Nothing when a training took its place. */
    async keep(key: RunKey, read: ReadRun, pagesKept: number): Promise<void> {
      await db.transaction(async (tx) => {
        const [agent] = await tx.select().from(agents).where(eq(agents.id, key.agentId)).for('update');
        const done = await tx
          .update(trainingRuns)
          .set({ phase: 'done', finishedAt: sql`now()`, pagesKept, productsFound: read.documents.products.length })
          .where(and(ofRun(key), isNull(trainingRuns.finishedAt)))
          .returning({ id: trainingRuns.id });
        if (done.length === 0 || agent === undefined) return;
        if (agent.previewRunId !== null) await forget(tx, { agentId: key.agentId, runId: agent.previewRunId });
        await writeRun(tx, key, read);
        await tx.update(agents).set({ previewRunId: key.runId }).where(eq(agents.id, key.agentId));
      });
    },

    /** Those of shops that nobody proved to be theirs. */
    async throwAwayOld(): Promise<void> {
      const old = await db
        .select({ agentId: agents.id, runId: trainingRuns.id })
        .from(agents)
        .innerJoin(trainingRuns, and(eq(trainingRuns.agentId, agents.id), eq(trainingRuns.id, agents.previewRunId)))
        .where(lt(trainingRuns.createdAt, sql`now() - make_interval(days => ${keptDays})`))
        .limit(thrownAwayAtOnce);
      for (const key of old)
        await db.transaction(async (tx) => {
          await tx
            .update(agents)
            .set({ previewRunId: null })
            .where(and(eq(agents.id, key.agentId), eq(agents.previewRunId, key.runId)));
          await forget(tx, key);
        });
    },
  };
}

export type PreviewStore = ReturnType<typeof createPreviewStore>;
