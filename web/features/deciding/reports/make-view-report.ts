import type { ReportFileKind } from '#shared/reports/shared-ads-file.ts';
import { viewReportName } from '#shared/reports/view-report-file.ts';
import { getFile, getJson, sendJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { saveBlob } from '#web/platform/save-blob.ts';

const LOOK_EVERY_MS = 1500;
/** The maximum number of polls. A member who waits longer finds the report in the list. */
const MOST_LOOKS = 60;

type Wanted = {
  readonly organisationId: string;
  readonly viewId: string;
  readonly kind: ReportFileKind;
  /** Stops the waiting; the report is still made and kept. */
  readonly signal: AbortSignal;
};

/** Requests a report, waits until it is made and downloads it. Returns the result; throws if the server refuses. */
export async function makeViewReport({
  organisationId,
  viewId,
  kind,
  signal,
}: Wanted): Promise<'saved' | 'waiting' | 'failed'> {
  const path = apiPath('/api/organisations/:id/reports', { id: organisationId });
  const { id } = await sendJson('POST', path, { viewId, kind });
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    if (signal.aborted) return 'waiting';
    const { reports } = await getJson(path, signal);
    const state = reports.find((report) => report.id === id)?.state ?? 'failed';
    if (state === 'failed') return 'failed';
    if (state === 'waiting') continue;
    saveBlob(
      await getFile(apiPath('/api/organisations/:id/reports/:reportId/file', { id: organisationId, reportId: id })),
      viewReportName(kind),
    );
    return 'saved';
  }
  return 'waiting';
}
