import { FILL_LOCK } from '#server/database/advisory-locks.ts';
import type { Deps } from '#server/deps.ts';
import { withNoticeValues } from '#server/features/notice-to-record/index.ts';

import { DAY_MS } from '#shared/dates.ts';
import type { PropertyRecord } from '#shared/properties.ts';
import { generateSampleRecords, SAMPLE_SOURCE } from './generate-sample-records.ts';
import { makeSampleFiles } from './make-sample-files.ts';

/** A fill that began longer ago is not completed as of then: its auctions would be over. */
const STALE_MS = 2 * DAY_MS;

/** After a week many of its auctions are over: a demonstration gets new dates at its next start. */
const RENEW_MS = 7 * DAY_MS;

const MOST_READ = 5000;

type FillDeps = Pick<Deps, 'db' | 'clock' | 'files' | 'log'>;

export type FillOptions<Counts> = {
  readonly size: number;
  /** Stores listings in their order, the same one again without harm. */
  record(records: Iterable<PropertyRecord>): Promise<Counts>;
  readonly makeFiles?: typeof makeSampleFiles;
};

/**
 * Fills an empty database with sample listings (D19); `undefined` when there was nothing to do. A fill that was cut off
 * is completed at the next start, and a sample of more than a week ago gets new dates. Of processes that start together one fills and the others wait for it.
 */
export async function fillSampleData<Counts>(
  deps: FillDeps,
  { size, record, makeFiles = makeSampleFiles }: FillOptions<Counts>,
): Promise<Counts | undefined> {
  if (size <= 0 || !(await needsFilling(deps, size))) return undefined;
  const client = await deps.db.$client.connect();
  // Without a listener a connection lost while it only holds the lock would end the process.
  client.on('error', (error) => deps.log.warn({ err: error }, 'sample lock connection lost'));
  try {
    // Waiting for another process may take longer than a search may.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [FILL_LOCK]);
    if (!(await needsFilling(deps, size))) return undefined;
    deps.log.info({ size }, 'örnek veri hazırlanıyor');
    const files = await makeFiles(deps.files);
    return await record(readNotices(generateSampleRecords({ size, now: await fillTime(deps), files })));
  } finally {
    // Closing the connection gives back the lock and the setting, whatever state it is in.
    client.release(true);
  }
}

/** The notices of the sample are read as real ones are, up to a number: a market of a million is for measuring, and reading takes a millisecond each. */
function* readNotices(records: Iterable<PropertyRecord>): Generator<PropertyRecord, void, undefined> {
  let read = 0;
  for (const record of records) {
    yield read < MOST_READ ? withNoticeValues(record) : record;
    read += 1;
  }
}

/** True while there is nothing but sample listings and the last of them is missing or old; they are stored in order. */
async function needsFilling({ db, clock }: FillDeps, size: number): Promise<boolean> {
  // Two ranges and not `<>`, so that the index answers without reading a million sample rows.
  const { rows } = await db.$client.query<{ needed: boolean }>(
    `select not exists (select from properties where source < $1)
        and not exists (select from properties where source > $1)
        and not exists (select from properties where source = $1 and source_key = $2 and last_confirmed_at > $3) as needed`,
    [SAMPLE_SOURCE, String(size), new Date(clock.now().getTime() - RENEW_MS)],
  );
  return rows[0]?.needed ?? false;
}

/** The time the listings are made for: that of a fill cut off lately, so that what is stored already stays as it is. */
async function fillTime({ db, clock }: FillDeps): Promise<Date> {
  const { rows } = await db.$client.query<{ begun: Date | null }>(
    `select min(first_seen_at) as begun from properties where source = $1`,
    [SAMPLE_SOURCE],
  );
  const now = clock.now();
  const begun = rows[0]?.begun;
  return begun && now.getTime() - begun.getTime() < STALE_MS ? begun : now;
}
