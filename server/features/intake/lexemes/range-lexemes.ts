/** How many bins a bin of each level holds: wide ones for the middle of a range, narrow ones for its ends. */
const WIDTHS = [600, 60, 6, 1] as const;
/** Numbers are told apart by their first three digits, tenths included. */
const TENTHS = 10;
const PLAIN = 100;
const PER_DECADE = 900;
const LARGEST = 1e11;

/*
 * A quantity of a listing as lexemes, so that searches and alerts find ranges of it as they find anything
 * else. Every number of three digits has a bin, and the quantities between two such numbers have another.
 */

/** Lexemes of the bins of a quantity, one of each width; none for what is no quantity. */
export function quantityLexemes(mark: string, quantity: number | undefined): string[] {
  if (quantity === undefined || !(quantity > 0) || quantity > LARGEST) return [];
  const bin = binOf(quantity);
  return WIDTHS.map((width) => `${mark}${width}/${Math.floor(bin / width)}`);
}

/** Lexemes of the bins between two quantities, both included; a bound of more than three digits is widened to three. */
export function rangeLexemes(mark: string, from: number | undefined, to: number | undefined): string[] {
  return binsBetween(mark, ...endsOf(from, to));
}

/** Lexemes of the bins that `rangeLexemes` leaves out: of quantities that are told and are outside the range. */
export function outsideLexemes(mark: string, from: number | undefined, to: number | undefined): string[] {
  const [first, end] = endsOf(from, to);
  return [...binsBetween(mark, 0, first - 1), ...binsBetween(mark, end + 1, binOf(LARGEST))];
}

function endsOf(from: number | undefined, to: number | undefined): [first: number, end: number] {
  const first = from === undefined ? 0 : binOf(from) - (binOf(from) % 2);
  const last = binOf(to === undefined || to > LARGEST ? LARGEST : to);
  // An odd bin ends before the next number of three digits, to which a bound within it is widened.
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

/** Even for a number of three digits, odd for those up to the next. */
function binOf(quantity: number): number {
  const tenths = Math.round(quantity * TENTHS * 1000) / 1000;
  if (tenths < PLAIN) return 2 * Math.floor(tenths) + Number(!Number.isInteger(tenths));
  const decade = Math.floor(Math.log10(tenths)) - 2;
  const digits = tenths / 10 ** decade;
  return 2 * (PLAIN + decade * PER_DECADE + Math.floor(digits) - PLAIN) + Number(!Number.isInteger(digits));
}
