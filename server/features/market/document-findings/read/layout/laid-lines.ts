import type { PageText, PageWord } from '#shared/read-documents/document-texts.ts';
import { pageLines } from '#shared/read-documents/read-pages.ts';
import { ownCells } from './own-cells.ts';
import { endOf, type LetterSize, letterSize, type PlacedWord, type Row, rowsOf, startOf } from './page-rows.ts';
import { cellLines } from './table-rows.ts';
import { type Columns, sidesOf, twoColumns } from './two-columns.ts';
import { uprightWords } from './upright-words.ts';

type Word = Pick<PageWord, 'text' | 'line' | 'isSure'>;
/** A page as the rules read it; `by` and the positions of words are unknown for texts that are not documents. */
export type WordsOfPage = {
  readonly page: number;
  readonly by?: PageText['by'];
  readonly words: readonly (Word & Partial<Pick<PageWord, 'box' | 'cell' | 'other'>>)[];
};
/** A line in reading order. */
export type LaidLine = {
  /** One cell, or several if the line is part of a table. */
  readonly cells: readonly (readonly Word[])[];
  /** The line of the page in which it begins, from 1. */
  readonly line: number;
  /** Whether an empty line precedes it. */
  readonly isApart: boolean;
  /** For lines of a column: whether the line reaches the column's end. */
  readonly isFull?: boolean;
};

/** A line counts as full from this part of its column's width. */
const FULL_PART = 0.75;

/**
 * The lines of a page in reading order. For text layers and scans, two columns are read one after the other and the
 * cells of tables are kept apart. A UDF divides its tables itself; other texts have no positions.
 */
export function laidLines({ by, words }: WordsOfPage): LaidLine[] {
  const placed = by === 'layer' || by === 'scan' ? words.flatMap(placedWord) : [];
  if (placed.length === 0 || placed.length < words.length) return printedLines(words);
  return by === 'scan' ? readingLines(uprightWords(placed), by).map(joinedAtRules) : readingLines(placed, 'layer');
}

/**
 * A line drawn between cells is recognised as a bar; the cells next to it are joined, because the bar separates them.
 */
function joinedAtRules(line: LaidLine): LaidLine {
  const cells: (readonly Word[])[] = [];
  for (const cell of line.cells) {
    const last = cells.at(-1);
    if (last && (isRule(last.at(-1)) || isRule(cell[0]))) cells[cells.length - 1] = [...last, ...cell];
    else cells.push(cell);
  }
  return { ...line, cells };
}

const isRule = (word: Word | undefined) => word?.text === '|';

/** Words with a position; a UDF has none, its boxes are all 0. */
const placedWord = ({ box, ...word }: WordsOfPage['words'][number]): PlacedWord[] =>
  box && box[2] > box[0] ? [{ ...word, box }] : [];

function printedLines(words: WordsOfPage['words']): LaidLine[] {
  const lines = pageLines(words);
  return lines.map((line, at) => ({
    cells: ownCells(line),
    line: at + 1,
    isApart: (line[0]?.line ?? 0) - (lines[at - 1]?.[0]?.line ?? 0) > 1,
  }));
}

function readingLines(words: readonly PlacedWord[], by: 'layer' | 'scan'): LaidLine[] {
  const size = letterSize(words, by);
  const rows = rowsOf(words, size);
  const lines: LaidLine[] = [];
  let at = 0;
  for (const columns of twoColumns(rows, size)) {
    lines.push(...tableLines(rows.slice(at, columns.from), size), ...columnLines(rows, columns));
    at = columns.to;
  }
  return [...lines, ...tableLines(rows.slice(at), size)];
}

function tableLines(rows: readonly Row[], size: LetterSize): LaidLine[] {
  return cellLines(rows, size).map((line) => ({ ...line, isApart: false }));
}

function columnLines(rows: readonly Row[], { from, to, gutter }: Columns): LaidLine[] {
  const sides = rows.slice(from, to).map((row) => ({ line: row.line, sides: sidesOf(row, gutter) }));
  return [0, 1].flatMap((side) => {
    const lines = sides.flatMap(({ line, sides: both }) => {
      const words = both[side] ?? [];
      return words.length === 0 ? [] : [{ words, line }];
    });
    const all = lines.flatMap(({ words }) => words);
    const [start, end] = [startOf(all), endOf(all)];
    return lines.map(({ words, line }) => ({
      cells: [words],
      line,
      isApart: false,
      isFull: endOf(words) - start >= (end - start) * FULL_PART,
    }));
  });
}
