import type { AnalysisGroupFigures, AnalysisView, SetFigures } from '#shared/analysis/analyses.ts';
import {
  ANALYSIS_GROUPS,
  ANALYSIS_MEASURES,
  type AnalysisGroup,
  type AnalysisMeasure,
} from '#shared/analysis/analysis-facts.ts';
import { groupText, measureText } from '#shared/analysis/figure-words.ts';
import { groupAddress } from '#shared/analysis/group-address.ts';
import { formatNumber } from '#shared/text/money.ts';
import { classNames } from '#web/ui/class-names.ts';

type Props = {
  names: readonly [set: string, beside: string];
  view: AnalysisView;
  group: AnalysisGroup;
  set: SetFigures;
  beside: SetFigures | null;
};

/** The groups with their figures. */
export function GroupTable({ names, view, group, set, beside }: Props) {
  const { measure } = view;
  const other = new Map((beside?.groups ?? []).map((one) => [one.key, one]));
  const { addsUp } = ANALYSIS_MEASURES[measure];
  const heads = [ANALYSIS_GROUPS[group], 'İlan', ...(addsUp ? ['Toplam'] : []), 'Alt çeyrek', 'Ortanca', 'Üst çeyrek'];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard
    <section aria-label="Gruplar" tabIndex={0} className="sheet relative overflow-x-auto">
      <table className="tabular w-full min-w-[600px] text-sm">
        <caption className="px-3 pt-3 pb-1 text-left font-semibold">{`${ANALYSIS_GROUPS[group]} gruplarında ${ANALYSIS_MEASURES[measure].name.toLocaleLowerCase('tr')}`}</caption>
        <thead>
          <tr className="border-b border-line text-left">
            {heads.map((head, at) => (
              <th key={head} scope="col" className={classNames('px-3 py-2.5 font-semibold', at > 0 && 'text-right')}>
                {head}
              </th>
            ))}
            {beside ? (
              <th scope="col" className="px-3 py-2.5 text-right font-semibold">
                {`${names[1]}: ilan, ortanca`}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {set.groups.map(({ key, listings, figures }) => {
            const { sum, lowerQuartile, median, upperQuartile } = figures;
            const cells = [
              formatNumber(listings),
              ...(addsUp ? [measureText(measure, sum)] : []),
              measureText(measure, lowerQuartile),
              measureText(measure, median),
              measureText(measure, upperQuartile),
            ];
            return (
              <tr key={key ?? ''} className="border-b border-line last:border-0">
                <th scope="row" className="px-3 py-2 text-left font-medium">
                  <GroupName view={view} group={group} of={key} />
                </th>
                {cells.map((cell, at) => (
                  <td key={heads[at + 1]} className="px-3 py-2 text-right">
                    {cell}
                  </td>
                ))}
                {beside ? <td className="px-3 py-2 text-right">{besideText(other.get(key), measure)}</td> : null}
              </tr>
            );
          })}
        </tbody>
      </table>
      {set.inOtherGroups > 0 ? (
        <p className="px-3 py-2 text-sm text-ink-soft">{`Küçük gruplarda ${formatNumber(set.inOtherGroups)} ilan daha var.`}</p>
      ) : null}
    </section>
  );
}

/** Links to a search that finds exactly the group's listings, if there is one. */
function GroupName({ view, group, of: key }: { view: AnalysisView; group: AnalysisGroup; of: string | null }) {
  const href = groupAddress(view.set, group, key);
  if (href === undefined) return groupText(group, key);
  return (
    <a href={href} className="inline-block min-h-6 text-petrol underline-offset-4 hover:underline">
      {groupText(group, key)}
    </a>
  );
}

function besideText(one: AnalysisGroupFigures | undefined, measure: AnalysisMeasure): string {
  return one ? `${formatNumber(one.listings)}, ${measureText(measure, one.figures.median)}` : '–';
}
