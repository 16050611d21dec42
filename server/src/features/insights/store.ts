import type { Outcome } from '@vitrine/contract/outcomes';
import { and, between, count, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { agentChoices, agents } from '../../database/tables/agents.ts';
import { conversations, isKept, messages } from '../../database/tables/conversations.ts';
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
  rating: number | null;
  replies: number;
  /** ids of two of the questions, or of one twice */
  example: string | null;
  other: string | null;
};

export interface Replies {
  groups: ReplyGroup[];
  /** of them, answered and neither rated down, asked again nor followed by a wish for a person */
  resolved: number;
}

export type ProductRow = Record<string, unknown> & {
  url: string;
  name: string;
  asked: number;
  soldOutAsked: number;
  shown: number;
};

const productsMax = 500;
const listedMax = 50;

export function createInsightsStore(db: Database) {
  /** Conversations first: of a short range that are few, whose messages an index finds. */
  const inRange = (agentId: string, range: Range) => {
    const [start, end] = [range.start.toISOString(), range.end.toISOString()];
    return sql`m.agent_id = ${agentId} and c.kind = 'live' and c.last_message_at >= ${start}::timestamptz
      and m.outcome is not null and m.created_at between ${start}::timestamptz and ${end}::timestamptz`;
  };

  return {
    /**
     * What became of the replies of a range. One pass, which PostgreSQL's workers share: few groups, and of what may be resolved as little as
     * tells whether it is. Only talks in which somebody was not helped are looked at one by one.
     */
    async replies(agentId: string, range: Range): Promise<Replies> {
      const tells = sql`m.outcome = 'person' or m.outcome = 'answered' and coalesce(m.rating, 0) >= 0`;
      const { rows } = await db.execute<ReplyGroup & { unresolved: number }>(sql`
        with groups as (
          select m.outcome, m.topic, m.rating, count(*)::int as replies, max(m.reply_to) as example, min(m.reply_to) as other,
            array_agg(m.conversation_id) filter (where ${tells}) as chats, array_agg(m.sequence) filter (where ${tells}) as places,
            array_agg(m.reply_to) filter (where ${tells}) as questions, array_agg(m.created_at) filter (where ${tells}) as times
          from ${messages} m join ${conversations} c on c.agent_id = m.agent_id and c.id = m.conversation_id
          where ${inRange(agentId, range)}
          group by 1, 2, 3
        ), doubted as (
          select v.message_id as question from ${openQuestionVotes} v
          where v.agent_id = ${agentId} and v.reason in ('asked_again', 'wanted_person')
        ), wishers as (
          select unnest(g.chats) as chat from groups g where g.outcome = 'person'
        ), talks as (
          select r.chat, max(case when g.outcome = 'person' then r.place end) as wished,
            array_agg(g.outcome) as outcomes, array_agg(r.place) as places, array_agg(r.question) as questions, array_agg(r.at) as times
          from groups g cross join unnest(g.chats, g.places, g.questions, g.times) as r(chat, place, question, at)
          where r.chat in (select w.chat from wishers w) or r.question in (select d.question from doubted d)
            or r.chat in (select p.conversation_id from ${personRequests} p where p.agent_id = ${agentId})
          group by 1
        ), failed as (
          select count(*)::int as replies
          from talks t cross join unnest(t.outcomes, t.places, t.questions, t.times) as r(outcome, place, question, at)
            left join ${personRequests} p on p.agent_id = ${agentId} and p.conversation_id = t.chat
          where r.outcome = 'answered' and (t.wished > r.place or p.asked_at >= r.at or r.question in (select d.question from doubted d))
        )
        select g.outcome, g.topic, g.rating, g.replies, g.example, g.other, f.replies as unresolved
        from groups g cross join failed f`);
      const good = rows.filter(({ outcome, rating }) => outcome === 'answered' && (rating ?? 0) >= 0);
      const answered = good.reduce((all, { replies }) => all + replies, 0);
      return { groups: rows, resolved: answered - (rows[0]?.unresolved ?? 0) };
    },

    /** Asked about, or on a card that was shown; the most asked first. */
    async products(agentId: string, range: Range): Promise<ProductRow[]> {
      const { rows } = await db.execute<ProductRow>(sql`
        select coalesce(said ->> 'product_url', said ->> 'url') as url, max(coalesce(said ->> 'title', said ->> 'name')) as name,
          count(said -> 'soldOut')::int as asked, (count(*) filter (where said ->> 'soldOut' = 'true'))::int as "soldOutAsked",
          count(said -> 'product_url')::int as shown
        from ${messages} m join ${conversations} c on c.agent_id = m.agent_id and c.id = m.conversation_id
          cross join jsonb_array_elements(case when m.about is null then m.cards else m.cards || m.about end) as said
        where ${inRange(agentId, range)} and (m.cards <> '[]'::jsonb or m.about is not null)
        group by 1 order by asked desc, shown desc limit ${productsMax}`);
      return rows;
    },

    clicked(agentId: string, { start, end }: Range) {
      return db
        .select({ url: productClicks.productUrl, clicked: count() })
        .from(productClicks)
        .innerJoin(
          conversations,
          and(eq(conversations.agentId, productClicks.agentId), eq(conversations.id, productClicks.conversationId)),
        )
        .where(and(eq(productClicks.agentId, agentId), isKept, between(productClicks.clickedAt, start, end)))
        .groupBy(productClicks.productUrl);
    },

    /** In which languages, from which pages and at which hours conversations began, counted in one pass. */
    async began(agentId: string, { start, end }: Range) {
      const { rows } = await db.execute<{
        language: string | null;
        path: string | null;
        hour: number | null;
        conversations: number;
      }>(sql`
        select c.language, c.page_path as path, extract(hour from c.started_at at time zone 'UTC')::int as hour,
          count(*)::int as conversations
        from ${conversations} c
        where c.agent_id = ${agentId} and c.kind = 'live'
          and c.started_at between ${start.toISOString()}::timestamptz and ${end.toISOString()}::timestamptz
        group by grouping sets ((1), (2), (3)) order by 4 desc`);
      // each row is of one of the three, and has nothing of the others
      const languages = rows.flatMap(({ language, conversations: n }) =>
        language === null ? [] : [{ language, conversations: n }],
      );
      const pages = rows.flatMap(({ path, conversations: n }) => (path === null ? [] : [{ path, conversations: n }]));
      const hours = rows.flatMap(({ hour, conversations: n }) => (hour === null ? [] : [{ hour, conversations: n }]));
      return { languages: languages.slice(0, listedMax), pages: pages.slice(0, listedMax), hours };
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
          and(
            eq(messages.agentId, agentId),
            eq(messages.id, messageId),
            eq(conversations.secretHash, secretHash),
            isKept,
          ),
        );
      if (shown?.cards.some((card) => card.product_url === productUrl) !== true) return false;
      const { conversationId } = shown;
      await db.insert(productClicks).values({ agentId, conversationId, messageId, productUrl }).onConflictDoNothing();
      return true;
    },
  };
}

export type InsightsStore = ReturnType<typeof createInsightsStore>;

/** so many agents are written to at a stretch; the rest a minute later */
const dueAtOnce = 50;

/** Who wants the weekly letter, and who has it due. */
export function createLetterStore(db: Database) {
  return {
    async isWanted(agentId: string): Promise<boolean> {
      const [row] = await db
        .select({ weeklyLetter: agentChoices.weeklyLetter })
        .from(agentChoices)
        .where(eq(agentChoices.agentId, agentId));
      return row?.weeklyLetter ?? true;
    },

    async setWanted(agentId: string, weeklyLetter: boolean): Promise<void> {
      await db
        .insert(agentChoices)
        .values({ agentId, weeklyLetter })
        .onConflictDoUpdate({ target: agentChoices.agentId, set: { weeklyLetter } });
    },

    async accountOf(agentId: string): Promise<string | null> {
      const [row] = await db.select({ accountId: agents.accountId }).from(agents).where(eq(agents.id, agentId));
      return row?.accountId ?? null;
    },

    /** Trained agents a week old at least, each given out once a week however many workers ask. */
    async claimDue(): Promise<string[]> {
      const { rows } = await db.execute<{ agentId: string }>(sql`
        insert into ${agentChoices} as chosen (agent_id, weekly_letter, weekly_letter_at)
        select a.id, true, now() from ${agents} a left join ${agentChoices} c on c.agent_id = a.id
        where a.index_version is not null and a.created_at <= now() - interval '7 days'
          and coalesce(c.weekly_letter, true) and coalesce(c.weekly_letter_at <= now() - interval '7 days', true)
        limit ${dueAtOnce}
        on conflict (agent_id) do update set weekly_letter_at = now()
        where chosen.weekly_letter and coalesce(chosen.weekly_letter_at <= now() - interval '7 days', true)
        returning chosen.agent_id as "agentId"`);
      return rows.map(({ agentId }) => agentId);
    },
  };
}

export type LetterStore = ReturnType<typeof createLetterStore>;
