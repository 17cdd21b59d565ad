import type { Reach } from './reach.ts';
import type { SearchText } from './search-text.ts';

/**
 * The place of words: in the title, the place or the kind (`^`), or only in the place or the kind (`=`). All of these
 * are open texts.
 */
export type TextPlace = '^' | '=';

/** The words of a text in that place, as terms. */
export function textTerms(text: SearchText, place: TextPlace): string[][] {
  return foundTerms(text, (stem) => [place + stem]);
}

/** The words of a text as terms, each in all texts that may be searched for it. */
export function foundTerms(text: SearchText, lexemesOf: Reach['wanted']): string[][] {
  return text.map(({ lexemes }) => lexemes.flatMap((lexeme) => (lexeme.startsWith('@') ? lexeme : lexemesOf(lexeme))));
}
