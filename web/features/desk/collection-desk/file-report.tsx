import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { MOST_KEPT_REJECTIONS } from '#shared/desk/collection/collection-rules.ts';
import type { DroppedFile } from '#shared/desk/collection/desk-collection.ts';
import type { SampleHoldings } from '#shared/desk/collection/sample-holdings.ts';
import { describeRemoval } from '#shared/desk/collection/sample-things.ts';
import { formatDateTime } from '#shared/text/dates.ts';
import { formatNumber } from '#shared/text/money.ts';
import { ActForm } from '#web/features/desk/desk/index.ts';
import { getJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { Button } from '#web/ui/button.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { CoverageTable } from './coverage-table.tsx';
import { FILE_STATES, withoutFigures } from './run-texts.ts';

const MB = 1024 ** 2;

/** The button for a file that waits for a decision. */
const AGAIN: Readonly<Partial<Record<DroppedFile['state'], string>>> = {
  cutOff: 'Yeniden başlat',
  tried: 'İçe aktar',
  asks: 'Onayla ve içe aktar',
};

/** One uploaded file: the state or result of its import, and its rejected records with the reasons. */
export function FileReport({ file, sample }: { file: DroppedFile; sample: SampleHoldings | null }) {
  const [opened, setOpened] = useState<'rejections' | 'again'>();
  const id = useId();
  const toggle = (what: 'rejections' | 'again') => setOpened(opened === what ? undefined : what);
  const again = AGAIN[file.state];
  // A file that asks without a trial's figures needs the columns of a kasko list.
  const removal = file.state === 'asks' && !file.coverage ? null : sample;
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
      {file.coverage ? <CoverageTable coverage={file.coverage} name={file.name} /> : null}
      <p className="flex flex-wrap gap-2">
        {file.rejected > 0 ? (
          <Button
            look="quiet"
            className="-ml-4"
            aria-expanded={opened === 'rejections'}
            aria-controls={id}
            onClick={() => toggle('rejections')}
          >
            Reddedilen kayıtları göster ({formatNumber(file.rejected)})<span className="sr-only">: {file.name}</span>
          </Button>
        ) : null}
        {again ? (
          <Button look="secondary" className="mt-2" aria-expanded={opened === 'again'} onClick={() => toggle('again')}>
            {again}
            <span className="sr-only">: {file.name}</span>
          </Button>
        ) : null}
      </p>
      <div id={id}>{opened === 'rejections' ? <Rejections id={file.id} rejected={file.rejected} /> : null}</div>
      {again ? (
        <Modal isOpen={opened === 'again'} onClose={() => setOpened(undefined)} title={`${again}: ${file.name}`} isForm>
          <ActForm
            title={removal ? 'Örnek pazarın yerine geçme' : again}
            hint={removal ? `${describeRemoval(removal)} Bu işlem geri alınamaz.` : undefined}
            button={again}
            path={apiPath('/api/desk/collection/files/:id/again', { id: file.id })}
            read={() => ({ body: removal ? { replacesSample: true } : {} })}
            onDone={() => setOpened(undefined)}
          />
        </Modal>
      ) : null}
    </li>
  );
}

function Rejections({ id, rejected }: { id: number; rejected: number }) {
  const { data, error } = useQuery({
    queryKey: ['desk', 'collection', 'rejections', id],
    queryFn: ({ signal }) => getJson(apiPath('/api/desk/collection/files/:id/rejections', { id }), signal),
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
