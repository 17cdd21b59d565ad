import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Organisation } from '#shared/organisations/organisations.ts';
import { MAX_WEBHOOKS } from '#shared/organisations/webhook-rules.ts';
import type { Webhook } from '#shared/organisations/webhooks.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import type { Place } from '../organisation-calls.ts';
import { RareSection } from '../rare-section.tsx';
import { ShownSecret } from './shown-secret.tsx';
import { webhooksQuery } from './webhook-calls.ts';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookRow } from './webhook-row.tsx';

/** The organisation's webhooks, for members who manage them. */
export function WebhooksSection({ place, organisation }: { place: Place; organisation: Organisation }) {
  const { data, error, refetch } = useQuery({ ...webhooksQuery(place), refetchOnMount: 'always' });
  if (error && !data)
    return <LoadFailure title="Webhook adresleri yüklenemedi." error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows label="Webhook adresleri yükleniyor" count={1} />;
  return (
    <RareSection
      anchor="webhooklar"
      title="Webhook’lar"
      state={stateOf(data)}
      hint="İlanlarda bir şey olduğunda programınıza haber veririz. Kabul edilmeyen gönderimi 24 saat boyunca yeniden deneriz."
    >
      {data.length > 0 ? (
        <ul aria-label="Webhook adresleri" className="divide-y divide-line border-y border-line">
          {data.map((shown) => (
            <li key={shown.id}>
              <WebhookRow place={place} shown={shown} isRunning={organisation.isRunning} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-soft">Webhook adresi yok.</p>
      )}
      {organisation.isRunning ? <Adding place={place} isFull={data.length >= MAX_WEBHOOKS} /> : null}
    </RareSection>
  );
}

/** The number of endpoints, and how many of them are off at the moment. */
function stateOf(webhooks: readonly Webhook[]): string {
  if (webhooks.length === 0) return 'Yok';
  const silent = webhooks.filter(({ state, failingSince }) => state !== 'active' || failingSince !== null).length;
  return silent === 0 ? `${webhooks.length} adres açık` : `${webhooks.length} adres, ${silent} tanesi haber almıyor`;
}

function Adding({ place, isFull }: { place: Place; isFull: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [secret, setSecret] = useState<string>();
  return (
    <div className="mt-5 flex flex-col items-start gap-4">
      <div role="status" className="w-full empty:hidden">
        {secret ? <ShownSecret secret={secret} /> : null}
      </div>
      {isFull ? <p className="text-sm text-ink-soft">En çok {MAX_WEBHOOKS} adres eklenebilir.</p> : null}
      {isOpen && !isFull ? (
        <WebhookForm
          place={place}
          onSecret={(made) => {
            setSecret(made);
            setOpen(false);
          }}
          onCancel={() => setOpen(false)}
        />
      ) : null}
      {isOpen || isFull ? null : (
        <Button
          look="secondary"
          onClick={() => {
            setSecret(undefined);
            setOpen(true);
          }}
        >
          Webhook adresi ekle
        </Button>
      )}
    </div>
  );
}
