import { lstat, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { compareTurkish } from '#shared/text/turkish-text.ts';

/** Names that programs give to files that they are still writing. */
const UNFINISHED = /^[.~]|\.(?:part|partial|tmp|temp|crdownload|download|filepart|swp)$/i;
const MOST_FILES = 10_000;

/**
 * Finds the files in a folder (no subfolders, no links) that nobody has changed for `settleMs`: size and time must be
 * the same in two checks. Sorted by name. Creates the folder if it is missing.
 */
export async function findWholeFiles(folder: string, settleMs: number): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const before = await marksOf(folder);
  if (before.size === 0) return [];
  const youngest = Math.max(...[...before.values()].map(({ changedAt }) => changedAt));
  // If all files are old enough, there is no wait; otherwise the newest file gets the rest of `settleMs`.
  const restMs = Math.min(settleMs, Math.max(0, settleMs - (Date.now() - youngest)));
  if (restMs > 0) await sleep(restMs);
  const after = await marksOf(folder);
  const names = [...after]
    .filter(([name, mark]) => before.get(name)?.mark === mark.mark && Date.now() - mark.changedAt >= settleMs)
    .map(([name]) => name);
  return names.sort(compareTurkish).map((name) => join(folder, name));
}

async function marksOf(folder: string): Promise<Map<string, { mark: string; changedAt: number }>> {
  const marks = new Map<string, { mark: string; changedAt: number }>();
  for (const name of (await readdir(folder)).slice(0, MOST_FILES)) {
    if (UNFINISHED.test(name)) continue;
    const entry = await lstat(join(folder, name)).catch(() => undefined);
    if (!entry?.isFile()) continue;
    // A copy can keep the old modification time (`mtimeMs`); `ctimeMs` says when the file arrived.
    const changedAt = Math.min(Date.now(), Math.max(entry.mtimeMs, entry.ctimeMs));
    marks.set(name, { mark: `${entry.size} ${entry.mtimeMs} ${entry.ino}`, changedAt });
  }
  return marks;
}
