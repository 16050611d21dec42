import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Transaction } from '../../database/open-database.ts';
import { conversations, messages } from '../../database/tables/conversations.ts';
import { chatLinks, personRequests, webhookDeliveries } from '../../database/tables/handover.ts';
import { receipts } from '../../database/tables/receipts.ts';
import {
  borrowedWordings,
  openQuestions,
  openQuestionVotes as votes,
  ownerAnswers,
  productClicks,
  suiteQuestions,
} from '../../database/tables/teaching.ts';
import { trainingRuns } from '../../database/tables/training.ts';
import { queueSweep } from './frozen-documents.ts';

/** Addresses and words that were left for a person, the ways back into the chat, and what a webhook was told. */
async function eraseLeft(tx: Transaction, agentId: string, ids: string[]): Promise<void> {
  await tx
    .delete(personRequests)
    .where(and(eq(personRequests.agentId, agentId), inArray(personRequests.conversationId, ids)));
  await tx.delete(chatLinks).where(and(eq(chatLinks.agentId, agentId), inArray(chatLinks.conversationId, ids)));
  const told = sql`${webhookDeliveries.payload} ->> 'conversationId'`;
  await tx.delete(webhookDeliveries).where(and(eq(webhookDeliveries.agentId, agentId), inArray(told, ids)));
}

/**
 * Erases sessions, messages, receipts, clicks, votes for open questions, what answers and tests kept of them, and what was left, whoever
 * asked for it. Of a reply that was charged an empty row
 * stays, which no conversation leads to: the ledger's entry names it, and the account's figures count it. @returns the ids of what is gone
 */
export async function eraseConversations(tx: Transaction, agentId: string, which: SQL): Promise<string[]> {
  const gone = await tx
    .delete(conversations)
    .where(and(eq(conversations.agentId, agentId), which))
    .returning({ id: conversations.id });
  if (gone.length === 0) return [];
  const ids = gone.map(({ id }) => id);
  await eraseVotes(tx, agentId, ids);
  await eraseBorrowed(tx, agentId, ids);
  await eraseLeft(tx, agentId, ids);
  const theirs = and(eq(messages.agentId, agentId), inArray(messages.conversationId, ids));
  const messageIds = tx.select({ id: messages.id }).from(messages).where(theirs);
  await tx.delete(receipts).where(and(eq(receipts.agentId, agentId), inArray(receipts.messageId, messageIds)));
  const clicks = and(eq(productClicks.agentId, agentId), inArray(productClicks.conversationId, ids));
  await tx.delete(productClicks).where(clicks);
  await queueSweep(tx, agentId);
  await tx.delete(messages).where(and(theirs, eq(messages.charged, false)));
  await tx
    .update(messages)
    .set({ conversationId: '', content: '', cards: sql`'[]'::jsonb`, replyTo: null, rating: null, ratingReason: null })
    .where(theirs);
  return ids;
}

/**
 * Erases what conversations asked in vain. A group that nobody else asked goes with them; of one that was dismissed for good only the stems
 * of its words stay, so that it is not opened again. Another group is named after what is left.
 */
async function eraseVotes(tx: Transaction, agentId: string, conversationIds: readonly string[]): Promise<void> {
  const gone = await tx
    .delete(votes)
    .where(and(eq(votes.agentId, agentId), inArray(votes.conversationId, [...conversationIds])))
    .returning({ groupId: votes.questionId });
  await recountGroups(tx, agentId, gone);
}

/** before its group's id where a vote is of a discarded conversation */
export const setAside = 'discarded:';

/** Groups that lost votes, or got some back. */
export async function recountGroups(
  tx: Transaction,
  agentId: string,
  changed: readonly { groupId: string }[],
): Promise<void> {
  for (const id of new Set(changed.map(({ groupId }) => groupId.replace(setAside, '')))) {
    const group = and(eq(openQuestions.agentId, agentId), eq(openQuestions.id, id));
    const isAside = and(eq(votes.agentId, agentId), eq(votes.questionId, `${setAside}${id}`));
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
    // it waits for them, out of every list
    else if ((await tx.$count(votes, isAside)) > 0) await tx.update(openQuestions).set({ asked: 0 }).where(group);
    else await tx.delete(openQuestions).where(group);
  }
}

/**
 * Erases what owners kept of conversations in their visitors' own words, once no conversation that they stand in is left. An answer goes on
 * in the owner's words, found by the shop's words of the question; a test goes, and with it what trainings told of it.
 */
async function eraseBorrowed(tx: Transaction, agentId: string, ids: readonly string[]): Promise<void> {
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
