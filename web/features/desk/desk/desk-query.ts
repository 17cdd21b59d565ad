import { queryOptions } from '@tanstack/react-query';
import { getJson } from '#web/platform/api-client.ts';

/** The operator that a session's token belongs to. */
export function deskMeQuery(token: string | undefined) {
  return queryOptions({
    queryKey: ['desk', 'me', token],
    queryFn: ({ signal }) => getJson('/api/desk/me', signal),
    enabled: token !== undefined,
    // A revoked role or an expired session shows when the window gets the focus again.
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}
