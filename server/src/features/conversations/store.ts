import { and, count, desc, eq, gte, isNull, lt, lte, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { agents } from '../../database/tables/agents.ts';
import {
  conversations,
  messages,
  pageOfMessage,
  receipts,
  wordsOfMessage,
} from '../../database/tables/conversations.ts';
import { trainingRuns } from '../../database/tables/training.ts';
import { newId } from '../../lib/ids.ts';
import type { ReceiptRow } from './domain/receipt-view.ts';
import { likeBeginning } from './domain/search-terms.ts';

export type MessageRow = typeof messages.$inferSelect;

export interface Page {
  /** from 1 */
  page: number;
  limit: number;
}

/** null does not narrow; an empty list of words is a search for nothing that could be found */
export interface Search {
  words: string[] | null;
  from: Date | null;
  to: Date | null;
  path: string | null;
}

export function createConversationStore(db: Database) {
  const listed = (agentId: string, { words, from, to, path }: Search) =>
    and(
      eq(conversations.agentId, agentId),
      eq(conversations.kind, 'live'),
      from === null ? undefined : gte(conversations.startedAt, from),
      to === null ? undefined : lte(conversations.startedAt, to),
      words?.length === 0 ? sql`false` : undefined,
      holdsMessages([
        ...(words ?? []).map((word) => hasWord(agentId, word)),
        ...(path === null ? [] : [isOnPage(agentId, path)]),
      ]),
    );

  /**
   * Each condition is met by some message of the conversation: found through its index, put together as sets, and looked up in a hash.
   * `is true` keeps the planner from making joins of it, which with old statistics compare every conversation with every found message.
   */
  function holdsMessages(conditions: SQL[]): SQL | undefined {
    if (conditions.length === 0) return undefined;
    const sets = conditions.map(
      (condition) => sql`select ${messages.conversationId} as id from ${messages} where ${condition}`,
    );
    const all = sql.join(sets, sql` intersect `);
    return sql`(${conversations.id} in (${all})) is true`;
  }

  /** The agent's id is one of the indexed words, so the words' index alone answers. */
  const hasWord = (agentId: string, word: string) =>
    sql`${wordsOfMessage(messages.agentId, messages.content)} @@ (${`'${agentId}'`}::tsquery && to_tsquery('simple', ${`${word}:*`}))`;

  const isOnPage = (agentId: string, path: string) =>
    sql`${messages.agentId} = ${agentId} and ${messages.pagePath} is not null
      and ${pageOfMessage(messages.pagePath)} like lower(${likeBeginning(path)})`;

  return {
    async agentExists(agentId: string): Promise<boolean> {
      const [row] = await db.select({ id: agents.id }).from(agents).where(eq(agents.id, agentId));
      return row !== undefined;
    },

    async insert(agentId: string, secretHash: string): Promise<void> {
      await db.insert(conversations).values({ agentId, id: newId('cnv'), secretHash });
    },

    async bySecret(secretHash: string) {
      const [row] = await db
        .select({ agentId: conversations.agentId, id: conversations.id })
        .from(conversations)
        .where(eq(conversations.secretHash, secretHash));
      return row ?? null;
    },

    async byId(agentId: string, id: string) {
      const [row] = await db
        .select({ agentId: conversations.agentId, id: conversations.id })
        .from(conversations)
        .where(and(eq(conversations.agentId, agentId), eq(conversations.id, id)));
      return row ?? null;
    },

    /** page 1 is the newest, oldest first inside a page */
    async messages(agentId: string, conversationId: string, { page, limit }: Page) {
      const mine = and(eq(messages.agentId, agentId), eq(messages.conversationId, conversationId));
      const [[total], rows] = await Promise.all([
        db.select({ messages: count() }).from(messages).where(mine),
        db
          .select()
          .from(messages)
          .where(mine)
          .orderBy(desc(messages.sequence))
          .limit(limit)
          .offset((page - 1) * limit),
      ]);
      return { total: total?.messages ?? 0, rows: rows.reverse() };
    },

    /** newest first, only live conversations that a visitor wrote in, each with its first human message */
    async list(agentId: string, search: Search, { page, limit }: Page) {
      const first = db
        .select()
        .from(messages)
        .where(
          and(
            eq(messages.agentId, conversations.agentId),
            eq(messages.conversationId, conversations.id),
            eq(messages.role, 'human'),
          ),
        )
        .orderBy(messages.sequence)
        .limit(1)
        .as('first');
      const [[total], rows] = await Promise.all([
        db.select({ conversations: count() }).from(conversations).where(listed(agentId, search)),
        db
          .select({ id: conversations.id, startedAt: conversations.startedAt, message: messages })
          .from(conversations)
          .innerJoinLateral(first, sql`true`)
          .innerJoin(messages, and(eq(messages.agentId, conversations.agentId), eq(messages.id, first.id)))
          .where(listed(agentId, search))
          .orderBy(desc(conversations.startedAt), desc(conversations.id))
          .limit(limit)
          .offset((page - 1) * limit),
      ]);
      return { total: total?.conversations ?? 0, rows };
    },

    async receipt(agentId: string, messageId: string): Promise<ReceiptRow | null> {
      const [row] = await db
        .select({
          messageId: receipts.messageId,
          answeredBy: receipts.answeredBy,
          charged: messages.charged,
          outcome: messages.outcome,
          trainedAt: trainingRuns.finishedAt,
          path: receipts.path,
          instructionVersion: receipts.instructionVersion,
          timesMs: receipts.timesMs,
          usage: receipts.usage,
          scores: receipts.scores,
          passages: receipts.passages,
          products: receipts.products,
          facts: receipts.facts,
          answers: receipts.answers,
        })
        .from(receipts)
        .innerJoin(messages, and(eq(messages.agentId, receipts.agentId), eq(messages.id, receipts.messageId)))
        .leftJoin(
          trainingRuns,
          and(eq(trainingRuns.agentId, receipts.agentId), eq(trainingRuns.id, receipts.indexVersion)),
        )
        .where(and(eq(receipts.agentId, agentId), eq(receipts.messageId, messageId)));
      return row ?? null;
    },

    /** sessions that nobody wrote in, a day old */
    async deleteUnused(): Promise<void> {
      await db
        .delete(conversations)
        .where(and(isNull(conversations.startedAt), lt(conversations.createdAt, sql`now() - interval '1 day'`)));
    },
  };
}

export type ConversationStore = ReturnType<typeof createConversationStore>;
