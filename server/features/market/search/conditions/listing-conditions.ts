import { FILTERS, type FilterName } from '#shared/search-filters/filters.ts';
import type { EndRange, ListingCondition } from './condition.ts';
import { type Facet, type MarkedFacet, withoutFacet } from './facets.ts';
import { FILTER_CONDITIONS } from './filter-conditions.ts';
import { ALL_TEXTS } from './reach.ts';
import type { ResolvedSearch } from './resolved-search.ts';

// safe: the keys of FILTERS are their names
const NAMES = Object.keys(FILTERS) as FilterName[];
/** The words of the query come last: filters leave fewer listings to look through. */
const IN_ORDER: readonly FilterName[] = [...NAMES.filter((name) => name !== 'query'), 'query'];

/** Which listings a search finds at `now`. `except` leaves one filter out, to count what it could be changed to. */
export function listingCondition(given: ResolvedSearch, now: Date, except?: Facet | MarkedFacet): ListingCondition {
  const search = except === undefined ? given : withoutFacet(given, except);
  const conditions = IN_ORDER.filter((name) => mayUse(search, name)).map((name) => FILTER_CONDITIONS[name]);
  const columns = conditions.flatMap((condition) => condition.columns?.(search, now) ?? []);
  return {
    ...Object.assign({}, ...columns),
    terms: conditions.flatMap(({ terms }) => terms?.(search, now) ?? []),
    without: conditions.flatMap(({ without }) => without?.(search, now) ?? []),
    excluded: Object.assign({}, ...columns.map(({ excluded }) => excluded)),
    ends: withinBoth(columns.flatMap(({ ends }) => ends ?? [])),
    includeEnded: search.includeEnded,
    now,
  };
}

/** What nobody without the right may read tells them nothing by being searched either (D35). */
function mayUse({ reach }: ResolvedSearch, name: FilterName): boolean {
  return FILTERS[name].access === 'open' || reach === ALL_TEXTS;
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
