import { queryOptions } from '@tanstack/react-query';
import { getJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';

/** The findings in a listing's documents, as far as the reader may see them. */
export function findingsQuery(id: number) {
  return queryOptions({
    // Below the listing's own key, so that it is requested again when the caller's rights change.
    queryKey: ['property', id, 'document-findings'],
    queryFn: ({ signal }) => getJson(apiPath('/api/properties/:id/document-findings', { id }), signal),
  });
}
