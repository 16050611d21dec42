/** What replies rest on, as it was when they were made. The agent's id leads every key, as in conversations. */
import { sql } from 'drizzle-orm';
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Availability, Product } from '../../extraction/extracted-page.ts';
import type { FoundFact } from '../../facts/fact.ts';
import type { Passage } from '../../search/documents.ts';
import { agentId } from './agents.ts';
import { instant } from './columns.ts';

export interface FoundScore {
  score: number;
  coverage: number;
}

export interface ReceiptScores {
  passages: FoundScore[];
  products: FoundScore[];
}

/** From the message's coming: until its turn, finding, writing. */
export interface ReceiptTimes {
  turn: number;
  find: number;
  write: number;
  /** reading products once more; absent where nothing was read */
  live?: number;
}

/** Hashes of what a receipt rests on, in the reply's order. */
export interface FrozenDocuments {
  passages: string[];
  products: string[];
  facts: string[];
}

/** Prices as people read them, `42.00 EUR`; '' where there was none. */
export interface ReceiptReading {
  url: string;
  name: string;
  readAt: string;
  price: string;
  trained: string;
  availability: Availability;
}

interface TokenUsage {
  promptTokens: number;
  completionTokens: number;
  /** of the prompt's tokens, estimated */
  parts?: Record<string, number>;
  /** all of it is estimated: the endpoint counts nothing */
  isEstimated?: boolean;
}

/** What a reply rests on, as it was at that time. */
export const receipts = pgTable(
  'receipts',
  {
    agentId: agentId(),
    messageId: text('message_id').notNull(),
    /** what the reply used, by its frozen copies; null in receipts from before they were kept apart, which hold it themselves */
    documents: jsonb('documents').$type<FrozenDocuments>(),
    passages: jsonb('passages')
      .$type<Passage[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    products: jsonb('products')
      .$type<Product[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    /** the model's name, or `extractive` */
    answeredBy: text('answered_by').notNull(),
    indexVersion: text('index_version'),
    /** how the reply came to be; null in receipts from before it was kept */
    path: text('path', { enum: ['extractive', 'model', 'repaired', 'fallback'] }),
    /** of the instructions that were in force; null when none were */
    instructionVersion: text('instruction_version'),
    /** how well each passage and product was found, in their order */
    scores: jsonb('scores').$type<ReceiptScores>(),
    timesMs: jsonb('times_ms').$type<ReceiptTimes>(),
    usage: jsonb('usage').$type<TokenUsage>(),
    /** as `passages`; null in receipts from before facts were read, too */
    facts: jsonb('facts').$type<FoundFact[]>(),
    /** the owner's own answers that the reply used, as they were */
    answers: jsonb('answers').$type<{ id: string; text: string }[]>(),
    /** prices and stock that were read for this reply, beside what the training knew */
    readings: jsonb('readings').$type<ReceiptReading[]>(),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.messageId] })],
);

/** What receipts rest on, as it was: each version of a passage, product or fact once, however many receipts name it. */
export const receiptDocuments = pgTable(
  'receipt_documents',
  {
    agentId: agentId(),
    /** of the document as it stands here */
    hash: text('hash').notNull(),
    document: jsonb('document').$type<Passage | Product | FoundFact>().notNull(),
    /** when a process last made sure of it; for a while after that a receipt may come that names it */
    seenAt: instant('seen_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.hash] })],
);
