import type { PageText } from '#shared/read-documents/document-texts.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';

/** A place where the searched words occur; `words` by their index in the page. */
export type Hit = { readonly page: number; readonly words: readonly number[] };

/** The text of a page for searching, with the start and end of each word. */
type Folded = { readonly text: string; readonly places: readonly (readonly [start: number, end: number])[] };

const LEAST_LETTERS = 2;
const MOST_HITS = 1000;
/** A shorter root would match too many words. */
const LEAST_ROOT = 4;

/** Each page is folded only once, for all queries. */
const folded = new WeakMap<PageText, Folded>();

/** Finds a text in pages, also across words, lines and line-end hyphens, ignoring case and accents. */
export function findHits(pages: readonly PageText[], query: string): Hit[] {
  const wanted = foldTurkish(query.trim().replace(/\s+/g, ' '));
  if (wanted.length < LEAST_LETTERS) return [];
  const hits: Hit[] = [];
  for (const page of pages) {
    const { text, places } = foldedPage(page);
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
      const end = at + wanted.length;
      const found = places.flatMap(([first, last], word) => (first < end && last > at ? [word] : []));
      hits.push({ page: page.page, words: found });
      if (hits.length >= MOST_HITS) return hits;
    }
  }
  return hits;
}

function foldedPage(page: PageText): Folded {
  const known = folded.get(page);
  if (known) return known;
  const places: [number, number][] = [];
  let text = '';
  for (const [at, word] of page.words.entries()) {
    const start = text.length;
    const next = page.words[at + 1];
    const isBroken = next !== undefined && next.line !== word.line && /\p{L}[-\u00ad\u2010]$/u.test(word.text);
    text += foldTurkish(isBroken ? word.text.slice(0, -1) : word.text);
    places.push([start, text.length]);
    if (!isBroken) text += ' ';
  }
  const made = { text, places };
  folded.set(page, made);
  return made;
}

/** The words in a form that is found: a word that doesn't occur with its ending is searched without it. */
export function foundWords(pages: readonly PageText[], words: string): string {
  for (let length = words.length; length >= LEAST_ROOT; length -= 1) {
    const shorter = words.slice(0, length);
    if (findHits(pages, shorter).length > 0) return shorter;
  }
  return words;
}

/** A shorter beginning would match too many places. */
const LEAST_WORDS = 3;

/**
 * The part of a sentence that is found: a sentence read along a column or cell may be in pieces on the page, so its
 * longest contiguous beginning is searched.
 */
export function foundBeginning(pages: readonly PageText[], sentence: string): string {
  const words = sentence.split(' ');
  const isFound = (count: number) => findHits(pages, words.slice(0, count).join(' ')).length > 0;
  if (words.length <= LEAST_WORDS || isFound(words.length) || !isFound(LEAST_WORDS)) return sentence;
  let [found, missing] = [LEAST_WORDS, words.length];
  while (missing - found > 1) {
    const middle = Math.floor((found + missing) / 2);
    if (isFound(middle)) found = middle;
    else missing = middle;
  }
  return words.slice(0, found).join(' ');
}

/** The part of a sentence that is searched for highlighting: its longest piece without an unreadable word. */
export function searchableWords(sentence: string): string {
  const pieces = sentence.replace(/\s+/g, ' ').split('…');
  return pieces.reduce((longest, piece) => (piece.length > longest.length ? piece : longest), '').trim();
}
