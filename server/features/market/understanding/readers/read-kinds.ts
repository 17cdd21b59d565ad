import type { EndingFeatures } from '#server/turkish/possible-stems.ts';
import {
  ALL_SUB_CATEGORIES,
  CATEGORY_NUMBERS,
  type CategoryNumber,
  categoryOfSubCategory,
  type SubCategory,
} from '#shared/kinds/kinds.ts';
import type { Sentence } from '../sentence.ts';
import { foldedSet } from '../vocabulary/folded-set.ts';
import {
  CATEGORY_WORDS,
  FLOOR_WORD,
  GROUP_WORDS,
  MODIFIED_WORDS,
  MODIFIER_WORDS,
  NARROW_EXACT_WORDS,
  NARROW_WORDS,
  SUB_CATEGORY_WORDS,
} from '../vocabulary/kind-words.ts';
import { PhraseBook } from './phrase-book.ts';

type Kind = {
  readonly category: CategoryNumber;
  readonly subCategories: readonly SubCategory[];
  readonly role: 'noun' | 'modifier' | 'alone' | 'group';
  readonly staysInText: boolean;
  readonly isExact: boolean;
};
export type KindMatch = Kind & { readonly end: number; readonly features: EndingFeatures };

export const KINDS = new PhraseBook<Kind>(buildKinds());
const NAMED_BUILDINGS: ReadonlySet<SubCategory> = new Set(['Fabrika', 'Depo', 'Otel']);
const QUALITIES = foldedSet(['vasıf', 'vasıflı', 'vasfında', 'vasfındaki', 'nitelik', 'nitelikli']);
const MODIFIED = foldedSet(MODIFIED_WORDS);

function* buildKinds(): Generator<readonly [string, Kind]> {
  const plain = { staysInText: false, isExact: false };
  for (const category of CATEGORY_NUMBERS)
    for (const word of CATEGORY_WORDS[category]) yield [word, { category, subCategories: [], role: 'noun', ...plain }];
  for (const [words, subCategories] of GROUP_WORDS)
    for (const word of words) yield [word, { category: '1', subCategories, role: 'group', ...plain }];
  for (const name of ALL_SUB_CATEGORIES) {
    const category = categoryOfSubCategory(name);
    if (category === undefined) continue;
    const kind = { category, subCategories: [name], ...plain };
    for (const word of SUB_CATEGORY_WORDS[name] ?? []) yield [word, { ...kind, role: 'noun' }];
    for (const word of MODIFIER_WORDS[name] ?? []) yield [word, { ...kind, role: 'modifier' }];
    for (const word of NARROW_WORDS[name] ?? []) yield [word, { ...kind, role: 'noun', staysInText: true }];
    for (const word of NARROW_EXACT_WORDS[name] ?? [])
      yield [word, { ...kind, role: 'noun', staysInText: true, isExact: true }];
  }
  yield [FLOOR_WORD, { category: '1', subCategories: ['Daire'], role: 'alone', ...plain }];
}

const WANTED: ReadonlySet<string> = new Set(['olan', 'olsun', 'olsa', 'bulunan', 'var']);

/** The kind of property whose name begins at a free token. */
export function nounAt(sentence: Sentence, index: number): KindMatch | undefined {
  const match = KINDS.find(
    sentence,
    index,
    ({ isExact }, features) => !isExact || (features.case === undefined && !features.isPossessive),
  );
  return match && { ...match.value, end: match.end, features: match.features };
}

/** Claims every kind in the query; which of them count is decided after all readers. */
export function readKinds(sentence: Sentence): void {
  for (let index = 0; index < sentence.length; index += 1) {
    const kind = nounAt(sentence, index);
    if (kind === undefined) continue;
    const { category, subCategories, role, staysInText, features } = kind;
    const end = endOfBuilding(sentence, kind) ?? endOfQuality(sentence, kind) ?? kind.end;
    if (end === kind.end && isTextHere(sentence, kind, index)) continue;
    sentence.claim(index, end, { type: 'kind', category, subCategories, role, staysInText, features });
    index = end - 1;
  }
}

/** `fabrika binası`, `depo binası`: the first word says what the building is. */
function endOfBuilding(sentence: Sentence, kind: KindMatch): number | undefined {
  const next = nounAt(sentence, kind.end);
  const isBuilding = next?.features.isPossessive === true && next.subCategories.includes('Bina');
  return isBuilding && kind.subCategories.some((name) => NAMED_BUILDINGS.has(name)) ? next.end : undefined;
}

/** `tarla vasıflı arsa`, `mesken nitelikli taşınmaz`: the first word is the kind in the land register, which counts. */
function endOfQuality(sentence: Sentence, kind: KindMatch): number | undefined {
  const quality = sentence.free(kind.end)?.stems.some(({ stem }) => QUALITIES.has(stem)) === true;
  if (!quality || kind.category !== '1') return undefined;
  const called = nounAt(sentence, kind.end + 1);
  return called?.category === '1' ? called.end : kind.end + 1;
}

/** An adjective before another noun (`müstakil villa`), or the first half of a compound (`villa arsası`). */
function isTextHere(sentence: Sentence, kind: KindMatch, index: number): boolean {
  const next = nounAt(sentence, kind.end);
  const isSame = next?.subCategories.some((name) => kind.subCategories.includes(name)) === true;
  if (isPossession(sentence, kind, index)) return true;
  if (kind.role === 'alone') return hasFloorBefore(sentence, index) || next !== undefined;
  if (kind.role === 'modifier') {
    // `1.6 motor` is an engine.
    if (sentence.tokens[index - 1]?.kind === 'number' && /[.,]/.test(sentence.tokens[index - 1]?.folded ?? ''))
      return true;
    const isModifier = (next !== undefined && !isSame) || sentence.stemAt(kind.end, MODIFIED) !== undefined;
    return isModifier || sentence.free(kind.end)?.stems.some(({ stem }) => MODIFIED.has(stem)) === true;
  }
  const isBare = kind.features.case === undefined && !kind.features.isPlural && !kind.features.isPossessive;
  const isCompound = next?.features.isPossessive === true;
  return isBare && isCompound && !isSame && next.category === kind.category;
}

/** `bahçesi olan ev`, `ev olsun bahçesi olsun`: a feature of something else. */
function isPossession(sentence: Sentence, kind: KindMatch, index: number): boolean {
  const isWanted = sentence.stemAt(kind.end, WANTED) !== undefined || sentence.isAt(kind.end, ...WANTED);
  if (!kind.features.isPossessive || !isWanted) return false;
  return sentence.tokens.some((_, other) => {
    const noun = other < index || other >= kind.end ? nounAt(sentence, other) : undefined;
    const owner = noun ?? (other < index ? sentence.claimAt(other)?.meaning : undefined);
    return owner !== undefined && 'subCategories' in owner && owner.category === kind.category;
  });
}

function hasFloorBefore(sentence: Sentence, index: number): boolean {
  const before = sentence.free(index - 1);
  return before?.kind === 'number';
}
