import type { Deps } from '#server/deps.ts';
import {
  type KaskoCounts,
  recordKasko,
  recordSeries,
  renewKaskoValues,
  renewValuesToday,
  type SeriesCounts,
} from '#server/features/intake/market-series/index.ts';
import { recordOffices } from '#server/features/intake/offices/index.ts';
import { type RecordCounts, recordListings } from '#server/features/intake/recording/index.ts';
import { findImportFiles, type ImportFile } from './find-import-files.ts';
import { type FigureCounts, type ImportOptions, type ImportResult, ImportRun } from './import-run.ts';
import { openReading } from './reading/open-reading.ts';
import { withStored } from './reading/with-stored.ts';

/** Smaller files are read before a thread could help: it needs half a second to start. */
const LARGE_BYTES = 4_000_000;

/**
 * Imports a file, or every file of a folder: listings with the specification's fields as JSON, NDJSON or CSV, and saved
 * answers of the given sources. A directory of offices, recognised by its columns, is stored in `offices`, monthly
 * figures of the market in `market_series`, kasko lists in `kasko_types`. A description is read as a notice. An
 * unreadable file or record is reported and does not affect the others. Throws only if the database fails.
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
  const figures = await recordFigures(deps, run, options.confirmsColumns ?? false);
  return run.finish(recorded, { inserted, updated, unchanged }, figures);
}

/** Stores the market figures of the files, each file completely or not at all. */
async function recordFigures(
  deps: Pick<Deps, 'db' | 'clock'>,
  run: ImportRun,
  confirmsColumns: boolean,
): Promise<FigureCounts> {
  const series: SeriesCounts[] = [];
  for (const { path: file, series: given } of run.series) {
    const kept = await recordSeries(deps, given);
    if ('reason' in kept) run.addFault(file, kept.reason);
    else series.push(kept);
  }
  if (series.some(({ inserted, updated }) => inserted + updated > 0)) await renewValuesToday(deps);
  const kasko: KaskoCounts[] = [];
  const asks: string[] = [];
  for (const { path: file, list } of run.kasko.toSorted((a, b) => a.list.month.localeCompare(b.list.month))) {
    const kept = await recordKasko(deps, list, confirmsColumns);
    if ('reason' in kept) run.addFault(file, kept.reason);
    else if ('asks' in kept) asks.push(...kept.asks);
    else kasko.push(kept);
  }
  if (kasko.some(({ inserted, updated, removed }) => inserted + updated + removed > 0)) await renewKaskoValues(deps);
  return { series, kasko, asks };
}

/** Stores the listings of the files; threads read the notices of large files. */
async function recordRun(
  deps: Pick<Deps, 'db' | 'clock'>,
  run: ImportRun,
  files: readonly ImportFile[],
  mostThreads: number,
): Promise<RecordCounts> {
  const totalBytes = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const reading = openReading((record) => run.isUnread(record), totalBytes >= LARGE_BYTES ? mostThreads : 0);
  try {
    return await recordListings(deps, withStored(deps, run.records(), run), {
      preparing: reading.preparing,
      onProgress: (counts) => run.report(counts),
      onRejected: (record, reason) => run.rejectRecord(record, reason),
    });
  } finally {
    await reading.close();
  }
}
