import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { checkAccountAfter } from '#web/features/members/accounts/index.ts';
import { sendJson } from '#web/platform/api-client.ts';

/** Who wants to be connected. Looking changes nothing, so it is a query; a body keeps the request out of logs. */
export function appRequestQuery(request: string) {
  return queryOptions({
    queryKey: ['app-request', request],
    queryFn: () => sendJson('POST', '/api/connected-apps/request', { request }),
    retry: false,
  });
}

/** Answers an app's request, for an organisation or declining, and goes to the app with it. */
export function useDecision(request: string) {
  const queryClient = useQueryClient();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (organisationId: string | null) =>
      sendJson('POST', '/api/connected-apps/decision', { request, organisationId }),
    onSuccess: ({ address }) => {
      // Nothing else may be run by an address, wherever it comes from.
      if (/^https?:/.test(address)) location.assign(address);
    },
    onError: (failure) => checkAccountAfter(failure, queryClient),
  });
  const isBusy = isPending || isSuccess;
  return { decide: (organisationId: string | null) => isBusy || mutate(organisationId), isBusy, isSuccess, error };
}
