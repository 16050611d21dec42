/** Conversations and their messages. The agent's id leads every key: it is the distribution key of a database that is spread over machines. */
import { sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { outcomes } from '@vitrine/contract/outcomes';
import type { ProductCard } from '@vitrine/contract/reply-envelope';
import { agentId } from './agents.ts';
import { instant } from './columns.ts';

export const conversations = pgTable(
  'conversations',
  {
    agentId: agentId(),
    id: text('id').notNull(),
    /** SHA-256 of the visitor's secret session id; `demo:` and the id, which nothing hashes to, where the demonstration wrote it */
    secretHash: text('secret_hash').notNull(),
    /**
     * decided by the first message: get_response makes it live, get_response_test makes it a test; one never becomes the other. A live one
     * that its owner discarded is neither listed nor counted, and closed to its visitor, until it is restored or erased
     */
    kind: text('kind', { enum: ['live', 'test', 'discarded'] }),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    /** when its first human message came; null rows are in no list or count and go after a day */
    startedAt: instant('started_at'),
    /** while a reply is being made, so that one message is answered at a time (CH-19); past it, whoever made it has died */
    answeringUntil: instant('answering_until'),
    /** of its newest message; null before the first */
    lastMessageAt: instant('last_message_at'),
    /** the beginning of its newest message, for the list */
    lastWords: text('last_words'),
    messageCount: integer('message_count').notNull().default(0),
    /** the worst outcome of its replies that is still open */
    outcome: text('outcome', { enum: outcomes }),
    /** what the visitor writes in, BCP 47 */
    language: text('language'),
    /** host and path of the page that the visitor wrote from last */
    pagePath: text('page_path'),
    /** the visitor wrote since the owner last opened it */
    unread: boolean('unread').notNull().default(false),
    /** a question of it is open, by its outcome or its votes */
    needsAnswer: boolean('needs_answer').notNull().default(false),
    ratedDown: boolean('rated_down').notNull().default(false),
    archivedAt: instant('archived_at'),
    discardedAt: instant('discarded_at'),
    handover: text('handover', { enum: ['none', 'waiting', 'taken', 'returned'] })
      .notNull()
      .default('none'),
    /** since when it has been in that state; null while it never changed */
    handoverAt: instant('handover_at'),
  },
  (table) => [
    primaryKey({ columns: [table.agentId, table.id] }),
    uniqueIndex('conversations_secret').on(table.agentId, table.secretHash),
    index('conversations_secret_alone').on(table.secretHash),
    index('conversations_started')
      .on(table.agentId, table.startedAt, table.id)
      .where(sql`kind = 'live'`),
    index('conversations_newest')
      .on(table.agentId, table.lastMessageAt, table.id)
      .where(sql`kind = 'live'`),
    index('conversations_open')
      .on(table.agentId, table.lastMessageAt)
      .where(sql`kind = 'live' and (unread or needs_answer or rated_down or handover = 'waiting')`),
    index('conversations_archived')
      .on(table.agentId, table.lastMessageAt, table.id)
      .where(sql`kind = 'live' and archived_at is not null`),
    index('conversations_discarded')
      .on(table.agentId, table.discardedAt)
      .where(sql`kind = 'discarded'`),
    index('conversations_unused')
      .on(table.createdAt)
      .where(sql`started_at is null`),
  ],
);

/** live, a test or not yet either: not discarded */
export const isKept = sql`${conversations.kind} is distinct from 'discarded'`;

/** In the column's form: what the demonstration wrote, and no visitor can open. */
export const demoSecretHash = sql`'demo:' || ${conversations.id}`;
export const isOfDemo = sql`starts_with(${conversations.secretHash}, 'demo:')`;

/**
 * A message's words and its agent's id as one more, so that one index finds an agent's words without reading other agents' rows. Marks that
 * would make an address, a price or a hyphenated word one word are taken out first: nobody would find its parts.
 */
export const wordsOfMessage = (agent: SQLWrapper, content: SQLWrapper): SQL =>
  sql`(to_tsvector('simple', translate(${content}, '#%&+-./:<=>?@_~', '               ')) || array_to_tsvector(ARRAY[${agent}]))`;

/** `shop.example/A/b` → `/a/b` */
export const pageOfMessage = (pagePath: SQLWrapper): SQL =>
  sql`(lower(substring(${pagePath} from position('/' in ${pagePath}))))`;

export const messages = pgTable(
  'messages',
  {
    agentId: agentId(),
    id: text('id').notNull(),
    conversationId: text('conversation_id').notNull(),
    /** order within a conversation, whatever the clocks say */
    sequence: bigserial('sequence', { mode: 'number' }).notNull(),
    role: text('role', { enum: ['human', 'agent'] }).notNull(),
    content: text('content').notNull(),
    cards: jsonb('cards').$type<ProductCard[]>().notNull().default([]),
    /** human: the client's own id of this send, so that a repeat is recognised */
    clientMessageId: text('client_message_id'),
    /** agent: the human message it answers */
    replyTo: text('reply_to'),
    /** agent: what became of the question; null in replies from before it was kept */
    outcome: text('outcome', { enum: outcomes }),
    /** agent: the kind of thing that was asked, a fact topic or `product`; null where none was told */
    topic: text('topic'),
    /** agent: the product that was asked about */
    about: jsonb('about').$type<{ url: string; name: string; soldOut: boolean }>(),
    /** agent: the visitor's thumb, up, none or down */
    rating: smallint('rating').$type<1 | 0 | -1>(),
    /** agent: why the visitor's thumb went down, in their words */
    ratingReason: text('rating_reason'),
    /** agent: a person of the shop wrote it; null when the assistant did */
    by: text('by', { enum: ['owner'] }),
    /** agent: one credit was taken for it */
    charged: boolean('charged').notNull().default(false),
    /** human: host and page path the visitor wrote from */
    pagePath: text('page_path'),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.agentId, table.id] }),
    index('messages_in_order').on(table.agentId, table.conversationId, table.sequence),
    // of the half of the rows that can be found by it
    uniqueIndex('messages_sent_once')
      .on(table.agentId, table.conversationId, table.clientMessageId)
      .where(sql`client_message_id is not null`),
    uniqueIndex('messages_answered_once')
      .on(table.agentId, table.replyTo)
      .where(sql`reply_to is not null`),
    index('messages_charged')
      .on(table.agentId, table.createdAt)
      .where(sql`charged`),
    index('messages_words').using('gin', wordsOfMessage(table.agentId, table.content)),
    index('messages_page')
      .on(table.agentId, sql`${pageOfMessage(table.pagePath)} text_pattern_ops`)
      .where(sql`page_path is not null`),
  ],
);
