import { CATEGORY_LABELS, CATEGORY_NUMBERS } from '#shared/kinds/kinds.ts';
import type { SearchParameters } from '#shared/search-parameters.ts';
import { listedValues } from './search-address.ts';

/** The page's title for a search: `Çankaya, Ankara · Daire ihaleleri`. */
export function searchTitle(search: SearchParameters): string {
  const cities = listedValues(search.city);
  const place = [search.district, cities.length > 0 && cities.length <= 3 ? cities.join(', ') : undefined]
    .filter(Boolean)
    .join(', ');
  const kind = CATEGORY_NUMBERS.find((number) => number === search.category);
  const subCategories = listedValues(search.subCategory);
  const what = subCategories.length === 1 ? subCategories[0] : kind && CATEGORY_LABELS[kind];
  const parts = [search.query && `“${search.query}”`, place, `${what ?? 'İcra'} ihaleleri`].filter(Boolean);
  return parts.length === 1 && !what ? 'İhale ara' : parts.join(' · ');
}
