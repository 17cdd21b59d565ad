import { holdSamplePapers, prepareSampleData } from '#sample/index.ts';
import type { Config } from '../config.ts';
import { startJobs } from '../jobs.ts';
import type { OpenDeps } from '../open-deps.ts';
import { refuseUnnamedOperator } from '../refuse-unnamed-operator.ts';
import { Closing, endOnSignal } from './closing.ts';
import { readyLine } from './ready-line.ts';
import { serve } from './serve.ts';

const PATIENCE_MS = 15_000;

export type Opening = {
  /** What the process has opened, or is opening while its code is loaded. */
  readonly deps: Promise<OpenDeps>;
  readonly pagesBuilt: Promise<void>;
  /** Whether to listen as soon as there is something to show; otherwise once the generated market is complete. */
  readonly answersEarly: boolean;
};

/** Runs the whole product in this one process. It listens once its pages are built. */
export async function runAlone(config: Config, { deps: opened, pagesBuilt, answersEarly }: Opening): Promise<void> {
  const deps = await opened;
  const closing = new Closing();
  closing.add(() => deps.close());
  endOnSignal(['SIGINT', 'SIGTERM'], { log: deps.log, closing, patienceMs: PATIENCE_MS });
  try {
    const { promise: hasSomeListings, resolve: onFirstPart } = Promise.withResolvers<void>();
    const sample = prepareSampleData(deps, answersEarly ? { onFirstPart, rest: pagesBuilt } : undefined);
    await Promise.all([pagesBuilt, Promise.race([hasSomeListings, sample])]);
    await refuseUnnamedOperator(deps);
    const port = await serve(deps, closing);
    deps.log.info(readyLine(config, port));
    await sample;
    if (!config.JOBS) return;
    const jobs = await startJobs(deps, deps.connectionString);
    closing.add(() => jobs.stop());
    await holdSamplePapers(deps, () => jobs.run('read-documents'));
  } catch (error) {
    // The rest of the sample fails because the database is closed; the next start completes it.
    if (closing.hasBegun) return;
    await closing.closeAll();
    throw error;
  }
}
