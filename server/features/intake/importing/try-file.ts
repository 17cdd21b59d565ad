import { maskPersonalData } from '#server/features/intake/masking/index.ts';
import { cleanRecord } from '#server/features/intake/preparing/index.ts';
import type { ImportCoverage } from '#shared/desk/collection/import-coverage.ts';
import { findImportFiles } from './find-import-files.ts';
import { CoverageCounter } from './import-coverage.ts';
import { type ImportOptions, ImportRun, type Rejection } from './import-run.ts';

/** The reason for records that are not faulty but left out: tenders, results of other places. */
const NO_SALE = 'icra satışı değil';

/** Market figures are compared with the stored ones only when they are imported. */
const MARKET_FIGURES = 'konut fiyat endeksi dosyası; denemede sınanmaz';
const KASKO = 'kasko değer listesi; denemede sınanmaz';

/** Reads a file or folder like `importFile`, and reports what would be stored; stores nothing. Never throws. */
export async function tryFile(now: Date, path: string, options: ImportOptions = {}): Promise<ImportCoverage> {
  const { files, faults } = await findImportFiles(path);
  const coverage = new CoverageCounter();
  const trying = {
    ...options,
    onRejected(rejection: Rejection) {
      // The reason quotes the value.
      coverage.leaveOut(maskPersonalData(rejection.reason));
      options.onRejected?.(rejection);
    },
  };
  const run = new ImportRun(files, faults, trying, now);
  for await (const given of run.records()) {
    const { record, reason } = cleanRecord(given);
    if (record === undefined) run.rejectRecord(given, reason);
    else coverage.add(record);
  }
  coverage.leaveOut(NO_SALE, run.leftOut);
  if (run.series.length > 0) coverage.leaveOut(MARKET_FIGURES, run.series.length);
  if (run.kasko.length > 0) coverage.leaveOut(KASKO, run.kasko.length);
  for (const { reason } of faults) coverage.leaveOut(reason);
  return coverage.result();
}

/** Whether a file or folder has a listing that an import would store. Stops at the first. */
export async function holdsListing(now: Date, path: string, options: ImportOptions = {}): Promise<boolean> {
  const { files, faults } = await findImportFiles(path);
  for await (const given of new ImportRun(files, faults, options, now).records())
    if (cleanRecord(given).record !== undefined) return true;
  return false;
}
