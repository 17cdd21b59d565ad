import type { Pool } from 'pg';
import { type DataVersion, shareDataVersion } from '#server/database/data-version.ts';
import type { Deps } from '#server/deps.ts';
import { KeptValues } from '#server/platform/answers/kept-values.ts';
import type { Facet, FacetRow, MarkedFacet } from '../conditions/facets.ts';
import { listingCondition } from '../conditions/listing-conditions.ts';
import type { ResolvedSearch } from '../conditions/resolved-search.ts';

/** The maximum age of cached answers: the end of "within three days" moves with time. */
const KEPT_MS = 30_000;
const MAX_KEPT = 5000;

/** The counts of one filter, or the total. */
export type Counted = Facet | MarkedFacet | 'total';
export type CountedRow = FacetRow | { readonly facet: null; readonly count: number };

type Kept = { readonly version: () => Promise<DataVersion>; readonly counts: KeptValues<readonly CountedRow[]> };
const keptByPool = new WeakMap<Pool, Kept>();

/**
 * Caches the results of `count` while the listings don't change: paging and sorting recount nothing, and changing a
 * filter keeps that filter's own counts. `count` gets the missing ones; it may return more.
 */
export async function keptCounts(
  deps: Pick<Deps, 'db' | 'clock'>,
  search: ResolvedSearch,
  now: Date,
  wanted: readonly Counted[],
  count: (missing: readonly Counted[]) => Promise<readonly CountedRow[]>,
): Promise<readonly CountedRow[]> {
  const { version: readVersion, counts } = keptOf(deps);
  const { version, holdsUntil } = await readVersion();
  const missing: Counted[] = [];
  // Starts after the loop below, when all missing counts are known.
  const counting = Promise.resolve().then(() => (missing.length > 0 ? count(missing) : []));
  const parts = wanted.map((what) =>
    counts.get(`${version} ${holdsUntil?.getTime()} ${keyOf(search, now, what)}`, () => {
      missing.push(what);
      return counting.then((rows) => rows.filter(({ facet }) => (facet ?? 'total') === what));
    }),
  );
  return (await Promise.all(parts)).flat();
}

function keptOf(deps: Pick<Deps, 'db' | 'clock'>): Kept {
  const { $client } = deps.db;
  const known = keptByPool.get($client);
  if (known) return known;
  const kept = {
    version: shareDataVersion(deps),
    counts: new KeptValues<readonly CountedRow[]>(deps.clock, KEPT_MS, MAX_KEPT),
  };
  keptByPool.set($client, kept);
  return kept;
}

/** Equal for searches with equal counts of this filter. */
function keyOf(search: ResolvedSearch, now: Date, what: Counted): string {
  const condition = listingCondition(search, now, what === 'total' ? undefined : what);
  const cities = what === 'district' ? search.places.cities : undefined;
  return JSON.stringify([what, cities, search.daysRemaining, { ...condition, now: undefined, endsUntil: undefined }]);
}
