import { setImmediate as nextTurn } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import { collectionFaults } from '#server/database/tables/collection.ts';
import { maskRuns } from '#server/database/tables/listing-amendments.ts';
import { properties } from '#server/database/tables/properties.ts';
import type { Deps } from '#server/deps.ts';
import { MASK_VERSION, maskPersonalData } from '#server/features/intake/masking/index.ts';
import { forgetSharePicture } from '#server/features/intake/mirroring/index.ts';
import { cleanNoticeValues } from '#server/features/intake/preparing/index.ts';
import {
  forgetWords,
  holdListing,
  rewordAround,
  rewordIn,
  rewordRecord,
  STORED_FIELDS,
} from '#server/features/intake/recording/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { type ListingRecord, listingRecordSchema } from '#shared/listings.ts';

const BATCH = 500;
/** After this many listings, other requests get a turn. */
const AT_ONCE = 16;

type Masking = Pick<Deps, 'db' | 'clock' | 'files'>;

/**
 * Masks stored texts again after the masks have been extended (`MASK_VERSION`): listings, search words, history,
 * earlier versions, corrections, notifications, faults of runs. Nobody is notified of these changes. The row of the
 * version stores the progress, so that a run continues after a kill; masking twice changes nothing. For a job.
 */
export async function maskStoredTexts(deps: Masking, version = MASK_VERSION) {
  const done = { listings: 0, masked: 0, faults: 0 };
  const run = await openRun(deps, version);
  if (run.finishedAt !== null) return done;
  for (let lastId = run.lastId; ; ) {
    const batch = await maskBatch(deps, { version, lastId });
    done.listings += batch.listings;
    done.masked += batch.masked;
    if (batch.listings === 0) break;
    lastId = batch.lastId;
  }
  done.faults = await maskFaults(deps);
  await deps.db.update(maskRuns).set({ finishedAt: deps.clock.now() }).where(eq(maskRuns.version, version));
  return done;
}

async function openRun({ db, clock }: Masking, version: number): Promise<typeof maskRuns.$inferSelect> {
  const begun = { version, lastId: 0, listings: 0, masked: 0, startedAt: clock.now() };
  await db.insert(maskRuns).values(begun).onConflictDoNothing();
  const [run] = await db.select().from(maskRuns).where(eq(maskRuns.version, version));
  if (!run) throw new Error('The run of the masks was deleted while it began.');
  return run;
}

async function maskBatch(deps: Masking, { version, lastId }: { version: number; lastId: number }) {
  const rows = await deps.db
    .select({ id: properties.id, record: STORED_FIELDS })
    .from(properties)
    .where(gt(properties.id, lastId))
    .orderBy(properties.id)
    .limit(BATCH);
  const ids = rows.map(({ id }) => id);
  const masked = new Set<number>();
  for (const [at, { id, record }] of rows.entries()) {
    if (at % AT_ONCE === 0) await nextTurn();
    if (maskedRecord(listingRecordSchema.parse(record)) && (await maskListing(deps, id))) masked.add(id);
  }
  const reached = ids.at(-1) ?? lastId;
  await deps.db.transaction(async (tx) => {
    for (const id of await rewordAround(tx, ids, maskPersonalData)) masked.add(id);
    await tx
      .update(maskRuns)
      .set({
        lastId: reached,
        listings: sql`${maskRuns.listings} + ${ids.length}`,
        masked: sql`${maskRuns.masked} + ${masked.size}`,
      })
      .where(eq(maskRuns.version, version));
  });
  return { listings: ids.length, masked: masked.size, lastId: reached };
}

/** A stored record as it would be stored today; undefined if nothing changes. */
function maskedRecord(record: ListingRecord): ListingRecord | undefined {
  const masked = rewordRecord(record, maskPersonalData);
  if (isDeepStrictEqual(masked, record)) return undefined;
  // Sentences are quoted from the texts: masking recognises more in a whole text than in one sentence.
  return { ...masked, noticeValues: record.noticeValues && cleanNoticeValues(record.noticeValues, masked) };
}

/** Masks one listing. Returns false if it no longer exists, or has changed and has nothing to mask now. */
async function maskListing(deps: Masking, id: number): Promise<boolean> {
  try {
    const isMasked = await deps.db.transaction((tx) => rewrite(tx, { id, now: deps.clock.now() }));
    if (isMasked) await forgetSharePicture(deps, id);
    return isMasked;
  } catch (error) {
    if (error instanceof ExpectedError && error.status === 404) return false;
    throw error;
  }
}

async function rewrite(tx: Transaction, { id, now }: { readonly id: number; readonly now: Date }): Promise<boolean> {
  const held = await holdListing(tx, { id, now });
  const record = maskedRecord(held.record);
  if (!record) return false;
  const { rows } = await tx.execute<{ last: string }>(sql`select coalesce(max(id), 0) as last from alert_events`);
  await held.rewrite(record);
  // Keeps the alert events from before and deletes those of this rewriting: removed words are no news.
  await tx.execute(sql`delete from alert_events where property_id = ${id} and id > ${rows[0]?.last ?? 0}::bigint`);
  await forgetWords(tx, held.record, record);
  return true;
}

/** Masks the rejected records of runs, which are kept for inspection. */
async function maskFaults({ db }: Masking): Promise<number> {
  const { runId, faultHash } = collectionFaults;
  let after = { runId: 0, faultHash: '' };
  for (let masked = 0; ; ) {
    const faults = await db
      .select()
      .from(collectionFaults)
      .where(sql`(${runId}, ${faultHash}) > (${after.runId}, ${after.faultHash})`)
      .orderBy(runId, faultHash)
      .limit(BATCH);
    for (const fault of faults) {
      const values = { given: rewordIn(fault.given, maskPersonalData), reason: maskPersonalData(fault.reason) };
      if (isDeepStrictEqual(values, { given: fault.given, reason: fault.reason })) continue;
      const own = and(eq(runId, fault.runId), eq(faultHash, fault.faultHash));
      await db.update(collectionFaults).set(values).where(own);
      masked += 1;
    }
    const last = faults.at(-1);
    if (!last) return masked;
    after = last;
  }
}
