import type { CollectDeps, CollectOptions } from './collection-progress.ts';
import { readState } from './collection-run.ts';
import type { CollectionCounts } from './reports/collection-counts.ts';
import type { Cursor, Source, SourceContext } from './source.ts';

/** Makes the context that a source is given while it is read; counts every request that is sent. */
export async function openContext(
  deps: CollectDeps,
  source: Source,
  options: CollectOptions,
  given: { signal: AbortSignal; counts: CollectionCounts; keepState(state: Cursor): void },
): Promise<SourceContext> {
  const { signal, counts, keepState } = given;
  return {
    request: (request) =>
      options.fetch.request({
        ...request,
        signal,
        onSent: () => {
          counts.requests += 1;
        },
      }),
    signal,
    now: deps.clock.now(),
    since: options.since,
    state: await readState(deps, source.name),
    keepState,
  };
}
