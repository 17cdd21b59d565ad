export { correctedWithin } from './correction-lexemes.ts';
export {
  adaLexemes,
  agesBetween,
  courtLexemes,
  fileLexemes,
  fileTerms,
  parselLexemes,
  yearsBetween,
} from './identifying-lexemes.ts';
export {
  AREA_MARK,
  DEPOSIT_MARK,
  fuelLexemes,
  KM_MARK,
  type ListingWords,
  listingWords,
  SHARE_LEXEME,
  WHOLE_LEXEME,
  WORDS_VERSION,
  type WordedRecord,
} from './listing-lexemes.ts';
export { noteWords } from './note-words.ts';
export { openBeginning } from './open-beginning.ts';
export { isPaperLexeme, PAPER_MARK, paperLexemes } from './paper-lexemes.ts';
export { outsideLexemes, rangeLexemes } from './range-lexemes.ts';
export { saleKindLexeme } from './sale-kind-lexemes.ts';
export { type LexemeRange, STARTED_RANGE, startedTerm, upcomingRanges, upcomingTerm } from './start-lexemes.ts';
export {
  ALL_IN_MARK,
  allInCost,
  annotationLexeme,
  appraisedWithin,
  isTermLexeme,
  kdvLexeme,
  occupancyLexeme,
  PRICE_PER_M2_MARK,
} from './term-lexemes.ts';
export { MAKE_MARK, MODEL_MARK, modelsSpelt, vehicleTerm } from './vehicle-lexemes.ts';
