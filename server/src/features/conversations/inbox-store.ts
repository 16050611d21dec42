/** Conversations as their owner's inbox: what is listed, what is marked, and what a visitor said of a reply. */
import type { Show } from '@vitrine/contract/inbox';
import { openOutcomes, outcomes } from '@vitrine/contract/outcomes';
import { and, count, desc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/open-database.ts';
import { conversations, isKept, messages } from '../../database/tables/conversations.ts';
import type { RatedReply } from '../../dialogue/offers-person.ts';
import { discardConversations, restoreConversations } from './discard-conversations.ts';
import { hasAnyWord, isSearch, searched, shownIn } from './inbox-search.ts';
import type { Search } from './inbox-search.ts';
import type { Page } from './store.ts';

const listOf = (words: readonly string[]) => sql.raw(`array[${words.map((word) => `'${word}'`).join(', ')}]`);
const worstFirst = listOf(outcomes);

/** what was discarded is counted where it is shown */
type Totals = Record<Exclude<Show, 'discarded'> | 'untold', number>;
const none: Totals = { all: 0, needs_answer: 0, waiting: 0, rated_down: 0, unread: 0, archived: 0, untold: 0 };

/** in the words of its index */
const isOpen = sql.raw(`(unread or needs_answer or rated_down or handover = 'waiting')`);

interface Thumb {
  rating: 1 | 0 | -1;
  /** of a thumb down */
  reason: string | null;
}

interface Rated {
  conversationId: string;
  /** the last two replies */
  newest: RatedReply[];
}

export function createInboxStore(db: Database) {
  const theirs = (agentId: string, ids: readonly string[]) =>
    and(eq(conversations.agentId, agentId), inArray(conversations.id, [...ids]));

  /**
   * Conversations that an older version of the server wrote beside this one: what the list shows of them is read from their messages.
   * One that both wrote in is put right by its next message.
   */
  async function heal(agentId: string): Promise<void> {
    await db.execute(sql`
      update conversations set last_message_at = told.at, message_count = told.messages, last_words = left(told.words, 120),
        page_path = coalesce(page_path, told.page), unread = true, outcome = (${worstFirst})[told.worst],
        needs_answer = needs_answer or coalesce((${worstFirst})[told.worst] in ('failed', 'unknown', 'unsure'), false)
      from (
        select conversation_id, max(created_at) as at, count(*) as messages,
          (array_agg(content order by sequence desc))[1] as words, max(page_path) as page,
          min(array_position(${worstFirst}, outcome)) as worst
        from messages where agent_id = ${agentId} and conversation_id in (
          select id from conversations
          where agent_id = ${agentId} and kind = 'live' and started_at is not null and last_message_at is null)
        group by conversation_id
      ) told
      where conversations.agent_id = ${agentId} and conversations.id = told.conversation_id
        and conversations.last_message_at is null`);
  }

  const counted = (which: SQL | undefined) => sql<number>`count(*) filter (where ${which})`.mapWith(Number);

  /** What a search finds has to be looked through. */
  async function totalsOf(agentId: string, search: Search): Promise<Totals | undefined> {
    const [row] = await db
      .select({
        all: counted(shownIn.all),
        needs_answer: counted(shownIn.needs_answer),
        waiting: counted(shownIn.waiting),
        rated_down: counted(shownIn.rated_down),
        unread: counted(shownIn.unread),
        archived: counted(shownIn.archived),
        untold: counted(isNull(conversations.lastMessageAt)),
      })
      .from(conversations)
      .where(searched(agentId, search));
    return row;
  }

  /**
   * Without a search each number comes out of an index: reading fifty thousand rows would take longer than all the rest. The order that
   * nobody asks for makes the planner count along the index, which it takes for dearer than it is.
   */
  async function allTotals(agentId: string): Promise<Totals | undefined> {
    const live = sql`from conversations where agent_id = ${agentId} and kind = 'live'`;
    const told = sql`(select id ${live} and last_message_at is not null order by last_message_at desc, id desc offset 0)`;
    const [row] = await db
      .select({
        all: sql`(select count(*) from ${told} as told) - (select count(*) ${live} and archived_at is not null)`.mapWith(
          Number,
        ),
        needs_answer: counted(shownIn.needs_answer),
        waiting: counted(shownIn.waiting),
        rated_down: counted(shownIn.rated_down),
        unread: counted(shownIn.unread),
        archived: sql`(select count(*) ${live} and archived_at is not null)`.mapWith(Number),
        untold: sql`(select count(*) ${live} and last_message_at is null and started_at is not null)`.mapWith(Number),
      })
      .from(conversations)
      .where(and(eq(conversations.agentId, agentId), eq(conversations.kind, sql`'live'`), isOpen));
    return row;
  }

  const totals = async (agentId: string, search: Search) =>
    (await (isSearch(search) ? totalsOf(agentId, search) : allTotals(agentId))) ?? none;

  const ofShow = (agentId: string, search: Search, show: Show) =>
    searched(agentId, search, show === 'discarded' ? show : 'live');

  /** Each with its first human message, where one was written, and, of a search for words, the first message that holds one of them. */
  async function rows(agentId: string, search: Search, show: Show, { page, limit }: Page) {
    const shown = db
      .select()
      .from(conversations)
      .where(and(ofShow(agentId, search, show), isNotNull(conversations.lastMessageAt), shownIn[show]))
      .orderBy(desc(conversations.lastMessageAt), desc(conversations.id))
      .limit(limit)
      .offset((page - 1) * limit)
      .as('shown');
    const ofShown = and(eq(messages.agentId, shown.agentId), eq(messages.conversationId, shown.id));
    const first = db
      .select()
      .from(messages)
      .where(and(ofShown, eq(messages.role, 'human')))
      .orderBy(messages.sequence)
      .limit(1)
      .as('first');
    const found = db
      .select({ messageId: messages.id, role: messages.role, content: messages.content })
      .from(messages)
      .where(and(ofShown, search.words?.length ? hasAnyWord(search.words) : sql`false`))
      .orderBy(messages.sequence)
      .limit(1)
      .as('found');
    return db
      .select()
      .from(shown)
      .leftJoinLateral(first, sql`true`)
      .leftJoinLateral(found, sql`true`)
      .orderBy(desc(shown.lastMessageAt), desc(shown.id));
  }

  /** Their open questions were answered by the owner or dismissed: what is left is the worst of the other replies. */
  async function answered(agentId: string, ids: readonly string[], tx: Database | Transaction = db): Promise<void> {
    const others = sql`(select min(array_position(${worstFirst}, ${messages.outcome})) from ${messages}
      where ${messages.agentId} = ${agentId} and ${messages.conversationId} = ${conversations.id}
        and not (${messages.outcome} = any(${listOf(openOutcomes)})))`;
    await tx
      .update(conversations)
      .set({ needsAnswer: false, outcome: sql`(${worstFirst})[${others}]` })
      .where(theirs(agentId, ids));
  }

  return {
    /** By their last message, the newest first. The totals count under the search, whatever is shown. */
    async list(agentId: string, search: Search, show: Show, page: Page) {
      const [counts, listed] = await Promise.all([totals(agentId, search), rows(agentId, search, show, page)]);
      const total = show === 'discarded' ? await db.$count(conversations, ofShow(agentId, search, show)) : counts[show];
      if (counts.untold === 0) return { totals: counts, total, rows: listed };
      await heal(agentId);
      const healed = await totals(agentId, search);
      return {
        totals: healed,
        total: show === 'discarded' ? total : healed[show],
        rows: await rows(agentId, search, show, page),
      };
    },

    /** @returns false when there is no such conversation */
    async mark(agentId: string, id: string, unread: boolean): Promise<boolean> {
      const marked = await db
        .update(conversations)
        .set({ unread })
        .where(theirs(agentId, [id]))
        .returning({ id: conversations.id });
      return marked.length > 0;
    },

    async archive(agentId: string, ids: readonly string[], archived: boolean): Promise<void> {
      const archivedAt = archived ? sql`coalesce(${conversations.archivedAt}, now())` : null;
      await db.update(conversations).set({ archivedAt }).where(theirs(agentId, ids));
    },

    /** @returns the ids of those that changed */
    discard: (agentId: string, ids: readonly string[]): Promise<string[]> =>
      db.transaction((tx) => discardConversations(tx, agentId, ids)),

    restore: (agentId: string, ids: readonly string[]): Promise<string[]> =>
      db.transaction(async (tx) => {
        const { restored, settled } = await restoreConversations(tx, agentId, ids);
        await answered(agentId, settled, tx);
        return restored;
      }),

    answered,

    /** The thumb of the visitor who holds the secret. @returns null where that is no reply of theirs */
    rate(
      agentId: string,
      secretHash: string,
      messageId: string,
      thumb: Thumb,
      onRated: (tx: Transaction, conversationId: string) => Promise<void>,
    ): Promise<Rated | null> {
      return db.transaction(async (tx) => {
        // locked first, so that two ratings at once see each other
        const [own] = await tx
          .select({ id: conversations.id })
          .from(conversations)
          .where(and(eq(conversations.agentId, agentId), eq(conversations.secretHash, secretHash), isKept))
          .for('update');
        if (!own) return null;
        const mine = and(eq(messages.agentId, agentId), eq(messages.conversationId, own.id));
        const rated = await tx
          .update(messages)
          .set({ rating: thumb.rating, ratingReason: thumb.reason })
          .where(and(mine, eq(messages.id, messageId), eq(messages.role, 'agent'), isNull(messages.by)))
          .returning({ id: messages.id });
        if (rated.length === 0) return null;
        const [down] = await tx
          .select({ replies: count() })
          .from(messages)
          .where(and(mine, eq(messages.rating, -1)));
        const ratedDown = (down?.replies ?? 0) > 0;
        await tx
          .update(conversations)
          .set({ ratedDown })
          .where(and(theirs(agentId, [own.id]), ne(conversations.ratedDown, ratedDown)));
        const newest = await tx
          .select({ outcome: messages.outcome, rating: messages.rating })
          .from(messages)
          .where(and(mine, eq(messages.role, 'agent')))
          .orderBy(desc(messages.sequence))
          .limit(2);
        await onRated(tx, own.id);
        return { conversationId: own.id, newest };
      });
    },
  };
}

export type InboxStore = ReturnType<typeof createInboxStore>;
