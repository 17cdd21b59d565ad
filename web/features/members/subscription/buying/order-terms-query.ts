import { queryOptions } from '@tanstack/react-query';
import { getJson } from '#web/platform/api-client.ts';

/** What can be bought here and now, and how it is paid. */
export const orderTermsQuery = queryOptions({
  queryKey: ['order-terms'],
  queryFn: ({ signal }) => getJson('/api/order-terms', signal),
});
