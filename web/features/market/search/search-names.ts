import { PARAMETER_ROWS } from '#shared/search-filters/filters.ts';
import { SEARCH_PARAMETERS, type SearchParameter } from '#shared/search-parameters.ts';

/*
 * The build writes these values into the browser's code (`scripts/first-load/frozen-constants-plugin.ts`), so that
 * pages that only link to a search don't load the texts of all filters.
 */

/** The parameters of a search, in the order in which they are always sent. */
export const SEARCH_NAMES: readonly SearchParameter[] = SEARCH_PARAMETERS;

/** The parameters that are set by a checkbox. */
export const BOX_NAMES: readonly SearchParameter[] = PARAMETER_ROWS.flatMap(([name, { shape }]) =>
  shape.kind === 'wanted' ? [name] : [],
);
