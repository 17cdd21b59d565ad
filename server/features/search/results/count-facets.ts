import type { Deps } from '#server/deps.ts';
import type { SearchFacets } from '#shared/property-search.ts';
import { compareTurkish } from '#shared/turkish-text.ts';
import { facetsByBits } from '../bits/index.ts';
import { FACETS, propertyCondition } from '../conditions/property-conditions.ts';
import type { ResolvedSearch } from '../conditions/resolve-places.ts';
import type { SearchText } from '../conditions/search-text.ts';
import { facetsByRows } from './find-by-rows.ts';

/**
 * How many listings each choice of a filter would leave under the other filters, most first. Districts are counted once
 * a city is chosen: before, their names are ambiguous.
 */
export async function countFacets(
  deps: Pick<Deps, 'db'>,
  search: ResolvedSearch,
  text: SearchText | undefined,
  now: Date,
): Promise<SearchFacets> {
  const wanted = FACETS.filter((facet) => facet !== 'district' || search.cities);
  const conditions = new Map(wanted.map((facet) => [facet, propertyCondition(search, text, now, facet)]));
  const rows = (await facetsByBits(deps, conditions, search.cities ?? [])) ?? (await facetsByRows(deps, conditions));
  const counts = new Map(FACETS.map((facet) => [facet, new Map<string, number>()]));
  for (const { facet, value, count } of rows) {
    const choices = counts.get(facet);
    if (value !== null) choices?.set(value, (choices.get(value) ?? 0) + count);
  }
  const choicesOf = (facet: (typeof FACETS)[number]) =>
    [...(counts.get(facet) ?? [])]
      .map(([value, count]) => ({ value, count }))
      .sort((a, b) => b.count - a.count || compareTurkish(a.value, b.value));
  return {
    category: choicesOf('category'),
    subCategory: choicesOf('subCategory'),
    city: choicesOf('city'),
    district: choicesOf('district'),
    secondRound: choicesOf('secondRound'),
    sulhMahkeme: choicesOf('sulhMahkeme'),
  };
}
