/** Puts a reading into force, and keeps at which prices the shop's products were really seen. Written by the worker alone. */
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { FeedKind } from '@vitrine/contract/feeds';
import type { Database, Transaction } from '../../database/open-database.ts';
import { feedProducts, priceSightings, productFeeds } from '../../database/tables/shop-feeds.ts';

const rowsAtOnce = 500;
const deletedAtOnce = 5_000;
const sightingsKeptDays = 60;
/** pages that were read so shortly before a product was first read in the feed are of one update with it */
const oneUpdateMs = 3_600_000;

export interface Kept {
  agentId: string;
  kind: FeedKind;
  /** the feed as it was asked for: what its owner changed meanwhile is not overwritten */
  url: string;
  at: Date;
}

type Outcome = Partial<Omit<typeof productFeeds.$inferInsert, 'agentId' | 'kind' | 'url' | 'isOn'>>;

export function createReadingStore(db: Database) {
  const asked = ({ agentId, kind, url }: Kept) =>
    and(
      eq(productFeeds.agentId, agentId),
      eq(productFeeds.kind, kind),
      eq(productFeeds.url, url),
      eq(productFeeds.isOn, true),
    );

  async function write(tx: Transaction, { agentId, kind, at }: Kept, records: readonly string[]): Promise<void> {
    const first = new Date(at.getTime() - oneUpdateMs);
    for (let i = 0; i < records.length; i += rowsAtOnce) {
      const batch = `[${records.slice(i, i + rowsAtOnce).join(',')}]`;
      await tx.execute(sql`
        insert into feed_products as f (agent_id, kind, url, record, read_at)
        select ${agentId}, ${kind}, record ->> 'url', record, ${first.toISOString()}::timestamptz
        from jsonb_array_elements(${batch}::jsonb) as record
        on conflict (agent_id, kind, url) do update set record = excluded.record,
          read_at = case when f.record -> 'price' = excluded.record -> 'price'
            and jsonb_path_query_array(f.record, '$.offers[*].price') = jsonb_path_query_array(excluded.record, '$.offers[*].price')
            then f.read_at else ${at.toISOString()}::timestamptz end
        where f.record <> excluded.record`);
    }
  }

  async function deleteGone(
    tx: Transaction,
    { agentId, kind }: Kept,
    isThere: (url: string) => boolean,
  ): Promise<void> {
    const ofFeed = and(eq(feedProducts.agentId, agentId), eq(feedProducts.kind, kind));
    const known = await tx.select({ url: feedProducts.url }).from(feedProducts).where(ofFeed);
    const gone = known.flatMap(({ url }) => (isThere(url) ? [] : [url]));
    for (let i = 0; i < gone.length; i += deletedAtOnce)
      await tx.delete(feedProducts).where(and(ofFeed, inArray(feedProducts.url, gone.slice(i, i + deletedAtOnce))));
  }

  /** What costs as it did is seen on; a change begins a new sighting. The product itself stands under the variant ''. */
  async function noteSightings(tx: Transaction, { agentId, kind, at }: Kept): Promise<void> {
    const now = sql`${at.toISOString()}::timestamptz`;
    await tx.execute(sql`
      with seen as (
        select url, '' as variant, record -> 'price' as price, record ->> 'availability' as availability
        from feed_products where agent_id = ${agentId} and kind = ${kind}
        union all
        select url, offer ->> 'id', offer -> 'price', offer ->> 'availability'
        from feed_products, jsonb_array_elements(record -> 'offers') as offer
        where agent_id = ${agentId} and kind = ${kind} and offer ->> 'id' <> ''),
      priced as (
        select distinct on (url, variant) url, variant, (price ->> 'amount')::numeric as amount,
          price ->> 'currency' as currency, availability
        from seen where jsonb_typeof(price) = 'object'),
      newest as (
        select distinct on (url, variant) url, variant, seen_from, amount, currency, availability
        from price_sightings where agent_id = ${agentId} order by url, variant, seen_from desc),
      same as (
        update price_sightings as p set seen_until = ${now}
        from newest n join priced q on q.url = n.url and q.variant = n.variant
          and q.amount = n.amount and q.currency = n.currency and q.availability = n.availability
        where p.agent_id = ${agentId} and p.url = n.url and p.variant = n.variant and p.seen_from = n.seen_from
        returning p.url, p.variant)
      insert into price_sightings (agent_id, url, variant, amount, currency, availability, seen_from, seen_until)
      select ${agentId}, url, variant, amount, currency, availability, ${now}, ${now} from priced q
      where not exists (select from same s where s.url = q.url and s.variant = q.variant)
      on conflict do nothing`);
  }

  return {
    /** @returns false when the owner changed or turned off the feed meanwhile */
    publish(kept: Kept, records: ReadonlyMap<string, string> | null, outcome: Outcome): Promise<boolean> {
      return db.transaction(async (tx) => {
        const changed = await tx
          .update(productFeeds)
          .set(outcome)
          .where(asked(kept))
          .returning({ kind: productFeeds.kind });
        if (changed.length === 0) return false;
        if (records !== null) {
          await write(tx, kept, [...records.values()]);
          await deleteGone(tx, kept, (url) => records.has(url));
        }
        await noteSightings(tx, kept);
        return true;
      });
    },

    /** What is said of a reading that did not come into force, or of one that did. */
    async note(kept: Kept, outcome: Outcome): Promise<void> {
      await db.update(productFeeds).set(outcome).where(asked(kept));
    },

    async deleteOldSightings(): Promise<void> {
      await db
        .delete(priceSightings)
        .where(lt(priceSightings.seenUntil, sql`now() - make_interval(days => ${sightingsKeptDays}::int)`));
    },
  };
}

export type ReadingStore = ReturnType<typeof createReadingStore>;
