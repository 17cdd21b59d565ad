import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskSpeed } from '#shared/desk/desk-figures.ts';
import { type PageKind, SPEED_MEASURES, type SpeedMeasure } from '#shared/site/page-speed.ts';
import { dayText } from '#shared/text/day-text.ts';
import { formatNumber } from '#shared/text/money.ts';
import { getJson } from '#web/platform/api-client.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';

const PAGE_NAMES: Readonly<Record<PageKind, string>> = {
  home: 'Ana sayfa',
  search: 'Arama sayfası',
  listing: 'İlan sayfası',
  place: 'Yer sayfası',
  help: 'Yardım ve sorular',
  other: 'Diğer sayfalar',
};
const MEASURE_NAMES: Readonly<Record<SpeedMeasure, string>> = {
  lcp: 'En büyük parça çizilene kadar (LCP)',
  inp: 'Basıldıktan sonra çizime kadar (INP)',
  cls: 'Beklenmeyen kayma (CLS)',
};
const decimals = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 3 });

type Percentile = DeskSpeed[number]['pages'][number][SpeedMeasure];

function percentileText(measure: SpeedMeasure, value: Percentile): string {
  if (value === null) return '–';
  return measure === 'cls' ? decimals.format(value.p75) : `${formatNumber(value.p75)} ms`;
}

/** How fast pages were for real visitors, on one day. */
export function PageSpeedSection() {
  const { data, error, refetch } = useQuery({
    queryKey: ['desk', 'figures', 'speed'],
    queryFn: ({ signal }) => getJson('/api/desk/figures/speed', signal),
    staleTime: 0,
  });
  return (
    <section aria-labelledby="sayfa-hizi" className="sheet min-w-0 p-4 sm:p-5">
      <h2 id="sayfa-hizi" className="text-lg font-semibold">
        Sayfa hızı
      </h2>
      <p className="mt-1 max-w-text text-sm text-ink-soft">
        Gerçek ziyaretlerde her on sayfa açılışından biri ölçülür; her dört ölçümden üçü yazılandan iyidir. Kişi, adres
        ve cihaz kaydedilmez. Ölçülmek istemediğini tarayıcısında belirtenler sayılmaz.
      </p>
      {data ? (
        <Days days={data} />
      ) : error ? (
        <LoadFailure title="Sayfa hızı yüklenemedi." error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingRows label="Sayfa hızı yükleniyor" />
      )}
    </section>
  );
}

function Days({ days }: { days: DeskSpeed }) {
  const [chosen, setChosen] = useState(0);
  const shown = days[chosen] ?? days[0];
  if (!shown) return <p className="mt-3 text-ink-soft">Son 31 günde ölçülen bir açılış yok.</p>;
  return (
    <>
      <div className="mt-3 max-w-60">
        <SelectField
          id="hiz-gunu"
          label="Gün"
          value={String(days.indexOf(shown))}
          onChange={(value) => setChosen(Number(value))}
        >
          {days.map(({ day }, index) => (
            <option key={day} value={index}>
              {dayText(day)}
            </option>
          ))}
        </SelectField>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard */}
      <section aria-label="Sayfa hızları" tabIndex={0} className="relative mt-3 overflow-x-auto">
        <SpeedTable day={shown} />
      </section>
    </>
  );
}

function SpeedTable({ day: { day, pages } }: { day: DeskSpeed[number] }) {
  return (
    <table className="tabular w-full text-sm">
      <caption className="sr-only">{`Sayfa hızı, ${dayText(day)}`}</caption>
      <thead>
        <tr>
          <th scope="col" className="border-b border-line-strong py-2 pr-4 text-left font-semibold">
            Sayfa
          </th>
          {SPEED_MEASURES.map((measure) => (
            <th key={measure} scope="col" className="border-b border-line-strong py-2 pl-4 text-right font-semibold">
              {MEASURE_NAMES[measure]}
            </th>
          ))}
          <th scope="col" className="border-b border-line-strong py-2 pl-4 text-right font-semibold">
            Ölçüm
          </th>
        </tr>
      </thead>
      <tbody>
        {pages.map((speed) => (
          <tr key={speed.page}>
            <th scope="row" className="border-b border-line py-1.5 pr-4 text-left font-normal">
              {PAGE_NAMES[speed.page]}
            </th>
            {SPEED_MEASURES.map((measure) => (
              <td key={measure} className="border-b border-line py-1.5 pl-4 text-right whitespace-nowrap">
                {percentileText(measure, speed[measure])}
              </td>
            ))}
            <td className="border-b border-line py-1.5 pl-4 text-right">
              {formatNumber(Math.max(...SPEED_MEASURES.map((measure) => speed[measure]?.count ?? 0)))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
