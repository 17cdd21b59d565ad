import type { Deps } from '#server/deps.ts';
import { ALL_TEXTS, resolveSearch, searchListings } from '#server/features/market/search/index.ts';
import type { ListingSearch } from '#shared/listing-search.ts';
import { type BenchServer, openBenchDatabase } from '../bench-database.ts';
import { parsed, timesOf } from '../costs.bench.ts';
import { fillDatabase } from '../fill-database.ts';
import { ADVANCED_SEARCHES, SEARCHES } from '../queries.ts';
import { figure, print, printTable, tell } from '../report.ts';

/**
 * Measures searches that only premium members can make, compared with the usual mix, on a market in which every notice
 * states its terms.
 */
export async function benchAdvanced(at: BenchServer, size: number): Promise<void> {
  tell(`advanced: filling ${size} listings that say their terms`);
  const database = await openBenchDatabase(at, 'peyda_bench_advanced');
  try {
    await fillDatabase(database.deps, { open: size, saysTerms: true });
    const usual = sorted(
      await timesOf(
        database.deps,
        SEARCHES.map((search) => parsed(`${search}&facets=1`)),
      ),
    );
    const advanced = sorted(await timesOf(database.deps, await foundSearches(database.deps)));
    printTable(
      `Advanced filters and orders at ${size} listings`,
      'One at a time with their facets, each the median of 3, nothing kept. Every listing says rate, day of the appraisal, use and entries.',
      ['searches', 'median ms', 'p95 ms', 'worst ms'],
      [
        ['ordinary', ...figuresOf(usual)],
        ['advanced filters and orders', ...figuresOf(advanced)],
      ],
    );
    print(`\nThe worst: \`${JSON.stringify(advanced.at(-1)?.search).slice(0, 300)}\``);
  } finally {
    await database.close();
  }
}

type Timed = { readonly search: ListingSearch; readonly ms: number };
const sorted = (times: readonly Timed[]) => times.toSorted((a, b) => a.ms - b.ms);
const at = (times: readonly Timed[], share: number) =>
  figure(times[Math.min(times.length - 1, Math.floor(times.length * share))]?.ms ?? Number.NaN, 1);
const figuresOf = (times: readonly Timed[]) => [at(times, 0.5), at(times, 0.95), at(times, 1)];

/** The market must have matches, otherwise the searches would measure nothing. */
async function foundSearches(deps: Deps): Promise<ListingSearch[]> {
  const searches = ADVANCED_SEARCHES.map((search) => parsed(`${search}&facets=1`));
  for (const search of searches) {
    const { total } = await searchListings(deps, resolveSearch(search, ALL_TEXTS));
    if (total === 0) throw new Error(`The market has nothing for ${JSON.stringify(search)}.`);
  }
  return searches;
}
