import { queryOptions } from '@tanstack/react-query';
import type { User } from '#shared/accounts.ts';
import { memberKey } from '#web/features/members/accounts/index.ts';
import { getJson } from '#web/platform/api-client.ts';

/** A member's saved listings, newest first. One request for all hearts of a page. */
export function savedAdsQuery(user: User | undefined) {
  return queryOptions({
    queryKey: memberKey(user, 'saved-ads'),
    queryFn: ({ signal }) => getJson('/api/user/saved-ads', signal),
    enabled: user !== undefined,
  });
}
