import { queryOptions } from '@tanstack/react-query';
import { getJson } from '#web/platform/api-client.ts';

/** The templates that operators use for answers. */
export const readyAnswersQuery = queryOptions({
  queryKey: ['desk', 'ready-answers'],
  queryFn: ({ signal }) => getJson('/api/desk/support/ready', signal),
});
