import { queryOptions } from '@tanstack/react-query';
import type { User } from '#shared/accounts.ts';
import { getJson } from '#web/platform/api-client.ts';
import { memberKey } from './account-query.ts';

/** The member's organisations, by name. */
export function organisationsQuery(user: Pick<User, 'id'>) {
  return queryOptions({
    queryKey: memberKey(user, 'organisations'),
    queryFn: async ({ signal }) => (await getJson('/api/organisations', signal)).organisations,
  });
}
