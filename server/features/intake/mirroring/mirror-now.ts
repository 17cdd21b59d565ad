import { LRUCache } from 'lru-cache';
import type { FileUse } from '#server/database/tables/files.ts';
import type { Deps } from '#server/deps.ts';
import { Admission } from '#server/platform/admission.ts';
import { FailedFetch, type FetchPolitely, fetchFile } from './fetch-file.ts';
import { markFailed, markStored } from './mark-files.ts';
import { findSame } from './mirror-files.ts';
import type { CheckedContent, TakenFile } from './mirrored-file.ts';

/** A file that a listing names; the caller has checked that it does, and who may see it (D20, D28). */
export type NamedFile = { readonly propertyId: number; readonly use: FileUse; readonly url: string };

/** Fetches a file that is not in the store yet; returns `undefined` if its source does not deliver it in time. */
export type MirrorNow = (file: NamedFile) => Promise<CheckedContent | undefined>;

const LONGEST_MS = 25_000;
/** After a failed try the file is not requested from its source for this long, however many users request it. */
const REST_MS = 5 * 60_000;
const LONGEST_URL_BYTES = 2000;
const MOST_FAILURES_KEPT = 5000;

const NOTE = `with noted as (
    insert into mirrored_files (property_id, use, url, next_try_at, noted_at) values ($1, $2, $3, $4, $4)
    on conflict (property_id, use, url) do nothing
    returning id, property_id, use, url, tries, state, sha256, type, bytes, etag, last_modified
  )
  select id, property_id as "propertyId", use, url, tries, state, sha256, type, bytes::int as bytes, etag, last_modified as "lastModified" from (
    select * from noted union all
    select id, property_id, use, url, tries, state, sha256, type, bytes, etag, last_modified from mirrored_files
    where property_id = $1 and use = $2 and url = $3
  ) known limit 1`;

type KnownFile = TakenFile & { readonly type: string | null; readonly bytes: number | null };

/**
 * Mirrors files when a user requests one before the job has fetched it (D47). Concurrent requests share one fetch; only
 * a few files are fetched in parallel, with a timeout and the size limits of the job. After a failure, the file is not
 * requested again for some minutes.
 */
export function mirrorsNow(deps: Deps, fetchPolitely: FetchPolitely): MirrorNow {
  const turns = new Admission({ atOnce: 3, waiting: 24, patienceMs: 10_000 });
  const running = new Map<string, Promise<CheckedContent | undefined>>();
  const failed = new LRUCache<string, true>({ max: MOST_FAILURES_KEPT, ttl: REST_MS });

  async function fetchNow(named: NamedFile, key: string): Promise<CheckedContent | undefined> {
    const file = await note(deps, named);
    const stored = file && contentOf(file);
    if (!file || stored) return stored;
    try {
      const stop = AbortSignal.timeout(LONGEST_MS);
      const came =
        (await findSame(deps, file)) ??
        (await fetchFile(deps, fetchPolitely, { file, stop, onBytes: () => undefined }));
      if (came === 'same') return undefined;
      await markStored(deps, file, came);
      return came;
    } catch (error) {
      if (!(error instanceof FailedFetch)) throw error;
      failed.set(key, true);
      await markFailed(deps, file, error);
      return undefined;
    }
  }

  return async (named) => {
    const key = `${named.propertyId} ${named.use} ${named.url}`;
    if (!isFetchable(named.url) || failed.has(key)) return undefined;
    const known = running.get(key);
    if (known) return known;
    const fetching = turns.run(() => fetchNow(named, key)).finally(() => running.delete(key));
    running.set(key, fetching);
    return fetching;
  };
}

async function note({ db, clock }: Deps, { propertyId, use, url }: NamedFile): Promise<KnownFile | undefined> {
  const { rows } = await db.$client.query<KnownFile>(NOTE, [propertyId, use, url, clock.now()]);
  return rows[0];
}

function contentOf({ state, sha256, type, bytes }: KnownFile): CheckedContent | undefined {
  return state === 'stored' && sha256 !== null && type !== null && bytes !== null ? { sha256, type, bytes } : undefined;
}

function isFetchable(url: string): boolean {
  return /^https?:\/\//.test(url) && Buffer.byteLength(url) <= LONGEST_URL_BYTES;
}
