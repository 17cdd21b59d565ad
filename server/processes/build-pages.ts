import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** The option of `server/main.ts` that has pages built first where that is necessary, as `npm start` does. */
export const BUILD_PAGES = '--build-pages';

const SCRIPT = fileURLToPath(new URL('../../scripts/build-pages.ts', import.meta.url));

/**
 * Builds the pages in a separate process if they are missing or older than their sources; resolves when there is
 * nothing left to build. The build ends with this process.
 */
export async function buildPages(): Promise<void> {
  const build = spawn(process.execPath, [SCRIPT, '--if-needed'], { stdio: 'inherit' });
  const end = () => build.kill();
  process.once('exit', end);
  const [code] = await once(build, 'exit');
  process.removeListener('exit', end);
  if (code !== 0) throw new Error('Sayfalar derlenemedi; ayrıntı için: npm run build');
}
