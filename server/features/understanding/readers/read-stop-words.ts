import type { Sentence } from '../sentence.ts';
import { STOP_STEMS, STOP_WORDS } from '../vocabulary/stop-words.ts';
import { foldedSet } from './amounts.ts';

const WORDS = foldedSet(STOP_WORDS);
const STEMS = foldedSet(STOP_STEMS);

/** Takes out of the text what carries no meaning. Last: every other reader may use these words first. */
export function readStopWords(sentence: Sentence): void {
  for (let index = 0; index < sentence.length; index += 1) {
    const token = sentence.free(index);
    if (token?.kind !== 'word') continue;
    if (WORDS.has(token.folded) || sentence.stemAt(index, STEMS) !== undefined)
      sentence.claim(index, index + 1, { type: 'none' });
  }
}
