/** A person instead of the assistant: who waits, what they left, how the owner is told, and the ways back into a chat. */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { agentId } from './agents.ts';
import { instant, now } from './columns.ts';

/** A visitor's wish for a person and what they left for it; it goes with its conversation. */
export const personRequests = pgTable(
  'person_requests',
  {
    agentId: agentId(),
    conversationId: text('conversation_id').notNull(),
    /** null: none was left */
    email: text('email'),
    name: text('name'),
    note: text('note'),
    /** when the visitor agreed that the address is kept and written to */
    consentAt: instant('consent_at'),
    /** the owner's own, never shown to the visitor */
    ownerNote: text('owner_note'),
    askedAt: now('asked_at'),
    /** letters sent so far about it, 3 at most each */
    lettersToOwner: integer('letters_to_owner').notNull().default(0),
    lettersToVisitor: integer('letters_to_visitor').notNull().default(0),
    /** when the owner was last told of it, by whichever way */
    ownerToldAt: instant('owner_told_at'),
    /** when the visitor's chat was last open */
    visitorSeenAt: instant('visitor_seen_at'),
  },
  (table) => [
    primaryKey({ columns: [table.agentId, table.conversationId] }),
    index('person_requests_left')
      .on(table.agentId, table.askedAt)
      .where(sql`email is not null`),
  ],
);

/** of rows that only the owner's side made, to keep a note or that they took a conversation over */
export const neverAsked = sql`to_timestamp(0)`;
export const wasAsked = sql`${personRequests.askedAt} > to_timestamp(0)`;

/** Whether somebody of the shop answers. No row: nobody. */
export const ownerPresence = pgTable('owner_presence', {
  agentId: agentId().primaryKey(),
  present: boolean('present').notNull(),
  changedAt: now('changed_at'),
  /** when the owner's app last said that it is open; absence follows by itself */
  activeAt: now('active_at'),
  /** days of the week (0 is Sunday) with minutes of the day from and to; null: always as the switch says */
  hours: jsonb('hours').$type<{ timeZone: string; days: { day: number; from: number; to: number }[] }>(),
  /** minutes of the day in which nobody is told; null: none */
  quiet: jsonb('quiet').$type<{ timeZone: string; from: number; to: number }>(),
  /** notices hold the visitor's first words */
  tellsWords: boolean('tells_words').notNull().default(true),
});

/** One-time ways back into a chat, and out of letters. Only the token's SHA-256 is kept. */
export const chatLinks = pgTable(
  'chat_links',
  {
    agentId: agentId(),
    tokenHash: text('token_hash').notNull(),
    conversationId: text('conversation_id').notNull(),
    kind: text('kind', { enum: ['return', 'not_you'] }).notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.tokenHash] }), index('chat_links_old').on(table.expiresAt)],
);

/** Addresses whose owner said that they never wrote to this shop: no letter goes there again. */
export const refusedAddresses = pgTable(
  'refused_addresses',
  {
    agentId: agentId(),
    /** SHA-256 of the canonical address */
    addressHash: text('address_hash').notNull(),
    refusedAt: now('refused_at'),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.addressHash] })],
);

export const webhooks = pgTable('webhooks', {
  agentId: agentId().primaryKey(),
  url: text('url').notNull(),
  /** what deliveries are signed with */
  secret: text('secret').notNull(),
  isOn: boolean('is_on').notNull().default(true),
  createdAt: now('created_at'),
});

/** What was sent to a webhook, for its log; the oldest go. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    agentId: agentId(),
    id: text('id').notNull(),
    event: text('event').notNull(),
    payload: jsonb('payload').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** of the newest attempt; null where none was answered */
    httpStatus: integer('http_status'),
    /** why the newest attempt failed; null when it did not */
    problem: text('problem'),
    deliveredAt: instant('delivered_at'),
    createdAt: now('created_at'),
  },
  (table) => [
    primaryKey({ columns: [table.agentId, table.id] }),
    index('webhook_deliveries_newest').on(table.agentId, table.createdAt),
  ],
);
