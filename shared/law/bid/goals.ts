import { type Hundredths, type Kurus, partOf, WHOLE } from './kurus.ts';

/** What a buyer wants to achieve with a purchase; the bid is calculated from it. */
export type Goal =
  /** A discount from what the item is worth to the buyer, all costs included. */
  | { readonly kind: 'discount'; readonly ownValue: Kurus; readonly discount: Hundredths }
  /** A profit on the total paid, after the costs of selling and the tax on the gain that the user sets. */
  | {
      readonly kind: 'resale';
      readonly resalePrice: Kurus;
      readonly resaleCosts: Hundredths;
      readonly gainTax: Hundredths;
      readonly profit: Hundredths;
    }
  /** A rental yield on the total paid: rent of a year after yearly costs. */
  | { readonly kind: 'rent'; readonly monthlyRent: Kurus; readonly yearlyCosts: Kurus; readonly yield: Hundredths };
export type GoalKind = Goal['kind'];

/** How good a total is by a goal: the resulting discount, profit or yield. */
export type GoalOutcome = {
  /**
   * In kuruş: the amount below the own value, the profit after tax, or a year's rent after its costs. May be negative.
   */
  readonly sum: Kurus;
  /** The same in hundredths of a per cent, rounded down; null if there is nothing to divide by. */
  readonly percent: Hundredths | null;
};

export function outcomeOf(goal: Goal, total: Kurus): GoalOutcome {
  const sum = sumOf(goal, total);
  return { sum, percent: percentDown(sum, goal.kind === 'discount' ? goal.ownValue : total) };
}

/** Whether a total meets the goal. If it does, every lower total does, too. */
export function meetsGoal(goal: Goal, total: Kurus): boolean {
  const sum = sumOf(goal, total);
  const [wanted, of] =
    goal.kind === 'discount'
      ? [goal.discount, goal.ownValue]
      : goal.kind === 'resale'
        ? [goal.profit, total]
        : [goal.yield, total];
  return BigInt(sum) * BigInt(WHOLE) >= BigInt(of) * BigInt(wanted);
}

function sumOf(goal: Goal, total: Kurus): Kurus {
  if (goal.kind === 'discount') return goal.ownValue - total;
  if (goal.kind === 'rent') return goal.monthlyRent * 12 - goal.yearlyCosts;
  const { resalePrice, resaleCosts, gainTax } = goal;
  const gain = resalePrice - partOf(resalePrice, resaleCosts, WHOLE, 'up') - total;
  return gain - (gain > 0 ? partOf(gain, gainTax, WHOLE, 'up') : 0);
}

function percentDown(sum: Kurus, of: Kurus): Hundredths | null {
  if (of <= 0) return null;
  const scaled = BigInt(sum) * BigInt(WHOLE);
  const down = scaled / BigInt(of);
  // The division of big integers truncates towards zero; negative values must be rounded down.
  return Number(scaled < 0n && down * BigInt(of) !== scaled ? down - 1n : down);
}
