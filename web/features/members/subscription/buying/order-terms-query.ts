import { queryOptions } from '@tanstack/react-query';
import type { OrderTerms } from '#shared/orders/orders.ts';
import { getJson } from '#web/platform/api-client.ts';

/** What can be bought here and now, and how it is paid. */
export const orderTermsQuery = queryOptions({
  queryKey: ['order-terms'],
  queryFn: ({ signal }) => getJson<OrderTerms>('/api/order-terms', signal),
});
