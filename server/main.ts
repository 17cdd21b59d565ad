import { prepareSampleData } from '#server/sample/index.ts';
import { buildApp } from './app.ts';
import { readProcessConfig } from './config.ts';
import { startJobs } from './jobs.ts';
import { type OpenDeps, openDeps } from './open-deps.ts';

const CLOSE_TIMEOUT_MS = 15_000;

async function start(): Promise<void> {
  const deps = await openDeps(readProcessConfig());
  const closers: (() => Promise<unknown>)[] = [() => deps.close()];
  closeOnSignal(deps, closers);
  try {
    await prepareSampleData(deps);
    const { db, searchDb } = deps.openForVisitors();
    const app = await buildApp({ ...deps, db }, { searchDb });
    closers.push(() => app.close());
    if (deps.config.JOBS) closers.push(await startJobs(deps, deps.connectionString));
    await app.listen({ port: deps.config.PORT, host: deps.config.HOST });
    const address = app.server.address();
    const port = typeof address === 'object' && address ? address.port : deps.config.PORT;
    deps.log.info(`Peyda hazır: ${deps.config.PUBLIC_ORIGIN ?? `http://localhost:${port}`}`);
  } catch (error) {
    await closeAll(closers);
    throw error;
  }
}

async function closeAll(closers: (() => Promise<unknown>)[]): Promise<void> {
  for (const close of closers.splice(0).reverse()) await close();
}

function closeOnSignal(deps: OpenDeps, closers: (() => Promise<unknown>)[]): void {
  let isClosing = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isClosing) return;
      isClosing = true;
      deps.log.info({ signal }, 'kapanıyor');
      setTimeout(() => process.exit(1), CLOSE_TIMEOUT_MS).unref();
      closeAll(closers).then(
        () => process.exit(0),
        (error: unknown) => {
          deps.log.error({ err: error }, 'could not close cleanly');
          process.exit(1);
        },
      );
    });
  }
}

start().catch((error: unknown) => {
  process.stderr.write(`Peyda başlatılamadı: ${error instanceof Error ? error.message : String(error)}\n`);
  if (process.env.LOG_LEVEL === 'debug') process.stderr.write(`${error instanceof Error ? error.stack : ''}\n`);
  process.exit(1);
});
