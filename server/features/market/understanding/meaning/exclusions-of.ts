import type { Interpretation } from '#shared/interpretation.ts';
import type { Claim, Sentence } from '../sentence.ts';
import { joinTokens } from './remaining-text.ts';

type Exclude = NonNullable<Interpretation['exclude']>;

/** The exclusions of a query; `undefined` if there are none. Excluded rounds and offices become the opposite filter. */
export function exclusionsOf(sentence: Sentence): Exclude | undefined {
  const exclude: Required<Exclude> = { category: [], subCategory: [], city: [], district: [], text: [], saleKind: [] };
  const claims = sentence.claims.filter(({ isExcluded }) => isExcluded).sort((a, b) => a.start - b.start);
  for (const claim of claims) addTo(exclude, sentence, claim);
  const filled = Object.entries(exclude).filter(([, values]) => values.length > 0);
  // safe: the keys are those of the object literal above
  return filled.length === 0
    ? undefined
    : (Object.fromEntries(filled.map(([key, values]) => [key, [...new Set(values)]])) as Exclude);
}

function addTo(exclude: Required<Exclude>, sentence: Sentence, claim: Claim): void {
  const { meaning } = claim;
  if (meaning.type === 'kind') {
    if (meaning.subCategories.length === 0) exclude.category.push(meaning.category);
    else exclude.subCategory.push(...meaning.subCategories);
  } else if (meaning.type === 'place') {
    for (const { city, district } of meaning.options) {
      if (district === undefined) exclude.city.push(city);
      else exclude.district.push(district);
    }
  } else if (meaning.type === 'cities') exclude.city.push(...meaning.cities);
  else if (meaning.type === 'saleKind') exclude.saleKind.push(...meaning.kinds);
  else if (meaning.type === 'text') exclude.text.push(meaning.text ?? joinTokens(sentence, claim.start, claim.end));
}
