import type { PageWord } from './document-texts.ts';

/** Groups the words of a page by line. */
export function pageLines<Word extends Pick<PageWord, 'line'>>(words: readonly Word[]): Word[][] {
  const lines: Word[][] = [];
  let last: number | undefined;
  for (const word of words) {
    if (word.line !== last) lines.push([]);
    lines.at(-1)?.push(word);
    last = word.line;
  }
  return lines;
}

/**
 * The address of a document's text, derived from the reader's signed address of the document; undefined for other
 * addresses.
 */
export function documentTextUrl(address: string): string | undefined {
  return /^\/files\/locked\/[\w.-]+\/[0-9a-f]{64}\.[a-z0-9]{2,4}\/[\w.-]+$/.test(address)
    ? `${address}/text`
    : undefined;
}
