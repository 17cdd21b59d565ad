import { queryOptions } from '@tanstack/react-query';
import { getJson } from '#web/platform/api-client.ts';

const PATH = '/api/summary';

/** The number and places of open auctions, how up to date the data is, and whether it is only a sample. */
export const marketSummaryQuery = queryOptions({
  queryKey: ['summary'],
  queryFn: ({ signal }) => getJson(PATH, signal),
});

/** Whether all listings are generated (D19). Not cached as a query: every page would then contain the whole summary. */
export async function isSampleData(): Promise<boolean> {
  return (await getJson(PATH)).isSampleData;
}
