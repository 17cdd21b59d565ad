import { queryOptions } from '@tanstack/react-query';
import type { Announcements } from '#shared/site/announcements.ts';
import { getJson } from '#web/platform/api-client.ts';

/**
 * What the house announces; asked again with the next page after a minute, because what begins and ends would be wrong.
 */
export const announcementsQuery = queryOptions({
  queryKey: ['announcements'],
  queryFn: ({ signal }) => getJson<Announcements>('/api/announcements', signal),
  staleTime: 60_000,
});
