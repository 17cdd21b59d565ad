import { SALE_KINDS, type SaleKind } from '#shared/search-filters/search-values.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';
import { PhraseBook } from '../readers/phrase-book.ts';
import type { Sentence } from '../sentence.ts';
import { foldedSet } from '../vocabulary/folded-set.ts';
import {
  BETWEEN_WORDS,
  CO_OWNER_STEMS,
  HIDING_WORDS,
  OPEN_SALE_PHRASES,
  SALE_KIND_FILLERS,
  SALE_KIND_STEMS,
} from '../vocabulary/sale-kind-words.ts';
import { CONJUNCTIONS, NEGATIONS } from '../vocabulary/stop-words.ts';

const KINDS: ReadonlyMap<string, SaleKind> = new Map(SALE_KIND_STEMS.map(([stem, kind]) => [foldTurkish(stem), kind]));
const CO_OWNERS = foldedSet(CO_OWNER_STEMS);
const BETWEEN = foldedSet(BETWEEN_WORDS);
const FILLERS = foldedSet(SALE_KIND_FILLERS);
const DENIALS = foldedSet([...NEGATIONS, ...HIDING_WORDS]);
const JOINTS = foldedSet(CONJUNCTIONS);
const OPEN_SALES = new PhraseBook(OPEN_SALE_PHRASES.map((phrase) => [phrase, 'heirs'] as const));

/**
 * Claims unwanted kinds of sale (`mirasçılar arası satış olmasın`); before rounds are read, because these phrases
 * contain their words. Wanted kinds have no filter, so their words remain text.
 */
export function readSaleKinds(sentence: Sentence): void {
  for (let index = 0; index < sentence.length; index += 1) {
    const denied = openSaleAt(sentence, index) ?? deniedAt(sentence, index);
    if (denied === undefined) continue;
    sentence.claim(index, denied.end, { type: 'saleKind', kinds: denied.kinds }).isExcluded = true;
    index = denied.end - 1;
  }
}

type Denied = { readonly end: number; readonly kinds: readonly SaleKind[] };

function openSaleAt(sentence: Sentence, start: number): Denied | undefined {
  const open = OPEN_SALES.find(sentence, start);
  return open && { end: open.end, kinds: [open.value] };
}

/** One kind, or several in a row, including the negation after them. */
function deniedAt(sentence: Sentence, start: number): Denied | undefined {
  const named = new Set<SaleKind>();
  let index = start;
  for (let kind = kindAt(sentence, index); kind !== undefined; kind = kindAt(sentence, index)) {
    named.add(kind);
    index = behindFillers(sentence, index + 1);
    if (JOINTS.has(sentence.free(index)?.folded ?? '') || sentence.isAt(index, ',')) index += 1;
  }
  if (named.size === 0 || sentence.stemAt(index, DENIALS) === undefined) return undefined;
  return { end: behindDenial(sentence, index), kinds: SALE_KINDS.filter((kind) => named.has(kind)) };
}

function kindAt(sentence: Sentence, index: number): SaleKind | undefined {
  const stem = sentence.stemAt(index, KINDS)?.stem;
  if (stem !== undefined) return KINDS.get(stem);
  const isCommon =
    sentence.stemAt(index, CO_OWNERS) !== undefined && BETWEEN.has(sentence.free(index + 1)?.folded ?? '');
  return isCommon ? 'heirs' : undefined;
}

function behindFillers(sentence: Sentence, start: number): number {
  let index = start;
  while (sentence.stemAt(index, FILLERS) !== undefined) index += 1;
  return index;
}

/**
 * Skips what may follow the negation: a second one (`görmek istemiyorum`) or words as in
 * `mirasçı olmayanların katılabildiği`.
 */
function behindDenial(sentence: Sentence, index: number): number {
  return behindFillers(sentence, index + 1);
}
