/** What the owner teaches the agent, what visitors asked in vain, and what is asked of every training before it is published. */
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { SuiteExpectation, SuiteResult } from '@vitrine/contract/suite';
import { agentId } from './agents.ts';
import { instant, now } from './columns.ts';

/** The owner's own answers; they outrank pages and outlive trainings. */
export const ownerAnswers = pgTable(
  'owner_answers',
  {
    agentId: agentId(),
    id: text('id').notNull(),
    /** ways to ask it, 1 to 10 */
    questions: jsonb('questions').$type<string[]>().notNull(),
    text: text('text').notNull(),
    /** the page that the answer links to */
    pageUrl: text('page_url'),
    /** it is said no more from then on */
    validUntil: instant('valid_until'),
    createdAt: now('created_at'),
    updatedAt: now('updated_at'),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.id] })],
);

/** A policy or the like that the owner gave as a file; its passages are the owner's words. */
export const ownerDocuments = pgTable(
  'owner_documents',
  {
    agentId: agentId(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    passages: jsonb('passages').$type<{ headings: string[]; text: string }[]>().notNull(),
    createdAt: now('created_at'),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.id] })],
);

/** Alike questions that were not answered well, as one. */
export const openQuestions = pgTable(
  'open_questions',
  {
    agentId: agentId(),
    id: text('id').notNull(),
    /** the clearest wording, with addresses, phone and order numbers masked */
    question: text('question').notNull(),
    /** its telling words, stemmed */
    terms: jsonb('terms').$type<string[]>().notNull(),
    /** conversations that asked it */
    asked: integer('asked').notNull(),
    state: text('state', { enum: ['open', 'dismissed', 'answered'] })
      .notNull()
      .default('open'),
    /** the owner's answer that closed it */
    answerId: text('answer_id'),
    firstAskedAt: instant('first_asked_at').notNull(),
    lastAskedAt: instant('last_asked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.agentId, table.id] }),
    index('open_questions_asked').on(table.agentId, table.state, table.asked, table.lastAskedAt),
  ],
);

/** A conversation's vote for a group: one each. */
export const openQuestionVotes = pgTable(
  'open_question_votes',
  {
    agentId: agentId(),
    questionId: text('question_id').notNull(),
    conversationId: text('conversation_id').notNull(),
    /** the visitor's message */
    messageId: text('message_id').notNull(),
    reason: text('reason', { enum: ['unknown', 'unsure', 'rated_down', 'asked_again', 'wanted_person'] }).notNull(),
    /** as it was asked, masked */
    question: text('question').notNull(),
    pagePath: text('page_path'),
    askedAt: instant('asked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.agentId, table.questionId, table.conversationId] }),
    index('open_question_votes_conversation').on(table.agentId, table.conversationId),
  ],
);

/** A visitor's own words that the owner kept as a question of an answer or a test, with each conversation that they stand in. */
export const borrowedWordings = pgTable(
  'borrowed_wordings',
  {
    agentId: agentId(),
    id: text('id').notNull(),
    conversationId: text('conversation_id').notNull(),
    /** as the answer and the test hold it, masked */
    wording: text('wording').notNull(),
    /** what takes its place in the answer when its last conversation is gone: of its words those that are the shop's */
    shopWords: text('shop_words').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.agentId, table.id] }),
    index('borrowed_wordings_conversation').on(table.agentId, table.conversationId),
  ],
);

/** The question suite: it is asked before a training is published. */
export const suiteQuestions = pgTable(
  'suite_questions',
  {
    agentId: agentId(),
    id: text('id').notNull(),
    ask: text('ask').notNull(),
    expect: jsonb('expect').$type<SuiteExpectation>().notNull(),
    /** what was expected before an answer of the owner's took its place, and is again once that is deleted; null without one */
    replaced: jsonb('replaced').$type<SuiteExpectation>(),
    /** the training chose it from the shop's pages, and the owner has not made it theirs since: it leaves with that shop */
    isDrawn: boolean('is_drawn').notNull().default(false),
    /** how it went when it was last asked; null before */
    last: jsonb('last').$type<SuiteResult>(),
    createdAt: now('created_at'),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.id] })],
);

/** What the owner wants no answer to rest on, whatever later trainings read. */
export const hiddenSources = pgTable(
  'hidden_sources',
  {
    agentId: agentId(),
    /** hash of what is hidden */
    id: text('id').notNull(),
    kind: text('kind', { enum: ['page', 'passage'] }).notNull(),
    url: text('url').notNull(),
    /** of a passage, its words */
    text: text('text'),
    createdAt: now('created_at'),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.id] })],
);

/** A shown product that was opened. */
export const productClicks = pgTable(
  'product_clicks',
  {
    agentId: agentId(),
    conversationId: text('conversation_id').notNull(),
    messageId: text('message_id').notNull(),
    productUrl: text('product_url').notNull(),
    clickedAt: now('clicked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.agentId, table.messageId, table.productUrl] }),
    index('product_clicks_when').on(table.agentId, table.clickedAt),
  ],
);
