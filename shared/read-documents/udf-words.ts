import type { UdfBlock, UdfCell, UdfParagraph } from './read-udf.ts';

/** A word of a UDF, and its place in the text of its paragraph. */
export type UdfWord = {
  readonly text: string;
  /** A paragraph is a line, and so is a table row with all its cells. */
  readonly line: number;
  /** For a table row: the column in which its cell begins, from 0. */
  readonly cell?: number;
  readonly paragraph: UdfParagraph;
  readonly start: number;
  readonly end: number;
};

/** A UDF has no pages: its text is split into pieces of about as many words as a printed page has. */
const WORDS_A_PAGE = 500;
/** A longer line is split, too. */
const MOST_WORDS_A_PAGE = 2000;

/**
 * The words of a UDF, page by page; at least one page. Server and browser use this same function, so that positions
 * agree.
 */
export function udfPages(blocks: readonly UdfBlock[]): readonly (readonly UdfWord[])[] {
  const pages: UdfWord[][] = [[]];
  for (const word of wordsOf(blocks)) {
    const page = pages.at(-1);
    const last = page?.at(-1);
    const isFull = page && page.length >= (word.line === last?.line ? MOST_WORDS_A_PAGE : WORDS_A_PAGE);
    if (isFull) pages.push([word]);
    else page?.push(word);
  }
  return pages;
}

/** The content of one line; for a table row, of one of its cells. */
type Piece = { readonly cell?: number; readonly paragraphs: readonly UdfParagraph[] };

function wordsOf(blocks: readonly UdfBlock[]): UdfWord[] {
  const lines = blocks.flatMap((block): Piece[][] =>
    block.kind === 'paragraph' ? [[{ paragraphs: [block] }]] : tableRows(block.rows),
  );
  return lines.flatMap((pieces, line) =>
    pieces.flatMap(({ paragraphs, ...cell }) => paragraphs.flatMap((paragraph) => ofParagraph(paragraph, line, cell))),
  );
}

function ofParagraph(paragraph: UdfParagraph, line: number, cell: Pick<Piece, 'cell'>): UdfWord[] {
  return Array.from(paragraphText(paragraph).matchAll(/\S+/g), ({ 0: text, index }) => ({
    text,
    line,
    ...cell,
    paragraph,
    start: index,
    end: index + text.length,
  }));
}

/**
 * The rows of a table, each cell with its column: a cell that spans several rows occupies its column in all of them.
 */
function tableRows(rows: readonly (readonly UdfCell[])[]): Piece[][] {
  const taken: number[] = [];
  return rows.map((cells) => {
    let column = 0;
    const pieces = cells.map(({ blocks, columnSpan, rowSpan }): Piece => {
      while ((taken[column] ?? 0) > 0) column += 1;
      const cell = column;
      for (; column < cell + columnSpan; column += 1) taken[column] = rowSpan;
      return { cell, paragraphs: blocks.flatMap(paragraphsOf) };
    });
    for (const [at, left = 0] of taken.entries()) taken[at] = Math.max(0, left - 1);
    return pieces;
  });
}

function paragraphsOf(block: UdfBlock): UdfParagraph[] {
  return block.kind === 'paragraph' ? [block] : block.rows.flat().flatMap(({ blocks }) => blocks.flatMap(paragraphsOf));
}

/** The text of a paragraph, which the positions of words refer to. */
export function paragraphText({ runs }: UdfParagraph): string {
  return runs.map(({ text }) => text).join('');
}
