import { EXCLUDING_FILTERS } from './excluding-filters.ts';
import type { Filter, Parameter } from './filter.ts';
import { LISTING_FILTERS } from './listing-filters.ts';
import { NOTICE_FILTERS } from './notice-filters.ts';
import { SALE_FILTERS } from './sale-filters.ts';

/**
 * Every filter of a search, in the order of addresses and chips. What follows from a row: its parameters in addresses,
 * calls and alerts with their checks, its chips, what it is left aside as, who may use it. What the server finds by it
 * is in `listing-conditions.ts`, what the reference of the API says in `parameter-texts.ts`, which misses no
 * parameter.
 */
export const FILTERS = { ...LISTING_FILTERS, ...NOTICE_FILTERS, ...SALE_FILTERS, ...EXCLUDING_FILTERS } as const;

export type FilterName = keyof typeof FILTERS;
type ParametersOf<F extends FilterName> = (typeof FILTERS)[F]['parameters'];
export type FilterParameter = { [F in FilterName]: keyof ParametersOf<F> }[FilterName];
type Joined<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer I) => void ? I : never;
/** All parameters with what their rows say of them. */
export type FilterParameters = Joined<ParametersOf<FilterName>>;
/** A control of the filter panel, the sort, or the text itself. */
export type FilterControl = (typeof FILTERS)[FilterName]['control'] | 'sort';

/** The names of filters' parameters, in their order. */
// safe: the rows of the table name their own parameters
export const parametersOf = (...filters: readonly Filter[]) =>
  filters.flatMap(({ parameters }) => Object.keys(parameters)) as FilterParameter[];

/** Every parameter with what its row says of it. */
// safe: the rows of the table name their own parameters
export const PARAMETER_ROWS = Object.values<Filter>(FILTERS).flatMap(({ parameters }) =>
  Object.entries(parameters),
) as (readonly [FilterParameter, Parameter])[];
