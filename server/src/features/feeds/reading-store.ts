/** Puts a reading into force. Written by the worker alone. */
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { FeedKind } from '@vitrine/contract/feeds';
import type { Database, Transaction } from '../../database/open-database.ts';
import { feedProducts, productFeeds } from '../../database/tables/shop-feeds.ts';
import type { Reading } from './read-feed.ts';

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
