import type { UdfBlock, UdfParagraph } from './read-udf.ts';

/** A word of a UDF, and where in the text of its paragraph it stands. */
export type UdfWord = {
  readonly text: string;
  /** A paragraph is a line, and so is a row of a table with all its cells. */
  readonly line: number;
  readonly paragraph: UdfParagraph;
  readonly start: number;
  readonly end: number;
};

/** A UDF has no pages: its text is cut into pieces of about as many words as a page of print has. */
const WORDS_A_PAGE = 500;
/** A line beyond this is cut, too. */
const MOST_WORDS_A_PAGE = 2000;

/** The words of a UDF, page by page; at least one page. Server and browser count alike, so places mean the same. */
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

function wordsOf(blocks: readonly UdfBlock[]): UdfWord[] {
  const words: UdfWord[] = [];
  let line = 0;
  for (const block of blocks) {
    for (const paragraphs of block.kind === 'paragraph' ? [[block]] : rowsOf(block.rows)) {
      for (const paragraph of paragraphs)
        for (const { 0: text, index } of paragraphText(paragraph).matchAll(/\S+/g))
          words.push({ text, line, paragraph, start: index, end: index + text.length });
      line += 1;
    }
  }
  return words;
}

function rowsOf(rows: readonly (readonly { readonly blocks: readonly UdfBlock[] }[])[]): UdfParagraph[][] {
  return rows.map((row) => row.flatMap(({ blocks }) => blocks.flatMap(paragraphsOf)));
}

function paragraphsOf(block: UdfBlock): UdfParagraph[] {
  return block.kind === 'paragraph' ? [block] : rowsOf(block.rows).flat();
}

/** The text of a paragraph, into which places of words point. */
export function paragraphText({ runs }: UdfParagraph): string {
  return runs.map(({ text }) => text).join('');
}
