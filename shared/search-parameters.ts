import type { Filter } from './search-filters/filter.ts';
import {
  FILTERS,
  type FilterName,
  type FilterParameter,
  PARAMETER_ROWS,
  parametersOf,
} from './search-filters/filters.ts';

const ALL: readonly Filter[] = Object.values(FILTERS);

/** The ranges whose value a listing may lack (`includeUnknown`), each with its bounds. */
export type ToldRange = {
  [F in FilterName]: (typeof FILTERS)[F] extends { readonly range: 'told' } ? F : never;
}[FilterName];
type Bounds<F extends ToldRange> = readonly [`min${Capitalize<F>}`, `max${Capitalize<F>}`];
/**
 * Ranges by their bounds. A search for one does not find listings without the value, unless `includeUnknown` names the
 * range.
 */
// safe: built from the table itself, whose ranges have a lower and an upper bound
export const TOLD_RANGES = Object.fromEntries(
  Object.entries<Filter>(FILTERS)
    .filter(([, { range }]) => range === 'told')
    .map(([name, { parameters }]) => [name, Object.keys(parameters)]),
) as Record<string, readonly string[]> as { readonly [F in ToldRange]: Bounds<F> };
// safe: the keys of TOLD_RANGES are the names of its ranges
export const TOLD_RANGE_NAMES = Object.keys(TOLD_RANGES) as readonly ToldRange[];

/** Every filter that the server refuses to callers without premium: those on values that only premium may see (D27). */
export const PREMIUM_FILTERS: readonly FilterParameter[] = parametersOf(
  ...ALL.filter(({ access }) => access === 'premium'),
);

/**
 * The parameters that choose listings, without those that only sort or page them; the possible criteria of an alert
 * (spec §3). With `literal` the exact words of `query` are searched for; without it, search-ai and alerts interpret
 * them.
 */
export const SEARCH_CRITERIA: readonly SearchCriterion[] = [
  // safe: the type excludes the parameters of the same filters
  ...(parametersOf(...ALL.filter(({ isMomentary }) => isMomentary !== true)) as SearchCriterion[]),
  'literal',
];
type Momentary = {
  [F in FilterName]: (typeof FILTERS)[F] extends { readonly isMomentary: true } ? F : never;
}[FilterName];
type MomentaryParameter = { [F in Momentary]: keyof (typeof FILTERS)[F]['parameters'] }[Momentary];
type SearchCriterion = Exclude<FilterParameter, MomentaryParameter> | 'literal';

const LISTS: readonly string[] = ['list', 'choices', 'names', 'subCategories', 'models', 'ids', 'toldRanges'];

/** Parameters with several values, separated by commas. */
export const LIST_PARAMETERS: readonly FilterParameter[] = PARAMETER_ROWS.flatMap(([name, { shape }]) =>
  LISTS.includes(shape.kind) ? name : [],
);

/** The parameters of a search in the address bar and the API (spec §7, D15): all text, absent if unset. */
export const SEARCH_PARAMETERS: readonly SearchParameter[] = [
  ...parametersOf(...ALL),
  'literal',
  'sort',
  'page',
  'includeEnded',
  'facets',
];
export type SearchParameter = FilterParameter | 'literal' | 'sort' | 'page' | 'includeEnded' | 'facets';
export type SearchParameters = Partial<Record<SearchParameter, string>>;
