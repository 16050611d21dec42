import { useCallback, useEffect, useMemo } from 'react';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { InfiniteData } from '@tanstack/react-query';
import { limits } from '@vitrine/contract/limits';
import type { ReplyOf } from '@vitrine/contract/routes';
import { notify } from '../../shared/notify/notify.ts';
import { useApi } from '../../shared/services.tsx';
import { oneAtATime } from './one-at-a-time.ts';
import { pageAfter, uniqueItems, withFresh } from './paged.ts';
import { searchQuery, writeSearch } from './search.ts';
import type { Search } from './search.ts';

export type Session = ReplyOf<'getSessionsList'>['sessions'][number];

const pageSize = limits.sessionsPageSize;

/** The conversations of a search, ten at a time, newest first. */
export function useSessions(agentId: string, search: Search) {
  const api = useApi();
  const client = useQueryClient();
  const address = writeSearch(search).toString();
  const key = useMemo(() => ['sessions', agentId, address] as const, [agentId, address]);

  const fetchPage = useCallback(
    async (page: number, signal?: AbortSignal): Promise<Session[]> => {
      const query = { agentId, page: String(page), limit: String(pageSize), ...searchQuery(search) };
      return (await api.call('getSessionsList', { query, ...(signal && { signal }) })).sessions;
    },
    [api, agentId, search],
  );

  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (_last: Session[], pages, page: number) => pageAfter(pages, page, pageSize),
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
      client.setQueryData<InfiniteData<Session[], number>>(key, (known) => {
        if (known === undefined) return known;
        const merged = withFresh(known, fresh, { newestFirst: true, pageSize });
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

  const sessions = useMemo(() => uniqueItems(query.data?.pages ?? []), [query.data]);
  return { sessions, query, refresh };
}
