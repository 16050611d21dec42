/** What the feeds in force list, looked up for answers and trainings. */
import { and, asc, desc, eq, gt, gte, ilike, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { FeedKind } from '@vitrine/contract/feeds';
import type { Database } from '../../database/open-database.ts';
import { feedProducts } from '../../database/tables/shop-feeds.ts';
import type { Product } from '../../extraction/extracted-page.ts';
import type { ProductQuery } from '../../search/product-query.ts';

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
