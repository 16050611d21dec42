import { openOutcomes, outcomes } from '@vitrine/contract/outcomes';
import type { Outcome } from '@vitrine/contract/outcomes';
import type { ProductCard } from '@vitrine/contract/reply-envelope';
import { and, eq, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { SelectedFields } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../database/open-database.ts';
import { shareReads } from '../../database/share-reads.ts';
import {
  agentKnowledge,
  agentProfiles,
  agents,
  agentStyles,
  customInstructions,
} from '../../database/tables/agents.ts';
import { subscriptions } from '../../database/tables/billing.ts';
import { conversations, messages } from '../../database/tables/conversations.ts';
import { receipts } from '../../database/tables/receipts.ts';
import { lastWords } from '../../lib/one-string.ts';
import { notFound } from '../../lib/refused.ts';
import { createBeginTurn, createStoreForPerson } from './begin-turn.ts';
import type { AskedAbout } from './domain/asked-about.ts';
import { createFreezeDocuments } from './freeze-documents.ts';

type Handover = (typeof conversations.$inferSelect)['handover'];

export interface NewReply extends AskedAbout {
  agentId: string;
  conversationId: string;
  messageId: string;
  replyTo: string;
  text: string;
  cards: ProductCard[];
  charged: boolean;
  outcome: Outcome;
  /** what the visitor writes in, BCP 47 */
  language: string;
  /** when its turn began */
  began: string;
  receipt: Omit<typeof receipts.$inferInsert, 'agentId' | 'messageId'>;
}

/** A person of the shop took the conversation over while the reply was written: it is stored nowhere. */
export class PersonHasTheWord extends Error {
  readonly handover: Handover;
  constructor(handover: Handover) {
    super('a person answers in the place of this reply');
    this.handover = handover;
  }
}

const worstFirst = sql.raw(`array[${outcomes.map((outcome) => `'${outcome}'`).join(', ')}]`);

export function createAnsweringStore(db: Database) {
  const question = alias(messages, 'question');
  const agentFields = {
    accountId: agents.accountId,
    isBlocked: agents.isBlocked,
    isClosed: sql<boolean>`${agents.closedAt} is not null`,
    indexVersion: agents.indexVersion,
    previewRunId: agents.previewRunId,
    verified: sql<boolean | null>`${subscriptions.verified}`,
    styleName: sql<string | null>`${agentStyles.name}`,
    websiteUrl: sql<string | null>`${agentKnowledge.websiteUrl}`,
    instructions: sql<
      string | null
    >`case when ${customInstructions.isActive} then ${customInstructions.instructions} end`,
  };
  /** The agent, with whatever else is selected of it. */
  const ofAgent = <F extends SelectedFields>(fields: F) =>
    db
      .select({ agent: agentFields, profile: agentProfiles, ...fields })
      .from(agents)
      .leftJoin(subscriptions, eq(subscriptions.accountId, agents.accountId))
      .leftJoin(agentStyles, eq(agentStyles.agentId, agents.id))
      .leftJoin(agentProfiles, eq(agentProfiles.agentId, agents.id))
      .leftJoin(agentKnowledge, eq(agentKnowledge.agentId, agents.id))
      .leftJoin(customInstructions, eq(customInstructions.agentId, agents.id));
  const agentNow = ofAgent({})
    .where(eq(agents.id, sql.placeholder('agentId')))
    .prepare('answering_agent');
  const door = ofAgent({
    conversation: {
      id: conversations.id,
      kind: conversations.kind,
      handover: conversations.handover,
      isAnswering: sql<boolean>`coalesce(${conversations.answeringUntil} > now(), false)`,
    },
    /** an equal send came before */
    sentBefore: question.id,
    reply: { messageId: messages.id, text: messages.content, cards: messages.cards },
  })
    .leftJoin(
      conversations,
      and(eq(conversations.agentId, agents.id), eq(conversations.secretHash, sql.placeholder('secretHash'))),
    )
    .leftJoin(
      question,
      and(
        eq(question.agentId, agents.id),
        eq(question.conversationId, conversations.id),
        eq(question.clientMessageId, sql.placeholder('clientMessageId')),
      ),
    )
    .leftJoin(messages, and(eq(messages.agentId, agents.id), eq(messages.replyTo, question.id)))
    .where(eq(agents.id, sql.placeholder('agentId')))
    .prepare('answering_door');

  const messagesOf = (agentId: string, conversationId: string) =>
    sql`from ${messages} where ${messages.agentId} = ${agentId} and ${messages.conversationId} = ${conversationId}`;

  /** What the list shows of a conversation, once this reply stands in it; counted afresh, as where a turn begins. */
  const withReply = ({ agentId, conversationId, text, outcome, language }: NewReply) => ({
    answeringUntil: null,
    lastMessageAt: sql`now()`,
    lastWords: lastWords(text),
    messageCount: sql`1 + (select count(*) ${messagesOf(agentId, conversationId)})`,
    outcome: sql`(${worstFirst})[least(${outcomes.indexOf(outcome) + 1}::int, array_position(${worstFirst}, ${conversations.outcome}))]`,
    ...(openOutcomes.includes(outcome) && { needsAnswer: true }),
    language,
  });

  /**
   * No person has the word, and none had it since the turn began. Who takes a conversation over changes its row: one of the two waits for
   * the other, so that whichever came first is seen.
   */
  const isAssistants = (began: string) =>
    and(
      ne(conversations.handover, 'taken'),
      sql`not (${conversations.handover} = 'returned' and ${conversations.handoverAt} >= ${began}::timestamptz)`,
    );

  const conversationOf = (agentId: string, id: string) =>
    and(eq(conversations.agentId, agentId), eq(conversations.id, id));

  return {
    ...createBeginTurn(db),
    storeForPerson: createStoreForPerson(db),
    freeze: createFreezeDocuments(db),

    transaction: <T>(work: (tx: Transaction) => Promise<T>) => db.transaction(work),

    /** What a message meets when it comes: the agent, its conversation and, of an equal send before it, the reply. */
    async door(agentId: string, secretHash: string, clientMessageId: string | null) {
      const [row] = await door.execute({ agentId, secretHash, clientMessageId });
      return row ?? null;
    },

    /** The agent alone, without a conversation. */
    agent: shareReads(
      (agentId: string) => agentId,
      async (agentId) => {
        const [row] = await agentNow.execute({ agentId });
        return row === undefined ? null : { ...row.agent, profile: row.profile };
      },
    ),

    async testMessagesToday(agentId: string): Promise<number> {
      const { rows } = await db.execute(sql`
        select count(*)::int as count from ${messages} m
        join ${conversations} c on c.agent_id = m.agent_id and c.id = m.conversation_id
        where m.agent_id = ${agentId} and c.kind = 'test' and m.role = 'human' and m.created_at > now() - interval '1 day'`);
      return Number(rows[0]?.['count'] ?? 0);
    },

    async releaseTurn(agentId: string, conversationId: string): Promise<void> {
      await db.update(conversations).set({ answeringUntil: null }).where(conversationOf(agentId, conversationId));
    },

    /** Takes back a message that was stored but may not be answered, as if it had never come. */
    withdrawQuestion(agentId: string, conversationId: string, id: string): Promise<void> {
      return db.transaction(async (tx) => {
        await tx.delete(messages).where(and(eq(messages.agentId, agentId), eq(messages.id, id)));
        const left = messagesOf(agentId, conversationId);
        // who asked for a person waits for one, whatever was written
        const others = sql`(${conversations.handover} <> 'none' or exists (select ${left}))`;
        await tx
          .update(conversations)
          .set({
            answeringUntil: null,
            startedAt: sql`case when ${others} then ${conversations.startedAt} end`,
            unread: sql`${conversations.unread} and ${others}`,
            messageCount: sql`(select count(*) ${left})`,
            lastMessageAt: sql`coalesce((select max(${messages.createdAt}) ${left}), ${conversations.handoverAt})`,
            lastWords: sql`coalesce((select left(${messages.content}, 120) ${left} order by ${messages.sequence} desc limit 1), '')`,
          })
          .where(conversationOf(agentId, conversationId));
      });
    },

    /**
     * The reply and its receipt, and the end of the turn, in the transaction that spends the credit. The conversation's row is locked with
     * it: nothing stays written in one that its visitor is deleting, or that a person took over. @throws Refused when it is gone, and
     * PersonHasTheWord
     */
    async addReply(tx: Transaction, reply: NewReply): Promise<void> {
      const { agentId, conversationId, messageId, receipt } = reply;
      const kept = tx.$with('kept').as(
        tx
          .update(conversations)
          .set(withReply(reply))
          .where(and(conversationOf(agentId, conversationId), isAssistants(reply.began)))
          .returning({ id: conversations.id }),
      );
      const added = tx.$with('added').as(
        tx
          .insert(messages)
          .values({
            agentId,
            id: messageId,
            conversationId,
            role: 'agent',
            content: reply.text,
            cards: reply.cards,
            replyTo: reply.replyTo,
            charged: reply.charged,
            outcome: reply.outcome,
            topic: reply.topic,
            about: reply.about,
          })
          .returning({ id: messages.id }),
      );
      const [stored] = await tx
        .with(kept, added)
        .insert(receipts)
        .values({ agentId, messageId, ...receipt })
        .returning({ isKept: sql<boolean>`exists (select from kept)` });
      if (stored?.isKept === true) return;
      const [theirs] = await tx
        .select({ handover: conversations.handover })
        .from(conversations)
        .where(conversationOf(agentId, conversationId));
      throw theirs ? new PersonHasTheWord(theirs.handover) : notFound();
    },
  };
}

export type AnsweringStore = ReturnType<typeof createAnsweringStore>;
