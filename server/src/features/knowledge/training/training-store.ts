/** A training run's pages, one by one as they are read, and its counters with them. */
import type { SitemapInstead } from '@vitrine/contract/knowledge';
import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../database/open-database.ts';
import { agentKnowledge } from '../../../database/tables/agents.ts';
import { pages, products, trainingRuns } from '../../../database/tables/training.ts';
import type { ExtractedPage } from '../../../extraction/extracted-page.ts';
import type { KnownPage, PlannedPage } from './plan-pages.ts';
import { createLinkedStore, createRunStore, isOpenRun, isRun, ofRun, readingPage } from './run-store.ts';
import type { RunKey } from './run-store.ts';

export interface PageResult {
  url: string;
  /** carried: what the earlier run knows of it holds */
  state: 'kept' | 'carried' | 'skipped' | 'failed';
  reason?: string | null;
  httpStatus?: number | null;
  etag?: string | null;
  lastModified?: string | null;
  contentHash?: string;
  fingerprint?: string | null;
  copyOf?: string;
  extracted?: ExtractedPage;
  /** the site confirmed the page just now */
  isConfirmed: boolean;
  /** it is among the agent's pages now */
  isKept: boolean;
}

export interface WaitingPage {
  url: string;
  sitemapModified: string | null;
  /** what the run it builds on knows of the page */
  known: {
    state: 'kept' | 'skipped';
    etag: string | null;
    lastModified: string | null;
    sitemapModified: string | null;
    contentHash: string | null;
    fetchedAt: Date;
  } | null;
}

const rowsAtOnce = 500;

/** the site did not confirm it */
const isOld = ({ state, isConfirmed }: PageResult) => state === 'failed' || (state === 'carried' && !isConfirmed);

const sum = (results: readonly PageResult[], of: (result: PageResult) => number | undefined): number =>
  results.reduce((all, result) => all + (of(result) ?? 0), 0);

export function createTrainingStore(db: Database) {
  const base = alias(pages, 'base');
  /** the row of the page in the run that this one builds on */
  const sameInBase = (baseRunId: string | null) =>
    and(eq(base.agentId, pages.agentId), eq(base.runId, baseRunId ?? ''), eq(base.url, pages.url));

  return {
    ...createRunStore(db),
    ...createLinkedStore(db),

    async knownPages(key: RunKey): Promise<KnownPage[]> {
      const rows = await db
        .select({
          url: pages.url,
          state: pages.state,
          sitemapModified: pages.sitemapModified,
          fetchedAt: pages.fetchedAt,
          copyOf: pages.copyOf,
          isProduct: sql<boolean>`exists (${db
            .select({ position: products.position })
            .from(products)
            .where(
              and(
                eq(products.agentId, key.agentId),
                eq(products.runId, key.runId),
                sql`${products.record} ->> 'url' = ${pages.url}`,
              ),
            )})`,
        })
        .from(pages)
        .where(and(ofRun(key), inArray(pages.state, ['kept', 'skipped']), isNotNull(pages.fetchedAt)));
      return rows.flatMap(({ state, fetchedAt, ...row }) =>
        fetchedAt !== null && (state === 'kept' || state === 'skipped') ? [{ ...row, state, fetchedAt }] : [],
      );
    },

    /** Writes down what is to be read; called once a run, before its first page. */
    async addPages(
      key: RunKey,
      planned: readonly PlannedPage[],
      found: {
        notices: string[];
        sitemapInstead: SitemapInstead | null;
        /** addresses that the owner does not want read */
        excluded: readonly string[];
        pageNumberSite: number;
        carriedKept: number;
      },
    ): Promise<void> {
      await db.transaction(async (tx) => {
        const excluded = found.excluded.map((url) => ({ url, state: 'skipped' as const, reason: 'You excluded it.' }));
        const rows = [...planned, ...excluded].map((page) => ({ ...key, ...page }));
        for (let i = 0; i < rows.length; i += rowsAtOnce)
          await tx
            .insert(pages)
            .values(rows.slice(i, i + rowsAtOnce))
            .onConflictDoNothing();
        await tx
          .update(trainingRuns)
          .set({
            phase: 'fetching',
            pagesFound: planned.length,
            pagesDone: planned.filter(({ state }) => state === 'carried').length,
            pagesKept: found.carriedKept,
            awaySince: null,
            pausedUntil: null,
            reason: null,
          })
          .where(isOpenRun(key));
        await tx
          .update(agentKnowledge)
          .set({
            pageNumberSite: found.pageNumberSite,
            pageCountReason: null,
            notices: found.notices,
            sitemapInstead: found.sitemapInstead,
          })
          .where(eq(agentKnowledge.agentId, key.agentId));
      });
    },

    async waitingPages(key: RunKey, baseRunId: string | null): Promise<WaitingPage[]> {
      const rows = await db
        .select({
          url: pages.url,
          sitemapModified: pages.sitemapModified,
          known: {
            state: base.state,
            etag: base.etag,
            lastModified: base.lastModified,
            sitemapModified: base.sitemapModified,
            contentHash: base.contentHash,
            fetchedAt: base.fetchedAt,
          },
        })
        .from(pages)
        .leftJoin(base, and(sameInBase(baseRunId), inArray(base.state, ['kept', 'skipped'])))
        .where(and(ofRun(key), eq(pages.state, 'waiting')))
        .orderBy(pages.url);
      return rows.map(({ known, ...page }) => {
        const state = known?.state;
        const isKnown = (state === 'kept' || state === 'skipped') && known?.fetchedAt != null;
        return {
          ...page,
          known: isKnown && known ? { ...known, state, fetchedAt: known.fetchedAt ?? new Date(0) } : null,
        };
      });
    },

    /** What is already known of this run's kept pages, to recognise copies after a restart too. */
    async keptPages(key: RunKey, baseRunId: string | null) {
      const reading = readingPage(base);
      return db
        .select({
          url: pages.url,
          canonicalUrl: sql<string | null>`${reading.extracted} ->> 'canonicalUrl'`,
          contentHash: reading.contentHash,
          fingerprint: reading.fingerprint,
        })
        .from(pages)
        .leftJoin(base, sameInBase(baseRunId))
        .where(and(ofRun(key), or(eq(pages.state, 'kept'), and(eq(pages.state, 'carried'), eq(base.state, 'kept')))));
    },

    /** Pages and the run's counters, together: after a kill the run goes on exactly here. @returns false when the run is over */
    async settlePages(key: RunKey, results: readonly PageResult[]): Promise<boolean> {
      return db.transaction(async (tx) => {
        const old = results.filter(isOld).length;
        const counted = await tx
          .update(trainingRuns)
          .set({
            pagesDone: sql`${trainingRuns.pagesDone} + ${results.length}`,
            pagesKept: sql`${trainingRuns.pagesKept} + ${results.filter(({ isKept }) => isKept).length}`,
            pagesFailed: sql`${trainingRuns.pagesFailed} + ${old}`,
            productsFound: sql`${trainingRuns.productsFound} + ${sum(results, (one) => one.extracted?.products.length)}`,
            ...(old < results.length && { awaySince: null, pausedUntil: null, reason: null }),
          })
          .where(isOpenRun(key))
          .returning({ id: trainingRuns.id });
        if (counted.length === 0) return false;
        const unchanged = results.filter(({ state, isConfirmed }) => state === 'carried' && isConfirmed);
        if (unchanged.length > 0) {
          const urls = unchanged.map(({ url }) => url);
          await tx
            .update(pages)
            .set({ state: 'carried', fetchedAt: sql`now()` })
            .where(and(ofRun(key), inArray(pages.url, urls), eq(pages.state, 'waiting')));
        }
        for (const { url, isConfirmed, isKept: _, ...result } of results) {
          if (result.state === 'carried' && isConfirmed) continue;
          await tx
            .update(pages)
            .set({ ...result, ...(isConfirmed && { fetchedAt: sql`now()` }) })
            .where(and(ofRun(key), eq(pages.url, url), eq(pages.state, 'waiting')));
        }
        return true;
      });
    },

    /** The sitemap's dates turned out to be worth nothing: what was believed is asked after all. */
    async askCarried(key: RunKey, baseRunId: string | null): Promise<void> {
      await db.transaction(async (tx) => {
        const believed = and(ofRun(key), eq(pages.state, 'carried'), isNull(pages.fetchedAt), isNull(pages.reason));
        const [{ kept } = { kept: 0 }] = await tx
          .select({ kept: sql<number>`count(*)::int` })
          .from(pages)
          .innerJoin(base, and(sameInBase(baseRunId), eq(base.state, 'kept')))
          .where(believed);
        const asked = await tx.update(pages).set({ state: 'waiting' }).where(believed).returning({ url: pages.url });
        await tx
          .update(trainingRuns)
          .set({
            pagesDone: sql`${trainingRuns.pagesDone} - ${asked.length}`,
            pagesKept: sql`${trainingRuns.pagesKept} - ${kept}`,
          })
          .where(isRun(key));
      });
    },

    /** Not read at all: addresses of a trap, or what is left over when the plan's pages are full. */
    async skipWaiting(key: RunKey, reason: string, urls?: readonly string[]): Promise<void> {
      await db.transaction(async (tx) => {
        const skipped = await tx
          .update(pages)
          .set({ state: 'skipped', reason })
          .where(and(ofRun(key), eq(pages.state, 'waiting'), urls && inArray(pages.url, [...urls])))
          .returning({ url: pages.url });
        await tx
          .update(trainingRuns)
          .set({ pagesDone: sql`${trainingRuns.pagesDone} + ${skipped.length}` })
          .where(isRun(key));
      });
    },
  };
}

export type TrainingStore = ReturnType<typeof createTrainingStore>;
