import { and, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ProductCard } from '@vitrine/contract/reply-envelope';
import type { Database, Transaction } from '../../database/open-database.ts';
import {
  agentKnowledge,
  agentProfiles,
  agents,
  agentStyles,
  customInstructions,
} from '../../database/tables/agents.ts';
import { subscriptions } from '../../database/tables/billing.ts';
import { conversations, messages, receipts } from '../../database/tables/conversations.ts';
import { newId } from '../../lib/ids.ts';
import type { Said } from '../../ports/model.ts';
import { notFound } from '../../lib/refused.ts';

/** longer than any answer takes (15 s), shorter than a visitor's patience after a crash */
const answeringSeconds = 20;

export interface NewReply {
  agentId: string;
  conversationId: string;
  messageId: string;
  replyTo: string;
  text: string;
  cards: ProductCard[];
  charged: boolean;
  receipt: Omit<typeof receipts.$inferInsert, 'agentId' | 'messageId'>;
}

export interface StoredReply {
  messageId: string;
  text: string;
  cards: ProductCard[];
}

export function createAnsweringStore(db: Database) {
  const agentContext = db
    .select({
      accountId: agents.accountId,
      isBlocked: sql<boolean>`${agents.isBlocked} or ${agents.closedAt} is not null`,
      indexVersion: agents.indexVersion,
      verified: subscriptions.verified,
      styleName: agentStyles.name,
      profile: agentProfiles,
      websiteUrl: agentKnowledge.websiteUrl,
      instructions: sql<
        string | null
      >`case when ${customInstructions.isActive} then ${customInstructions.instructions} end`,
    })
    .from(agents)
    .leftJoin(subscriptions, eq(subscriptions.accountId, agents.accountId))
    .leftJoin(agentStyles, eq(agentStyles.agentId, agents.id))
    .leftJoin(agentProfiles, eq(agentProfiles.agentId, agents.id))
    .leftJoin(agentKnowledge, eq(agentKnowledge.agentId, agents.id))
    .leftJoin(customInstructions, eq(customInstructions.agentId, agents.id))
    .where(eq(agents.id, sql.placeholder('agentId')))
    .prepare('answering_agent');

  const conversationOf = (agentId: string, id: string) =>
    and(eq(conversations.agentId, agentId), eq(conversations.id, id));

  return {
    transaction: <T>(work: (tx: Transaction) => Promise<T>) => db.transaction(work),

    async agent(agentId: string) {
      const [row] = await agentContext.execute({ agentId });
      return row ?? null;
    },

    async conversation(agentId: string, secretHash: string) {
      const [row] = await db
        .select({ id: conversations.id, kind: conversations.kind })
        .from(conversations)
        .where(and(eq(conversations.agentId, agentId), eq(conversations.secretHash, secretHash)));
      return row ?? null;
    },

    async testMessagesToday(agentId: string): Promise<number> {
      const { rows } = await db.execute(sql`
        select count(*)::int as count from ${messages} m
        join ${conversations} c on c.agent_id = m.agent_id and c.id = m.conversation_id
        where m.agent_id = ${agentId} and c.kind = 'test' and m.role = 'human' and m.created_at > now() - interval '1 day'`);
      return Number(rows[0]?.['count'] ?? 0);
    },

    /** The right to answer in this conversation; false while another answer is being made. */
    async claimTurn(agentId: string, conversationId: string): Promise<boolean> {
      const claimed = await db
        .update(conversations)
        .set({ answeringUntil: sql`now() + make_interval(secs => ${answeringSeconds})` })
        .where(
          and(
            conversationOf(agentId, conversationId),
            or(isNull(conversations.answeringUntil), lt(conversations.answeringUntil, sql`now()`)),
          ),
        )
        .returning({ id: conversations.id });
      return claimed.length === 1;
    },

    async releaseTurn(agentId: string, conversationId: string): Promise<void> {
      await db.update(conversations).set({ answeringUntil: null }).where(conversationOf(agentId, conversationId));
    },

    /** Stores the visitor's message at once; a repeat of the same send finds the first one. */
    addQuestion(question: {
      agentId: string;
      conversationId: string;
      kind: 'live' | 'test';
      text: string;
      clientMessageId: string | null;
      pagePath: string | null;
    }): Promise<string> {
      const { agentId, conversationId, kind, text, clientMessageId, pagePath } = question;
      return db.transaction(async (tx) => {
        const [added] = await tx
          .insert(messages)
          .values({
            agentId,
            id: newId('msg'),
            conversationId,
            role: 'human',
            content: text,
            clientMessageId,
            pagePath,
          })
          .onConflictDoNothing()
          .returning({ id: messages.id });
        if (!added) {
          const [first] = await tx
            .select({ id: messages.id })
            .from(messages)
            .where(
              and(
                eq(messages.agentId, agentId),
                eq(messages.conversationId, conversationId),
                eq(messages.clientMessageId, clientMessageId ?? ''),
              ),
            );
          if (!first) throw new Error('a message that conflicts with none');
          return first.id;
        }
        const kept = await tx
          .update(conversations)
          .set({ kind, startedAt: sql`coalesce(${conversations.startedAt}, now())` })
          .where(conversationOf(agentId, conversationId));
        if (kept.rowCount === 0) throw notFound();
        return added.id;
      });
    },

    async wasSent(agentId: string, conversationId: string, clientMessageId: string): Promise<boolean> {
      const [row] = await db
        .select({ id: messages.id })
        .from(messages)
        .where(
          and(
            eq(messages.agentId, agentId),
            eq(messages.conversationId, conversationId),
            eq(messages.clientMessageId, clientMessageId),
          ),
        );
      return row !== undefined;
    },

    async replyToSend(agentId: string, conversationId: string, clientMessageId: string): Promise<StoredReply | null> {
      const question = alias(messages, 'question');
      const [row] = await db
        .select({ messageId: messages.id, text: messages.content, cards: messages.cards })
        .from(messages)
        .innerJoin(question, and(eq(question.agentId, messages.agentId), eq(question.id, messages.replyTo)))
        .where(
          and(
            eq(question.agentId, agentId),
            eq(question.conversationId, conversationId),
            eq(question.clientMessageId, clientMessageId),
          ),
        );
      return row ?? null;
    },

    /** The last few messages before this one, oldest first. */
    async history(agentId: string, conversationId: string, beforeId: string, limit: number): Promise<Said[]> {
      const rows = await db
        .select({ id: messages.id, role: messages.role, text: messages.content, cards: messages.cards })
        .from(messages)
        .where(and(eq(messages.agentId, agentId), eq(messages.conversationId, conversationId)))
        .orderBy(desc(messages.sequence))
        .limit(limit + 1);
      return rows
        .filter(({ id }) => id !== beforeId)
        .map(({ role, text, cards }): Said => ({ role, text, shown: cards.map(({ title }) => title) }))
        .reverse();
    },

    /**
     * The reply and its receipt, and the end of the turn, in the transaction that spends the credit. The conversation's row is locked first:
     * nothing is written into one that its visitor is deleting. @throws Refused when it is gone
     */
    async addReply(tx: Transaction, reply: NewReply): Promise<void> {
      const { agentId, conversationId, messageId, receipt } = reply;
      const kept = await tx
        .update(conversations)
        .set({ answeringUntil: null })
        .where(conversationOf(agentId, conversationId));
      if (kept.rowCount === 0) throw notFound();
      await tx.insert(messages).values({
        agentId,
        id: messageId,
        conversationId,
        role: 'agent',
        content: reply.text,
        cards: reply.cards,
        replyTo: reply.replyTo,
        charged: reply.charged,
      });
      await tx.insert(receipts).values({ agentId, messageId, ...receipt });
    },
  };
}

export type AnsweringStore = ReturnType<typeof createAnsweringStore>;
