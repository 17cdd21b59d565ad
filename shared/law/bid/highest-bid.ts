import type { CategoryNumber } from '../../kinds/kinds.ts';
import { type CostSettings, totalCost } from './costs.ts';
import { type Goal, meetsGoal } from './goals.ts';
import { type Kurus, MAX_KURUS } from './kurus.ts';
import { lawfulBidAtMost, type SaleFrame } from './sale-frame.ts';

/** A purchase of which only the bid is unknown. */
export type Plan = { readonly kind: CategoryNumber; readonly costs: CostSettings; readonly goal: Goal };

export type HighestBid = {
  /** Exact to the kuruş, without the legal rules for bids; null if the goal can't be met even at a price of 0. */
  readonly exact: Kurus | null;
  /** The highest lawful bid up to this sum; null if even the lowest winning bid is too high. */
  readonly lawful: Kurus | null;
};

/**
 * The highest bid that, with its costs, still meets the goal; exact to the kuruş. Costs grow with the bid, and a goal
 * that a total meets is met by every lower total, so a binary search finds it.
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
