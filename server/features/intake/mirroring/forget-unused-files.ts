import type { PoolClient } from 'pg';
import type { FileUse } from '#server/database/tables/files.ts';
import type { Deps } from '#server/deps.ts';
import { originalKey, thumbnailKeys } from './store-file.ts';

/** Deletes files that their listing no longer names: it changed, or its files were removed after the auction ended. */
const FORGET = `delete from mirrored_files f using properties p
  where p.id = f.property_id and (
    p.is_open and f.noted_at < (select max(o.noted_at) from mirrored_files o where o.property_id = p.id)
    or (p.image_url is null and p.all_images = '' and p.document_files = '{}')
  )`;

/**
 * Selects unused contents. `isUsed`: another listing has the same content. `isVersion`: it is an old version of a file.
 */
const TAKE = `with taken as (
    delete from unused_files u using (select ctid from unused_files limit 100 for update skip locked) batch
    where u.ctid = batch.ctid returning u.use, u.sha256, u.type
  )
  select use, sha256, type,
    exists (select from mirrored_files f where f.sha256 = taken.sha256 and f.use = taken.use) as "isUsed",
    exists (select from mirrored_file_versions v where v.sha256 = taken.sha256 and v.use = taken.use) as "isVersion"
  from taken`;

type Unused = { use: FileUse; sha256: string; type: string; isUsed: boolean; isVersion: boolean };

/**
 * Deletes the rows of files that no listing names any more, and deletes their content from the store unless another
 * listing has the same content. When the source has replaced a file, only the original of the old content is kept, and
 * nobody can see it. Must not run while files are fetched. For a job, safe to repeat: the next run deletes content that
 * could not be deleted because of a failure.
 */
export async function forgetUnusedFiles(
  deps: Pick<Deps, 'db' | 'files'>,
): Promise<{ files: number; contents: number }> {
  const { rowCount } = await deps.db.$client.query(FORGET);
  let contents = 0;
  for (;;) {
    const client = await deps.db.$client.connect();
    try {
      await client.query('begin');
      const outcome = await forgetSome(deps, client);
      await client.query('commit');
      contents += outcome.deleted;
      if (outcome.taken === 0) return { files: rowCount ?? 0, contents };
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  }
}

async function forgetSome(
  { files }: Pick<Deps, 'files'>,
  client: PoolClient,
): Promise<{ taken: number; deleted: number }> {
  const { rows } = await client.query<Unused>(TAKE);
  const unused = rows.filter(({ isUsed }) => !isUsed);
  for (const { use, sha256, type, isVersion } of unused) {
    // The original is removed first: without it, the file is fetched and its thumbnails are made again.
    if (!isVersion) await files.locked.remove(originalKey(use, sha256, type));
    if (use === 'picture') await Promise.all(thumbnailKeys(sha256).map((key) => files.remove(key)));
  }
  return { taken: rows.length, deleted: unused.filter(({ isVersion }) => !isVersion).length };
}
