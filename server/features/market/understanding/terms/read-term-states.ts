import { LAND } from '#shared/kinds/kinds.ts';
import { ANNOTATIONS, type Annotation } from '#shared/search-filters/search-values.ts';
import { PhraseBook } from '../readers/phrase-book.ts';
import type { Sentence } from '../sentence.ts';
import { foldedSet } from '../vocabulary/folded-set.ts';
import { NEGATIONS } from '../vocabulary/stop-words.ts';
import {
  ANNOTATION_PAIRS,
  ANNOTATION_STEMS,
  EMPTY_WORD,
  ENTRY_NOUNS,
  OCCUPANCY_PHRASES,
  UNWANTED_AFTER,
  WANTED_AFTER,
  WHERE_BEFORE,
} from '../vocabulary/term-words.ts';
import { claimAdvanced } from './read-term-amounts.ts';

const OCCUPANCY_BOOK = new PhraseBook(OCCUPANCY_PHRASES);
const NEGATION = foldedSet(NEGATIONS);

const PAIR_BEGINNINGS = ANNOTATION_PAIRS.map(([first]) => first);

type Entry = { readonly name: Annotation; readonly end: number; readonly said: 'bare' | 'with' | 'without' };

/**
 * Claims the user of real estate and wanted or unwanted entries of the land register (D44), once kinds are known;
 * before exclusions are read, which would claim the words.
 */
export function readTermStates(sentence: Sentence): void {
  if (sentence.claims.some(({ meaning }) => meaning.type === 'kind' && meaning.category !== '1')) return;
  for (let index = 0; index < sentence.length; index += 1) {
    const end = occupancy(sentence, index) ?? annotation(sentence, index);
    if (end !== undefined) index = end - 1;
  }
}

/** Claims entries of two words before their second word is read as a kind: `aile konutu şerhi olmayan`. */
export function readTermPairs(sentence: Sentence): void {
  for (let index = 0; index < sentence.length; index += 1) {
    const first = sentence.isAt(index, ...WHERE_BEFORE) ? index + 1 : index;
    if (sentence.isAt(first, ...PAIR_BEGINNINGS)) annotation(sentence, index);
  }
}

function occupancy(sentence: Sentence, start: number): number | undefined {
  const found = OCCUPANCY_BOOK.find(sentence, start);
  if (found && !NEGATION.has(sentence.free(found.end)?.folded ?? ''))
    return claimAdvanced(sentence, start, found.end, { occupancy: [found.value] });
  const kind = sentence.isAt(start, EMPTY_WORD) ? sentence.claimAt(start + 1)?.meaning : undefined;
  const isBuilding =
    kind?.type === 'kind' && kind.category === '1' && !kind.subCategories.every((one) => LAND.has(one));
  return isBuilding ? claimAdvanced(sentence, start, start + 1, { occupancy: ['empty'] }) : undefined;
}

/** `üzerinde ipotek olmayan`, `ipoteksiz`, `aile konutu şerhi olmasın`, `hacizli`. */
function annotation(sentence: Sentence, start: number): number | undefined {
  if (sentence.isAt(start, 'takyidatsiz'))
    return claimAdvanced(sentence, start, start + 1, { withoutAnnotations: [...ANNOTATIONS] });
  const first = sentence.isAt(start, ...WHERE_BEFORE) ? start + 1 : start;
  const entries: Entry[] = [];
  let index = first;
  for (let entry = entryAt(sentence, index); entry !== undefined; entry = entryAt(sentence, index)) {
    entries.push(entry);
    index = sentence.isAt(entry.end, 've', 'veya', ',') ? entry.end + 1 : entry.end;
  }
  const last = entries.at(-1);
  if (last === undefined) return undefined;
  const isUnwanted = sentence.isAt(last.end, ...UNWANTED_AFTER);
  const isWanted = sentence.isAt(last.end, ...WANTED_AFTER);
  const names = entries.map(({ name }) => name);
  // Both a negated `hacizli` and a negated bare name mean that the entry is unwanted.
  if (isUnwanted && last.said !== 'without')
    return claimAdvanced(sentence, start, last.end + 1, { withoutAnnotations: names });
  if (last.said === 'bare' && !isWanted) return undefined;
  const end = isWanted ? last.end + 1 : last.end;
  return claimAdvanced(
    sentence,
    start,
    end,
    last.said === 'without' ? { withoutAnnotations: names } : { annotations: names },
  );
}

function entryAt(sentence: Sentence, start: number): Entry | undefined {
  const folded = sentence.free(start)?.folded ?? '';
  const pair = ANNOTATION_PAIRS.find(
    ([first, second]) => folded === first && second.test(sentence.free(start + 1)?.folded ?? ''),
  );
  if (pair) return { name: pair[2], end: behindNoun(sentence, start + 2), said: 'bare' };
  for (const [stem, name] of ANNOTATION_STEMS) {
    if (folded === `${stem}li`) return { name, end: start + 1, said: 'with' };
    if (folded === `${stem}siz`) return { name, end: start + 1, said: 'without' };
    // `ipoteği`, `haczi`: the stem's last consonant softens or its vowel is dropped.
    const forms = [stem, `${stem}i`, `${stem}ler`, stem.replace(/k$/, 'gi'), stem.replace(/iz$/, 'zi')];
    if (forms.includes(folded)) return { name, end: behindNoun(sentence, start + 1), said: 'bare' };
  }
  // `ihtiyati tedbir`.
  const next = folded === 'ihtiyati' ? entryAt(sentence, start + 1) : undefined;
  return next?.name === 'injunction' ? next : undefined;
}

function behindNoun(sentence: Sentence, index: number): number {
  return sentence.isAt(index, ...ENTRY_NOUNS) ? index + 1 : index;
}
