import { lt } from 'drizzle-orm';
import { droppedFiles } from '#server/database/tables/collection.ts';
import type { Deps } from '#server/deps.ts';
import { RETENTION } from '#shared/retention.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { dropKey } from './drop-file.ts';

/**
 * Deletes reports of uploaded files, and what is left of the files, after a month: rejected records can contain
 * personal data that masking did not recognize. For a job; idempotent.
 */
export async function forgetDropped({
  db,
  clock,
  files,
}: Pick<Deps, 'db' | 'clock' | 'files'>): Promise<{ droppedFiles: number }> {
  const oldest = new Date(clock.now().getTime() - RETENTION.rejectedRecordDays * DAY_MS);
  const old = await db
    .delete(droppedFiles)
    .where(lt(droppedFiles.droppedAt, oldest))
    .returning({ id: droppedFiles.id });
  for (const { id } of old) await files.locked.remove(dropKey(id));
  return { droppedFiles: old.length };
}
