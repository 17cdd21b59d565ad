import { medianOf } from '../figures/median.ts';
import { type Estimate, LEAST_COMPARABLES } from './comparables.ts';
import { coverageOf } from './coverage.ts';
import { predictionRange, rankedAt, sortedRange } from './prediction-range.ts';
import { qualityFault } from './stated-quality.ts';

/** Tolerance for rounding errors. */
const TINY = 1e-9;

/**
 * Predicts each number from the others. Returns the median of the differences from their median, in per cent of the
 * number, and how many numbers are within the range that the others give. Needs at least three numbers.
 */
export function backTest(ratios: readonly number[]): { readonly medianError: number; readonly held: number } {
  const sorted = ratios.toSorted((a, b) => a - b);
  const errors: number[] = [];
  let held = 0;
  for (const [at, ratio] of sorted.entries()) {
    const others = sorted.toSpliced(at, 1);
    errors.push(Math.abs(rankedAt(others, (others.length + 1) / 2) / ratio - 1) * 100);
    const [low, high] = sortedRange(others);
    if (low - TINY <= ratio && ratio <= high + TINY) held += 1;
  }
  return { medianError: medianOf(errors) ?? 0, held };
}

/**
 * The price range of a lot from the prices by appraisal of comparable sales: a comparable price is within it with a
 * probability of `RANGE_PERCENT`. Also the median and the middle half.
 */
export function estimatePrice(
  appraisal: number | null,
  ratios: readonly number[],
): Estimate | 'tooFew' | 'tooScattered' | 'tooOftenMissed' | 'noAppraisal' {
  if (appraisal === null || appraisal <= 0) return 'noAppraisal';
  if (ratios.length < LEAST_COMPARABLES) return 'tooFew';
  const { medianError, held } = backTest(ratios);
  const errorPercent = Math.round(medianError);
  const fault = qualityFault({ medianError: errorPercent, covered: (held / ratios.length) * 100 });
  if (fault) return fault;
  const [low, high] = predictionRange(ratios);
  const [lower, middle, upper] = quartilesOf(ratios);
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
    covered: coverageOf(held, ratios.length),
  };
}

/** The quartiles of numbers, calculated as in spreadsheets. */
export function quartilesOf(numbers: readonly number[]): [lower: number, median: number, upper: number] {
  const sorted = numbers.toSorted((a, b) => a - b);
  const quartile = (share: number) => rankedAt(sorted, 1 + share * (sorted.length - 1));
  return [quartile(0.25), quartile(0.5), quartile(0.75)];
}

/** Rounds to three significant digits. */
function roundedTo(value: number, round: (value: number) => number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 2);
  const sign = round === Math.floor ? TINY : -TINY;
  return round(value / step + sign) * step;
}
