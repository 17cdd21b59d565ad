import type { CollectDeps, ReportStep } from './collection-progress.ts';
import { type OpenRun, saveProgress } from './collection-run.ts';
import type { FileSource } from './source.ts';

/** Takes every whole file of a drop folder. Files that can't be used are counted as unreadable; the source puts them aside. */
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
    counts.inserted += taken.inserted;
    counts.changed += taken.changed;
    counts.unchanged += taken.unchanged;
    counts.rejected += taken.rejected;
    counts.leftOut += taken.leftOut;
    counts.collected += taken.inserted + taken.changed + taken.unchanged + taken.rejected;
    // A file that somebody spoilt says nothing about the folder.
    if (taken.fault !== undefined) counts.unreadable += 1;
    await saveProgress(deps.db, run.id, counts, run.checkpoint);
    report('saved', 1);
  }
}
