import { parseArgs } from 'node:util';
import { benchAlerts } from './alerts.bench.ts';
import { type BenchServer, openBenchDatabase, openBenchServer } from './bench-database.ts';
import { benchCollection } from './collection.bench.ts';
import { benchDocuments } from './documents.bench.ts';
import { fillDatabase } from './fill-database.ts';
import { benchGrowth } from './growth.bench.ts';
import { benchNotices } from './notices.bench.ts';
import { benchPages } from './pages.bench.ts';
import { benchRanking } from './ranking.bench.ts';
import { figure, printMachine, printTable, tell } from './report.ts';
import { benchRepeated, benchSearches, benchSuggestions, type Rounds } from './search.bench.ts';
import { startServerProcess } from './server-process.ts';
import { benchUnderstanding } from './understanding.bench.ts';
import { benchUnderstood } from './understood.bench.ts';

/** Everything that can be measured, in this order. */
const BENCHES = [
  'search',
  'repeated',
  'understood',
  'suggestions',
  'understanding',
  'ranking',
  'notices',
  'growth',
  'pages',
  'documents',
  'alerts',
  'collection',
];

/*
 * npm run bench -- [--size 100000] [--only search,growth,…] [--rounds 3] [--seconds 5] Prints Markdown to the standard
 * output and its progress to the standard error. BENCH_DATABASE_URL: a PostgreSQL server to measure on instead of the
 * embedded one.
 */
const { values } = parseArgs({
  options: {
    size: { type: 'string', default: '100000' },
    only: { type: 'string', default: BENCHES.join(',') },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '5' },
  },
});
const size = Number(values.size);
const rounds: Rounds = { rounds: Number(values.rounds), seconds: Number(values.seconds) };
const wanted = new Set(values.only.split(','));
/** The benches that share one market of `--size`. */
const MARKET_BENCHES = ['search', 'repeated', 'understood', 'suggestions'];

const server = await openBenchServer();
try {
  printMachine();
  if (MARKET_BENCHES.some((name) => wanted.has(name))) await benchMarket(server);
  if (wanted.has('growth')) await benchGrowth(server, size, rounds);
  if (wanted.has('understanding')) await benchUnderstanding();
  if (wanted.has('ranking')) await benchRanking(server);
  if (wanted.has('notices')) await benchNotices();
  if (wanted.has('pages')) await benchPages(server);
  if (wanted.has('documents')) await benchDocuments(server);
  if (wanted.has('alerts')) await benchAlerts(server);
  if (wanted.has('collection')) await benchCollection(server, size);
} finally {
  await server.close();
}

/** Measures import, start, memory, and all benches that share one market of `--size` open auctions. */
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
      if (wanted.has('understood')) await benchUnderstood(uncached.origin, rounds);
      if (wanted.has('suggestions')) await benchSuggestions(database.deps, uncached.origin, rounds);
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
