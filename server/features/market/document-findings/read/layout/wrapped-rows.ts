import {
  cellOf,
  endOf,
  type Gap,
  type LetterSize,
  leftOf,
  middleOf,
  type PlacedWord,
  type Row,
  rightOf,
  startOf,
} from './page-rows.ts';
import { repeatsValue } from './repeated-values.ts';
import { isCut } from './whole-cell.ts';

/** The lines of a page that form one table row, or a line outside tables. */
export type JoinedRow = { readonly rows: readonly Row[]; readonly breaks: readonly Gap[] };

const UNIT = /^\W*(?:tl|try|₺|lira|türk lirası|m[2²])\W*$/iu;
/** A label that may continue in the next line, and such a continuation. */
const BEGINS = /^\W{0,3}\p{Lu}[^\d:;]*[^\d:;.\s]$/u;
const GOES_ON = /^\p{Ll}[^\d]*$/u;

const textOf = (words: readonly PlacedWord[]) => words.map(({ text }) => text).join(' ');
const downTo = (row: Row, above: Row | undefined) => {
  const [word, before] = [row.words[0], above?.words[0]];
  return word && before ? middleOf(word) - middleOf(before) : Number.NaN;
};

/** Whether a row is at most one line below another. */
export const isNextLine = (above: Row | undefined, row: Row, { nextLine }: LetterSize) => downTo(row, above) < nextLine;
const isBelow = (above: Row | undefined, row: Row, size: LetterSize) =>
  downTo(row, above) > 0 && isNextLine(above, row, size);

/** Whether a row contains only the unit or the rest of a number, below a single cell other than the first. */
export function isValueBelow({ rows, breaks }: JoinedRow, row: Row, size: LetterSize): boolean {
  const above = rows.at(-1);
  if (!above || breaks.length === 0 || !isBelow(above, row, size)) return false;
  const [start, end] = [startOf(row.words), endOf(row.words)];
  const cells = [...Map.groupBy(above.words, (word) => cellOf(word, breaks))];
  const overlapping = cells.filter(([, words]) => startOf(words) < end && endOf(words) > start);
  const [cell, second] = overlapping;
  const last = cell?.[1].at(-1);
  if (!cell || !last || second || cell[0] === 0) return false;
  return UNIT.test(textOf(row.words)) || (row.words[0] !== undefined && isCut(last, row.words[0]));
}

/** In a table with fewer columns, a row with one or two filled cells may be a separate row. */
const LEAST_BREAKS = 3;
/** The beginning of a heading or of a line below a table, never of the rest of a creditor's name. */
const HEADS =
  /^\W*(?:hac[iı]z|rehin|ipotek|şerh|beyan|irtifak|mülkiyet|taşınmaz|malik|terkin|aç[ıi]klama|not(?!\p{L})|bilgi|toplam|genel toplam|sonuç|tarih|yukar[ıi]|işbu)/iu;

/** Whether a row continues a few cells of a filled row with many: a creditor’s name, an entry’s number. */
export function isRestOfFilled({ rows, breaks }: JoinedRow, row: Row, size: LetterSize): boolean {
  const [first] = rows;
  if (!first || breaks.length < LEAST_BREAKS || HEADS.test(textOf(row.words).toLocaleLowerCase('tr'))) return false;
  const columnOf = (word: PlacedWord) => cellOf(word, breaks, size.width);
  const isWithin = row.words.every((word) => rightOf(word) < (breaks[columnOf(word)]?.to ?? Number.POSITIVE_INFINITY));
  const filled = (words: readonly PlacedWord[]) => new Set(words.map(columnOf)).size;
  return (
    isWithin &&
    isBelow(rows.at(-1), row, size) &&
    filled(first.words) >= breaks.length &&
    filled(row.words) * 2 <= breaks.length + 1 &&
    !repeatsValue(rows, row, breaks)
  );
}

/**
 * Whether a row continues the label of the previous row: in lower case below a label that begins with a capital, with
 * nothing next to it except perhaps the unit of the value.
 */
export function isRestOfLabel({ rows, breaks }: JoinedRow, row: Row, size: LetterSize): boolean {
  const [gap] = breaks;
  if (!gap || !isBelow(rows.at(-1), row, size)) return false;
  const rest = leftCell(row, gap);
  const beside = row.words.filter((word) => leftOf(word) >= gap.to - size.width);
  const isLabel = goesOn(
    rows.flatMap((each) => leftCell(each, gap)),
    rest,
    size,
  );
  return isLabel && endOf(rest) < gap.to - size.width && (beside.length === 0 || UNIT.test(textOf(beside)));
}

/** Whether a label begins in a line without a value, and continues in the row that has its value. */
export function isBeginningOfLabel(last: JoinedRow, row: Row, own: readonly Gap[], size: LetterSize): boolean {
  const [above] = last.rows;
  const [gap] = own;
  if (!gap || !above || !isAlone(last) || !isBelow(above, row, size)) return false;
  return goesOn(above.words, leftCell(row, gap), size) && endOf(above.words) < gap.to - size.width;
}

const isAlone = ({ rows, breaks }: JoinedRow) => rows.length === 1 && breaks.length === 0;

/** The gap before a value that stands next to both lines of its label, at half their height. */
export function valueBeside(last: JoinedRow, row: Row, next: Row | undefined, size: LetterSize): Gap | undefined {
  const [above] = last.rows;
  if (!above || !next || !isAlone(last)) return undefined;
  return roomBefore(above, row, next, size) ?? roomBefore(above, next, row, size);
}

function roomBefore(above: Row, value: Row, below: Row, size: LetterSize): Gap | undefined {
  if (!goesOn(above.words, below.words, size)) return undefined;
  const isBetween = isBelow(above, value, size) && isBelow(value, below, size) && isBelow(above, below, size);
  const gap = { from: Math.max(endOf(above.words), endOf(below.words)), to: startOf(value.words) };
  return isBetween && gap.to - gap.from > size.width ? gap : undefined;
}

const leftCell = ({ words }: Row, { to }: Gap) => words.filter((word) => leftOf(word) < to);

function goesOn(label: readonly PlacedWord[], rest: readonly PlacedWord[], { width }: LetterSize): boolean {
  const isLinedUp = Math.abs(startOf(label) - startOf(rest)) < width;
  return isLinedUp && BEGINS.test(textOf(label)) && GOES_ON.test(textOf(rest));
}
