import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/open-database.ts';
import { borrowedWordings, ownerAnswers, suiteQuestions } from '../../database/tables/teaching.ts';
import { trainingRuns } from '../../database/tables/training.ts';

/**
 * Erases what owners kept of conversations in their visitors' own words, once no conversation that they stand in is left. An answer goes on
 * in the owner's words, found by the shop's words of the question; a test goes, and with it what trainings told of it.
 */
export async function eraseBorrowed(tx: Transaction, agentId: string, ids: readonly string[]): Promise<void> {
  const gone = await tx
    .delete(borrowedWordings)
    .where(and(eq(borrowedWordings.agentId, agentId), inArray(borrowedWordings.conversationId, [...ids])))
    .returning({ wording: borrowedWordings.wording, shopWords: borrowedWordings.shopWords });
  if (gone.length === 0) return;
  const lost = new Map(gone.map(({ wording, shopWords }) => [wording, shopWords]));
  const standing = await tx
    .select({ wording: borrowedWordings.wording })
    .from(borrowedWordings)
    .where(and(eq(borrowedWordings.agentId, agentId), inArray(borrowedWordings.wording, [...lost.keys()])));
  for (const { wording } of standing) lost.delete(wording);
  if (lost.size === 0) return;

  const answers = await tx.select().from(ownerAnswers).where(eq(ownerAnswers.agentId, agentId)).for('update');
  for (const { id, questions } of answers) {
    if (!questions.some((question) => lost.has(question))) continue;
    const left = new Set(questions.map((question) => lost.get(question) ?? question));
    await tx
      .update(ownerAnswers)
      .set({ questions: [...left], updatedAt: sql`now()` })
      .where(and(eq(ownerAnswers.agentId, agentId), eq(ownerAnswers.id, id)));
  }

  await tx
    .delete(suiteQuestions)
    .where(and(eq(suiteQuestions.agentId, agentId), inArray(suiteQuestions.ask, [...lost.keys()])));
  const runs = await tx
    .select({ id: trainingRuns.id, suite: trainingRuns.suite })
    .from(trainingRuns)
    .where(and(eq(trainingRuns.agentId, agentId), isNotNull(trainingRuns.suite)));
  for (const { id, suite } of runs) {
    const failed = suite?.failed.filter(({ ask }) => !lost.has(ask)) ?? [];
    if (suite === null || failed.length === suite.failed.length) continue;
    await tx
      .update(trainingRuns)
      .set({ suite: { ...suite, failed } })
      .where(and(eq(trainingRuns.agentId, agentId), eq(trainingRuns.id, id)));
  }
}
