import type { FeedKind } from '@vitrine/contract/feeds';
import { and, asc, count, desc, eq, isNotNull, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { shareReads } from '../../database/share-reads.ts';
import { agentKnowledge, agents } from '../../database/tables/agents.ts';
import { feedProducts, productFeeds } from '../../database/tables/shop-feeds.ts';
import { pageOfProduct, pages, products } from '../../database/tables/training.ts';
import type { PageProduct } from './domain/join-feeds.ts';

export type FeedRow = typeof productFeeds.$inferSelect;
type Found = Pick<FeedRow, 'url' | 'products' | 'variants' | 'currency' | 'problem'>;

/** so many rows at a stretch: a whole feed is long */
const rowsAtOnce = 1_000;
const dueAtOnce = 100;

export function createFeedStore(db: Database) {
  const feedOf = (agentId: string, kind: FeedKind) =>
    and(eq(productFeeds.agentId, agentId), eq(productFeeds.kind, kind));
  const feedsNow = db
    .select()
    .from(productFeeds)
    .where(eq(productFeeds.agentId, sql.placeholder('agentId')))
    .orderBy(asc(productFeeds.kind))
    .prepare('feeds_of_agent');

  return {
    all: shareReads(
      (agentId: string) => agentId,
      (agentId): Promise<FeedRow[]> => feedsNow.execute({ agentId }),
    ),

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

    /** The run that the agent answers from; null before the first. */
    async publishedRun(agentId: string): Promise<string | null> {
      const [agent] = await db.select({ indexVersion: agents.indexVersion }).from(agents).where(eq(agents.id, agentId));
      return agent?.indexVersion ?? null;
    },

    /** What most of the pages' prices are in; null where none is. */
    async pageCurrency(agentId: string): Promise<string | null> {
      const currency = sql<string | null>`${products.record} -> 'price' ->> 'currency'`;
      const [most] = await db
        .select({ currency })
        .from(products)
        .where(and(eq(products.agentId, agentId), isNotNull(currency)))
        .groupBy(currency)
        .orderBy(desc(count()))
        .limit(1);
      return most?.currency ?? null;
    },

    /** On, and due at once; what an earlier reading said holds until the new one is whole. */
    async turnOn(agentId: string, kind: FeedKind, url: string): Promise<void> {
      const anew = { isOn: true, problem: null, failures: 0, nextReadAt: null, askedAt: new Date() };
      const isSame = eq(productFeeds.url, url);
      await db
        .insert(productFeeds)
        .values({ agentId, kind, url, ...anew })
        .onConflictDoUpdate({
          target: [productFeeds.agentId, productFeeds.kind],
          set: {
            ...anew,
            url,
            // what was read before it was off is let go
            readAt: sql`case when ${productFeeds.isOn} then ${productFeeds.readAt} end`,
            // another feed is not compared with this one
            etag: sql`case when ${isSame} then ${productFeeds.etag} end`,
            contentHash: sql`case when ${isSame} then ${productFeeds.contentHash} end`,
          },
        });
    },

    /** What was found of a feed that is not read; one that is on stays as its owner set it. */
    async noteFound(agentId: string, kind: FeedKind, feed: Found): Promise<void> {
      await db
        .insert(productFeeds)
        .values({ agentId, kind, ...feed, isOn: false })
        .onConflictDoUpdate({
          target: [productFeeds.agentId, productFeeds.kind],
          set: feed,
          setWhere: eq(productFeeds.isOn, false),
        });
    },

    /** Feeds that were only found, and are there no more. */
    async forgetUnfound(agentId: string, found: readonly FeedKind[]): Promise<void> {
      const isFound = found.length === 0 ? undefined : notInArray(productFeeds.kind, [...found]);
      await db
        .delete(productFeeds)
        .where(
          and(eq(productFeeds.agentId, agentId), eq(productFeeds.isOn, false), isNull(productFeeds.readAt), isFound),
        );
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
        .where(
          and(
            eq(productFeeds.isOn, true),
            or(isNull(productFeeds.nextReadAt), lte(productFeeds.nextReadAt, sql`now()`)),
          ),
        )
        .orderBy(asc(productFeeds.nextReadAt))
        .limit(dueAtOnce);
    },

    /** What trainings read of the products' pages, a piece at a time. */
    async *pageProducts(agentId: string, runId: string): AsyncGenerator<PageProduct[], void> {
      for (let from = 0; ; from += rowsAtOnce) {
        const rows = await db
          .select({ record: products.record, checkedAt: pages.fetchedAt })
          .from(products)
          .leftJoin(pages, pageOfProduct)
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
