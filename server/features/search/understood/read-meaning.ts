import type { Deps } from '#server/deps.ts';
import { understandQuery } from '#server/features/understanding/index.ts';
import type { Interpretation } from '#shared/interpretation.ts';
import type { PropertySearch } from '#shared/property-search.ts';
import { isUnderstood, meaningOf } from './understand-search.ts';

/** What a search's query means, by rules and by a language model where there is one. */
export function readMeaning(
  deps: Pick<Deps, 'config' | 'log'>,
  given: PropertySearch,
  now: Date,
): Promise<Interpretation> {
  if (!isUnderstood(given)) return Promise.resolve(meaningOf(given, now));
  return understandQuery(deps, given.query, now);
}
