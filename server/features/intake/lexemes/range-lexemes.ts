/**
 * How many of the narrowest bins a bin of each level contains: wide bins for the middle of a range, narrow ones for its
 * ends.
 */
const WIDTHS = [600, 60, 6, 1] as const;
/** Numbers are distinguished by their first three digits, tenths included. */
const TENTHS = 10;
const PLAIN = 100;
const PER_DECADE = 900;
const LARGEST = 1e11;

/*
 * A quantity of a listing as lexemes, so that searches and alerts find ranges in the same way as words. Every number of
 * three significant digits has its bin, and the quantities between two such numbers have another.
 */

/** Returns the lexemes of a quantity's bins, one for each width; none for an invalid quantity. */
export function quantityLexemes(mark: string, quantity: number | undefined): string[] {
  if (quantity === undefined || !(quantity > 0) || quantity > LARGEST) return [];
  const bin = binOf(quantity);
  return WIDTHS.map((width) => `${mark}${width}/${Math.floor(bin / width)}`);
}

/**
 * Returns lexemes of the bins between two quantities, both included; a bound with more than three digits is widened to
 * three.
 */
export function rangeLexemes(mark: string, from: number | undefined, to: number | undefined): string[] {
  return binsBetween(mark, ...endsOf(from, to));
}

/** Returns lexemes of the bins that `rangeLexemes` leaves out: known quantities outside the range. */
export function outsideLexemes(mark: string, from: number | undefined, to: number | undefined): string[] {
  const [first, end] = endsOf(from, to);
  return [...binsBetween(mark, 0, first - 1), ...binsBetween(mark, end + 1, binOf(LARGEST))];
}

function endsOf(from: number | undefined, to: number | undefined): [first: number, end: number] {
  const first = from === undefined ? 0 : binOf(from) - (binOf(from) % 2);
  const last = binOf(to === undefined || to > LARGEST ? LARGEST : to);
  // The bound is between two numbers of three digits, so the range is widened to the next one.
  return [first, to === undefined || last % 2 === 0 ? last : last + 1];
}

function binsBetween(mark: string, first: number, end: number): string[] {
  const lexemes: string[] = [];
  for (let bin = first; bin <= end; ) {
    const width = WIDTHS.find((candidate) => bin % candidate === 0 && bin + candidate - 1 <= end) ?? 1;
    lexemes.push(`${mark}${width}/${bin / width}`);
    bin += width;
  }
  return lexemes;
}

/** Even for a number of three digits, odd for the quantities between it and the next. */
function binOf(quantity: number): number {
  const tenths = Math.round(quantity * TENTHS * 1000) / 1000;
  if (tenths < PLAIN) return 2 * Math.floor(tenths) + Number(!Number.isInteger(tenths));
  const decade = Math.floor(Math.log10(tenths)) - 2;
  const digits = tenths / 10 ** decade;
  return 2 * (PLAIN + decade * PER_DECADE + Math.floor(digits) - PLAIN) + Number(!Number.isInteger(digits));
}
