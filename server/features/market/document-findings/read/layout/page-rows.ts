import type { PageWord } from '#shared/read-documents/document-texts.ts';
import { pageLines } from '#shared/read-documents/read-pages.ts';

export type PlacedWord = Pick<PageWord, 'text' | 'line' | 'isSure' | 'box' | 'other'>;
/** The width of a letter, the height of a word, and the maximum distance to the next line of a cell, in page units. */
export type LetterSize = { readonly width: number; readonly height: number; readonly nextLine: number };
/** In word heights: a text layer gives the height of the line, a scan the height of the ink. */
const NEXT_LINE = { layer: 1.6, scan: 2.1 } as const;
/** A line as the file contains it, with its number on the page, from 1. */
type FileLine = { readonly words: readonly PlacedWord[]; readonly line: number };
/** All words at the same height of a page, from left to right. */
export type Row = FileLine & {
  /** The lines of the file that form it. */
  readonly parts: readonly FileLine[];
  /** Whether it continues the cells of the previous row, according to the order of the file. */
  readonly isRest: boolean;
};
/** The space between two words of a row, from the end of one to the beginning of the next. */
export type Gap = { readonly from: number; readonly to: number };

/** The middles of words in the same row differ by less than this part of a word's height. */
const SAME_ROW = 0.5;
/**
 * The number of rows looked back at: a file that stores tables cell by cell returns to the top for the next cell. A
 * column of prose has more lines.
 */
const MOST_LINES_OF_CELL = 8;

export const leftOf = ({ box }: PlacedWord) => box[0];
export const rightOf = ({ box }: PlacedWord) => box[2];
export const middleOf = ({ box }: PlacedWord) => (box[1] + box[3]) / 2;
export const endOf = (words: readonly PlacedWord[]) => words.reduce((end, word) => Math.max(end, rightOf(word)), 0);
export const startOf = (words: readonly PlacedWord[]) =>
  words.reduce((start, word) => Math.min(start, leftOf(word)), Number.POSITIVE_INFINITY);

export function letterSize(words: readonly PlacedWord[], by: keyof typeof NEXT_LINE): LetterSize {
  const height = Math.max(1, median(words.map(({ box }) => box[3] - box[1])));
  return {
    width: Math.max(1, median(words.map((word) => (rightOf(word) - leftOf(word)) / word.text.length))),
    height,
    nextLine: NEXT_LINE[by] * height,
  };
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

/** The rows of a page in the order of the file; a line next to an earlier line belongs to the same row. */
export function rowsOf(words: readonly PlacedWord[], size: LetterSize): Row[] {
  const rows: Row[] = [];
  for (const [at, line] of pageLines(words).entries()) {
    const beside = besideOf(rows, line, size);
    const row = beside === undefined ? undefined : rows[beside];
    if (beside === undefined || row === undefined) {
      const words = fromLeft(line);
      rows.push({ words, line: at + 1, parts: [{ words, line: at + 1 }], isRest: false });
      continue;
    }
    const parts = [...row.parts, { words: fromLeft(line), line: at + 1 }];
    rows[beside] = { ...row, words: fromLeft([...row.words, ...line]), parts };
    for (const [place, later] of rows.entries()) if (place > beside) rows[place] = { ...later, isRest: true };
  }
  return rows;
}

export const fromLeft = (words: readonly PlacedWord[]) => words.toSorted((one, other) => leftOf(one) - leftOf(other));

/** The index of a recent row that the line continues to the right. */
function besideOf(
  rows: readonly Row[],
  line: readonly PlacedWord[],
  { width, height }: LetterSize,
): number | undefined {
  const [first] = line;
  if (!first) return undefined;
  const from = Math.max(0, rows.length - MOST_LINES_OF_CELL);
  const found = rows.slice(from).findIndex(({ words }) => {
    const [before] = words;
    return (
      before !== undefined &&
      Math.abs(middleOf(before) - middleOf(first)) < height * SAME_ROW &&
      startOf(line) > endOf(words) + width
    );
  });
  return found < 0 ? undefined : from + found;
}

/** The gaps between words of a row that are at least `least` wide. */
export function gapsOf({ words }: Pick<Row, 'words'>, least: number): Gap[] {
  const gaps: Gap[] = [];
  let end = Number.POSITIVE_INFINITY;
  for (const word of words) {
    if (leftOf(word) - end >= least) gaps.push({ from: end, to: leftOf(word) });
    end = end === Number.POSITIVE_INFINITY ? rightOf(word) : Math.max(end, rightOf(word));
  }
  return gaps;
}

/** The index of the cell in which a word begins, from 0; the word may begin up to `slack` before the end of a gap. */
export const cellOf = (word: PlacedWord, breaks: readonly Gap[], slack = 0) =>
  breaks.filter(({ to }) => leftOf(word) >= to - slack).length;

/** The overlap of two gaps; undefined if it is smaller than `least`. */
export function sharedGap(one: Gap, other: Gap, least: number): Gap | undefined {
  const shared = { from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) };
  return shared.to - shared.from >= least ? shared : undefined;
}
