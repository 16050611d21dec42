/** Puts conversations among the recently deleted, and takes them back. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/open-database.ts';
import { conversations } from '../../database/tables/conversations.ts';
import { openQuestions, openQuestionVotes as votes } from '../../database/tables/teaching.ts';
import { recountGroups, setAside } from './erase-conversations.ts';

/** Their votes are set aside, so that no group counts or names what they asked. @returns the ids of those that were live */
export async function discardConversations(
  tx: Transaction,
  agentId: string,
  ids: readonly string[],
): Promise<string[]> {
  const gone = await tx
    .update(conversations)
    .set({ kind: 'discarded', discardedAt: sql`now()` })
    .where(and(eq(conversations.agentId, agentId), inArray(conversations.id, [...ids]), eq(conversations.kind, 'live')))
    .returning({ id: conversations.id });
  const goneIds = gone.map(({ id }) => id);
  const taken = await tx
    .update(votes)
    .set({ questionId: sql`${setAside} || ${votes.questionId}` })
    .where(and(eq(votes.agentId, agentId), inArray(votes.conversationId, goneIds)))
    .returning({ groupId: votes.questionId });
  await recountGroups(tx, agentId, taken);
  return goneIds;
}

/**
 * A group that is gone by now is open anew. @returns the ids of those that were discarded, and of them whose questions were all answered or
 * dismissed meanwhile
 */
export async function restoreConversations(
  tx: Transaction,
  agentId: string,
  ids: readonly string[],
): Promise<{ restored: string[]; settled: string[] }> {
  const discarded = eq(conversations.kind, 'discarded');
  const back = await tx
    .update(conversations)
    .set({ kind: 'live', discardedAt: null })
    .where(and(eq(conversations.agentId, agentId), inArray(conversations.id, [...ids]), discarded))
    .returning({ id: conversations.id });
  const restored = back.map(({ id }) => id);
  const given = await tx
    .update(votes)
    .set({ questionId: sql`replace(${votes.questionId}, ${setAside}, '')` })
    .where(and(eq(votes.agentId, agentId), inArray(votes.conversationId, restored)))
    .returning();
  for (const { questionId: id, question, askedAt } of given)
    await tx
      .insert(openQuestions)
      .values({ agentId, id, question, terms: [], asked: 0, firstAskedAt: askedAt, lastAskedAt: askedAt })
      .onConflictDoNothing();
  await recountGroups(
    tx,
    agentId,
    given.map(({ questionId }) => ({ groupId: questionId })),
  );
  const ofOpen = await tx
    .select({ id: votes.conversationId })
    .from(votes)
    .innerJoin(openQuestions, and(eq(openQuestions.agentId, votes.agentId), eq(openQuestions.id, votes.questionId)))
    .where(and(eq(votes.agentId, agentId), inArray(votes.conversationId, restored), eq(openQuestions.state, 'open')));
  const open = new Set(ofOpen.map(({ id }) => id));
  await tx
    .update(conversations)
    .set({ needsAnswer: true })
    .where(and(eq(conversations.agentId, agentId), inArray(conversations.id, [...open])));
  const voters = new Set(given.map(({ conversationId }) => conversationId));
  return { restored, settled: [...voters.difference(open)] };
}
