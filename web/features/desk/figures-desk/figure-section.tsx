import { lazy, Suspense } from 'react';
import type { DeskFigures } from '#shared/desk/desk-figures.ts';
import type { FigureGroup, FigurePeriod } from '#shared/desk/figures.ts';
import { figureText, periodText } from './figure-texts.ts';

const FigurePlot = lazy(() => import('./figure-plot.tsx'));

type Props = { group: FigureGroup; periods: DeskFigures['periods']; by: FigurePeriod };

/** Figures that belong together, as a plot and as a table for people who can't see it or want the numbers. */
export function FigureSection({ group, periods, by }: Props) {
  const titleId = `sayi-${group.id}`;
  const last = periods.at(-1);
  // One axis has one unit; figures with other units are above and in the table.
  const plotted = group.figures.filter(({ unit }) => unit === group.figures[0]?.unit);
  const labels = periods.map(({ start }) => periodText(start, by));
  return (
    <section aria-labelledby={titleId} className="sheet min-w-0 p-4 sm:p-5">
      <h2 id={titleId} className="text-lg font-semibold">
        {group.title}
      </h2>
      <p className="mt-1 max-w-text text-sm text-ink-soft">{group.says}</p>
      {last ? (
        <>
          <p className="tabular mt-3 text-sm text-ink-soft">Son dönem: {periodText(last.start, by)}</p>
          <dl className="tabular mt-1 flex flex-wrap gap-x-6 gap-y-2">
            {group.figures.map(({ label, unit, of }) => (
              <div key={label}>
                <dt className="text-sm text-ink-soft">{label}</dt>
                <dd className="text-lg font-semibold">{figureText(of(last.values), unit)}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : null}
      <div className="mt-4 h-60">
        <Suspense fallback={null}>
          <FigurePlot
            labels={labels}
            lines={plotted.map(({ label, unit, of }) => ({
              label,
              unit,
              values: periods.map(({ values }) => of(values)),
            }))}
          />
        </Suspense>
      </div>
      <details className="mt-3">
        <summary className="inline-flex min-h-8 cursor-pointer items-center font-semibold text-petrol">
          Tablo<span className="sr-only">: {group.title}</span>
        </summary>
        <Table group={group} periods={periods} labels={labels} />
      </details>
    </section>
  );
}

type TableProps = { group: FigureGroup; periods: DeskFigures['periods']; labels: readonly string[] };

function Table({ group, periods, labels }: TableProps) {
  const rows = periods.map(({ start, values }, index) => ({ start, values, label: labels[index] ?? start })).reverse();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section aria-label={`${group.title}, tablo`} tabIndex={0} className="mt-2 max-h-96 overflow-auto">
      <table className="tabular w-full text-sm">
        <thead>
          <tr>
            <th scope="col" className="border-b border-line-strong py-2 pr-4 text-left font-semibold">
              Dönem
            </th>
            {group.figures.map(({ label }) => (
              <th key={label} scope="col" className="border-b border-line-strong py-2 pl-4 text-right font-semibold">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ start, label, values }) => (
            <tr key={start}>
              <th scope="row" className="border-b border-line py-1.5 pr-4 text-left font-normal whitespace-nowrap">
                {label}
              </th>
              {group.figures.map(({ label: name, unit, of }) => (
                <td key={name} className="border-b border-line py-1.5 pl-4 text-right whitespace-nowrap">
                  {figureText(of(values), unit)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
