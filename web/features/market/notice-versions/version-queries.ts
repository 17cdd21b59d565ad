import { queryOptions } from '@tanstack/react-query';
import type { NoticeVersions, VersionComparison } from '#shared/versions/notice-versions.ts';
import { getJson } from '#web/platform/api-client.ts';

/** Two versions of a listing's notice, by their numbers. */
export type VersionPair = { readonly before: number; readonly after: number };

/** The versions of a listing's notice, as far as the caller may see them. */
export function versionsQuery(id: number) {
  return queryOptions({
    // Below the listing's own key: both are asked again when the caller's rights change.
    queryKey: ['property', id, 'versions'],
    queryFn: ({ signal }) => getJson<NoticeVersions>(`/api/properties/${id}/versions`, signal),
  });
}

/** Two versions side by side. */
export function comparisonQuery(id: number, { before, after }: VersionPair) {
  return queryOptions({
    queryKey: ['property', id, 'versions', before, after],
    queryFn: ({ signal }) => getJson<VersionComparison>(`/api/properties/${id}/versions/${before}/${after}`, signal),
  });
}
