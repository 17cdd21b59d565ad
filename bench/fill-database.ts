import { generateSampleRecords } from '#sample/generate-sample-records.ts';
import { type SampleFiles, sampleFiles } from '#sample/sample-files.ts';
import type { Deps } from '#server/deps.ts';
import { recordListings } from '#server/features/intake/recording/index.ts';
import { refreshSuggestions, tendSearch } from '#server/features/market/search/index.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { copyListings } from './copy-listings.ts';

export type FillResult = { readonly rowsPerSecond: number };

/**
 * The maximum number of listings of a kind that are recorded in the usual way; a larger market also contains copies of
 * them.
 */
const MOST_RECORDED = 100_000;

/**
 * Fills a database with sample listings: open ones, and an archive of ended ones recorded among them. If a market needs
 * more than 100,000 of a kind, the recorded ones are copied within the database, because recording millions would take
 * an hour. The copies are indexed like all other listings.
 */
export async function fillDatabase(
  deps: Deps,
  { open, archive = 0, saysTerms = false }: { open: number; archive?: number; saysTerms?: boolean },
): Promise<FillResult> {
  const files = await sampleFiles(deps.files);
  const now = deps.clock.now();
  const base = { open: Math.min(open, MOST_RECORDED), archive: Math.min(archive, MOST_RECORDED) };
  const start = performance.now();
  const records = benchRecords(base.open, base.archive, now, files);
  const { read } = await recordListings(deps, saysTerms ? withTerms(records, now) : records);
  const rowsPerSecond = (read / (performance.now() - start)) * 1000;
  await copyListings(deps, true, base.open, open);
  await copyListings(deps, false, base.archive, archive);
  await tendSearch(deps);
  await refreshSuggestions(deps);
  await tidy(deps);
  return { rowsPerSecond };
}

/** Does immediately what autovacuum would do later. */
async function tidy(deps: Deps): Promise<void> {
  const client = await deps.db.$client.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('vacuum analyze');
  } finally {
    client.release(true);
  }
}

/** Sample listings with other end dates: `open` of them end within about a month, `archive` ended in the past. */
function* benchRecords(open: number, archive: number, now: Date, files: SampleFiles): Generator<ListingRecord> {
  const size = open + archive;
  let row = 0;
  for (const record of generateSampleRecords({ size, now, files })) {
    // Open and ended listings are mixed evenly, as in a table where listings end and new ones follow for several years.
    const isOpen = Math.floor(((row + 1) * open) / size) > Math.floor((row * open) / size);
    const minutes = (row * 7919) % (30 * 24 * 60);
    const endDate = isOpen
      ? new Date(now.getTime() + DAY_MS + minutes * 60_000)
      : new Date(now.getTime() - DAY_MS - minutes * 60_000 * 20);
    // A separate source name: otherwise listings that are collected during a bench would replace the sample.
    yield { ...record, source: 'bench', endDate, status: isOpen ? 'open' : 'ended' };
    row += 1;
  }
}

const USES = ['empty', 'tenant', 'owner'] as const;

/** The same listings with terms as if they had been read from their notices, which would take minutes. */
function* withTerms(records: Iterable<ListingRecord>, now: Date): Generator<ListingRecord> {
  let row = 0;
  for (const record of records) {
    const appraised = new Date(now.getTime() - (30 + ((row * 7) % 700)) * DAY_MS).toISOString().slice(0, 10);
    const use = USES[row % 4];
    const values = {
      kdv: said([[1], [10], [20], []][row % 4] ?? []),
      appraisedOn: said(appraised),
      annotations: said({
        present: row % 3 ? ['seizure' as const] : ['mortgage' as const],
        absent: row % 5 ? [] : ['mortgage' as const],
      }),
      ...(record.categoryNumber === '1' && { areaM2: said(40 + ((row * 13) % 900)) }),
      ...(use && { occupancy: said(use) }),
    };
    yield { ...record, noticeValues: { values, conflicts: [] } };
    row += 1;
  }
}

const said = <Value>(value: Value) => ({ value, sentence: null });
