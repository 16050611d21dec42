/** At which prices a shop's products were really seen, and from when to when: by trainings, feeds and readings for answers alike. */
import type { FeedKind } from '@vitrine/contract/feeds';
import { and, eq, gt, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { createStatement } from '../../database/statement.ts';
import { feedProducts, priceSightings } from '../../database/tables/shop-feeds.ts';
import { pages, products } from '../../database/tables/training.ts';
import type { Price, Product } from '../../extraction/extracted-page.ts';

/** a reduction is told against what was asked within so long */
const days = 30;
const keptDays = 40;
const atOnce = 500;
const productsAtOnce = 50;

/**
 * What is seen again as it was seen last goes on, to half a day, for a whole feed is seen every hour; anything else begins anew. Older
 * readings that come late change nothing.
 */
const noteText = (seen: string) => `
  with compared as (
    select s.url, s.variant, s.amount::numeric as amount, s.currency, s.availability, s.seen_at, l.seen_from as last_from,
      l.seen_until as last_until,
      l.amount = s.amount::numeric and l.currency = s.currency and l.availability = s.availability as is_same
    from (${seen}) as s left join lateral (
      select p.amount, p.currency, p.availability, p.seen_from, p.seen_until from price_sightings p
      where p.agent_id = $1 and p.url = s.url and p.variant = s.variant order by p.seen_from desc limit 1
    ) l on true
  ), gone_on as (
    update price_sightings p set seen_until = c.seen_at from compared c
    where p.agent_id = $1 and p.url = c.url and p.variant = c.variant and p.seen_from = c.last_from
      and c.is_same and c.seen_at > c.last_until + interval '12 hours'
    returning p.url
  )
  insert into price_sightings (agent_id, url, variant, amount, currency, availability, seen_from, seen_until)
  select $1, c.url, c.variant, c.amount, c.currency, c.availability, c.seen_at, c.seen_at from compared c
  where c.last_from is null or (not c.is_same and c.seen_at > c.last_until)
  on conflict do nothing`;

const givenText = `
  select url, variant, amount, currency, availability, seen_at
  from unnest($2::text[], $3::text[], $4::float8[], $5::text[], $6::text[], $7::timestamptz[])
    as asked (url, variant, amount, currency, availability, seen_at)`;

/** In the database, for a whole feed is long; of a few products at a time, for what is guessed of many may be planned badly. */
const feedText = `
  select distinct on (url, variant) url, variant, (price ->> 'amount')::float8 as amount, price ->> 'currency' as currency,
    availability, $3::timestamptz as seen_at
  from (
    select f.url, '' as variant, f.record -> 'price' as price, f.record ->> 'availability' as availability
    from feed_products f where f.agent_id = $1 and f.kind = $2 and f.url = any($4::text[])
    union all
    select f.url, offer ->> 'id', offer -> 'price', offer ->> 'availability'
    from feed_products f, jsonb_array_elements(f.record -> 'offers') as offer
    where f.agent_id = $1 and f.kind = $2 and f.url = any($4::text[]) and offer ->> 'id' <> ''
  ) as listed where jsonb_typeof(price) = 'object'`;

interface Seen {
  product: Pick<Product, 'url' | 'price' | 'availability' | 'offers'>;
  at: Date;
}

/** What was seen of a product: its own price under `''`, and that of each variant that has an id. */
const rowsOf = ({ product: { url, price, availability, offers }, at }: Seen) =>
  [{ id: '', price, availability }, ...offers.filter(({ id }) => id !== '')].flatMap((one) =>
    one.price === null || !Number.isFinite(one.price.amount)
      ? []
      : [{ url, variant: one.id, price: one.price, availability: one.availability, at }],
  );

export function createSightings(db: Database) {
  const note = createStatement(db, 'sightings_note', noteText(givenText));
  const noteListed = createStatement(db, 'sightings_note_feed', noteText(feedText));

  async function noteSightings(agentId: string, seen: readonly Seen[]): Promise<void> {
    const rows = [...new Map(seen.flatMap(rowsOf).map((row) => [`${row.variant}\n${row.url}`, row])).values()];
    for (let from = 0; from < rows.length; from += atOnce) {
      const some = rows.slice(from, from + atOnce);
      await note([
        agentId,
        some.map(({ url }) => url),
        some.map(({ variant }) => variant),
        some.map(({ price }) => price.amount),
        some.map(({ price }) => price.currency),
        some.map(({ availability }) => availability),
        some.map(({ at }) => at.toISOString()),
      ]);
    }
  }

  return {
    noteSightings,

    /** What the feed's reading in force names, seen at that moment. */
    noteFeed: async (agentId: string, kind: FeedKind, at: Date): Promise<void> => {
      const listed = await db
        .select({ url: feedProducts.url })
        .from(feedProducts)
        .where(and(eq(feedProducts.agentId, agentId), eq(feedProducts.kind, kind)));
      const urls = listed.map(({ url }) => url);
      for (let from = 0; from < urls.length; from += productsAtOnce)
        await noteListed([agentId, kind, at.toISOString(), urls.slice(from, from + productsAtOnce)]);
    },

    /** What a training that was published read, each page at its own time. */
    noteTraining: async (agentId: string, runId: string): Promise<void> => {
      const read = await db
        .select({ product: products.record, at: pages.fetchedAt })
        .from(products)
        .innerJoin(
          pages,
          and(
            eq(pages.agentId, products.agentId),
            eq(pages.runId, products.runId),
            eq(pages.url, sql`${products.record} ->> 'url'`),
          ),
        )
        .where(and(eq(products.agentId, agentId), eq(products.runId, runId), isNotNull(pages.fetchedAt)));
      await noteSightings(
        agentId,
        read.flatMap(({ product, at }) => (at === null ? [] : [{ product, at }])),
      );
    },

    /** The highest price of each product and variant that was asked within thirty days, by address and variant. */
    priorsSeen: async (agentId: string, urls: readonly string[]): Promise<PriorsSeen> => {
      if (urls.length === 0) return () => false;
      const rows = await db
        .select({
          url: priceSightings.url,
          variant: priceSightings.variant,
          currency: priceSightings.currency,
          amount: sql<number>`max(${priceSightings.amount})`.mapWith(Number),
        })
        .from(priceSightings)
        .where(
          and(
            eq(priceSightings.agentId, agentId),
            inArray(priceSightings.url, [...urls]),
            gt(priceSightings.seenUntil, sql`now() - make_interval(days => ${days})`),
          ),
        )
        .groupBy(priceSightings.url, priceSightings.variant, priceSightings.currency);
      const highest = new Map(rows.map((row) => [`${row.url}\n${row.variant}\n${row.currency}`, row.amount]));
      return (url, variant, prior) => (highest.get(`${url}\n${variant}\n${prior.currency}`) ?? 0) >= prior.amount;
    },

    tidy: async (): Promise<void> => {
      await db
        .delete(priceSightings)
        .where(lt(priceSightings.seenUntil, sql`now() - make_interval(days => ${keptDays})`));
    },
  };
}

/** Whether it was really asked within thirty days. */
export type PriorsSeen = (url: string, variant: string, prior: Price) => boolean;
