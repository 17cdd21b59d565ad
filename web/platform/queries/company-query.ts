import { queryOptions } from '@tanstack/react-query';
import { getJson } from '#web/platform/api-client.ts';

/** The operator of the site, and how to reach them. */
export const companyQuery = queryOptions({
  queryKey: ['company'],
  queryFn: ({ signal }) => getJson('/api/company', signal),
});
