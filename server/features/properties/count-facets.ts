import type { Deps } from '#server/deps.ts';
import type { SearchFacets } from '#shared/property-search.ts';
import { compareTurkish } from '#shared/turkish-text.ts';
import { FACETS, type Facet, Parameters, propertyCondition } from './property-conditions.ts';
import type { ResolvedSearch } from './resolve-places.ts';
import { runStatement } from './run-statement.ts';
import type { SearchText } from './search-text.ts';
import { whereClause } from './where-clause.ts';

const COLUMNS: Readonly<Record<Facet, string>> = {
  category: 'category_number',
  subCategory: 'tur',
  city: 'il',
  district: 'ilce',
  secondRound: 'second_round::int::text',
  sulhMahkeme: 'sulh_mahkeme::int::text',
};

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
  const parameters = new Parameters();
  const counts = FACETS.filter((facet) => facet !== 'district' || search.cities || search.districts).map((facet) => {
    const condition = propertyCondition(search, text, now, facet);
    return `select '${facet}' as facet, ${COLUMNS[facet]} as value, count(*)::int as count from property_search
      where ${whereClause(condition, parameters)} group by 2`;
  });
  const rows = await runStatement<{ facet: Facet; value: string | null; count: number }>(
    deps,
    counts.join(' union all '),
    parameters,
  );
  const facets: SearchFacets = {
    category: [],
    subCategory: [],
    city: [],
    district: [],
    secondRound: [],
    sulhMahkeme: [],
  };
  for (const { facet, value, count } of rows) if (value !== null) facets[facet].push({ value, count });
  for (const facet of FACETS) facets[facet].sort((a, b) => b.count - a.count || compareTurkish(a.value, b.value));
  return facets;
}
