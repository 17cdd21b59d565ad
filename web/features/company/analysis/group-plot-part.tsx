import { lazy, Suspense, useMemo, useState } from 'react';
import type { AnalysisView, SetFigures } from '#shared/analysis/analyses.ts';
import {
  ANALYSIS_GROUPS,
  ANALYSIS_MEASURES,
  type AnalysisGroup,
  LEAST_PLOTTED,
} from '#shared/analysis/analysis-facts.ts';
import { groupText } from '#shared/analysis/figure-words.ts';
import { groupAddress } from '#shared/analysis/group-address.ts';
import { Segmented } from '#web/ui/segmented.tsx';

const GroupPlot = lazy(() => import('./group-plot.tsx'));

/** The maximum number of bars: more can't be told apart. */
const MOST_PLOTTED = 20;
/** The height of a group with one set or two, and of everything except the bars, in pixels. */
const BAND = { one: 28, two: 40, rest: 72 };

type Props = {
  names: readonly [set: string, beside: string];
  view: AnalysisView;
  group: AnalysisGroup;
  set: SetFigures;
  beside: SetFigures | null;
};

/** The groups as bars: the number of listings, or the middle half of the measure. The table contains the same data. */
export function GroupPlotPart({ names, view, group, set, beside }: Props) {
  const { measure } = view;
  const [shown, setShown] = useState('measure');
  const bands = useMemo(() => {
    const other = new Map((beside?.groups ?? []).map((one) => [one.key, one]));
    const most = set.groups.slice(0, MOST_PLOTTED);
    const ordered = group === 'month' ? most.toSorted((a, b) => (a.key ?? '9').localeCompare(b.key ?? '9')) : most;
    return ordered.map((one) => ({
      label: groupText(group, one.key),
      href: groupAddress(view.set, group, one.key),
      set: one,
      beside: other.get(one.key),
    }));
  }, [view, group, set, beside]);
  if (bands.length === 0) return null;
  const ofMeasure = ANALYSIS_MEASURES[measure].name;
  return (
    <section aria-label="Çizim" className="sheet flex min-w-0 flex-col gap-4 p-4 sm:p-5">
      <Segmented
        legend={`${ANALYSIS_GROUPS[group]} gruplarında çizilen`}
        columns={2}
        value={shown}
        options={[
          { value: 'measure', label: ofMeasure },
          { value: 'listings', label: 'İlan sayısı' },
        ]}
        onChange={setShown}
      />
      <p className="text-sm text-ink-soft">
        {shown === 'measure'
          ? `Çubuk, ilanların orta yarısını gösterir: alt çeyrekten üst çeyreğe uzanır. Üzerindeki çizgi ortancadır. ${LEAST_PLOTTED} ilandan azı çizilmez, tabloda gösterilir.`
          : 'Çubuk, gruptaki ilanların sayısıdır.'}
        {set.groups.length > MOST_PLOTTED ? ` En çok ilanı olan ${MOST_PLOTTED} grup çizildi; hepsi tabloda.` : ''}
        {bands.some(({ href }) => href) ? ' Bir çubuğa basınca ilanları açılır.' : ''}
      </p>
      <div style={{ height: bands.length * (beside ? BAND.two : BAND.one) + BAND.rest }}>
        <Suspense fallback={null}>
          <GroupPlot
            names={names}
            bands={bands}
            measure={shown === 'measure' ? measure : null}
            isBeside={beside !== null}
            label={shown === 'measure' ? ofMeasure : 'İlan sayısı'}
          />
        </Suspense>
      </div>
    </section>
  );
}
