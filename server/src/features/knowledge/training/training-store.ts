/** A training run's rows: its pages one by one as they are read, and at the end its passages, products and index at once. */
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../database/open-database.ts';
import { agentKnowledge, agents } from '../../../database/tables/agents.ts';
import { pages, passages, products, searchIndexes, trainingRuns } from '../../../database/tables/training.ts';
import type { ExtractedPage } from '../../../extraction/extracted-page.ts';
import type { IndexDocuments } from '../../../search/documents.ts';

type Phase = (typeof trainingRuns.$inferSelect)['phase'];

export interface RunKey {
  agentId: string;
  runId: string;
}

export interface PageResult {
  url: string;
  state: 'kept' | 'skipped' | 'failed';
  reason?: string;
  httpStatus?: number | null;
  etag?: string | null;
  lastModified?: string | null;
  contentHash?: string;
  extracted?: ExtractedPage;
}

const rowsAtOnce = 500;

export function createTrainingStore(db: Database) {
  const ofRun = ({ agentId, runId }: RunKey) => and(eq(pages.agentId, agentId), eq(pages.runId, runId));
  const run = ({ agentId, runId }: RunKey) => and(eq(trainingRuns.agentId, agentId), eq(trainingRuns.id, runId));

  return {
    async run(key: RunKey) {
      const [row] = await db.select().from(trainingRuns).where(run(key));
      return row ?? null;
    },

    async isNewest({ agentId, runId }: RunKey): Promise<boolean> {
      const { rows } = await db.execute(sql`
        select 1 from ${trainingRuns} newer join ${trainingRuns} mine on mine.agent_id = newer.agent_id
        where mine.agent_id = ${agentId} and mine.id = ${runId} and newer.created_at > mine.created_at limit 1`);
      return rows.length === 0;
    },

    async setPhase(key: RunKey, phase: Phase): Promise<void> {
      await db
        .update(trainingRuns)
        .set({ phase, startedAt: sql`coalesce(${trainingRuns.startedAt}, now())` })
        .where(run(key));
    },

    /** Writes down what is to be read; called once a run, before its first page. */
    async addPages(key: RunKey, urls: string[], notices: string[], pageNumberSite: number): Promise<void> {
      await db.transaction(async (tx) => {
        for (let i = 0; i < urls.length; i += rowsAtOnce) {
          const rows = urls.slice(i, i + rowsAtOnce).map((url) => ({ ...key, url, state: 'waiting' as const }));
          await tx.insert(pages).values(rows).onConflictDoNothing();
        }
        await tx.update(trainingRuns).set({ phase: 'fetching', pagesFound: urls.length }).where(run(key));
        await tx
          .update(agentKnowledge)
          .set({ pageNumberSite, pageCountReason: null, notices })
          .where(eq(agentKnowledge.agentId, key.agentId));
      });
    },

    async waitingPages(key: RunKey): Promise<string[]> {
      const rows = await db
        .select({ url: pages.url })
        .from(pages)
        .where(and(ofRun(key), eq(pages.state, 'waiting')))
        .orderBy(pages.url);
      return rows.map((row) => row.url);
    },

    /** What is already known of this run's kept pages, to recognise copies after a restart too. */
    async keptPages(key: RunKey): Promise<{ url: string; contentHash: string | null }[]> {
      return db
        .select({ url: pages.url, contentHash: pages.contentHash })
        .from(pages)
        .where(and(ofRun(key), eq(pages.state, 'kept')));
    },

    /** The page and the run's counters, together: after a kill the run goes on exactly here. */
    async settlePage(key: RunKey, { url, ...result }: PageResult): Promise<void> {
      await db.transaction(async (tx) => {
        const settled = await tx
          .update(pages)
          .set({ ...result, fetchedAt: sql`now()` })
          .where(and(ofRun(key), eq(pages.url, url), eq(pages.state, 'waiting')))
          .returning({ url: pages.url });
        if (settled.length === 0) return;
        const failed = result.state === 'failed' ? 1 : 0;
        await tx
          .update(trainingRuns)
          .set({
            pagesDone: sql`${trainingRuns.pagesDone} + 1`,
            pagesFailed: sql`${trainingRuns.pagesFailed} + ${failed}`,
            productsFound: sql`${trainingRuns.productsFound} + ${result.extracted?.products.length ?? 0}`,
          })
          .where(run(key));
      });
    },

    /** What most of the failed pages failed for. */
    async commonestFailure(key: RunKey): Promise<string | null> {
      const [row] = await db
        .select({ reason: pages.reason })
        .from(pages)
        .where(and(ofRun(key), eq(pages.state, 'failed')))
        .groupBy(pages.reason)
        .orderBy(sql`count(*) desc`)
        .limit(1);
      return row?.reason ?? null;
    },

    /** What is left over when the plan's pages are full. */
    async skipWaiting(key: RunKey, reason: string): Promise<void> {
      await db
        .update(pages)
        .set({ state: 'skipped', reason })
        .where(and(ofRun(key), eq(pages.state, 'waiting')));
    },

    async extractedPages(key: RunKey): Promise<{ url: string; extracted: ExtractedPage }[]> {
      const rows = await db
        .select({ url: pages.url, extracted: pages.extracted })
        .from(pages)
        .where(and(ofRun(key), eq(pages.state, 'kept')))
        .orderBy(pages.url);
      return rows.flatMap(({ url, extracted }) => (extracted ? [{ url, extracted }] : []));
    },

    /** The switch: from this commit on the agent answers from the new run, and the older runs' rows are gone. */
    async publish(key: RunKey, documents: IndexDocuments, bytes: Uint8Array): Promise<void> {
      const { agentId, runId } = key;
      await db.transaction(async (tx) => {
        for (const table of [passages, products, searchIndexes]) {
          await tx.delete(table).where(and(eq(table.agentId, agentId), eq(table.runId, runId)));
        }
        for (let i = 0; i < documents.passages.length; i += rowsAtOnce) {
          const rows = documents.passages.slice(i, i + rowsAtOnce);
          await tx.insert(passages).values(rows.map((row, n) => ({ ...key, position: i + n, ...row })));
        }
        for (let i = 0; i < documents.products.length; i += rowsAtOnce) {
          const rows = documents.products.slice(i, i + rowsAtOnce);
          await tx.insert(products).values(rows.map((record, n) => ({ ...key, position: i + n, record })));
        }
        await tx.insert(searchIndexes).values({ ...key, bytes });
        await tx.update(agents).set({ indexVersion: runId, status: 'confirmed' }).where(eq(agents.id, agentId));
        await tx
          .update(trainingRuns)
          .set({ phase: 'done', productsFound: documents.products.length, finishedAt: sql`now()` })
          .where(run(key));
        for (const table of [pages, passages, products, searchIndexes]) {
          await tx.delete(table).where(and(eq(table.agentId, agentId), ne(table.runId, runId)));
        }
      });
    },

    /** The old index, if there is one, goes on answering. */
    async fail({ agentId, runId }: RunKey, reason: string): Promise<void> {
      await db.transaction(async (tx) => {
        await tx
          .update(trainingRuns)
          .set({ phase: 'failed', reason, finishedAt: sql`now()` })
          .where(run({ agentId, runId }));
        await tx
          .update(agents)
          .set({ status: sql`case when ${agents.indexVersion} is null then 'created' else 'confirmed' end` })
          .where(and(eq(agents.id, agentId), inArray(agents.status, ['pending'])));
      });
    },
  };
}

export type TrainingStore = ReturnType<typeof createTrainingStore>;
