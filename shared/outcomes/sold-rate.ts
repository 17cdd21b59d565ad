import type { OutcomeCounts } from './area-outcomes.ts';
import { LEAST_ENDED, MOST_UNKNOWN } from './outcome-rules.ts';
import { wilson } from './wilson.ts';

/**
 * The share of ended auctions that were sold, in per cent, as an interval: from all unknown results being unsold to all
 * being sold, widened by the 95 % Wilson interval on both sides. It is never the share among the known results alone,
 * because late results differ from the others. Undefined for too few ended auctions or too many unknown results.
 */
export function soldRate({ ended, sold, unknown }: OutcomeCounts): { low: number; high: number } | undefined {
  if (ended < LEAST_ENDED || unknown > ended * MOST_UNKNOWN) return undefined;
  return inTenths(wilson(sold, ended).low, wilson(sold + unknown, ended).high);
}

/**
 * The share of second rounds among ended auctions, in per cent, as an interval: from all unknown rounds being first
 * ones to all being second ones, widened by the 95 % Wilson interval on both sides. Undefined for too few ended
 * auctions or too many unknown rounds.
 */
export function secondRoundRate(counts: OutcomeCounts): { low: number; high: number } | undefined {
  const { ended, secondRounds, untoldRounds } = counts;
  if (ended < LEAST_ENDED || untoldRounds > ended * MOST_UNKNOWN) return undefined;
  return inTenths(wilson(secondRounds, ended).low, wilson(secondRounds + untoldRounds, ended).high);
}

/** Rounds outwards to a tenth of a per cent: whole per cents would widen the intervals of large samples. */
function inTenths(low: number, high: number): { low: number; high: number } {
  return { low: Math.floor(low * 1000) / 10, high: Math.ceil(high * 1000) / 10 };
}
