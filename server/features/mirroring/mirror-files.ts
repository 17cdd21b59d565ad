import { and, eq, sql } from 'drizzle-orm';
import { type FileUse, mirroredFiles } from '#server/database/tables/files.ts';
import type { Deps } from '#server/deps.ts';
import { DAY_MS } from '#shared/dates.ts';
import { UnusableFile } from './detect-file-type.ts';
import { afterFailure, type Failure } from './next-try.ts';
import { noteFiles } from './note-files.ts';
import { type StoredContent, storeFile } from './store-file.ts';

/**
 * Fetches an address as our manners ask for: one request at a time to a host, robots.txt, no private addresses. Throws when
 * nobody answers or more than `maxBytes` would come.
 */
export type FetchPolitely = (
  url: string,
  options: { signal?: AbortSignal; maxBytes: number },
) => Promise<{ status: number; bytes: Uint8Array }>;

export type MirrorCounts = {
  /** Addresses seen for the first time. */
  noted: number;
  stored: number;
  /** Bytes that came over the network. */
  bytes: number;
  /** Tries that failed, of any sort; `dead` and `refused` are among them. */
  failed: number;
  dead: number;
  refused: number;
};

export type MirrorOptions = { signal?: AbortSignal; maxMs?: number };

const MAX_BYTES: Readonly<Record<FileUse, number>> = { picture: 25 * 1024 ** 2, document: 60 * 1024 ** 2 };
/** Fetched at once: hosts are waited for, but each file is held in memory while it is looked at. */
const WORKERS = 2;
const MAX_RUN_MS = 8 * 60_000;
/** Somebody who takes a file and is killed gives it back after so long. */
const LEASE_MS = 30 * 60_000;
/** So long a file from an address stands for the same address in another listing. */
const SAME_FOR_MS = 30 * DAY_MS;

type Taken = { id: string; use: FileUse; url: string; tries: number };

/**
 * Fetches pictures and documents that open listings name into the file store, checks them by their content, and notes what
 * could not be had, to be tried later and later. Stops at the signal or after some minutes; a file is stored whole or
 * not at all, so it can be killed at any instant and repeated. For a job.
 */
export async function mirrorFiles(
  deps: Deps,
  fetchPolitely: FetchPolitely,
  { signal, maxMs = MAX_RUN_MS }: MirrorOptions = {},
): Promise<MirrorCounts> {
  const counts: MirrorCounts = { ...(await noteFiles(deps)), stored: 0, bytes: 0, failed: 0, dead: 0, refused: 0 };
  const stop = AbortSignal.any([AbortSignal.timeout(maxMs), ...(signal ? [signal] : [])]);
  const work = async () => {
    while (!stop.aborted) {
      const file = await takeNext(deps);
      if (!file) return;
      await mirrorOne(deps, fetchPolitely, { file, counts, stop });
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
  return counts;
}

async function takeNext(deps: Pick<Deps, 'db' | 'clock'>): Promise<Taken | undefined> {
  const now = deps.clock.now();
  const { rows } = await deps.db.$client.query<Taken>(
    `update mirrored_files set next_try_at = $2
     where id = (
       select id from mirrored_files where next_try_at <= $1 order by next_try_at, id limit 1 for update skip locked
     )
     returning id, use, url, tries`,
    [now, new Date(now.getTime() + LEASE_MS)],
  );
  return rows[0];
}

type Run = { readonly file: Taken; readonly counts: MirrorCounts; readonly stop: AbortSignal };

async function mirrorOne(deps: Deps, fetchPolitely: FetchPolitely, { file, counts, stop }: Run): Promise<void> {
  try {
    const known = await findSame(deps, file);
    const content = known ?? (await fetchAndStore(deps, fetchPolitely, { file, counts, stop }));
    await markStored(deps, file, content);
    counts.stored += 1;
  } catch (error) {
    if (stop.aborted) return giveBack(deps, file);
    // Trouble of our own, which is no fault of the file: the run ends with it, the file is free again after its lease.
    if (!(error instanceof FailedFetch)) throw error;
    const after = afterFailure(error.failure, file.tries + 1, deps.clock.now());
    counts.failed += 1;
    if (after.state === 'dead') counts.dead += 1;
    if (after.state === 'refused') counts.refused += 1;
    const change = { ...after, tries: file.tries + 1, reason: withoutAddresses(error.message) };
    await deps.db
      .update(mirroredFiles)
      .set(change)
      .where(eq(mirroredFiles.id, Number(file.id)));
  }
}

class FailedFetch extends Error {
  readonly failure: Failure;
  constructor(failure: Failure, reason: string) {
    super(reason);
    this.failure = failure;
  }
}

async function fetchAndStore(deps: Deps, fetchPolitely: FetchPolitely, run: Run): Promise<StoredContent> {
  const { file, counts, stop } = run;
  const maxBytes = MAX_BYTES[file.use];
  const { status, bytes } = await fetchPolitely(file.url, { signal: stop, maxBytes }).catch((error: unknown) => {
    throw new FailedFetch('unreachable', error instanceof Error ? error.message : 'unknown');
  });
  if (status === 404 || status === 410 || status === 451) throw new FailedFetch('gone', `HTTP ${status}`);
  if (status !== 200) throw new FailedFetch('unreachable', `HTTP ${status}`);
  if (bytes.byteLength > maxBytes) throw new FailedFetch('unusable', 'too large');
  counts.bytes += bytes.byteLength;
  try {
    return await storeFile(deps.files, file.use, bytes);
  } catch (error) {
    if (error instanceof UnusableFile) throw new FailedFetch('unusable', error.message);
    throw error;
  }
}

/** Many listings of one file name the same papers. */
async function findSame({ db, clock }: Pick<Deps, 'db' | 'clock'>, file: Taken): Promise<StoredContent | undefined> {
  const since = new Date(clock.now().getTime() - SAME_FOR_MS);
  const { rows } = await db.$client.query<StoredContent>(
    `select sha256, type, bytes::int as bytes from mirrored_files
     where url = $1 and use = $2 and state = 'stored' and stored_at > $3 limit 1`,
    [file.url, file.use, since],
  );
  return rows[0];
}

async function markStored({ db, clock }: Pick<Deps, 'db' | 'clock'>, { id }: Taken, stored: StoredContent) {
  const done = { state: 'stored' as const, nextTryAt: null, tries: 0, reason: null, storedAt: clock.now() };
  await db
    .update(mirroredFiles)
    .set({ ...stored, ...done })
    .where(eq(mirroredFiles.id, Number(id)));
}

async function giveBack({ db, clock }: Pick<Deps, 'db' | 'clock'>, { id }: Taken): Promise<void> {
  const isOurs = and(eq(mirroredFiles.id, Number(id)), sql`${mirroredFiles.state} <> 'stored'`);
  await db.update(mirroredFiles).set({ nextTryAt: clock.now() }).where(isOurs);
}

function withoutAddresses(reason: string): string {
  return reason.replace(/https?:\/\/\S+/g, '…').slice(0, 200);
}
