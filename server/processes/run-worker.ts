import { holdSamplePapers, prepareSampleData } from '#sample/index.ts';
import type { Config } from '../config.ts';
import { startJobs } from '../jobs.ts';
import { openDeps } from '../open-deps.ts';
import { openProcessMetrics } from '../platform/metrics-routes.ts';
import { refuseUnnamedOperator } from '../refuse-unnamed-operator.ts';
import { Closing, endOnSignal } from './closing.ts';
import { shareMetrics } from './metrics-exchange.ts';
import { serve } from './serve.ts';
import { type Role, tellReady } from './worker-messages.ts';

/** The primary waits a little longer before it kills a worker. */
const PATIENCE_MS = 14_000;

/** Runs one of several processes; the primary starts and ends it. */
export async function runWorker(role: Role, config: Config): Promise<void> {
  const deps = await openDeps(config, { migrates: role === 'jobs' });
  const closing = new Closing();
  closing.add(() => deps.close());
  endOnSignal(['SIGTERM'], { log: deps.log, closing, patienceMs: PATIENCE_MS });
  // Ctrl-C in a terminal reaches every process; the primary decides about the order in which they close.
  process.on('SIGINT', () => undefined);
  try {
    if (role === 'web') return tellReady(await serve(deps, closing, shareMetrics));
    if (config.METRICS) {
      const own = openProcessMetrics();
      shareMetrics(() => own.getMetricsAsJSON());
    }
    await prepareSampleData(deps);
    await refuseUnnamedOperator(deps);
    const jobs = config.JOBS ? await startJobs(deps, deps.connectionString) : undefined;
    if (jobs) closing.add(() => jobs.stop());
    tellReady(0);
    if (jobs) await holdSamplePapers(deps, () => jobs.run('read-documents'));
  } catch (error) {
    await closing.closeAll();
    throw error;
  }
}
