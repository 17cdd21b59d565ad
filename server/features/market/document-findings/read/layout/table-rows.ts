import {
  cellOf,
  endOf,
  type Gap,
  gapsOf,
  type LetterSize,
  leftOf,
  median,
  type PlacedWord,
  type Row,
  startOf,
} from './page-rows.ts';
import { repeatsValue } from './repeated-values.ts';
import { cellBreaks, cellsOf, topOf } from './table-cells.ts';
import { wholeCell, withoutHalves } from './whole-cell.ts';
import {
  isBeginningOfLabel,
  isNextLine,
  isRestOfFilled,
  isRestOfLabel,
  isValueBelow,
  type JoinedRow,
  valueBeside,
} from './wrapped-rows.ts';

/** A line with its cells, and its number on the page. */
export type CellLine = { readonly cells: readonly (readonly PlacedWord[])[]; readonly line: number };

/** The minimum gap between the cells of a row of several lines, in letters. */
const BETWEEN_CELLS = 1.5;
/** Labels are shorter than lines of prose, in letters. */
const LONGEST_LABEL = 18;
/** The tolerance when checking that a word did not fit into a line, in letters; includes the space before the word. */
const TOLERANCE = 1.5;

/** The lines of a page with their cells; the lines of a cell are joined. */
export function cellLines(rows: readonly Row[], size: LetterSize): CellLine[] {
  const breaks = cellBreaks(rows, size);
  return joinedRows(rows, breaks, size).flatMap((joined) => {
    const [first, second] = joined.rows;
    if (!first) return [];
    if (!second) return [{ cells: cellsOf(first, joined.breaks), line: first.line }];
    const cells = cellsOfLines(joined, size);
    if (cells.every((lines) => isWrapped(lines, size))) return [{ cells: cells.map(wholeCell), line: first.line }];
    const isOfLabels = median(cells[0]?.map((line) => textOf(line).length) ?? []) < LONGEST_LABEL;
    return isOfLabels || !joined.rows.some(({ isRest }) => isRest)
      ? joined.rows.map((row) => {
          const own = cellsOf(row, breaks[rows.indexOf(row)] ?? []);
          return { cells: own.map(withoutHalves), line: row.line };
        })
      : fileLines(joined);
  });
}

/** Text that stands side by side without being a table row is read in the order of the file. */
function fileLines({ rows }: JoinedRow): CellLine[] {
  const parts = rows.flatMap((row) => row.parts).toSorted((one, other) => one.line - other.line);
  return parts.map(({ words, line }) => ({ cells: [words], line }));
}

/** Joins the further lines of cells to their row. */
function joinedRows(rows: readonly Row[], breaks: readonly (readonly Gap[])[], size: LetterSize): JoinedRow[] {
  const joined: JoinedRow[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const [row, next] = [rows[at], rows[at + 1]];
    if (!row) break;
    const [last, own] = [joined.at(-1), breaks[at] ?? []];
    const beside = last && valueBeside(last, row, next, size);
    if (last && next && beside) {
      joined[joined.length - 1] = { rows: [...last.rows, row, next], breaks: [beside] };
      at += 1;
    } else if (last && isBeginningOfLabel(last, row, own, size))
      joined[joined.length - 1] = { rows: [...last.rows, row], breaks: own };
    else if (last && goesOn(last, row, size)) joined[joined.length - 1] = { ...last, rows: [...last.rows, row] };
    else joined.push({ rows: [row], breaks: own });
  }
  return joined;
}

function goesOn(last: JoinedRow, row: Row, size: LetterSize): boolean {
  if (row.isRest || isRestOf(last, row, size) || isValueBelow(last, row, size)) return true;
  return isRestOfLabel(last, row, size) || isRestOfFilled(last, row, size);
}

/**
 * Whether a row's words all stand below cells after the first, without repeating a kind of value: a second sum begins a
 * new row.
 */
function isRestOf({ rows, breaks }: JoinedRow, row: Row, size: LetterSize): boolean {
  const { width } = size;
  const [first] = breaks;
  const [word] = row.words;
  if (!first || !word || leftOf(word) < first.to - width) return false;
  const text = textOf(row.words);
  const isNext = isNextLine(rows.at(-1), row, size);
  const isLinedUp = breaks.some(({ to }) => Math.abs(to - leftOf(word)) < width);
  return isNext && isLinedUp && !/^\W*(?:genel\s)?toplam/iu.test(text) && !repeatsValue(rows, row, breaks);
}

const textOf = (words: readonly PlacedWord[]) => words.map(({ text }) => text).join(' ');

/** The cells of a row of several lines, each as a list of lines. */
function cellsOfLines({ rows }: JoinedRow, { width }: LetterSize): PlacedWord[][][] {
  const words = rows.flatMap((row) => row.words).toSorted((one, other) => leftOf(one) - leftOf(other));
  const breaks = gapsOf({ words }, BETWEEN_CELLS * width);
  const lines = rows
    .toSorted((one, other) => topOf(one) - topOf(other))
    .map((row) => Map.groupBy(row.words, (word) => cellOf(word, breaks)));
  return Array.from({ length: breaks.length + 1 }, (_, cell) =>
    lines.flatMap((line) => {
      const own = line.get(cell);
      return own ? [own] : [];
    }),
  );
}

/** Whether each line ends because the next line's first word did not fit; the lines of a list end anywhere. */
function isWrapped(lines: readonly (readonly PlacedWord[])[], { width }: LetterSize): boolean {
  const all = lines.flat();
  const [start, end] = [startOf(all), endOf(all)];
  return lines.every((line, at) => {
    const [next] = lines[at + 1] ?? [];
    return next === undefined || endOf(line) - start + (next.box[2] - next.box[0]) > end - start - TOLERANCE * width;
  });
}
