/** What the letters need to know and to keep: who may be written to, how often they were, and the ways back. */
import { and, count, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { agentKnowledge } from '../../database/tables/agents.ts';
import { conversations, isKept, messages } from '../../database/tables/conversations.ts';
import { chatLinks, personRequests, refusedAddresses, wasAsked } from '../../database/tables/handover.ts';
import { hashSecret, newSecret } from '../../lib/ids.ts';

const returnDays = 7;
const notYouDays = 60;

const ofConversation = and(
  eq(conversations.agentId, personRequests.agentId),
  eq(conversations.id, personRequests.conversationId),
);

export function createLetterStore(db: Database) {
  const requestOf = (agentId: string, conversationId: string) =>
    and(eq(personRequests.agentId, agentId), eq(personRequests.conversationId, conversationId));
  const linkOf = (agentId: string, token: string, kind: 'return' | 'not_you') =>
    and(
      eq(chatLinks.agentId, agentId),
      eq(chatLinks.tokenHash, hashSecret(token)),
      eq(chatLinks.kind, kind),
      gt(chatLinks.expiresAt, sql`now()`),
    );

  return {
    async host(agentId: string): Promise<string> {
      const [row] = await db
        .select({ url: agentKnowledge.websiteUrl })
        .from(agentKnowledge)
        .where(eq(agentKnowledge.agentId, agentId));
      return row?.url ?? '';
    },

    async waiting(agentId: string, conversationId: string) {
      const [row] = await db
        .select({ letters: personRequests.lettersToOwner })
        .from(conversations)
        .innerJoin(personRequests, ofConversation)
        .where(
          and(
            eq(conversations.agentId, agentId),
            eq(conversations.id, conversationId),
            eq(conversations.handover, 'waiting'),
            isKept,
          ),
        );
      return row ?? null;
    },

    async answered(agentId: string, conversationId: string) {
      const mine = sql`${messages.agentId} = ${agentId} and ${messages.conversationId} = ${conversationId}`;
      const lastWritten = sql`(select max(${messages.createdAt}) from ${messages} where ${mine} and ${messages.role} = 'human')`;
      const seen = sql`greatest(${personRequests.visitorSeenAt}, ${lastWritten})`;
      const sentSince = sql`exists (select from ${chatLinks} where ${chatLinks.agentId} = ${agentId}
        and ${chatLinks.conversationId} = ${conversationId} and ${chatLinks.kind} = 'return'
        and ${chatLinks.expiresAt} > coalesce(${seen}, to_timestamp(0)) + make_interval(days => ${returnDays}))`;
      const unread = sql`exists (select from ${messages} where ${mine} and ${messages.by} = 'owner'
        and ${messages.createdAt} > coalesce(${seen}, to_timestamp(0)))`;
      const [row] = await db
        .select({
          email: personRequests.email,
          letters: personRequests.lettersToVisitor,
          isUnread: sql<boolean>`${unread}`,
          wasTold: sql<boolean>`${sentSince}`,
        })
        .from(personRequests)
        .innerJoin(conversations, ofConversation)
        .where(and(requestOf(agentId, conversationId), isKept));
      return row ?? null;
    },

    async count(agentId: string, conversationId: string, to: 'lettersToOwner' | 'lettersToVisitor'): Promise<void> {
      await db
        .update(personRequests)
        .set({ [to]: sql`${personRequests[to]} + 1` })
        .where(requestOf(agentId, conversationId));
    },

    /** Tokens of one letter. */
    async newLinks(agentId: string, conversationId: string): Promise<{ back: string; notYou: string }> {
      const back = newSecret();
      const notYou = newSecret();
      const link = (token: string, kind: 'return' | 'not_you', days: number) => ({
        agentId,
        conversationId,
        kind,
        tokenHash: hashSecret(token),
        expiresAt: sql`now() + make_interval(days => ${days})`,
      });
      await db.insert(chatLinks).values([link(back, 'return', returnDays), link(notYou, 'not_you', notYouDays)]);
      return { back, notYou };
    },

    async dropLinks(agentId: string, { back, notYou }: { back: string; notYou: string }): Promise<void> {
      await db.delete(chatLinks).where(linkOf(agentId, back, 'return'));
      await db.delete(chatLinks).where(linkOf(agentId, notYou, 'not_you'));
    },

    /** Spends the link and gives its chat another secret. @returns the secret; null for a link that is worth nothing */
    async comeBack(agentId: string, token: string): Promise<string | null> {
      return db.transaction(async (tx) => {
        const [link] = await tx
          .update(chatLinks)
          .set({ usedAt: sql`now()` })
          .where(and(linkOf(agentId, token, 'return'), isNull(chatLinks.usedAt)))
          .returning({ conversationId: chatLinks.conversationId });
        if (link === undefined) return null;
        const secret = newSecret();
        const opened = await tx
          .update(conversations)
          .set({ secretHash: hashSecret(secret) })
          .where(and(eq(conversations.agentId, agentId), eq(conversations.id, link.conversationId), isKept))
          .returning({ id: conversations.id });
        if (opened.length === 0) return null;
        await tx
          .update(personRequests)
          .set({ visitorSeenAt: sql`now()` })
          .where(requestOf(agentId, link.conversationId));
        return secret;
      });
    },

    /** Whether this link would refuse something. */
    async isNotYou(agentId: string, token: string): Promise<boolean> {
      return (await db.$count(chatLinks, linkOf(agentId, token, 'not_you'))) > 0;
    },

    /** No letter goes to the address again, it stands in no list any more, and no letter leads into the chat. */
    async refuse(agentId: string, token: string): Promise<boolean> {
      return db.transaction(async (tx) => {
        const [link] = await tx
          .select({ conversationId: chatLinks.conversationId })
          .from(chatLinks)
          .where(linkOf(agentId, token, 'not_you'));
        if (link === undefined) return false;
        const [request] = await tx
          .select({ email: personRequests.email })
          .from(personRequests)
          .where(requestOf(agentId, link.conversationId));
        await tx
          .delete(chatLinks)
          .where(
            and(
              eq(chatLinks.agentId, agentId),
              eq(chatLinks.conversationId, link.conversationId),
              eq(chatLinks.kind, 'return'),
            ),
          );
        if (!request?.email) return true;
        await tx
          .insert(refusedAddresses)
          .values({ agentId, addressHash: hashSecret(request.email) })
          .onConflictDoNothing();
        await tx
          .update(personRequests)
          .set({ email: null, name: null, consentAt: null })
          .where(and(eq(personRequests.agentId, agentId), eq(personRequests.email, request.email)));
        return true;
      });
    },

    async isRefused(agentId: string, email: string): Promise<boolean> {
      const refused = and(eq(refusedAddresses.agentId, agentId), eq(refusedAddresses.addressHash, hashSecret(email)));
      return (await db.$count(refusedAddresses, refused)) > 0;
    },

    /** addresses that visitors left, the newest first */
    async leads(agentId: string, { limit, offset }: { limit: number; offset: number }) {
      const theirs = and(
        eq(personRequests.agentId, agentId),
        sql`${personRequests.email} is not null`,
        wasAsked,
        isKept,
      );
      const [all] = await db
        .select({ leads: count() })
        .from(personRequests)
        .innerJoin(conversations, ofConversation)
        .where(theirs);
      const rows = await db
        .select({ request: personRequests, handover: conversations.handover })
        .from(personRequests)
        .innerJoin(conversations, ofConversation)
        .where(theirs)
        .orderBy(sql`${personRequests.askedAt} desc, ${personRequests.conversationId}`)
        .limit(limit)
        .offset(offset);
      return { total: all?.leads ?? 0, rows };
    },

    async dropOldLinks(): Promise<void> {
      await db.delete(chatLinks).where(sql`${chatLinks.expiresAt} < now()`);
    },
  };
}

export type LetterStore = ReturnType<typeof createLetterStore>;
