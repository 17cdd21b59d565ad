import { CATEGORY_NUMBERS, type CategoryNumber, type SubCategory } from '#shared/kinds/kinds.ts';
import type { Claim, Sentence } from '../sentence.ts';
import { foldedSet } from '../vocabulary/folded-set.ts';
import { CONJUNCTIONS } from '../vocabulary/stop-words.ts';

export type Kinds = { readonly category?: CategoryNumber; readonly subCategory: readonly SubCategory[] };

const JOINTS = foldedSet(CONJUNCTIONS);

/**
 * Combines the kinds in a query. Real estate has priority over vehicles and vehicles over movables: in
 * `araba galerisi işyeri` the other kind remains text, unless `veya` joins both. Without a noun, a brand or model means
 * a vehicle.
 */
export function combineKinds(sentence: Sentence): Kinds {
  const claims = sentence.claimsOf('kind').filter(({ isExcluded }) => !isExcluded);
  const winner = CATEGORY_NUMBERS.find((category) => claims.some(({ meaning }) => meaning.category === category));
  if (winner === undefined) return impliedKind(sentence);
  const kept = claims.filter((claim) => claim.meaning.category === winner || isJoined(sentence, claims, claim));
  for (const claim of claims) if (!kept.includes(claim)) toText(sentence, claim);
  const subCategory = [...new Set(withoutGroups(sentence, kept).flatMap(({ meaning }) => meaning.subCategories))];
  const isMixed = kept.some(({ meaning }) => meaning.category !== winner);
  return { ...(isMixed ? {} : { category: winner }), subCategory };
}

type KindClaim = ReturnType<typeof kindClaims>[number];
function kindClaims(sentence: Sentence) {
  return sentence.claimsOf('kind');
}

/** Drops a group word next to one of its members (`villa ev`), unless `veya` joins them. */
function withoutGroups(sentence: Sentence, claims: readonly KindClaim[]): readonly KindClaim[] {
  return claims.filter((claim) => {
    if (claim.meaning.role !== 'group' || isJoined(sentence, claims, claim)) return true;
    return !claims.some(
      ({ meaning }) =>
        meaning.role !== 'group' && meaning.subCategories.some((name) => claim.meaning.subCategories.includes(name)),
    );
  });
}

function isJoined(sentence: Sentence, claims: readonly KindClaim[], claim: KindClaim): boolean {
  return claims.some((other) => {
    const [first, second] = other.start < claim.start ? [other, claim] : [claim, other];
    if (other === claim || second.start - first.end < 1 || second.start - first.end > 2) return false;
    return JOINTS.has(sentence.tokens[second.start - 1]?.folded ?? '');
  });
}

function impliedKind(sentence: Sentence): Kinds {
  const implied = sentence.claimsOf('text').find(({ meaning, isExcluded }) => meaning.impliedCategory && !isExcluded);
  const category = implied?.meaning.impliedCategory;
  return { ...(category === undefined ? {} : { category }), subCategory: [] };
}

function toText(sentence: Sentence, claim: KindClaim): void {
  // The narrowed type allows no other meaning; the sentence has the same claim without narrowing.
  const target: Claim | undefined = sentence.claimAt(claim.start);
  if (target !== undefined) target.meaning = { type: 'text' };
}
