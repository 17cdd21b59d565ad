import { basename } from 'node:path';
import type { DroppedRejection } from '#server/database/tables/collection.ts';
import type { Deps } from '#server/deps.ts';
import {
  describeImport,
  describePlace,
  describeProgress,
  type ImportResult,
  importFile,
  importNoticeFile,
  isNoticeFile,
  type Rejection,
  type SavedAnswerParser,
} from '#server/features/importing/index.ts';
import { maskValue } from '#server/features/masking/index.ts';
import { MOST_KEPT_REJECTIONS } from '#shared/desk/collection/collection-rules.ts';

/** What an import is given of other rooms. */
export type ImportParts = {
  readonly savedAnswers: readonly SavedAnswerParser[];
  /** Called after an import that stored something. */
  onStored(counts: { inserted: number; changed: number }): Promise<unknown>;
};

type Given = ImportParts & { readonly signal: AbortSignal; onProgress(line: string): void };

type Report = {
  readonly lines: readonly string[];
  readonly rejected: number;
  readonly rejections: readonly DroppedRejection[];
  readonly couldRead: boolean;
  readonly isInterrupted: boolean;
};

const LONGEST_GIVEN = 600;

/**
 * Imports a file as `npm run import` does, or a notice (UDF, PDF) as the drop folder does, and says the same sentences. Throws only
 * when the database fails.
 */
export async function importAny(deps: Pick<Deps, 'db' | 'clock'>, path: string, given: Given): Promise<Report> {
  const rejections: DroppedRejection[] = [];
  let rejected = 0;
  const onRejected = (rejection: Rejection) => {
    rejected += 1;
    if (rejections.length < MOST_KEPT_REJECTIONS) rejections.push(describeRejection(rejection));
  };
  const result = isNoticeFile(path)
    ? await importNotice(deps, path)
    : await importFile(deps, path, {
        savedAnswers: given.savedAnswers,
        signal: given.signal,
        onRejected,
        onProgress: (reached) => given.onProgress(describeProgress(reached)),
      });
  const { inserted, updated } = result.counts;
  if (inserted + updated > 0) await given.onStored({ inserted, changed: updated });
  const isInterrupted = given.signal.aborted && !isNoticeFile(path);
  const faults = result.faults.map(({ path: at, reason }) => ({ path: basename(at), reason }));
  const lines = describeImport({ ...result, faults }, { isInterrupted: false });
  return { lines, rejected, rejections, couldRead: result.couldRead, isInterrupted };
}

async function importNotice(deps: Pick<Deps, 'db' | 'clock'>, path: string): Promise<ImportResult> {
  const { inserted, changed, unchanged, rejected, leftOut, fault } = await importNoticeFile(deps, path);
  const read = inserted + changed + unchanged + rejected + leftOut;
  return {
    counts: { read, inserted, updated: changed, unchanged, rejected, leftOut },
    fileCount: 1,
    faults: fault === undefined ? [] : [{ path, reason: fault }],
    couldRead: fault === undefined,
  };
}

function describeRejection({ reason, given, ...position }: Rejection): DroppedRejection {
  // The reason quotes what it found.
  const [found, why] = [maskValue(given), String(maskValue(reason))];
  const text = typeof found === 'string' ? found : (JSON.stringify(found) ?? '');
  return {
    place: describePlace(position),
    reason: why,
    given: text.slice(0, LONGEST_GIVEN).toWellFormed().replaceAll('\0', ''),
  };
}
