/** What the shop's own product feeds and live readings say, beside what trainings read from its pages. */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Availability, Product } from '../../extraction/extracted-page.ts';
import { agentId } from './agents.ts';
import { instant, now } from './columns.ts';

const kind = () => text('kind', { enum: ['shopify', 'woocommerce', 'merchant_xml'] }).notNull();

export const productFeeds = pgTable(
  'product_feeds',
  {
    agentId: agentId(),
    kind: kind(),
    url: text('url').notNull(),
    /** off: it is known and not read */
    isOn: boolean('is_on').notNull().default(true),
    currency: text('currency'),
    products: integer('products').notNull().default(0),
    variants: integer('variants').notNull().default(0),
    /** products whose feed and page differ, with both prices; at most 50 */
    disagreements: jsonb('disagreements')
      .$type<{ url: string; name: string; page: string; feed: string }[]>()
      .notNull()
      .default([]),
    /** why the newest reading was refused, in plain words; null while it is well */
    problem: text('problem'),
    etag: text('etag'),
    contentHash: text('content_hash'),
    /** failures in a row, for the back-off */
    failures: integer('failures').notNull().default(0),
    /** of the reading in force */
    readAt: instant('read_at'),
    nextReadAt: instant('next_read_at'),
    /** when its owner last turned it on; before that, when it was found */
    askedAt: now('created_at'),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.kind] }), index('product_feeds_due').on(table.nextReadAt)],
);

/** One product of a feed's reading in force. */
export const feedProducts = pgTable(
  'feed_products',
  {
    agentId: agentId(),
    kind: kind(),
    /** canonical address of its page */
    url: text('url').notNull(),
    record: jsonb('record').$type<Product>().notNull(),
    /** what names it or one of its variants wherever it is listed; the same as `codesOf` says */
    codes: text('codes')
      .array()
      .generatedAlwaysAs(sql`feed_codes("record")`),
    readAt: instant('read_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.agentId, table.kind, table.url] }),
    index('feed_products_codes').using('gin', table.codes),
  ],
);

/** What a product's page or variant endpoint said when it was read for an answer; the newest reading of each address. */
export const liveReadings = pgTable(
  'live_readings',
  {
    agentId: agentId(),
    url: text('url').notNull(),
    record: jsonb('record').$type<Product>().notNull(),
    readAt: instant('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.url] })],
);

/** At which prices a product or variant was really seen, and from when to when: what a reduction may be told against. */
export const priceSightings = pgTable(
  'price_sightings',
  {
    agentId: agentId(),
    /** of the product or its variant */
    url: text('url').notNull(),
    /** id of the variant, or '' */
    variant: text('variant').notNull(),
    amount: numeric('amount', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    availability: text('availability').$type<Availability>().notNull(),
    seenFrom: instant('seen_from').notNull(),
    seenUntil: instant('seen_until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.agentId, table.url, table.variant, table.seenFrom] }),
    index('price_sightings_old').on(table.seenUntil),
  ],
);
