import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { tryLock } from '#server/database/embedded/file-lock.ts';
import { openServerPlace } from '#server/database/embedded/server-place.ts';

/** Whether DATA_DIR contains a database of the embedded server. */
export function hasEmbeddedDatabase(dataDir: string): Promise<boolean> {
  return access(join(dataDir, 'postgres', 'PG_VERSION')).then(
    () => true,
    () => false,
  );
}

/**
 * Whether a process uses the embedded server on DATA_DIR. A killed process does not count, though its server may still
 * run.
 */
export async function isEmbeddedInUse(dataDir: string): Promise<boolean> {
  const { leaseLock } = await openServerPlace(dataDir);
  const lock = tryLock(leaseLock, 'exclusive');
  lock?.release();
  return lock === undefined;
}
