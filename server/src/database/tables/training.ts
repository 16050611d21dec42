/** What an agent was trained from. Every row belongs to one run; the agent's `index_version` names the run that answers, so a new run never disturbs the old one. */
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ExtractedPage, Product } from '../../extraction/extracted-page.ts';
import { agents } from './agents.ts';
import { bytea, instant } from './columns.ts';

const agentId = () =>
  text('agent_id')
    .notNull()
    .references(() => agents.id, { onDelete: 'cascade' });

export const trainingRuns = pgTable(
  'training_runs',
  {
    agentId: agentId(),
    id: text('id').notNull(),
    phase: text('phase', { enum: ['waiting', 'discovering', 'fetching', 'indexing', 'done', 'failed'] }).notNull(),
    pagesFound: integer('pages_found').notNull().default(0),
    pagesDone: integer('pages_done').notNull().default(0),
    pagesFailed: integer('pages_failed').notNull().default(0),
    productsFound: integer('products_found').notNull().default(0),
    reason: text('reason'),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    primaryKey({ columns: [table.agentId, table.id] }),
    index('training_runs_newest').on(table.agentId, table.createdAt),
  ],
);

export const pages = pgTable(
  'pages',
  {
    agentId: agentId(),
    runId: text('run_id').notNull(),
    url: text('url').notNull(),
    state: text('state', { enum: ['waiting', 'kept', 'skipped', 'failed'] }).notNull(),
    /** why it was skipped or failed, in plain words */
    reason: text('reason'),
    httpStatus: integer('http_status'),
    etag: text('etag'),
    lastModified: text('last_modified'),
    contentHash: text('content_hash'),
    extracted: jsonb('extracted').$type<ExtractedPage>(),
    fetchedAt: instant('fetched_at'),
  },
  (table) => [
    primaryKey({ columns: [table.agentId, table.runId, table.url] }),
    index('pages_state').on(table.agentId, table.runId, table.state),
  ],
);

export const passages = pgTable(
  'passages',
  {
    agentId: agentId(),
    runId: text('run_id').notNull(),
    position: integer('position').notNull(),
    url: text('url').notNull(),
    title: text('title').notNull(),
    headings: jsonb('headings').$type<string[]>().notNull(),
    text: text('text').notNull(),
    language: text('language'),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.runId, table.position] })],
);

export const products = pgTable(
  'products',
  {
    agentId: agentId(),
    runId: text('run_id').notNull(),
    position: integer('position').notNull(),
    record: jsonb('record').$type<Product>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.runId, table.position] })],
);

export const searchIndexes = pgTable(
  'search_indexes',
  {
    agentId: agentId(),
    runId: text('run_id').notNull(),
    bytes: bytea('bytes').notNull(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.runId] })],
);
