import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import type { Deps } from '#server/deps.ts';
import { IS_NOT_HIDDEN, readLocked } from '#server/features/intake/mirroring/index.ts';
import { indexPapers } from '#server/features/intake/recording/index.ts';
import { DecodingFailed } from '#server/platform/decoders/decoding.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { forgetTexts } from './forget-texts.ts';
import { notePaperWords, paperWordsOf } from './note-paper-words.ts';
import { READABLE_TYPES, READER_VERSION, readPage } from './read/read-page.ts';
import { maskStoredPages, storePage } from './store-page.ts';

type ReadDeps = Pick<Deps, 'db' | 'clock' | 'files'>;
export type ReadCounts = {
  pages: number;
  failedPages: number;
  /** Documents that are done with, read or failed. */
  documents: number;
  failed: number;
  /** Texts of contents that no listing names any more. */
  forgotten: number;
  masked: number;
};

const MAX_RUN_MS = 8 * 60_000;
/** Pages beyond are told as unread; nobody scans so many for one lot. */
const MOST_PAGES = 300;
const MOST_BYTES = 100 * 1024 ** 2;
/** Starts without a page, and failed pages in a row, after which a document is given up. */
const MOST_TRIES = 3;
const SOON_MS = 3 * DAY_MS;
/** Documents chosen at once; what came meanwhile is seen after these. */
const BATCH = 20;

/** What ends soon first, then what came last. */
const NEXT = `select distinct on (is_soon, stored_at, sha256) sha256, type from (
    select f.sha256, f.type, f.stored_at, p.end_date <= $2 as is_soon
    from mirrored_files f join properties p on p.id = f.property_id
    left join document_texts t on t.sha256 = f.sha256
    where f.use = 'document' and f.state = 'stored' and f.type = any($1::text[]) and p.is_open and p.hidden_at is null
      and ${IS_NOT_HIDDEN}
      and (t.sha256 is null or t.version < ${READER_VERSION} or t.state = 'reading')
  ) due order by is_soon desc nulls last, stored_at desc, sha256 limit ${BATCH}`;

const TAKE = `insert into document_texts (sha256, type, state, version, tries, started_at)
  values ($1, $2, 'reading', ${READER_VERSION}, 1, $3)
  on conflict (sha256) do update set state = 'reading', version = ${READER_VERSION}, reason = null,
    tries = case when document_texts.version < ${READER_VERSION} then 1 else document_texts.tries + 1 end,
    done_pages = case when document_texts.version < ${READER_VERSION} then 0 else document_texts.done_pages end,
    started_at = $3
  returning done_pages as "donePages", pages, tries`;

type Taken = { readonly donePages: number; readonly pages: number | null; readonly tries: number };
type Due = { readonly sha256: string; readonly type: string };

/**
 * Reads documents of open listings page by page: a run that is cut off loses the page it was at. Stops at the signal or
 * after some minutes. For a job.
 */
export async function readDocuments(
  deps: ReadDeps,
  { signal, maxMs = MAX_RUN_MS }: { signal?: AbortSignal; maxMs?: number } = {},
): Promise<ReadCounts> {
  const stop = AbortSignal.any([AbortSignal.timeout(maxMs), ...(signal ? [signal] : [])]);
  const forgotten = await forgetTexts(deps);
  const masked = await maskStoredPages(deps);
  await notePaperWords(deps);
  await indexPapers(deps);
  const counts = { pages: 0, failedPages: 0, documents: 0, failed: 0, forgotten, masked };
  while (!stop.aborted) {
    const soon = new Date(deps.clock.now().getTime() + SOON_MS);
    const { rows } = await deps.db.$client.query<Due>(NEXT, [READABLE_TYPES, soon]);
    if (rows.length === 0) break;
    for (const due of new Map(rows.map((row) => [row.sha256, row])).values()) {
      if (stop.aborted) break;
      await readDocument(deps, due, { counts, stop });
    }
  }
  return counts;
}

type Run = { readonly counts: ReadCounts; readonly stop: AbortSignal };

async function readDocument(deps: ReadDeps, { sha256, type }: Due, run: Run): Promise<void> {
  const { rows } = await deps.db.$client.query<Taken>(TAKE, [sha256, type, deps.clock.now()]);
  const taken = rows[0];
  if (!taken) return;
  if (taken.tries > MOST_TRIES) return end(deps, sha256, { run, reason: 'ends its process' });
  const stored = await readLocked(deps.files, sha256, type);
  if (!stored) return end(deps, sha256, { run, reason: 'not in the store' });
  if (stored.bytes > MOST_BYTES) {
    stored.stream.destroy();
    return end(deps, sha256, { run, reason: 'too large' });
  }
  const file = await buffer(stored.stream);
  let pages = taken.pages;
  let failures = 0;
  for (let page = taken.donePages + 1; page <= Math.min(pages ?? 1, MOST_PAGES); page += 1) {
    if (run.stop.aborted) return;
    const reading = await readPage(file, type, page, sha256).catch((error: unknown) => {
      if (error instanceof DecodingFailed) return error;
      throw error;
    });
    if (reading instanceof DecodingFailed) {
      failures += 1;
      const isGivenUp = pages === null || failures >= MOST_TRIES;
      if (isGivenUp) return end(deps, sha256, { run, reason: reading.message.slice(0, 100) });
      run.counts.failedPages += 1;
    } else {
      failures = 0;
      pages = reading.pages;
      if (reading.by === 'failed') run.counts.failedPages += 1;
      else run.counts.pages += 1;
    }
    const stays = await storePage(deps, { sha256, page, pages: pages ?? 1, reading });
    if (!stays) return;
  }
  await end(deps, sha256, { run });
}

async function end(deps: ReadDeps, sha256: string, { run, reason }: { run: Run; reason?: string }) {
  const { db, clock } = deps;
  const state = reason === undefined ? 'read' : 'failed';
  run.counts.documents += 1;
  if (state === 'failed') run.counts.failed += 1;
  const lexemes = sql.param(await paperWordsOf(deps, sha256));
  await db.execute(sql`update document_texts set state = ${state}, reason = coalesce(${reason ?? null}, reason),
    read_at = ${clock.now().toISOString()}::timestamptz, words = array_to_tsvector(${lexemes}::text[])
    where sha256 = ${sha256}`);
  await indexPapers(deps);
}
