import { parseArgs } from 'node:util';
import { benchAlerts } from './alerts.bench.ts';
import { type BenchServer, openBenchDatabase, openBenchServer } from './bench-database.ts';
import { benchInteractions } from './browser/interactions.bench.ts';
import { benchLighthouse } from './browser/lighthouse.bench.ts';
import { benchCollection } from './collection.bench.ts';
import { benchCosts } from './costs.bench.ts';
import { benchDocuments } from './documents.bench.ts';
import { benchEstimates } from './estimates/estimates.bench.ts';
import { fillDatabase } from './fill-database.ts';
import { benchFuzz } from './fuzz/fuzz.bench.ts';
import { benchGrowth } from './growth.bench.ts';
import { benchKills } from './kills/kills.bench.ts';
import { benchAdvanced } from './load/advanced.bench.ts';
import { benchAnalysis } from './load/analysis.bench.ts';
import { benchCalendar } from './load/calendar.bench.ts';
import { benchExport } from './load/export.bench.ts';
import { benchMasks } from './load/masks.bench.ts';
import { benchOverload } from './load/overload.bench.ts';
import { benchPages } from './load/pages.bench.ts';
import { benchReminders } from './load/reminders.bench.ts';
import { benchSoak } from './load/soak.bench.ts';
import { benchNotices } from './notices.bench.ts';
import { benchRanking } from './ranking.bench.ts';
import { benchRareWords } from './rare-words.bench.ts';
import { benchLabelledLayouts } from './reading/labelled-layouts.ts';
import { benchReading } from './reading/reading.bench.ts';
import { benchRecovery } from './recovery.bench.ts';
import { figure, printMachine, printTable, tell } from './report.ts';
import { benchRepeated, benchSearches, benchSuggestions, type Rounds } from './search.bench.ts';
import { startServerProcess, waitForIndex } from './server-process.ts';
import { benchSupport } from './support/support.bench.ts';
import { benchUnderstanding } from './understanding.bench.ts';
import { benchUnderstood } from './understood.bench.ts';

/*
 * npm run bench -- [--size 100000] [--only search,growth,…] [--rounds 3] [--seconds 5] Prints Markdown to the standard
 * output and its progress to the standard error. BENCH_DATABASE_URL: a PostgreSQL server to measure on instead of the
 * embedded one. Overload lasts --overload-seconds at each rate, the soak --minutes with --soak-open auctions; there are
 * --kills rounds of kill -9 and --requests of the fuzzer and of the recovery with --seed. The reader of papers is
 * measured over --read-pages.
 */
const options = {
  size: { type: 'string', default: '100000' },
  only: { type: 'string' },
  rounds: { type: 'string', default: '3' },
  seconds: { type: 'string', default: '5' },
  'overload-seconds': { type: 'string', default: '60' },
  minutes: { type: 'string', default: '15' },
  'soak-open': { type: 'string', default: '2000' },
  kills: { type: 'string', default: '50' },
  requests: { type: 'string', default: '20000' },
  'read-pages': { type: 'string', default: '500' },
  seed: { type: 'string', default: '13' },
} as const;
const { values } = parseArgs({ options });
const size = Number(values.size);
const rounds: Rounds = { rounds: Number(values.rounds), seconds: Number(values.seconds) };

/** The benches that share one market of `--size`. */
const MARKET_BENCHES = ['search', 'costs', 'repeated', 'understood', 'suggestions'];
type Bench = (at: BenchServer) => Promise<void>;
/** The benches on one PostgreSQL server, in this order. */
const DATABASE_BENCHES: Readonly<Record<string, Bench>> = {
  growth: (at) => benchGrowth(at, size, rounds),
  advanced: (at) => benchAdvanced(at, size),
  analysis: (at) => benchAnalysis(at, size),
  understanding: benchUnderstanding,
  ranking: benchRanking,
  notices: benchNotices,
  lighthouse: benchLighthouse,
  interactions: benchInteractions,
  documents: benchDocuments,
  recovery: (at) => benchRecovery(at, Number(values.requests), Number(values.seed)),
  alerts: benchAlerts,
  calendar: benchCalendar,
  export: (at) => benchExport(at, size),
  reminders: benchReminders,
  masks: (at) => benchMasks(at, size),
  support: (at) => benchSupport(at, Number(values['overload-seconds'])),
  collection: (at) => benchCollection(at, size),
  estimates: (at) => benchEstimates(at, rounds),
};
/** The benches that start the whole product on separate data folders. */
const PRODUCT_BENCHES: Readonly<Record<string, () => Promise<void>>> = {
  pages: () => benchPages(size, rounds),
  overload: () => benchOverload(Number(values['overload-seconds'])),
  soak: () => benchSoak(Number(values.minutes), Number(values['soak-open'])),
  kills: () => benchKills('embedded', Number(values.kills), Number(values.seed)),
  'kills-outside': () => benchKills('outside', Number(values.kills), Number(values.seed)),
  layouts: benchLabelledLayouts,
  reading: () => benchReading(Number(values['read-pages']), rounds),
  fuzz: () => benchFuzz(Number(values.requests), Number(values.seed)),
};
const BENCHES = [...MARKET_BENCHES, ...Object.keys(DATABASE_BENCHES), ...Object.keys(PRODUCT_BENCHES)];

const wanted = new Set(values.only?.split(',') ?? BENCHES);
const unknown = [...wanted].filter((name) => !BENCHES.includes(name));
if (unknown.length > 0) throw new Error(`No bench is called ${unknown.join(', ')}; there are ${BENCHES.join(', ')}.`);

printMachine();
if ([...MARKET_BENCHES, ...Object.keys(DATABASE_BENCHES)].some((name) => wanted.has(name))) await benchOnDatabase();
for (const [name, bench] of Object.entries(PRODUCT_BENCHES)) if (wanted.has(name)) await bench();

async function benchOnDatabase(): Promise<void> {
  const server = await openBenchServer();
  try {
    if (MARKET_BENCHES.some((name) => wanted.has(name))) await benchMarket(server);
    for (const [name, bench] of Object.entries(DATABASE_BENCHES)) if (wanted.has(name)) await bench(server);
  } finally {
    await server.close();
  }
}

/** Measures import, startup, memory, and all benches that share one market of `--size` open auctions. */
async function benchMarket(at: BenchServer): Promise<void> {
  tell(`importing ${size} listings`);
  const database = await openBenchDatabase(at, 'peyda_bench');
  try {
    const { rowsPerSecond } = await fillDatabase(database.deps, { open: size });
    const settings = { DATABASE_URL: database.url, DATA_DIR: at.dataDir };
    const uncached = await startServerProcess({ ...settings, ANSWER_CACHE: 'off' });
    const atStart = await uncached.memoryMb();
    const indexMs = await waitForIndex(uncached.origin);
    let afterLoad: number | undefined;
    try {
      if (wanted.has('search')) await benchSearches(database.deps, uncached.origin, rounds);
      if (wanted.has('search')) await benchRareWords(database.deps, rounds);
      if (wanted.has('costs')) await benchCosts(database.deps);
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
        ['start of the process to its first answer, ms (migrated database)', figure(uncached.startMs)],
        ['from then until searches are answered from memory, ms', figure(indexMs)],
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
