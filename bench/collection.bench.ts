import { type ChildProcess, spawn } from 'node:child_process';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { collectSource, type PagedSource } from '#server/features/collection/index.ts';
import { httpFeedSource } from '#server/sources/http-feed/http-feed-source.ts';
import { ilanGovTrSource } from '#server/sources/ilan-gov-tr/ilan-gov-tr-source.ts';
import { FEED_PATH } from '#tests/support/fakes/fake-ilan-gov-tr.ts';
import { testFetch } from '#tests/support/fakes/test-fetch.ts';
import { type BenchDatabase, type BenchServer, openBenchDatabase } from './bench-database.ts';
import { figure, printTable, tell } from './report.ts';

const MEGABYTE = 2 ** 20;
const SAMPLE_EVERY_MS = 250;
/** A feed of 100,000 listings is made before it is sent. */
const PATIENT = { totalTimeoutMs: 600_000, silenceTimeoutMs: 120_000 };

type Measured = { rows: number; seconds: number; requests: number; startMb: number; highestMb: number };

/**
 * A source of `size` rows is collected through HTTP, a page and a notice at a time without pauses: at first, again with
 * nothing changed, and with every price changed. There a call for every listing, one at a time, is most of the time; the
 * same listings as one feed show what storing alone takes. Beside both what no way of storing can beat: COPY of the same rows into the
 * same tables, triggers and indexes included.
 */
export async function benchCollection(at: BenchServer, size: number): Promise<void> {
  const fake = await startFake(size);
  const database = await openBenchDatabase(at, 'peyda_bench_collection');
  try {
    const paged = ilanGovTrSource({ siteUrl: fake.origin, intervalMs: 0 });
    const feed = httpFeedSource({ url: `${fake.origin}${FEED_PATH}`, name: 'feed', intervalMs: 0 });
    const collect = (source: PagedSource, what: string) => collectOnce(database, fake.origin, source, what);
    const fed = await collect(feed, 'feed, first run');
    await fake.raisePrices();
    const fedAgain = await collect(feed, 'feed, every price changed');
    await database.deps.db.$client.query('truncate properties cascade');
    const first = await collect(paged, 'first run');
    const same = await collect(paged, 'nothing changed');
    await fake.raisePrices();
    const changed = await collect(paged, 'every price changed');
    tell('collection: COPY of the same rows');
    const floor = await copyAgain(database, join(at.dataDir, 'properties.copy'));
    const row = (what: string, { rows, seconds, requests, startMb, highestMb }: Measured) => [
      what,
      figure(rows),
      figure(rows / seconds),
      `${figure((100 * rows) / seconds / floor)} %`,
      figure(requests / seconds),
      figure(startMb),
      figure(highestMb),
    ];
    printTable(
      `Collection of ${size} rows`,
      `Floor: COPY of the same rows into the same tables, ${figure(floor)} rows per second. One call at a time; the fake site is a process beside.`,
      ['run', 'listings', 'per second', 'of the floor', 'requests/s', 'memory at start, MB', 'highest, MB'],
      [
        row('pages and notices: all inserted', first),
        row('pages and notices: nothing changed, all confirmed', same),
        row('pages and notices: all updated', changed),
        row('one feed: all inserted', fed),
        row('one feed: all updated', fedAgain),
      ],
    );
  } finally {
    await database.close();
    fake.stop();
  }
}

async function collectOnce(
  { deps }: BenchDatabase,
  origin: string,
  source: PagedSource,
  what: string,
): Promise<Measured> {
  tell(`collection: ${what}`);
  const fetch = testFetch([new URL(origin).host], PATIENT);
  const memoryMb = () => process.memoryUsage.rss() / MEGABYTE;
  const startMb = memoryMb();
  let highestMb = startMb;
  const sampling = setInterval(() => {
    highestMb = Math.max(highestMb, memoryMb());
  }, SAMPLE_EVERY_MS);
  const began = performance.now();
  try {
    const { state, counts, error } = await collectSource(deps, source, { fetch });
    if (state !== 'done' || counts.rejected + counts.unreadable > 0)
      throw new Error(`Not collected: ${state}, ${error}`);
    const seconds = (performance.now() - began) / 1000;
    return { rows: counts.collected, seconds, requests: counts.requests, startMb, highestMb };
  } finally {
    clearInterval(sampling);
    await fetch.close();
  }
}

/** Copies the listings out and, into emptied tables, in again; answers rows per second of the latter. */
async function copyAgain({ deps }: BenchDatabase, file: string): Promise<number> {
  const client = await deps.db.$client.connect();
  try {
    await client.query('set statement_timeout = 0');
    const { rows } = await client.query<{ columns: string }>(
      `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
       where table_name = 'properties' and table_schema = 'public' and is_identity = 'NO' and is_generated = 'NEVER'`,
    );
    const columns = rows[0]?.columns ?? '';
    await pipeline(client.query(copyTo(`copy properties (${columns}) to stdout`)), createWriteStream(file));
    await client.query('truncate properties cascade');
    const began = performance.now();
    await pipeline(createReadStream(file), client.query(copyFrom(`copy properties (${columns}) from stdin`)));
    const seconds = (performance.now() - began) / 1000;
    const { rows: counted } = await client.query<{ count: number }>('select count(*)::int as count from properties');
    return (counted[0]?.count ?? 0) / seconds;
  } finally {
    client.release(true);
    await rm(file, { force: true });
  }
}

type Fake = { readonly origin: string; raisePrices(): Promise<void>; stop(): void };

async function startFake(size: number): Promise<Fake> {
  tell(`collection: a fake site of ${size} rows`);
  const script = fileURLToPath(new URL('../tests/support/fakes/serve-fakes.ts', import.meta.url));
  const child: ChildProcess = spawn(process.execPath, [script, String(size)], { stdio: ['pipe', 'pipe', 'inherit'] });
  if (!child.stdout) throw new Error('No output of the fake site.');
  const lines = createInterface({ input: child.stdout });
  const said = await nextLine(lines);
  const origin = /ILAN_GOV_TR_URL=(\S+)/.exec(said)?.[1];
  if (origin === undefined) throw new Error('The fake site did not start.');
  return {
    origin,
    async raisePrices() {
      child.stdin?.write('raise\n');
      await nextLine(lines);
    },
    stop: () => void child.kill(),
  };
}

function nextLine(lines: Interface): Promise<string> {
  return new Promise((resolve, reject) => {
    lines.once('line', resolve);
    lines.once('close', () => reject(new Error('The fake site has ended.')));
  });
}
