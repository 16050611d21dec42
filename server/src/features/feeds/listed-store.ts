/** What the feeds in force list, looked up for answers and trainings. */
import type { FeedKind } from '@vitrine/contract/feeds';
import { and, asc, desc, eq, gt, gte, ilike, inArray, isNotNull, lt, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/open-database.ts';
import { feedProducts, productFeeds } from '../../database/tables/shop-feeds.ts';
import type { Product } from '../../extraction/extracted-page.ts';
import type { ProductQuery } from '../../search/product-query.ts';
import type { Reading } from './read-feed.ts';

export interface FeedProductRow {
  kind: FeedKind;
  url: string;
  record: Product;
  since: Date;
}
export type Limits = Pick<ProductQuery, 'minPrice' | 'maxPrice' | 'onSale' | 'order'> & {
  /** words of a choice, in lower case and without anything but letters, digits and hyphens */
  option: readonly string[];
};
/** so many rows at a stretch: a whole feed is long */
const rowsAtOnce = 1_000;

export function createListedStore(db: Database) {
  return {
    /** What the feeds in force say of the products at these addresses. */
    async at(agentId: string, kinds: readonly FeedKind[], urls: readonly string[]): Promise<FeedProductRow[]> {
      if (kinds.length === 0 || urls.length === 0) return [];
      return db
        .select({
          kind: feedProducts.kind,
          url: feedProducts.url,
          record: feedProducts.record,
          since: feedProducts.readAt,
        })
        .from(feedProducts)
        .where(
          and(
            eq(feedProducts.agentId, agentId),
            inArray(feedProducts.kind, [...kinds]),
            sql`${feedProducts.url} = any(${sql.param([...urls])}::text[])`,
          ),
        );
    },

    /** Everything that a feed in force lists, a piece at a time. */
    async *listed(agentId: string, kind: FeedKind): AsyncGenerator<Product[], void> {
      for (let after = ''; ;) {
        const rows = await db
          .select({ url: feedProducts.url, record: feedProducts.record })
          .from(feedProducts)
          .where(and(eq(feedProducts.agentId, agentId), eq(feedProducts.kind, kind), gt(feedProducts.url, after)))
          .orderBy(asc(feedProducts.url))
          .limit(rowsAtOnce);
        yield rows.map(({ record }) => record);
        const last = rows.at(-1);
        if (last === undefined || rows.length < rowsAtOnce) return;
        after = last.url;
      }
    },

    /** Addresses by those of these codes that one product alone has. */
    async byCode(agentId: string, kinds: readonly FeedKind[], asked: readonly string[]): Promise<Map<string, string>> {
      if (kinds.length === 0 || asked.length === 0) return new Map();
      const wanted = sql`${sql.param([...asked])}::text[]`;
      const rows = await db
        .select({ code: sql<string>`code`, url: sql<string>`min(${feedProducts.url})` })
        .from(sql`${feedProducts}, unnest(${feedProducts.codes}) as code`)
        .where(
          and(
            eq(feedProducts.agentId, agentId),
            inArray(feedProducts.kind, [...kinds]),
            sql`${feedProducts.codes} && ${wanted}`,
            sql`code = any(${wanted})`,
          ),
        )
        .groupBy(sql`code`)
        .having(sql`count(distinct ${feedProducts.url}) = 1`);
      return new Map(rows.map(({ code, url }) => [code, url]));
    },

    /** Addresses of what costs so much and has such a choice, cheapest first, or dearest where that is asked for. */
    async within(agentId: string, kinds: readonly FeedKind[], asked: Limits, limit: number): Promise<string[]> {
      if (kinds.length === 0) return [];
      const amount = sql`(${feedProducts.record} -> 'price' ->> 'amount')::numeric`;
      const choices = sql`jsonb_path_query_array(${feedProducts.record}, '$.offers[*].options.*')::text`;
      const rows = await db
        .select({ url: feedProducts.url })
        .from(feedProducts)
        .where(
          and(
            eq(feedProducts.agentId, agentId),
            inArray(feedProducts.kind, [...kinds]),
            asked.option.length > 0 ? undefined : isNotNull(amount),
            ...asked.option.map((word) => ilike(choices, `%${word}%`)),
            asked.minPrice === null ? undefined : gte(amount, asked.minPrice),
            asked.maxPrice === null ? undefined : lte(amount, asked.maxPrice),
            asked.onSale ? isNotNull(sql`${feedProducts.record} -> 'priorPrice' ->> 'amount'`) : undefined,
          ),
        )
        .orderBy(asked.order === 'dearest' ? desc(amount) : asc(amount), asc(feedProducts.url))
        .limit(limit);
      return rows.map(({ url }) => url);
    },
  };
}

export type ListedStore = ReturnType<typeof createListedStore>;

const deletedAtOnce = 5_000;
/** pages that were read so shortly before a product was first read in the feed are of one update with it */
const oneUpdateMs = 3_600_000;

export interface Kept {
  agentId: string;
  kind: FeedKind;
  /** the feed as it was asked for: what its owner changed meanwhile is not overwritten */
  url: string;
  askedAt: Date;
  at: Date;
}

type Outcome = Partial<Omit<typeof productFeeds.$inferInsert, 'agentId' | 'kind' | 'url' | 'isOn'>>;

/** Puts a reading into force. Written by the worker alone. */
export function createReadingStore(db: Database) {
  const asked = ({ agentId, kind, url, askedAt }: Kept) =>
    and(
      eq(productFeeds.agentId, agentId),
      eq(productFeeds.kind, kind),
      eq(productFeeds.url, url),
      eq(productFeeds.isOn, true),
      // the table counts more finely than a date does
      lt(productFeeds.askedAt, new Date(askedAt.getTime() + 1)),
    );

  async function write(tx: Transaction, { agentId, kind, at }: Kept, records: Reading['records']): Promise<void> {
    const first = new Date(at.getTime() - oneUpdateMs);
    for await (const piece of records.pieces()) {
      await tx.execute(sql`
        insert into feed_products as f (agent_id, kind, url, record, read_at)
        select ${agentId}, ${kind}, record ->> 'url', record, ${first.toISOString()}::timestamptz
        from jsonb_array_elements(${`[${piece}]`}::jsonb) as record
        on conflict (agent_id, kind, url) do update set record = excluded.record,
          read_at = case when f.record -> 'price' = excluded.record -> 'price'
            and jsonb_path_query_array(f.record, '$.offers[*].price') = jsonb_path_query_array(excluded.record, '$.offers[*].price')
            then f.read_at else ${at.toISOString()}::timestamptz end
        where f.record <> excluded.record`);
    }
  }

  async function deleteGone(tx: Transaction, { agentId, kind }: Kept, there: ReadonlySet<string>): Promise<void> {
    const ofFeed = and(eq(feedProducts.agentId, agentId), eq(feedProducts.kind, kind));
    const known = await tx.select({ url: feedProducts.url }).from(feedProducts).where(ofFeed);
    const gone = known.flatMap(({ url }) => (there.has(url) ? [] : [url]));
    for (let i = 0; i < gone.length; i += deletedAtOnce)
      await tx.delete(feedProducts).where(and(ofFeed, inArray(feedProducts.url, gone.slice(i, i + deletedAtOnce))));
  }

  return {
    /** @returns false when the owner changed it, turned it off or asked for it anew meanwhile */
    publish(kept: Kept, reading: Pick<Reading, 'records' | 'urls'> | null, outcome: Outcome): Promise<boolean> {
      return db.transaction(async (tx) => {
        const changed = await tx
          .update(productFeeds)
          .set(outcome)
          .where(asked(kept))
          .returning({ kind: productFeeds.kind });
        if (changed.length === 0) return false;
        if (reading !== null) {
          await write(tx, kept, reading.records);
          await deleteGone(tx, kept, reading.urls);
        }
        return true;
      });
    },

    /** What is said of a reading that did not come into force, or of one that did. */
    async note(kept: Kept, outcome: Outcome): Promise<void> {
      await db.update(productFeeds).set(outcome).where(asked(kept));
    },
  };
}

export type ReadingStore = ReturnType<typeof createReadingStore>;
