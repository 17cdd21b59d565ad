import { medianOf } from '../figures/median.ts';
import { type Estimate, LEAST_COMPARABLES, MOST_ERROR_PERCENT } from './comparables.ts';
import { predictionRange, rankedAt } from './prediction-range.ts';

/** What sums of a computer may be off by. */
const TINY = 1e-9;

/** How far off the median of the others is for each number, in per cent of it: the median of these errors. */
export function backTest(ratios: readonly number[]): number {
  const sorted = ratios.toSorted((a, b) => a - b);
  const last = sorted.length - 2;
  const errors = sorted.map((ratio, at) => {
    const other = (rank: number) => sorted[rank < at ? rank : rank + 1] ?? ratio;
    const guess = (other(Math.floor(last / 2)) + other(Math.ceil(last / 2))) / 2;
    return Math.abs(guess / ratio - 1) * 100;
  });
  return medianOf(errors) ?? 0;
}

/**
 * The range of a lot's price from the prices by appraisal of comparable sales: with the chance of `RANGE_PERCENT` a
 * price like theirs is within it. Also its median and the middle half.
 */
export function estimatePrice(
  appraisal: number | null,
  ratios: readonly number[],
): Estimate | 'tooFew' | 'tooScattered' | 'noAppraisal' {
  if (appraisal === null || appraisal <= 0) return 'noAppraisal';
  if (ratios.length < LEAST_COMPARABLES) return 'tooFew';
  const errorPercent = Math.round(backTest(ratios));
  if (errorPercent > MOST_ERROR_PERCENT) return 'tooScattered';
  const [low, high] = predictionRange(ratios);
  const sorted = ratios.toSorted((a, b) => a - b);
  const quartile = (share: number) => rankedAt(sorted, 1 + share * (sorted.length - 1));
  const [lower, middle, upper] = [quartile(0.25), quartile(0.5), quartile(0.75)];
  const percent = (ratio: number) => Math.round(ratio * 100);
  return {
    from: roundedTo(appraisal * low, Math.floor),
    median: roundedTo(appraisal * middle, Math.round),
    to: roundedTo(appraisal * high, Math.ceil),
    ratios: {
      from: Math.floor(low * 100 + TINY),
      lower: percent(lower),
      median: percent(middle),
      upper: percent(upper),
      to: Math.ceil(high * 100 - TINY),
    },
    count: ratios.length,
    errorPercent,
  };
}

/** Three digits that count. */
function roundedTo(value: number, round: (value: number) => number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 2);
  const sign = round === Math.floor ? TINY : -TINY;
  return round(value / step + sign) * step;
}
