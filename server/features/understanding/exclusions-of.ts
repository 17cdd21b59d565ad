import type { Interpretation } from '#shared/interpretation.ts';
import { joinTokens } from './compose-text.ts';
import type { Item, Sentence } from './sentence.ts';

type Exclude = NonNullable<Interpretation['exclude']>;

/** What is turned away; `undefined` if nothing is. Rounds and offices are turned around where they are read. */
export function exclusionsOf(sentence: Sentence): Exclude | undefined {
  const exclude: Required<Exclude> = { category: [], subCategory: [], city: [], district: [], text: [] };
  const items = sentence.items.filter(({ isExcluded }) => isExcluded).sort((a, b) => a.start - b.start);
  for (const item of items) addTo(exclude, sentence, item);
  const filled = Object.entries(exclude).filter(([, values]) => values.length > 0);
  // Object.fromEntries forgets the keys; they are those of the object above.
  return filled.length === 0
    ? undefined
    : (Object.fromEntries(filled.map(([key, values]) => [key, [...new Set(values)]])) as Exclude);
}

function addTo(exclude: Required<Exclude>, sentence: Sentence, item: Item): void {
  const { meaning } = item;
  if (meaning.type === 'kind') {
    if (meaning.subCategories.length === 0) exclude.category.push(meaning.category);
    else exclude.subCategory.push(...meaning.subCategories);
  } else if (meaning.type === 'place') {
    for (const { city, district } of meaning.options) {
      if (district === undefined) exclude.city.push(city);
      else exclude.district.push(district);
    }
  } else if (meaning.type === 'cities') exclude.city.push(...meaning.cities);
  else if (meaning.type === 'text') exclude.text.push(meaning.text ?? joinTokens(sentence, item.start, item.end));
}
