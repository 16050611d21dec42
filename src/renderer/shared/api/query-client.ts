import { QueryClient } from '@tanstack/react-query';
import { isPassing } from './failure.ts';

/** Made anew for every signed-in owner, so that nobody sees what was fetched for somebody else. */
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
