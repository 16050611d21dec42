/** Where a run's pages link to, and the pages that it reads for that. */
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { linkedKey, spellingsOf } from '../../../crawling/linked-pages.ts';
import type { Database, Transaction } from '../../../database/open-database.ts';
import { pages, trainingRuns } from '../../../database/tables/training.ts';
import { isOpenRun, ofRun, readingPage } from './run-rows.ts';
import type { RunKey } from './run-rows.ts';

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
