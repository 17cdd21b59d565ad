import { type BenchDatabase, type BenchServer, openBenchDatabase } from './bench-database.ts';
import { type FillResult, fillDatabase } from './fill-database.ts';
import { type LoadResult, loadHttp, medianOf } from './http-load.ts';
import { figure, printTable, tell } from './report.ts';
import { mixAddresses, type Rounds } from './search.bench.ts';
import { startServerProcess, waitForIndex } from './server-process.ts';

const AT_ONCE = 8;
const WARM_UP_SECONDS = 5;

type Market = { readonly open: number; readonly archive: number };
type Filled = { readonly market: Market; readonly database: BenchDatabase; readonly fill: FillResult };

/**
 * Runs the same mix on markets of different sizes, without a cache. All markets are filled first and then measured in
 * turn, round by round, so that other load on the machine affects all of them equally.
 */
export async function benchGrowth(at: BenchServer, size: number, rounds: Rounds): Promise<void> {
  const markets: Market[] = [
    { open: size / 2, archive: 0 },
    { open: size / 2, archive: size * 10 },
    { open: size * 10, archive: 0 },
  ];
  const filled: Filled[] = [];
  try {
    for (const [index, market] of markets.entries()) {
      tell(`growth: filling ${market.open} open, ${market.archive} ended`);
      const database = await openBenchDatabase(at, `peyda_bench_growth_${index}`);
      filled.push({ market, database, fill: await fillDatabase(database.deps, market) });
    }
    report(filled, await measureInTurn(at, filled, rounds));
  } finally {
    for (const { database } of filled) await database.close();
  }
}

async function measureInTurn(at: BenchServer, filled: readonly Filled[], given: Rounds): Promise<LoadResult[]> {
  const results: LoadResult[][] = filled.map(() => []);
  for (let round = 0; round < given.rounds; round += 1) {
    for (const [index, { market, database }] of filled.entries()) {
      tell(`growth: round ${round + 1}, ${market.open} open, ${market.archive} ended`);
      const settings = { DATABASE_URL: database.url, DATA_DIR: at.dataDir, ANSWER_CACHE: 'off' };
      const server = await startServerProcess(settings);
      try {
        await waitForIndex(server.origin);
        const urls = mixAddresses(server.origin);
        await loadHttp(urls, AT_ONCE, WARM_UP_SECONDS);
        results[index]?.push(await loadHttp(urls, AT_ONCE, given.seconds));
      } finally {
        await server.stop();
      }
    }
  }
  return results.map(medianOf);
}

function report(filled: readonly Filled[], results: readonly LoadResult[]): void {
  const first = results[0]?.p95 ?? Number.NaN;
  const rows = filled.map(({ market, fill }, index) => {
    const { perSecond, p50, p95 } = results[index] ?? medianOf([]);
    return [
      market.open.toLocaleString('en'),
      market.archive.toLocaleString('en'),
      figure(perSecond),
      figure(p50, 1),
      figure(p95, 1),
      figure(p95 / first, 2),
      figure(fill.rowsPerSecond),
    ];
  });
  const header = ['open', 'archive', 'per second', 'p50 ms', 'p95 ms', 'p95, times the first', 'import/s'];
  printTable('Growth', `The mix, ${AT_ONCE} at once, nothing cached; medians of rounds in turn.`, header, rows);
}
