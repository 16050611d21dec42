import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * How often something was done in its running window. Its migration makes it unlogged: it is written with nearly every call, and after a
 * crash an empty one is right. No further index, so that updates stay in place.
 */
export const rateCounters = pgTable('rate_counters', {
  key: text('key').primaryKey(),
  hits: integer('hits').notNull(),
  endsAt: instant('ends_at').notNull(),
});
