import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { instant } from './columns.ts';

const accountId = () =>
  text('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** The plan an account is on. `rest_to_consume` is the sum of its credit entries, kept beside them for the atomic debit. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    accountId: accountId().primaryKey(),
    plan: text('plan', { enum: ['Free', 'Basic', 'Growth'] }).notNull(),
    currency: text('currency', { enum: ['eur', 'usd'] }).notNull(),
    verified: boolean('verified').notNull(),
    /** interactions granted for the current period */
    offer: integer('offer').notNull(),
    restToConsume: integer('rest_to_consume').notNull(),
    updatedAt: instant('updated_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [check('subscriptions_rest_not_negative', sql`${table.restToConsume} >= 0`)],
);

/** The ledger: what gave or took credits, once each. `source` names the cause (`grant:free`, `message:msg_...`). */
export const creditEntries = pgTable(
  'credit_entries',
  {
    accountId: accountId(),
    source: text('source').notNull(),
    amount: integer('amount').notNull(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.source] })],
);
