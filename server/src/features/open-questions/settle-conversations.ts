import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/open-database.ts';
import { conversations } from '../../database/tables/conversations.ts';
import { openQuestions, openQuestionVotes as votes } from '../../database/tables/teaching.ts';

const atOnce = 1_000;

/** A conversation needs an answer for as long as it votes for an open question. @returns how many of them there are */
export async function settleConversations(
  tx: Database | Transaction,
  agentId: string,
  ids: readonly string[],
): Promise<number> {
  let settled = 0;
  for (let at = 0; at < ids.length; at += atOnce) {
    const some = ids.slice(at, at + atOnce);
    const open = tx
      .select({ id: votes.conversationId })
      .from(votes)
      .innerJoin(openQuestions, and(eq(openQuestions.agentId, votes.agentId), eq(openQuestions.id, votes.questionId)))
      .where(and(eq(votes.agentId, agentId), eq(openQuestions.state, 'open'), inArray(votes.conversationId, some)));
    const rows = await tx
      .update(conversations)
      .set({ needsAnswer: sql`${conversations.id} in (${open})` })
      .where(and(eq(conversations.agentId, agentId), inArray(conversations.id, some)))
      .returning({ id: conversations.id });
    settled += rows.length;
  }
  return settled;
}
