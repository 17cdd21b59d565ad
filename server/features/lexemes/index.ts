export { adaLexemes, agesBetween, brandTerm, courtLexemes, fileTerms, parselLexemes } from './identifying-lexemes.ts';
export { listingWords, SHARE_LEXEME, WORDS_VERSION } from './listing-lexemes.ts';
export { noteWords } from './note-words.ts';
export { openBeginning } from './open-beginning.ts';
