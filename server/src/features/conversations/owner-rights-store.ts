import { limits } from '@vitrine/contract/limits';
import type { ReplyOf } from '@vitrine/contract/routes';
import { and, asc, eq, gt, inArray, isNotNull, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { agentRetention } from '../../database/tables/agents.ts';
import { conversations, isKept, isOfDemo, messages } from '../../database/tables/conversations.ts';
import { personRequests } from '../../database/tables/handover.ts';
import { eraseConversations } from './erase-conversations.ts';
import type { MessageRow } from './store.ts';

export type ExportedConversation = ReplyOf<'exportConversation'>['conversation'];

export function createOwnerRightsStore(db: Database) {
  /** those that somebody wrote in, by id */
  const written = (agentId: string) =>
    and(eq(conversations.agentId, agentId), isNotNull(conversations.startedAt), isKept);

  async function withMessages(agentId: string, found: (typeof conversations.$inferSelect)[]) {
    const ids = found.map(({ id }) => id);
    const rows = await db
      .select()
      .from(messages)
      .where(and(eq(messages.agentId, agentId), inArray(messages.conversationId, ids)))
      .orderBy(asc(messages.sequence));
    const lines = new Map<string, ChatLine[]>(ids.map((id) => [id, []]));
    for (const row of rows) lines.get(row.conversationId)?.push(chatLine(row));
    const asked = await db
      .select()
      .from(personRequests)
      .where(and(eq(personRequests.agentId, agentId), inArray(personRequests.conversationId, ids)));
    const left = new Map(asked.map((request) => [request.conversationId, request]));
    return found.map(({ id, startedAt, createdAt, kind, language, archivedAt }): ExportedConversation => ({
      id,
      startedAt: (startedAt ?? createdAt).toISOString(),
      kind: kind === 'test' ? 'test' : 'live',
      language,
      archivedAt: archivedAt?.toISOString() ?? null,
      messages: lines.get(id) ?? [],
      ...leftIn(left.get(id)),
    }));
  }

  return {
    async conversation(agentId: string, id: string): Promise<ExportedConversation | null> {
      const found = await db
        .select()
        .from(conversations)
        .where(and(written(agentId), eq(conversations.id, id)));
      const [exported] = await withMessages(agentId, found);
      return exported ?? null;
    },

    /** in the order of their ids, so that no page depends on what is written or erased meanwhile */
    async page(agentId: string, after: string, limit: number): Promise<ExportedConversation[]> {
      const found = await db
        .select()
        .from(conversations)
        .where(and(written(agentId), gt(conversations.id, after)))
        .orderBy(asc(conversations.id))
        .limit(limit);
      return withMessages(agentId, found);
    },

    /** @returns the ids of what is gone */
    erase: (agentId: string, ids: readonly string[]): Promise<string[]> =>
      db.transaction((tx) => eraseConversations(tx, agentId, inArray(conversations.id, [...ids]))),

    madeForDemo: (agentId: string): Promise<number> =>
      db.$count(conversations, and(eq(conversations.agentId, agentId), isOfDemo)),

    /** @returns the ids of what is gone */
    eraseDemo: (agentId: string): Promise<string[]> =>
      db.transaction((tx) => eraseConversations(tx, agentId, isOfDemo)),
  };
}

const leftIn = (request: typeof personRequests.$inferSelect | undefined) =>
  request === undefined ? {} : { left: { ...leftWord(request), ownerNote: request.ownerNote } };

export type OwnerRightsStore = ReturnType<typeof createOwnerRightsStore>;

type ChatLine = ReplyOf<'downloadChat'>['chat']['messages'][number];

/** A message as it is taken away. */
export function chatLine({
  role,
  createdAt,
  content,
  cards,
  pagePath,
  rating,
  ratingReason,
  by,
}: Pick<
  MessageRow,
  'role' | 'createdAt' | 'content' | 'cards' | 'pagePath' | 'rating' | 'ratingReason' | 'by'
>): ChatLine {
  const said = { at: createdAt.toISOString(), text: content };
  if (role === 'human') return { from: 'visitor', ...said, ...(pagePath !== null && { page: pagePath }) };
  const products = cards.map(({ title, price, product_url: url }) => ({ title, price, url }));
  const rated = rating === 1 ? 'up' : 'down';
  return {
    from: 'agent',
    ...said,
    ...(by !== null && { by }),
    ...(products.length > 0 && { products }),
    ...(rating && { rated }),
    ...(ratingReason !== null && { ratedBecause: ratingReason }),
  };
}

/** What was left with a wish for a person, as it is taken away; nothing where no person was asked for. */
export function leftWord({ email, name, note, askedAt, consentAt }: typeof personRequests.$inferSelect) {
  return { email, name, note, at: askedAt.toISOString(), consentAt: consentAt?.toISOString() ?? null };
}

/** A shorter time waits this long before it deletes, so that a mistake can be taken back. */
const regretHours = 24;

const isOverdue = and(
  eq(conversations.kind, sql`'discarded'`),
  lt(conversations.discardedAt, sql.raw(`now() - interval '${limits.discardedDays} days'`)),
);

export function createRetentionStore(db: Database) {
  /** Written in, and silent since then; a conversation that goes on is young whenever it began. */
  const silentFor = (agentId: string, days: number) => {
    const since = sql`now() - make_interval(days => ${days})`;
    return and(
      eq(conversations.agentId, agentId),
      isNotNull(conversations.startedAt),
      lt(conversations.startedAt, since),
      sql`not exists (select from ${messages} where ${messages.agentId} = ${conversations.agentId}
        and ${messages.conversationId} = ${conversations.id} and ${messages.createdAt} >= ${since})`,
      sql`coalesce(${conversations.answeringUntil}, '-infinity') < now()`,
    );
  };

  return {
    async find(agentId: string) {
      const [row] = await db.select().from(agentRetention).where(eq(agentRetention.agentId, agentId));
      return { days: row?.days ?? null, beginsAt: row?.beginsAt ?? null };
    },

    async save(agentId: string, days: number | null): Promise<void> {
      if (days === null) {
        await db.delete(agentRetention).where(eq(agentRetention.agentId, agentId));
        return;
      }
      const later = sql`now() + make_interval(hours => ${regretHours})`;
      await db
        .insert(agentRetention)
        .values({ agentId, days, beginsAt: later })
        .onConflictDoUpdate({
          target: agentRetention.agentId,
          set: {
            days,
            // what was agreed before goes on; only what deletes more begins anew
            beginsAt: sql`case when ${days} < ${agentRetention.days} then ${later} else ${agentRetention.beginsAt} end`,
          },
        });
    },

    async older(agentId: string, days: number): Promise<number> {
      return db.$count(conversations, silentFor(agentId, days));
    },

    /** the settings that hold now */
    due: () =>
      db
        .select({ agentId: agentRetention.agentId, days: agentRetention.days })
        .from(agentRetention)
        .where(lte(agentRetention.beginsAt, sql`now()`)),

    /** agents with conversations that were discarded longer ago than they are kept */
    overdue: () => db.selectDistinct({ agentId: conversations.agentId }).from(conversations).where(isOverdue),

    /** Erases some of what is silent for so many days, or else of what is overdue. @returns the ids of what is gone */
    async eraseSome(agentId: string, days: number | null, atMost: number): Promise<string[]> {
      const which = days === null ? and(eq(conversations.agentId, agentId), isOverdue) : silentFor(agentId, days);
      return db.transaction(async (tx) => {
        const some = tx
          .select({ id: conversations.id })
          .from(conversations)
          .where(which)
          .limit(atMost)
          .for('update', { skipLocked: true });
        return eraseConversations(tx, agentId, inArray(conversations.id, some));
      });
    },
  };
}

export type RetentionStore = ReturnType<typeof createRetentionStore>;
