import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

/** The option of `server/main.ts` that builds the pages first if necessary, as `npm start` does. */
export const BUILD_PAGES = '--build-pages';

const BUILD = fileURLToPath(new URL('../../scripts/build-pages.ts', import.meta.url));

/**
 * Builds the pages in a separate process if they are missing or were built from other sources; resolves when they can
 * be served. Compressing them takes a third of the whole time and continues while the product runs.
 */
export async function buildPages(): Promise<void> {
  const building = run(BUILD, '--if-needed');
  // The bundler would use all processors, but the start also waits for the database and the first listings.
  if (building.pid !== undefined) setPriority(building.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const [code] = await once(building, 'exit');
  if (code !== 0) throw new Error('Sayfalar derlenemedi; ayrıntı için: npm run build');
  const finishing = run(BUILD, '--finish');
  if (finishing.pid !== undefined) setPriority(finishing.pid, constants.priority.PRIORITY_LOW);
  finishing.unref();
}

/** Starts a script that is stopped when this process exits. */
function run(script: string, ...args: string[]): ChildProcess {
  const child = spawn(process.execPath, [script, ...args], { stdio: 'inherit' });
  const end = () => child.kill();
  process.once('exit', end);
  child.once('exit', () => process.removeListener('exit', end));
  return child;
}
