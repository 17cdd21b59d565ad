import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deps } from '#server/deps.ts';
import { RETENTION } from '#shared/retention.ts';
import { DAY_MS } from '#shared/text/dates.ts';

const REJECTED = /^rejected-.+\.ndjson$/;

/**
 * Deletes the files of records that imports could not store, a month after the last write. We keep these files to
 * repair the records, but they can contain personal data that masking did not recognise. For a job, safe to repeat.
 */
export async function forgetRejectedRecords(deps: Pick<Deps, 'config' | 'clock'>): Promise<{ files: number }> {
  const folder = join(deps.config.DATA_DIR, 'imports');
  const oldest = deps.clock.now().getTime() - RETENTION.rejectedRecordDays * DAY_MS;
  let files = 0;
  for (const name of await filesIn(folder)) {
    const path = join(folder, name);
    if (!REJECTED.test(name) || (await stat(path)).mtimeMs > oldest) continue;
    await rm(path, { force: true });
    files += 1;
  }
  return { files };
}

async function filesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
