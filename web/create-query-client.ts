import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { checkAccountAfter } from './features/members/accounts/index.ts';

/** Spec §9: data never becomes stale; nothing is retried or refetched automatically. */
export function createQueryClient(): QueryClient {
  const onError = (error: unknown) => checkAccountAfter(error, client);
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        // Without a connection a request fails at once instead of waiting for it.
        networkMode: 'always',
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
