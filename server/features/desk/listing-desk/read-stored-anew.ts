import { setImmediate as nextTurn } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import { listingCorrections, readingRuns } from '#server/database/tables/listing-amendments.ts';
import { properties } from '#server/database/tables/properties.ts';
import type { Deps } from '#server/deps.ts';
import { forgetSharePicture } from '#server/features/intake/mirroring/index.ts';
import { readAnew } from '#server/features/intake/notice-to-record/index.ts';
import { READING_VERSION } from '#server/features/intake/notices/index.ts';
import { cleanRecord } from '#server/features/intake/preparing/index.ts';
import { asJson, corrected, holdListing, STORED_FIELDS } from '#server/features/intake/recording/index.ts';
import { SAMPLE_SOURCE } from '#server/features/intake/sample-market/index.ts';
import { TITLE_VERSION } from '#server/features/intake/titles/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { type ListingRecord, listingRecordSchema } from '#shared/listings.ts';

const BATCH = 200;
/** After this many listings, other requests get a turn. */
const AT_ONCE = 16;
const VERSION = `${READING_VERSION}.${TITLE_VERSION}`;

type Reading = Pick<Deps, 'db' | 'clock' | 'files'>;

/**
 * Reads titles and texts of all stored listings again after the reading has improved (`READING_VERSION`,
 * `TITLE_VERSION`), including those from files or that have ended, which no source sends again. Corrections by the desk
 * stay, and nobody is notified. The row of the version stores the progress, so that a run continues after a kill. For a
 * job.
 */
export async function readStoredAnew(deps: Reading, version = VERSION) {
  const done = { listings: 0, changed: 0 };
  const run = await openRun(deps, version);
  if (run.finishedAt !== null) return done;
  for (let lastId = run.lastId; ; ) {
    const batch = await readBatch(deps, { version, lastId });
    if (batch.listings === 0) break;
    done.listings += batch.listings;
    done.changed += batch.changed;
    lastId = batch.lastId;
  }
  await deps.db.update(readingRuns).set({ finishedAt: deps.clock.now() }).where(eq(readingRuns.version, version));
  return done;
}

async function openRun({ db, clock }: Reading, version: string): Promise<typeof readingRuns.$inferSelect> {
  const begun = { version, lastId: 0, listings: 0, changed: 0, startedAt: clock.now() };
  await db.insert(readingRuns).values(begun).onConflictDoNothing();
  const [run] = await db.select().from(readingRuns).where(eq(readingRuns.version, version));
  if (!run) throw new Error('The run of the readers was deleted while it began.');
  return run;
}

async function readBatch(deps: Reading, { version, lastId }: { version: string; lastId: number }) {
  const rows = await deps.db
    .select({ id: properties.id, record: STORED_FIELDS })
    .from(properties)
    .where(and(gt(properties.id, lastId), ne(properties.source, SAMPLE_SOURCE)))
    .orderBy(properties.id)
    .limit(BATCH);
  let changed = 0;
  for (const [at, { id, record }] of rows.entries()) {
    if (at % AT_ONCE === 0) await nextTurn();
    if (readOtherwise(listingRecordSchema.parse(record)) && (await readListing(deps, id))) changed += 1;
  }
  const reached = rows.at(-1)?.id ?? lastId;
  await deps.db
    .update(readingRuns)
    .set({
      lastId: reached,
      listings: sql`${readingRuns.listings} + ${rows.length}`,
      changed: sql`${readingRuns.changed} + ${changed}`,
    })
    .where(eq(readingRuns.version, version));
  return { listings: rows.length, changed, lastId: reached };
}

/** A stored record as it would be read today, with the desk's corrections; undefined if nothing changes. */
function readOtherwise(
  record: ListingRecord,
  corrections: Readonly<Record<string, unknown>> = {},
): ListingRecord | undefined {
  const { record: read } = cleanRecord(corrected(readAnew(record), corrections));
  return read && !isDeepStrictEqual(asJson(read), asJson(record)) ? read : undefined;
}

/** Updates one listing. Returns false if it no longer exists, or if nothing changes. */
async function readListing(deps: Reading, id: number): Promise<boolean> {
  try {
    const isChanged = await deps.db.transaction((tx) => rewrite(tx, { id, now: deps.clock.now() }));
    if (isChanged) await forgetSharePicture(deps, id);
    return isChanged;
  } catch (error) {
    if (error instanceof ExpectedError && error.status === 404) return false;
    throw error;
  }
}

async function rewrite(tx: Transaction, { id, now }: { readonly id: number; readonly now: Date }): Promise<boolean> {
  const held = await holdListing(tx, { id, now });
  const corrections = await tx.select().from(listingCorrections).where(eq(listingCorrections.propertyId, id));
  const values = Object.fromEntries(corrections.map(({ field, value }) => [field, value.is]));
  const record = readOtherwise(held.record, values);
  if (!record) return false;
  const { rows } = await tx.execute<{ last: string }>(sql`select coalesce(max(id), 0) as last from alert_events`);
  await held.rewrite(record);
  // Keeps the alert events from before and deletes those of this rewriting: an improved reader is no news.
  await tx.execute(sql`delete from alert_events where property_id = ${id} and id > ${rows[0]?.last ?? 0}::bigint`);
  return true;
}
