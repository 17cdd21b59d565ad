import type { Sentence } from '../sentence.ts';
import { foldedSet } from '../vocabulary/folded-set.ts';
import { STOP_STEMS, STOP_WORDS } from '../vocabulary/stop-words.ts';

const WORDS = foldedSet(STOP_WORDS);
/** A query of greetings only keeps them as its text. */
const GREETINGS = foldedSet(['merhaba', 'selam', 'selamlar']);
const STEMS = foldedSet(STOP_STEMS);

/**
 * Claims words without meaning, which removes them from the text. Runs last, because any other reader may need them.
 */
export function readStopWords(sentence: Sentence): void {
  for (let index = 0; index < sentence.length; index += 1) {
    const token = sentence.free(index);
    if (token?.kind !== 'word' || (sentence.length === 1 && GREETINGS.has(token.folded))) continue;
    if (WORDS.has(token.folded) || sentence.stemAt(index, STEMS) !== undefined)
      sentence.claim(index, index + 1, { type: 'none' });
  }
}
