/** Steps within a decade: close enough that prices between two of them are few, round enough that people ask for them. */
const STEPS = [1, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7, 1.8, 1.9, 2, 2.25, 2.5, 2.75, 3, 3.5, 4, 5, 6, 8];
const DECADES = { from: 4, to: 10 };

/**
 * Where the bins of prices begin, in kuruş, ascending; bin 0 lies below the first. Every round price has a bin of its
 * own, so that "up to two million" and "from two million" both end where a bin does. Blocks of bits are made with them:
 * who changes them lets `packSearch` choose anew (empty `search_common`).
 */
export const PRICE_BIN_STARTS: readonly number[] = Array.from({ length: DECADES.to - DECADES.from + 1 }, (_, decade) =>
  STEPS.map((step) => Math.round(step * 10 ** (DECADES.from + decade)) * 100),
)
  .flat()
  .flatMap((price) => [price, price + 1]);

/** Bins per coarse bin: fine bins tell a range's ends, coarse ones what lies between. */
export const FINE_BINS = STEPS.length * 2;

export type PriceRange = { readonly from?: number | undefined; readonly to?: number | undefined };

/**
 * The lexemes of the bins a price range (kuruş, both ends included) covers: `inner` those that lie in it whole, `outer`
 * also those at its ends that do so in part. `@c` is a coarse bin, `@f` a fine one.
 */
export function priceBins({ from, to }: PriceRange): { inner: string[]; outer: string[] } {
  const first = from === undefined ? 0 : binOf(from);
  const last = to === undefined ? PRICE_BIN_STARTS.length : binOf(to);
  const isFirstWhole = from === undefined || from === binStart(first);
  const isLastWhole = to === undefined || to === binStart(last + 1) - 1;
  const inner = cover(isFirstWhole ? first : first + 1, isLastWhole ? last : last - 1);
  const ends = [...(isFirstWhole ? [] : [first]), ...(isLastWhole ? [] : [last])].map((bin) => `@f${bin}`);
  return { inner, outer: [...new Set([...inner, ...ends])] };
}

/** As `width_bucket` counts: how many bins begin at or below the price. */
function binOf(price: number): number {
  const next = PRICE_BIN_STARTS.findIndex((start) => start > price);
  return next === -1 ? PRICE_BIN_STARTS.length : next;
}

function binStart(bin: number): number {
  return bin === 0 ? 0 : (PRICE_BIN_STARTS[bin - 1] ?? Number.POSITIVE_INFINITY);
}

function cover(first: number, last: number): string[] {
  const lexemes: string[] = [];
  for (let bin = first; bin <= last; ) {
    const isWholeCoarse = bin % FINE_BINS === 0 && bin + FINE_BINS - 1 <= last;
    lexemes.push(isWholeCoarse ? `@c${bin / FINE_BINS}` : `@f${bin}`);
    bin += isWholeCoarse ? FINE_BINS : 1;
  }
  return lexemes;
}
