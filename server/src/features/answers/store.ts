import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { holdAgent, markOfRows } from '../../database/agent-rows.ts';
import type { Database } from '../../database/open-database.ts';
import { agentKnowledge } from '../../database/tables/agents.ts';
import { ownerAnswers } from '../../database/tables/teaching.ts';
import { newId } from '../../lib/ids.ts';

export type AnswerRow = typeof ownerAnswers.$inferSelect;
export type AnswerFields = Pick<AnswerRow, 'questions' | 'text' | 'pageUrl' | 'validUntil'>;

const rowsAtOnce = 200;

export function createAnswerStore(db: Database) {
  const mine = (agentId: string, id: string) => and(eq(ownerAnswers.agentId, agentId), eq(ownerAnswers.id, id));
  return {
    all: (agentId: string, limit: number): Promise<AnswerRow[]> =>
      db
        .select()
        .from(ownerAnswers)
        .where(eq(ownerAnswers.agentId, agentId))
        .orderBy(asc(ownerAnswers.createdAt), asc(ownerAnswers.id))
        .limit(limit),

    /** Changes with every answer that is saved or deleted. */
    mark: markOfRows(db, { table: ownerAnswers, agentId: ownerAnswers.agentId, changedAt: ownerAnswers.updatedAt }),

    /** The newest first; `page` from 1, `search` '' for all. */
    async page(agentId: string, { page, limit, search }: { page: number; limit: number; search: string }) {
      const held = sql`strpos(lower(${ownerAnswers.text} || ' ' || ${ownerAnswers.questions}::text), lower(${search})) > 0`;
      const own = and(eq(ownerAnswers.agentId, agentId), search === '' ? undefined : held);
      const [[total], rows] = await Promise.all([
        db.select({ answers: count() }).from(ownerAnswers).where(own),
        db
          .select()
          .from(ownerAnswers)
          .where(own)
          .orderBy(desc(ownerAnswers.updatedAt), desc(ownerAnswers.id))
          .limit(limit)
          .offset((page - 1) * limit),
      ]);
      return { total: total?.answers ?? 0, rows };
    },

    /** The agent's proved or named site. */
    async site(agentId: string): Promise<string | null> {
      const [row] = await db
        .select({ websiteUrl: agentKnowledge.websiteUrl })
        .from(agentKnowledge)
        .where(eq(agentKnowledge.agentId, agentId));
      return row?.websiteUrl ?? null;
    },

    /** null when there are `most` already; one insert at a time for an agent, so that the most holds */
    add(agentId: string, fields: AnswerFields, most: number): Promise<AnswerRow | null> {
      return db.transaction(async (tx) => {
        await holdAgent(tx, agentId);
        const [total] = await tx
          .select({ answers: count() })
          .from(ownerAnswers)
          .where(eq(ownerAnswers.agentId, agentId));
        if ((total?.answers ?? 0) >= most) return null;
        const [row] = await tx
          .insert(ownerAnswers)
          .values({ agentId, id: newId('ans'), ...fields })
          .returning();
        return row ?? null;
      });
    },

    /** As many as there is room for; one import at a time for an agent. @returns how many were added */
    addMany(agentId: string, answers: readonly AnswerFields[], most: number): Promise<number> {
      return db.transaction(async (tx) => {
        await holdAgent(tx, agentId);
        const [total] = await tx
          .select({ answers: count() })
          .from(ownerAnswers)
          .where(eq(ownerAnswers.agentId, agentId));
        const fitting = answers.slice(0, Math.max(0, most - (total?.answers ?? 0)));
        for (let i = 0; i < fitting.length; i += rowsAtOnce)
          await tx
            .insert(ownerAnswers)
            .values(fitting.slice(i, i + rowsAtOnce).map((fields) => ({ agentId, id: newId('ans'), ...fields })));
        return fitting.length;
      });
    },

    /** null when there is none */
    async change(agentId: string, id: string, fields: AnswerFields): Promise<AnswerRow | null> {
      const [row] = await db
        .update(ownerAnswers)
        .set({ ...fields, updatedAt: sql`now()` })
        .where(mine(agentId, id))
        .returning();
      return row ?? null;
    },

    /** false when there was none */
    async remove(agentId: string, id: string): Promise<boolean> {
      const gone = await db.delete(ownerAnswers).where(mine(agentId, id)).returning({ id: ownerAnswers.id });
      return gone.length > 0;
    },
  };
}

export type AnswerStore = ReturnType<typeof createAnswerStore>;
