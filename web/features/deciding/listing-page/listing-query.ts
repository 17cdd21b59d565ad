import { queryOptions } from '@tanstack/react-query';
import { getJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';

/** One listing as far as the caller may see it (D16); in the browser with the caller's own credentials. */
export function listingQuery(id: number) {
  return queryOptions({
    queryKey: ['property', id],
    queryFn: ({ signal }) => getJson(apiPath('/api/properties/:id', { id }), signal),
  });
}
