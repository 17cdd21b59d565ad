import { findKindNoun } from '#server/features/intake/notices/index.ts';
import { type CategoryNumber, UNKNOWN_SUB_CATEGORY } from '#shared/kinds/kinds.ts';

const NAMED_WITHIN = 3000;

/** Returns the notice's own word for a thing of an unknown kind: `gemi`. */
export function nounOf(text: string, kind: { categoryNumber: CategoryNumber; tur: string }): string | undefined {
  const unknown = UNKNOWN_SUB_CATEGORY[kind.categoryNumber];
  if (kind.tur !== unknown) return undefined;
  const noun = findKindNoun(text.slice(0, NAMED_WITHIN), kind.categoryNumber);
  // A softened stem is not a word: `samanlığ`.
  if (noun?.subCategory !== unknown || noun.isGeneral || noun.stem.endsWith('g')) return undefined;
  return text.slice(noun.start, noun.start + noun.stem.length).toLocaleLowerCase('tr-TR');
}
