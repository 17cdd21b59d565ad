import type { PriceRange } from '../conditions/condition.ts';

/**
 * Steps within a decade: two percent apart, so that there are few prices between two steps, and round prices are steps.
 */
const STEPS = [...steps(100, 200, 2), ...steps(200, 500, 5), ...steps(500, 1000, 10)];
const DECADES = [4, 5, 6, 7, 8, 9, 10];

/**
 * Where the bins of prices begin, in kuruş, ascending; bin 0 is below the first. Every round price has its own bin, so
 * that "up to two million" and "from two million" both end where a bin does. Blocks of bits are made with them: anyone
 * who changes them must empty `search_common`, and `packSearch` then makes all blocks again.
 */
export const PRICE_BIN_STARTS: readonly number[] = DECADES.flatMap((decade) =>
  STEPS.flatMap((step) => [step * 10 ** decade, step * 10 ** decade + 1]),
);

/** What blocks hold of a listing without a price. */
export const UNTOLD_PRICE = '@f-';

/** How many bins one bin of each level holds: wide ones for the middle of a range, narrow ones for its ends. */
export const BIN_WIDTHS = [320, 32, 4, 1] as const;

export type PriceBins = {
  /** Lexemes (`@f<width>/<bin>`) of the bins that are in the range as a whole. */
  readonly inner: readonly string[];
  /** The same with the bins at its ends that do so in part. */
  readonly outer: readonly string[];
  /** The prices of those, within which a price has to be looked at. */
  readonly edges: readonly { readonly from: number; readonly to: number }[];
};

/** The bins a price range (kuruş, both ends included) covers. */
export function priceBins({ from, to }: PriceRange): PriceBins {
  const first = from === undefined ? 0 : binOf(from);
  const last = to === undefined ? PRICE_BIN_STARTS.length : binOf(to);
  const isFirstWhole = from === undefined || from <= binStart(first);
  const isLastWhole = to === undefined || to === binStart(last + 1) - 1;
  const inner = cover(isFirstWhole ? first : first + 1, isLastWhole ? last : last - 1);
  const ends = [...new Set([...(isFirstWhole ? [] : [first]), ...(isLastWhole ? [] : [last])])];
  const edges = ends.map((bin) => ({
    from: Math.max(binStart(bin), from ?? 0),
    to: Math.min(binStart(bin + 1) - 1, to ?? Number.MAX_SAFE_INTEGER),
  }));
  return { inner, outer: [...inner, ...ends.map((bin) => `@f1/${bin}`)], edges };
}

function steps(from: number, to: number, by: number): number[] {
  return Array.from({ length: (to - from) / by }, (_, index) => from + index * by);
}

/** As `width_bucket` counts: how many bins begin at or below the price. */
function binOf(price: number): number {
  const next = PRICE_BIN_STARTS.findIndex((start) => start > price);
  return next === -1 ? PRICE_BIN_STARTS.length : next;
}

function binStart(bin: number): number {
  return bin <= 0 ? 0 : (PRICE_BIN_STARTS[bin - 1] ?? Number.MAX_SAFE_INTEGER);
}

function cover(first: number, last: number): string[] {
  const lexemes: string[] = [];
  for (let bin = first; bin <= last; ) {
    const width = BIN_WIDTHS.find((candidate) => bin % candidate === 0 && bin + candidate - 1 <= last) ?? 1;
    lexemes.push(`@f${width}/${bin / width}`);
    bin += width;
  }
  return lexemes;
}
