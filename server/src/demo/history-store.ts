/** Rows of the demonstration's past: conversations that were held a moment ago, put back to when they are said to have been. */
import type { Outcome } from '@vitrine/contract/outcomes';
import { and, asc, count, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { conversations, demoSecretHash, isOfDemo, messages } from '../database/tables/conversations.ts';
import { personRequests } from '../database/tables/handover.ts';
import { productClicks } from '../database/tables/teaching.ts';
import { eraseConversations } from '../features/conversations/erase-conversations.ts';
import { newId } from '../lib/ids.ts';
import { lastWords } from '../lib/one-string.ts';
import type { Visit } from './visits.ts';

export interface StoredReply {
  id: string;
  outcome: Outcome | null;
  isLast: boolean;
}

/** from a question to its reply, and from a reply to the next question or to the owner's words */
const replyMs = 1_400;
const readingMs = 48_000;
/** what is older was read by the owner */
const unreadMs = 26 * 3_600_000;

export function createHistoryStore(db: Database, agentId: string) {
  const mine = (id: string) => and(eq(conversations.agentId, agentId), eq(conversations.id, id));

  return {
    erase: (secretHashes: string[]): Promise<string[]> =>
      db.transaction(async (tx) => {
        const begun = inArray(conversations.secretHash, secretHashes);
        return eraseConversations(tx, agentId, or(isOfDemo, begun) ?? isOfDemo);
      }),

    /** The made-up shop's sales began a week ago: before, its goods cost what its pages cross out. */
    async rememberPrices(): Promise<void> {
      await db.execute(sql`
        insert into price_sightings (agent_id, url, variant, amount, currency, availability, seen_from, seen_until)
        select p.agent_id, p.record ->> 'url', '', (p.record -> 'priorPrice' ->> 'amount')::numeric,
          p.record -> 'priorPrice' ->> 'currency', 'in_stock', now() - interval '21 days', now() - interval '7 days'
        from products p join agents a on a.id = p.agent_id and a.index_version = p.run_id
        where p.agent_id = ${agentId} and jsonb_typeof(p.record -> 'priorPrice') = 'object'
        on conflict do nothing`);
    },

    async begin(id: string, secretHash: string): Promise<void> {
      await db.insert(conversations).values({ agentId, id, secretHash });
    },

    putBack: (id: string, { visit, beganAt }: { visit: Visit; beganAt: Date }) =>
      db.transaction(async (tx) => {
        const said = await tx
          .select({ id: messages.id, role: messages.role, outcome: messages.outcome, cards: messages.cards })
          .from(messages)
          .where(and(eq(messages.agentId, agentId), eq(messages.conversationId, id)))
          .orderBy(asc(messages.sequence));
        let at = beganAt.getTime();
        for (const message of said) {
          await tx
            .update(messages)
            .set({ createdAt: new Date(at) })
            .where(and(eq(messages.agentId, agentId), eq(messages.id, message.id)));
          at += message.role === 'human' ? replyMs : readingMs;
        }
        const last = said.findLast(({ role }) => role === 'agent');
        if (last !== undefined && visit.rating !== undefined)
          await tx
            .update(messages)
            .set({ rating: visit.rating, ratingReason: visit.ratingReason ?? null })
            .where(and(eq(messages.agentId, agentId), eq(messages.id, last.id)));
        const opened = said.findLast(({ cards }) => cards.length > 0);
        const productUrl = opened?.cards[0]?.product_url;
        if (visit.clicks === true && opened !== undefined && productUrl !== undefined) {
          const click = { agentId, conversationId: id, messageId: opened.id, productUrl };
          await tx.insert(productClicks).values({ ...click, clickedAt: new Date(at) });
        }
        const askedAt = new Date(at);
        const { wish, owner } = visit;
        if (wish !== undefined) {
          // a letter about somebody who never was is nobody's
          const told = { ownerToldAt: askedAt, visitorSeenAt: askedAt };
          const consentAt = wish.email === undefined ? null : askedAt;
          await tx.insert(personRequests).values({ agentId, conversationId: id, ...wish, consentAt, askedAt, ...told });
        }
        for (const content of owner ?? []) {
          at += readingMs;
          const line = { agentId, id: newId('msg'), conversationId: id, role: 'agent' as const, by: 'owner' as const };
          await tx.insert(messages).values({ ...line, content, createdAt: new Date(at) });
        }
        const theirs = and(eq(messages.agentId, agentId), eq(messages.conversationId, id));
        const [total] = await tx.select({ messages: count() }).from(messages).where(theirs);
        const [newest] = await tx.select().from(messages).where(theirs).orderBy(desc(messages.sequence)).limit(1);
        const endedAt = newest?.createdAt ?? beganAt;
        await tx
          .update(conversations)
          .set({
            secretHash: demoSecretHash,
            createdAt: beganAt,
            startedAt: beganAt,
            lastMessageAt: endedAt,
            lastWords: lastWords(newest?.content ?? ''),
            messageCount: total?.messages ?? 0,
            unread: owner === undefined && Date.now() - endedAt.getTime() < unreadMs,
            ratedDown: visit.rating === -1,
            ...(wish !== undefined && { handover: 'waiting' as const, handoverAt: askedAt }),
            ...(owner !== undefined && { handover: 'returned' as const, handoverAt: endedAt }),
          })
          .where(mine(id));
        const replies = said
          .filter(({ role }) => role === 'agent')
          .map((reply): StoredReply => ({ id: reply.id, outcome: reply.outcome, isLast: reply === last }));
        return { replies, endedAt };
      }),
  };
}
