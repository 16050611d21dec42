import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import type { CallName } from '@vitrine/contract/calls';
import type { ReplyOf } from '@vitrine/contract/routes';
import { useServices } from '../services.tsx';
import type { CallInput } from './api.ts';

/** What is read of the server, kept under the call's own name and input. */
export const queryKey = <N extends CallName>(name: N, input: CallInput<N>) => [name, input] as const;

export function useApiQuery<N extends CallName>(
  name: N,
  input: CallInput<N>,
  options: { enabled?: boolean; refetchInterval?: number | false } = {},
): UseQueryResult<ReplyOf<N>> {
  const { api } = useServices();
  return useQuery({
    queryKey: queryKey(name, input),
    queryFn: ({ signal }): Promise<ReplyOf<N>> => api.call(name, { ...input, signal }),
    ...options,
  });
}
