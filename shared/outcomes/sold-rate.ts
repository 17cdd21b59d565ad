import type { OutcomeCounts } from './area-outcomes.ts';
import { LEAST_ENDED, MOST_UNKNOWN } from './outcome-rules.ts';
import { wilson } from './wilson.ts';

/**
 * Sold of ended in per cent, as an interval: from all unknown results being unsold to all being sold, with the 95 % of
 * Wilson on both sides. What is known is never divided by what is known alone: results that come late are not like the
 * others. Undefined for too few ended auctions or too many unknown results.
 */
export function soldRate({ ended, sold, unknown }: OutcomeCounts): { low: number; high: number } | undefined {
  if (ended < LEAST_ENDED || unknown > ended * MOST_UNKNOWN) return undefined;
  return inTenths(wilson(sold, ended).low, wilson(sold + unknown, ended).high);
}

/**
 * Second rounds of ended in per cent, as an interval: from all rounds that nobody told being first ones to all being
 * second ones, with the 95 % of Wilson on both sides. Undefined for too few ended auctions or too many untold rounds.
 */
export function secondRoundRate(counts: OutcomeCounts): { low: number; high: number } | undefined {
  const { ended, secondRounds, untoldRounds } = counts;
  if (ended < LEAST_ENDED || untoldRounds > ended * MOST_UNKNOWN) return undefined;
  return inTenths(wilson(secondRounds, ended).low, wilson(secondRounds + untoldRounds, ended).high);
}

/** To a tenth of a per cent: whole per cents would widen the interval of many auctions. */
function inTenths(low: number, high: number): { low: number; high: number } {
  return { low: Math.floor(low * 1000) / 10, high: Math.ceil(high * 1000) / 10 };
}
