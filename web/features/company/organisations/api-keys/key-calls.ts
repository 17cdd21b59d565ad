import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { KeyScope } from '#shared/organisations/key-scopes.ts';
import { checkAccountAfter } from '#web/features/members/accounts/index.ts';
import { getJson, sendJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { showFailure } from '#web/ui/toasts/toast-failure.ts';
import { keyOf, type Place } from '../organisation-calls.ts';

export function apiKeysQuery(place: Place) {
  return queryOptions({
    queryKey: keyOf(place, 'api-keys'),
    queryFn: async ({ signal }) =>
      (await getJson(apiPath('/api/organisations/:id/api-keys', { id: place.id }), signal)).keys,
  });
}

export type NewKey = {
  readonly name: string;
  readonly scopes: readonly KeyScope[];
  readonly addresses: readonly string[];
  readonly lastDay: string | null;
};
type Options = {
  readonly onMade: (key: string) => void;
  /** Returns whether the error is shown beside a field. */
  readonly onRefused: (error: unknown) => boolean;
};

/** Makes a key and passes it on; it is shown only once. */
export function useMakeKey(place: Place, { onMade, onRefused }: Options) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (given: NewKey) =>
      sendJson('POST', apiPath('/api/organisations/:id/api-keys', { id: place.id }), {
        ...given,
        scopes: [...given.scopes],
        addresses: [...given.addresses],
      }),
    onSuccess: async ({ key }) => {
      onMade(key);
      await queryClient.invalidateQueries({ queryKey: keyOf(place) });
    },
    onError: (error) => {
      checkAccountAfter(error, queryClient);
      if (!onRefused(error)) showFailure('Anahtar oluşturulamadı.', error);
    },
  });
  return { make: (given: NewKey) => isPending || mutate(given), isPending };
}
