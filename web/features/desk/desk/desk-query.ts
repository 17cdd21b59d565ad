import { queryOptions } from '@tanstack/react-query';
import { getJson } from '#web/platform/api-client.ts';

/** Who sits at the desk with a session's token. */
export function deskMeQuery(token: string | undefined) {
  return queryOptions({
    queryKey: ['desk', 'me', token],
    queryFn: ({ signal }) => getJson('/api/desk/me', signal),
    enabled: token !== undefined,
    // A role that is taken away, and hours that are over, show when the window is looked at again.
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}
