import type { PageWord } from '#shared/read-documents/document-texts.ts';
import { pageLines } from '#shared/read-documents/read-pages.ts';

export type PlacedWord = Pick<PageWord, 'text' | 'line' | 'isSure' | 'box' | 'other'>;
/** How wide a letter is, how high a word, and how far down the next line of a cell is at most, in places of a page. */
export type LetterSize = { readonly width: number; readonly height: number; readonly nextLine: number };
/** In heights of a word: a file tells how high a line of type is, a scan how high the ink of a word. */
const NEXT_LINE = { layer: 1.6, scan: 2.1 } as const;
/** A line as the file holds it, with its place among the lines of the page, from 1. */
type FileLine = { readonly words: readonly PlacedWord[]; readonly line: number };
/** What stands at one height of a page, from left to right. */
export type Row = FileLine & {
  /** The lines of the file that it is made of. */
  readonly parts: readonly FileLine[];
  /** Whether the file says that it is the rest of the cells in the row before. */
  readonly isRest: boolean;
};
/** A stretch between two words of a row, from the end of one to the beginning of the other. */
export type Gap = { readonly from: number; readonly to: number };

/** Words of one row have their middles nearer than this part of a word's height. */
const SAME_ROW = 0.5;
/** A file that holds a table cell by cell goes back up for the next one; a column of prose has more lines. */
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

/** The rows of a page in the order of the file; what stands beside an earlier line is one row with it. */
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

/** Which of the last rows a line stands to the right of. */
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

/** Where a row has more room between two words than `least` letters. */
export function gapsOf({ words }: Pick<Row, 'words'>, least: number): Gap[] {
  const gaps: Gap[] = [];
  let end = Number.POSITIVE_INFINITY;
  for (const word of words) {
    if (leftOf(word) - end >= least) gaps.push({ from: end, to: leftOf(word) });
    end = end === Number.POSITIVE_INFINITY ? rightOf(word) : Math.max(end, rightOf(word));
  }
  return gaps;
}

/** In which cell of a row a word begins, from 0; it may begin `slack` before the end of the room before the cell. */
export const cellOf = (word: PlacedWord, breaks: readonly Gap[], slack = 0) =>
  breaks.filter(({ to }) => leftOf(word) >= to - slack).length;

/** What two stretches share; undefined where that is less than `least`. */
export function sharedGap(one: Gap, other: Gap, least: number): Gap | undefined {
  const shared = { from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) };
  return shared.to - shared.from >= least ? shared : undefined;
}
