import { queryOptions } from '@tanstack/react-query';
import { getJson } from '#web/platform/api-client.ts';

const MINUTE_MS = 60_000;

/** The sources of the data and how old it is. */
export const statusQuery = queryOptions({
  queryKey: ['status'],
  queryFn: ({ signal }) => getJson('/api/status', signal),
  refetchInterval: MINUTE_MS,
});
