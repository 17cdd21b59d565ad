import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Installs packages (`name@version`) into a separate folder, calls `use` with that folder and deletes it. For tools
 * that only one rarely used command needs and that would make every `npm ci` slower.
 */
export async function withTool<T>(packages: readonly string[], use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'peyda-tool-'));
  try {
    await writeFile(join(folder, 'package.json'), '{ "private": true }');
    await run('npm', ['install', '--no-audit', '--no-fund', '-E', ...packages], { cwd: folder });
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
