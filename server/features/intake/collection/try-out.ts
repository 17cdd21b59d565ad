import { FetchError } from '#server/platform/polite-fetch/polite-fetch-error.ts';
import type { CollectDeps, CollectionResult, CollectOptions } from './collection-progress.ts';
import { noCounts } from './reports/collection-counts.ts';
import { isSameRow, rowHashOf } from './rows/row-hash.ts';
import { findSeenRows } from './rows/seen-rows.ts';
import { type PagedSource, type Source, SourceUnavailableError } from './source.ts';
import { openContext } from './source-context.ts';

/** Reads a source's list once and counts what a run would do. Stores nothing and requests no details. */
export async function tryOut(
  deps: CollectDeps,
  source: Source,
  options: CollectOptions,
  signal: AbortSignal,
): Promise<CollectionResult> {
  const counts = noCounts();
  const tried = { source: source.name, runId: null, isResumed: false, counts };
  try {
    if (source.kind === 'files') counts.collected = (await source.findFiles()).length;
    else await countPages(deps, source, options, { signal, counts });
    return { ...tried, state: 'done' };
  } catch (error) {
    if (signal.aborted) return { ...tried, state: 'stopped' };
    if (!(error instanceof FetchError || error instanceof SourceUnavailableError)) throw error;
    return { ...tried, state: 'failed', error: error.message };
  }
}

async function countPages(
  deps: CollectDeps,
  source: PagedSource,
  options: CollectOptions,
  { signal, counts }: { signal: AbortSignal; counts: CollectionResult['counts'] },
): Promise<void> {
  const context = await openContext(deps, source, options, { signal, counts, keepState: () => undefined });
  const met = new Set<string>();
  for await (const { rows } of source.listPages(context, undefined)) {
    signal.throwIfAborted();
    const keys = rows.flatMap((row) => ('key' in row ? [row.key] : []));
    const seen = await findSeenRows(deps, source.recordSources[0] ?? source.name, keys);
    for (const row of rows) {
      if ('reason' in row) {
        counts.unreadable += 1;
        continue;
      }
      if (met.has(row.key)) continue;
      met.add(row.key);
      if ('leftOut' in row) {
        counts.leftOut += 1;
        continue;
      }
      counts.collected += 1;
      const known = seen.get(row.key);
      if (!known) counts.inserted += 1;
      else if (isSameRow(known.rowHash, rowHashOf(row.record, source))) counts.unchanged += 1;
      else counts.changed += 1;
    }
    options.onProgress?.({ counts: { ...counts }, pass: 1, step: 'listed' });
  }
}
