import { useEffect, useRef, useState } from 'react';
import {
  REPORT_FILE_KINDS,
  type ReportFileKind,
  sharedAdsReportName,
  sharedAdsReportPath,
} from '#shared/reports/shared-ads-file.ts';
import { getFile } from '#web/platform/api-client.ts';
import { saveBlob } from '#web/platform/save-blob.ts';
import { Button } from '#web/ui/button.tsx';
import { Download } from '#web/ui/icons.tsx';
import { showFailure } from '#web/ui/toasts/toast-failure.ts';
import { makeViewReport } from './make-view-report.ts';

/** Downloads a report of an organisation's shared listings, in one of its formats. */
export function SharedAdsReportButtons({ organisationId }: { organisationId: string }) {
  return (
    <ReportButtons
      label="Paylaşılan ilanların raporu"
      failed="Rapor indirilemedi."
      make={async (kind) =>
        saveBlob(await getFile(sharedAdsReportPath(organisationId, kind)), sharedAdsReportName(kind))
      }
    />
  );
}

/** Makes a report of a saved view and downloads it; it is also kept among the organisation's reports. */
export function ViewReportButtons({ organisationId, viewId }: { organisationId: string; viewId: string }) {
  const [says, setSays] = useState('');
  const leaving = useRef<AbortController>(null);
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current?.abort();
  }, []);

  async function make(kind: ReportFileKind): Promise<void> {
    const signal = leaving.current?.signal;
    if (!signal) return;
    setSays('Rapor hazırlanıyor…');
    const outcome = await makeViewReport({ organisationId, viewId, kind, signal }).catch((error: unknown) => {
      if (!signal.aborted) setSays('');
      throw error;
    });
    if (!signal.aborted) setSays(OUTCOMES[outcome]);
  }
  return (
    <div className="flex flex-col gap-1">
      <ReportButtons label="Görünümün raporu" failed="Rapor hazırlanamadı." make={make} />
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {says}
      </p>
    </div>
  );
}

const OUTCOMES = {
  saved: 'Rapor indirildi. Kurum sayfasındaki “Raporlar” bölümünde de duruyor.',
  waiting: 'Rapor hâlâ hazırlanıyor. Hazır olunca kurum sayfasındaki “Raporlar” bölümünde bulursunuz.',
  failed: 'Rapor hazırlanamadı. Biraz sonra yeniden deneyin.',
} as const;

type Props = {
  label: string;
  failed: string;
  make: (kind: ReportFileKind) => Promise<void>;
};

function ReportButtons({ label, failed, make }: Props) {
  const [making, setMaking] = useState<ReportFileKind>();

  async function start(kind: ReportFileKind): Promise<void> {
    if (making) return;
    setMaking(kind);
    try {
      await make(kind);
    } catch (error) {
      showFailure(failed, error);
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
            onClick={() => void start(kind)}
          >
            <Download size={18} aria-hidden="true" />
            {making === kind ? 'Hazırlanıyor…' : `Raporu indir (${kind.toUpperCase()})`}
          </Button>
        </li>
      ))}
    </ul>
  );
}
