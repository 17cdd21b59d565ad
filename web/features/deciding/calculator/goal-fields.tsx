import { useState } from 'react';
import { FIGURE_LABELS, GOAL_LABELS } from '#shared/law/bid/bid-texts.ts';
import { EMPTY_GOALS } from '#shared/law/bid/calculation.ts';
import type { Goal, GoalKind } from '#shared/law/bid/goals.ts';
import { MAX_KURUS, WHOLE } from '#shared/law/bid/kurus.ts';
import type { FigureName } from '#shared/law/bid/sensitivity.ts';
import type { ListingDetail } from '#shared/listings.ts';
import { monthText } from '#shared/price-index/index-months.ts';
import { valueRangeText } from '#shared/price-index/value-today.ts';
import { Button } from '#web/ui/button.tsx';
import { FigureField } from '#web/ui/form/figure-field.tsx';
import { Segmented } from '#web/ui/segmented.tsx';

type Props = {
  goal: Goal;
  /** The appraisal moved to today, as a start for what the listing is worth to the member. */
  valueToday: ListingDetail['valueToday'];
  onChange: (goal: Goal) => void;
};

/** The figures of a goal, sums by the largest that is taken and shares by the largest share. */
const MOST: Partial<Record<FigureName, number>> = {
  discount: 9000,
  resaleCosts: 9000,
  gainTax: 9000,
  profit: 10 * WHOLE,
  yield: WHOLE,
};
const OPTIONS = Object.entries(GOAL_LABELS).map(([value, label]) => ({ value, label }));

/** What a buyer wants of the purchase: one of three goals and its figures. */
export function GoalFields({ goal, valueToday, onChange }: Props) {
  // Fields keep what is typed: they begin again with what is written into them.
  const [started, setStarted] = useState(0);
  const figures = Object.entries(goal).filter((entry): entry is [FigureName, number] => typeof entry[1] === 'number');
  return (
    <div>
      <Segmented
        legend="Hedefiniz"
        value={goal.kind}
        options={OPTIONS}
        // safe: the options are the goals
        onChange={(kind) => onChange(EMPTY_GOALS[kind as GoalKind])}
      />
      <div key={`${goal.kind} ${started}`} className="mt-3 grid gap-3 sm:grid-cols-2">
        {figures.map(([name, value]) => {
          const most = MOST[name];
          return (
            <FigureField
              key={name}
              label={FIGURE_LABELS[name]}
              unit={most === undefined ? '₺' : '%'}
              most={most ?? MAX_KURUS}
              value={value === 0 ? null : value}
              // safe: a figure of this goal
              onChange={(next) => onChange({ ...goal, [name]: next ?? 0 } as Goal)}
            />
          );
        })}
      </div>
      {'ownValue' in goal && valueToday.state === 'known' ? (
        <StartWithValue
          value={valueToday}
          onStart={(ownValue) => {
            onChange({ ...goal, ownValue });
            setStarted(started + 1);
          }}
        />
      ) : null}
    </div>
  );
}

type Known = Extract<ListingDetail['valueToday'], { state: 'known' }>;

/** The careful end of the range; the member changes it as they see fit. */
function StartWithValue({ value, onStart }: { value: Known; onStart: (kurus: number) => void }) {
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-3 text-sm text-ink-soft">
      <p className="tabular min-w-0 grow basis-60">
        {`Muhammen bedelin bugünkü karşılığı ${valueRangeText(value)} (konut fiyat endeksi, ${monthText(value.lastMonth)}). Piyasa değeri değildir.`}
      </p>
      <Button look="secondary" onClick={() => onStart(value.from * 100)}>
        Alt ucunu değer olarak yaz
      </Button>
    </div>
  );
}
