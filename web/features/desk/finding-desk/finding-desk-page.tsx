import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FINDING_LABELS } from '#shared/read-documents/finding-labels.ts';
import type { DeskFindingMarks, MarkedFinding } from '#shared/read-documents/finding-marks.ts';
import { formatNumber } from '#shared/text/money.ts';
import { DocumentViewer } from '#web/features/market/documents/index.ts';
import { getJson } from '#web/platform/api-client.ts';
import { DownloadButton } from '#web/ui/download-button.tsx';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { MarkedFindingRow } from './marked-finding.tsx';

/** Findings in documents that members have reported as wrong; they are decided here. */
export function FindingDeskPage() {
  const { data, error, refetch } = useQuery({
    queryKey: ['desk', 'finding-marks'],
    queryFn: ({ signal }) => getJson('/api/desk/finding-marks', signal),
    staleTime: 0,
  });
  if (error) return <LoadFailure title="İşaretler yüklenemedi." error={error} onRetry={() => void refetch()} />;
  return data ? <Marks {...data} /> : <LoadingRows label="İşaretler yükleniyor" />;
}

function Marks({ waiting, decided, figures }: DeskFindingMarks) {
  const [shown, setShown] = useState<NonNullable<MarkedFinding['finding']>>();
  const place = shown?.place;
  return (
    <div className="flex flex-col gap-8">
      <p className="tabular text-ink-soft">
        {`${formatNumber(figures.waiting)} bilgi bekliyor; ${formatNumber(figures.wrong)} yanlış çıktı, ${formatNumber(figures.right)} doğru çıktı.`}
      </p>
      <section aria-labelledby="bekleyenler">
        <h2 id="bekleyenler" className="text-lg font-semibold">
          Bekleyenler
        </h2>
        {waiting.length === 0 ? (
          <p className="mt-3 text-ink-soft">Bekleyen işaret yok.</p>
        ) : (
          <List label="Bekleyen işaretler" marks={waiting} isWaiting onShow={setShown} />
        )}
      </section>
      {decided.length === 0 ? null : (
        <section aria-labelledby="kararlar">
          <h2 id="kararlar" className="text-lg font-semibold">
            Karar verilenler
          </h2>
          <List label="Karar verilen bilgiler" marks={decided} onShow={setShown} />
        </section>
      )}
      <section aria-labelledby="ornekler" className="flex flex-col gap-3">
        <h2 id="ornekler" className="text-lg font-semibold">
          Okuma kuralları için örnekler
        </h2>
        <p className="max-w-text text-ink-soft">
          Karar verilen bilgiler, yazdıkları sayfayla birlikte bir dosyada toplanır; kişisel veriler kapatılır.
        </p>
        <p>
          <DownloadButton path="/api/desk/finding-examples" name="belge-ornekleri.json">
            Örnekleri indir
          </DownloadButton>
        </p>
      </section>
      <DocumentViewer
        files={place ? [place.address] : []}
        title={shown ? `${FINDING_LABELS[shown.field]}: ${shown.value}` : ''}
        isOpen={place !== undefined && place !== null}
        find={shown?.sentence}
        at={place ?? undefined}
        onClose={() => setShown(undefined)}
      />
    </div>
  );
}

type ListProps = {
  label: string;
  marks: readonly MarkedFinding[];
  isWaiting?: boolean;
  onShow(finding: NonNullable<MarkedFinding['finding']>): void;
};

function List({ label, marks, isWaiting = false, onShow }: ListProps) {
  return (
    <ul aria-label={label} className="sheet mt-3 divide-y divide-line">
      {marks.map((mark) => (
        <li key={mark.id} className="p-4">
          <MarkedFindingRow mark={mark} isWaiting={isWaiting} onShow={onShow} />
        </li>
      ))}
    </ul>
  );
}
