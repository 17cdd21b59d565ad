import { Link } from '@tanstack/react-router';
import type { AnalysisResult, AnalysisRow } from '#shared/analysis/analyses.ts';
import {
  ANALYSIS_COLUMNS,
  ANALYSIS_MEASURES,
  ANALYSIS_SORTS,
  type AnalysisColumn,
  type AnalysisGroup,
  type AnalysisMeasure,
} from '#shared/analysis/analysis-facts.ts';
import { groupText, measureText } from '#shared/analysis/figure-words.ts';
import { foundText } from '#shared/read-documents/found-lines.ts';
import { formatLira, formatNumber } from '#shared/text/money.ts';
import { classNames } from '#web/ui/class-names.ts';

const lira = (value: number | null) => (value === null ? '–' : formatLira(value));
const whole = (value: number | null) => (value === null ? '–' : formatNumber(value));
const CELLS: Readonly<Record<AnalysisColumn, (row: AnalysisRow) => string>> = {
  kind: ({ kind }) => kind,
  place: ({ place }) => place,
  office: ({ office }) => office ?? '–',
  round: ({ round }) => groupText('round', round),
  areaM2: ({ areaM2 }) => whole(areaM2),
  appraisal: ({ appraisal }) => lira(appraisal),
  valueToday: ({ valueToday }) => lira(valueToday),
  pricePerM2: ({ pricePerM2 }) => lira(pricePerM2),
  appraisalAge: ({ appraisalAge }) => whole(appraisalAge),
  daysLeft: ({ daysLeft }) => whole(daysLeft),
  findings: ({ findings }) => whole(findings),
  contradictions: ({ contradictions }) => whole(contradictions),
  found: ({ found }) => foundText(found) ?? '–',
};

/** Sortable columns and counts are figures, aligned digit by digit. */
const FIGURES: ReadonlySet<AnalysisColumn> = new Set([...ANALYSIS_SORTS, 'findings', 'contradictions']);
const sideOf = (name: AnalysisColumn) => (FIGURES.has(name) ? 'text-right' : 'text-left');

/** A page of the set's listings with the chosen columns. */
export function AnalysisTable({ rows, columns }: { rows: readonly AnalysisRow[]; columns: readonly AnalysisColumn[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard
    <section aria-label="İlanlar" tabIndex={0} className="sheet relative overflow-x-auto">
      <table className="tabular w-full min-w-[640px] text-sm">
        <caption className="px-3 pt-3 pb-1 text-left font-semibold">İlanlar</caption>
        <thead>
          <tr className="border-b border-line text-left">
            <th scope="col" className="px-3 py-2.5 font-semibold">
              İlan
            </th>
            {columns.map((name) => (
              <th key={name} scope="col" className={classNames('px-3 py-2.5 font-semibold', sideOf(name))}>
                {ANALYSIS_COLUMNS[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className="border-b border-line align-top last:border-0">
              <ListingHead row={row} />
              {columns.map((name) => (
                <td key={name} className={classNames('px-3 py-2', sideOf(name))}>
                  {CELLS[name](row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 ? <p className="p-4 text-ink-soft">Bu seçimde ilan yok.</p> : null}
    </section>
  );
}

function ListingHead({ row: { id, title, file } }: { row: AnalysisRow }) {
  return (
    <th scope="row" className="w-1/3 min-w-64 px-3 py-2 text-left font-normal">
      <Link to="/ilan/$id" params={{ id: String(id) }} className="font-medium text-petrol hover:underline">
        {title}
      </Link>
      {file ? <span className="block text-ink-soft">{file}</span> : null}
    </th>
  );
}

type OutlierProps = { outliers: AnalysisResult['outliers']; group: AnalysisGroup | null; measure: AnalysisMeasure };

/** The outliers, with the bounds that they exceed. */
export function OutlierTable({ outliers, group, measure }: OutlierProps) {
  const name = ANALYSIS_MEASURES[measure].name.toLocaleLowerCase('tr');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard
    <section aria-label="Aykırı değerler" tabIndex={0} className="sheet relative overflow-x-auto">
      <table className="tabular w-full min-w-[640px] text-sm">
        <caption className="px-3 pt-3 pb-1 text-left">
          <span className="font-semibold">{`Aykırı değerler: ${name}`}</span>
          <span className="block text-ink-soft">
            Grubunun alt ve üst çeyreğinden, çeyrekler arası farkın bir buçuk katından daha uzak olanlar (Tukey
            sınırları).
          </span>
        </caption>
        <thead>
          <tr className="border-b border-line text-left">
            {['İlan', ...(group ? ['Grup'] : []), 'Değer', 'Beklenen aralık'].map((head, at, heads) => (
              <th
                key={head}
                scope="col"
                className={classNames('px-3 py-2.5 font-semibold', at >= heads.length - 2 && 'text-right')}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {outliers.map(({ row, group: key, value, lower, upper }) => (
            <tr key={row.id} className="border-b border-line align-top last:border-0">
              <ListingHead row={row} />
              {group ? <td className="px-3 py-2">{groupText(group, key)}</td> : null}
              <td className="px-3 py-2 text-right font-semibold">{measureText(measure, value)}</td>
              <td className="px-3 py-2 text-right">{`${measureText(measure, Math.max(0, lower))} – ${measureText(measure, upper)}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
