import { readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Deps } from '#server/deps.ts';
import { listRemovals, parseRemovals, type Removed } from '#server/features/desk/removal-requests/index.ts';
import { RETENTION, yearsBefore } from '#shared/retention.ts';

/** Next to the folders of the backups; applies to all of them. */
const REMOVAL_FILE = 'removals.jsonl';

/** The path of the list for a backup. */
export function removalFileOf(backupFolder: string): string {
  return join(dirname(backupFolder), REMOVAL_FILE);
}

/**
 * Writes everything that was removed so far, atomically. Entries that the database no longer knows (because it was
 * restored, or is another one) stay in the file: what was removed once stays removed. Only ids of accounts are dropped
 * after their year. Returns the number of lines.
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

/** Reads the list at a path; undefined if there is none. Throws for a damaged one. */
export async function readRemovals(path: string): Promise<Removed[] | undefined> {
  try {
    return parseRemovals(await readFile(path, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
