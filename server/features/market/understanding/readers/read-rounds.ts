import { foldTurkish } from '#shared/text/turkish-text.ts';
import type { Sentence } from '../sentence.ts';
import {
  FIRST_WORDS,
  NOT_SULH_PHRASES,
  ROUND_NOUNS,
  SECOND_ROUND_PHRASES,
  SECOND_WORDS,
  SULH_PHRASES,
  UNSOLD_WORDS,
} from '../vocabulary/round-words.ts';
import { PhraseBook, type PhraseMatch } from './phrase-book.ts';

const NOUNS = new PhraseBook(ROUND_NOUNS.map((noun) => [noun, true] as const));
const SECOND_PHRASES = new PhraseBook(SECOND_ROUND_PHRASES.map((phrase) => [phrase, true] as const));
const UNSOLD = new PhraseBook(UNSOLD_WORDS.map((phrase) => [phrase, true] as const));
const SULH = new PhraseBook([
  ...SULH_PHRASES.map((phrase) => [phrase, true] as const),
  ...NOT_SULH_PHRASES.map((phrase) => [phrase, false] as const),
]);

/** Claims first or second auction, and sales of the Sulh Hukuk court (`sulhMahkeme`). */
export function readRounds(sentence: Sentence): void {
  for (let index = 0; index < sentence.length; index += 1) {
    const round = roundAt(sentence, index);
    if (round !== undefined) {
      sentence.claim(index, round.end, { type: 'round', isSecond: round.isSecond });
      index = round.end - 1;
      continue;
    }
    const both = bothRoundsAt(sentence, index);
    if (both !== undefined) sentence.claim(index, both.end, { type: 'round', isSecond: both.isSecond });
    const sulh = SULH.find(sentence, index);
    if (sulh !== undefined) index = claimSulh(sentence, index, sulh) - 1;
  }
}

/** `1. ve 2. ihale`: the first ordinal shares the noun of the second. */
function bothRoundsAt(sentence: Sentence, index: number): { end: number; isSecond: boolean } | undefined {
  const first = ordinalAt(sentence, index);
  if (first === undefined || !sentence.isAt(first.end, 've', 'veya', 'ya')) return undefined;
  const next = first.end + (sentence.isAt(first.end, 'ya') ? 2 : 1);
  return roundAt(sentence, next) === undefined ? undefined : first;
}

/** With a number it is one particular court, so its words also remain in the text. */
function claimSulh(sentence: Sentence, index: number, { value, end }: PhraseMatch<boolean>): number {
  const number = sentence.free(index - 1);
  const isNumbered = number?.kind === 'number' && number.isOrdinal;
  sentence.claim(isNumbered ? index - 1 : index, end, { type: 'sulh', isSulh: value, staysInText: isNumbered });
  return end;
}

function roundAt(sentence: Sentence, index: number): { end: number; isSecond: boolean } | undefined {
  const phrase = SECOND_PHRASES.find(sentence, index);
  if (phrase !== undefined) return { end: phrase.end, isSecond: true };
  const ordinal = ordinalAt(sentence, index);
  const noun = ordinal && NOUNS.find(sentence, ordinal.end);
  if (ordinal === undefined || noun === undefined) return undefined;
  const unsold = ordinal.isSecond ? undefined : UNSOLD.find(sentence, noun.end);
  return unsold ? { end: unsold.end, isSecond: true } : { end: noun.end, isSecond: ordinal.isSecond };
}

function ordinalAt(sentence: Sentence, index: number): { end: number; isSecond: boolean } | undefined {
  const token = sentence.free(index);
  if (token === undefined) return undefined;
  if (SECOND_WORDS.includes(token.folded)) return { end: afterDot(sentence, index + 1), isSecond: true };
  if (FIRST_WORDS.map(foldTurkish).includes(token.folded)) return { end: index + 1, isSecond: false };
  if (token.kind !== 'number' || (token.folded !== '1' && token.folded !== '2')) return undefined;
  // Many write `2 ihale` without the dot; `2 satış` may be a count.
  const isNamed =
    token.isOrdinal || sentence.isAt(index + 1, 'ihale', 'ihalede', 'ihaleye', 'ihaledeki', 'nci', 'inci');
  if (!isNamed) return undefined;
  const end = sentence.isAt(index + 1, 'nci', 'inci') ? index + 2 : afterDot(sentence, index + 1);
  return { end, isSecond: token.folded === '2' };
}

function afterDot(sentence: Sentence, index: number): number {
  return sentence.isAt(index, '.') ? index + 1 : index;
}
