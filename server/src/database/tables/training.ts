/** What an agent was trained from. Every row belongs to one run; the agent's `index_version` names the run that answers, so a new run never disturbs the old one. */
import { and, eq, sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { TrainingDigest, TrainingSuite } from '@vitrine/contract/trainings';
import type { ExtractedPage, Product } from '../../extraction/extracted-page.ts';
import type { FactTopic, FactValue, FoundFact } from '../../facts/fact.ts';
import { agentId } from './agents.ts';
import { bytea, instant } from './columns.ts';

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
    /** what began it: knowledge was saved, the owner asked, the schedule came round, the plan covers more */
    cause: text('cause', { enum: ['saved', 'owner', 'schedule', 'plan'] })
      .notNull()
      .default('saved'),
    /** the published run whose pages this one builds on; null reads everything */
    baseRunId: text('base_run_id'),
    /** how pages are read; another version reads them all again */
    readerVersion: integer('reader_version').notNull().default(0),
    pagesKept: integer('pages_kept').notNull().default(0),
    pageLimit: integer('page_limit'),
    /** reads a few pages of a site that was not proved yet, for its owner's eyes alone */
    isPreview: boolean('is_preview').notNull().default(false),
    /** since when the site does not answer, and when it is asked again */
    awaySince: instant('away_since'),
    pausedUntil: instant('paused_until'),
    /** read, but so much less than before that the old index was kept */
    isHeldBack: boolean('is_held_back').notNull().default(false),
    /** the owner says that the site really became so small */
    acceptsSmaller: boolean('accepts_smaller').notNull().default(false),
    digest: jsonb('digest').$type<TrainingDigest>(),
    /** how the question suite went; null when nothing was asked */
    suite: jsonb('suite').$type<TrainingSuite>(),
    /** the owner publishes it though a question of the suite fails */
    acceptsFailures: boolean('accepts_failures').notNull().default(false),
    /** told by letter that it is held back */
    heldToldAt: instant('held_told_at'),
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
    /** carried: what the run it builds on knows of this page holds, so the row there is taken over when this one is published */
    state: text('state', { enum: ['waiting', 'carried', 'kept', 'skipped', 'failed'] }).notNull(),
    /** why it was skipped or failed, or why an older reading of it was kept, in plain words */
    reason: text('reason'),
    httpStatus: integer('http_status'),
    etag: text('etag'),
    lastModified: text('last_modified'),
    /** the date its sitemap gave it */
    sitemapModified: text('sitemap_modified'),
    contentHash: text('content_hash'),
    /** nearly equal for texts that are nearly equal */
    fingerprint: text('fingerprint'),
    /** the page that this one is a copy of */
    copyOf: text('copy_of'),
    extracted: jsonb('extracted').$type<ExtractedPage>(),
    /** when the site itself last confirmed it */
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
    kind: text('kind', { enum: ['home', 'product', 'collection', 'policy', 'article', 'page', 'site'] })
      .notNull()
      .default('page'),
    voice: text('voice', { enum: ['shop', 'customer'] })
      .notNull()
      .default('shop'),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.runId, table.position] })],
);

/** What a run's pages say of the shop's terms, typed; read when the run is published. */
export const facts = pgTable(
  'facts',
  {
    agentId: agentId(),
    runId: text('run_id').notNull(),
    id: text('id').notNull(),
    position: integer('position').notNull(),
    topic: text('topic').$type<FactTopic>().notNull(),
    /** the shop's own sentence, whole */
    text: text('text').notNull(),
    value: jsonb('value').$type<FactValue>(),
    scope: text('scope'),
    url: text('url').notNull(),
    language: text('language'),
    readAt: instant('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.runId, table.id] })],
);

/** What the owner said of a fact; it outlives trainings, since a fact that says the same keeps its id. */
export const factDecisions = pgTable(
  'fact_decisions',
  {
    agentId: agentId(),
    factId: text('fact_id').notNull(),
    state: text('state', { enum: ['confirmed', 'corrected', 'hidden'] }).notNull(),
    /** of a corrected fact */
    text: text('text'),
    /** the fact as it was decided on: it is told when the page says otherwise since */
    fact: jsonb('fact').$type<FoundFact>().notNull(),
    decidedAt: instant('decided_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.factId] })],
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

/** The page that a product was read on, in the run that the product is of. */
export const pageOfProduct = and(
  eq(pages.agentId, products.agentId),
  eq(pages.runId, products.runId),
  eq(pages.url, sql`coalesce(${products.record} ->> 'readOn', ${products.record} ->> 'url')`),
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

/** What passages and products mean, by the embeddings model named; kept only where one is configured. */
export const meaningVectors = pgTable(
  'meaning_vectors',
  {
    agentId: agentId(),
    runId: text('run_id').notNull(),
    model: text('model').notNull(),
    dimensions: integer('dimensions').notNull(),
    passageCount: integer('passage_count').notNull(),
    bytes: bytea('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.runId] })],
);
