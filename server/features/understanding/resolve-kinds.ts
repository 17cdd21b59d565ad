import { CATEGORY_NUMBERS, type CategoryNumber, type SubCategory } from '#shared/kinds.ts';
import { foldedSet } from './readers/amounts.ts';
import type { Item, Sentence } from './sentence.ts';
import { CONJUNCTIONS } from './vocabulary/stop-words.ts';

export type Kinds = { readonly category?: CategoryNumber; readonly subCategory: readonly SubCategory[] };

const JOINTS = foldedSet(CONJUNCTIONS);

/**
 * Puts the kinds named together. Real estate beats vehicles and these movables in one query (`araba galerisi işyeri`): what
 * loses stays in the text, unless `veya` joins both. A brand or model implies a vehicle where no noun says otherwise.
 */
export function resolveKinds(sentence: Sentence): Kinds {
  const items = sentence.itemsOf('kind').filter(({ isExcluded }) => !isExcluded);
  const winner = CATEGORY_NUMBERS.find((category) => items.some(({ meaning }) => meaning.category === category));
  if (winner === undefined) return impliedKind(sentence);
  const kept = items.filter((item) => item.meaning.category === winner || isJoined(sentence, items, item));
  for (const item of items) if (!kept.includes(item)) toText(sentence, item);
  const subCategory = [...new Set(withoutGroups(sentence, kept).flatMap(({ meaning }) => meaning.subCategories))];
  const isMixed = kept.some(({ meaning }) => meaning.category !== winner);
  return { ...(isMixed ? {} : { category: winner }), subCategory };
}

type KindItem = ReturnType<typeof kindItems>[number];
function kindItems(sentence: Sentence) {
  return sentence.itemsOf('kind');
}

/** A word for a group says nothing more beside one of its members (`villa ev`), unless `veya` joins them. */
function withoutGroups(sentence: Sentence, items: readonly KindItem[]): readonly KindItem[] {
  return items.filter((item) => {
    if (item.meaning.role !== 'group' || isJoined(sentence, items, item)) return true;
    return !items.some(
      ({ meaning }) =>
        meaning.role !== 'group' && meaning.subCategories.some((name) => item.meaning.subCategories.includes(name)),
    );
  });
}

function isJoined(sentence: Sentence, items: readonly KindItem[], item: KindItem): boolean {
  return items.some((other) => {
    const [first, second] = other.start < item.start ? [other, item] : [item, other];
    if (other === item || second.start - first.end < 1 || second.start - first.end > 2) return false;
    return JOINTS.has(sentence.tokens[second.start - 1]?.folded ?? '');
  });
}

function impliedKind(sentence: Sentence): Kinds {
  const implied = sentence.itemsOf('text').find(({ meaning, isExcluded }) => meaning.impliedCategory && !isExcluded);
  const category = implied?.meaning.impliedCategory;
  return { ...(category === undefined ? {} : { category }), subCategory: [] };
}

function toText(sentence: Sentence, item: KindItem): void {
  // The list holds items of every type; this one becomes text in place.
  const target: Item | undefined = sentence.ownerOf(item.start);
  if (target !== undefined) target.meaning = { type: 'text' };
}
