import { eq, sql } from 'drizzle-orm';
import { WRITE_LOCK } from '#server/database/advisory-locks.ts';
import type { Transaction } from '#server/database/open-database.ts';
import { RECORD_COLUMNS } from '#server/database/record-columns.ts';
import { properties } from '#server/database/tables/properties.ts';
import { prepareRecord } from '#server/features/intake/preparing/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { type ListingRecord, listingRecordSchema } from '#shared/listings.ts';
import { storedFieldsOf } from './stored-record.ts';
import { rewriteListing } from './write-batch.ts';
import { laneOf } from './write-lane.ts';

/** A listing that nobody else can write until the transaction ends. */
export type HeldListing = {
  readonly id: number;
  readonly record: ListingRecord;
  readonly hiddenAt: Date | null;
  /** Writes the listing again, with the words by which it is found. */
  rewrite(record: ListingRecord): Promise<void>;
};

/** Locks a listing in the same way as collection, for code that amends it. Throws 404. */
export async function holdListing(
  tx: Transaction,
  { id, now }: { readonly id: number; readonly now: Date },
): Promise<HeldListing> {
  const ofId = eq(properties.id, id);
  const [named] = await tx
    .select({ source: properties.source, sourceKey: properties.sourceKey })
    .from(properties)
    .where(ofId);
  if (!named) throw new ExpectedError(404, 'NOT_FOUND', 'Bu numarayla bir ilan yok.');
  const lane = laneOf(`${named.source}\n${named.sourceKey}`);
  await tx.execute(sql`select pg_advisory_xact_lock(${WRITE_LOCK}, ${lane})`);
  const { hiddenAt, fingerprint } = properties;
  const [row] = await tx
    .select({ record: storedFieldsOf(properties, RECORD_COLUMNS), hiddenAt, fingerprint })
    .from(properties)
    .where(ofId)
    .for('no key update');
  if (!row) throw new ExpectedError(404, 'NOT_FOUND', 'Bu numarayla bir ilan yok.');
  const before = listingRecordSchema.parse(row.record);
  return {
    id,
    record: before,
    hiddenAt: row.hiddenAt,
    rewrite: (record) =>
      rewriteListing(tx, {
        id,
        before,
        now,
        prepared: { ...prepareRecord(record, record, now), fingerprint: row.fingerprint },
      }),
  };
}
