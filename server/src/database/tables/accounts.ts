import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

export const accounts = pgTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    /** canonical: trimmed, lower-case ASCII; one account per address */
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    disabledAt: instant('disabled_at'),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [uniqueIndex('accounts_email').on(table.email)],
);

/** Who is signed in. Only the token's SHA-256 is kept. */
export const signIns = pgTable(
  'sign_ins',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    expiresAt: instant('expires_at').notNull(),
    /** to the quarter of an hour; null in those from before it was kept */
    lastUsedAt: instant('last_used_at'),
    /** what it signed in with, as its browser or the app names itself */
    device: text('device'),
  },
  (table) => [index('sign_ins_account').on(table.accountId)],
);

/** The one living reset token of an account: asking again replaces it, using it or changing the password deletes it. */
export const passwordResets = pgTable('password_resets', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  tokenHash: text('token_hash').notNull().unique(),
  expiresAt: instant('expires_at').notNull(),
});

/** A new address of an account that was not confirmed yet; asking again replaces it. */
export const emailChanges = pgTable('email_changes', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  email: text('email').notNull(),
  tokenHash: text('token_hash').notNull().unique(),
  expiresAt: instant('expires_at').notNull(),
});
