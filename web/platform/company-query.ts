import { queryOptions } from '@tanstack/react-query';
import type { Company } from '#shared/company.ts';
import { getJson } from '#web/platform/api-client.ts';

/** Who runs the site and how to reach them. */
export const companyQuery = queryOptions({
  queryKey: ['company'],
  queryFn: ({ signal }) => getJson<Company>('/api/company', signal),
});
