import { limits } from '@vitrine/contract/limits';
import { and, count, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { agents } from '../../database/tables/agents.ts';
import { conversations, isKept, messages } from '../../database/tables/conversations.ts';
import { receipts } from '../../database/tables/receipts.ts';
import { ownerAnswers } from '../../database/tables/teaching.ts';
import { trainingRuns } from '../../database/tables/training.ts';
import { newId } from '../../lib/ids.ts';
import { readFrozen } from './frozen-documents.ts';
import type { ReceiptRow } from './frozen-documents.ts';

export type MessageRow = typeof messages.$inferSelect;

export interface Page {
  /** from 1 */
  page: number;
  limit: number;
}

export function createConversationStore(db: Database) {
  /** Not kept in receipts: a visitor's words in a question end with their conversation. */
  async function withQuestions<T extends { id: string }>(agentId: string, told: readonly T[]) {
    if (told.length === 0) return [];
    const ids = told.map(({ id }) => id);
    const rows = await db
      .select({ id: ownerAnswers.id, questions: ownerAnswers.questions })
      .from(ownerAnswers)
      .where(and(eq(ownerAnswers.agentId, agentId), inArray(ownerAnswers.id, ids)));
    const questionOf = new Map(rows.map(({ id, questions }) => [id, questions[0]]));
    return told.map((one) => {
      const question = questionOf.get(one.id);
      return question === undefined ? one : { ...one, question };
    });
  }

  return {
    async agentExists(agentId: string): Promise<boolean> {
      const [row] = await db.select({ id: agents.id }).from(agents).where(eq(agents.id, agentId));
      return row !== undefined;
    },

    async insert(agentId: string, secretHash: string): Promise<void> {
      await db.insert(conversations).values({ agentId, id: newId('cnv'), secretHash });
    },

    /** `agentId`: where the call names one, it is that agent's or none */
    async bySecret(secretHash: string, agentId?: string) {
      const named = agentId === undefined ? undefined : eq(conversations.agentId, agentId);
      const [row] = await db
        .select({ agentId: conversations.agentId, id: conversations.id })
        .from(conversations)
        .where(and(named, isKept, eq(conversations.secretHash, secretHash)));
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

    /** Of a message of this conversation; of its newest one where that is none, or null. 0 before the first. */
    async sequenceOf(agentId: string, conversationId: string, messageId: string | null): Promise<number> {
      const mine = and(eq(messages.agentId, agentId), eq(messages.conversationId, conversationId));
      const named = messageId === null ? undefined : eq(messages.id, messageId);
      const [row] = await db
        .select({ sequence: messages.sequence })
        .from(messages)
        .where(and(mine, named))
        .orderBy(desc(messages.sequence))
        .limit(1);
      if (row === undefined && named !== undefined) return this.sequenceOf(agentId, conversationId, null);
      return row?.sequence ?? 0;
    },

    /** oldest first; as many as a page of them holds, then the newest ones */
    async messagesAfter(agentId: string, conversationId: string, sequence: number) {
      const rows = await db
        .select()
        .from(messages)
        .where(
          and(
            eq(messages.agentId, agentId),
            eq(messages.conversationId, conversationId),
            gt(messages.sequence, sequence),
          ),
        )
        .orderBy(desc(messages.sequence))
        .limit(limits.pageSizeMax);
      return rows.reverse();
    },

    async handover(agentId: string, id: string) {
      const [row] = await db
        .select({ handover: conversations.handover })
        .from(conversations)
        .where(and(eq(conversations.agentId, agentId), eq(conversations.id, id), isKept));
      return row?.handover ?? null;
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
          documents: receipts.documents,
          passages: receipts.passages,
          products: receipts.products,
          facts: receipts.facts,
          answers: receipts.answers,
          readings: receipts.readings,
        })
        .from(receipts)
        .innerJoin(messages, and(eq(messages.agentId, receipts.agentId), eq(messages.id, receipts.messageId)))
        .leftJoin(
          trainingRuns,
          and(eq(trainingRuns.agentId, receipts.agentId), eq(trainingRuns.id, receipts.indexVersion)),
        )
        .where(and(eq(receipts.agentId, agentId), eq(receipts.messageId, messageId)));
      if (row === undefined) return null;
      const { documents, ...rest } = row;
      const receipt = { ...rest, answers: await withQuestions(agentId, rest.answers ?? []) };
      if (documents === null) return receipt;
      const copiesOf = await readFrozen(db, agentId, documents);
      return {
        ...receipt,
        passages: copiesOf(documents.passages),
        products: copiesOf(documents.products),
        facts: copiesOf(documents.facts),
      };
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
