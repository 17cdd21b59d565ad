import type { Sentence } from '../sentence.ts';
import { SORT_PHRASES } from '../vocabulary/sort-words.ts';
import { PhraseBook } from './phrase-book.ts';

const SORTS = new PhraseBook(SORT_PHRASES);

/** Claims the order that is asked for: `en ucuz`, `ucuzdan pahalıya`, `yakında bitecek`. */
export function readSorts(sentence: Sentence): void {
  for (let index = 0; index < sentence.length; index += 1) {
    const match = SORTS.find(sentence, index);
    if (match === undefined) continue;
    sentence.claim(index, match.end, { type: 'sort', sort: match.value });
    index = match.end - 1;
  }
}
