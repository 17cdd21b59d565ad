import type { Deps } from '#server/deps.ts';
import type { PropertySearch } from '#shared/property-search.ts';
import { readMeaning } from './read-meaning.ts';
import { understandSearch } from './understand-search.ts';

/**
 * The search that finds what the search page finds, its query understood once and for all: what is kept of it does not
 * change its meaning from day to day. Words that are left are marked to be taken as they stand.
 */
export async function understandCriteria(
  deps: Pick<Deps, 'clock' | 'config' | 'log'>,
  given: PropertySearch,
): Promise<PropertySearch> {
  const now = deps.clock.now();
  const { search } = understandSearch(given, now, await readMeaning(deps, given, now));
  const { literal: _literal, ...plain } = search;
  return search.query === undefined ? plain : { ...plain, literal: true };
}
