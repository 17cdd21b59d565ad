import type { Deps } from '#server/deps.ts';
import { FACET_COLUMNS, FACETS, type Facet } from '../conditions/facets.ts';
import { flagOf, kindAndPlaceLexemes } from '../conditions/filter-conditions.ts';
import { listingCondition } from '../conditions/listing-conditions.ts';
import { Parameters, runStatement } from '../conditions/prepared-statement.ts';
import type { ResolvedSearch } from '../conditions/resolved-search.ts';
import { rowsClause } from '../conditions/rows-clause.ts';
import type { CountedRow } from './kept-facets.ts';

/**
 * The other filters that apply when a facet's choices are counted: all but its own; the district depends on the city.
 */
const COUNTED_UNDER: Readonly<Record<Facet, readonly Facet[]>> = {
  category: ['city', 'district', 'secondRound', 'sulhMahkeme'],
  subCategory: ['category', 'city', 'district', 'secondRound', 'sulhMahkeme'],
  city: ['category', 'subCategory', 'secondRound', 'sulhMahkeme'],
  district: ['category', 'subCategory', 'city', 'secondRound', 'sulhMahkeme'],
  secondRound: ['category', 'subCategory', 'city', 'district', 'sulhMahkeme'],
  sulhMahkeme: ['category', 'subCategory', 'city', 'district', 'secondRound'],
};

/**
 * The number of listings for each choice of a filter, each filter under the others, and the total of the search
 * (`facet` null). Rows that meet the common conditions are visited once and grouped by the filters; the rest is
 * addition.
 */
export function facetsByRows(deps: Pick<Deps, 'db'>, search: ResolvedSearch, now: Date): Promise<CountedRow[]> {
  const parameters = new Parameters();
  const { cities = [], districts = [] } = search.places;
  const provinces = [...cities, ...districts.map(({ province }) => province)];
  // Columns with the most different values come first: if the planner sorts, it then rarely compares further columns.
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
 * With more provinces than this, districts of all provinces are grouped: checking each row against a long list costs
 * more.
 */
const FEW_PROVINCES = 8;

/** SQL: the district of a row if districts are counted; otherwise fewer groups. */
function districtColumn(provinces: readonly string[], parameters: Parameters): string {
  if (provinces.length > FEW_PROVINCES) return 'ilce';
  return `case when il = any(${parameters.add(provinces)}::text[]) then ilce end`;
}

/** SQL: all conditions except the filters with facets. A facet also needs rows that only its own filter excludes. */
function commonClause(search: ResolvedSearch, now: Date, parameters: Parameters): string {
  const { category: _category, secondRound: _round, sulhMahkeme: _office, subCategory, places, ...rest } = search;
  const { cities, districts, ...excluded } = places;
  const condition = listingCondition({ ...rest, places: excluded }, now);
  // A row outside both the kinds and the places counts for no facet; if both are given, few rows are left.
  const isNarrow = subCategory && (cities || districts);
  const either = isNarrow ? [kindAndPlaceLexemes({ subCategory, places })] : [];
  return rowsClause({ ...condition, terms: [...condition.terms, ...either] }, parameters);
}

/** SQL: for each filter whether a row meets it; the text is the same whichever filters are set. */
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
