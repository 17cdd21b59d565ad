import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { connectDatabase } from '../database/connect-database.ts';
import { openProcessMetrics } from '../platform/metrics-routes.ts';
import { openLog } from '../platform/open-log.ts';
import { Closing, endOnSignal } from './closing.ts';
import { readyLine } from './ready-line.ts';
import { WorkerGroup } from './worker-group.ts';

/** The workers get 15 seconds to close, the embedded database server up to a minute. */
const PATIENCE_MS = 75_000;

/** Runs the embedded database server, if it is used, and keeps the workers running. It does nothing else. */
export async function runPrimary(config: Config, pagesBuilt: Promise<void>): Promise<void> {
  const log = openLog(config);
  const closing = new Closing();
  const connection = await connectDatabase(config, log);
  closing.add(() => connection.close());
  const own = config.METRICS ? openProcessMetrics() : undefined;
  const workers = new WorkerGroup({
    log,
    metrics: async () => (await own?.getMetricsAsJSON()) ?? [],
    settings: { DATABASE_URL: connection.connectionString },
    onHopeless: (error) => void endProcess(error, log, closing),
  });
  closing.add(() => workers.close());
  endOnSignal(['SIGINT', 'SIGTERM'], { log, closing, patienceMs: PATIENCE_MS }, () => workers.stopReplacing());
  try {
    // Only one process prepares the database, before any other reads it.
    await Promise.all([pagesBuilt, config.JOBS ? workers.keep('jobs') : workers.runOnce('jobs')]);
    const [port = config.PORT] = await Promise.all(Array.from({ length: config.PROCESSES }, () => workers.keep('web')));
    log.info({ processes: config.PROCESSES }, readyLine(config, port));
  } catch (error) {
    await closing.closeAll();
    throw error;
  }
}

async function endProcess(error: Error, log: Logger, closing: Closing): Promise<void> {
  log.fatal({ err: error }, 'a process fails at every start');
  process.stderr.write(`Peyda durdu: bir süreç art arda başlatılamadı. ${error.message}\n`);
  await closing.closeAll().catch(() => undefined);
  process.exit(1);
}
