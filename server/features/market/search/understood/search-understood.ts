import type { Deps } from '#server/deps.ts';
import type { UnderstoodResult } from '#shared/listing-search.ts';
import type { ResolvedSearch } from '../conditions/resolved-search.ts';
import { searchListings } from '../results/search-listings.ts';
import { relaxSearch, searchEnded } from './relax-search.ts';
import { readMeaning, understandSearch } from './understand-search.ts';

/**
 * The default search: understands the query, merges it with explicit filters, and reports how. If nothing matches, one
 * part of the query is dropped and named.
 */
export async function searchUnderstood(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'log'>,
  given: ResolvedSearch,
): Promise<UnderstoodResult> {
  const now = deps.clock.now();
  const { search, interpretation, prefer } = understandSearch(given, await readMeaning(deps, given, now), now);
  const strict = await searchListings(deps, search, { prefer });
  if (strict.total > 0) return { ...strict, interpretation };
  const relaxed = (await searchEnded(deps, search)) ?? (await relaxSearch(deps, search, interpretation.understood));
  if (!relaxed) return { ...strict, interpretation };
  return { ...relaxed.result, interpretation: { ...interpretation, relaxed: relaxed.relaxation } };
}
