import { queryOptions } from '@tanstack/react-query';
import type { MarketSummary } from '#shared/property-search.ts';
import { getJson } from '#web/platform/api-client.ts';

/** How many auctions are open and where, how fresh the data is, and whether it is only a sample. */
export const marketSummaryQuery = queryOptions({
  queryKey: ['summary'],
  queryFn: ({ signal }) => getJson<MarketSummary>('/api/summary', signal),
});
