import { queryOptions } from '@tanstack/react-query';
import type { User } from '#shared/accounts.ts';
import { getJson } from '#web/platform/api-client.ts';
import { memberKey } from '../account-query.ts';

export function passkeysQuery(user: User) {
  return queryOptions({
    queryKey: memberKey(user, 'passkeys'),
    queryFn: ({ signal }) => getJson('/api/user/passkeys', signal),
  });
}
