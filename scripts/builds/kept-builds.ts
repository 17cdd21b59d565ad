import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** The number of stored builds; the most recently used ones are kept. */
const MOST_KEPT = 4;
/** Unfinished copies older than this are from a killed process. */
const LEFT_AFTER_MS = 60 * 60_000;

/** The cache of builds for all copies of the project on this account, like npm's cache of packages. */
export const KEPT_BUILDS = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'peyda', 'pages');

/** A build in its folder, and the key of all its inputs. */
export type Build = { readonly folder: string; readonly key: string };

/** The files of a build when it was stored: a hash for each path. */
type Hashes = Readonly<Record<string, string>>;

/** Stores a copy of a build, atomically; `isStill` checks at the end whether the build is still the same. */
export async function keepBuild(
  { folder, key }: Build,
  isStill: () => Promise<boolean>,
  keptIn = KEPT_BUILDS,
): Promise<void> {
  const kept = join(keptIn, key);
  if (await exists(kept)) return;
  const part = `${kept}.${process.pid}.part`;
  try {
    await mkdir(part, { recursive: true, mode: 0o700 });
    await cp(folder, join(part, 'pages'), { recursive: true });
    await writeFile(join(part, 'hashes.json'), JSON.stringify(await hashesOf(join(part, 'pages'))));
    if (await isStill()) await rename(part, kept);
    await forgetOthers(keptIn);
  } finally {
    await rm(part, { recursive: true, force: true });
  }
}

/**
 * Replaces a folder with the stored build of a key. Returns false, without a change, if there is none; deletes a
 * damaged one.
 */
export async function takeKeptBuild({ folder, key }: Build, keptIn = KEPT_BUILDS): Promise<boolean> {
  const kept = join(keptIn, key);
  if (!(await exists(kept))) return false;
  const part = `${folder}.${process.pid}.part`;
  try {
    await cp(join(kept, 'pages'), part, { recursive: true });
    const hashes: Hashes = JSON.parse(await readFile(join(kept, 'hashes.json'), 'utf8'));
    if (!isSame(await hashesOf(part), hashes)) throw new Error('A kept build has changed.');
    await rm(folder, { recursive: true, force: true });
    await rename(part, folder);
    await utimes(kept, new Date(), new Date());
    return true;
  } catch {
    await rm(kept, { recursive: true, force: true });
    return false;
  } finally {
    await rm(part, { recursive: true, force: true });
  }
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined;
}

async function hashesOf(folder: string): Promise<Hashes> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const hashes = paths.toSorted().map(async (path) => [
    path.slice(folder.length + 1),
    createHash('sha256')
      .update(await readFile(path))
      .digest('base64url'),
  ]);
  return Object.fromEntries(await Promise.all(hashes));
}

function isSame(one: Hashes, other: Hashes): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Deletes all but the most recently used builds, and unfinished copies. */
async function forgetOthers(keptIn: string): Promise<void> {
  const names = await readdir(keptIn);
  const entries = await Promise.all(
    names.map(async (name) => ({ name, usedMs: (await stat(join(keptIn, name))).mtimeMs })),
  );
  const isPart = ({ name }: { name: string }) => name.endsWith('.part');
  const old = [
    ...entries.filter((entry) => isPart(entry) && entry.usedMs < Date.now() - LEFT_AFTER_MS),
    ...entries
      .filter((entry) => !isPart(entry))
      .toSorted((a, b) => b.usedMs - a.usedMs)
      .slice(MOST_KEPT),
  ];
  for (const { name } of old) await rm(join(keptIn, name), { recursive: true, force: true });
}
