import type { Deps } from '#server/deps.ts';
import { packSearch, recordProperties, refreshSuggestions } from '#server/features/properties/index.ts';
import { generateSampleRecords } from '#server/sources/sample/generate-sample-records.ts';
import { makeSampleFiles } from '#server/sources/sample/make-sample-files.ts';
import { DAY_MS } from '#shared/dates.ts';
import type { PropertyRecord } from '#shared/properties.ts';

export type FillResult = { readonly rowsPerSecond: number; readonly packSeconds: number };

/** Fills a database with sample listings: open ones, and an archive of ended ones recorded among them. */
export async function fillDatabase(
  deps: Deps,
  { open, archive = 0 }: { open: number; archive?: number },
): Promise<FillResult> {
  const files = await makeSampleFiles(deps.files);
  const now = deps.clock.now();
  const start = performance.now();
  const { read } = await recordProperties(deps, benchRecords(open, archive, now, files));
  const recorded = performance.now();
  await packSearch(deps);
  const packed = performance.now();
  await refreshSuggestions(deps);
  await deps.db.$client.query('vacuum analyze');
  return { rowsPerSecond: (read / (recorded - start)) * 1000, packSeconds: (packed - recorded) / 1000 };
}

/** Sample listings with their ends moved: `open` of them within the next month, `archive` of them over long ago. */
function* benchRecords(
  open: number,
  archive: number,
  now: Date,
  files: Awaited<ReturnType<typeof makeSampleFiles>>,
): Generator<PropertyRecord> {
  const size = open + archive;
  let row = 0;
  for (const record of generateSampleRecords({ size, now, files })) {
    // Spread evenly, as listings that end and new ones follow each other in a table of several years.
    const isOpen = Math.floor(((row + 1) * open) / size) > Math.floor((row * open) / size);
    const minutes = (row * 7919) % (30 * 24 * 60);
    const endDate = isOpen
      ? new Date(now.getTime() + DAY_MS + minutes * 60_000)
      : new Date(now.getTime() - DAY_MS - minutes * 60_000 * 20);
    yield { ...record, endDate, status: isOpen ? 'open' : 'ended' };
    row += 1;
  }
}
