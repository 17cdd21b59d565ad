import { stemOf } from '#server/turkish/search-stems.ts';
import { wordsOf } from '#server/turkish/search-words.ts';

/** Marks the stem of a word in a listing's documents; words of its notice have other marks or none. */
export const PAPER_MARK = '+';

/** Longer words are recognition errors, for example from stains. */
const LONGEST = 30;

/** Returns the lexemes of a document's text. */
export function paperLexemes(text: string): string[] {
  return wordsOf(text)
    .filter(({ length }) => length <= LONGEST)
    .map((word) => PAPER_MARK + stemOf(word));
}

export function isPaperLexeme(lexeme: string): boolean {
  return lexeme.startsWith(PAPER_MARK);
}
