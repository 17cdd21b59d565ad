import { basename } from 'node:path';
import type { DroppedRejection } from '#server/database/tables/collection.ts';
import type { Deps } from '#server/deps.ts';
import {
  describeImport,
  describePlace,
  describeProgress,
  importFile,
  type Rejection,
  type SavedAnswerParser,
  tryFile,
} from '#server/features/intake/importing/index.ts';
import { maskValue } from '#server/features/intake/masking/index.ts';
import { forgetOutcomes } from '#server/features/market/outcomes/index.ts';
import { forgetMarketFigures } from '#server/features/market/price-index/index.ts';
import { faultOf } from '#server/platform/loggable-error.ts';
import { MOST_KEPT_REJECTIONS } from '#shared/desk/collection/collection-rules.ts';
import type { ImportCoverage } from '#shared/desk/collection/import-coverage.ts';

/** What an import needs from other features. */
export type ImportParts = {
  readonly savedAnswers: readonly SavedAnswerParser[];
  /** Called after an import that stored something. */
  onStored(counts: { inserted: number; changed: number }): Promise<unknown>;
};

type Given = ImportParts & {
  readonly confirmsColumns?: boolean;
  readonly signal: AbortSignal;
  onProgress(line: string): void;
};

type Report = {
  readonly lines: readonly string[];
  readonly rejected: number;
  readonly rejections: readonly DroppedRejection[];
  readonly couldRead: boolean;
  /** Whether somebody must confirm the columns of a kasko list, described in `lines`, before it is stored. */
  readonly asks: boolean;
  readonly isInterrupted: boolean;
};

const LONGEST_GIVEN = 600;

/** Imports a file as `npm run import` does, with the same messages. Throws only when the database fails. */
export async function importAny(deps: Pick<Deps, 'db' | 'clock'>, path: string, given: Given): Promise<Report> {
  const rejections = new KeptRejections();
  const result = await importFile(deps, path, {
    savedAnswers: given.savedAnswers,
    confirmsColumns: given.confirmsColumns ?? false,
    signal: given.signal,
    onRejected: (rejection) => rejections.add(rejection),
    onProgress: (reached) => given.onProgress(describeProgress(reached)),
  });
  const { inserted, updated } = result.counts;
  // The person who imports checks the result at once.
  if (result.series || result.kasko) forgetMarketFigures(deps.db);
  if (inserted + updated > 0) forgetOutcomes(deps.clock);
  const unpublished =
    inserted + updated > 0
      ? await given.onStored({ inserted, changed: updated }).then(() => undefined, faultOf)
      : undefined;
  const faults = result.faults.map(({ path: at, reason }) => ({ path: basename(at), reason }));
  const lines = describeImport({ ...result, faults }, { isInterrupted: false, unpublished });
  const asks = (result.asks?.length ?? 0) > 0;
  return { lines, ...rejections.kept(), couldRead: result.couldRead, asks, isInterrupted: given.signal.aborted };
}

/** Parses a file as `importAny` does and reports what would be stored; stores nothing. */
export async function tryAny(
  { clock }: Pick<Deps, 'clock'>,
  path: string,
  { savedAnswers, signal }: Pick<Given, 'savedAnswers' | 'signal'>,
): Promise<Pick<Report, 'rejected' | 'rejections'> & { readonly coverage: ImportCoverage }> {
  const rejections = new KeptRejections();
  const onRejected = (rejection: Rejection) => rejections.add(rejection);
  const coverage = await tryFile(clock.now(), path, { savedAnswers, signal, onRejected });
  return { coverage, ...rejections.kept() };
}

/** Counts rejected records and keeps the first of them. */
class KeptRejections {
  #rejected = 0;
  readonly #first: DroppedRejection[] = [];

  add(rejection: Rejection): void {
    this.#rejected += 1;
    if (this.#first.length < MOST_KEPT_REJECTIONS) this.#first.push(describeRejection(rejection));
  }

  kept(): Pick<Report, 'rejected' | 'rejections'> {
    return { rejected: this.#rejected, rejections: this.#first };
  }
}

function describeRejection({ reason, given, ...position }: Rejection): DroppedRejection {
  // The reason quotes the value.
  const [found, why] = [maskValue(given), String(maskValue(reason))];
  const text = typeof found === 'string' ? found : (JSON.stringify(found) ?? '');
  return {
    place: describePlace(position),
    reason: why,
    given: text.slice(0, LONGEST_GIVEN).toWellFormed().replaceAll('\0', ''),
  };
}
