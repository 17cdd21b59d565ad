import type { SearchInterpretation } from '#shared/interpretation.ts';
import { FILTERS } from '#shared/search-filters/filters.ts';
import type { Sort } from '#shared/search-filters/search-values.ts';
import { SEARCH_PARAMETERS, type SearchParameters } from '#shared/search-parameters.ts';
import { SORT_LABELS } from '#shared/sort-labels.ts';
import { type AppliedFilter, appliedFilters } from '../filters/applied-filters.ts';
import { listedValues, withoutParameters } from '../search-address.ts';

const CONTROLS = Object.values(FILTERS).map(({ control }) => control);

/** The position of a chip: the place first, then as in the table of filters, remaining words last. */
function placeOf({ control }: AppliedFilter): number {
  if (control === 'city' || control === 'district') return -1;
  return control === 'text' || control === 'sort' ? CONTROLS.length : CONTROLS.indexOf(control);
}

/**
 * The understood parts of a query as chips. Removing one links to a search with all other parts as explicit filters.
 */
export function understoodFilters({ search, understood, ambiguities }: SearchInterpretation): AppliedFilter[] {
  const isUnderstood = ({ names }: AppliedFilter) => names.some((name) => understood.includes(name));
  const filters = withPlaceAsOne(appliedFilters(search).filter(isUnderstood), search, ambiguities.length > 0);
  const hasSubCategory = understood.includes('subCategory');
  const chips = filters
    // A sub-category implies its kind, so the kind gets no chip; removing the last sub-category also removes the kind.
    .filter(({ key }) => key !== 'category' || !hasSubCategory)
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map((filter) =>
      filter.control === 'subCategory' &&
      listedValues(search.subCategory).length === 1 &&
      understood.includes('category')
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

/** Shows an ambiguous district as one chip with its provinces in brackets, because the visitor typed one name. */
function withPlaceAsOne(filters: AppliedFilter[], search: SearchParameters, isAmbiguous: boolean): AppliedFilter[] {
  const district = filters.find(({ key }) => key === 'district');
  if (!isAmbiguous || district === undefined) return filters;
  const cities = listedValues(search.city);
  const label = cities.length > 0 ? `${district.label} (${cities.slice(0, 3).join(', ')})` : district.label;
  const without = withoutParameters(search, ['city', 'district']);
  return filters
    .filter(({ control }) => control !== 'city')
    .map((filter) => (filter === district ? { ...district, label, names: ['district', 'city'], without } : filter));
}

/**
 * The address after a change of the active search. An added or changed filter is put into the address beside the query.
 * Removing a filter that came from the query makes the whole search explicit, because a parameter can override a part
 * of the query but not remove it.
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
