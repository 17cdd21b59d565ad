import {
  endOf,
  type Gap,
  gapsOf,
  type LetterSize,
  leftOf,
  median,
  type PlacedWord,
  type Row,
  sharedGap,
  startOf,
} from './page-rows.ts';

/** The rows of two columns of prose, and the gap between the columns. */
export type Columns = { readonly from: number; readonly to: number; readonly gutter: Gap };

/** The minimum gap between columns, in letters. */
const LEAST_GUTTER = 2;
/** A wide gap inside a column, in letters: most rows of a table have one. */
const WIDE = 3;
/** The part of the printed width in which the gutter must be. */
const MIDDLE = [0.38, 0.62] as const;
/**
 * The minimum number of rows, letters per line and share of full lines. Lines of prose are longer than labels, and many
 * reach the end of their column. Columns of equal width are rarely a table, so the requirements are lower.
 */
const UNEVEN = { rows: 5, letters: 25, full: 0.5 } as const;
const EVEN = { rows: 4, letters: 18, full: 0.25 } as const;
const SAME_WIDTH = 0.1;
const FULL_PART = 0.7;
/** Rows at the end that only one column has must follow within this many word heights. */
const NEXT_ROW = 2.2;
/** More rows than on any printed page; limits the work on hostile files. */
const MOST_ROWS = 200;

/** Finds the places where a page has two columns of prose side by side, from the top. */
export function twoColumns(rows: readonly Row[], size: LetterSize): Columns[] {
  const found: Columns[] = [];
  const all = rows.flatMap(({ words }) => words);
  const [start, end] = [startOf(all), endOf(all)];
  const middle = { from: start + (end - start) * MIDDLE[0], to: start + (end - start) * MIDDLE[1] };
  const least = LEAST_GUTTER * size.width;
  const sides = rows.map((row) => ({ gaps: gapsOf(row, least), start: startOf(row.words), end: endOf(row.words) }));
  for (let from = 0; from < rows.length; from += 1) {
    const columns = columnsFrom(sides, from, { middle, least });
    if (!columns || !isProse(rows, columns, size)) continue;
    const to = withoutLater(rows, columns, size);
    found.push({ ...columns, to });
    from = to - 1;
  }
  return found;
}

/** The beginning, the end and the gaps of a row. */
type Stretch = { readonly gaps: readonly Gap[]; readonly start: number; readonly end: number };

function columnsFrom(
  rows: readonly Stretch[],
  from: number,
  { middle, least }: { middle: Gap; least: number },
): Columns | undefined {
  const widest = rows[from]?.gaps.flatMap((gap) => sharedGap(gap, middle, least) ?? []);
  let gutter = widest?.toSorted((one, other) => other.to - other.from - (one.to - one.from))[0];
  let to = from;
  while (gutter && to - from < MOST_ROWS) {
    const row = rows[to];
    const next = row && narrowed(row, gutter, least);
    if (!next) break;
    gutter = next;
    to += 1;
  }
  return gutter && { from, to, gutter };
}

/** The gutter after a row: the part that the row also leaves free, or all of it if the row is on one side. */
function narrowed({ gaps, start, end }: Stretch, gutter: Gap, least: number): Gap | undefined {
  if (end <= gutter.from || start >= gutter.to) return gutter;
  return gaps.flatMap((gap) => sharedGap(gap, gutter, least) ?? [])[0];
}

const isBeside = (words: readonly PlacedWord[], gutter: Gap) =>
  endOf(words) <= gutter.from || startOf(words) >= gutter.to;

/** The words on the left and right of a gutter. */
export function sidesOf({ words }: Row, gutter: Gap): [PlacedWord[], PlacedWord[]] {
  const isLeft = (word: PlacedWord) => leftOf(word) < gutter.to;
  return [words.filter(isLeft), words.filter((word) => !isLeft(word))];
}

function isProse(rows: readonly Row[], { from, to, gutter }: Columns, { width }: LetterSize): boolean {
  const both = rows.slice(from, to).flatMap((row) => {
    const sides = sidesOf(row, gutter);
    return sides.every(({ length }) => length > 0) ? [sides] : [];
  });
  const parted = both.filter((sides) => sides.some((words) => gapsOf({ words }, WIDE * width).length > 0));
  if (parted.length * 2 > both.length) return false;
  const columns = [0, 1].map((side) => {
    const lines = both.map((sides) => sides[side] ?? []);
    return { lines, start: startOf(lines.flat()), end: endOf(lines.flat()) };
  });
  const [left, right] = columns.map(({ start, end }) => end - start);
  const isEven = Math.abs(1 - (left ?? 0) / (right || 1)) < SAME_WIDTH;
  const least = isEven ? EVEN : UNEVEN;
  if (both.length < least.rows) return false;
  return columns.every(({ lines, start, end }) => {
    const full = lines.filter((line) => endOf(line) - start >= (end - start) * FULL_PART);
    const letters = median(lines.map((line) => line.map(({ text }) => text).join(' ').length));
    return letters >= least.letters && full.length >= lines.length * least.full;
  });
}

/** Rows after the last one with both columns belong to a column only while they follow without a large space. */
function withoutLater(rows: readonly Row[], { from, to, gutter }: Columns, { height }: LetterSize): number {
  const last = rows.slice(from, to).findLastIndex(({ words }) => !isBeside(words, gutter)) + from;
  for (let at = last + 1; at < to; at += 1) {
    const [above, row] = [rows[at - 1]?.words[0], rows[at]?.words[0]];
    if (!above || !row || Math.abs(row.box[1] - above.box[1]) > NEXT_ROW * height) return at;
  }
  return to;
}
