import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { MOST_KEPT_REJECTIONS } from '#shared/desk/collection/collection-rules.ts';
import type { DroppedFile, DroppedRejections } from '#shared/desk/collection/desk-collection.ts';
import { formatDateTime } from '#shared/text/dates.ts';
import { formatNumber } from '#shared/text/money.ts';
import { ActForm } from '#web/features/desk/index.ts';
import { getJson } from '#web/platform/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { FILE_STATES, withoutFigures } from './run-texts.ts';

const MB = 1024 ** 2;

/** One file that was handed in: how its import stands or ended, and which of its records were rejected and why. */
export function FileReport({ file }: { file: DroppedFile }) {
  const [opened, setOpened] = useState<'rejections' | 'again'>();
  const id = useId();
  const toggle = (what: 'rejections' | 'again') => setOpened(opened === what ? undefined : what);
  const size =
    file.bytes < MB
      ? `${formatNumber(Math.ceil(file.bytes / 1024))} KB`
      : `${formatNumber(Math.round(file.bytes / MB))} MB`;
  return (
    <li className="py-3">
      <p className="break-words">
        <span className="font-semibold">{file.name}</span>, {FILE_STATES[file.state]}
      </p>
      <p className="tabular text-sm text-ink-soft">
        {formatDateTime(new Date(file.droppedAt))}, {size}
      </p>
      {file.lines.map((line) => (
        <p key={line} className="tabular mt-1 text-sm break-words">
          {withoutFigures(line)}
        </p>
      ))}
      {file.state === 'cutOff' ? (
        <p className="mt-1 text-sm">O ana kadar okunanlar saklandı; yeniden başlatmak onları bozmaz.</p>
      ) : null}
      <p className="flex flex-wrap gap-2">
        {file.rejected > 0 ? (
          <Button
            look="quiet"
            className="-ml-4"
            aria-expanded={opened === 'rejections'}
            aria-controls={id}
            onClick={() => toggle('rejections')}
          >
            Reddedilen kayıtlar ({formatNumber(file.rejected)})<span className="sr-only">: {file.name}</span>
          </Button>
        ) : null}
        {file.state === 'cutOff' ? (
          <Button look="secondary" className="mt-2" aria-expanded={opened === 'again'} onClick={() => toggle('again')}>
            Yeniden başlat<span className="sr-only">: {file.name}</span>
          </Button>
        ) : null}
      </p>
      <div id={id}>{opened === 'rejections' ? <Rejections id={file.id} rejected={file.rejected} /> : null}</div>
      {opened === 'again' && file.state === 'cutOff' ? (
        <ActForm
          title={`Yeniden içe aktar: ${file.name}`}
          button="Yeniden başlat"
          path={`/api/desk/collection/files/${file.id}/again`}
          onDone={() => setOpened(undefined)}
        />
      ) : null}
    </li>
  );
}

function Rejections({ id, rejected }: { id: number; rejected: number }) {
  const { data, error } = useQuery({
    queryKey: ['desk', 'collection', 'rejections', id],
    queryFn: ({ signal }) => getJson<DroppedRejections>(`/api/desk/collection/files/${id}/rejections`, signal),
    staleTime: 0,
  });
  if (error) return <p role="alert">Reddedilen kayıtlar yüklenemedi.</p>;
  if (!data) return <p role="status">Yükleniyor…</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section aria-label="Reddedilen kayıtlar" tabIndex={0} className="max-h-100 overflow-auto">
      {rejected > data.rejections.length ? (
        <p className="text-sm text-ink-soft">İlk {formatNumber(MOST_KEPT_REJECTIONS)} kayıt gösteriliyor.</p>
      ) : null}
      <ul className="divide-y divide-line text-sm">
        {data.rejections.map(({ place, reason, given }) => (
          <li key={`${place} ${reason} ${given}`} className="py-2">
            <p className="break-words">
              {place === '' ? '' : `${place}: `}
              {reason}
            </p>
            <p className="break-all text-ink-soft">
              <code>{given}</code>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
