import { PARAMETER_ROWS } from '#shared/search-filters/filters.ts';
import { SEARCH_PARAMETERS, type SearchParameter } from '#shared/search-parameters.ts';

/*
 * The build writes the values of these into the browser's code (`scripts/first-load/frozen-constants-plugin.ts`): pages
 * that only lead to a search do not load what every filter says.
 */

/** The parameters of a search, in the order in which they are always sent. */
export const SEARCH_NAMES: readonly SearchParameter[] = SEARCH_PARAMETERS;

/** Those that a box asks for. */
export const BOX_NAMES: readonly SearchParameter[] = PARAMETER_ROWS.flatMap(([name, { shape }]) =>
  shape.kind === 'wanted' ? [name] : [],
);
