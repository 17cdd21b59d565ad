import { queryOptions } from '@tanstack/react-query';
import { FEATURED_COUNT } from '#shared/plans.ts';
import { getJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';

/** The first six listings of the list (spec §2), with pictures if there are any (D52). */
export const featuredQuery = queryOptions({
  queryKey: ['featured'],
  queryFn: ({ signal }) => getJson(apiPath('/api/properties', { limit: FEATURED_COUNT }), signal),
});
