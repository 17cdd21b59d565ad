import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Done, User } from '#shared/accounts.ts';
import type { OrganisationLog } from '#shared/organisations/organisations.ts';
import { checkAccountAfter, memberKey, organisationsQuery } from '#web/features/members/accounts/index.ts';
import { getJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { showToast } from '#web/ui/toasts/toast.ts';
import { showFailure } from '#web/ui/toasts/toast-failure.ts';

/** The organisation that is shown, and the member who sees it. */
export type Place = { readonly user: User; readonly id: string };

export const pathOf = (id: string, rest = '') => `/api/organisations/${id}${rest}`;
export const keyOf = ({ user, id }: Place, ...what: string[]) => memberKey(user, 'organisation', id, ...what);

export function organisationQuery(place: Place) {
  return queryOptions({
    queryKey: keyOf(place, 'people'),
    queryFn: ({ signal }) => getJson(apiPath('/api/organisations/:id', { id: place.id }), signal),
  });
}

/** The listings that an organisation shares. */
export function sharedAdsQuery(place: Place) {
  return queryOptions({
    queryKey: keyOf(place, 'saved-ads'),
    queryFn: async ({ signal }) =>
      (await getJson(apiPath('/api/organisations/:id/saved-ads', { id: place.id }), signal)).ads,
  });
}

/** The alerts that an organisation shares. */
export function sharedAlertsQuery(place: Place) {
  return queryOptions({
    queryKey: keyOf(place, 'alerts'),
    queryFn: async ({ signal }) =>
      (await getJson(apiPath('/api/organisations/:id/alerts', { id: place.id }), signal)).alerts,
  });
}

/** A page of an organisation's log; `before` is the last entry of the previous page. */
export function readLog({ id }: Place, before: number | null, signal: AbortSignal): Promise<OrganisationLog> {
  return getJson(apiPath('/api/organisations/:id/log', { id, before: before ?? undefined }), signal);
}

export const logKey = (place: Place) => keyOf(place, 'log');

export const exportPath = (id: string) => pathOf(id, '/export.csv');

type Act = () => Promise<Done>;
type Options = {
  readonly failed: string;
  readonly onDone?: () => void;
  readonly onRefused?: (error: unknown) => boolean;
};

/**
 * Performs an action in an organisation, reports the result and reloads the organisation. `onRefused` returns whether
 * it has shown the error itself.
 */
export function useAct(place: Place, { failed, onDone, onRefused }: Options) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (act: Act) => act(),
    onSuccess: async ({ message }) => {
      showToast({ kind: 'done', title: message });
      onDone?.();
      await queryClient.invalidateQueries({ queryKey: keyOf(place) });
      await queryClient.invalidateQueries({ queryKey: organisationsQuery(place.user).queryKey });
    },
    onError: (error) => {
      checkAccountAfter(error, queryClient);
      if (!onRefused?.(error)) showFailure(failed, error);
    },
  });
  return { act: (given: Act) => isPending || mutate(given), isPending };
}
