import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../database/open-database.ts';
import { holdAgent, markOfRows } from '../../database/share-reads.ts';
import { agentKnowledge } from '../../database/tables/agents.ts';
import { conversations, messages } from '../../database/tables/conversations.ts';
import { borrowedWordings, openQuestionVotes, ownerAnswers } from '../../database/tables/teaching.ts';
import { newId } from '../../lib/ids.ts';
import { Refused } from '../../lib/refused.ts';
import type { Borrowed, Said } from './domain/asks-for-other.ts';

export type AnswerRow = typeof ownerAnswers.$inferSelect;
export type AnswerFields = Pick<AnswerRow, 'questions' | 'text' | 'pageUrl' | 'validUntil'>;

/** what the owner has open while writing an answer */
interface SaidWhere {
  groupId?: string | undefined;
  messageId?: string | undefined;
}

const rowsAtOnce = 200;

/** Notes where visitors' words stand, while nobody can delete it. @throws Refused when somebody just did */
async function borrow(tx: Transaction, agentId: string, theirs: readonly Borrowed[]): Promise<void> {
  const ids = theirs.flatMap(({ conversationIds }) => conversationIds);
  if (ids.length === 0) return;
  const rows = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.agentId, agentId), inArray(conversations.id, ids)))
    .orderBy(asc(conversations.id))
    .for('share');
  const there = new Set(rows.map(({ id }) => id));
  for (const { conversationIds, wording, shopWords } of theirs) {
    const left = conversationIds.filter((id) => there.has(id));
    if (left.length === 0)
      throw new Refused('request.malformed', 'The conversation was deleted meanwhile: word the question anew.');
    await tx
      .insert(borrowedWordings)
      .values(left.map((conversationId) => ({ agentId, id: newId('bor'), conversationId, wording, shopWords })));
  }
}

interface Changed {
  before: AnswerRow;
  after: AnswerRow;
}

const mine = (agentId: string, id: string) => and(eq(ownerAnswers.agentId, agentId), eq(ownerAnswers.id, id));

/** Those of them that are there. */
async function changeAll(
  tx: Transaction,
  agentId: string,
  answers: readonly { id: string | null; fields: AnswerFields }[],
): Promise<Changed[]> {
  const changed: Changed[] = [];
  for (const { id, fields } of answers) {
    if (id === null) continue;
    const [before] = await tx.select().from(ownerAnswers).where(mine(agentId, id)).for('update');
    const [after] = await tx
      .update(ownerAnswers)
      .set({ ...fields, updatedAt: sql`now()` })
      .where(mine(agentId, id))
      .returning();
    if (before !== undefined && after !== undefined) changed.push({ before, after });
  }
  return changed;
}

export function createAnswerStore(db: Database) {
  return {
    all: (agentId: string, limit: number): Promise<AnswerRow[]> =>
      db
        .select()
        .from(ownerAnswers)
        .where(eq(ownerAnswers.agentId, agentId))
        .orderBy(asc(ownerAnswers.createdAt), asc(ownerAnswers.id))
        .limit(limit),

    /** Changes with every answer that is saved or deleted. */
    mark: markOfRows(db, { table: ownerAnswers, agentId: ownerAnswers.agentId, changedAt: ownerAnswers.updatedAt }),

    /** The newest first; `page` from 1, `search` '' for all. */
    async page(agentId: string, { page, limit, search }: { page: number; limit: number; search: string }) {
      const held = sql`strpos(lower(${ownerAnswers.text} || ' ' || ${ownerAnswers.questions}::text), lower(${search})) > 0`;
      const own = and(eq(ownerAnswers.agentId, agentId), search === '' ? undefined : held);
      const [[total], rows] = await Promise.all([
        db.select({ answers: count() }).from(ownerAnswers).where(own),
        db
          .select()
          .from(ownerAnswers)
          .where(own)
          // a change leaves it in its place, and the undo of one too
          .orderBy(desc(ownerAnswers.createdAt), desc(ownerAnswers.id))
          .limit(limit)
          .offset((page - 1) * limit),
      ]);
      return { total: total?.answers ?? 0, rows };
    },

    /** The agent's proved or named site. */
    async site(agentId: string): Promise<string | null> {
      const [row] = await db
        .select({ websiteUrl: agentKnowledge.websiteUrl })
        .from(agentKnowledge)
        .where(eq(agentKnowledge.agentId, agentId));
      return row?.websiteUrl ?? null;
    },

    /**
     * What visitors wrote where an answer to it is written: of an open question each vote, of a conversation its visitor's lines. What an
     * owner writes to try the agent is the owner's.
     */
    async said(agentId: string, { groupId, messageId }: SaidWhere): Promise<Said[]> {
      const voted =
        groupId === undefined
          ? []
          : await db
              .select({ conversationId: openQuestionVotes.conversationId, text: openQuestionVotes.question })
              .from(openQuestionVotes)
              .where(and(eq(openQuestionVotes.agentId, agentId), eq(openQuestionVotes.questionId, groupId)));
      if (messageId === undefined) return voted;
      const shown = alias(messages, 'shown');
      const written = await db
        .select({ conversationId: messages.conversationId, text: messages.content })
        .from(messages)
        .innerJoin(shown, and(eq(shown.agentId, messages.agentId), eq(shown.conversationId, messages.conversationId)))
        .innerJoin(
          conversations,
          and(eq(conversations.agentId, messages.agentId), eq(conversations.id, messages.conversationId)),
        )
        .where(
          and(
            eq(messages.agentId, agentId),
            eq(shown.id, messageId),
            eq(messages.role, 'human'),
            eq(conversations.kind, 'live'),
          ),
        );
      return [...voted, ...written];
    },

    /** null when there are `most` already; one insert at a time for an agent, so that the most holds */
    add(agentId: string, fields: AnswerFields, theirs: readonly Borrowed[], most: number): Promise<AnswerRow | null> {
      return db.transaction(async (tx) => {
        await holdAgent(tx, agentId);
        const [total] = await tx
          .select({ answers: count() })
          .from(ownerAnswers)
          .where(eq(ownerAnswers.agentId, agentId));
        if ((total?.answers ?? 0) >= most) return null;
        await borrow(tx, agentId, theirs);
        const [row] = await tx
          .insert(ownerAnswers)
          .values({ agentId, id: newId('ans'), ...fields })
          .returning();
        return row ?? null;
      });
    },

    /** New ones, as many as there is room for, and changed ones; one import at a time for an agent. */
    takeUp(agentId: string, taken: readonly { id: string | null; fields: AnswerFields }[], most: number) {
      return db.transaction(async (tx) => {
        await holdAgent(tx, agentId);
        const [total] = await tx
          .select({ answers: count() })
          .from(ownerAnswers)
          .where(eq(ownerAnswers.agentId, agentId));
        const fitting = taken
          .filter(({ id }) => id === null)
          .slice(0, Math.max(0, most - (total?.answers ?? 0)))
          .map(({ fields }) => ({ agentId, id: newId('ans'), ...fields }));
        for (let i = 0; i < fitting.length; i += rowsAtOnce)
          await tx.insert(ownerAnswers).values(fitting.slice(i, i + rowsAtOnce));
        return { ids: fitting.map(({ id }) => id), changed: await changeAll(tx, agentId, taken) };
      });
    },

    /** What was added goes, what was changed is as it was. */
    takeBack(agentId: string, added: readonly string[], before: readonly { id: string; fields: AnswerFields }[]) {
      return db.transaction(async (tx) => {
        await holdAgent(tx, agentId);
        const gone = await tx
          .delete(ownerAnswers)
          .where(and(eq(ownerAnswers.agentId, agentId), inArray(ownerAnswers.id, [...added])))
          .returning();
        return { gone, changed: await changeAll(tx, agentId, before) };
      });
    },

    /** null when there is none */
    change(agentId: string, id: string, fields: AnswerFields, theirs: readonly Borrowed[]): Promise<Changed | null> {
      return db.transaction(async (tx) => {
        // in the order in which who deletes a conversation goes, so that neither waits for the other
        await borrow(tx, agentId, theirs);
        return (await changeAll(tx, agentId, [{ id, fields }]))[0] ?? null;
      });
    },

    /** null when there was none */
    async remove(agentId: string, id: string): Promise<AnswerRow | null> {
      const [gone] = await db.delete(ownerAnswers).where(mine(agentId, id)).returning();
      return gone ?? null;
    },
  };
}

export type AnswerStore = ReturnType<typeof createAnswerStore>;
