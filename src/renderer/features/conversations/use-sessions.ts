import { useCallback, useEffect, useMemo, useState } from 'react';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { InfiniteData } from '@tanstack/react-query';
import type { Show } from '@vitrine/contract/inbox';
import { limits } from '@vitrine/contract/limits';
import type { ReplyOf } from '@vitrine/contract/routes';
import { listQuery } from '../../shared/api/kept-queries.ts';
import { notify } from '../../shared/notify/notify.ts';
import { useApi } from '../../shared/services.tsx';
import { oneAtATime, pageAfter, uniqueItems, withFresh } from './paged.ts';
import { searchQuery, writeSearch } from './search.ts';
import type { Search } from './search.ts';

type List = ReplyOf<'getSessionsList'>;
export type Session = List['sessions'][number];
/** `gone` once its owner put it away */
type Known = Session & { gone?: boolean };
export type Counts = Pick<List, 'total' | 'totals'>;

const pageSize = limits.sessionsPageSize;

const isAfter = (one: Session, other: Session) =>
  one.lastMessageAt < other.lastMessageAt || (one.lastMessageAt === other.lastMessageAt && one._id < other._id);

/** The conversations of a search that a tab shows, ten at a time, by their last message; and how many stand in each tab. */
export function useSessions(agentId: string, search: Search, show: Show) {
  const api = useApi();
  const client = useQueryClient();
  const address = writeSearch(search).toString();
  const key = useMemo(() => ['sessions', agentId, address, show] as const, [agentId, address, show]);
  const [counts, setCounts] = useState<(Counts & { of: Show }) | null>(null);

  const fetchPage = useCallback(
    async (page: number, signal?: AbortSignal): Promise<Known[]> => {
      const query = { ...listQuery(agentId, page, show), ...searchQuery(search) };
      const { sessions, total, totals } = await api.call('getSessionsList', { query, ...(signal && { signal }) });
      const told = { total, totals, of: show };
      // the same numbers draw nothing anew
      setCounts((now) => (JSON.stringify(now) === JSON.stringify(told) ? now : told));
      return sessions;
    },
    [api, agentId, search, show],
  );

  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (_last: Known[], pages, page: number) => pageAfter(pages, page, pageSize),
    // what is new comes by the live calls; fetching every page again would only cost
    staleTime: Infinity,
    // comparing two hundred pages with themselves costs more than drawing what came
    structuralSharing: false,
    gcTime: 0,
  });

  useEffect(() => {
    if (query.error !== null) notify.error('Failed to fetch conversations.');
  }, [query.error]);

  const refreshOnce = useCallback(async () => {
    try {
      const fresh = await fetchPage(1);
      let isWhole = true;
      client.setQueryData<InfiniteData<Known[], number>>(key, (known) => {
        if (known === undefined) return known;
        const merged = withFresh(known, fresh, { isAfter, pageSize });
        isWhole = merged !== null;
        return merged === null
          ? known
          : { pages: merged.pages, pageParams: known.pageParams.slice(0, merged.pages.length) };
      });
      if (!isWhole) await client.resetQueries({ queryKey: key });
    } catch {
      // the next change or the slow poll tries again; what is shown stays true
    }
  }, [client, key, fetchPage]);
  const refresh = useMemo(() => oneAtATime(refreshOnce), [refreshOnce]);

  /** Shows at once what was asked of the server. */
  const patch = useCallback(
    (ids: readonly string[], change: Partial<Known>) =>
      client.setQueryData<InfiniteData<Known[], number>>(key, (known) => {
        if (known === undefined) return known;
        const changed = (session: Known) => (ids.includes(session._id) ? { ...session, ...change } : session);
        return { ...known, pages: known.pages.map((page) => page.map(changed)) };
      }),
    [client, key],
  );

  const sessions = useMemo(() => uniqueItems(query.data?.pages ?? []), [query.data]);
  return { sessions, counts, query, refresh, patch };
}
