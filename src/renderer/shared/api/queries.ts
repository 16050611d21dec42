import { QueryClient, useQuery } from '@tanstack/react-query';
import type { UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import type { CallName } from '@vitrine/contract/calls';
import type { ReplyOf } from '@vitrine/contract/routes';
import type { Show } from '@vitrine/contract/inbox';
import { limits } from '@vitrine/contract/limits';
import { useApi } from '../services.tsx';
import type { CallInput } from './api.ts';
import { isPassing } from './failure.ts';

/** Replies are cached under the call's name and input. */
export const queryKey = <N extends CallName>(name: N, input: CallInput<N>) => [name, input] as const;

type Options<N extends CallName> = Pick<
  UseQueryOptions<ReplyOf<N>, Error, ReplyOf<N>, ReturnType<typeof queryKey<N>>>,
  'enabled' | 'staleTime' | 'refetchInterval' | 'placeholderData'
>;

export function useApiQuery<N extends CallName>(
  name: N,
  input: CallInput<N>,
  options: Options<N> = {},
): UseQueryResult<ReplyOf<N>> {
  const api = useApi();
  return useQuery({
    queryKey: queryKey(name, input),
    queryFn: ({ signal }): Promise<ReplyOf<N>> => api.call(name, { ...input, signal }),
    ...options,
  });
}

/** A new one for every signed-in owner, so that nobody sees what was fetched for somebody else. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // 'always': a device that believes it is offline gets an error to show, not a query that waits for ever.
      queries: {
        networkMode: 'always',
        staleTime: 30_000,
        retry: (count, error) => count < 1 && isPassing(error),
        // Back online, what failed is asked again without a click.
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  });
}

/** Whatever an owner taught: kept questions are to be asked again, and visitors miss something else, which nobody waits for. */
export function rereadTaught(cache: QueryClient): Promise<void> {
  void cache.invalidateQueries({ queryKey: ['getCheckup'] });
  return cache.invalidateQueries({ queryKey: ['getQuestions'] });
}

/** The queries of calls whose replies the desktop keeps for reading offline: what it fetches ahead must be what the screens ask for later. */
export const listQuery = (agentId: string, page: number, show: Show = 'all') => ({
  agentId,
  page: String(page),
  limit: String(limits.sessionsPageSize),
  show,
});

export const historyQuery = (conversationId: string, page: number) => ({
  sessionId: conversationId,
  page: String(page),
  limit: String(limits.messagesPageSize),
});

export const handoverQuery = (agentId: string, conversationId: string) => ({ agentId, conversationId });

/** The shop's name for notifications, or '' until it is known: the agent's name does not say in which shop somebody waits. */
export function useShopName(agentId: string, enabled = true): string {
  const profile = useApiQuery('getProfile', { params: { id: agentId } }, { enabled });
  return profile.data?.agentProfile?.brandName ?? '';
}
