import type { PageText } from '#shared/read-documents/document-texts.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';

/** A place where the words that are looked for stand; `words` by their places in the page. */
export type Hit = { readonly page: number; readonly words: readonly number[] };

const LEAST_LETTERS = 2;
const MOST_HITS = 1000;
/** A root shorter than this is one of too many words. */
const LEAST_ROOT = 4;

/** Where a text stands in pages, also across words and lines, whatever its case and accents. */
export function findHits(pages: readonly PageText[], query: string): Hit[] {
  const wanted = foldTurkish(query.trim().replace(/\s+/g, ' '));
  if (wanted.length < LEAST_LETTERS) return [];
  const hits: Hit[] = [];
  for (const { page, words } of pages) {
    const starts: number[] = [];
    let text = '';
    for (const word of words) {
      starts.push(text.length);
      text += `${foldTurkish(word.text)} `;
    }
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
      const end = at + wanted.length;
      const found = starts.flatMap((start, word) =>
        start < end && (starts[word + 1] ?? text.length) > at + 1 ? [word] : [],
      );
      hits.push({ page, words: found });
      if (hits.length >= MOST_HITS) return hits;
    }
  }
  return hits;
}

/** Words as they are found: a word that stands nowhere with its ending is looked for without it. */
export function foundWords(pages: readonly PageText[], words: string): string {
  for (let length = words.length; length >= LEAST_ROOT; length -= 1) {
    const shorter = words.slice(0, length);
    if (findHits(pages, shorter).length > 0) return shorter;
  }
  return words;
}

/** As much of a sentence as is looked for to mark it: its longest piece without a word that nobody could read. */
export function searchableWords(sentence: string): string {
  const pieces = sentence.replace(/\s+/g, ' ').split('…');
  return pieces.reduce((longest, piece) => (piece.length > longest.length ? piece : longest), '').trim();
}
