import { readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Deps } from '#server/deps.ts';
import { listRemovals, parseRemovals, type Removed } from '#server/features/desk/removal-requests/index.ts';
import { RETENTION, yearsBefore } from '#shared/retention.ts';

/** Stands beside the folders of the backups and holds for all of them. */
const REMOVAL_FILE = 'removals.jsonl';

/** Where the list belongs that goes with a backup. */
export function removalFileOf(backupFolder: string): string {
  return join(dirname(backupFolder), REMOVAL_FILE);
}

/**
 * Writes everything that was removed so far, whole or not at all. What the file names and the database does not know
 * any more (it was restored, or is another) stays in it: what was removed once stays removed; only ids of accounts go
 * after their year. Answers how many lines it has.
 */
export async function writeRemovals(deps: Pick<Deps, 'db'>, path: string, now = new Date()): Promise<number> {
  const oldest = yearsBefore(now, RETENTION.forgottenAccountYears).toISOString();
  const removals = [...((await readRemovals(path)) ?? []), ...(await listRemovals(deps))];
  const kept = removals.filter(({ kind, at }) => kind !== 'account' || at >= oldest);
  const lines = new Set(kept.map((one) => JSON.stringify(one)));
  const fresh = join(dirname(path), `.${basename(path)}.new`);
  await writeFile(fresh, [...lines].map((line) => `${line}\n`).join(''), { mode: 0o600, flush: true });
  await rename(fresh, path);
  return lines.size;
}

/** The list at a path; undefined when there is none. Throws for one that is damaged. */
export async function readRemovals(path: string): Promise<Removed[] | undefined> {
  try {
    return parseRemovals(await readFile(path, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
