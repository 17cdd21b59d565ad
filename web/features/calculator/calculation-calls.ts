import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Done, User } from '#shared/accounts.ts';
import type { KeptCalculation, UsualCosts } from '#shared/calculations/kept-calculations.ts';
import type { Calculation } from '#shared/law/bid/calculation.ts';
import { checkAccountAfter, memberKey } from '#web/features/accounts/index.ts';
import { getJson, sendJson } from '#web/platform/api-client.ts';
import { showToast } from '#web/ui/toasts/toast.ts';
import { showFailure } from '#web/ui/toasts/toast-failure.ts';

const pathOf = (propertyId: number) => `/api/user/calculations/${propertyId}`;

/** What a member keeps for a listing; asked only of who may calculate. */
export function keptCalculationQuery(user: User | undefined, propertyId: number, mayCalculate: boolean) {
  return queryOptions({
    queryKey: memberKey(user, 'calculations', String(propertyId)),
    queryFn: ({ signal }) => getJson<KeptCalculation>(pathOf(propertyId), signal),
    enabled: user !== undefined && mayCalculate,
  });
}

/** Keeps a calculation (null deletes it), or a kind's usual costs; says what came of it. */
export function useKeepCalculation(user: User | undefined, propertyId: number) {
  const queryClient = useQueryClient();
  const queryKey = memberKey(user, 'calculations', String(propertyId));
  const onError = (error: unknown) => {
    checkAccountAfter(error, queryClient);
    showFailure('Hesap saklanamadı.', error);
  };
  const calculation = useMutation({
    mutationFn: (kept: Calculation | null) =>
      kept ? sendJson<Done>('PUT', pathOf(propertyId), kept) : sendJson<Done>('DELETE', pathOf(propertyId)),
    onSuccess: ({ message }, kept) => {
      showToast({ kind: 'done', title: message });
      queryClient.setQueryData<KeptCalculation>(queryKey, (before) => before && { ...before, calculation: kept });
    },
    onError,
  });
  const usualCosts = useMutation({
    mutationFn: (costs: UsualCosts) => sendJson<Done>('PUT', '/api/user/usual-costs', costs),
    onSuccess: ({ message }, { costs }) => {
      showToast({ kind: 'done', title: message });
      queryClient.setQueryData<KeptCalculation>(queryKey, (before) => before && { ...before, usualCosts: costs });
      // Other listings of the kind begin with them, too.
      void queryClient.invalidateQueries({ queryKey: memberKey(user, 'calculations'), refetchType: 'none' });
    },
    onError,
  });
  return { calculation, usualCosts };
}
