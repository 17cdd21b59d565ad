import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskJob } from '#shared/desk/collection/desk-jobs.ts';
import { formatDateTime } from '#shared/text/dates.ts';
import { formatNumber } from '#shared/text/money.ts';
import { ActForm } from '#web/features/desk/desk/index.ts';
import { getJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { Tag } from '#web/ui/tag.tsx';

const REFRESH_MS = 10_000;
const STATES = {
  never: 'henüz çalışmadı',
  running: 'çalışıyor',
  done: 'tamamlandı',
  failed: 'hata verdi',
  cutOff: 'yarıda kaldı',
} as const;

/** The automatic jobs: how each one last ended and when it runs next, failed ones first. */
export function JobsPart() {
  const { data, error, refetch } = useQuery({
    queryKey: ['desk', 'jobs'],
    queryFn: ({ signal }) => getJson('/api/desk/collection/jobs', signal),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });
  if (!data)
    return error ? (
      <LoadFailure title="İşler yüklenemedi." error={error} onRetry={() => void refetch()} />
    ) : (
      <LoadingRows label="İşler yükleniyor" />
    );
  if (data.jobs.length === 0)
    return <p className="text-ink-soft">Hiç iş yürütülmemiş. Zamanlanmış işler bu kurulumda kapalı olabilir (JOBS).</p>;
  const isFaulty = ({ state }: DeskJob) => state === 'failed' || state === 'cutOff';
  const jobs = [...data.jobs.filter(isFaulty), ...data.jobs.filter((job) => !isFaulty(job))];
  return (
    <ul aria-label="Zamanlanmış işler" className="sheet divide-y divide-line">
      {jobs.map((job) => (
        <JobLine key={job.name} job={job} />
      ))}
    </ul>
  );
}

function JobLine({ job }: { job: DeskJob }) {
  const [isOpen, setOpen] = useState(false);
  const isFaulty = job.state === 'failed' || job.state === 'cutOff';
  return (
    <li className="p-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{job.does}</span>
        {isFaulty ? <Tag hue="amber">{STATES[job.state]}</Tag> : null}
        {job.askedAt === null ? null : <Tag hue="indigo">istendi</Tag>}
      </p>
      <p className="tabular mt-1 text-sm break-words text-ink-soft">
        {job.name}. {job.schedule}. {describeLast(job)}
        {job.nextAt === null ? '' : ` Sıradaki: ${formatDateTime(new Date(job.nextAt))}.`}
      </p>
      {job.result.length === 0 ? null : (
        <p className="tabular mt-1 text-sm">
          {job.result.map(({ what, count }) => `${formatNumber(count)} ${what}`).join(', ')}
        </p>
      )}
      {job.error === null ? null : (
        <p className="mt-1 text-sm break-words">
          Hata: {job.error}
          {job.lastGoodAt === null ? '' : ` (son iyi bitiş: ${formatDateTime(new Date(job.lastGoodAt))})`}
        </p>
      )}
      {job.mayRunNow && job.askedAt === null ? (
        <Button look="secondary" className="mt-2" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Şimdi çalıştır<span className="sr-only">: {job.name}</span>
        </Button>
      ) : null}
      {isOpen && job.askedAt === null ? (
        <div className="mt-3">
          <ActForm
            title={`Elle çalıştırma: ${job.name}`}
            hint={job.does}
            button="İşi çalıştır"
            path={apiPath('/api/desk/collection/jobs/:name/run', { name: job.name })}
            onDone={() => setOpen(false)}
          />
        </div>
      ) : null}
    </li>
  );
}

function describeLast({ state, startedAt, durationMs }: DeskJob): string {
  if (startedAt === null) return 'Henüz çalışmadı.';
  const began = `Son başlangıç: ${formatDateTime(new Date(startedAt))}, ${STATES[state]}`;
  if (durationMs === null) return `${began}.`;
  return durationMs < 1000
    ? `${began}, 1 saniyeden kısa sürdü.`
    : `${began}, ${formatNumber(Math.round(durationMs / 1000))} saniye sürdü.`;
}
