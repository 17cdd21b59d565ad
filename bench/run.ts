import { parseArgs } from 'node:util';
import { type BenchServer, openBenchDatabase, openBenchServer } from './bench-database.ts';
import { fillDatabase } from './fill-database.ts';
import { benchPages } from './pages.bench.ts';
import { figure, printMachine, printTable, tell } from './report.ts';
import { benchRepeated, benchSearches, benchSuggestions, measureMix, type Rounds } from './search.bench.ts';
import { startServerProcess } from './server-process.ts';
import { benchUnderstanding } from './understanding.bench.ts';

/*
 * npm run bench -- [--size 100000] [--only search,repeated,suggestions,pages,growth,understanding] [--rounds 3] [--seconds 5]
 * Prints Markdown to the standard output and its progress to the standard error. BENCH_DATABASE_URL: a PostgreSQL server
 * to measure on instead of the embedded one.
 */
const { values } = parseArgs({
  options: {
    size: { type: 'string', default: '100000' },
    only: { type: 'string', default: 'search,repeated,suggestions,pages,growth,understanding' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '5' },
  },
});
const size = Number(values.size);
const rounds: Rounds = { rounds: Number(values.rounds), seconds: Number(values.seconds) };
const wanted = new Set(values.only.split(','));

const server = await openBenchServer();
try {
  printMachine();
  await benchMarket(server);
  if (wanted.has('understanding')) await benchUnderstanding();
  if (wanted.has('growth')) await benchGrowth(server);
  if (wanted.has('pages')) await benchPages(server);
} finally {
  await server.close();
}

/** Import, start, memory, and everything that is asked of one market of `--size` open auctions. */
async function benchMarket(at: BenchServer): Promise<void> {
  tell(`importing ${size} listings`);
  const database = await openBenchDatabase(at, 'peyda_bench');
  try {
    const { rowsPerSecond, packSeconds } = await fillDatabase(database.deps, { open: size });
    const settings = { DATABASE_URL: database.url, DATA_DIR: at.dataDir };
    const uncached = await startServerProcess({ ...settings, ANSWER_CACHE: 'off' });
    const atStart = await uncached.memoryMb();
    let afterLoad: number | undefined;
    try {
      if (wanted.has('search')) await benchSearches(database.deps, uncached.origin, rounds);
      if (wanted.has('suggestions')) await benchSuggestions(uncached.origin, rounds);
      afterLoad = await uncached.memoryMb();
    } finally {
      await uncached.stop();
    }
    if (wanted.has('repeated')) await benchCached(settings);
    printTable(
      `Import, start, memory at ${size} listings`,
      '',
      ['what', 'figure'],
      [
        ['listings recorded per second', figure(rowsPerSecond)],
        ['packing all of them afterwards, seconds', figure(packSeconds, 1)],
        ['start of the process to its first answer, ms (migrated database)', figure(uncached.startMs)],
        ['memory of the server process at start, MB', figure(atStart ?? Number.NaN)],
        ['memory of the server process after the load, MB', figure(afterLoad ?? Number.NaN)],
      ],
    );
  } finally {
    await database.close();
  }
}

async function benchCached(settings: Record<string, string>): Promise<void> {
  const cached = await startServerProcess(settings);
  try {
    await benchRepeated(cached.origin, rounds);
  } finally {
    await cached.stop();
  }
}

/** The same mix over markets of other sizes, nothing cached. */
async function benchGrowth(at: BenchServer): Promise<void> {
  const markets = [
    { open: size / 2, archive: 0 },
    { open: size / 2, archive: size * 10 },
    { open: size * 10, archive: 0 },
  ];
  const rows: string[][] = [];
  let first: number | undefined;
  for (const market of markets) {
    tell(`growth: ${market.open} open, ${market.archive} ended`);
    const database = await openBenchDatabase(at, 'peyda_bench_growth');
    try {
      const { rowsPerSecond } = await fillDatabase(database.deps, market);
      const uncached = await startServerProcess({
        DATABASE_URL: database.url,
        DATA_DIR: at.dataDir,
        ANSWER_CACHE: 'off',
      });
      const { perSecond, p50, p95 } = await measureMix(uncached.origin, rounds).finally(() => uncached.stop());
      first ??= p95;
      const sizes = [market.open, market.archive].map((value) => value.toLocaleString('en'));
      rows.push([
        ...sizes,
        figure(perSecond),
        figure(p50, 1),
        figure(p95, 1),
        figure(p95 / first, 2),
        figure(rowsPerSecond),
      ]);
    } finally {
      await database.close();
    }
  }
  const header = ['open', 'archive', 'per second', 'p50 ms', 'p95 ms', 'p95, times the first', 'import rows/s'];
  printTable('Growth', 'The mix, 8 at once, nothing cached.', header, rows);
}
