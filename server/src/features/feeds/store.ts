import { and, asc, eq, gt, inArray, isNotNull, lte, ne, or, sql } from 'drizzle-orm';
import type { FeedKind } from '@vitrine/contract/feeds';
import type { Database } from '../../database/open-database.ts';
import { agentKnowledge } from '../../database/tables/agents.ts';
import { feedProducts, productFeeds } from '../../database/tables/shop-feeds.ts';
import { pages, products } from '../../database/tables/training.ts';
import type { FeedProduct, PageProduct } from './domain/join-feeds.ts';

export type FeedRow = typeof productFeeds.$inferSelect;
type Change = Partial<Omit<FeedRow, 'agentId' | 'kind' | 'createdAt'>>;

/** so many rows at a stretch: a whole feed is long */
const rowsAtOnce = 1_000;
const dueAtOnce = 100;

export function createFeedStore(db: Database) {
  const feedOf = (agentId: string, kind: FeedKind) =>
    and(eq(productFeeds.agentId, agentId), eq(productFeeds.kind, kind));

  return {
    async all(agentId: string): Promise<FeedRow[]> {
      return db
        .select()
        .from(productFeeds)
        .where(eq(productFeeds.agentId, agentId))
        .orderBy(asc(productFeeds.createdAt), asc(productFeeds.kind));
    },

    async feed(agentId: string, kind: FeedKind): Promise<FeedRow | null> {
      const [row] = await db.select().from(productFeeds).where(feedOf(agentId, kind));
      return row ?? null;
    },

    /** The site that feeds may be read from; null without one, or while it is not proved. */
    async provedSite(agentId: string): Promise<string | null> {
      const [row] = await db
        .select({ websiteUrl: agentKnowledge.websiteUrl })
        .from(agentKnowledge)
        .where(and(eq(agentKnowledge.agentId, agentId), isNotNull(agentKnowledge.ownershipProvedAt)));
      return row?.websiteUrl ?? null;
    },

    async put(agentId: string, kind: FeedKind, feed: Change & Pick<FeedRow, 'url'>): Promise<void> {
      await db
        .insert(productFeeds)
        .values({ agentId, kind, ...feed })
        .onConflictDoUpdate({ target: [productFeeds.agentId, productFeeds.kind], set: feed });
    },

    /** What was found of a feed that is not read; one that is on stays as its owner set it. */
    async noteFound(agentId: string, kind: FeedKind, feed: Change & Pick<FeedRow, 'url'>): Promise<void> {
      await db
        .insert(productFeeds)
        .values({ agentId, kind, ...feed, isOn: false })
        .onConflictDoUpdate({
          target: [productFeeds.agentId, productFeeds.kind],
          set: feed,
          setWhere: eq(productFeeds.isOn, false),
        });
    },

    async change(agentId: string, kind: FeedKind, change: Change): Promise<void> {
      await db.update(productFeeds).set(change).where(feedOf(agentId, kind));
    },

    /** Off: what it said holds no more. */
    async turnOff(agentId: string, kind: FeedKind): Promise<boolean> {
      return db.transaction(async (tx) => {
        const off = { isOn: false, problem: null, failures: 0, etag: null, contentHash: null, disagreements: [] };
        const turned = await tx
          .update(productFeeds)
          .set({ ...off, nextReadAt: null })
          .where(feedOf(agentId, kind))
          .returning({ kind: productFeeds.kind });
        await tx.delete(feedProducts).where(and(eq(feedProducts.agentId, agentId), eq(feedProducts.kind, kind)));
        return turned.length > 0;
      });
    },

    async due(): Promise<Pick<FeedRow, 'agentId' | 'kind'>[]> {
      return db
        .select({ agentId: productFeeds.agentId, kind: productFeeds.kind })
        .from(productFeeds)
        .where(and(eq(productFeeds.isOn, true), lte(productFeeds.nextReadAt, sql`now()`)))
        .orderBy(asc(productFeeds.nextReadAt))
        .limit(dueAtOnce);
    },

    /** What the feeds in force say, a piece at a time; without their descriptions where only prices and stock are asked for. */
    async *read(agentId: string, feed: FeedRow, withWords: boolean): AsyncGenerator<[string, FeedProduct], void> {
      const { kind, readAt } = feed;
      if (readAt === null) return;
      const record = withWords
        ? feedProducts.record
        : sql<FeedProduct['record']>`jsonb_set(${feedProducts.record}, '{description}', '""')`;
      for (let after = ''; ;) {
        const rows = await db
          .select({ url: feedProducts.url, record, since: feedProducts.readAt })
          .from(feedProducts)
          .where(and(eq(feedProducts.agentId, agentId), eq(feedProducts.kind, kind), gt(feedProducts.url, after)))
          .orderBy(asc(feedProducts.url))
          .limit(rowsAtOnce);
        for (const row of rows) yield [row.url, { record: row.record, kind, since: row.since, readAt }];
        const last = rows.at(-1);
        if (last === undefined || rows.length < rowsAtOnce) return;
        after = last.url;
      }
    },

    /** What trainings read of the products' pages, a piece at a time. */
    async *pageProducts(agentId: string, runId: string): AsyncGenerator<PageProduct[], void> {
      for (let from = 0; ; from += rowsAtOnce) {
        const rows = await db
          .select({ record: products.record, checkedAt: pages.fetchedAt })
          .from(products)
          .leftJoin(
            pages,
            and(
              eq(pages.agentId, products.agentId),
              eq(pages.runId, products.runId),
              eq(pages.url, sql`${products.record} ->> 'url'`),
            ),
          )
          .where(
            and(
              eq(products.agentId, agentId),
              eq(products.runId, runId),
              sql`${products.position} between ${from} and ${from + rowsAtOnce - 1}`,
            ),
          );
        if (rows.length === 0) return;
        yield rows.map(({ record, checkedAt }) => ({
          ...record,
          ...(checkedAt !== null && { checkedAt: checkedAt.toISOString() }),
        }));
      }
    },
  };
}

export type FeedStore = ReturnType<typeof createFeedStore>;
