import { useState } from 'react';
import {
  REPORT_FILE_KINDS,
  type ReportFileKind,
  sharedAdsReportName,
  sharedAdsReportPath,
} from '#shared/reports/shared-ads-file.ts';
import { viewReportName, viewReportPath } from '#shared/reports/view-report-file.ts';
import { getFile } from '#web/platform/api-client.ts';
import { saveBlob } from '#web/platform/save-blob.ts';
import { Button } from '#web/ui/button.tsx';
import { Download } from '#web/ui/icons.tsx';
import { showFailure } from '#web/ui/toasts/toast-failure.ts';

/** Saves a report of what an organisation shares, as one of its files. */
export function SharedAdsReportButtons({ organisationId }: { organisationId: string }) {
  return (
    <ReportButtons
      label="Paylaşılan ilanların raporu"
      pathOf={(kind) => sharedAdsReportPath(organisationId, kind)}
      nameOf={sharedAdsReportName}
    />
  );
}

/** Saves a report of a kept view of bulk analysis. */
export function ViewReportButtons({ organisationId, viewId }: { organisationId: string; viewId: string }) {
  return (
    <ReportButtons
      label="Görünümün raporu"
      pathOf={(kind) => viewReportPath(organisationId, viewId, kind)}
      nameOf={viewReportName}
    />
  );
}

type Props = {
  label: string;
  pathOf: (kind: ReportFileKind) => string;
  nameOf: (kind: ReportFileKind) => string;
};

function ReportButtons({ label, pathOf, nameOf }: Props) {
  const [making, setMaking] = useState<ReportFileKind>();

  async function save(kind: ReportFileKind): Promise<void> {
    if (making) return;
    setMaking(kind);
    try {
      saveBlob(await getFile(pathOf(kind)), nameOf(kind));
    } catch (error) {
      showFailure('Rapor indirilemedi.', error);
    } finally {
      setMaking(undefined);
    }
  }

  return (
    <ul aria-label={label} className="flex flex-wrap">
      {REPORT_FILE_KINDS.map((kind) => (
        <li key={kind}>
          <Button
            look="quiet"
            className="min-h-9 px-2 text-sm print:hidden"
            aria-disabled={making !== undefined}
            onClick={() => void save(kind)}
          >
            <Download size={18} aria-hidden="true" />
            {making === kind ? 'Hazırlanıyor…' : `Rapor (${kind.toUpperCase()})`}
          </Button>
        </li>
      ))}
    </ul>
  );
}
