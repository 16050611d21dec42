import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/open-database.ts';
import { agentProfiles, agents } from '../../database/tables/agents.ts';
import { conversations, messages } from '../../database/tables/conversations.ts';
import { openQuestions, openQuestionVotes as votes } from '../../database/tables/teaching.ts';
import { pages, products, trainingRuns } from '../../database/tables/training.ts';
import type { ProductReading } from './domain/findings.ts';
import type { Asked, OpenQuestions, PageReading } from './domain/single-findings.ts';

/** more pages than a plan reads are not looked at one by one */
const readingsMax = 20_000;
/** talks in which what was asked in vain may have been answered since, and answers in them */
const talksLookedAt = 300;
const answersLookedAt = 100;

export function createCheckupStore(db: Database) {
  return {
    /** null before a first training ended */
    async looked(agentId: string) {
      const [row] = await db
        .select({
          published: agents.indexVersion,
          seenAt: agents.seenAt,
          mail: agentProfiles.supportMail,
          phone: agentProfiles.supportPhone,
          whatsApp: agentProfiles.supportWhatsApp,
        })
        .from(agents)
        .leftJoin(agentProfiles, eq(agentProfiles.agentId, agents.id))
        .where(eq(agents.id, agentId));
      if (row === undefined || row.published === null) return null;
      const contacts = { mail: row.mail ?? '', phone: row.phone ?? '', whatsApp: row.whatsApp ?? '' };
      return { published: row.published, isSeen: row.seenAt !== null, contacts };
    },

    /** When the newest training ended. */
    async trainedAt(agentId: string): Promise<Date | null> {
      const [run] = await db
        .select({ finishedAt: trainingRuns.finishedAt })
        .from(trainingRuns)
        .where(
          and(eq(trainingRuns.agentId, agentId), eq(trainingRuns.phase, 'done'), eq(trainingRuns.isPreview, false)),
        )
        .orderBy(desc(trainingRuns.finishedAt))
        .limit(1);
      return run?.finishedAt ?? null;
    },

    async pages(agentId: string, runId: string): Promise<PageReading[]> {
      const characters = sql<number>`coalesce((select sum(length(block ->> 'text')) from jsonb_array_elements(${pages.extracted} -> 'blocks') as block), 0)::int`;
      const hasProduct = sql<boolean>`coalesce(jsonb_array_length(${pages.extracted} -> 'products') > 0, false)`;
      const rows = await db
        .select({
          url: pages.url,
          state: pages.state,
          reason: pages.reason,
          copyOf: pages.copyOf,
          characters,
          hasProduct,
        })
        .from(pages)
        .where(and(eq(pages.agentId, agentId), eq(pages.runId, runId)))
        .orderBy(asc(pages.url))
        .limit(readingsMax);
      return rows.flatMap(({ state, ...row }) => (state === 'waiting' ? [] : [{ ...row, state }]));
    },

    async products(agentId: string, runId: string): Promise<ProductReading[]> {
      const { record } = products;
      return db
        .select({
          url: sql<string>`${record} ->> 'url'`,
          name: sql<string>`${record} ->> 'name'`,
          hasPrice: sql<boolean>`jsonb_typeof(${record} -> 'price') = 'object'`,
          hasPriceConflict: sql<boolean>`coalesce((${record} ->> 'priceConflict')::boolean, false)`,
          hasImage: sql<boolean>`${record} ->> 'imageUrl' is not null`,
        })
        .from(products)
        .where(and(eq(products.agentId, agentId), eq(products.runId, runId)))
        .orderBy(asc(products.position))
        .limit(readingsMax);
    },

    /** What pages could say: a parcel that did not come is none of them. */
    async openQuestions(agentId: string, limit: number): Promise<OpenQuestions> {
      const isOpen = and(
        eq(openQuestions.agentId, agentId),
        eq(openQuestions.state, 'open'),
        gt(openQuestions.asked, 0),
      );
      const isOfGroup = and(eq(votes.agentId, openQuestions.agentId), eq(votes.questionId, openQuestions.id));
      const questions = await db
        .select({
          question: openQuestions.question,
          asked: openQuestions.asked,
          inVain: sql<Asked[]>`json_agg(json_build_object('text', ${votes.question}, 'at', ${votes.askedAt}))`,
        })
        .from(openQuestions)
        .innerJoin(votes, and(isOfGroup, inArray(votes.reason, ['unknown', 'unsure'])))
        .where(isOpen)
        .groupBy(openQuestions.agentId, openQuestions.id)
        .orderBy(desc(openQuestions.asked), desc(openQuestions.lastAskedAt))
        .limit(limit);
      return { total: await db.$count(openQuestions, isOpen), questions };
    },

    /** What visitors asked last and were told well, since then. */
    answeredSince(agentId: string, since: string): Promise<Asked[]> {
      const question = alias(messages, 'question');
      const isNewer = gt(conversations.lastMessageAt, new Date(since));
      const talks = db
        .select({ id: conversations.id })
        .from(conversations)
        .where(and(eq(conversations.agentId, agentId), eq(conversations.kind, 'live'), isNewer))
        .orderBy(desc(conversations.lastMessageAt))
        .limit(talksLookedAt);
      const isGood = and(eq(messages.outcome, 'answered'), sql`coalesce(${messages.rating}, 0) >= 0`);
      return db
        .select({ text: question.content, at: sql<string>`${question.createdAt}` })
        .from(messages)
        .innerJoin(question, and(eq(question.agentId, messages.agentId), eq(question.id, messages.replyTo)))
        .where(and(eq(messages.agentId, agentId), inArray(messages.conversationId, talks), isGood))
        .orderBy(desc(messages.createdAt))
        .limit(answersLookedAt);
    },
  };
}
