import { FILL_LOCK } from '#server/database/advisory-locks.ts';
import type { Deps } from '#server/deps.ts';
import { withTitle } from '#server/features/intake/notice-to-record/index.ts';
import { SAMPLE_SOURCE } from '#server/features/intake/sample-market/index.ts';
import { startStep } from '#server/start-steps.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { fillSampleFigures } from './figures/fill-sample-figures.ts';
import { generateSampleRecords } from './generate-sample-records.ts';
import { dayOfPaper, documentKey, paperDay, sampleFiles } from './sample-files.ts';

/**
 * An interrupted fill that is older than this starts again as of today, because many of its auctions would have ended.
 */
const STALE_MS = 2 * DAY_MS;

/** A sample older than this gets new dates on the next start, because many of its auctions have ended. */
const RENEW_MS = 7 * DAY_MS;

/**
 * The maximum number of listings whose notices are read. It takes a millisecond each, which is too long for a market of
 * a million for benchmarks.
 */
const MOST_READ = 5000;

type FillDeps = Pick<Deps, 'db' | 'clock' | 'files' | 'log'>;

export type FillOptions<Counts> = {
  readonly size: number;
  /**
   * Stores listings in their order; the notices of those for which `hasUnreadNotice` is true have yet to be read. A
   * listing may already be stored.
   */
  record(records: Iterable<ListingRecord>): Promise<Counts>;
};

/**
 * Fills an empty database with sample listings (D19); returns `undefined` if there was nothing to do. An interrupted
 * fill is completed on the next start, and a sample older than a week gets new dates. If several processes start
 * together, one fills and the others wait for it.
 */
export async function fillSampleData<Counts>(
  deps: FillDeps,
  { size, record }: FillOptions<Counts>,
): Promise<Counts | undefined> {
  if (size <= 0 || !(await needsFilling(deps, size))) return undefined;
  const client = await deps.db.$client.connect();
  // Without a listener for errors, a lost connection would crash the process.
  client.on('error', (error) => deps.log.warn({ err: error }, 'sample lock connection lost'));
  try {
    // Waiting for another process may take longer than the statement timeout.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [FILL_LOCK]);
    if (!(await needsFilling(deps, size))) return undefined;
    return await startStep(`Making a sample market of ${size.toLocaleString('en')} auctions`, async () => {
      const files = await sampleFiles(deps.files);
      const now = await fillTime(deps);
      await removeOldPapers(deps.files, now);
      // Before the listings, which are compared with these figures when they are stored.
      await fillSampleFigures(deps);
      return record(titled(generateSampleRecords({ size, now, files })));
    });
  } finally {
    // Closing the connection releases the lock and discards the setting, in any state of the connection.
    client.release(true);
  }
}

/** Documents that were made for listings of an earlier day contain other dates. */
async function removeOldPapers(files: Pick<Deps['files'], 'list' | 'remove'>, now: Date): Promise<void> {
  const today = paperDay(now);
  for await (const key of files.list(documentKey('').replace(/\/$/, ''))) {
    const day = dayOfPaper(key);
    if (day !== undefined && day !== today) await files.remove(key);
  }
}

/** Whether a listing's notice is read like a real one; true for the first listings. */
export function hasUnreadNotice({ sourceKey }: ListingRecord): boolean {
  return Number(sourceKey) <= MOST_READ;
}

/** Adds the values from titles, which take precedence over those from notices. */
function* titled(records: Iterable<ListingRecord>): Generator<ListingRecord, void, undefined> {
  for (const record of records) yield hasUnreadNotice(record) ? withTitle(record) : record;
}

/**
 * True if there are no listings of other sources and the last sample listing is missing or old. They are stored in
 * order.
 */
async function needsFilling({ db, clock }: FillDeps, size: number): Promise<boolean> {
  // With two ranges instead of `<>`, the query uses the index instead of reading a million sample rows.
  const { rows } = await db.$client.query<{ needed: boolean }>(
    `select not exists (select from properties where source < $1)
        and not exists (select from properties where source > $1)
        and not exists (select from properties where source = $1 and source_key = $2 and last_confirmed_at > $3) as needed`,
    [SAMPLE_SOURCE, String(size), new Date(clock.now().getTime() - RENEW_MS)],
  );
  return rows[0]?.needed ?? false;
}

/**
 * The time for which the listings are made: now, or the start of a recent interrupted fill, so that its rows stay as
 * they are.
 */
async function fillTime({ db, clock }: FillDeps): Promise<Date> {
  const { rows } = await db.$client.query<{ begun: Date | null }>(
    `select min(first_seen_at) as begun from properties where source = $1`,
    [SAMPLE_SOURCE],
  );
  const now = clock.now();
  const begun = rows[0]?.begun;
  return begun && now.getTime() - begun.getTime() < STALE_MS ? begun : now;
}
