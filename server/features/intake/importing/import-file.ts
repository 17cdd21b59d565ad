import type { Deps } from '#server/deps.ts';
import { recordSeries, renewValuesToday, type SeriesCounts } from '#server/features/intake/market-series/index.ts';
import { recordOffices } from '#server/features/intake/offices/index.ts';
import { type RecordCounts, recordListings } from '#server/features/intake/recording/index.ts';
import { findImportFiles, type ImportFile } from './find-import-files.ts';
import { type ImportOptions, type ImportResult, ImportRun } from './import-run.ts';
import { openReading } from './reading/open-reading.ts';

/** A thread takes half a second to start: smaller files are read before it could help. */
const LARGE_BYTES = 4_000_000;

/**
 * Imports a file, or every file of a folder: listings with the specification's fields as JSON, NDJSON or CSV, and saved
 * answers of the sources given. A directory of offices, told by its columns, goes into `offices`, monthly figures of
 * the market into `market_series`. A description is read as a notice. A file or record that cannot be read is reported
 * and costs no other. Throws only when the database fails.
 */
export async function importFile(
  deps: Pick<Deps, 'db' | 'clock'>,
  path: string,
  options: ImportOptions = {},
): Promise<ImportResult> {
  const { files, faults } = await findImportFiles(path);
  const run = new ImportRun(files, faults, options, deps.clock.now());
  const recorded = await recordRun(deps, run, files, options.threads ?? 0);
  const { inserted, updated, unchanged } = await recordOffices(deps, run.offices);
  const counts: SeriesCounts[] = [];
  for (const { path: file, series } of run.series) {
    const kept = await recordSeries(deps, series);
    if ('reason' in kept) run.addFault(file, kept.reason);
    else counts.push(kept);
  }
  if (counts.some((series) => series.inserted + series.updated > 0)) await renewValuesToday(deps);
  return run.finish(recorded, { inserted, updated, unchanged }, counts);
}

/** Records what the files hold; the notices of large ones are read by threads. */
async function recordRun(
  deps: Pick<Deps, 'db' | 'clock'>,
  run: ImportRun,
  files: readonly ImportFile[],
  mostThreads: number,
): Promise<RecordCounts> {
  const totalBytes = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const reading = openReading((record) => run.isUnread(record), totalBytes >= LARGE_BYTES ? mostThreads : 0);
  try {
    return await recordListings(deps, run.records(), {
      preparing: reading.preparing,
      onProgress: (counts) => run.report(counts),
      onRejected: (record, reason) => run.rejectRecord(record, reason),
    });
  } finally {
    await reading.close();
  }
}
