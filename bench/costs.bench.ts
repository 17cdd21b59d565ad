import fc from 'fast-check';
import type { Deps } from '#server/deps.ts';
import { ALL_TEXTS, resolveSearch, searchListings } from '#server/features/market/search/index.ts';
import { type ListingSearch, listingSearchSchema } from '#shared/listing-search.ts';
import { costlySearches } from '#tests/support/costs/costly-searches.ts';
import { SEARCHES } from './queries.ts';
import { figure, print, printTable, tell } from './report.ts';

const COSTLY = 300;
const SEED = 14;
/** The number of runs of each search; the median counts. */
const RUNS = 3;
/** The maximum cost of a search, in ms and in multiples of an ordinary search. */
const MAX_MS = 2000;
const MAX_RATIO = 20;

/**
 * Measures the worst searches that the limits allow, one at a time, compared with the mix of ordinary ones with their
 * facets. Each run uses a slightly different price, so that no result comes from cached counts.
 */
export async function benchCosts(deps: Deps): Promise<void> {
  tell(`${COSTLY} costly searches`);
  const ordinary = SEARCHES.map((search) => parsed(`${search}&facets=1`));
  const usual = (await timesOf(deps, ordinary)).map(({ ms }) => ms).toSorted((a, b) => a - b);
  const usualMs = usual[Math.floor(usual.length * 0.95)] ?? Number.NaN;
  const costly = (await timesOf(deps, fc.sample(costlySearches, { numRuns: COSTLY, seed: SEED }))).toSorted(
    (a, b) => b.ms - a.ms,
  );
  const middle = (sorted: readonly { ms: number }[]) => sorted[Math.floor(sorted.length / 2)]?.ms ?? Number.NaN;
  const [worst] = costly;
  if (!worst) throw new Error('No costly search was made.');
  const isBearable = worst.ms < MAX_MS && worst.ms <= MAX_RATIO * usualMs;
  printTable(
    'What the worst searches cost',
    `${COSTLY} searches made of every parameter up to its limit (tests/support/costs), one at a time, the median of ${RUNS}; the worst may take ${MAX_RATIO} times the p95 of ordinary ones, and ${MAX_MS} ms: ${isBearable ? 'it does' : '**it does not**'}.`,
    ['searches', 'median ms', 'worst ms', 'in ordinary p95'],
    [
      ['ordinary, with facets', figure(usual[Math.floor(usual.length / 2)] ?? 0, 1), figure(usual.at(-1) ?? 0, 1), ''],
      ['costly', figure(middle(costly), 1), figure(worst.ms, 1), figure(worst.ms / usualMs, 1)],
    ],
  );
  print(`\nThe worst: \`${JSON.stringify(worst.search).slice(0, 600)}\``);
}

export function parsed(search: string): ListingSearch {
  return listingSearchSchema.parse(Object.fromEntries(new URLSearchParams(search)));
}

/** Each search with the median of its times. */
export async function timesOf(
  deps: Deps,
  searches: readonly ListingSearch[],
): Promise<{ search: ListingSearch; ms: number }[]> {
  const times: { search: ListingSearch; ms: number }[] = [];
  for (const search of searches) {
    const runs: number[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await timeOf(deps, search, times.length * RUNS + run));
    times.push({ search, ms: runs.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? Number.NaN });
  }
  return times;
}

/** Milliseconds of one search; its minimum price makes it a new search on every run. */
async function timeOf(deps: Deps, search: ListingSearch, run: number): Promise<number> {
  const resolved = resolveSearch(
    {
      ...search,
      minPrice: Math.min(search.minPrice ?? 0, search.maxPrice ?? 0) + run / 100,
    },
    ALL_TEXTS,
  );
  const start = performance.now();
  await searchListings(deps, resolved);
  return performance.now() - start;
}
