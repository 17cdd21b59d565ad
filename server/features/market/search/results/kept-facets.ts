import type { Pool } from 'pg';
import { type DataVersion, shareDataVersion } from '#server/database/data-version.ts';
import type { Deps } from '#server/deps.ts';
import { KeptValues } from '#server/platform/answers/kept-values.ts';
import type { Facet, FacetRow, MarkedFacet } from '../conditions/facets.ts';
import { listingCondition } from '../conditions/listing-conditions.ts';
import type { ResolvedSearch } from '../conditions/resolved-search.ts';

/** As long as an answer may be kept: time moves the end of "within three days". */
const KEPT_MS = 30_000;
const MAX_KEPT = 5000;

/** Counts of one filter, or the number of all listings found. */
export type Counted = Facet | MarkedFacet | 'total';
export type CountedRow = FacetRow | { readonly facet: null; readonly count: number };

type Kept = { readonly version: () => Promise<DataVersion>; readonly counts: KeptValues<readonly CountedRow[]> };
const keptByPool = new WeakMap<Pool, Kept>();

/**
 * What `count` counts, kept while the listings stay the same: paging and sorting count nothing again, and another
 * choice in a filter leaves that filter's own counts as they are. `count` gets what is not known yet; it may return
 * more.
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
  // Begins after the loop below, when all that is missing is known.
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

/** Equal for searches whose counts of this filter are equal. */
function keyOf(search: ResolvedSearch, now: Date, what: Counted): string {
  const condition = listingCondition(search, now, what === 'total' ? undefined : what);
  const cities = what === 'district' ? search.places.cities : undefined;
  return JSON.stringify([what, cities, search.daysRemaining, { ...condition, now: undefined, endsUntil: undefined }]);
}
