/** Open questions as their owner reads and settles them. */
import { and, asc, count, desc, eq, getTableColumns, max, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { messages } from '../../database/tables/conversations.ts';
import { openQuestions, openQuestionVotes as votes, ownerAnswers } from '../../database/tables/teaching.ts';
import { newId } from '../../lib/ids.ts';
import { askedBySome, holdGroups, settleConversations } from './store.ts';

type State = (typeof openQuestions.$inferSelect)['state'];

/** of a group, the newest votes that its reasons, pages and examples are taken from */
const votesLookedAt = 100;

export function createListStore(db: Database) {
  return {
    /** the most asked first; `page` from 1 */
    async page(agentId: string, state: State, { page, limit }: { page: number; limit: number }) {
      const such = and(askedBySome(agentId), eq(openQuestions.state, state));
      const [[total], groups] = await Promise.all([
        db.select({ groups: count() }).from(openQuestions).where(such),
        db
          .select({ group: openQuestions, answer: ownerAnswers })
          .from(openQuestions)
          .leftJoin(
            ownerAnswers,
            and(eq(ownerAnswers.agentId, openQuestions.agentId), eq(ownerAnswers.id, openQuestions.answerId)),
          )
          .where(such)
          .orderBy(desc(openQuestions.asked), desc(openQuestions.lastAskedAt), desc(openQuestions.id))
          .limit(limit)
          .offset((page - 1) * limit),
      ]);
      const withVotes = await Promise.all(
        groups.map(async ({ group, answer }) => ({
          group,
          answer,
          newest: await db
            .select({ ...getTableColumns(votes), isRatedDown: sql<boolean>`coalesce(${messages.rating} < 0, false)` })
            .from(votes)
            .leftJoin(messages, and(eq(messages.agentId, votes.agentId), eq(messages.replyTo, votes.messageId)))
            .where(and(eq(votes.agentId, agentId), eq(votes.questionId, group.id)))
            .orderBy(desc(votes.askedAt), desc(votes.messageId))
            .limit(votesLookedAt),
        })),
      );
      return { total: total?.groups ?? 0, groups: withVotes };
    },

    /** The most asked first. */
    open: (agentId: string, limit: number): Promise<{ id: string; question: string }[]> =>
      db
        .select({ id: openQuestions.id, question: openQuestions.question })
        .from(openQuestions)
        .where(and(askedBySome(agentId), eq(openQuestions.state, 'open')))
        .orderBy(desc(openQuestions.asked), desc(openQuestions.lastAskedAt))
        .limit(limit),

    /** @returns false when there is no such group */
    setState(agentId: string, id: string, state: State, answerId: string | null): Promise<boolean> {
      return db.transaction(async (tx) => {
        await holdGroups(tx, agentId);
        const changed = await tx
          .update(openQuestions)
          .set({ state, answerId })
          .where(and(eq(openQuestions.agentId, agentId), eq(openQuestions.id, id)))
          .returning({ id: openQuestions.id });
        if (changed.length === 0) return false;
        const asked = await tx
          .select({ id: votes.conversationId })
          .from(votes)
          .where(and(eq(votes.agentId, agentId), eq(votes.questionId, id)));
        await settleConversations(
          tx,
          agentId,
          asked.map((vote) => vote.id),
        );
        return true;
      });
    },

    /** The newest of its wordings, each once. */
    async wordings(agentId: string, id: string, most: number): Promise<string[]> {
      const rows = await db
        .select({ question: votes.question })
        .from(votes)
        .where(and(eq(votes.agentId, agentId), eq(votes.questionId, id)))
        .groupBy(votes.question)
        .orderBy(desc(max(votes.askedAt)))
        .limit(most);
      return rows.map(({ question }) => question);
    },

    /** The group stays open for what is `left` of it; its other votes become an answered group. */
    splitOff(agentId: string, id: string, left: readonly string[], answerId: string): Promise<void> {
      return db.transaction(async (tx) => {
        await holdGroups(tx, agentId);
        const group = and(eq(openQuestions.agentId, agentId), eq(openQuestions.id, id));
        const [row] = await tx.select().from(openQuestions).where(group);
        const all = await tx
          .select()
          .from(votes)
          .where(and(eq(votes.agentId, agentId), eq(votes.questionId, id)))
          .orderBy(asc(votes.askedAt));
        const [open, answered] = [all.filter(isLeft), all.filter((vote) => !isLeft(vote))];
        if (row === undefined || open[0] === undefined || answered[0] === undefined) return;
        const of = newId('grp');
        await tx
          .insert(openQuestions)
          .values({ agentId, id: of, state: 'answered', answerId, ...shown(answered, row) });
        await tx
          .update(votes)
          .set({ questionId: of })
          .where(and(eq(votes.agentId, agentId), eq(votes.questionId, id), notInArray(votes.question, [...left])));
        await tx
          .update(openQuestions)
          .set({ ...shown(open, row), state: 'open', answerId: null })
          .where(group);
        await settleConversations(
          tx,
          agentId,
          answered.map(({ conversationId }) => conversationId),
        );
      });

      function isLeft({ question }: { question: string }): boolean {
        return left.includes(question);
      }
    },

    answeredBy: async (agentId: string, answerId: string): Promise<string[]> => {
      const groups = await db
        .select({ id: openQuestions.id })
        .from(openQuestions)
        .where(
          and(
            eq(openQuestions.agentId, agentId),
            eq(openQuestions.answerId, answerId),
            eq(openQuestions.state, 'answered'),
          ),
        );
      return groups.map(({ id }) => id);
    },

    /** Of what was settled, the longest silent go. */
    async dropSettled(agentId: string, state: Exclude<State, 'open'>, most: number): Promise<void> {
      const such = and(eq(openQuestions.agentId, agentId), eq(openQuestions.state, state));
      const beyond = db
        .select({ id: openQuestions.id })
        .from(openQuestions)
        .where(such)
        .orderBy(desc(openQuestions.lastAskedAt))
        .offset(most);
      const gone = await db
        .delete(openQuestions)
        .where(and(such, sql`${openQuestions.id} in (${beyond})`))
        .returning({ id: openQuestions.id });
      for (const { id } of gone)
        await db.delete(votes).where(and(eq(votes.agentId, agentId), eq(votes.questionId, id)));
    },
  };
}

/** A group of these votes, the oldest first, which keeps its name where one of them has it. */
function shown(of: readonly (typeof votes.$inferSelect)[], { question, terms }: typeof openQuestions.$inferSelect) {
  const isNamed = of.some((vote) => vote.question === question);
  const newest = of.at(-1);
  const now = new Date();
  return {
    question: isNamed ? question : (newest?.question ?? question),
    terms: isNamed ? terms : [],
    asked: of.length,
    firstAskedAt: of[0]?.askedAt ?? now,
    lastAskedAt: newest?.askedAt ?? now,
  };
}

export type ListStore = ReturnType<typeof createListStore>;
