import { RANGE_PERCENT } from './comparables.ts';

/** The chance of a price on either side of the range. */
const TAIL = (100 - RANGE_PERCENT) / 200;
/** Of the standard normal distribution, for `TAIL`. */
const Z = 1.959_964;

/**
 * Between which two numbers the next of the same origin is with the chance of `RANGE_PERCENT`. From 39 numbers on by
 * their order alone: the next is below the k-th smallest of n with the chance k ÷ (n + 1), whatever the distribution.
 * Fewer cannot say that of 95 %; their logarithms are taken for normal, and the interval is that of Student.
 * Prices are above 0; at least two.
 */
export function predictionRange(ratios: readonly number[]): readonly [low: number, high: number] {
  return sortedRange(ratios.toSorted((a, b) => a - b));
}

/** The same of numbers in ascending order. */
export function sortedRange(sorted: readonly number[]): readonly [low: number, high: number] {
  const rank = TAIL * (sorted.length + 1);
  return rank < 1 ? studentRange(sorted) : [rankedAt(sorted, rank), rankedAt(sorted, sorted.length + 1 - rank)];
}

/** The number of a rank of sorted numbers, the first being 1; between two ranks in proportion. */
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

/** Of Student's distribution, for `TAIL` (Abramowitz and Stegun 26.7.5): from 9 degrees on right to 0.001. */
function studentQuantile(degrees: number): number {
  const [square, z] = [Z ** 2, Z];
  const terms = [
    (z * (square + 1)) / 4,
    (z * (5 * square ** 2 + 16 * square + 3)) / 96,
    (z * (3 * square ** 3 + 19 * square ** 2 + 17 * square - 15)) / 384,
  ];
  return terms.reduce((sum, term, at) => sum + term / degrees ** (at + 1), z);
}
