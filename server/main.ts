import './resolve-drizzle.ts';
import cluster from 'node:cluster';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { readProcessConfig } from './config.ts';
import { BUILD_PAGES, buildPages } from './processes/build-pages.ts';
import { endWithFailure, ROLES } from './processes/worker-messages.ts';

/** Each kind of process loads only what it needs. */
async function start(): Promise<void> {
  const config = readProcessConfig();
  // Later starts, and all processes after the first, load the code that Node has compiled. Only this process's user may
  // write to the folder.
  enableCompileCache(join(config.DATA_DIR, 'compiled'));
  if (cluster.isWorker) {
    const role = ROLES.find((name) => name === process.argv[2]) ?? 'web';
    const { runWorker } = await import('./processes/run-worker.ts');
    return runWorker(role, config);
  }
  const buildsPages = process.argv.includes(BUILD_PAGES);
  const pagesBuilt = buildsPages ? buildPages() : Promise.resolve();
  // The process that serves awaits the pages and reports why they can't be built. Until it awaits, the failure must
  // not count as unhandled.
  pagesBuilt.catch(() => undefined);
  if (config.PROCESSES > 1) {
    const { runPrimary } = await import('./processes/run-primary.ts');
    return runPrimary(config, pagesBuilt);
  }
  // PostgreSQL's own programs create a new database; the rest of the code is loaded in the meantime.
  const { openDeps } = await import('./open-deps.ts');
  const deps = openDeps(config);
  deps.catch(() => undefined);
  const { runAlone } = await import('./processes/run-alone.ts');
  return runAlone(config, { deps, pagesBuilt, answersEarly: buildsPages });
}

start().catch((error: unknown) => {
  if (cluster.isWorker) return endWithFailure(error);
  process.stderr.write(`Peyda başlatılamadı: ${error instanceof Error ? error.message : String(error)}\n`);
  if (process.env.LOG_LEVEL === 'debug') process.stderr.write(`${error instanceof Error ? error.stack : ''}\n`);
  process.exit(1);
});
