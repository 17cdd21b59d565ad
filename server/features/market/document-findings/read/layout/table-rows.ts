import {
  endOf,
  type Gap,
  gapsOf,
  type LetterSize,
  leftOf,
  median,
  middleOf,
  type PlacedWord,
  type Row,
  startOf,
} from './page-rows.ts';
import { cellBreaks, cellsOf, topOf } from './table-cells.ts';

/** Lines of a page that are one row of a table, or a line of no table. */
type Rows = { readonly rows: readonly Row[]; readonly breaks: readonly Gap[] };
/** A line as it is read, cell by cell, and where it stands. */
export type CellLine = { readonly cells: readonly (readonly PlacedWord[])[]; readonly line: number };

/** Room that parts the cells of a row of several lines, in letters. */
const BETWEEN_CELLS = 1.5;
/** The next line of a cell follows within this many heights of a word. */
const NEXT_LINE = 1.6;
/** A label is shorter than a line of prose. */
const LONGEST_LABEL = 18;
/** How much of a line may be left before a word that did not fit, in letters. */
const TOLERANCE = 1;

/** The lines of a page with their cells; a cell of several lines is read as one. */
export function cellLines(rows: readonly Row[], size: LetterSize): CellLine[] {
  const breaks = cellBreaks(rows, size);
  return joinedRows(rows, breaks, size).flatMap((joined) => {
    const [first, second] = joined.rows;
    if (!first) return [];
    if (!second) return [{ cells: cellsOf(first, joined.breaks), line: first.line }];
    const cells = cellsOfLines(joined, size);
    if (cells.every((lines) => isWrapped(lines, size)))
      return [{ cells: cells.map((lines) => lines.flat()), line: first.line }];
    const isOfLabels = median(cells[0]?.map((line) => textOf(line).length) ?? []) < LONGEST_LABEL;
    return isOfLabels || !joined.rows.some(({ isRest }) => isRest)
      ? joined.rows.map((row) => ({ cells: cellsOf(row, breaks[rows.indexOf(row)] ?? []), line: row.line }))
      : fileLines(joined);
  });
}

/** What stands side by side and is no row of a table is read in the order of the file. */
function fileLines({ rows }: Rows): CellLine[] {
  const parts = rows.flatMap((row) => row.parts).toSorted((one, other) => one.line - other.line);
  return parts.map(({ words, line }) => ({ cells: [words], line }));
}

/** Puts the further lines of cells to their row. */
function joinedRows(rows: readonly Row[], breaks: readonly (readonly Gap[])[], size: LetterSize): Rows[] {
  const joined: Rows[] = [];
  for (const [at, row] of rows.entries()) {
    const last = joined.at(-1);
    if (last && (row.isRest || isRestOf(last, row, size)))
      joined[joined.length - 1] = { ...last, rows: [...last.rows, row] };
    else joined.push({ rows: [row], breaks: breaks[at] ?? [] });
  }
  return joined;
}

/** Whether a row has words below one of the further cells alone, or no figure below any: a sum stands in a row. */
function isRestOf({ rows, breaks }: Rows, row: Row, { width, height }: LetterSize): boolean {
  const [first] = breaks;
  const [word, above] = [row.words[0], rows.at(-1)?.words[0]];
  if (!first || !word || !above || leftOf(word) < first.to - width) return false;
  const text = textOf(row.words);
  const isNext = middleOf(word) - middleOf(above) < NEXT_LINE * height;
  const isLinedUp = breaks.some(({ to }) => Math.abs(to - leftOf(word)) < width);
  const isOfOneCell = !breaks.some(({ from, to }) => startOf(row.words) < from && endOf(row.words) > to);
  return isNext && isLinedUp && (isOfOneCell || !/\d/.test(text)) && !/^\W*(?:genel\s)?toplam/iu.test(text);
}

const textOf = (words: readonly PlacedWord[]) => words.map(({ text }) => text).join(' ');

/** The cells of a row of several lines, each line by line. */
function cellsOfLines({ rows }: Rows, { width }: LetterSize): PlacedWord[][][] {
  const words = rows.flatMap((row) => row.words).toSorted((one, other) => leftOf(one) - leftOf(other));
  const breaks = gapsOf({ words }, BETWEEN_CELLS * width);
  const cellOf = (word: PlacedWord) => breaks.filter(({ to }) => leftOf(word) >= to).length;
  const lines = rows.toSorted((one, other) => topOf(one) - topOf(other)).map((row) => Map.groupBy(row.words, cellOf));
  return Array.from({ length: breaks.length + 1 }, (_, cell) =>
    lines.flatMap((line) => {
      const own = line.get(cell);
      return own ? [own] : [];
    }),
  );
}

/** Whether each line ends because the first word of the next had no room; lines of a list end where they like. */
function isWrapped(lines: readonly (readonly PlacedWord[])[], { width }: LetterSize): boolean {
  const all = lines.flat();
  const [start, end] = [startOf(all), endOf(all)];
  return lines.every((line, at) => {
    const [next] = lines[at + 1] ?? [];
    return next === undefined || endOf(line) - start + (next.box[2] - next.box[0]) > end - start - TOLERANCE * width;
  });
}
