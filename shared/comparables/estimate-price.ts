import { type Estimate, LEAST_COMPARABLES, MOST_ERROR_PERCENT, RANGE_PERCENT } from './comparables.ts';

/** What sums of a computer may be off by. */
const TINY = 1e-9;

/** The middle of numbers, which must not be empty. */
export function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(at)] ?? 0) + (sorted[Math.ceil(at)] ?? 0)) / 2;
}

/** How far off the median of the others is for each number, in per cent of it: the median of these errors. */
export function backTest(ratios: readonly number[]): number {
  return medianOf(
    ratios.map((ratio, at) => {
      const guess = medianOf(ratios.filter((_, other) => other !== at));
      return Math.abs(guess / ratio - 1) * 100;
    }),
  );
}

/**
 * The range of a lot's price from the prices by appraisal of comparable sales. Of numbers of one origin the next is
 * between the k-th smallest and the k-th largest of n with the chance 1 − 2k ÷ (n + 1), whatever their distribution.
 */
export function estimatePrice(
  appraisal: number | null,
  ratios: readonly number[],
): Estimate | 'tooFew' | 'tooScattered' | 'noAppraisal' {
  if (appraisal === null || appraisal <= 0) return 'noAppraisal';
  if (ratios.length < LEAST_COMPARABLES) return 'tooFew';
  const errorPercent = Math.round(backTest(ratios));
  if (errorPercent > MOST_ERROR_PERCENT) return 'tooScattered';
  const sorted = ratios.toSorted((a, b) => a - b);
  const outside = Math.floor(((100 - RANGE_PERCENT) * (sorted.length + 1)) / 200);
  const [low = 0, high = 0] = [sorted[outside - 1], sorted[sorted.length - outside]];
  const middle = medianOf(sorted);
  const percent = (ratio: number) => Math.round(ratio * 100);
  return {
    from: roundedTo(appraisal * low, Math.floor),
    median: roundedTo(appraisal * middle, Math.round),
    to: roundedTo(appraisal * high, Math.ceil),
    ratios: { from: Math.floor(low * 100 + TINY), median: percent(middle), to: Math.ceil(high * 100 - TINY) },
    count: ratios.length,
    errorPercent,
  };
}

/** Two digits that count. */
function roundedTo(value: number, round: (value: number) => number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 1);
  const sign = round === Math.floor ? TINY : -TINY;
  return round(value / step + sign) * step;
}
