import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { WebhookEvent, WebhookListings } from '#shared/organisations/webhook-rules.ts';
import type { WebhookMessages, WebhookSecret } from '#shared/organisations/webhooks.ts';
import { checkAccountAfter } from '#web/features/members/accounts/index.ts';
import { getJson, sendJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { showFailure } from '#web/ui/toasts/toast-failure.ts';
import { keyOf, type Place } from '../organisation-calls.ts';

/** The webhooks of an organisation. */
export function webhooksQuery(place: Place) {
  return queryOptions({
    queryKey: keyOf(place, 'webhooks'),
    queryFn: async ({ signal }) =>
      (await getJson(apiPath('/api/organisations/:id/webhooks', { id: place.id }), signal)).webhooks,
  });
}

export const webhookMessagesKey = (place: Place, webhookId: string) => keyOf(place, 'webhook-messages', webhookId);

/** A page of the messages sent to an endpoint; `before` is the end of the previous page. */
export function readWebhookMessages(
  { id }: Place,
  { webhookId, before, signal }: { webhookId: string; before: number | null; signal: AbortSignal },
): Promise<WebhookMessages> {
  const asked = { id, webhookId, before: before ?? undefined };
  return getJson(apiPath('/api/organisations/:id/webhooks/:webhookId/messages', asked), signal);
}

export type NewWebhook = {
  readonly url: string;
  readonly events: WebhookEvent[];
  readonly listings: WebhookListings;
};
type Options = {
  readonly failed: string;
  readonly onSecret: (secret: string) => void;
  /** Returns whether the error is shown beside a field. */
  readonly onRefused?: (error: unknown) => boolean;
};

/** Adds an endpoint, or gives one a new secret, and passes the secret on; it is shown only once. */
export function useWebhookSecret(place: Place, { failed, onSecret, onRefused }: Options) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (send: () => Promise<WebhookSecret>) => send(),
    onSuccess: async ({ secret }) => {
      onSecret(secret);
      await queryClient.invalidateQueries({ queryKey: keyOf(place) });
    },
    onError: (error) => {
      checkAccountAfter(error, queryClient);
      if (!onRefused?.(error)) showFailure(failed, error);
    },
  });
  return {
    add: (body: NewWebhook) =>
      isPending || mutate(() => sendJson('POST', apiPath('/api/organisations/:id/webhooks', { id: place.id }), body)),
    renew: (webhookId: string) =>
      isPending ||
      mutate(() =>
        sendJson('POST', apiPath('/api/organisations/:id/webhooks/:webhookId/secret', { id: place.id, webhookId })),
      ),
    isPending,
  };
}
