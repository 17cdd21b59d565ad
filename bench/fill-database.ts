import type { Deps } from '#server/deps.ts';
import { recordProperties } from '#server/features/recording/index.ts';
import { packSearch } from '#server/features/search/bits/index.ts';
import { refreshSuggestions } from '#server/features/search/index.ts';
import { generateSampleRecords } from '#server/sample/generate-sample-records.ts';
import { makeSampleFiles } from '#server/sample/make-sample-files.ts';
import type { PropertyRecord } from '#shared/properties.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { copyProperties } from './copy-properties.ts';

export type FillResult = { readonly rowsPerSecond: number; readonly packSeconds: number };

/** So many listings go the way that every listing goes; what a larger market needs beyond them are copies of these. */
const MOST_RECORDED = 100_000;

/**
 * Fills a database with sample listings: open ones, and an archive of ended ones recorded among them. Beyond 100,000 of a
 * kind the recorded ones are copied within the database, indexed like any other: recording millions would take an hour.
 */
export async function fillDatabase(
  deps: Deps,
  { open, archive = 0 }: { open: number; archive?: number },
): Promise<FillResult> {
  const files = await makeSampleFiles(deps.files);
  const now = deps.clock.now();
  const base = { open: Math.min(open, MOST_RECORDED), archive: Math.min(archive, MOST_RECORDED) };
  const start = performance.now();
  const { read } = await recordProperties(deps, benchRecords(base.open, base.archive, now, files));
  const rowsPerSecond = (read / (performance.now() - start)) * 1000;
  await copyProperties(deps, true, base.open, open);
  await copyProperties(deps, false, base.archive, archive);
  const copied = performance.now();
  await packSearch(deps);
  const packSeconds = (performance.now() - copied) / 1000;
  await refreshSuggestions(deps);
  await tidy(deps);
  return { rowsPerSecond, packSeconds };
}

/** What autovacuum does in its own time. */
async function tidy(deps: Deps): Promise<void> {
  const client = await deps.db.$client.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('vacuum analyze');
  } finally {
    client.release(true);
  }
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
