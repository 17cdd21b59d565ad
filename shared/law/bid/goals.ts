import { type Hundredths, type Kurus, partOf, WHOLE } from './kurus.ts';

/** What a buyer wants of a purchase; the bid is worked out from it. */
export type Goal =
  /** This much below what the thing is worth to the buyer, all costs included. */
  | { readonly kind: 'discount'; readonly ownValue: Kurus; readonly discount: Hundredths }
  /** This much profit on all that was paid, after the costs of selling and the tax that the user sets on the gain. */
  | {
      readonly kind: 'resale';
      readonly resalePrice: Kurus;
      readonly resaleCosts: Hundredths;
      readonly gainTax: Hundredths;
      readonly profit: Hundredths;
    }
  /** This much rent a year, after yearly costs, on all that was paid. */
  | { readonly kind: 'rent'; readonly monthlyRent: Kurus; readonly yearlyCosts: Kurus; readonly yield: Hundredths };
export type GoalKind = Goal['kind'];

/** How good a total is, measured by a goal: the discount, the profit or the yield that it leaves. */
export type GoalOutcome = {
  /** In kuruş: below the own value, profit after tax, rent of a year after its costs. May be negative. */
  readonly sum: Kurus;
  /** The same in hundredths of a per cent, rounded down; null where there is nothing to measure it by. */
  readonly percent: Hundredths | null;
};

/** The outcome of a total by a goal. */
export function outcomeOf(goal: Goal, total: Kurus): GoalOutcome {
  const sum = sumOf(goal, total);
  return { sum, percent: percentDown(sum, goal.kind === 'discount' ? goal.ownValue : total) };
}

/** Whether a total meets the goal. A total that meets it does so with every lower one, too. */
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
  // The division of big integers cuts towards zero.
  return Number(scaled < 0n && down * BigInt(of) !== scaled ? down - 1n : down);
}
