import type { SearchInterpretation } from '#shared/interpretation.ts';
import { SEARCH_PARAMETERS, type SearchParameters, type Sort } from '#shared/search-parameters.ts';
import { SORT_LABELS } from '#shared/sort-labels.ts';
import { type AppliedFilter, appliedFilters, type FilterControl } from '../filters/applied-filters.ts';
import { listOf, withoutParameters } from '../search-address.ts';

/** Place first, as one says it; what is left of the words last. */
const ORDER: readonly FilterControl[] = [
  'city',
  'district',
  'category',
  'subCategory',
  'price',
  'days',
  'round',
  'office',
  'text',
];

/** What of a query was understood, as chips; each is taken away by a search that says the rest explicitly. */
export function understoodFilters({ search, understood, ambiguities }: SearchInterpretation): AppliedFilter[] {
  const isUnderstood = ({ names }: AppliedFilter) => names.some((name) => understood.includes(name));
  const filters = withPlaceAsOne(appliedFilters(search).filter(isUnderstood), search, ambiguities.length > 0);
  const hasSubCategory = understood.includes('subCategory');
  const chips = filters
    // A sub-category names its kind as well; without the last one neither is asked for.
    .filter(({ key }) => key !== 'category' || !hasSubCategory)
    .toSorted((a, b) => ORDER.indexOf(a.control) - ORDER.indexOf(b.control))
    .map((filter) =>
      filter.control === 'subCategory' && listOf(search.subCategory).length === 1 && understood.includes('category')
        ? { ...filter, without: withoutParameters(search, ['subCategory', 'category']) }
        : filter,
    );
  const sort = understood.includes('sort') ? sortOf(search.sort) : undefined;
  if (sort === undefined) return chips;
  const without = withoutParameters(search, ['sort']);
  return [...chips, { key: 'sort', label: SORT_LABELS[sort], names: ['sort'], control: 'sort', without }];
}

function sortOf(sort: string | undefined): Sort | undefined {
  // safe: looked up among the keys of the record itself
  return (Object.keys(SORT_LABELS) as Sort[]).find((known) => known === sort);
}

/** A name that several provinces have is one thing to who typed it: its provinces stand behind it, not beside it. */
function withPlaceAsOne(filters: AppliedFilter[], search: SearchParameters, isAmbiguous: boolean): AppliedFilter[] {
  const district = filters.find(({ key }) => key === 'district');
  if (!isAmbiguous || district === undefined) return filters;
  const cities = listOf(search.city);
  const label = cities.length > 0 ? `${district.label} (${cities.slice(0, 3).join(', ')})` : district.label;
  const without = withoutParameters(search, ['city', 'district']);
  return filters
    .filter(({ control }) => control !== 'city')
    .map((filter) => (filter === district ? { ...district, label, names: ['district', 'city'], without } : filter));
}

/**
 * The address after a filter was changed in the search that is in force: added to the address where the query goes on to
 * hold, else all of it explicit, for what a query says can only be overridden, not taken away.
 */
export function afterChange(
  address: SearchParameters,
  inForce: SearchParameters,
  next: SearchParameters,
  interpretation: SearchInterpretation | undefined,
): SearchParameters {
  if (!interpretation || interpretation.understood.length === 0) return next;
  const changed = SEARCH_PARAMETERS.filter((name) => name !== 'page' && next[name] !== inForce[name]);
  if (changed.some((name) => next[name] === undefined && interpretation.understood.includes(name))) return next;
  const { page: _page, ...kept } = address;
  const changes = changed.filter((name) => name !== 'query' && name !== 'literal');
  const added: SearchParameters = { ...kept };
  for (const name of changes) {
    const value = next[name];
    if (value === undefined) delete added[name];
    else added[name] = value;
  }
  return added;
}
