import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { AnalysisResult, AnalysisView, SetFigures } from '#shared/analysis/analyses.ts';
import { ANALYSIS_MEASURE_NAMES, ANALYSIS_MEASURES, MAX_SET } from '#shared/analysis/analysis-facts.ts';
import { measureText } from '#shared/analysis/figure-words.ts';
import { setNames, setWords } from '#shared/analysis/set-words.ts';
import { worthText } from '#shared/price-index/worth-sources.ts';
import { formatDateTime } from '#shared/text/dates.ts';
import { formatNumber } from '#shared/text/money.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { LoadFailure } from '#web/ui/panel-states.tsx';
import { type AnalysisPlace, analysisQuery } from './analysis-calls.ts';
import { GroupPlotPart } from './group-plot-part.tsx';
import { GroupTable } from './group-table.tsx';
import { AnalysisTable, OutlierTable } from './listing-tables.tsx';
import { PapersTable } from './papers-table.tsx';

type Props = { place: AnalysisPlace; view: AnalysisView };

/** The result of a view: figures, groups, outliers, listings. */
export function ResultPart({ place, view }: Props) {
  const [page, setPage] = useState(1);
  const query = analysisQuery(place, view, page);
  const { data, error, isFetching, refetch } = useQuery(query);
  const queryClient = useQueryClient();
  return (
    <section aria-labelledby="sonuc" className="flex flex-col gap-5">
      <h2 id="sonuc" className="text-lg font-semibold">
        Sonuç
      </h2>
      {isFetching ? <Waiting onCancel={() => void queryClient.cancelQueries({ queryKey: query.queryKey })} /> : null}
      {error && !data ? <LoadFailure title="Analiz yapılamadı." error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error && !isFetching ? <Button onClick={() => void refetch()}>Hesapla</Button> : null}
      {data ? <Result result={data} view={view} page={page} onPage={setPage} /> : null}
    </section>
  );
}

/** Appears after a second, with a button that cancels the calculation. */
function Waiting({ onCancel }: { onCancel: () => void }) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  if (seconds < 1) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p role="status">Hesaplanıyor…</p>
      <span aria-hidden="true" className="tabular text-ink-soft">{`${seconds} sn`}</span>
      <Button look="secondary" onClick={onCancel}>
        Durdur
      </Button>
    </div>
  );
}

type ResultProps = { result: AnalysisResult; view: AnalysisView; page: number; onPage: (page: number) => void };

function Result({ result, view, page, onPage }: ResultProps) {
  const { set, beside, outliers, rows, pages, confirmedAt, worthSources } = result;
  const names = setNames(view);
  const worth = worthText(worthSources);
  return (
    <>
      <p className="text-sm break-words text-ink-soft">
        {`Seçim: ${setWords(view.set)}.`}
        {view.beside ? ` İkinci seçim: ${setWords(view.beside)}.` : ''}
      </p>
      <p className="text-sm text-ink-soft">
        {`${formatNumber(set.listings)} ilan`}
        {beside ? `, ikinci seçimde ${formatNumber(beside.listings)}` : ''}
        {confirmedAt ? `. Kaynaktan son doğrulama ${formatDateTime(new Date(confirmedAt))}.` : '.'}
        {set.isCut || beside?.isCut ? ` İlk ${formatNumber(MAX_SET)} ilana bakıldı; aramayı daraltın.` : ''}
      </p>
      {worth ? <p className="text-sm text-ink-soft">{worth}</p> : null}
      <MeasureTable names={names} set={set} beside={beside} />
      {view.groupBy ? (
        <>
          <GroupPlotPart names={names} view={view} group={view.groupBy} set={set} beside={beside} />
          <GroupTable names={names} view={view} group={view.groupBy} set={set} beside={beside} />
        </>
      ) : null}
      <PapersTable names={names} set={set} beside={beside} />
      {outliers.length > 0 ? <OutlierTable outliers={outliers} group={view.groupBy} measure={view.measure} /> : null}
      <AnalysisTable rows={rows} columns={view.columns} />
      {pages > 1 ? (
        <nav aria-label="Sayfalar" className="flex items-center gap-3">
          <Button look="secondary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            Önceki sayfa
          </Button>
          <p className="tabular">{`${formatNumber(page)} / ${formatNumber(pages)}`}</p>
          <Button look="secondary" disabled={page >= pages} onClick={() => onPage(page + 1)}>
            Sonraki sayfa
          </Button>
        </nav>
      ) : null}
    </>
  );
}

const HEADS = ['Ölçü', 'İlan', 'Toplam', 'Alt çeyrek', 'Ortanca', 'Üst çeyrek'];

type MeasureProps = { names: readonly [string, string]; set: SetFigures; beside: SetFigures | null };

/** Every measure of the whole set, and of the one compared with it. */
function MeasureTable({ names, set, beside }: MeasureProps) {
  const sets = beside ? [[names[0], set] as const, [names[1], beside] as const] : [['', set] as const];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard
    <section aria-label="Ölçüler" tabIndex={0} className="sheet relative overflow-x-auto">
      <table className="tabular w-full min-w-[560px] text-sm">
        <thead>
          <tr className="border-b border-line text-left">
            {HEADS.map((head, at) => (
              <th key={head} scope="col" className={classNames('px-3 py-2.5 font-semibold', at > 0 && 'text-right')}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ANALYSIS_MEASURE_NAMES.flatMap((measure) =>
            sets.map(([name, { measures }]) => {
              const { count, sum, lowerQuartile, median, upperQuartile } = measures[measure];
              return (
                <tr key={measure + name} className="border-b border-line last:border-0">
                  <th scope="row" className="px-3 py-2 text-left font-medium">
                    {ANALYSIS_MEASURES[measure].name}
                    {name ? <span className="font-normal text-ink-soft">{` (${name})`}</span> : null}
                  </th>
                  <td className="px-3 py-2 text-right">{formatNumber(count)}</td>
                  <td className="px-3 py-2 text-right">
                    {ANALYSIS_MEASURES[measure].addsUp ? measureText(measure, sum) : '–'}
                  </td>
                  <td className="px-3 py-2 text-right">{measureText(measure, lowerQuartile)}</td>
                  <td className="px-3 py-2 text-right font-semibold">{measureText(measure, median)}</td>
                  <td className="px-3 py-2 text-right">{measureText(measure, upperQuartile)}</td>
                </tr>
              );
            }),
          )}
        </tbody>
      </table>
    </section>
  );
}
