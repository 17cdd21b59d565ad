import type { Deps } from './deps.ts';
import { makeReports } from './features/company/reports/index.ts';
import { importDropped, takeAskedJobs } from './features/desk/collection-desk/index.ts';
import type { Collector } from './features/intake/collection/index.ts';
import { publishListings } from './publish-listings.ts';
import { SAVED_ANSWERS } from './saved-answers.ts';

const LOOK_EVERY_MS = 2000;

type Hands = { readonly collector: Collector; runJob(name: string): Promise<unknown> };

/**
 * Carries out what the desk and organisations request through the database: reads sources, imports files, runs jobs,
 * makes reports. For the process that runs jobs. Returns a function that stops it: an import in progress stops at once.
 */
export function listenToDesk(deps: Deps, { collector, runJob }: Hands): () => Promise<void> {
  const stopping = new AbortController();
  const parts = {
    savedAnswers: SAVED_ANSWERS,
    onStored: (counts: { inserted: number; changed: number }) => publishListings(deps, counts),
  };
  const tasks = [
    repeat(deps, () => collector.startAsked()),
    repeat(deps, () => importDropped(deps, parts, stopping.signal)),
    // The job also makes reports; here they are made without waiting up to a minute for it.
    repeat(deps, () => makeReports(deps)),
    repeat(deps, async () => {
      for (const name of await takeAskedJobs(deps)) await runJob(name);
    }),
  ];
  return async () => {
    stopping.abort();
    await Promise.all(tasks.map((end) => end()));
  };
}

/**
 * Calls `work` every few seconds, never concurrently. Returns a function that stops this and waits for the current
 * call.
 */
function repeat({ log }: Pick<Deps, 'log'>, work: () => Promise<unknown>): () => Promise<void> {
  let current: Promise<void> | undefined;
  const timer = setInterval(() => {
    current ??= work()
      .then(
        () => undefined,
        (error: unknown) => log.error({ err: error }, 'what was asked for was not carried out'),
      )
      .finally(() => {
        current = undefined;
      });
  }, LOOK_EVERY_MS);
  return async () => {
    clearInterval(timer);
    await current;
  };
}
