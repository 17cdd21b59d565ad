import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { checkAccountAfter } from '#web/features/members/accounts/index.ts';
import { sendJson } from '#web/platform/api-client.ts';

/**
 * The app that wants to be connected. A query, because reading changes nothing; the request is sent in the body to keep
 * it out of logs.
 */
export function appRequestQuery(request: string) {
  return queryOptions({
    queryKey: ['app-request', request],
    queryFn: () => sendJson('POST', '/api/connected-apps/request', { request }),
    retry: false,
  });
}

/** Approves an app's request for an organisation, or declines it, and redirects to the app with the result. */
export function useDecision(request: string) {
  const queryClient = useQueryClient();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (organisationId: string | null) =>
      sendJson('POST', '/api/connected-apps/decision', { request, organisationId }),
    onSuccess: ({ address }) => {
      // Any other scheme could run code.
      if (/^https?:/.test(address)) location.assign(address);
    },
    onError: (failure) => checkAccountAfter(failure, queryClient),
  });
  const isBusy = isPending || isSuccess;
  return { decide: (organisationId: string | null) => isBusy || mutate(organisationId), isBusy, isSuccess, error };
}
