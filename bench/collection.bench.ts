import { type ChildProcess, spawn } from 'node:child_process';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { collectSource, type PagedSource, type SourceContext } from '#server/features/intake/collection/index.ts';
import { httpFeedSource } from '#server/sources/http-feed/http-feed-source.ts';
import { ilanGovTrSource } from '#server/sources/ilan-gov-tr/ilan-gov-tr-source.ts';
import { FEED_PATH } from '#tests/support/fakes/fake-ilan-gov-tr.ts';
import { testFetch } from '#tests/support/fakes/test-fetch.ts';
import { type BenchDatabase, type BenchServer, openBenchDatabase } from './bench-database.ts';
import { figure, printTable, tell } from './report.ts';

const MEGABYTE = 2 ** 20;
const SAMPLE_EVERY_MS = 250;
/** Long timeouts, because a feed of 100,000 listings is built completely before it is sent. */
const PATIENT = { totalTimeoutMs: 600_000, silenceTimeoutMs: 120_000 };

type Measured = {
  rows: number;
  seconds: number;
  requests: number;
  startMb: number;
  /** Memory after a quarter, a half, three quarters and all of the rows. */
  quartersMb: number[];
  highestMb: number;
  /** Memory that is still in use after a garbage collection, before and after the run. */
  liveMb: [number, number];
};
type Collect = (source: PagedSource, what: string) => Promise<Measured>;

/**
 * Collects a source of `size` rows through HTTP, without pauses: as one feed and as pages with a notice for every
 * listing, for the first time, with nothing changed, and with every price changed. The table compares each run with the
 * fastest possible way to store rows: COPY of the same rows into the same tables, with triggers and indexes, right
 * after the run. The source requests notices one at a time, to be polite; the table also shows the time for these
 * requests without storing anything. The fake site runs in its own process and builds its feed before the feed is
 * requested.
 */
export async function benchCollection(at: BenchServer, size: number): Promise<void> {
  const fake = await startFake(size);
  const database = await openBenchDatabase(at, 'peyda_bench_collection');
  try {
    const collect: Collect = (source, what) => collectOnce(database, { origin: fake.origin, size }, source, what);
    const copy = () => copyAgain(database, join(at.dataDir, 'properties.copy'));
    const fed = await collectFeed(fake, database, { collect, copy });
    await database.deps.db.$client.query('truncate properties cascade');
    const { first, same, changed, asking } = await collectPages(fake, collect);
    const floor = await copy();
    printTable(
      `Collection of ${size} rows`,
      'Floor: COPY of the same rows into the same tables, right afterwards. One call at a time, without a pause; the fake site is a process beside. ' +
        'Memory of the whole process in MB: at the start, at 25, 50, 75 and 100 % of the rows, the most; and what was still in use before and after.',
      ['run', 'listings', 'per second', 'floor', 'of the floor', 'requests/s', 'memory', 'highest', 'in use'],
      [
        row('one feed: all inserted', fed.first, fed.firstFloor),
        row('one feed: all updated', fed.changed, fed.changedFloor),
        row('pages and notices: all inserted', first, floor),
        row('pages and notices: nothing changed, all confirmed', same, floor),
        row('pages and notices: all updated', changed, floor),
        row('pages and notices: asked for and parsed, not stored', asking, floor),
      ],
    );
  } finally {
    await database.close();
    fake.stop();
  }
}

function row(what: string, measured: Asked | Measured, floor: number): string[] {
  const { rows, seconds, requests } = measured;
  const speed = [rows / seconds, floor].map((perSecond) => figure(perSecond));
  const share = `${figure((100 * rows) / seconds / floor)} %`;
  return [what, figure(rows), ...speed, share, figure(requests / seconds), ...memoryCells(measured)];
}

function memoryCells(measured: Asked | Measured): string[] {
  if (!('liveMb' in measured)) return ['', '', ''];
  const { startMb, quartersMb, highestMb, liveMb } = measured;
  const list = (megabytes: readonly number[], between: string) => megabytes.map((one) => figure(one)).join(between);
  return [list([startMb, ...quartersMb], ' '), figure(highestMb), list(liveMb, ' → ')];
}

async function collectFeed(
  fake: Fake,
  { deps }: BenchDatabase,
  { collect, copy }: { collect: Collect; copy(): Promise<number> },
): Promise<{ first: Measured; firstFloor: number; changed: Measured; changedFloor: number }> {
  const feed = httpFeedSource({ url: `${fake.origin}${FEED_PATH}`, name: 'feed', intervalMs: 0 });
  const first = await collect(feed, 'feed, first run');
  const firstFloor = await copy();
  await fake.raisePrices();
  const changed = await collect(feed, 'feed, every price changed');
  const { rows } = await deps.db.$client.query<{ changes: number }>(
    "select count(*)::int as changes from property_changes where field = 'price'",
  );
  if (rows[0]?.changes !== changed.rows) throw new Error('Not every price has changed.');
  return { first, firstFloor, changed, changedFloor: await copy() };
}

async function collectPages(fake: Fake, collect: Collect) {
  const paged = ilanGovTrSource({ siteUrl: fake.origin, intervalMs: 0 });
  const first = await collect(paged, 'first run');
  const same = await collect(paged, 'nothing changed');
  await fake.raisePrices();
  const changed = await collect(paged, 'every price changed');
  tell('collection: pages and notices asked for and parsed only');
  return { first, same, changed, asking: await askOnly(fake.origin, paged) };
}

type Asked = { rows: number; seconds: number; requests: number };

/** Makes the same requests as a run in which everything has changed, but neither compares nor stores anything. */
async function askOnly(origin: string, source: PagedSource): Promise<Asked> {
  const fetch = testFetch([new URL(origin).host], PATIENT);
  const signal = new AbortController().signal;
  const asked: Asked = { rows: 0, seconds: 0, requests: 0 };
  const onSent = () => {
    asked.requests += 1;
  };
  const context: SourceContext = {
    request: (request) => fetch.request({ ...request, signal, onSent }),
    signal,
    now: new Date(),
    since: undefined,
    state: undefined,
    keepState: () => undefined,
  };
  const began = performance.now();
  try {
    for await (const page of source.listPages(context, undefined)) {
      for (const row of page.rows) {
        if (!('record' in row)) continue;
        await source.readDetail?.(row, context);
        asked.rows += 1;
      }
    }
    // Like collection, rereads a list whose rows move until it finds no new rows.
    for await (const _page of source.listPages(context, undefined));
  } finally {
    await fetch.close();
  }
  asked.seconds = (performance.now() - began) / 1000;
  return asked;
}

async function collectOnce(
  { deps }: BenchDatabase,
  { origin, size }: { origin: string; size: number },
  source: PagedSource,
  what: string,
): Promise<Measured> {
  tell(`collection: ${what}`);
  const fetch = testFetch([new URL(origin).host], PATIENT);
  const liveBefore = await liveMb();
  const startMb = memoryMb();
  const quartersMb: number[] = [];
  let highestMb = startMb;
  const sampling = setInterval(() => {
    highestMb = Math.max(highestMb, memoryMb());
  }, SAMPLE_EVERY_MS);
  const began = performance.now();
  try {
    const { state, counts, error } = await collectSource(deps, source, {
      fetch,
      onProgress({ counts: { collected, leftOut }, step }) {
        const isAll = step === 'finished';
        const reached = isAll ? 4 : Math.floor((4 * (collected + leftOut)) / size);
        while (quartersMb.length < Math.min(reached, isAll ? 4 : 3)) quartersMb.push(memoryMb());
      },
    });
    if (state !== 'done' || counts.rejected + counts.unreadable > 0)
      throw new Error(`Not collected: ${state}, ${error}`);
    const seconds = (performance.now() - began) / 1000;
    const { collected: rows, requests } = counts;
    return { rows, seconds, requests, startMb, quartersMb, highestMb, liveMb: [liveBefore, await liveMb()] };
  } finally {
    clearInterval(sampling);
    await fetch.close();
  }
}

function memoryMb(): number {
  return process.memoryUsage.rss() / MEGABYTE;
}

setFlagsFromString('--expose-gc');
const takeGarbage: unknown = runInNewContext('gc');

async function liveMb(): Promise<number> {
  if (typeof takeGarbage !== 'function') throw new Error('No garbage collection available.');
  takeGarbage();
  // Callbacks for finalised objects run in the next turn and release more memory.
  await nextTurn();
  takeGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / MEGABYTE;
}

/** Copies the listings to a file, empties the tables and copies the file back; returns rows per second copied back. */
async function copyAgain({ deps }: BenchDatabase, file: string): Promise<number> {
  tell('collection: COPY of the same rows');
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
