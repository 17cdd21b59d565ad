import type { SetFigures } from '#shared/analysis/analyses.ts';
import { PAPERS_NOTE, papersRows } from '#shared/analysis/papers-rows.ts';
import { formatNumber } from '#shared/text/money.ts';

type Props = { names: readonly [string, string]; set: SetFigures; beside: SetFigures | null };

/** The findings in read documents of the set and of the one compared with it; nothing if no document was read. */
export function PapersTable({ names, set, beside }: Props) {
  if (set.papers.read === 0 && set.papers.contradictions === 0) return null;
  const sets = beside ? [set.papers, beside.papers] : [set.papers];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard
    <section aria-label="Okunan belgelerde" tabIndex={0} className="sheet relative overflow-x-auto">
      <table className="tabular w-full text-sm">
        <caption className="px-3 pt-3 pb-1 text-left">
          <span className="block font-semibold">Okunan belgelerde</span>
          <span className="block text-ink-soft">{PAPERS_NOTE}</span>
        </caption>
        <thead>
          <tr className="border-b border-line text-left">
            <th scope="col" className="px-3 py-2.5 font-semibold">
              Ne
            </th>
            {sets.map((_, at) => (
              <th key={names[at]} scope="col" className="px-3 py-2.5 text-right font-semibold">
                {beside ? names[at] : 'İlan'}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {papersRows(sets).map(({ label, cells }) => (
            <tr key={label} className="border-b border-line last:border-0">
              <th scope="row" className="px-3 py-2 text-left font-medium">
                {label}
              </th>
              {cells.map(({ count, percent }, at) => (
                <td key={names[at]} className="px-3 py-2 text-right whitespace-nowrap">
                  {percent === null ? formatNumber(count) : `${formatNumber(count)} (%${percent})`}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
