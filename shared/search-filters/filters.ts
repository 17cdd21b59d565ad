import { EXCLUDING_FILTERS } from './excluding-filters.ts';
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
