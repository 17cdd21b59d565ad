import { prepareSampleData } from '#sample/index.ts';
import type { Config } from '../config.ts';
import { startJobs } from '../jobs.ts';
import { openDeps } from '../open-deps.ts';
import { refuseUnnamedOperator } from '../refuse-unnamed-operator.ts';
import { Closing, endOnSignal } from './closing.ts';
import { readyLine } from './ready-line.ts';
import { serve } from './serve.ts';

const PATIENCE_MS = 15_000;

/** The whole product in this one process. It listens once its pages are built. */
export async function runAlone(config: Config, pagesBuilt: Promise<void>): Promise<void> {
  const deps = await openDeps(config);
  const closing = new Closing();
  closing.add(() => deps.close());
  endOnSignal(['SIGINT', 'SIGTERM'], { log: deps.log, closing, patienceMs: PATIENCE_MS });
  try {
    await Promise.all([pagesBuilt, prepareSampleData(deps)]);
    await refuseUnnamedOperator(deps);
    const port = await serve(deps, closing);
    if (config.JOBS) closing.add(await startJobs(deps, deps.connectionString));
    deps.log.info(readyLine(config, port));
  } catch (error) {
    await closing.closeAll();
    throw error;
  }
}
