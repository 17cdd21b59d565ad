import { LIST_MARK } from './own-cells.ts';
import {
  cellOf,
  endOf,
  fromLeft,
  type Gap,
  gapsOf,
  type LetterSize,
  leftOf,
  median,
  middleOf,
  type PlacedWord,
  type Row,
  rightOf,
  sharedGap,
  startOf,
} from './page-rows.ts';

/** The minimum gap between cells, in letters: in a single row, if shared with adjacent rows, where words line up. */
const WIDE = 3;
const SHARED = 2.5;
const LINED_UP = 1.6;
/** In a single row that is spaced out, as writers do to fill a line. */
const WIDE_IN_SPACED = 5;
const SPACED = 1.2;
const LEAST_OF_SPACED = 4;
/** The maximum difference between beginnings of words that line up, in letters. */
const SAME_BEGINNING = 0.6;
const LEAST_CELLS = 3;
/** The minimum number of rows with a gap at the same place. */
const LEAST_ROWS = 3;
const LEAST_WIDE_ROWS = 2;
/** The maximum number of rows in between that have words on only one side of the gap. */
const MOST_BETWEEN = 2;

/** The gaps between cells in each row; none in rows that are not part of a table. */
export function cellBreaks(rows: readonly Row[], size: LetterSize): Gap[][] {
  const gaps = rows.map((row) => gapsOf(row, LINED_UP * size.width));
  return rows.map((row, at) => {
    const own = gaps[at] ?? [];
    const wide = own.filter(({ from, to }) => to - from >= wideIn(row, size) * size.width);
    const breaks = own.filter((gap) => {
      if (wide.length >= LEAST_CELLS - 1 && wide.includes(gap)) return true;
      const count = rowsWith(rows, gaps, { at, gap, size });
      return count >= (wide.includes(gap) ? LEAST_WIDE_ROWS : LEAST_ROWS);
    });
    const [only, second] = breaks;
    return only && !second && isInStatement(row, only) ? [] : breaks.filter((gap) => !isAtColon(row, gap));
  });
}

function wideIn(row: Row, { width }: LetterSize): number {
  const room = gapsOf(row, 0).map(({ from, to }) => to - from);
  return room.length >= LEAST_OF_SPACED && median(room) > SPACED * width ? WIDE_IN_SPACED : WIDE;
}

const wordsBefore = ({ words }: Row, gap: Gap) =>
  words
    .filter((word) => rightOf(word) <= gap.from)
    .map(({ text }) => text)
    .join(' ');

/** What follows the number of a list item is a statement and not a cell. */
const isInStatement = (row: Row, gap: Gap) => LIST_MARK.test(wordsBefore(row, gap));

/** A colon already separates a label from its value. */
function isAtColon(row: Row, gap: Gap): boolean {
  const next = row.words.find((word) => leftOf(word) >= gap.to);
  return wordsBefore(row, gap).endsWith(':') || next?.text.startsWith(':') === true;
}

type Asked = { readonly at: number; readonly gap: Gap; readonly size: LetterSize };

/** The number of rows around a row, including it, with a gap at the same place; stops counting at LEAST_ROWS. */
function rowsWith(rows: readonly Row[], gaps: readonly (readonly Gap[])[], { at, gap, size }: Asked): number {
  let count = 1;
  for (const step of [-1, 1]) {
    let shared = gap;
    let between = 0;
    for (let place = at + step; rows[place] && between <= MOST_BETWEEN && count < LEAST_ROWS; place += step) {
      const own = gaps[place]?.find((other) => isSamePlace(gap, other, size) && sharedGap(shared, other, 1));
      const next = own && sharedGap(shared, own, 1);
      if (next) {
        shared = next;
        count += 1;
        between = 0;
      } else if (isOneSided(rows[place], shared)) between += 1;
      else break;
    }
  }
  return count;
}

function isSamePlace(gap: Gap, other: Gap, { width }: LetterSize): boolean {
  const isLinedUp = Math.abs(gap.to - other.to) < SAME_BEGINNING * width;
  return isLinedUp || sharedGap(gap, other, SHARED * width) !== undefined;
}

const isOneSided = (row: Row | undefined, { from, to }: Gap) =>
  row !== undefined && (endOf(row.words) <= from || startOf(row.words) >= to);

/** The cells of a row that consists of one line. */
export function cellsOf({ words }: Pick<Row, 'words'>, breaks: readonly Gap[]): PlacedWord[][] {
  const cells = Map.groupBy(fromLeft(words), (word) => cellOf(word, breaks));
  return [...cells].toSorted(([one], [other]) => one - other).map(([, cell]) => cell);
}

export const topOf = ({ words: [first] }: Pick<Row, 'words'>) => (first ? middleOf(first) : 0);
