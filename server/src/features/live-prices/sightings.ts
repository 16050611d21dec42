/** At which prices a shop's products were really seen, and from when to when: by trainings, feeds and readings for answers alike. */
import { and, eq, gt, isNotNull, lt, sql } from 'drizzle-orm';
import { createStatement } from '../../database/open-database.ts';
import type { Database } from '../../database/open-database.ts';
import { shareReads } from '../../database/share-reads.ts';
import { priceSightings } from '../../database/tables/shop-feeds.ts';
import { pageOfProduct, pages, products } from '../../database/tables/training.ts';
import type { Price, Product } from '../../extraction/extracted-page.ts';
import { productKey, productSpellings } from '../../extraction/page-kind.ts';

/** a reduction is told against what was asked within so long */
const days = 30;
const keptDays = 40;
const atOnce = 500;

/**
 * What is seen again as it was seen last goes on, to half a day, for a whole feed is seen every hour; anything else begins anew. Older
 * readings that come late change nothing.
 */
const noteText = `
  with seen as (
    select url, variant, amount, currency, availability, seen_at
    from unnest($2::text[], $3::text[], $4::float8[], $5::text[], $6::text[], $7::timestamptz[])
      as asked (url, variant, amount, currency, availability, seen_at)
  ), last as (
    select s.url, s.variant, l.amount, l.currency, l.availability, l.seen_from, l.seen_until
    from seen s join lateral (
      select p.amount, p.currency, p.availability, p.seen_from, p.seen_until from price_sightings p
      where p.agent_id = $1 and p.url = s.url and p.variant = s.variant order by p.seen_from desc limit 1
    ) l on true
  ), gone_on as (
    update price_sightings p set seen_until = s.seen_at
    from seen s join last l on l.url = s.url and l.variant = s.variant
    where p.agent_id = $1 and p.url = l.url and p.variant = l.variant and p.seen_from = l.seen_from
      and l.amount = s.amount::numeric and l.currency = s.currency and l.availability = s.availability
      and s.seen_at > l.seen_until + interval '12 hours'
    returning p.url
  )
  insert into price_sightings (agent_id, url, variant, amount, currency, availability, seen_from, seen_until)
  select $1, s.url, s.variant, s.amount::numeric, s.currency, s.availability, s.seen_at, s.seen_at
  from seen s left join last l on l.url = s.url and l.variant = s.variant
  where l.url is null or (s.seen_at > l.seen_until
    and (l.amount <> s.amount::numeric or l.currency <> s.currency or l.availability <> s.availability))
  on conflict do nothing`;

/**
 * Of each product the newest price that was first seen after a training, and the one in force at its end. One that was seen shortly before
 * as well is no change: there a page and a feed contradict each other day by day.
 */
const changedText = `
  with since as (select finished_at as at from training_runs where agent_id = $1 and id = $2), last as (
    select distinct on (p.url) p.url, p.amount, p.currency, p.seen_from from price_sightings p
    where p.agent_id = $1 and p.variant = '' order by p.url, p.seen_from desc
  )
  select last.url, old.amount::float8 as before, last.amount::float8 as now, last.currency
  from since join last on last.seen_from > since.at join lateral (
    select p.amount, p.currency from price_sightings p
    where p.agent_id = $1 and p.url = last.url and p.variant = '' and p.seen_from <= since.at
    order by p.seen_from desc limit 1
  ) old on true
  where old.currency = last.currency and old.amount <> last.amount and not exists (
    select from price_sightings p where p.agent_id = $1 and p.url = last.url and p.variant = '' and p.amount = last.amount
      and p.seen_from <= since.at and p.seen_until > since.at - interval '2 days'
  )
  order by last.url`;

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

interface ChangedRow {
  url: string;
  before: number;
  now: number;
  currency: string;
}

export function createSightings(db: Database) {
  const note = createStatement(db, 'sightings_note', noteText);
  const changed = createStatement<ChangedRow>(db, 'sightings_changed', changedText);

  const highestAt = db
    .select({
      url: priceSightings.url,
      variant: priceSightings.variant,
      currency: priceSightings.currency,
      amount: sql<number>`max(${priceSightings.amount})`.mapWith(Number),
    })
    .from(priceSightings)
    .where(
      and(
        eq(priceSightings.agentId, sql.placeholder('agentId')),
        sql`${priceSightings.url} = any(${sql.placeholder('urls')})`,
        gt(priceSightings.seenUntil, sql`now() - make_interval(days => ${days})`),
      ),
    )
    .groupBy(priceSightings.url, priceSightings.variant, priceSightings.currency)
    .prepare('sightings_highest');
  const highestOf = shareReads(
    (asked: { agentId: string; urls: readonly string[] }) => JSON.stringify(asked),
    async ({ agentId, urls }): Promise<PriorsSeen> => {
      // a feed may write a page's address otherwise
      const spellings = [...new Set(urls.flatMap((url) => [url, ...productSpellings(url)]))];
      const rows = await highestAt.execute({ agentId, urls: spellings });
      const highest = new Map<string, number>();
      const keyOf = (url: string, variant: string, currency: string) => [productKey(url), variant, currency].join('\n');
      for (const { url, variant, currency, amount } of rows) {
        const key = keyOf(url, variant, currency);
        highest.set(key, Math.max(highest.get(key) ?? 0, amount));
      }
      return (url, variant, prior) => (highest.get(keyOf(url, variant, prior.currency)) ?? 0) >= prior.amount;
    },
  );

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

    /** What a training that was published read, each page at its own time. */
    noteTraining: async (agentId: string, runId: string): Promise<void> => {
      const read = await db
        .select({ product: products.record, at: pages.fetchedAt })
        .from(products)
        .innerJoin(pages, pageOfProduct)
        .where(and(eq(products.agentId, agentId), eq(products.runId, runId), isNotNull(pages.fetchedAt)));
      await noteSightings(
        agentId,
        read.flatMap(({ product, at }) => (at === null ? [] : [{ product, at }])),
      );
    },

    /** The highest price of each product and variant that was asked within thirty days, by address and variant. */
    priorsSeen: async (agentId: string, urls: readonly string[]): Promise<PriorsSeen> =>
      urls.length === 0 ? () => false : highestOf({ agentId, urls }),

    /** What costs otherwise than at the end of that training, as feeds and readings for answers saw it. */
    changedSince: async (agentId: string, runId: string) =>
      (await changed([agentId, runId])).map(({ url, before, now, currency }) => ({
        url,
        before: { amount: before, currency },
        now: { amount: now, currency },
      })),

    tidy: async (): Promise<void> => {
      await db
        .delete(priceSightings)
        .where(lt(priceSightings.seenUntil, sql`now() - make_interval(days => ${keptDays})`));
    },
  };
}

/** Whether it was really asked within thirty days. */
export type PriorsSeen = (url: string, variant: string, prior: Price) => boolean;
