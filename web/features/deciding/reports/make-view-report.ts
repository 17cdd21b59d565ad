import type { KeptReports } from '#shared/reports/kept-reports.ts';
import type { ReportFileKind } from '#shared/reports/shared-ads-file.ts';
import { viewReportName } from '#shared/reports/view-report-file.ts';
import { getFile, getJson, sendJson } from '#web/platform/api-client.ts';
import { saveBlob } from '#web/platform/save-blob.ts';

const LOOK_EVERY_MS = 1500;
/** A member who waits longer than that finds it among the reports. */
const MOST_LOOKS = 60;

type Wanted = {
  readonly organisationId: string;
  readonly viewId: string;
  readonly kind: ReportFileKind;
  /** Ends the waiting; the report is made and kept all the same. */
  readonly signal: AbortSignal;
};

/** Asks for a report, waits until it is made and saves it. Answers how that went; throws what the server refuses. */
export async function makeViewReport({
  organisationId,
  viewId,
  kind,
  signal,
}: Wanted): Promise<'saved' | 'waiting' | 'failed'> {
  const path = `/api/organisations/${organisationId}/reports`;
  const { id } = await sendJson<{ id: string }>('POST', path, { viewId, kind });
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    if (signal.aborted) return 'waiting';
    const { reports } = await getJson<KeptReports>(path, signal);
    const state = reports.find((report) => report.id === id)?.state ?? 'failed';
    if (state === 'failed') return 'failed';
    if (state === 'waiting') continue;
    saveBlob(await getFile(`${path}/${id}/file`), viewReportName(kind));
    return 'saved';
  }
  return 'waiting';
}
