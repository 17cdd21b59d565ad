import type { InterpretationDetails } from '#shared/interpretation.ts';
import { PHASE_LABELS } from '#shared/listing-texts/phase-labels.ts';
import type { Sentence } from '../sentence.ts';
import { FUEL_WORDS, PHASE_PHRASES, SHARE_PHRASES } from '../vocabulary/particular-words.ts';
import { PhraseBook } from './phrase-book.ts';

export const PHASE_BOOK = new PhraseBook(PHASE_PHRASES);
const FUEL_BOOK = new PhraseBook(FUEL_WORDS);
const SHARE_BOOK = new PhraseBook(SHARE_PHRASES.map((phrase) => [phrase, 'part'] as const));

/** Claims whether bidding has begun; before rounds are read, because these phrases contain their words. */
export function readPhases(sentence: Sentence): void {
  for (let index = 0; index < sentence.length; index += 1) {
    const phase = PHASE_BOOK.find(sentence, index);
    if (phase === undefined) continue;
    claimDetail(
      sentence,
      index,
      phase.end,
      { phase: phase.value },
      PHASE_LABELS[phase.value === 'upcoming' ? 'before' : 'running'],
    );
    index = phase.end - 1;
  }
}

/** Claims the remaining words about share and fuel, once exclusions are known. */
export function readParticulars(sentence: Sentence): void {
  const isVehicle = sentence.claims.some(
    ({ meaning, isExcluded }) =>
      !isExcluded &&
      ((meaning.type === 'kind' && meaning.category === '2') ||
        (meaning.type === 'text' && meaning.impliedCategory === '2')),
  );
  for (let index = 0; index < sentence.length; index += 1) {
    const share = SHARE_BOOK.find(sentence, index);
    if (share !== undefined) {
      claimDetail(sentence, index, share.end, { share: share.value }, 'Hisseli');
      index = share.end - 1;
      continue;
    }
    const fuel = isVehicle ? FUEL_BOOK.find(sentence, index) : undefined;
    if (fuel !== undefined) claimDetail(sentence, index, fuel.end, { fuels: [fuel.value] }, undefined);
  }
}

function claimDetail(
  sentence: Sentence,
  start: number,
  end: number,
  details: InterpretationDetails,
  label: string | undefined,
): void {
  sentence.claim(start, end, { type: 'text', part: 'measure', details, ...(label === undefined ? {} : { label }) });
}
