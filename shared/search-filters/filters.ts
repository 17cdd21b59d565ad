import { EXCLUDING_FILTERS } from './excluding-filters.ts';
import type { Filter, Parameter } from './filter.ts';
import { LISTING_FILTERS } from './listing-filters.ts';
import { NOTICE_FILTERS } from './notice-filters.ts';
import { SALE_FILTERS } from './sale-filters.ts';

/**
 * Every filter of a search, in the order of addresses and chips. A row determines its parameters in addresses, calls
 * and alerts with their checks, its chips, its relaxation, and who may use it. The server's conditions are in
 * `listing-conditions.ts`, the API reference in `parameter-texts.ts`, which must cover every parameter.
 */
export const FILTERS = { ...LISTING_FILTERS, ...NOTICE_FILTERS, ...SALE_FILTERS, ...EXCLUDING_FILTERS } as const;

export type FilterName = keyof typeof FILTERS;
type ParametersOf<F extends FilterName> = (typeof FILTERS)[F]['parameters'];
export type FilterParameter = { [F in FilterName]: keyof ParametersOf<F> }[FilterName];
type Joined<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer I) => void ? I : never;
/** All parameters with their definitions. */
export type FilterParameters = Joined<ParametersOf<FilterName>>;
/** A control of the filter panel, the sort, or the search text. */
export type FilterControl = (typeof FILTERS)[FilterName]['control'] | 'sort';

/** The names of the filters' parameters, in order. */
// safe: the keys are the parameter names of the table's rows
export const parametersOf = (...filters: readonly Filter[]) =>
  filters.flatMap(({ parameters }) => Object.keys(parameters)) as FilterParameter[];

/** Every parameter with its definition. */
// safe: the keys are the parameter names of the table's rows
export const PARAMETER_ROWS = Object.values<Filter>(FILTERS).flatMap(({ parameters }) =>
  Object.entries(parameters),
) as (readonly [FilterParameter, Parameter])[];
