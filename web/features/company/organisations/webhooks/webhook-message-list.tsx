import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { WEBHOOK_EVENTS, WEBHOOK_LOG_DAYS } from '#shared/organisations/webhook-rules.ts';
import type { Webhook, WebhookMessage } from '#shared/organisations/webhooks.ts';
import { formatDateTime } from '#shared/text/dates.ts';
import { sendJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { type Place, useAct } from '../organisation-calls.ts';
import { readWebhookMessages, webhookMessagesKey } from './webhook-calls.ts';

type Props = { place: Place; webhook: Webhook; isRunning: boolean };

/** The messages sent to an endpoint, the latest first, with the last response to each. */
export function WebhookMessageList({ place, webhook, isRunning }: Props) {
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: webhookMessagesKey(place, webhook.id),
    queryFn: ({ pageParam, signal }) =>
      readWebhookMessages(place, { webhookId: webhook.id, before: pageParam, signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
  });
  if (error && !data)
    return <LoadFailure title="Gönderimler yüklenemedi." error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows label="Gönderimler yükleniyor" count={1} />;
  const messages = data.pages.flatMap((page) => page.messages);
  if (messages.length === 0)
    return <p className="mt-2 text-sm text-ink-soft">Son {WEBHOOK_LOG_DAYS} günde gönderim yok.</p>;
  return (
    <>
      <ul aria-label={`Gönderimler: ${webhook.url}`} className="mt-2 divide-y divide-line border-y border-line">
        {messages.map((message) => (
          <li key={message.id} className="flex flex-wrap items-start gap-x-3 gap-y-1 py-2 text-sm">
            <Told message={message} />
            {isRunning && message.state !== 'waiting' ? (
              <Again place={place} webhookId={webhook.id} message={message} />
            ) : null}
          </li>
        ))}
      </ul>
      {hasNextPage ? (
        <Button
          look="secondary"
          className="mt-4"
          aria-disabled={isFetchingNextPage}
          onClick={() => isFetchingNextPage || void fetchNextPage()}
        >
          {isFetchingNextPage ? 'Yükleniyor…' : 'Daha eskileri göster'}
        </Button>
      ) : null}
    </>
  );
}

function Told({ message }: { message: WebhookMessage }) {
  const { event, propertyId, answer, status, tries } = message;
  return (
    <div className="min-w-0 grow basis-64">
      <p>
        {WEBHOOK_EVENTS[event].name}
        {propertyId === null ? null : (
          <>
            {': '}
            <Link to="/ilan/$id" params={{ id: String(propertyId) }} className="text-petrol underline">
              ilan {propertyId}
            </Link>
          </>
        )}
      </p>
      <p className="tabular text-ink-faint">{stateOf(message)}</p>
      {tries > 0 ? (
        <p className="break-words text-ink-faint">
          Son yanıt: {[status, answer?.slice(0, 200)].filter(Boolean).join(' · ') || 'boş'}
        </p>
      ) : null}
    </div>
  );
}

function stateOf({ state, tries, triedAt, nextTryAt }: WebhookMessage): string {
  const at = triedAt === null ? '' : formatDateTime(new Date(triedAt));
  if (state === 'delivered') return `${at} kabul edildi (${tries}. deneme).`;
  if (state === 'failed') return `${tries} denemede kabul edilmedi; son deneme ${at}.`;
  if (tries === 0 || nextTryAt === null) return 'Sırada.';
  return `${tries} kez denendi; yeniden deneme: ${formatDateTime(new Date(nextTryAt))}.`;
}

function Again({ place, webhookId, message }: { place: Place; webhookId: string; message: WebhookMessage }) {
  const { act, isPending } = useAct(place, { failed: 'Gönderim sıraya konamadı.' });
  const { event, propertyId } = message;
  const of = [WEBHOOK_EVENTS[event].name, propertyId !== null && `ilan ${propertyId}`].filter(Boolean).join(', ');
  return (
    <Button
      look="quiet"
      aria-label={`Yeniden gönder: ${of}`}
      aria-disabled={isPending}
      onClick={() =>
        act(() =>
          sendJson(
            'POST',
            apiPath('/api/organisations/:id/webhooks/:webhookId/messages/:messageId/again', {
              id: place.id,
              webhookId,
              messageId: message.id,
            }),
          ),
        )
      }
    >
      Yeniden gönder
    </Button>
  );
}
