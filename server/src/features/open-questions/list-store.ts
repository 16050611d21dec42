/** Open questions as their owner reads and settles them. */
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { openQuestions, openQuestionVotes as votes } from '../../database/tables/teaching.ts';
import { settleConversations } from './settle-conversations.ts';

type State = (typeof openQuestions.$inferSelect)['state'];

/** of a group, the newest votes that its reasons, pages and examples are taken from */
const votesLookedAt = 100;

export function createListStore(db: Database) {
  return {
    /** the most asked first; `page` from 1 */
    async page(agentId: string, state: State, { page, limit }: { page: number; limit: number }) {
      const such = and(eq(openQuestions.agentId, agentId), eq(openQuestions.state, state));
      const [[total], groups] = await Promise.all([
        db.select({ groups: count() }).from(openQuestions).where(such),
        db
          .select()
          .from(openQuestions)
          .where(such)
          .orderBy(desc(openQuestions.asked), desc(openQuestions.lastAskedAt), desc(openQuestions.id))
          .limit(limit)
          .offset((page - 1) * limit),
      ]);
      const withVotes = await Promise.all(
        groups.map(async (group) => ({
          group,
          newest: await db
            .select()
            .from(votes)
            .where(and(eq(votes.agentId, agentId), eq(votes.questionId, group.id)))
            .orderBy(desc(votes.askedAt), desc(votes.messageId))
            .limit(votesLookedAt),
        })),
      );
      return { total: total?.groups ?? 0, groups: withVotes };
    },

    /** @returns false when there is no such group */
    setState(agentId: string, id: string, state: State, answerId: string | null): Promise<boolean> {
      return db.transaction(async (tx) => {
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

export type ListStore = ReturnType<typeof createListStore>;
