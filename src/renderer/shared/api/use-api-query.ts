import { useQuery } from '@tanstack/react-query';
import type { UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import type { CallName } from '@vitrine/contract/calls';
import type { ReplyOf } from '@vitrine/contract/routes';
import { useApi } from '../services.tsx';
import type { CallInput } from './api.ts';

/** What is read of the server, kept under the call's own name and input. */
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
