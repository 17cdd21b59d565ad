import { FIGURE_LABELS, GOAL_LABELS } from '#shared/law/bid/bid-texts.ts';
import { EMPTY_GOALS } from '#shared/law/bid/calculation.ts';
import type { Goal, GoalKind } from '#shared/law/bid/goals.ts';
import { MAX_KURUS, WHOLE } from '#shared/law/bid/kurus.ts';
import type { FigureName } from '#shared/law/bid/sensitivity.ts';
import { FigureField } from '#web/ui/form/figure-field.tsx';
import { Segmented } from '#web/ui/segmented.tsx';

type Props = { goal: Goal; onChange: (goal: Goal) => void };

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
export function GoalFields({ goal, onChange }: Props) {
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
      <div key={goal.kind} className="mt-3 grid gap-3 sm:grid-cols-2">
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
    </div>
  );
}
