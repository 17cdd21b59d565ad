import { basename } from 'node:path';
import type { FileCounts } from '#server/features/intake/importing/index.ts';
import type { CollectDeps, ReportStep } from './collection-progress.ts';
import { type OpenRun, saveProgress } from './collection-run.ts';
import { type Fault, keepFaults } from './rows/seen-rows.ts';
import type { FileSource } from './source.ts';

/**
 * Imports every complete file of a drop folder. Files that can't be used are counted as unreadable; the source sets
 * them aside.
 */
export async function collectFiles(
  deps: CollectDeps,
  source: FileSource,
  given: { run: OpenRun; signal: AbortSignal; report: ReportStep },
): Promise<void> {
  const { run, signal, report } = given;
  const { counts } = run;
  for (const path of await source.findFiles()) {
    signal.throwIfAborted();
    const taken = await source.takeFile(deps, path, signal);
    const kept = { now: deps.clock.now(), keptAlready: counts.rejected + counts.unreadable };
    counts.inserted += taken.inserted;
    counts.changed += taken.changed;
    counts.unchanged += taken.unchanged;
    counts.rejected += taken.rejected;
    counts.leftOut += taken.leftOut;
    counts.collected += taken.inserted + taken.changed + taken.unchanged + taken.rejected;
    // A damaged file does not make the run fail.
    if (taken.fault !== undefined) counts.unreadable += 1;
    await deps.db.transaction(async (tx) => {
      await keepFaults(tx, run.id, faultsOf(basename(path), taken), kept);
      await saveProgress(tx, run.id, counts, run.checkpoint);
    });
    report('saved', 1);
  }
}

/** What was wrong with a file, without the rejected values: the note in the folder has those. */
function faultsOf(name: string, { rejections = [], fault }: FileCounts): Fault[] {
  const rejected = rejections.map(({ place, reason }): Fault => {
    const sourceKey = place === '' ? name : `${name}, ${place}`;
    return { kind: 'rejected', sourceKey, reason, given: null };
  });
  return fault === undefined
    ? rejected
    : [...rejected, { kind: 'unreadable', sourceKey: name, reason: fault, given: null }];
}
