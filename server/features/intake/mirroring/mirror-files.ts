import { and, desc, eq, gt, isNotNull, ne } from 'drizzle-orm';
import { mirroredFiles } from '#server/database/tables/files.ts';
import type { Deps } from '#server/deps.ts';
import { FailedFetch, type FetchPolitely, fetchFile } from './fetch-file.ts';
import { markFailed, markSame, markStored } from './mark-files.ts';
import type { StoredContent, TakenFile } from './mirrored-file.ts';
import { noteFiles } from './note-files.ts';

export type MirrorCounts = {
  /** Addresses seen for the first time. */
  noted: number;
  stored: number;
  /** Stored files that were checked for changes at their source; `replaced` counts those that had changed. */
  checked: number;
  replaced: number;
  /** Bytes that were downloaded. */
  bytes: number;
  /** All failed tries, including those counted in `dead` and `refused`. */
  failed: number;
  dead: number;
  refused: number;
};

export type MirrorOptions = { signal?: AbortSignal; maxMs?: number };

/** Files fetched in parallel: several, because hosts are slow; few, because a file is in memory while it is checked. */
const WORKERS = 2;
const MAX_RUN_MS = 8 * 60_000;
/**
 * The maximum number of stored files checked in one run, so that new files and the reading of the lists do not have to
 * wait.
 */
const MOST_CHECKS = 100;
/** If a process takes a file and is killed, the file can be taken again after this time. */
const LEASE_MS = 30 * 60_000;
/**
 * How long a fetched file is reused for the same address in another listing. For a stored file that is checked, the
 * time is shorter: CHECKED_FOR_MS.
 */
const SAME_FOR_MS = 7 * 24 * 60 * 60_000;
const CHECKED_FOR_MS = 60 * 60_000;

/**
 * Fetches pictures and documents that open listings name into the file store and checks them by their content. Files
 * that could not be fetched are tried again after longer and longer pauses. Stored files are checked at their source
 * once a week and when their listing has changed; new content under the same address replaces the old one. Stops at the
 * signal or after some minutes. A file is stored whole or not at all, so a run can be killed at any time and repeated.
 * For a job.
 */
export async function mirrorFiles(
  deps: Deps,
  fetchPolitely: FetchPolitely,
  { signal, maxMs = MAX_RUN_MS }: MirrorOptions = {},
): Promise<MirrorCounts> {
  const { noted } = await noteFiles(deps);
  const counts = { noted, stored: 0, checked: 0, replaced: 0, bytes: 0, failed: 0, dead: 0, refused: 0 };
  const stop = AbortSignal.any([AbortSignal.timeout(maxMs), ...(signal ? [signal] : [])]);
  let checks = 0;
  const takeNext = async () => {
    const unseen = await take(deps, NEXT_UNSEEN);
    if (unseen || checks >= MOST_CHECKS) return unseen;
    checks += 1;
    return take(deps, NEXT_STORED);
  };
  const work = async () => {
    while (!stop.aborted) {
      const file = await takeNext();
      if (!file) return;
      await mirrorOne(deps, fetchPolitely, { file, counts, stop });
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
  return counts;
}

/** Two statements, because each one uses its own index. */
const NEXT_UNSEEN = takeStatement("state <> 'stored'");
const NEXT_STORED = takeStatement("state = 'stored'");

function takeStatement(condition: string): string {
  return `update mirrored_files set next_try_at = $2
    where id = (
      select id from mirrored_files where next_try_at <= $1 and ${condition}
      order by next_try_at, id limit 1 for update skip locked
    )
    returning id, property_id as "propertyId", use, url, tries, state, sha256, etag, last_modified as "lastModified"`;
}

async function take(deps: Pick<Deps, 'db' | 'clock'>, statement: string): Promise<TakenFile | undefined> {
  const now = deps.clock.now();
  const { rows } = await deps.db.$client.query<TakenFile>(statement, [now, new Date(now.getTime() + LEASE_MS)]);
  return rows[0];
}

type Run = { readonly file: TakenFile; readonly counts: MirrorCounts; readonly stop: AbortSignal };

async function mirrorOne(deps: Deps, fetchPolitely: FetchPolitely, { file, counts, stop }: Run): Promise<void> {
  try {
    const onBytes = (bytes: number) => {
      counts.bytes += bytes;
    };
    const isCheck = file.state === 'stored';
    const came = (await findSame(deps, file)) ?? (await fetchFile(deps, fetchPolitely, { file, stop, onBytes }));
    if (isCheck) counts.checked += 1;
    if (came === 'same') await markSame(deps, file);
    else if ((await markStored(deps, file, came)) && isCheck) counts.replaced += 1;
    if (!isCheck) counts.stored += 1;
  } catch (error) {
    if (stop.aborted) return giveBack(deps, file);
    // An error on our side, not in the file: it ends the run, and the file can be taken again after its lease expires.
    if (!(error instanceof FailedFetch)) throw error;
    const state = await markFailed(deps, file, error);
    counts.failed += 1;
    if (state === 'dead') counts.dead += 1;
    if (state === 'refused') counts.refused += 1;
  }
}

/** Finds the same address fetched recently for another listing: listings of one case often name the same documents. */
export async function findSame(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, use, url, state }: TakenFile,
): Promise<StoredContent | undefined> {
  const since = new Date(clock.now().getTime() - (state === 'stored' ? CHECKED_FOR_MS : SAME_FOR_MS));
  const { sha256, type, bytes, etag, lastModified, checkedAt } = mirroredFiles;
  const isSame = and(eq(mirroredFiles.url, url), eq(mirroredFiles.use, use), ne(mirroredFiles.id, Number(id)));
  const isFresh = and(eq(mirroredFiles.state, 'stored'), eq(mirroredFiles.tries, 0), gt(checkedAt, since));
  const [same] = await db
    .select({ sha256, type, bytes, etag, lastModified })
    .from(mirroredFiles)
    .where(and(isSame, isFresh))
    .orderBy(desc(checkedAt))
    .limit(1);
  return same as StoredContent | undefined;
}

async function giveBack({ db, clock }: Pick<Deps, 'db' | 'clock'>, { id }: TakenFile): Promise<void> {
  await db
    .update(mirroredFiles)
    .set({ nextTryAt: clock.now() })
    .where(and(eq(mirroredFiles.id, Number(id)), isNotNull(mirroredFiles.nextTryAt)));
}
