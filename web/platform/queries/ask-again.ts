import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Refetches what has just changed. A pending response may be older than the change, so it is cancelled first:
 * invalidating alone keeps a first response that is still pending.
 */
export async function askAgain(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  await queryClient.cancelQueries({ queryKey });
  await queryClient.invalidateQueries({ queryKey });
}
