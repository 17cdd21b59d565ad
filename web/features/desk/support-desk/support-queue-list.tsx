import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { DESK_PATH } from '#shared/desk/desk-path.ts';
import type { SupportRow } from '#shared/desk/desk-support.ts';
import { SUPPORT_QUEUE_NAMES, SUPPORT_QUEUES } from '#shared/support/support-rules.ts';
import { formatDateTime } from '#shared/text/dates.ts';
import { DeskRow } from '#web/features/desk/desk/index.ts';
import { getJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { useNow } from '#web/platform/use-now.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { textOf } from '#web/ui/form/use-form-errors.ts';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { Select } from '#web/ui/select.tsx';
import { ConversationTags } from './conversation-tags.tsx';
import { FirstAnswers } from './first-answers.tsx';

const REFRESH_MS = 10_000;

/**
 * The conversations in one state, premium first, and how well the promised times were kept; the filter is stored in the
 * address.
 */
export function SupportQueueList() {
  const asked = useLocation({ select: ({ searchStr }) => searchStr });
  const parameters = new URLSearchParams(asked);
  const q = parameters.get('q') ?? '';
  const state = SUPPORT_QUEUES.find((queue) => queue === parameters.get('state')) ?? 'open';
  const { data, error, refetch } = useQuery({
    queryKey: ['desk', 'support', 'queue', state, q],
    queryFn: ({ signal }) => getJson(apiPath('/api/desk/support', { q, state }), signal),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <QueueForm key={asked} q={q} state={state} />
      {data ? (
        <>
          <Rows conversations={data.conversations} />
          <FirstAnswers firstAnswers={data.firstAnswers} />
        </>
      ) : error ? (
        <LoadFailure title="Görüşmeler yüklenemedi." error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingRows label="Görüşmeler yükleniyor" />
      )}
      <p className="mt-6">
        <Link
          to="/yonetim/$"
          params={{ _splat: 'destek/hazir-yanitlar' }}
          className="inline-block min-h-6 font-semibold text-petrol underline-offset-4 hover:underline"
        >
          Hazır yanıtlar
        </Link>
      </p>
    </>
  );
}

function QueueForm({ q, state }: { q: string; state: string }) {
  const navigate = useNavigate();
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const wanted = new URLSearchParams({ q: textOf(form, 'q').trim(), state: textOf(form, 'state') });
    void navigate({ href: `${DESK_PATH}/destek?${wanted}` });
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers without the search element still know the role
    <form role="search" onSubmit={submit} className="mb-5 flex flex-wrap items-end gap-3">
      <span className="min-w-60 grow">
        <TextField
          id="gorusme-ara"
          name="q"
          type="search"
          label="Görüşme ara"
          hint="Mesajlardan bir parça ya da e-posta adresinin tamamı"
          defaultValue={q}
          maxLength={200}
        />
      </span>
      <label htmlFor="gorusme-durumu" className="flex flex-col gap-1 font-semibold">
        Durum
        <Select id="gorusme-durumu" name="state" defaultValue={state} className="font-normal">
          {SUPPORT_QUEUES.map((name) => (
            <option key={name} value={name}>
              {SUPPORT_QUEUE_NAMES[name]}
            </option>
          ))}
        </Select>
      </label>
      <Button type="submit">Görüşmeleri listele</Button>
    </form>
  );
}

function Rows({ conversations }: { conversations: readonly SupportRow[] }) {
  const [openedAt] = useState(Date.now);
  const now = useNow(openedAt);
  if (conversations.length === 0) return <p className="text-ink-soft">Bu durumda görüşme yok.</p>;
  return (
    <ul aria-label="Görüşmeler" className="sheet divide-y divide-line">
      {conversations.map((conversation) => (
        <DeskRow
          key={conversation.id}
          to={`destek/${conversation.id}`}
          title={`${conversation.kind === 'form' ? 'Form mesajı' : 'Görüşme'} ${conversation.id}`}
        >
          <Preview preview={conversation.preview} />
          <p className="tabular mt-1 text-sm text-ink-soft">
            {[
              `son mesaj ${formatDateTime(new Date(conversation.updatedAt))}`,
              conversation.propertyId === null ? '' : `ilan ${conversation.propertyId}`,
              conversation.assignee ?? 'kimsede değil',
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <ConversationTags conversation={conversation} now={now} />
        </DeskRow>
      ))}
    </ul>
  );
}

/** The beginning of the last message; our messages look different from the person's. */
function Preview({ preview }: Pick<SupportRow, 'preview'>) {
  if (preview === null) return null;
  const { from, text } = preview;
  return (
    <p className="mt-1 break-words">
      {from === 'operator' ? <span className="text-ink-soft">Yanıtımız: </span> : null}
      {text || 'Dosya gönderildi'}
    </p>
  );
}
