import { basename } from 'node:path';
import type { Deps } from '#server/deps.ts';
import type { FileSource } from '#server/features/intake/collection/index.ts';
import type { FileCounts } from '#server/features/intake/importing/index.ts';
import {
  describeCounts,
  describePlace,
  importFile,
  importNoticeFile,
  isNoticeFile,
  RejectedFile,
  type SavedAnswerParser,
} from '#server/features/intake/importing/index.ts';
import { findWholeFiles } from './find-whole-files.ts';
import { moveFile } from './move-file.ts';

/** The maximum number of rejected records of a file that are reported; the file of rejected records has all of them. */
const MOST_TOLD = 200;

export type FolderSettings = {
  readonly folder: string;
  /** How long a file must stay unchanged before it counts as complete. */
  readonly settleMs: number;
  readonly intervalMs: number;
  readonly savedAnswers: readonly SavedAnswerParser[];
};

/** A folder into which people and programs drop listings (JSON, NDJSON, CSV) and notices (UDF, PDF). */
export function folderSource(settings: FolderSettings): FileSource {
  return {
    name: 'folder',
    title: 'Bırakılan dosyalar',
    kind: 'files',
    recordSources: ['import', 'folder'],
    intervalMs: settings.intervalMs,
    folder: settings.folder,
    findFiles: () => findWholeFiles(settings.folder, settings.settleMs),
    takeFile: async (deps, path, signal) => {
      const { note, ...taken } = isNoticeFile(path)
        ? { ...(await importNoticeFile(deps, path)), note: undefined }
        : await importListings(deps, path, { signal, savedAnswers: settings.savedAnswers });
      // If the import was aborted, the file stays in its place and is imported again from the start.
      signal.throwIfAborted();
      await moveFile(path, taken.fault === undefined ? 'done' : 'failed', taken.fault ?? note);
      return taken;
    },
  };
}

async function importListings(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  path: string,
  options: { signal: AbortSignal; savedAnswers: readonly SavedAnswerParser[] },
): Promise<FileCounts & { note?: string }> {
  const rejected = new RejectedFile(deps.config.DATA_DIR, deps.clock.now());
  const rejections: { place: string; reason: string }[] = [];
  try {
    const { counts, faults, couldRead } = await importFile(deps, path, {
      ...options,
      onRejected: (rejection) => {
        rejected.add(rejection);
        if (rejections.length < MOST_TOLD)
          rejections.push({ place: describePlace(rejection), reason: rejection.reason });
      },
    });
    const { inserted, updated, unchanged, leftOut } = counts;
    const taken = { inserted, changed: updated, unchanged, rejected: counts.rejected, leftOut, rejections };
    if (!couldRead) return { ...taken, fault: `${basename(path)}: ${faults[0]?.reason ?? 'okunabilen kayıt yok'}` };
    if (rejected.count === 0) return taken;
    return { ...taken, note: `${describeCounts(counts)}\nReddedilen kayıtlar, nedenleriyle: ${rejected.path}` };
  } finally {
    rejected.close();
  }
}
