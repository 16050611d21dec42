import { and, between, count, desc, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Outcome } from '@vitrine/contract/outcomes';
import type { Database } from '../../database/open-database.ts';
import { conversations, messages } from '../../database/tables/conversations.ts';
import { personRequests } from '../../database/tables/handover.ts';
import { openQuestionVotes, productClicks } from '../../database/tables/teaching.ts';

export interface Range {
  start: Date;
  end: Date;
}

/** Replies that are alike in all that is counted, as one row. */
export type ReplyGroup = Record<string, unknown> & {
  outcome: Outcome;
  topic: string | null;
  about: (typeof messages.$inferSelect)['about'];
  rating: number | null;
  replies: number;
  /** of them */
  resolved: number;
  /** ids of two of the questions, or of one twice */
  example: string | null;
  other: string | null;
};

const shownMax = 500;
const listedMax = 50;

export function createInsightsStore(db: Database) {
  const began = (agentId: string, { start, end }: Range) =>
    and(
      eq(conversations.agentId, agentId),
      eq(conversations.kind, 'live'),
      between(conversations.startedAt, start, end),
    );

  return {
    /** What became of the replies of a range: one pass over them, by so few columns that they need no sorting on disk. */
    async replies(agentId: string, { start, end }: Range): Promise<ReplyGroup[]> {
      const { rows } = await db.execute<ReplyGroup>(sql`
        with replied as (
          select m.conversation_id, m.sequence, m.created_at, m.outcome, m.topic, m.rating, m.reply_to, m.about
          from ${messages} m join ${conversations} c on c.agent_id = m.agent_id and c.id = m.conversation_id
          where m.agent_id = ${agentId} and c.kind = 'live' and m.outcome is not null
            and m.created_at between ${start.toISOString()}::timestamptz and ${end.toISOString()}::timestamptz
        ), wished as (
          select conversation_id, max(sequence) as last from replied where outcome = 'person' group by conversation_id
        ), again as (
          select distinct message_id from ${openQuestionVotes}
          where agent_id = ${agentId} and reason in ('asked_again', 'wanted_person')
        )
        select r.outcome, r.topic, r.about, r.rating, count(*)::int as replies,
          (count(*) filter (where r.outcome = 'answered' and coalesce(r.rating, 0) >= 0 and a.message_id is null
            and coalesce(w.last < r.sequence, true) and coalesce(p.asked_at < r.created_at, true)))::int as resolved,
          max(r.reply_to) as example, min(r.reply_to) as other
        from replied r left join wished w on w.conversation_id = r.conversation_id
          left join again a on a.message_id = r.reply_to
          left join ${personRequests} p on p.agent_id = ${agentId} and p.conversation_id = r.conversation_id
        group by 1, 2, 3, 4`);
      return rows;
    },

    async shown(agentId: string, { start, end }: Range): Promise<{ url: string; name: string; shown: number }[]> {
      const { rows } = await db.execute<{ url: string; name: string; shown: number }>(sql`
        select card ->> 'product_url' as url, max(card ->> 'title') as name, count(*)::int as shown
        from ${messages} m join ${conversations} c on c.agent_id = m.agent_id and c.id = m.conversation_id
          cross join jsonb_array_elements(m.cards) as card
        where m.agent_id = ${agentId} and c.kind = 'live' and m.outcome is not null and m.cards <> '[]'::jsonb
          and m.created_at between ${start.toISOString()}::timestamptz and ${end.toISOString()}::timestamptz
        group by 1 order by shown desc limit ${shownMax}`);
      return rows;
    },

    clicked(agentId: string, { start, end }: Range) {
      return db
        .select({ url: productClicks.productUrl, clicked: count() })
        .from(productClicks)
        .where(and(eq(productClicks.agentId, agentId), between(productClicks.clickedAt, start, end)))
        .groupBy(productClicks.productUrl);
    },

    languages(agentId: string, range: Range) {
      return db
        .select({ language: sql<string>`${conversations.language}`, conversations: count() })
        .from(conversations)
        .where(and(began(agentId, range), isNotNull(conversations.language)))
        .groupBy(sql`1`)
        .orderBy(desc(count()))
        .limit(listedMax);
    },

    pages(agentId: string, range: Range) {
      return db
        .select({ path: sql<string>`${conversations.pagePath}`, conversations: count() })
        .from(conversations)
        .where(and(began(agentId, range), isNotNull(conversations.pagePath)))
        .groupBy(sql`1`)
        .orderBy(desc(count()))
        .limit(listedMax);
    },

    hours(agentId: string, range: Range) {
      const hour = sql<number>`extract(hour from ${conversations.startedAt} at time zone 'UTC')::int`;
      return db
        .select({ hour, conversations: count() })
        .from(conversations)
        .where(began(agentId, range))
        .groupBy(sql`1`);
    },

    /** The words of visitors' messages, by id. */
    async words(agentId: string, ids: readonly string[]): Promise<Map<string, string>> {
      if (ids.length === 0) return new Map();
      const rows = await db
        .select({ id: messages.id, content: messages.content })
        .from(messages)
        .where(and(eq(messages.agentId, agentId), eq(messages.role, 'human'), inArray(messages.id, [...ids])));
      return new Map(rows.map(({ id, content }) => [id, content]));
    },

    /** Credits spent since then, and when the first of them was. */
    async spent(agentId: string, since: Date): Promise<{ credits: number; firstAt: Date | null }> {
      const first = sql<string | null>`min(${messages.createdAt})`;
      const [row] = await db
        .select({ credits: count(), first })
        .from(messages)
        .where(and(eq(messages.agentId, agentId), eq(messages.charged, true), gte(messages.createdAt, since)));
      return { credits: row?.credits ?? 0, firstAt: row?.first == null ? null : new Date(row.first) };
    },

    /** Once for a product of a reply, however often it is opened. @returns false where no card of that message shows it */
    async addClick(agentId: string, secretHash: string, click: { messageId: string; productUrl: string }) {
      const { messageId, productUrl } = click;
      const [shown] = await db
        .select({ conversationId: messages.conversationId, cards: messages.cards })
        .from(messages)
        .innerJoin(
          conversations,
          and(eq(conversations.agentId, messages.agentId), eq(conversations.id, messages.conversationId)),
        )
        .where(
          and(eq(messages.agentId, agentId), eq(messages.id, messageId), eq(conversations.secretHash, secretHash)),
        );
      if (shown?.cards.some((card) => card.product_url === productUrl) !== true) return false;
      const { conversationId } = shown;
      await db.insert(productClicks).values({ agentId, conversationId, messageId, productUrl }).onConflictDoNothing();
      return true;
    },
  };
}

export type InsightsStore = ReturnType<typeof createInsightsStore>;
