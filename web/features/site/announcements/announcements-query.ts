import { queryOptions } from '@tanstack/react-query';
import { getJson } from '#web/platform/api-client.ts';

/**
 * The announcements of now; asked for again with the next page after a minute, because what begins and ends would be
 * wrong.
 */
export const announcementsQuery = queryOptions({
  queryKey: ['announcements'],
  queryFn: ({ signal }) => getJson('/api/announcements', signal),
  staleTime: 60_000,
});
