import { useCallback, useMemo } from 'react';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { InfiniteData } from '@tanstack/react-query';
import { limits } from '@vitrine/contract/limits';
import type { ReplyOf } from '@vitrine/contract/routes';
import { isNotFound } from '../../shared/api/failure.ts';
import { historyQuery } from '../../shared/api/kept-queries.ts';
import { useApi } from '../../shared/services.tsx';
import { oneAtATime, pageAfter, uniqueItems, withFresh } from './paged.ts';

export type Message = ReplyOf<'getSessionMessages'>['messages'][number];

const pageSize = limits.messagesPageSize;

/** One conversation's messages, oldest first; page 1 holds the newest and older ones are fetched before it. */
export function useHistory(conversationId: string) {
  const api = useApi();
  const client = useQueryClient();
  const key = useMemo(() => ['history', conversationId] as const, [conversationId]);

  const fetchPage = useCallback(
    async (page: number, signal?: AbortSignal): Promise<Message[]> => {
      const query = historyQuery(conversationId, page);
      return (await api.call('getSessionMessages', { query, ...(signal && { signal }) })).messages;
    },
    [api, conversationId],
  );

  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (_last: Message[], pages, page: number) => pageAfter(pages, page, pageSize),
  });

  const refreshOnce = useCallback(async () => {
    try {
      const fresh = await fetchPage(1);
      let isWhole = true;
      client.setQueryData<InfiniteData<Message[], number>>(key, (known) => {
        if (known === undefined) return known;
        const merged = withFresh(known, fresh, { pageSize });
        isWhole = merged !== null;
        return merged === null
          ? known
          : { pages: merged.pages, pageParams: known.pageParams.slice(0, merged.pages.length) };
      });
      if (!isWhole) await client.resetQueries({ queryKey: key });
    } catch (error) {
      if (isNotFound(error)) await client.resetQueries({ queryKey: key });
      // Otherwise the next change or the slow poll tries again; what is shown stays true.
    }
  }, [client, key, fetchPage]);
  const refresh = useMemo(() => oneAtATime(refreshOnce), [refreshOnce]);

  const messages = useMemo(() => uniqueItems((query.data?.pages ?? []).toReversed()), [query.data]);
  return { messages, query, refresh };
}
