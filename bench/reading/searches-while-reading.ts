import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPostmaster } from '#server/database/embedded/postmaster.ts';
import { connectionStringOf } from '#server/database/embedded/server-connection.ts';
import { originalKey } from '#server/features/intake/mirroring/store-file.ts';
import { paperPicture, REPORT, scannedPdf } from '#tests/support/papers/make-paper.ts';
import { openBenchDeps } from '../bench-database.ts';
import { type LoadResult, loadHttp, medianOf } from '../http-load.ts';
import { makeDataFolder } from '../load/data-folder.ts';
import { figure, LOAD_HEADER, loadCells, printTable, tell } from '../report.ts';
import { mixAddresses, type Rounds } from '../search.bench.ts';
import { startServerProcess, waitForIndex } from '../server-process.ts';

const MARKET = 20_000;
const CONCURRENCIES = [1, 8];
/** More pages than are read in all rounds. */
const PAGES = 100;
const STARTS_WITHIN_MS = 120_000;
const ENDS_WITHIN_MS = 60_000;
const POLL_MS = 100;

type Db = ReturnType<typeof openBenchDeps>['db']['$client'];
type Measured = { readonly alone: LoadResult[]; readonly reading: LoadResult[] };

/** Measures searches on a server that runs its jobs, alternately alone and while a job reads a scanned document. */
export async function benchSearchesWhileReading({ rounds, seconds }: Rounds): Promise<void> {
  const folder = await makeDataFolder(MARKET);
  try {
    const server = await startServerProcess({ DATA_DIR: folder.dataDir, JOBS: 'on', SOURCES: '', ANSWER_CACHE: 'off' });
    try {
      await waitForIndex(server.origin);
      const clusterDir = join(folder.dataDir, 'postgres');
      const postmaster = await findPostmaster(clusterDir);
      if (!postmaster) throw new Error('The embedded server does not run.');
      const deps = openBenchDeps(await connectionStringOf(clusterDir, postmaster), folder.dataDir);
      const document = await storeDocument(deps);
      await measure(deps.db.$client, { origin: server.origin, document, rounds, seconds });
      await deps.db.$client.end();
    } finally {
      await server.stop();
    }
  } finally {
    await folder.remove();
  }
}

type Given = Rounds & { readonly origin: string; readonly document: string };

async function measure(db: Db, { origin, document, rounds, seconds }: Given): Promise<void> {
  const urls = mixAddresses(origin);
  const measured = new Map(CONCURRENCIES.map((atOnce): [number, Measured] => [atOnce, { alone: [], reading: [] }]));
  const round = async (how: keyof Measured) => {
    for (const [atOnce, results] of measured) results[how].push(await loadHttp(urls, atOnce, seconds));
  };
  let pages = 0;
  await loadHttp(urls, 8, seconds);
  for (let turn = 0; turn < rounds; turn += 1) {
    tell(`searches alone, round ${turn + 1}`);
    await round('alone');
    const before = await startReading(db, document);
    tell(`searches while a document is read, round ${turn + 1}`);
    await round('reading');
    pages += (await donePages(db)) - before;
    await stopReading(db);
  }
  const rows = [...measured].flatMap(([atOnce, { alone, reading }]) => {
    const [first, second] = [medianOf(alone), medianOf(reading)];
    const times = figure(second.p95 / first.p95, 2);
    return [
      ['alone', String(atOnce), ...loadCells(first), ''],
      ['while papers are read', String(atOnce), ...loadCells(second), times],
    ];
  });
  printTable(
    `Searches while papers are read, ${MARKET.toLocaleString('en')} auctions`,
    `No answers kept; the job reads in the same server, its reader niced. ${rounds} rounds in turn of ${seconds} s, medians; ${pages} pages were read meanwhile.`,
    ['searches', 'at once', ...LOAD_HEADER, 'p95, times that alone'],
    rows,
  );
}

/** Stores a scanned document that no listing refers to yet; returns its name. */
async function storeDocument({ files }: ReturnType<typeof openBenchDeps>): Promise<string> {
  const picture = await paperPicture([...REPORT, ...REPORT]);
  const bytes = await scannedPdf(Array.from({ length: PAGES }, () => picture));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await files.locked.put(originalKey('document', sha256, 'pdf'), bytes);
  return sha256;
}

/** Adds the document to a listing and requests the job; returns the number of finished pages once it reads. */
async function startReading(db: Db, document: string): Promise<number> {
  await db.query(
    `insert into mirrored_files (property_id, use, url, state, sha256, type, bytes, noted_at, stored_at, checked_at)
     select id, 'document', 'https://kaynak.example/rapor.pdf', 'stored', $1, 'pdf', 1, now(), now(), now()
     from properties where is_open order by id limit 1`,
    [document],
  );
  const before = await donePages(db);
  await db.query(`update job_states set asked_at = now() where name = 'read-documents'`);
  await until(async () => (await donePages(db)) > before, STARTS_WITHIN_MS, 'The document was not read.');
  return donePages(db);
}

/** Removes the document: the job notices it after its current page. */
async function stopReading(db: Db): Promise<void> {
  await db.query(`delete from mirrored_files where use = 'document' and url = 'https://kaynak.example/rapor.pdf'`);
  const isIdle = async () => {
    const { rows } = await db.query(
      `select 1 from job_states where name = 'read-documents' and finished_at is not null and asked_at is null`,
    );
    return rows.length > 0;
  };
  await until(isIdle, ENDS_WITHIN_MS, 'The document is still read.');
}

async function donePages(db: Db): Promise<number> {
  const { rows } = await db.query<{ pages: number }>('select sum(done_pages)::int as pages from document_texts');
  return rows[0]?.pages ?? 0;
}

async function until(isSo: () => Promise<boolean>, withinMs: number, otherwise: string): Promise<void> {
  const end = performance.now() + withinMs;
  while (performance.now() < end) {
    if (await isSo()) return;
    await sleep(POLL_MS);
  }
  throw new Error(otherwise);
}
