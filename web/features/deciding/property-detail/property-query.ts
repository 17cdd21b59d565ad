import { queryOptions } from '@tanstack/react-query';
import type { PropertyDetail } from '#shared/properties.ts';
import { getJson } from '#web/platform/api-client.ts';

/** One listing as far as the caller may see it (D16); in the browser with the caller's own credentials. */
export function propertyQuery(id: number) {
  return queryOptions({
    queryKey: ['property', id],
    queryFn: ({ signal }) => getJson<PropertyDetail>(`/api/properties/${id}`, signal),
  });
}
