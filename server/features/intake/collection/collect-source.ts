import { faultOf } from '#server/platform/loggable-error.ts';
import { FetchError } from '#server/platform/polite-fetch/polite-fetch-error.ts';
import { askAboutVanished } from './ask-about-vanished.ts';
import { collectFiles } from './collect-files.ts';
import { collectPages } from './collect-pages.ts';
import type { CollectDeps, CollectionResult, CollectionStep, CollectOptions } from './collection-progress.ts';
import { finishRun, openRun } from './collection-run.ts';
import { withRunLock } from './run-lock.ts';
import { type Cursor, type Source, SourceUnavailableError } from './source.ts';
import { openContext } from './source-context.ts';
import { beginControlled } from './source-controls.ts';
import { tryOut } from './try-out.ts';

/**
 * Reads a source and stores its listings, politely and one run at a time across processes. A run that was interrupted,
 * even by a killed process, continues from its last checkpoint; details of stored listings are not requested again. A
 * bad record is counted and kept with its reason, and does not end the run. The desk may stop the run from any process.
 * Throws SourceBusyError if another process reads the source, SourcePausedError if the desk has paused it,
 * SampleInTheWayError if the sample market is still there without consent to replace it, and the error of a failing
 * database. A fault of the source ends the run as `failed`.
 */
export function collectSource(deps: CollectDeps, source: Source, options: CollectOptions): Promise<CollectionResult> {
  return withRunLock(deps, source.name, async (lockSignal) => {
    const controlled = await beginControlled(deps, source.name, options);
    const signals = [lockSignal, controlled.signal, ...(options.signal ? [options.signal] : [])];
    const signal = AbortSignal.any(signals);
    try {
      await options.onBegun?.();
      if (options.isDryRun) return await tryOut(deps, source, options, signal);
      return await runSource(deps, source, options, { signal, lockSignal });
    } finally {
      await controlled.end();
    }
  });
}

type RunSignals = { readonly signal: AbortSignal; readonly lockSignal: AbortSignal };

async function runSource(
  deps: CollectDeps,
  source: Source,
  options: CollectOptions,
  { signal, lockSignal }: RunSignals,
): Promise<CollectionResult> {
  const { rowsAtOnce, mostReadAgain } = options;
  const run = await openRun(deps, source.name, options.since);
  const { counts } = run;
  let keptState: Cursor | undefined;
  const context = await openContext(deps, source, options, {
    signal,
    counts,
    keepState: (state) => {
      keptState = state;
    },
  });
  const report = (step: CollectionStep, pass: number) => options.onProgress?.({ counts: { ...counts }, pass, step });
  report('opened', run.checkpoint.pass);
  let isReadWhole = false;
  const ended = (state: CollectionResult['state'], error?: string): CollectionResult => ({
    source: source.name,
    runId: run.id,
    state,
    isResumed: run.isResumed,
    ...(error !== undefined && { error }),
    counts,
  });
  let result: CollectionResult;
  try {
    let fault: string | undefined;
    if (source.kind === 'files') await collectFiles(deps, source, { run, signal, report });
    else fault = await collectPages(deps, source, { run, context, report, rowsAtOnce, mostReadAgain });
    isReadWhole = true;
    // With `since` only a part of the list was read, which says nothing about the other listings.
    if (source.kind === 'pages' && fault === undefined && options.since === undefined)
      await askAboutVanished(deps, source, { run, context });
    result = fault === undefined ? ended('done') : ended('failed', fault);
  } catch (error) {
    lockSignal.throwIfAborted();
    if (signal.aborted) result = ended('stopped');
    else if (error instanceof SourceUnavailableError || error instanceof FetchError)
      result = ended('failed', error.message);
    else {
      await finishRun(deps, { ...run, source: source.name }, { state: 'failed', error: faultOf(error), isReadWhole });
      throw error;
    }
  }
  const { state, error } = result;
  await finishRun(
    deps,
    { ...run, source: source.name },
    {
      state,
      ...(error !== undefined && { error }),
      isReadWhole,
      keptState: state === 'done' ? keptState : undefined,
    },
  );
  report('finished', run.checkpoint.pass);
  return result;
}
