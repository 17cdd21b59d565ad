import type { CategoryNumber } from '../../kinds/kinds.ts';
import { type CostSettings, totalCost } from './costs.ts';
import { type Goal, meetsGoal } from './goals.ts';
import { type Kurus, MAX_KURUS } from './kurus.ts';
import { lawfulBidAtMost, type SaleFrame } from './sale-frame.ts';

/** A purchase of which everything is known but the bid. */
export type Plan = { readonly kind: CategoryNumber; readonly costs: CostSettings; readonly goal: Goal };

export type HighestBid = {
  /** To the kuruş, without regard to what the law asks of bids; null when the goal can't be met even for nothing. */
  readonly exact: Kurus | null;
  /** The highest lawful bid up to this sum; null when even the least winning bid is too high. */
  readonly lawful: Kurus | null;
};

/**
 * The highest bid that, with its costs, still meets the goal, exact to the kuruş: a kuruş more would miss it. Costs
 * grow with the bid and a goal met by a total is met by every lower one, so halving finds it.
 */
export function exactHighestBid({ kind, costs, goal }: Plan): Kurus | null {
  const meets = (bid: Kurus) => meetsGoal(goal, totalCost(kind, costs, bid));
  if (!meets(0)) return null;
  if (meets(MAX_KURUS)) return MAX_KURUS;
  let [met, missed] = [0, MAX_KURUS];
  while (missed - met > 1) {
    const middle = Math.floor((met + missed) / 2);
    if (meets(middle)) met = middle;
    else missed = middle;
  }
  return met;
}

/** The highest bid that meets the goal, and the highest lawful one. */
export function highestBid(plan: Plan, frame: SaleFrame): HighestBid {
  const exact = exactHighestBid(plan);
  return { exact, lawful: exact === null ? null : lawfulBidAtMost(frame, exact) };
}
