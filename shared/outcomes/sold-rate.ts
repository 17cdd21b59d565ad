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
  // To a tenth of a per cent: whole per cents would widen the interval of many auctions.
  const low = Math.floor(wilson(sold, ended).low * 1000) / 10;
  const high = Math.ceil(wilson(sold + unknown, ended).high * 1000) / 10;
  return { low, high };
}
