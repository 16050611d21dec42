/** The end of a training run: what it read as a whole, and the one transaction that makes the agent answer from it. */
import type { TrainingDigest, TrainingSuite } from '@vitrine/contract/trainings';
import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../../database/open-database.ts';
import { agentKnowledge, agents } from '../../../database/tables/agents.ts';
import {
  facts,
  meaningVectors,
  pages,
  passages,
  products,
  searchIndexes,
  trainingRuns,
} from '../../../database/tables/training.ts';
import type { ExtractedPage, Product } from '../../../extraction/extracted-page.ts';
import type { FoundFact } from '../../../facts/fact.ts';
import type { IndexDocuments } from '../../../search/documents.ts';
import type { PageFacts } from '../domain/what-changed.ts';
import { readingPage } from './run-store.ts';
import type { RunKey } from './run-store.ts';

const rowsAtOnce = 500;
export const runTables = [pages, passages, products, facts, searchIndexes, meaningVectors];

/** What an index is built from, and the index. */
export interface ReadRun {
  documents: IndexDocuments;
  found: readonly FoundFact[];
  bytes: Uint8Array;
}

export async function writeRun(tx: Transaction, key: RunKey, { documents, found, bytes }: ReadRun): Promise<void> {
  for (let i = 0; i < documents.passages.length; i += rowsAtOnce) {
    const rows = documents.passages.slice(i, i + rowsAtOnce);
    await tx.insert(passages).values(rows.map((row, n) => ({ ...key, position: i + n, ...row })));
  }
  for (let i = 0; i < documents.products.length; i += rowsAtOnce) {
    const rows = documents.products.slice(i, i + rowsAtOnce);
    await tx.insert(products).values(rows.map((record, n) => ({ ...key, position: i + n, record })));
  }
  if (found.length > 0)
    await tx.insert(facts).values(found.map((fact, position) => ({ ...key, position, ...fact, readAt: sql`now()` })));
  await tx.insert(searchIndexes).values({ ...key, bytes });
}

export interface KeptFacts extends PageFacts {
  /** the site could not be asked, so an older reading stands */
  isStale: boolean;
}

export function createPublishStore(db: Database) {
  const base = alias(pages, 'base');
  const keptPages = ({ agentId, runId }: RunKey, baseRunId: string | null) => ({
    join: and(eq(base.agentId, pages.agentId), eq(base.runId, baseRunId ?? ''), eq(base.url, pages.url)),
    where: and(
      eq(pages.agentId, agentId),
      eq(pages.runId, runId),
      or(eq(pages.state, 'kept'), and(eq(pages.state, 'carried'), eq(base.state, 'kept'))),
    ),
  });

  async function moveCarried(tx: Transaction, { agentId, runId }: RunKey, baseRunId: string): Promise<void> {
    const ofRun = and(eq(pages.agentId, agentId), eq(pages.runId, runId), eq(pages.state, 'carried'));
    const carried = await tx.delete(pages).where(ofRun).returning({
      url: pages.url,
      sitemapModified: pages.sitemapModified,
      fetchedAt: pages.fetchedAt,
      reason: pages.reason,
    });
    // moved and not copied: what was read of a page is long, and stays where it lies
    await tx.execute(sql`
      update pages set run_id = ${runId},
        sitemap_modified = carried.sitemap_modified,
        fetched_at = coalesce(carried.fetched_at, pages.fetched_at),
        reason = case when pages.state = 'kept' then carried.reason else pages.reason end
      from jsonb_to_recordset(${JSON.stringify(
        carried.map((page) => ({
          url: page.url,
          sitemap_modified: page.sitemapModified,
          fetched_at: page.fetchedAt,
          reason: page.reason,
        })),
      )}::jsonb) as carried(url text, sitemap_modified text, fetched_at timestamptz, reason text)
      where pages.agent_id = ${agentId} and pages.run_id = ${baseRunId} and pages.url = carried.url`);
  }

  /** The switch: from this commit on the agent answers from the new run, and the older runs' rows are gone. @returns false when the run is over */
  async function finish(
    { agentId, runId }: RunKey,
    baseRunId: string | null,
    end: { digest: TrainingDigest; suite?: TrainingSuite | null; productsFound?: number },
    write: (tx: Transaction) => Promise<void>,
  ): Promise<boolean> {
    return db.transaction(async (tx) => {
      const done = await tx
        .update(trainingRuns)
        .set({ phase: 'done', finishedAt: sql`now()`, pausedUntil: null, awaySince: null, ...end })
        .where(and(eq(trainingRuns.agentId, agentId), eq(trainingRuns.id, runId), eq(trainingRuns.phase, 'indexing')))
        .returning({ id: trainingRuns.id });
      if (done.length === 0) return false;
      await write(tx);
      if (baseRunId !== null) await moveCarried(tx, { agentId, runId }, baseRunId);
      await tx
        .update(agents)
        .set({ indexVersion: runId, previewRunId: null, status: 'confirmed' })
        .where(eq(agents.id, agentId));
      await tx
        .update(agentKnowledge)
        .set({ nextTrainingAt: nextTrainingAt() })
        .where(eq(agentKnowledge.agentId, agentId));
      for (const table of runTables) {
        await tx.delete(table).where(and(eq(table.agentId, agentId), ne(table.runId, runId)));
      }
      return true;
    });
  }

  return {
    async keptFacts(key: RunKey, baseRunId: string | null): Promise<KeptFacts[]> {
      const { join, where } = keptPages(key, baseRunId);
      const reading = readingPage(base);
      return db
        .select({
          url: pages.url,
          contentHash: reading.contentHash,
          isStale: sql<boolean>`${pages.state} = 'carried' and ${pages.reason} is not null`,
        })
        .from(pages)
        .leftJoin(base, join)
        .where(where);
    },

    /** The titles of pages as they were read: what is read of a page is long, so they are asked for where they are needed. */
    async titles(key: RunKey, baseRunId: string | null, urls: readonly string[]): Promise<Map<string, string>> {
      const { join, where } = keptPages(key, baseRunId);
      const title = sql<string>`coalesce(${readingPage(base).extracted} ->> 'title', '')`;
      const rows = await db
        .select({ url: pages.url, title })
        .from(pages)
        .leftJoin(base, join)
        .where(and(where, inArray(pages.url, [...urls])));
      return new Map(rows.map((row) => [row.url, row.title]));
    },

    /** With `urls`, of these alone. */
    async extractedPages(key: RunKey, baseRunId: string | null, urls?: readonly string[]) {
      const { join, where } = keptPages(key, baseRunId);
      const rows = await db
        .select({ url: pages.url, extracted: readingPage(base).extracted })
        .from(pages)
        .leftJoin(base, join)
        .where(and(where, urls && inArray(pages.url, [...urls])))
        .orderBy(pages.url);
      return rows.flatMap(({ url, extracted }): { url: string; extracted: ExtractedPage }[] =>
        extracted ? [{ url, extracted }] : [],
      );
    },

    async products({ agentId, runId }: RunKey): Promise<Product[]> {
      const rows = await db
        .select({ record: products.record })
        .from(products)
        .where(and(eq(products.agentId, agentId), eq(products.runId, runId)));
      return rows.map(({ record }) => record);
    },

    publish(
      key: RunKey,
      baseRunId: string | null,
      { digest, suite, ...read }: ReadRun & { digest: TrainingDigest; suite: TrainingSuite | null },
    ): Promise<boolean> {
      const end = { digest, suite, productsFound: read.documents.products.length };
      return finish(key, baseRunId, end, (tx) => writeRun(tx, key, read));
    },

    /** Nothing is otherwise than before: the index that answers goes on under the new run's name. */
    publishUnchanged(key: RunKey, baseRunId: string, end: { digest: TrainingDigest; productsFound: number }) {
      const { agentId, runId } = key;
      return finish(key, baseRunId, end, async (tx) => {
        for (const table of [passages, products, searchIndexes]) {
          await tx
            .update(table)
            .set({ runId })
            .where(and(eq(table.agentId, agentId), eq(table.runId, baseRunId)));
        }
        // the pages were asked again and say the same
        await tx
          .update(facts)
          .set({ runId, readAt: sql`now()` })
          .where(and(eq(facts.agentId, agentId), eq(facts.runId, baseRunId)));
      });
    },
  };
}

/** By the agent's schedule, counted from now. */
export const nextTrainingAt = () => sql`case ${agentKnowledge.trainingSchedule}
  when 'daily' then now() + interval '1 day' when 'weekly' then now() + interval '7 days' end`;

export type PublishStore = ReturnType<typeof createPublishStore>;
