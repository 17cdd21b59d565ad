import { withdrawVanished } from '#server/features/intake/lots/index.ts';
import { FetchError } from '#server/platform/polite-fetch/polite-fetch-error.ts';
import type { CollectDeps } from './collection-progress.ts';
import type { OpenRun } from './collection-run.ts';
import { concernsOneListing } from './read-details.ts';
import { type PagedSource, type SourceContext, SourceUnavailableError } from './source.ts';

type Asked = { readonly run: Pick<OpenRun, 'id' | 'counts'>; readonly context: SourceContext };

/**
 * Asks the source about open listings that its list no longer shows, after a run that read the whole list. If the
 * source doesn't answer, the run still counts as good.
 */
export async function askAboutVanished(deps: CollectDeps, source: PagedSource, { run, context }: Asked): Promise<void> {
  const { readPresence } = source;
  if (!readPresence) return;
  try {
    run.counts.changed += await withdrawVanished(deps, {
      id: run.id,
      recordSource: source.recordSources[0] ?? source.name,
      now: context.now,
      signal: context.signal,
      readPresence: (key) => readPresence(key, context),
      isAboutOneListing: concernsOneListing,
    });
  } catch (error) {
    context.signal.throwIfAborted();
    if (!(error instanceof FetchError || error instanceof SourceUnavailableError)) throw error;
    deps.log.warn({ source: source.name, error: error.message }, 'listings no longer shown were not asked about');
  }
}
