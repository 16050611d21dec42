/** Whose turn it is in a conversation, what its visitor left, and what the owner wrote in it. */
import { outcomes } from '@vitrine/contract/outcomes';
import { and, desc, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/open-database.ts';
import { conversations, isKept, messages } from '../../database/tables/conversations.ts';
import { neverAsked, personRequests, wasAsked } from '../../database/tables/handover.ts';
import { newId } from '../../lib/ids.ts';
import { lastWords } from '../../lib/one-string.ts';

export type Handover = (typeof conversations.$inferSelect)['handover'];

export interface Wish {
  email: string | null;
  name: string | null;
  note: string | null;
}

export interface OwnersLine {
  agentId: string;
  conversationId: string;
  text: string;
  clientMessageId: string;
}

const toldEveryMinutes = 10;
const worstFirst = sql.raw(`array[${outcomes.map((outcome) => `'${outcome}'`).join(', ')}]`);
const person = outcomes.indexOf('person') + 1;

export function createHandoverStore(db: Database) {
  const conversationOf = (agentId: string, id: string) =>
    and(eq(conversations.agentId, agentId), eq(conversations.id, id));
  const requestOf = (agentId: string, conversationId: string) =>
    and(eq(personRequests.agentId, agentId), eq(personRequests.conversationId, conversationId));
  /** changes only with the state */
  const since = (state: Handover) =>
    sql`case when ${conversations.handover} = ${state} then ${conversations.handoverAt} else now() end`;

  return {
    transaction: <T>(work: (tx: Transaction) => Promise<T>) => db.transaction(work),

    /** Whether this session has left an address before; null where there is no such session. */
    async session(agentId: string, secretHash: string) {
      const [row] = await db
        .select({ id: conversations.id, email: personRequests.email, kind: conversations.kind })
        .from(conversations)
        .leftJoin(
          personRequests,
          and(eq(personRequests.agentId, conversations.agentId), eq(personRequests.conversationId, conversations.id)),
        )
        .where(and(eq(conversations.agentId, agentId), eq(conversations.secretHash, secretHash)));
      return row === undefined || row.kind === 'test' || row.kind === 'discarded' ? null : row;
    },

    /**
     * The visitor asks for a person. The row's lock makes two requests at once one after the other.
     * @returns null when the conversation is gone; `isNew`: it began to wait just now; `tells`: the owner is to hear of it now
     */
    async ask(tx: Transaction, agentId: string, id: string, { email, name, note }: Wish) {
      const [before] = await tx
        .select({ handover: conversations.handover })
        .from(conversations)
        .where(and(conversationOf(agentId, id), isKept))
        .for('update');
      if (before === undefined) return null;
      const isNew = before.handover !== 'waiting' && before.handover !== 'taken';
      const state: Handover = before.handover === 'taken' ? 'taken' : 'waiting';
      await tx
        .update(conversations)
        .set({
          kind: 'live',
          handover: state,
          handoverAt: since(state),
          startedAt: sql`coalesce(${conversations.startedAt}, now())`,
          lastMessageAt: sql`coalesce(${conversations.lastMessageAt}, now())`,
          lastWords: sql`coalesce(${conversations.lastWords}, ${lastWords(note ?? '')})`,
          outcome: sql`(${worstFirst})[least(${person}::int, array_position(${worstFirst}, ${conversations.outcome}))]`,
          unread: true,
          archivedAt: null,
        })
        .where(conversationOf(agentId, id));
      const left = {
        ...(email !== null && { email, consentAt: sql`now()` }),
        ...(name !== null && { name }),
        ...(note !== null && { note }),
      };
      const seen = { askedAt: sql`now()`, visitorSeenAt: sql`now()` };
      await tx
        .insert(personRequests)
        .values({ agentId, conversationId: id, ...left, ...seen })
        .onConflictDoUpdate({
          target: [personRequests.agentId, personRequests.conversationId],
          set: { ...left, ...seen },
        });
      if (state !== 'waiting') return { state, isNew, tells: false };
      const longAgo = sql`now() - make_interval(mins => ${toldEveryMinutes})`;
      const told = await tx
        .update(personRequests)
        .set({ ownerToldAt: sql`now()` })
        .where(
          and(requestOf(agentId, id), or(isNull(personRequests.ownerToldAt), lt(personRequests.ownerToldAt, longAgo))),
        )
        .returning({ id: personRequests.conversationId });
      return { state, isNew, tells: told.length > 0 };
    },

    /** @returns the state that it has now; null where there is no such conversation */
    async setState(agentId: string, id: string, state: 'taken' | 'returned'): Promise<Handover | null> {
      const may =
        state === 'taken' ? ne(conversations.handover, 'taken') : inArray(conversations.handover, ['waiting', 'taken']);
      const [changed] = await db
        .update(conversations)
        .set({ handover: state, handoverAt: sql`now()` })
        .where(and(conversationOf(agentId, id), eq(conversations.kind, 'live'), may))
        .returning({ handover: conversations.handover });
      if (changed !== undefined) return changed.handover;
      const [now] = await db
        .select({ handover: conversations.handover })
        .from(conversations)
        .where(and(conversationOf(agentId, id), eq(conversations.kind, 'live')));
      return now?.handover ?? null;
    },

    /** A line of the owner's; it takes the conversation over. @returns its id; null where there is no such conversation */
    async addLine(tx: Transaction, { agentId, conversationId, text, clientMessageId }: OwnersLine) {
      // the visitor's sends have ids of their own in the same index
      const sendId = `owner:${clientMessageId}`;
      const mine = and(eq(messages.agentId, agentId), eq(messages.conversationId, conversationId));
      const taken = await tx
        .update(conversations)
        .set({
          handover: 'taken',
          handoverAt: since('taken'),
          lastMessageAt: sql`now()`,
          lastWords: lastWords(text),
          unread: false,
          archivedAt: null,
        })
        .where(and(conversationOf(agentId, conversationId), eq(conversations.kind, 'live')))
        .returning({ id: conversations.id });
      if (taken.length === 0) return null;
      const id = newId('msg');
      const [added] = await tx
        .insert(messages)
        .values({ agentId, id, conversationId, role: 'agent', by: 'owner', content: text, clientMessageId: sendId })
        .onConflictDoNothing()
        .returning({ id: messages.id });
      if (added !== undefined) {
        await tx
          .update(conversations)
          .set({ messageCount: sql`(select count(*) from ${messages} where ${mine})` })
          .where(conversationOf(agentId, conversationId));
        return { id, isNew: true };
      }
      const [before] = await tx
        .select({ id: messages.id })
        .from(messages)
        .where(and(mine, eq(messages.clientMessageId, sendId)));
      return before ? { id: before.id, isNew: false } : null;
    },

    async find(agentId: string, id: string) {
      const [row] = await db
        .select({
          handover: conversations.handover,
          since: conversations.handoverAt,
          request: personRequests,
          asked: sql<boolean>`coalesce(${wasAsked}, false)`,
          isHere: sql<boolean>`coalesce(${personRequests.visitorSeenAt} > now() - interval '2 minutes', false)`,
        })
        .from(conversations)
        .leftJoin(
          personRequests,
          and(eq(personRequests.agentId, conversations.agentId), eq(personRequests.conversationId, conversations.id)),
        )
        .where(conversationOf(agentId, id));
      return row ?? null;
    },

    /** Makes the row that holds what nobody asked for. @returns false where there is no such conversation */
    async note(agentId: string, id: string, ownerNote: string | null | undefined): Promise<boolean> {
      const set = ownerNote === undefined ? {} : { ownerNote };
      return db.transaction(async (tx) => {
        const [here] = await tx
          .select({ id: conversations.id })
          .from(conversations)
          .where(conversationOf(agentId, id))
          .for('update');
        if (here === undefined) return false;
        const row = { agentId, conversationId: id, askedAt: neverAsked, ...set };
        const insert = tx.insert(personRequests).values(row);
        const target = [personRequests.agentId, personRequests.conversationId];
        await (ownerNote === undefined
          ? insert.onConflictDoNothing({ target })
          : insert.onConflictDoUpdate({ target, set }));
        return true;
      });
    },

    /** The chat is open, or what stands in it was fetched. */
    async seen(agentId: string, id: string): Promise<void> {
      await db
        .update(personRequests)
        .set({ visitorSeenAt: sql`now()` })
        .where(requestOf(agentId, id));
    },

    /** What was left, or else what was last written. */
    async firstWords(agentId: string, id: string): Promise<string> {
      const [left] = await db.select({ note: personRequests.note }).from(personRequests).where(requestOf(agentId, id));
      if (left?.note) return left.note;
      const [said] = await db
        .select({ content: messages.content })
        .from(messages)
        .where(and(eq(messages.agentId, agentId), eq(messages.conversationId, id), eq(messages.role, 'human')))
        .orderBy(desc(messages.sequence))
        .limit(1);
      return said?.content ?? '';
    },
  };
}

export type HandoverStore = ReturnType<typeof createHandoverStore>;
