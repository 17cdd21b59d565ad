import { useState } from 'react';
import type { KeptReport } from '#shared/reports/kept-reports.ts';
import { viewReportName } from '#shared/reports/view-report-file.ts';
import { formatDate, formatDateTime } from '#shared/text/dates.ts';
import { formatNumber } from '#shared/text/money.ts';
import { getFile, sendJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { formatBytes } from '#web/platform/format-bytes.ts';
import { saveBlob } from '#web/platform/save-blob.ts';
import { Button } from '#web/ui/button.tsx';
import { Download } from '#web/ui/icons.tsx';
import { showFailure } from '#web/ui/toasts/toast-failure.ts';
import { ConfirmedButton } from '../confirmed-button.tsx';
import { type Place, useAct } from '../organisation-calls.ts';
import { reportFilePath } from './report-calls.ts';

type Props = { place: Place; report: KeptReport; mayAct: boolean };

/** A report: its progress, contents and how long it is kept. */
export function ReportRow({ place, report, mayAct }: Props) {
  const { act, isPending } = useAct(place, { failed: 'Rapor silinemedi.' });
  const { id, name, kind, state, askedBy, askedAt, goesAt } = report;
  const title = `${name} (${kind.toUpperCase()})`;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-semibold break-words">{title}</p>
        <p className="tabular text-sm text-ink-soft">
          {askedBy === null ? 'Zamanlanmış' : askedBy}, {formatDateTime(new Date(askedAt))}. {stateText(report)}
          {state === 'ready' ? ` ${formatDate(new Date(goesAt))} günü silinir.` : ''}
        </p>
      </div>
      <div className="flex flex-wrap items-center">
        {state === 'ready' ? <DownloadButton place={place} report={report} title={title} /> : null}
        {mayAct && report.mayDelete ? (
          <ConfirmedButton
            label="Sil"
            name={`Raporu sil: ${title}`}
            question="Rapor silinsin mi?"
            consequence={`“${title}” raporunun dosyası geri getirilemez.`}
            isPending={isPending}
            onConfirm={() =>
              act(() =>
                sendJson('DELETE', apiPath('/api/organisations/:id/reports/:reportId', { id: place.id, reportId: id })),
              )
            }
          />
        ) : null}
      </div>
    </div>
  );
}

function stateText({ state, listings }: KeptReport): string {
  if (state === 'waiting') return 'Hazırlanıyor…';
  if (state === 'failed') return 'Hazırlanamadı; görünümü açıp yeniden isteyin.';
  return `${formatNumber(listings ?? 0)} ilan.`;
}

function DownloadButton({ place, report, title }: { place: Place; report: KeptReport; title: string }) {
  const [isSaving, setSaving] = useState(false);
  async function save(): Promise<void> {
    if (isSaving) return;
    setSaving(true);
    try {
      saveBlob(await getFile(reportFilePath(place.id, report.id)), viewReportName(report.kind));
    } catch (error) {
      showFailure('Rapor indirilemedi.', error);
    } finally {
      setSaving(false);
    }
  }
  const label = isSaving ? 'İndiriliyor…' : `İndir (${formatBytes(report.bytes ?? 0)})`;
  return (
    <Button look="quiet" aria-label={`${label}: ${title}`} aria-disabled={isSaving} onClick={() => void save()}>
      <Download size={18} aria-hidden="true" />
      {label}
    </Button>
  );
}
