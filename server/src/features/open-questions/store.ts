/** Rows of open questions and their votes as a vote finds and leaves them; every writer of an agent's groups waits for the one before. */
import { and, asc, desc, eq, gt, inArray, lt, ne, notInArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../database/open-database.ts';
import { conversations, isKept, messages } from '../../database/tables/conversations.ts';
import { openQuestions, openQuestionVotes as votes } from '../../database/tables/teaching.ts';
import { newId } from '../../lib/ids.ts';

type QuestionRow = typeof openQuestions.$inferSelect;
export type Vote = Omit<typeof votes.$inferSelect, 'questionId'>;
export type Reason = Vote['reason'];

/** A group as new questions are compared with it; the newest wordings first. */
export interface KnownGroup extends Pick<QuestionRow, 'id' | 'question' | 'terms' | 'asked'> {
  state: 'open' | 'dismissed';
  wordings: string[];
}

/** A visitor's message that a vote may be about. */
export interface AskedMessage {
  id: string;
  text: string;
  pagePath: string | null;
  at: Date;
}

/** of each state; the oldest single ones fall off */
const groupsMax = 500;
const earlierMax = 8;

/** Of an agent, without those that only discarded conversations asked. */
export const askedBySome = (agentId: string) =>
  and(eq(openQuestions.agentId, agentId), or(gt(openQuestions.asked, 0), eq(openQuestions.state, 'dismissed')));

const ofGroup = (agentId: string, id: string) => and(eq(openQuestions.agentId, agentId), eq(openQuestions.id, id));
const votesOf = (agentId: string, id: string) => and(eq(votes.agentId, agentId), eq(votes.questionId, id));

export function createVoteStore(db: Database) {
  const question = alias(messages, 'question');
  return {
    /** What a reply of a live conversation was given to, with what the visitor wrote before, the newest first; null when it is gone. */
    async asked(agentId: string, replyId: string) {
      const columns = { id: question.id, text: question.content, pagePath: question.pagePath, at: question.createdAt };
      const [found] = await db
        .select({ ...columns, sequence: question.sequence, conversationId: conversations.id })
        .from(messages)
        .innerJoin(question, and(eq(question.agentId, messages.agentId), eq(question.id, messages.replyTo)))
        .innerJoin(
          conversations,
          and(eq(conversations.agentId, messages.agentId), eq(conversations.id, messages.conversationId)),
        )
        .where(and(eq(messages.agentId, agentId), eq(messages.id, replyId), eq(conversations.kind, 'live')));
      if (found === undefined) return null;
      const { sequence, conversationId, ...message } = found;
      const earlier = await db
        .select(columns)
        .from(question)
        .where(
          and(
            eq(question.agentId, agentId),
            eq(question.conversationId, conversationId),
            eq(question.role, 'human'),
            lt(question.sequence, sequence),
          ),
        )
        .orderBy(desc(question.sequence))
        .limit(earlierMax);
      return { conversationId, message, earlier };
    },

    /** One vote at a time for an agent; nothing of it stays when the work throws. */
    inTurn: <T>(agentId: string, work: (turn: VoteTurn) => Promise<T>): Promise<T> =>
      db.transaction(async (tx) => {
        await holdGroups(tx, agentId);
        return work(createTurn(tx, agentId));
      }),
  };
}

/** Until the transaction's end nobody else changes the agent's groups. */
export async function holdGroups(tx: Transaction, agentId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`open-questions ${agentId}`}, 0))`);
}

function createTurn(tx: Transaction, agentId: string) {
  return {
    /** groups that a question may belong to, each with its newest `wordingsMax` wordings */
    async groups(wordingsMax: number): Promise<KnownGroup[]> {
      const newest = tx
        .select({ wording: votes.question })
        .from(votes)
        .where(and(eq(votes.agentId, openQuestions.agentId), eq(votes.questionId, openQuestions.id)))
        .orderBy(desc(votes.askedAt))
        .limit(wordingsMax)
        .as('newest');
      const rows = await tx
        .select({
          id: openQuestions.id,
          state: openQuestions.state,
          question: openQuestions.question,
          terms: openQuestions.terms,
          asked: openQuestions.asked,
          wording: newest.wording,
        })
        .from(openQuestions)
        .leftJoinLateral(newest, sql`true`)
        .where(and(askedBySome(agentId), ne(openQuestions.state, 'answered')))
        .orderBy(asc(openQuestions.firstAskedAt), asc(openQuestions.id));
      const groups = new Map<string, KnownGroup>();
      for (const { wording, state, ...group } of rows) {
        const known = groups.get(group.id) ?? {
          ...group,
          state: state === 'dismissed' ? ('dismissed' as const) : ('open' as const),
          wordings: [],
        };
        groups.set(group.id, known);
        if (wording !== null) known.wordings.push(wording);
      }
      return [...groups.values()];
    },

    /** @returns the new group's id */
    async begin({ question, terms }: Pick<QuestionRow, 'question' | 'terms'>, at: Date): Promise<string> {
      const id = newId('grp');
      const times = { firstAskedAt: at, lastAskedAt: at };
      await tx.insert(openQuestions).values({ agentId, id, question, terms, asked: 0, ...times });
      return id;
    },

    /** One a conversation: the first stays, and leads to the reply that was rated down. @returns whether this is it */
    async vote(id: string, vote: Omit<Vote, 'agentId'>): Promise<boolean> {
      const written = await tx
        .insert(votes)
        .values({ agentId, questionId: id, ...vote })
        .onConflictDoNothing()
        .returning({ messageId: votes.messageId });
      if (written.length === 0 && vote.reason === 'rated_down')
        await tx
          .update(votes)
          .set({ messageId: vote.messageId, question: vote.question })
          .where(and(votesOf(agentId, id), eq(votes.conversationId, vote.conversationId)));
      return written.length > 0;
    },

    /** The votes of `gone` become those of `kept`. */
    async unite(kept: string, gone: string): Promise<void> {
      const there = tx.select({ id: votes.conversationId }).from(votes).where(votesOf(agentId, kept));
      await tx
        .update(votes)
        .set({ questionId: kept })
        .where(and(votesOf(agentId, gone), notInArray(votes.conversationId, there)));
      await tx.delete(votes).where(votesOf(agentId, gone));
      await tx.delete(openQuestions).where(ofGroup(agentId, gone));
    },

    /** The votes of these wordings become those of `kept`. @returns false when the group has none left, and goes */
    async move(kept: string, from: string, texts: string[]): Promise<boolean> {
      const theirs = and(votesOf(agentId, from), inArray(votes.question, texts));
      const there = tx.select({ id: votes.conversationId }).from(votes).where(votesOf(agentId, kept));
      await tx
        .update(votes)
        .set({ questionId: kept })
        .where(and(theirs, notInArray(votes.conversationId, there)));
      await tx.delete(votes).where(theirs);
      if ((await tx.$count(votes, votesOf(agentId, from))) > 0) return true;
      await tx.delete(openQuestions).where(ofGroup(agentId, from));
      return false;
    },

    /** Counts its votes anew. */
    async keep(id: string, words: Pick<QuestionRow, 'question' | 'terms'>): Promise<void> {
      const of = sql`from ${votes} where ${votesOf(agentId, id)}`;
      await tx
        .update(openQuestions)
        .set({
          ...words,
          asked: sql`(select count(*) ${of})::int`,
          firstAskedAt: sql`(select min(${votes.askedAt}) ${of})`,
          lastAskedAt: sql`(select max(${votes.askedAt}) ${of})`,
        })
        .where(ofGroup(agentId, id));
    },

    /** It was asked again, and goes on being dismissed. */
    async touch(id: string, at: Date): Promise<void> {
      await tx
        .update(openQuestions)
        .set({ lastAskedAt: sql`greatest(${openQuestions.lastAskedAt}, ${at.toISOString()}::timestamptz)` })
        .where(ofGroup(agentId, id));
    },

    /** Beyond the most that are kept, all but `newest` go: single ones first, the longest silent first. */
    async dropOldest(newest: string): Promise<void> {
      const open = and(eq(openQuestions.agentId, agentId), eq(openQuestions.state, 'open'));
      const over = (await tx.$count(openQuestions, open)) - groupsMax;
      if (over <= 0) return;
      const oldest = await tx
        .select({ id: openQuestions.id })
        .from(openQuestions)
        .where(and(open, ne(openQuestions.id, newest)))
        .orderBy(sql`${openQuestions.asked} > 1`, asc(openQuestions.lastAskedAt))
        .limit(over);
      const ids = oldest.map(({ id }) => id);
      const theirs = and(eq(votes.agentId, agentId), inArray(votes.questionId, ids));
      const left = await tx.delete(votes).where(theirs).returning({ id: votes.conversationId });
      await tx.delete(openQuestions).where(and(eq(openQuestions.agentId, agentId), inArray(openQuestions.id, ids)));
      await settleConversations(
        tx,
        agentId,
        left.map(({ id }) => id),
      );
    },

    /** @returns false when the conversation is gone; it is erased or discarded after this or not at all */
    settle: async (conversationId: string): Promise<boolean> =>
      (await settleConversations(tx, agentId, [conversationId])) > 0,
  };
}

export type VoteTurn = ReturnType<typeof createTurn>;
export type VoteStore = ReturnType<typeof createVoteStore>;

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
      .where(and(eq(conversations.agentId, agentId), inArray(conversations.id, some), isKept))
      .returning({ id: conversations.id });
    settled += rows.length;
  }
  return settled;
}
