import { and, count, desc, eq } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { holdAgent, markOfRows } from '../../database/share-reads.ts';
import { hiddenSources } from '../../database/tables/teaching.ts';

export type HiddenRow = typeof hiddenSources.$inferSelect;
export type NewHidden = Pick<HiddenRow, 'id' | 'kind' | 'url' | 'text'>;

export function createHiddenStore(db: Database) {
  const mine = (agentId: string, id: string) => and(eq(hiddenSources.agentId, agentId), eq(hiddenSources.id, id));
  return {
    /** the newest first */
    all: (agentId: string): Promise<HiddenRow[]> =>
      db
        .select()
        .from(hiddenSources)
        .where(eq(hiddenSources.agentId, agentId))
        .orderBy(desc(hiddenSources.createdAt), desc(hiddenSources.id)),

    /** Changes with everything that is hidden or shown. */
    mark: markOfRows(db, { table: hiddenSources, agentId: hiddenSources.agentId, changedAt: hiddenSources.createdAt }),

    /** What is hidden already stays as it is. @returns null when there are `most` already; one at a time, so that the most holds */
    hide(agentId: string, source: NewHidden, most: number): Promise<HiddenRow | null> {
      return db.transaction(async (tx) => {
        await holdAgent(tx, agentId);
        const [known] = await tx.select().from(hiddenSources).where(mine(agentId, source.id));
        if (known !== undefined) return known;
        const [total] = await tx
          .select({ sources: count() })
          .from(hiddenSources)
          .where(eq(hiddenSources.agentId, agentId));
        if ((total?.sources ?? 0) >= most) return null;
        const [row] = await tx
          .insert(hiddenSources)
          .values({ agentId, ...source })
          .returning();
        return row ?? null;
      });
    },

    /** false when there was none */
    async show(agentId: string, id: string): Promise<boolean> {
      const gone = await db.delete(hiddenSources).where(mine(agentId, id)).returning({ id: hiddenSources.id });
      return gone.length > 0;
    },
  };
}

export type HiddenStore = ReturnType<typeof createHiddenStore>;
