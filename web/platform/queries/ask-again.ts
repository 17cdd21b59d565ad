import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Asks again for what has just changed. An answer under way may be older than the change, so it is dropped first:
 * invalidating alone keeps a first answer that is still awaited.
 */
export async function askAgain(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  await queryClient.cancelQueries({ queryKey });
  await queryClient.invalidateQueries({ queryKey });
}
