import { stemOf } from '#server/turkish/search-stems.ts';
import { wordsOf } from '#server/turkish/search-words.ts';

/** Marks the stem of a word that stands in a listing's papers; what its notice says has other marks or none. */
export const PAPER_MARK = '+';

/** Longer ones are what recognition makes of a stain. */
const LONGEST = 30;

/** The lexemes of a text of a paper. */
export function paperLexemes(text: string): string[] {
  return wordsOf(text)
    .filter(({ length }) => length <= LONGEST)
    .map((word) => PAPER_MARK + stemOf(word));
}

export function isPaperLexeme(lexeme: string): boolean {
  return lexeme.startsWith(PAPER_MARK);
}
