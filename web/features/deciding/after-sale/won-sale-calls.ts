import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { User } from '#shared/accounts.ts';
import type { WonSaleRequest } from '#shared/after-sale/won-sales.ts';
import { memberKey } from '#web/features/members/accounts/index.ts';
import { getJson, sendJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';

const pathOf = (propertyId: number) => apiPath('/api/user/won-sales/:propertyId', { propertyId });

/** A member's own dates of a won sale, and the terms that follow; not requested for visitors. */
export function wonSaleQuery(user: Pick<User, 'id'> | undefined, propertyId: number) {
  return queryOptions({
    queryKey: memberKey(user, 'won-sales', String(propertyId)),
    queryFn: ({ signal }) => getJson(pathOf(propertyId), signal),
    enabled: user !== undefined,
  });
}

/** Saves a member's dates of a sale; null deletes them. Also reloads them where else they are shown. */
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
