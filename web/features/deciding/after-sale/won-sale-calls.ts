import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { User } from '#shared/accounts.ts';
import type { WonSaleRequest } from '#shared/after-sale/won-sales.ts';
import { memberKey } from '#web/features/members/accounts/index.ts';
import { getJson, sendJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';

const pathOf = (propertyId: number) => apiPath('/api/user/won-sales/:propertyId', { propertyId });

/** What a member says of winning a listing's sale, and the terms that follow; not asked for visitors. */
export function wonSaleQuery(user: Pick<User, 'id'> | undefined, propertyId: number) {
  return queryOptions({
    queryKey: memberKey(user, 'won-sales', String(propertyId)),
    queryFn: ({ signal }) => getJson(pathOf(propertyId), signal),
    enabled: user !== undefined,
  });
}

/** Keeps what a member says of a sale; null takes it back. Other places that show it ask for it again. */
export function useWonSaleChange(user: User, propertyId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (days: WonSaleRequest | null) =>
      days === null ? sendJson('DELETE', pathOf(propertyId)) : sendJson('PUT', pathOf(propertyId), days),
    onSuccess: (answer) => {
      queryClient.setQueryData(wonSaleQuery(user, propertyId).queryKey, answer);
      void queryClient.invalidateQueries({ queryKey: memberKey(user, 'calendar') });
    },
  });
}
