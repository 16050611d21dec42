/** Every page of the site with what its reading gave, for the owner to look through. */
import type { QueryOf, ReplyOf } from '@vitrine/contract/routes';
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { agents } from '../../database/tables/agents.ts';
import { facts, pages, trainingRuns } from '../../database/tables/training.ts';

export const pagesAtOnce = 20;

type WirePage = ReplyOf<'getPages'>['pages'][number];
type ShownState = NonNullable<QueryOf<'getPages'>['state']>;

export interface PageRow extends Omit<WirePage, 'readAt'> {
  readAt: Date | null;
}

/** as they are stored; a carried page was read by an earlier run */
const storedStates: Record<ShownState, (typeof pages.state.enumValues)[number][]> = {
  read: ['kept', 'carried'],
  waiting: ['waiting'],
  skipped: ['skipped'],
  failed: ['failed'],
};

export function createPagesStore(db: Database) {
  /** the run that answers, before the first one has ended the one that reads */
  async function shownRun(agentId: string): Promise<string | null> {
    const [agent] = await db.select({ published: agents.indexVersion }).from(agents).where(eq(agents.id, agentId));
    if (agent?.published != null) return agent.published;
    const [run] = await db
      .select({ id: trainingRuns.id })
      .from(trainingRuns)
      .where(eq(trainingRuns.agentId, agentId))
      .orderBy(sql`${trainingRuns.createdAt} desc`)
      .limit(1);
    return run?.id ?? null;
  }

  async function factsOf(agentId: string, runId: string, urls: readonly string[]): Promise<Map<string, number>> {
    if (urls.length === 0) return new Map();
    const rows = await db
      .select({ url: facts.url, found: count() })
      .from(facts)
      .where(and(eq(facts.agentId, agentId), eq(facts.runId, runId), inArray(facts.url, [...urls])))
      .groupBy(facts.url);
    return new Map(rows.map(({ url, found }) => [url, found]));
  }

  return {
    /** by address; `state` null shows all */
    async page(
      agentId: string,
      { page, state }: { page: number; state: ShownState | null },
    ): Promise<{ total: number; rows: PageRow[] }> {
      const runId = await shownRun(agentId);
      if (runId === null) return { total: 0, rows: [] };
      const which = and(
        eq(pages.agentId, agentId),
        eq(pages.runId, runId),
        ...(state === null ? [] : [inArray(pages.state, storedStates[state])]),
      );
      const { extracted } = pages;
      const [counted, found] = await Promise.all([
        db.select({ total: count() }).from(pages).where(which),
        db
          .select({
            url: pages.url,
            ownUrl: sql<string | null>`${extracted} ->> 'canonicalUrl'`,
            title: sql<string>`coalesce(${extracted} ->> 'title', '')`,
            state: pages.state,
            kind: kindOf(sql`${extracted}`),
            reason: pages.reason,
            readAt: pages.fetchedAt,
            products: sql<number>`coalesce(jsonb_array_length(${extracted} -> 'products'), 0)`,
          })
          .from(pages)
          .where(which)
          .orderBy(asc(pages.url))
          .limit(pagesAtOnce)
          .offset((page - 1) * pagesAtOnce),
      ]);
      const ofPages = found.flatMap(({ url, ownUrl }) => (ownUrl === null ? [url] : [url, ownUrl]));
      const perUrl = await factsOf(agentId, runId, ofPages);
      const rows = found.map(({ ownUrl, ...row }) => ({
        ...row,
        state: row.state === 'kept' || row.state === 'carried' ? ('read' as const) : row.state,
        facts: perUrl.get(row.url) ?? perUrl.get(ownUrl ?? '') ?? 0,
      }));
      return { total: counted[0]?.total ?? 0, rows };
    },
  };
}

export type PagesStore = ReturnType<typeof createPagesStore>;

/** A page on which customers alone speak says nothing for the shop, whatever it is for. */
const kindOf = (extracted: SQL) => sql<WirePage['kind']>`case
  when ${extracted} is null then null
  when ${extracted} -> 'blocks' @> '[{"voice":"customer"}]'::jsonb and not ${extracted} -> 'blocks' @> '[{"voice":"shop"}]'::jsonb then 'reviews'
  when ${extracted} ->> 'kind' = 'article' then 'blog'
  else coalesce(${extracted} ->> 'kind', 'page') end`;
