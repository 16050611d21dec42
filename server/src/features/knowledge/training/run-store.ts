/** A training run’s rows: the run itself with its phase, its pauses and its end, and where its pages link to. */
import type { TrainingDigest, TrainingSuite } from '@vitrine/contract/trainings';
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { linkedKey, spellingsOf } from '../../../crawling/linked-pages.ts';
import type { Database, Transaction } from '../../../database/open-database.ts';
import { agents } from '../../../database/tables/agents.ts';
import { pages, passages, products, trainingRuns } from '../../../database/tables/training.ts';
import type { ExtractedPage } from '../../../extraction/extracted-page.ts';
import type { IndexDocuments } from '../../../search/documents.ts';

/** The words that the parts of the training's store share. */
export interface RunKey {
  agentId: string;
  runId: string;
}

export const ofRun = ({ agentId, runId }: RunKey) => and(eq(pages.agentId, agentId), eq(pages.runId, runId));
export const isRun = ({ agentId, runId }: RunKey) => and(eq(trainingRuns.agentId, agentId), eq(trainingRuns.id, runId));
export const isOpenRun = (key: RunKey) => and(isRun(key), isNull(trainingRuns.finishedAt));

type PageColumns = Pick<typeof pages, 'extracted' | 'contentHash' | 'fingerprint'>;

/** What was read of a page, be it in this run or, for a carried one, in the run it builds on. */
export function readingPage(base: { [K in keyof PageColumns]: unknown }): {
  extracted: SQL<ExtractedPage | null>;
  contentHash: SQL<string | null>;
  fingerprint: SQL<string | null>;
} {
  const isCarried = sql`${pages.state} = 'carried'`;
  return {
    extracted: sql`case when ${isCarried} then ${base.extracted} else ${pages.extracted} end`,
    contentHash: sql`case when ${isCarried} then ${base.contentHash} else ${pages.contentHash} end`,
    fingerprint: sql`case when ${isCarried} then ${base.fingerprint} else ${pages.fingerprint} end`,
  };
}

// The ways in which a training run ends without being published.

/** Says in plain words why it cannot go on, whatever is tried. */
export class RunFailed extends Error {}

/** It read so much less than before, or breaks so much, that the old knowledge is kept. */
export class HeldBack extends Error {
  /** of a run that breaks questions of the suite */
  readonly suite: TrainingSuite | null;
  /** ... with what it would publish */
  readonly digest: TrainingDigest | null;
  constructor(message: string, broken: { suite: TrainingSuite; digest: TrainingDigest } | null = null) {
    super(message);
    this.suite = broken?.suite ?? null;
    this.digest = broken?.digest ?? null;
  }
}

/** A newer run took its place; nothing is to be said. */
export class Overtaken extends Error {}

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

/** Where a run's pages link to, and the pages that it reads for that. */

/** header and footer are the same on most */
const pagesAsked = 20;

export function createLinkedStore(db: Database) {
  const base = alias(pages, 'base');
  return {
    /** What the pages that were read link to from header and footer, the home page's first. */
    async siteLinks(key: RunKey, baseRunId: string | null): Promise<string[]> {
      const links = sql<string[] | null>`${readingPage(base).extracted} -> 'siteLinks'`;
      const rows = await db
        .select({ links })
        .from(pages)
        .leftJoin(base, and(eq(base.agentId, key.agentId), eq(base.runId, baseRunId ?? ''), eq(base.url, pages.url)))
        .where(and(ofRun(key), or(eq(pages.state, 'kept'), and(eq(pages.state, 'carried'), eq(base.state, 'kept')))))
        .orderBy(sql`${pages.url} !~ '^https?://[^/]+/?$'`, pages.url)
        .limit(pagesAsked);
      return [...new Set(rows.flatMap((row) => row.links ?? []))];
    },

    /** Pages to read besides those of the sitemap. @returns those that the run did not have yet, however they are spelled */
    async addLinked(key: RunKey, urls: readonly string[]): Promise<string[]> {
      if (urls.length === 0) return [];
      return db.transaction(async (tx) => {
        const known = await tx
          .select({ url: pages.url })
          .from(pages)
          .where(and(ofRun(key), inArray(pages.url, urls.flatMap(spellingsOf))));
        const keys = new Set(known.map(({ url }) => linkedKey(url)));
        const fresh = urls.filter((url) => !keys.has(linkedKey(url)));
        if (fresh.length === 0) return [];
        const added = await tx
          .insert(pages)
          .values(fresh.map((url) => ({ ...key, url, sitemapModified: null, state: 'waiting' as const })))
          .onConflictDoNothing()
          .returning({ url: pages.url });
        await countFound(tx, key, added.length);
        return added.map(({ url }) => url);
      });
    },

    /** One that is not there, or says nothing new, leaves no trace: nobody asked for it. */
    async dropLinked(key: RunKey, urls: readonly string[]): Promise<void> {
      if (urls.length === 0) return;
      await db.transaction(async (tx) => {
        const dropped = await tx
          .delete(pages)
          .where(and(ofRun(key), eq(pages.state, 'waiting'), inArray(pages.url, [...urls])))
          .returning({ url: pages.url });
        await countFound(tx, key, -dropped.length);
      });
    },
  };
}

async function countFound(tx: Transaction, key: RunKey, more: number): Promise<void> {
  await tx
    .update(trainingRuns)
    .set({ pagesFound: sql`${trainingRuns.pagesFound} + ${more}` })
    .where(isOpenRun(key));
}
