import { queryOptions } from '@tanstack/react-query';
import { getJson } from '#web/platform/api-client.ts';

const PATH = '/api/summary';

/** How many auctions are open and where, how fresh the data is, and whether it is only a sample. */
export const marketSummaryQuery = queryOptions({
  queryKey: ['summary'],
  queryFn: ({ signal }) => getJson(PATH, signal),
});

/** Whether all listings are generated (D19). Not kept as a query: then every page would carry the whole summary. */
export async function isSampleData(): Promise<boolean> {
  return (await getJson(PATH)).isSampleData;
}
