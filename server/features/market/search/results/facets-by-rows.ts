import type { Deps } from '#server/deps.ts';
import { FACET_COLUMNS, FACETS, type Facet } from '../conditions/facets.ts';
import { flagOf, kindAndPlaceLexemes } from '../conditions/filter-conditions.ts';
import { listingCondition } from '../conditions/listing-conditions.ts';
import { Parameters, runStatement } from '../conditions/prepared-statement.ts';
import type { ResolvedSearch } from '../conditions/resolved-search.ts';
import { rowsClause } from '../conditions/rows-clause.ts';
import type { CountedRow } from './kept-facets.ts';

/** Under which filters the choices of a facet are counted: all but its own; a district falls away with its city. */
const COUNTED_UNDER: Readonly<Record<Facet, readonly Facet[]>> = {
  category: ['city', 'district', 'secondRound', 'sulhMahkeme'],
  subCategory: ['category', 'city', 'district', 'secondRound', 'sulhMahkeme'],
  city: ['category', 'subCategory', 'secondRound', 'sulhMahkeme'],
  district: ['category', 'subCategory', 'city', 'secondRound', 'sulhMahkeme'],
  secondRound: ['category', 'subCategory', 'city', 'district', 'sulhMahkeme'],
  sulhMahkeme: ['category', 'subCategory', 'city', 'district', 'secondRound'],
};

/**
 * How many listings each choice of a filter leaves, each filter under the others, and how many the search finds
 * (`facet` null). Rows that meet what is common to all of these are visited once and counted by what they differ in;
 * the rest is addition.
 */
export function facetsByRows(deps: Pick<Deps, 'db'>, search: ResolvedSearch, now: Date): Promise<CountedRow[]> {
  const parameters = new Parameters();
  const { cities = [], districts = [] } = search.places;
  const provinces = [...cities, ...districts.map(({ province }) => province)];
  // Grouped by what differs most first: should the planner choose to sort, it then rarely compares further columns.
  const clauses = [
    `matching as materialized (
      select ${districtColumn(provinces, parameters)} as ilce, il, tur, category_number,
        second_round, sulh_mahkeme, count(*)::int as matches
      from property_search where ${commonClause(search, now, parameters)} group by 1, 2, 3, 4, 5, 6
    )`,
    `counted as materialized (select *, ${filterColumns(search, parameters)} from matching)`,
  ];
  const facets = FACETS.filter((facet) => facet !== 'district' || search.places.cities);
  const counts = facets.map(
    (facet) => `select '${facet}' as facet, ${FACET_COLUMNS[facet]} as value, sum(matches)::int as count
      from counted where ${metBy(COUNTED_UNDER[facet])} group by 2`,
  );
  const total = `select null, null, coalesce(sum(matches), 0)::int from counted where ${metBy(FACETS)}`;
  return runStatement<CountedRow>(
    deps,
    `with ${clauses.join(', ')} ${[...counts, total].join(' union all ')}`,
    parameters,
  );
}

/**
 * Districts of more provinces than this are told apart for all provinces: looking each row's up in a long list costs
 * more.
 */
const FEW_PROVINCES = 8;

/** SQL: the district of a row where districts are counted; fewer groups otherwise. */
function districtColumn(provinces: readonly string[], parameters: Parameters): string {
  if (provinces.length > FEW_PROVINCES) return 'ilce';
  return `case when il = any(${parameters.add(provinces)}::text[]) then ilce end`;
}

/** SQL: all conditions but the filters that have facets; of rows that only one of these keeps out all are needed. */
function commonClause(search: ResolvedSearch, now: Date, parameters: Parameters): string {
  const { category: _category, secondRound: _round, sulhMahkeme: _office, subCategory, places, ...rest } = search;
  const { cities, districts, ...excluded } = places;
  const condition = listingCondition({ ...rest, places: excluded }, now);
  // A row outside both the kinds and the places counts for no facet: few are left where both are named.
  const isNarrow = subCategory && (cities || districts);
  const either = isNarrow ? [kindAndPlaceLexemes({ subCategory, places })] : [];
  return rowsClause({ ...condition, terms: [...condition.terms, ...either] }, parameters);
}

/** SQL: for each filter whether a row meets it; always the same text, whichever are set. */
function filterColumns(search: ResolvedSearch, parameters: Parameters): string {
  const { category, subCategory, secondRound, sulhMahkeme, places } = search;
  const districts = places.districts?.map(({ province, district }) => `${province}/${district}`);
  const isAnyOf = (column: string, values: readonly unknown[] | undefined, type: string) => {
    const wanted = `${parameters.add(values ?? null)}::${type}[]`;
    return `(${wanted} is null or ${column} = any(${wanted}))`;
  };
  const one = (value: unknown) => (value === undefined ? undefined : [value]);
  const columns: Readonly<Record<Facet, string>> = {
    category: isAnyOf('category_number', one(category), 'text'),
    subCategory: isAnyOf('tur', subCategory, 'text'),
    city: isAnyOf('il', places.cities, 'text'),
    district: isAnyOf("(il || '/' || ilce)", districts, 'text'),
    secondRound: isAnyOf('second_round', one(flagOf(secondRound)), 'boolean'),
    sulhMahkeme: isAnyOf('sulh_mahkeme', one(flagOf(sulhMahkeme)), 'boolean'),
  };
  return FACETS.map((facet) => `${columns[facet]} as "meets ${facet}"`).join(', ');
}

function metBy(filters: readonly Facet[]): string {
  return filters.map((filter) => `"meets ${filter}"`).join(' and ');
}
