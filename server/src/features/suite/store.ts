import { isDeepStrictEqual } from 'node:util';
import type { SuiteExpectation, SuiteResult } from '@vitrine/contract/suite';
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/open-database.ts';
import { holdAgent } from '../../database/share-reads.ts';
import { suiteQuestions } from '../../database/tables/teaching.ts';
import { newId } from '../../lib/ids.ts';

export type SuiteRow = typeof suiteQuestions.$inferSelect;

/** We chose it, and it expects what we chose. */
export const isOnlyDrawn = ({ isDrawn, replaced }: SuiteRow): boolean => isDrawn && replaced === null;

/** All of an agent's, which nobody else adds to or changes until the transaction ends. */
async function held(tx: Transaction, agentId: string): Promise<SuiteRow[]> {
  await holdAgent(tx, agentId);
  return tx
    .select()
    .from(suiteQuestions)
    .where(eq(suiteQuestions.agentId, agentId))
    .orderBy(asc(suiteQuestions.createdAt), asc(suiteQuestions.id));
}

/** The owner keeps it too, whoever chose it first. */
async function owned(tx: Transaction, row: SuiteRow): Promise<SuiteRow> {
  if (!row.isDrawn) return row;
  await tx.update(suiteQuestions).set({ isDrawn: false }).where(isOne(row.agentId, row.id));
  return { ...row, isDrawn: false };
}

const isOne = (agentId: string, id: string) => and(eq(suiteQuestions.agentId, agentId), eq(suiteQuestions.id, id));

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
        if (same !== undefined) return { row: await owned(tx, same), isNew: false };
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
            // what the owner's words took the place of is still ours, should it come back
            .set({ expect, replaced, last: null, isDrawn: same.isDrawn && replaced !== null })
            .where(isOne(agentId, same.id))
            .returning();
          return row ?? null;
        }
        return known.length >= most ? null : insert(tx, agentId, ask, expect);
      });
    },

    /** The first questions of a shop, beside what its owner wrote, as far as there is room; nothing where some were drawn already. */
    async addFirst(
      agentId: string,
      drawn: readonly Pick<SuiteRow, 'ask' | 'expect' | 'last'>[],
      most: number,
    ): Promise<void> {
      await db.transaction(async (tx) => {
        const known = await held(tx, agentId);
        if (known.some(isOnlyDrawn)) return;
        const fresh = drawn.filter(({ ask }) => !known.some((one) => asksSame(one.ask, ask)));
        const fitting = fresh.slice(0, Math.max(0, most - known.length));
        if (fitting.length === 0) return;
        // one instant apart, so that they stay in the order in which they were drawn
        const now = Date.now();
        await tx.insert(suiteQuestions).values(
          fitting.map((one, at) => ({
            agentId,
            id: newId('qst'),
            ...one,
            isDrawn: true,
            createdAt: new Date(now + at),
          })),
        );
      });
    },

    /** Those that were drawn from a shop go with it; what the owner wrote or kept stays. */
    async removeDrawn(agentId: string): Promise<void> {
      const isDrawn = and(eq(suiteQuestions.agentId, agentId), eq(suiteQuestions.isDrawn, true));
      await db.transaction(async (tx) => {
        await tx.delete(suiteQuestions).where(and(isDrawn, isNull(suiteQuestions.replaced)));
        // nothing comes back once the owner's answer in its place is deleted
        await tx.update(suiteQuestions).set({ isDrawn: false, replaced: null }).where(isDrawn);
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
          .set({
            ask,
            expect,
            replaced: replaced ?? (isAsBefore ? before?.replaced : null),
            last: null,
            // asked again as it is, it is nobody else's; with an answer's new words what they replaced stays ours
            ...(replaced == null && !(isAsBefore && before?.ask === ask) && { isDrawn: false }),
          })
          .where(isOne(agentId, id))
          .returning();
        return row ?? null;
      });
    },

    /** What was expected before an answer took its place; null where there was nothing. */
    async bringBack(agentId: string, id: string): Promise<SuiteRow | null> {
      const [row] = await db
        .update(suiteQuestions)
        .set({ expect: sql`${suiteQuestions.replaced}`, replaced: null, last: null })
        .where(and(isOne(agentId, id), isNotNull(suiteQuestions.replaced)))
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
      await db.update(suiteQuestions).set({ last }).where(isOne(agentId, id));
    },

    /** false when there was none */
    async remove(agentId: string, id: string): Promise<boolean> {
      const gone = await db.delete(suiteQuestions).where(isOne(agentId, id)).returning({ id: suiteQuestions.id });
      return gone.length > 0;
    },
  };
}

export type SuiteStore = ReturnType<typeof createSuiteStore>;

/** Two questions that differ in capitals, spaces or the mark at their end are one. */
export const asksSame = (one: string, other: string): boolean => plain(one) === plain(other);

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\s+/gu, ' ')
    .replace(/[\s.!?¿？؟]+$/u, '')
    .replace(/^[\s¿]+/u, '');
