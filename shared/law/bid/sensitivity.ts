import { costsOfKind, type GivenCostName } from './costs.ts';
import type { Goal } from './goals.ts';
import { exactHighestBid, type Plan } from './highest-bid.ts';
import { type Kurus, partOf, WHOLE } from './kurus.ts';

/** How much each figure is varied, in hundredths of a per cent of its value. */
export const MOVED_BY = 1000;

type KeysOf<Union> = Union extends unknown ? keyof Union : never;
/** A figure of a plan that the user sets: a cost, the interest rate of the loan, or a part of the goal. */
export type FigureName = GivenCostName | 'finance' | Exclude<KeysOf<Goal>, 'kind'>;

export type Influence = {
  readonly name: FigureName;
  /** The exact highest bid if the figure is a tenth lower, and a tenth higher; 0 if the goal can't be met. */
  readonly whenLower: Kurus;
  readonly whenHigher: Kurus;
  /** The difference between the two. */
  readonly movement: Kurus;
};

/**
 * How much each figure influences the highest bid, the most important first. Figures that the law sets are left out.
 */
export function influences(plan: Plan): Influence[] {
  return [...movedCosts(plan), ...movedGoals(plan)]
    .map(({ name, lower, higher }) => {
      const [whenLower, whenHigher] = [exactHighestBid(lower) ?? 0, exactHighestBid(higher) ?? 0];
      return { name, whenLower, whenHigher, movement: Math.abs(whenHigher - whenLower) };
    })
    .filter(({ movement }) => movement > 0)
    .sort((one, other) => other.movement - one.movement);
}

type Moved = { readonly name: FigureName; readonly lower: Plan; readonly higher: Plan };

function both(name: FigureName, value: number, planWith: (value: number) => Plan): Moved[] {
  if (value === 0) return [];
  return [
    {
      name,
      lower: planWith(partOf(value, WHOLE - MOVED_BY, WHOLE)),
      higher: planWith(partOf(value, WHOLE + MOVED_BY, WHOLE)),
    },
  ];
}

function movedCosts(plan: Plan): Moved[] {
  const { kind, costs } = plan;
  return costsOfKind(kind).flatMap((name) => {
    if (name === 'stampDuty' || !costs[name].isOn) return [];
    if (name === 'finance')
      return both(name, costs.finance.monthlyRate, (monthlyRate) => ({
        ...plan,
        costs: { ...costs, finance: { ...costs.finance, monthlyRate } },
      }));
    return both(name, costs[name].value ?? 0, (value) => ({
      ...plan,
      costs: { ...costs, [name]: { isOn: true, value } },
    }));
  });
}

function movedGoals(plan: Plan): Moved[] {
  const { goal } = plan;
  return Object.entries(goal).flatMap(([name, value]) =>
    typeof value === 'number'
      ? // safe: a numeric property of a goal is one of its figures, and stays numeric
        both(name as FigureName, value, (moved) => ({ ...plan, goal: { ...goal, [name]: moved } as Goal }))
      : [],
  );
}
