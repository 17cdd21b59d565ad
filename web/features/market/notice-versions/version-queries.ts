import { queryOptions } from '@tanstack/react-query';
import { getJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';

/** Two versions of a listing's notice, by their numbers. */
export type VersionPair = { readonly before: number; readonly after: number };

/** The versions of a listing's notice, as far as the caller may see them. */
export function versionsQuery(id: number) {
  return queryOptions({
    // Below the listing's own key, so that both are requested again when the caller's rights change.
    queryKey: ['property', id, 'versions'],
    queryFn: ({ signal }) => getJson(apiPath('/api/properties/:id/versions', { id }), signal),
  });
}

/** Two versions side by side. */
export function comparisonQuery(id: number, { before, after }: VersionPair) {
  return queryOptions({
    queryKey: ['property', id, 'versions', before, after],
    queryFn: ({ signal }) =>
      getJson(apiPath('/api/properties/:id/versions/:before/:after', { id, before, after }), signal),
  });
}
