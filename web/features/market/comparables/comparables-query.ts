import { queryOptions } from '@tanstack/react-query';
import { getJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';

/** The prices of lots that are comparable with a listing. */
export function comparablesQuery(id: number) {
  return queryOptions({
    // Below the listing's own key, so that it is requested again when the caller's rights change.
    queryKey: ['property', id, 'comparables'],
    queryFn: ({ signal }) => getJson(apiPath('/api/properties/:id/comparables', { id }), signal),
  });
}
