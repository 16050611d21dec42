import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/open-database.ts';
import { openQuestions, openQuestionVotes as votes } from '../../database/tables/teaching.ts';

/**
 * Erases what conversations asked in vain. A group that nobody else asked goes with them; of one that was dismissed for good only the stems
 * of its words stay, so that it is not opened again. Another group is named after what is left.
 */
export async function eraseVotes(tx: Transaction, agentId: string, conversationIds: readonly string[]): Promise<void> {
  const gone = await tx
    .delete(votes)
    .where(and(eq(votes.agentId, agentId), inArray(votes.conversationId, [...conversationIds])))
    .returning({ groupId: votes.questionId });
  for (const id of new Set(gone.map(({ groupId }) => groupId))) {
    const group = and(eq(openQuestions.agentId, agentId), eq(openQuestions.id, id));
    const left = await tx
      .select({ question: votes.question })
      .from(votes)
      .where(and(eq(votes.agentId, agentId), eq(votes.questionId, id)))
      .orderBy(desc(votes.askedAt));
    const [newest] = left;
    const [row] = await tx.select().from(openQuestions).where(group);
    if (row === undefined) continue;
    const isNamed = left.some(({ question }) => question === row.question);
    if (newest !== undefined)
      await tx
        .update(openQuestions)
        .set({ asked: left.length, ...(!isNamed && { question: newest.question, terms: [] }) })
        .where(group);
    else if (row.state === 'dismissed')
      await tx
        .update(openQuestions)
        .set({ asked: 0, question: sql`'[deleted]'` })
        .where(group);
    else await tx.delete(openQuestions).where(group);
  }
}
