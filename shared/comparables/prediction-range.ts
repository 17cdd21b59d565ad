import { RANGE_PERCENT } from './comparables.ts';

/** The probability of a price on each side outside the range. */
const TAIL = (100 - RANGE_PERCENT) / 200;
/** The quantile of the standard normal distribution for `TAIL`. */
const Z = 1.959_964;

/**
 * The range that contains the next number of the same distribution with a probability of `RANGE_PERCENT`. With at least
 * 39 numbers it follows from their order alone: the next is below the k-th smallest of n with the probability k ÷ (n +
 * 1), whatever the distribution. Fewer numbers can't give 95 % this way; their logarithms are assumed to be normal, and
 * the interval is Student's. Needs at least two prices, all above 0.
 */
export function predictionRange(ratios: readonly number[]): readonly [low: number, high: number] {
  return sortedRange(ratios.toSorted((a, b) => a - b));
}

/** The same for numbers in ascending order. */
export function sortedRange(sorted: readonly number[]): readonly [low: number, high: number] {
  const rank = TAIL * (sorted.length + 1);
  return rank < 1 ? studentRange(sorted) : [rankedAt(sorted, rank), rankedAt(sorted, sorted.length + 1 - rank)];
}

/** The number at a rank of sorted numbers, counted from 1; interpolated between two ranks. */
export function rankedAt(sorted: readonly number[], rank: number): number {
  const below = Math.floor(rank + 1e-9);
  const first = sorted[below - 1] ?? Number.NaN;
  return first + Math.max(0, rank - below) * ((sorted[below] ?? first) - first);
}

function studentRange(ratios: readonly number[]): readonly [low: number, high: number] {
  const logs = ratios.map(Math.log);
  const count = logs.length;
  const mean = logs.reduce((sum, log) => sum + log, 0) / count;
  const variance = logs.reduce((sum, log) => sum + (log - mean) ** 2, 0) / (count - 1);
  const half = studentQuantile(count - 1) * Math.sqrt(variance * (1 + 1 / count));
  return [Math.exp(mean - half), Math.exp(mean + half)];
}

/**
 * The quantile of Student's distribution for `TAIL` (Abramowitz and Stegun 26.7.5): accurate to 0.001 from 9 degrees
 * on.
 */
function studentQuantile(degrees: number): number {
  const [square, z] = [Z ** 2, Z];
  const terms = [
    (z * (square + 1)) / 4,
    (z * (5 * square ** 2 + 16 * square + 3)) / 96,
    (z * (3 * square ** 3 + 19 * square ** 2 + 17 * square - 15)) / 384,
  ];
  return terms.reduce((sum, term, at) => sum + term / degrees ** (at + 1), z);
}
