import { eq } from 'drizzle-orm';
import type { FileState } from '#server/database/tables/files.ts';
import { mirroredFiles } from '#server/database/tables/files.ts';
import type { Deps } from '#server/deps.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import type { FailedFetch } from './fetch-file.ts';
import type { StoredContent, TakenFile } from './mirrored-file.ts';
import { afterFailure } from './next-try.ts';
import { isShownAsPicture } from './store-file.ts';

type MarkDeps = Pick<Deps, 'db' | 'clock'>;

/** How often a stored file of an open listing is checked for changes at its source. */
const CHECK_EVERY_MS = 7 * DAY_MS;
/**
 * How often a stored file is checked that its source no longer serves; the session there may have expired. The checks
 * end with the auction, which is near.
 */
const CHECK_LOST_EVERY_MS = 14 * DAY_MS;
/**
 * The maximum number of versions kept of one file: some sources generate a document on every request, with different
 * bytes each time.
 */
const MOST_VERSIONS = 5;
const NOT_SHOWN = 'HEIC can not be decoded here: offered as a document';

/**
 * Records new content. Replaced content is kept as a version and marked as unused, so that its thumbnails are deleted.
 */
const STORE = `with before as (
    select id, use, sha256, type, bytes, stored_at from mirrored_files where id = $1 for update
  ), replaced as (
    select * from before where sha256 <> $2
  ), version as (
    insert into mirrored_file_versions (file_id, use, sha256, type, bytes, stored_at, replaced_at)
    select id, use, sha256, type, bytes, stored_at, $8 from replaced
  ), unused as (
    insert into unused_files (use, sha256, type) select use, sha256, type from replaced on conflict do nothing
  )
  update mirrored_files f
  set state = 'stored', sha256 = $2, type = $3, bytes = $4, etag = $5, last_modified = $6, reason = $7, tries = 0,
    checked_at = $8, next_try_at = $9, stored_at = case when b.sha256 = $2 then b.stored_at else $8 end
  from before b where f.id = b.id
  returning coalesce(b.sha256 <> $2, false) as "isReplaced"`;

const FORGET_VERSIONS = `delete from mirrored_file_versions
  where file_id = $1 and id not in (
    select id from mirrored_file_versions where file_id = $1 order by id desc limit ${MOST_VERSIONS}
  )`;

/** Records that a file is stored. Returns true if it replaced other content. */
export async function markStored(deps: MarkDeps, file: TakenFile, stored: StoredContent): Promise<boolean> {
  const { sha256, type, bytes, etag, lastModified } = stored;
  const now = deps.clock.now();
  const reason = file.use === 'picture' && !isShownAsPicture(type) ? NOT_SHOWN : null;
  const values = [file.id, sha256, type, bytes, etag, lastModified, reason, now, nextCheck(now)];
  const { rows } = await deps.db.$client.query<{ isReplaced: boolean }>(STORE, values);
  const isReplaced = rows[0]?.isReplaced ?? false;
  if (isReplaced) await deps.db.$client.query(FORGET_VERSIONS, [file.id]);
  return isReplaced;
}

/** Records that the source still has the same content. */
export async function markSame(deps: MarkDeps, { id }: TakenFile): Promise<void> {
  const now = deps.clock.now();
  await deps.db
    .update(mirroredFiles)
    .set({ tries: 0, checkedAt: now, nextTryAt: nextCheck(now) })
    .where(eq(mirroredFiles.id, Number(id)));
}

/** Records a failure and when the next try is due. A stored file stays visible even if its address no longer works. */
export async function markFailed(deps: MarkDeps, file: TakenFile, failed: FailedFetch): Promise<FileState> {
  const now = deps.clock.now();
  const tries = file.tries + 1;
  const after = afterFailure(failed.failure, tries, now);
  const isStored = file.state === 'stored';
  const state = isStored ? 'stored' : after.state;
  const nextTryAt = after.nextTryAt ?? (isStored ? new Date(now.getTime() + CHECK_LOST_EVERY_MS) : null);
  await deps.db.$client.query(
    `update mirrored_files set state = $2, tries = $3, next_try_at = $4, checked_at = $5,
       reason = case when state = 'stored' then reason else $6 end
     where id = $1`,
    [file.id, state, tries, nextTryAt, now, withoutAddresses(failed.message)],
  );
  return state;
}

function nextCheck(now: Date): Date {
  return new Date(now.getTime() + CHECK_EVERY_MS);
}

function withoutAddresses(reason: string): string {
  return reason.replace(/https?:\/\/\S+/g, '…').slice(0, 200);
}
