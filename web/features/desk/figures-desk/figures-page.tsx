import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskFigures } from '#shared/desk/desk-figures.ts';
import { FIGURE_GROUPS, FIGURE_PERIOD_NAMES, FIGURE_PERIODS, type FigurePeriod } from '#shared/desk/figures.ts';
import { getJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { DownloadButton } from '#web/ui/download-button.tsx';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { FigureSection } from './figure-section.tsx';
import { PageSpeedSection } from './page-speed-section.tsx';
import { UnmarkedNetworks } from './unmarked-networks.tsx';

const OPTIONS = FIGURE_PERIOD_NAMES.map((value) => ({ value, label: FIGURE_PERIODS[value].label }));

/** Figures by day, week or month. */
export function FiguresPage() {
  const [by, setBy] = useState<FigurePeriod>('day');
  const { data, error, refetch } = useQuery({
    queryKey: ['desk', 'figures', by],
    queryFn: ({ signal }) => getJson(apiPath('/api/desk/figures', { by }), signal),
    staleTime: 0,
  });
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="w-full max-w-90">
          {/* safe: the options are the periods */}
          <Segmented legend="Dönem" value={by} options={OPTIONS} onChange={(next) => setBy(next as FigurePeriod)} />
        </div>
        <DownloadButton path={`/api/desk/figures.csv?by=${by}`} name={`peyda-sayilar-${by}.csv`}>
          CSV olarak indir
        </DownloadButton>
      </div>
      <p className="max-w-text text-sm text-ink-soft">
        Sayılar günün içinde on dakikada bir yenilenir; son dönem henüz bitmemiştir. Bir gün, ertesi günün sonuna kadar
        yeniden sayılır.
      </p>
      {data ? (
        <Sections data={data} by={by} />
      ) : error ? (
        <LoadFailure title="Sayılar yüklenemedi." error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingRows label="Sayılar yükleniyor" />
      )}
      <PageSpeedSection />
      <UnmarkedNetworks />
    </div>
  );
}

function Sections({ data, by }: { data: DeskFigures; by: FigurePeriod }) {
  if (data.periods.length === 0)
    return <p className="text-ink-soft">Henüz sayılmış bir gün yok. İlk sayılar on dakika içinde görünür.</p>;
  return FIGURE_GROUPS.map((group) => <FigureSection key={group.id} group={group} periods={data.periods} by={by} />);
}
