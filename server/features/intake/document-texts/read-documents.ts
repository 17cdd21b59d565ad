import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import type { Deps } from '#server/deps.ts';
import { readLocked } from '#server/features/intake/mirroring/index.ts';
import { indexPapers } from '#server/features/intake/recording/index.ts';
import type { UnreadReason } from '#shared/read-documents/unread-reasons.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { forgetTexts } from './forget-texts.ts';
import { notePaperWords, paperWordsOf } from './note-paper-words.ts';
import { openOutsideReader } from './outside/open-outside-reader.ts';
import { type PageUnread, toPageUnread } from './read/page-unread.ts';
import { READER_VERSION, readPage, type SecondReader } from './read/read-page.ts';
import { IS_WAITING, READABLE_DOCUMENTS } from './readable-documents.ts';
import { maskStoredPages, storePage } from './store-page.ts';

type ReadDeps = Pick<Deps, 'db' | 'clock' | 'files' | 'config' | 'log'>;
export type ReadCounts = {
  pages: number;
  failedPages: number;
  /** Documents that were finished, read or failed. */
  documents: number;
  failed: number;
  /** Texts of contents that no listing names any more. */
  forgotten: number;
  masked: number;
};

const MAX_RUN_MS = 8 * 60_000;
/** Pages after this number are reported as unread; nobody scans that many for one lot. */
const MOST_PAGES = 300;
const MOST_BYTES = 100 * 1024 ** 2;
/**
 * The maximum number of attempts that store no page, and of failed pages in a row, before a document is given up. A
 * single bad page does not affect the others.
 */
const MOST_TRIES = 3;
const SOON_MS = 3 * DAY_MS;
/** Documents per query; newer ones are found by the next query. */
const BATCH = 20;

/** Priority: documents that the desk requested, then those of auctions that end soon, then the latest. */
const NEXT = `select distinct on (is_asked, is_soon, stored_at, sha256) sha256, type from (
    select f.sha256, f.type, f.stored_at, p.end_date <= $1 as is_soon, coalesce(t.version = 0, false) as is_asked
    from ${READABLE_DOCUMENTS} and ${IS_WAITING}
  ) due order by is_asked desc, is_soon desc nulls last, stored_at desc, sha256 limit ${BATCH}`;

const TAKE = `insert into document_texts (sha256, type, state, version, tries, started_at)
  values ($1, $2, 'reading', ${READER_VERSION}, 1, $3)
  on conflict (sha256) do update set state = 'reading', version = ${READER_VERSION},
    reason = case when document_texts.version < ${READER_VERSION} then null else document_texts.reason end,
    tries = case when document_texts.version < ${READER_VERSION} then 1 else document_texts.tries + 1 end,
    done_pages = case when document_texts.version < ${READER_VERSION} then 0 else document_texts.done_pages end,
    started_at = $3
  returning done_pages as "donePages", pages, tries`;

type Taken = { readonly donePages: number; readonly pages: number | null; readonly tries: number };
type Due = { readonly sha256: string; readonly type: string };

/**
 * Reads documents of open listings page by page: an interrupted run loses only the current page. Stops at the signal or
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
  const second = openOutsideReader(deps);
  while (!stop.aborted) {
    const soon = new Date(deps.clock.now().getTime() + SOON_MS);
    const { rows } = await deps.db.$client.query<Due>(NEXT, [soon]);
    if (rows.length === 0) break;
    for (const due of new Map(rows.map((row) => [row.sha256, row])).values()) {
      if (stop.aborted) break;
      await readDocument(deps, due, { counts, stop, second });
    }
  }
  return counts;
}

type Run = { readonly counts: ReadCounts; readonly stop: AbortSignal; readonly second: SecondReader | undefined };

async function readDocument(deps: ReadDeps, { sha256, type }: Due, run: Run): Promise<void> {
  const { rows } = await deps.db.$client.query<Taken>(TAKE, [sha256, type, deps.clock.now()]);
  const taken = rows[0];
  if (!taken) return;
  if (taken.tries > MOST_TRIES) return end(deps, sha256, { run, reason: 'crash' });
  const stored = await readLocked(deps.files, sha256, type);
  if (!stored) return end(deps, sha256, { run, reason: 'missing' });
  if (stored.bytes > MOST_BYTES) {
    stored.stream.destroy();
    return end(deps, sha256, { run, reason: 'bytes' });
  }
  const file = await buffer(stored.stream);
  let pages = taken.pages;
  /** Failed pages in a row; before the number of pages is known, from the first page on. */
  let failed: PageUnread[] = [];
  for (let page = taken.donePages + 1; page <= Math.min(pages ?? MOST_TRIES, MOST_PAGES); page += 1) {
    if (run.stop.aborted) return;
    const reading = await readPage(file, type, page, { content: sha256, second: run.second }).catch(toPageUnread);
    if (reading instanceof Error) {
      failed.push(reading);
      if (failed.length >= MOST_TRIES) return end(deps, sha256, { run, reason: failed[0]?.reason });
      // A failed page is not stored before the number of pages is known: the page may not exist.
      if (pages === null) continue;
      run.counts.failedPages += 1;
    } else {
      if (pages === null) {
        const stays = await storeFailed(deps, { sha256, pages: reading.pages, failed, run });
        if (!stays) return;
      }
      failed = [];
      pages = reading.pages;
      if (reading.by === 'failed') run.counts.failedPages += 1;
      else run.counts.pages += 1;
    }
    const stays = await storePage(deps, { sha256, page, pages, reading });
    if (!stays) return;
  }
  await end(deps, sha256, { run, hasMore: (pages ?? 0) > MOST_PAGES });
}

type Failed = {
  readonly sha256: string;
  readonly pages: number;
  readonly failed: readonly PageUnread[];
  readonly run: Run;
};

/** Stores the failed pages before the first that was read. Returns false if the document was removed meanwhile. */
async function storeFailed(deps: ReadDeps, { sha256, pages, failed, run }: Failed): Promise<boolean> {
  for (const [at, reading] of failed.entries()) {
    if (!(await storePage(deps, { sha256, page: at + 1, pages, reading }))) return false;
    run.counts.failedPages += 1;
  }
  return true;
}

type End = { readonly run: Run; readonly reason?: UnreadReason | undefined; readonly hasMore?: boolean };

async function end(deps: ReadDeps, sha256: string, { run, reason, hasMore = false }: End) {
  const { db, clock } = deps;
  const state = reason === undefined ? 'read' : 'failed';
  run.counts.documents += 1;
  if (state === 'failed') run.counts.failed += 1;
  const lexemes = sql.param(await paperWordsOf(deps, sha256));
  const told: UnreadReason | null = reason ?? (hasMore ? 'pages' : null);
  await db.execute(sql`update document_texts set state = ${state}, reason = coalesce(${told}, reason),
    read_at = ${clock.now().toISOString()}::timestamptz, words = array_to_tsvector(${lexemes}::text[])
    where sha256 = ${sha256}`);
  await indexPapers(deps);
}
