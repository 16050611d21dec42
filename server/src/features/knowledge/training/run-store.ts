/** A training run's own row: its phase, its pauses and how it ended. */
import type { TrainingDigest, TrainingSuite } from '@vitrine/contract/trainings';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../database/open-database.ts';
import { agents } from '../../../database/tables/agents.ts';
import { pages, passages, products, trainingRuns } from '../../../database/tables/training.ts';
import type { IndexDocuments } from '../../../search/documents.ts';
import { isOpenRun, isRun, ofRun } from './run-rows.ts';
import type { RunKey } from './run-rows.ts';

type Phase = (typeof trainingRuns.$inferSelect)['phase'];

interface Held {
  isHeldBack?: boolean;
  suite?: TrainingSuite | null;
  digest?: TrainingDigest | null;
}

export function createRunStore(db: Database) {
  return {
    async run(key: RunKey) {
      const [row] = await db.select().from(trainingRuns).where(isRun(key));
      return row ?? null;
    },

    /** The published run, which a new one may build on. */
    async publishedRun(agentId: string) {
      const [row] = await db
        .select({ run: trainingRuns })
        .from(agents)
        .innerJoin(trainingRuns, and(eq(trainingRuns.agentId, agents.id), eq(trainingRuns.id, agents.indexVersion)))
        .where(eq(agents.id, agentId));
      return row?.run ?? null;
    },

    async begin(key: RunKey, facts: { baseRunId: string | null; readerVersion: number; pageLimit: number }) {
      await db
        .update(trainingRuns)
        .set({ ...facts, phase: 'discovering', startedAt: sql`coalesce(${trainingRuns.startedAt}, now())` })
        .where(and(isRun(key), inArray(trainingRuns.phase, ['waiting', 'discovering'])));
    },

    /** @returns false when the run is over, for a newer one took its place */
    async setPhase(key: RunKey, phase: Phase): Promise<boolean> {
      const set = await db.update(trainingRuns).set({ phase }).where(isOpenRun(key)).returning({ id: trainingRuns.id });
      return set.length === 1;
    },

    async pause(key: RunKey, pause: { awaySince: Date; pausedUntil: Date; reason: string }): Promise<void> {
      await db.update(trainingRuns).set(pause).where(isOpenRun(key));
    },

    /** The old index, if there is one, goes on answering. @returns false when the run was over already */
    async fail(
      key: RunKey,
      reason: string,
      { isHeldBack = false, suite = null, digest = null }: Held = {},
    ): Promise<boolean> {
      return db.transaction(async (tx) => {
        const failed = await tx
          .update(trainingRuns)
          .set({ phase: 'failed', reason, isHeldBack, suite, digest, pausedUntil: null, finishedAt: sql`now()` })
          .where(isOpenRun(key))
          .returning({ id: trainingRuns.id });
        if (failed.length === 0) return false;
        await tx
          .update(agents)
          .set({ status: sql`case when ${agents.indexVersion} is null then 'created' else 'confirmed' end` })
          .where(and(eq(agents.id, key.agentId), eq(agents.status, 'pending')));
        return true;
      });
    },

    /** What most of the failed pages failed for. */
    async commonestFailure(key: RunKey): Promise<string | null> {
      const [row] = await db
        .select({ reason: pages.reason })
        .from(pages)
        .where(and(ofRun(key), inArray(pages.state, ['failed', 'skipped'])))
        .groupBy(pages.reason, pages.state)
        .orderBy(pages.state, sql`count(*) desc`)
        .limit(1);
      return row?.reason ?? null;
    },
  };
}

/** What a published run's index lists, read back from the store that it was built from. */
export async function storedDocuments(db: Database, { agentId, runId }: RunKey): Promise<IndexDocuments> {
  const pages = await db
    .select()
    .from(passages)
    .where(and(eq(passages.agentId, agentId), eq(passages.runId, runId)))
    .orderBy(asc(passages.position));
  const records = await db
    .select({ record: products.record })
    .from(products)
    .where(and(eq(products.agentId, agentId), eq(products.runId, runId)))
    .orderBy(asc(products.position));
  return {
    passages: pages.map(({ url, title, headings, text, language, kind, voice }) => ({
      url,
      title,
      headings,
      text,
      language,
      kind,
      voice,
    })),
    products: records.map(({ record }) => record),
  };
}
