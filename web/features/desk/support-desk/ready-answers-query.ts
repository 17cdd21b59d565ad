import { queryOptions } from '@tanstack/react-query';
import { getJson } from '#web/platform/api-client.ts';

/** Texts with which operators begin an answer. */
export const readyAnswersQuery = queryOptions({
  queryKey: ['desk', 'ready-answers'],
  queryFn: ({ signal }) => getJson('/api/desk/support/ready', signal),
});
