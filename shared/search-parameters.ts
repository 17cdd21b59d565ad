import type { Filter } from './search-filters/filter.ts';
import {
  FILTERS,
  type FilterName,
  type FilterParameter,
  PARAMETER_ROWS,
  parametersOf,
} from './search-filters/filters.ts';

const ALL: readonly Filter[] = Object.values(FILTERS);

/** The ranges whose value a listing may leave untold (`includeUnknown`), each with its bounds. */
export type ToldRange = {
  [F in FilterName]: (typeof FILTERS)[F] extends { readonly range: 'told' } ? F : never;
}[FilterName];
type Bounds<F extends ToldRange> = readonly [`min${Capitalize<F>}`, `max${Capitalize<F>}`];
/**
 * Ranges by their bounds. A search for one does not find listings that do not tell the value, unless `includeUnknown`
 * names the range.
 */
// safe: made of the table itself, whose ranges have a lower and an upper bound
export const TOLD_RANGES = Object.fromEntries(
  Object.entries<Filter>(FILTERS)
    .filter(([, { range }]) => range === 'told')
    .map(([name, { parameters }]) => [name, Object.keys(parameters)]),
) as Record<string, readonly string[]> as { readonly [F in ToldRange]: Bounds<F> };
// safe: the keys of TOLD_RANGES are its ranges
export const TOLD_RANGE_NAMES = Object.keys(TOLD_RANGES) as readonly ToldRange[];

/** Every filter that the server refuses to those without premium: what only premium may read of a notice (D27). */
export const PREMIUM_FILTERS: readonly FilterParameter[] = parametersOf(
  ...ALL.filter(({ access }) => access === 'premium'),
);

/**
 * The parameters that choose listings, none that only order or page them; what an alert may ask for (spec §3). With
 * `literal` the words of `query` are searched for as they stand, without it search-ai and alerts understand them.
 */
export const SEARCH_CRITERIA: readonly SearchCriterion[] = [
  // safe: the type leaves out the parameters of the same filters
  ...(parametersOf(...ALL.filter(({ isMomentary }) => isMomentary !== true)) as SearchCriterion[]),
  'literal',
];
type Momentary = {
  [F in FilterName]: (typeof FILTERS)[F] extends { readonly isMomentary: true } ? F : never;
}[FilterName];
type MomentaryParameter = { [F in Momentary]: keyof (typeof FILTERS)[F]['parameters'] }[Momentary];
type SearchCriterion = Exclude<FilterParameter, MomentaryParameter> | 'literal';

const LISTS: readonly string[] = ['list', 'choices', 'names', 'subCategories', 'models', 'ids', 'toldRanges'];

/** Parameters that hold several values, separated by commas. */
export const LIST_PARAMETERS: readonly FilterParameter[] = PARAMETER_ROWS.flatMap(([name, { shape }]) =>
  LISTS.includes(shape.kind) ? name : [],
);

/** The parameters of a search as the address bar and the API spell them (spec §7, D15): all text, absent when unset. */
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
