import { useState } from 'react';
import { kaskoSourceShort, kaskoText } from '#shared/kasko/kasko-texts.ts';
import { FIGURE_LABELS, GOAL_LABELS } from '#shared/law/bid/bid-texts.ts';
import { EMPTY_GOALS } from '#shared/law/bid/calculation.ts';
import type { Goal, GoalKind } from '#shared/law/bid/goals.ts';
import { MAX_KURUS, WHOLE } from '#shared/law/bid/kurus.ts';
import type { FigureName } from '#shared/law/bid/sensitivity.ts';
import type { ListingDetail } from '#shared/listings.ts';
import { indexText, valueRangeText } from '#shared/price-index/value-today.ts';
import { Button } from '#web/ui/button.tsx';
import { FigureField } from '#web/ui/form/figure-field.tsx';
import { Segmented } from '#web/ui/segmented.tsx';

type Props = {
  goal: Goal;
  /** Market figures for the listing: a starting point for its value to the member. */
  worth: Pick<ListingDetail, 'valueToday' | 'kaskoValue'>;
  onChange: (goal: Goal) => void;
};

/** The maximum of each figure of a goal: for sums the largest that is accepted, for shares the largest share. */
const MOST: Partial<Record<FigureName, number>> = {
  discount: 9000,
  resaleCosts: 9000,
  gainTax: 9000,
  profit: 10 * WHOLE,
  yield: WHOLE,
};
const OPTIONS = Object.entries(GOAL_LABELS).map(([value, label]) => ({ value, label }));

/** The buyer's goal: one of three, with its figures. */
export function GoalFields({ goal, worth, onChange }: Props) {
  // Fields keep what is typed: a new key restarts them with the value that was filled in.
  const [started, setStarted] = useState(0);
  const start = startOf(worth);
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
      {'ownValue' in goal && start ? (
        <StartWithValue
          start={start}
          onStart={(ownValue) => {
            onChange({ ...goal, ownValue });
            setStarted(started + 1);
          }}
        />
      ) : null}
    </div>
  );
}

/** A suggested sum in kuruş, with its description. */
type Start = { readonly kurus: number; readonly text: string; readonly button: string };

/** For a dwelling, the appraisal moved to today; for a vehicle, the insurers' value; of a range, the cautious end. */
function startOf({ valueToday, kaskoValue }: Props['worth']): Start | undefined {
  if (valueToday.state === 'known')
    return {
      kurus: valueToday.from * 100,
      text: `Muhammen bedelin bugünkü karşılığı ${valueRangeText(valueToday)} (${indexText(valueToday)}). Piyasa değeri değildir.`,
      button: 'Alt ucunu değer olarak yaz',
    };
  if (kaskoValue.state !== 'known') return undefined;
  return {
    kurus: kaskoValue.from * 100,
    text: `Kasko değeri ${kaskoText(kaskoValue)} (${kaskoSourceShort(kaskoValue)}). Genellikle ilan fiyatlarının altındadır.`,
    button: kaskoValue.from === kaskoValue.to ? 'Değer olarak yaz' : 'Alt ucunu değer olarak yaz',
  };
}

/** A starting value, which the member can change. */
function StartWithValue({ start, onStart }: { start: Start; onStart: (kurus: number) => void }) {
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-3 text-sm text-ink-soft">
      <p className="tabular min-w-0 grow basis-60">{start.text}</p>
      <Button look="secondary" onClick={() => onStart(start.kurus)}>
        {start.button}
      </Button>
    </div>
  );
}
