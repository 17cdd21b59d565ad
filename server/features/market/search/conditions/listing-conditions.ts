import { FILTERS, type FilterName } from '#shared/search-filters/filters.ts';
import type { EndRange, ListingCondition, Terms } from './condition.ts';
import { type Facet, type MarkedFacet, withoutFacet } from './facets.ts';
import { FILTER_CONDITIONS } from './filter-conditions.ts';
import { ALL_TEXTS } from './reach.ts';
import type { ResolvedSearch } from './resolved-search.ts';

// safe: the keys of FILTERS are their names
const NAMES = Object.keys(FILTERS) as FilterName[];
/** The words of the query come last: after the other filters fewer listings are left to examine. */
const IN_ORDER: readonly FilterName[] = [...NAMES.filter((name) => name !== 'query'), 'query'];

const ALL_CONDITIONS = IN_ORDER.map((name) => FILTER_CONDITIONS[name]);
/** Without the right to read a field, nobody may learn anything by searching for it either (D35). */
const OPEN_CONDITIONS = IN_ORDER.filter((name) => FILTERS[name].access === 'open').map(
  (name) => FILTER_CONDITIONS[name],
);

/** The condition of a search at `now`. `except` omits one filter, for counting the alternatives. */
export function listingCondition(given: ResolvedSearch, now: Date, except?: Facet | MarkedFacet): ListingCondition {
  const search = except === undefined ? given : withoutFacet(given, except);
  const conditions = search.reach === ALL_TEXTS ? ALL_CONDITIONS : OPEN_CONDITIONS;
  const columns: Partial<ListingCondition>[] = [];
  const terms: Terms[number][] = [];
  const without: Terms[] = [];
  for (const condition of conditions) {
    if (condition.columns) columns.push(condition.columns(search, now));
    if (condition.terms) terms.push(...condition.terms(search, now));
    if (condition.without) without.push(...condition.without(search, now));
  }
  return {
    ...Object.assign({}, ...columns),
    terms,
    without,
    excluded: Object.assign({}, ...columns.map(({ excluded }) => excluded)),
    ends: withinBoth(columns.flatMap(({ ends }) => ends ?? [])),
    includeEnded: search.includeEnded,
    now,
  };
}

function withinBoth(ranges: readonly EndRange[]): EndRange | undefined {
  if (ranges.length < 2) return ranges[0];
  const times = (bound: keyof EndRange) => ranges.flatMap((range) => range[bound]?.getTime() ?? []);
  const [from, until] = [times('from'), times('until')];
  return {
    from: from.length > 0 ? new Date(Math.max(...from)) : undefined,
    until: until.length > 0 ? new Date(Math.min(...until)) : undefined,
  };
}
