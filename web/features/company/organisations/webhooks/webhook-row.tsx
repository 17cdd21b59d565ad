import { useState } from 'react';
import { WEBHOOK_EVENTS, WEBHOOK_LISTINGS } from '#shared/organisations/webhook-rules.ts';
import type { Webhook } from '#shared/organisations/webhooks.ts';
import { formatDateTime } from '#shared/text/dates.ts';
import { sendJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { Button } from '#web/ui/button.tsx';
import { type Hue, Tag } from '#web/ui/tag.tsx';
import { ConfirmedButton } from '../confirmed-button.tsx';
import { type Place, useAct } from '../organisation-calls.ts';
import { ShownSecret } from './shown-secret.tsx';
import { useWebhookSecret } from './webhook-calls.ts';
import { WebhookMessageList } from './webhook-message-list.tsx';

type Props = { place: Place; shown: Webhook; isRunning: boolean };

const STATES: Readonly<Record<Webhook['state'], { name: string; hue: Hue }>> = {
  active: { name: 'Açık', hue: 'olive' },
  paused: { name: 'Duraklatıldı', hue: 'plain' },
  off: { name: 'Kapatıldı', hue: 'amber' },
};

/** An endpoint: its events, its state and its actions. */
export function WebhookRow({ place, shown, isRunning }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { url, events, listings, state } = shown;
  return (
    <div className="py-3">
      <p className="flex flex-wrap items-center gap-2 font-medium">
        <span className="min-w-0 break-all">{url}</span>
        <Tag hue={STATES[state].hue}>{STATES[state].name}</Tag>
      </p>
      <p className="mt-1 text-sm text-ink-soft">
        {events.map((event) => WEBHOOK_EVENTS[event].name).join(', ')}. {WEBHOOK_LISTINGS[listings]}.
      </p>
      <Trouble shown={shown} />
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          look="quiet"
          aria-expanded={isOpen}
          aria-label={`Gönderimleri göster: ${url}`}
          onClick={() => setOpen((was) => !was)}
        >
          Gönderimleri göster
        </Button>
        {isRunning ? <Acts place={place} shown={shown} /> : null}
        <Remove place={place} shown={shown} onRemove={() => setOpen(false)} />
      </div>
      {isOpen ? <WebhookMessageList place={place} webhook={shown} isRunning={isRunning} /> : null}
    </div>
  );
}

function Trouble({ shown: { state, failingSince, restsUntil, earlierSecretUntil } }: { shown: Webhook }) {
  const moment = (at: string) => formatDateTime(new Date(at));
  const words = [
    state === 'off' && 'Günlerce hiçbir gönderim kabul edilmediği için kapattık. Sunucunuz düzelince sürdürün.',
    state === 'active' && failingSince !== null && `${moment(failingSince)} tarihinden beri gönderim kabul edilmiyor.`,
    state === 'active' && restsUntil !== null && `Yeniden deneme: ${moment(restsUntil)}.`,
    earlierSecretUntil !== null && `Eski gizli anahtar ${moment(earlierSecretUntil)} tarihine kadar geçerli.`,
  ].filter((sentence) => sentence !== false);
  return words.length > 0 ? <p className="tabular mt-1 text-sm text-ink-faint">{words.join(' ')}</p> : null;
}

function Acts({ place, shown: { id, url, state } }: { place: Place; shown: Webhook }) {
  const [secret, setSecret] = useState<string>();
  const { act, isPending } = useAct(place, { failed: 'Webhook adresi güncellenemedi.' });
  const { renew, isPending: isRenewing } = useWebhookSecret(place, {
    failed: 'Gizli anahtar yenilenemedi.',
    onSecret: setSecret,
  });
  const isActive = state === 'active';
  return (
    <>
      <Button
        look="quiet"
        aria-label={`${isActive ? 'Duraklat' : 'Sürdür'}: ${url}`}
        aria-disabled={isPending}
        onClick={() =>
          act(() =>
            sendJson('PUT', apiPath('/api/organisations/:id/webhooks/:webhookId', { id: place.id, webhookId: id }), {
              state: isActive ? 'paused' : 'active',
            }),
          )
        }
      >
        {isActive ? 'Duraklat' : 'Sürdür'}
      </Button>
      <ConfirmedButton
        label="Gizli anahtarı yenile"
        name={`Gizli anahtarı yenile: ${url}`}
        question="Gizli anahtar yenilensin mi?"
        consequence="24 saat boyunca gönderimler iki anahtarla birden imzalanır; programınıza yeni anahtarı bu sürede verin. Daha önce yenilediyseniz ondan önceki anahtar hemen geçersiz olur."
        isPending={isRenewing}
        onConfirm={() => renew(id)}
      />
      <div role="status" className="order-last w-full empty:hidden">
        {secret ? <ShownSecret secret={secret} isRenewed /> : null}
      </div>
    </>
  );
}

function Remove({ place, shown: { id, url }, onRemove }: { place: Place; shown: Webhook; onRemove: () => void }) {
  const { act, isPending } = useAct(place, { failed: 'Webhook adresi silinemedi.' });
  return (
    <ConfirmedButton
      label="Sil"
      name={`Webhook adresini sil: ${url}`}
      question="Webhook adresi silinsin mi?"
      consequence="Bu adrese bir daha gönderim yapılmaz; bekleyenler ve gönderim kaydı da silinir."
      isPending={isPending}
      onConfirm={() => {
        // Closes its message list first: otherwise it would be requested again after the deletion.
        onRemove();
        act(() =>
          sendJson('DELETE', apiPath('/api/organisations/:id/webhooks/:webhookId', { id: place.id, webhookId: id })),
        );
      }}
    />
  );
}
