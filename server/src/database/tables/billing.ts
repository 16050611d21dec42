import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { instant } from './columns.ts';

const ofAccount = () =>
  text('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

const now = () => sql`now()`;

/**
 * The plan an account is on and its balance. `rest_to_consume` is the sum of its credit entries, kept beside them for the atomic hold;
 * the row is locked by whoever changes it.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    accountId: ofAccount().primaryKey(),
    plan: text('plan', { enum: ['Free', 'Basic', 'Growth'] }).notNull(),
    status: text('status', { enum: ['active', 'trialing', 'past_due'] })
      .notNull()
      .default('active'),
    currency: text('currency', { enum: ['eur', 'usd'] }).notNull(),
    verified: boolean('verified').notNull(),
    /** interactions granted for the current period */
    offer: integer('offer').notNull(),
    restToConsume: integer('rest_to_consume').notNull(),
    /** the part of the rest that does not end with the period: top-ups */
    lasting: integer('lasting').notNull().default(0),
    /** `free`, or the provider's subscription and when its period began */
    period: text('period').notNull().default('free'),
    periodBeganAt: instant('period_began_at'),
    periodEndsAt: instant('period_ends_at'),
    /** the owner cancelled: the plan ends with the period */
    endsWithPeriod: boolean('ends_with_period').notNull().default(false),
    /** what the plan gave for this period */
    periodGranted: integer('period_granted').notNull().default(0),
    /** blocks beyond the offer that began in this period, and the owner's ceiling for them */
    extraBlocks: integer('extra_blocks').notNull().default(0),
    extraBlocksMax: integer('extra_blocks_max').notNull().default(20),
    /** null: the one grant of Free was never made; else what of it waits while a paid plan is on */
    freeLeft: integer('free_left'),
    /** the provider's subscription behind a paid plan */
    providerSubscription: text('provider_subscription'),
    updatedAt: instant('updated_at').notNull().default(now()),
  },
  (table) => [
    check('subscriptions_rest_not_negative', sql`${table.restToConsume} >= 0`),
    check('subscriptions_rest_within_offer', sql`${table.restToConsume} <= ${table.offer}`),
    check(
      'subscriptions_lasting_within_rest',
      sql`${table.lasting} >= 0 and ${table.lasting} <= ${table.restToConsume}`,
    ),
    check(
      'subscriptions_extra_blocks',
      sql`${table.extraBlocks} >= 0 and (${table.plan} <> 'Free' or ${table.extraBlocks} = 0)`,
    ),
  ],
);

/** Of entries: what one message of a visitor took or gave back. */
export const isUsage = sql`split_part(source, ':', 1) in ('hold', 'message', 'release')`;

/**
 * The ledger: what gave or took credits, once each, never changed. `source` names the cause (`grant:free`, `hold:hld_...`, `message:msg_...`).
 * Entries of usage that are older than 40 days may be deleted; a trigger then adds them to their month's entry (`rolled:2026-10`).
 */
export const creditEntries = pgTable(
  'credit_entries',
  {
    accountId: ofAccount(),
    source: text('source').notNull(),
    amount: integer('amount').notNull(),
    createdAt: instant('created_at').notNull().default(now()),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.source] }),
    index('credit_entries_usage').on(table.createdAt).where(isUsage),
  ],
);

/** One credit put aside for a message that is being answered; past its lease, whoever answered has died. */
export const creditHolds = pgTable(
  'credit_holds',
  {
    id: text('id').primaryKey(),
    accountId: ofAccount(),
    period: text('period').notNull(),
    fromLasting: boolean('from_lasting').notNull(),
    leaseUntil: instant('lease_until').notNull(),
  },
  (table) => [index('credit_holds_account').on(table.accountId), index('credit_holds_lease').on(table.leaseUntil)],
);

/** Each account is one customer of the payment provider. */
export const paymentCustomers = pgTable('payment_customers', {
  accountId: ofAccount().primaryKey(),
  customer: text('customer').notNull().unique(),
});

/** A payment page that was opened for an owner. At most one of a kind is open, so that a double click pays once. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: text('id').primaryKey(),
    accountId: ofAccount(),
    kind: text('kind', { enum: ['plan', 'top_up'] }).notNull(),
    plan: text('plan', { enum: ['Basic', 'Growth'] }),
    currency: text('currency', { enum: ['eur', 'usd'] }).notNull(),
    /** null until the provider has answered */
    providerId: text('provider_id').unique(),
    url: text('url'),
    status: text('status', { enum: ['open', 'paid', 'closed'] })
      .notNull()
      .default('open'),
    createdAt: instant('created_at').notNull().default(now()),
  },
  (table) => [
    uniqueIndex('checkouts_one_open')
      .on(table.accountId, table.kind)
      .where(sql`status = 'open'`),
    index('checkouts_account').on(table.accountId, table.createdAt),
  ],
);

/** What was paid for; its id is the provider's, so that it is granted once whichever events tell of it. */
export const purchases = pgTable(
  'purchases',
  {
    id: text('id').primaryKey(),
    accountId: ofAccount(),
    /** null for a top-up */
    period: text('period'),
    credits: integer('credits').notNull(),
    /** credits that refunds and disputes asked back, and those that were still there to take */
    askedBack: integer('asked_back').notNull().default(0),
    takenBack: integer('taken_back').notNull().default(0),
    createdAt: instant('created_at').notNull().default(now()),
  },
  (table) => [
    index('purchases_account').on(table.accountId),
    check('purchases_taken_within_asked', sql`${table.takenBack} >= 0 and ${table.takenBack} <= ${table.askedBack}`),
  ],
);

/** Every event of the provider that was taken, once each; a parked one waits for the operator. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    /** why nothing could be done about it */
    parkedBecause: text('parked_because'),
    /** where to look when a parked one is tried again */
    customer: text('customer'),
    subjectKind: text('subject_kind', { enum: ['checkout', 'subscription', 'payment'] }),
    subjectId: text('subject_id'),
    receivedAt: instant('received_at').notNull().default(now()),
  },
  (table) => [
    index('payment_events_parked')
      .on(table.receivedAt)
      .where(sql`parked_because is not null`),
  ],
);

/** Extra blocks the provider has to charge; written with the block, told by a job. */
export const extraBlockReports = pgTable(
  'extra_block_reports',
  {
    accountId: ofAccount(),
    period: text('period').notNull(),
    block: integer('block').notNull(),
    toldAt: instant('told_at'),
    createdAt: instant('created_at').notNull().default(now()),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.period, table.block] })],
);

/** What the sandbox provider remembers of its pretended customers; empty where a real provider is used. */
export const sandboxRecords = pgTable('sandbox_records', {
  id: text('id').primaryKey(),
  record: text('record').notNull(),
});
