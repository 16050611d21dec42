import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { SuiteExpectation, SuiteResult } from '@vitrine/contract/teaching';
import { holdAgent } from '../../database/agent-rows.ts';
import type { Database, Transaction } from '../../database/open-database.ts';
import { suiteQuestions } from '../../database/tables/teaching.ts';
import { newId } from '../../lib/ids.ts';
import { asksSame } from './domain/asks-same.ts';

export type SuiteRow = typeof suiteQuestions.$inferSelect;

/** All of an agent's, which nobody else adds to or changes until the transaction ends. */
async function held(tx: Transaction, agentId: string): Promise<SuiteRow[]> {
  await holdAgent(tx, agentId);
  return tx
    .select()
    .from(suiteQuestions)
    .where(eq(suiteQuestions.agentId, agentId))
    .orderBy(asc(suiteQuestions.createdAt), asc(suiteQuestions.id));
}

async function insert(
  tx: Transaction,
  agentId: string,
  ask: string,
  expect: SuiteExpectation,
): Promise<SuiteRow | null> {
  const [row] = await tx
    .insert(suiteQuestions)
    .values({ agentId, id: newId('qst'), ask, expect })
    .returning();
  return row ?? null;
}

export function createSuiteStore(db: Database) {
  const mine = (agentId: string, id: string) => and(eq(suiteQuestions.agentId, agentId), eq(suiteQuestions.id, id));
  return {
    all: (agentId: string): Promise<SuiteRow[]> =>
      db
        .select()
        .from(suiteQuestions)
        .where(eq(suiteQuestions.agentId, agentId))
        .orderBy(asc(suiteQuestions.createdAt), asc(suiteQuestions.id)),

    /**
     * A new question; where it stands there already, that one as it is. Null when there are `most`. One at a time for an agent, so that the
     * most holds and none stands there twice.
     */
    add(
      agentId: string,
      ask: string,
      expect: SuiteExpectation,
      most: number,
    ): Promise<{ row: SuiteRow; isNew: boolean } | null> {
      return db.transaction(async (tx) => {
        const known = await held(tx, agentId);
        const same = known.find((one) => asksSame(one.ask, ask));
        if (same !== undefined) return { row: same, isNew: false };
        const row = known.length >= most ? null : await insert(tx, agentId, ask, expect);
        return row && { row, isNew: true };
      });
    },

    /**
     * The question with what an answer of the owner's makes expected from now on, whether it stands there already or is new; null when there
     * are `most` others.
     */
    put(agentId: string, ask: string, expect: SuiteExpectation, most: number): Promise<SuiteRow | null> {
      return db.transaction(async (tx) => {
        const known = await held(tx, agentId);
        const same = known.find((one) => asksSame(one.ask, ask));
        if (same !== undefined) {
          const replaced = isDeepStrictEqual(same.expect, expect) ? same.replaced : (same.replaced ?? same.expect);
          const [row] = await tx
            .update(suiteQuestions)
            .set({ expect, replaced, last: null })
            .where(mine(agentId, same.id))
            .returning();
          return row ?? null;
        }
        return known.length >= most ? null : insert(tx, agentId, ask, expect);
      });
    },

    /** The first questions of an agent; nothing where it has some already. */
    async addFirst(agentId: string, drawn: readonly Pick<SuiteRow, 'ask' | 'expect' | 'last'>[]): Promise<void> {
      await db.transaction(async (tx) => {
        await holdAgent(tx, agentId);
        const known = await tx
          .select({ id: suiteQuestions.id })
          .from(suiteQuestions)
          .where(eq(suiteQuestions.agentId, agentId))
          .limit(1);
        if (known.length > 0 || drawn.length === 0) return;
        // one instant apart, so that they stay in the order in which they were drawn
        const now = Date.now();
        await tx
          .insert(suiteQuestions)
          .values(drawn.map((one, at) => ({ agentId, id: newId('qst'), ...one, createdAt: new Date(now + at) })));
      });
    },

    /** null when there is none, `taken` when another question asks this already; who expects something else replaces for good */
    change(
      agentId: string,
      id: string,
      { ask, expect, replaced }: Pick<SuiteRow, 'ask' | 'expect'> & Partial<Pick<SuiteRow, 'replaced'>>,
    ): Promise<SuiteRow | 'taken' | null> {
      return db.transaction(async (tx) => {
        const known = await held(tx, agentId);
        const before = known.find((one) => one.id === id);
        const isAsBefore = isDeepStrictEqual(before?.expect, expect);
        const same = known.filter((one) => asksSame(one.ask, ask));
        if (same.length > 0 && !same.some((one) => one.id === id)) return 'taken';
        const [row] = await tx
          .update(suiteQuestions)
          .set({ ask, expect, replaced: replaced ?? (isAsBefore ? before?.replaced : null), last: null })
          .where(mine(agentId, id))
          .returning();
        return row ?? null;
      });
    },

    /** What was expected before an answer took its place; null where there was nothing. */
    async bringBack(agentId: string, id: string): Promise<SuiteRow | null> {
      const [row] = await db
        .update(suiteQuestions)
        .set({ expect: sql`${suiteQuestions.replaced}`, replaced: null, last: null })
        .where(and(mine(agentId, id), isNotNull(suiteQuestions.replaced)))
        .returning();
      return row ?? null;
    },

    /** What was answered before is no more than that: all are to be asked again. */
    async outdate(agentId: string): Promise<void> {
      await db
        .update(suiteQuestions)
        .set({ last: sql`${suiteQuestions.last} || '{"outdated":true}'::jsonb` })
        .where(and(eq(suiteQuestions.agentId, agentId), isNotNull(suiteQuestions.last)));
    },

    async setLast(agentId: string, id: string, last: SuiteResult): Promise<void> {
      await db.update(suiteQuestions).set({ last }).where(mine(agentId, id));
    },

    /** false when there was none */
    async remove(agentId: string, id: string): Promise<boolean> {
      const gone = await db.delete(suiteQuestions).where(mine(agentId, id)).returning({ id: suiteQuestions.id });
      return gone.length > 0;
    },
  };
}

export type SuiteStore = ReturnType<typeof createSuiteStore>;
