import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { User } from '#shared/accounts.ts';
import type { KeptCalculation, UsualCosts } from '#shared/calculations/kept-calculations.ts';
import type { Calculation } from '#shared/law/bid/calculation.ts';
import { checkAccountAfter, memberKey } from '#web/features/members/accounts/index.ts';
import { getJson, sendJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { showToast } from '#web/ui/toasts/toast.ts';
import { showFailure } from '#web/ui/toasts/toast-failure.ts';

const pathOf = (propertyId: number) => apiPath('/api/user/calculations/:propertyId', { propertyId });

/** A member's saved calculation for a listing; requested only if the member may calculate. */
export function keptCalculationQuery(user: User | undefined, propertyId: number, mayCalculate: boolean) {
  return queryOptions({
    queryKey: memberKey(user, 'calculations', String(propertyId)),
    queryFn: ({ signal }) => getJson(pathOf(propertyId), signal),
    enabled: user !== undefined && mayCalculate,
  });
}

/** Saves a calculation (null deletes it) and reports the result. */
export function useKeepCalculation(user: User | undefined, propertyId: number) {
  const queryClient = useQueryClient();
  const queryKey = memberKey(user, 'calculations', String(propertyId));
  return useMutation({
    mutationFn: (kept: Calculation | null) =>
      kept ? sendJson('PUT', pathOf(propertyId), kept) : sendJson('DELETE', pathOf(propertyId)),
    onSuccess: ({ message }, kept) => {
      showToast({ kind: 'done', title: message });
      queryClient.setQueryData<KeptCalculation>(queryKey, (before) => before && { ...before, calculation: kept });
      // The board shows the sums of calculations.
      void queryClient.invalidateQueries({ queryKey: memberKey(user, 'board') });
    },
    onError: (error) => {
      checkAccountAfter(error, queryClient);
      showFailure('Teklif hesabı saklanamadı.', error);
    },
  });
}

/** A member's usual costs for each kind. */
export function usualCostsQuery(user: User) {
  return queryOptions({
    queryKey: memberKey(user, 'usual-costs'),
    queryFn: ({ signal }) => getJson('/api/user/usual-costs', signal),
  });
}

/** Saves a kind's usual costs (null deletes them); new calculations of that kind start with them. */
export function useKeepUsualCosts(user: User | undefined) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (costs: UsualCosts) => sendJson('PUT', '/api/user/usual-costs', costs),
    onSuccess: async ({ message }) => {
      showToast({ kind: 'done', title: message });
      await Promise.all(
        ['usual-costs', 'calculations'].map((name) =>
          queryClient.invalidateQueries({ queryKey: memberKey(user, name) }),
        ),
      );
    },
    onError: (error) => {
      checkAccountAfter(error, queryClient);
      showFailure('Masraflar saklanamadı.', error);
    },
  });
}
