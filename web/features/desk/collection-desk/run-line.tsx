import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { DeskRun } from '#shared/desk/collection/desk-collection.ts';
import { formatDateTime } from '#shared/text/dates.ts';
import { formatNumber } from '#shared/text/money.ts';
import { getJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { Button } from '#web/ui/button.tsx';
import { describeRunCounts, RUN_STATES } from './run-texts.ts';

const KINDS = { rejected: 'Reddedildi', unreadable: 'Okunamadı' } as const;

/** One run: its time, result and counts, and on demand why some of its listings were not stored. */
export function RunLine({ run }: { run: DeskRun }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const started = formatDateTime(new Date(run.startedAt));
  return (
    <li className="py-3">
      <p className="tabular">
        <span className="font-semibold">{started}</span>, {RUN_STATES[run.state]}
        {run.finishedAt === null ? '' : `, bitişi ${formatDateTime(new Date(run.finishedAt))}`}
        {run.resumed > 0 ? `, ${formatNumber(run.resumed)} kez kaldığı yerden sürdürüldü` : ''}
      </p>
      <p className="tabular mt-1 text-sm text-ink-soft">{describeRunCounts(run)}</p>
      {run.error === null ? null : <p className="mt-1 text-sm break-words">Neden: {run.error}</p>}
      {run.rejected + run.unreadable === 0 ? null : (
        <>
          <Button
            look="quiet"
            className="-ml-4"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            Nedenleri göster<span className="sr-only">: {started}</span>
          </Button>
          <div id={id}>{isOpen ? <Faults runId={run.id} /> : null}</div>
        </>
      )}
    </li>
  );
}

function Faults({ runId }: { runId: number }) {
  const { data, error } = useQuery({
    queryKey: ['desk', 'collection', 'faults', runId],
    queryFn: ({ signal }) => getJson(apiPath('/api/desk/collection/runs/:id/faults', { id: runId }), signal),
    staleTime: 0,
  });
  if (error) return <p role="alert">Nedenler yüklenemedi.</p>;
  if (!data) return <p role="status">Yükleniyor…</p>;
  if (data.faults.length === 0)
    return <p className="text-sm text-ink-soft">Nedenleri artık saklanmıyor (90 gün saklanır).</p>;
  return (
    <ul className="list-disc pl-5 text-sm">
      {data.faults.map(({ kind, reason, count, example }) => (
        <li key={`${kind} ${reason}`} className="break-words">
          {KINDS[kind]}, {formatNumber(count)} kayıt: {reason}
          {example === null ? '' : ` (örneğin ${example})`}
        </li>
      ))}
    </ul>
  );
}
