import type { StoredRecord } from '#server/database/field-facts.ts';
import { RECORD_COLUMNS, type RecordColumn, type RecordField } from '#server/database/record-columns.ts';
import type { properties } from '#server/database/tables/properties.ts';
import { type ListingRecord, listingRecordSchema } from '#shared/listings.ts';

type Insert = typeof properties.$inferInsert;
/**
 * Fields that a record has even if their value is unknown. Lists are excluded, because every record needs a separate
 * one.
 */
type UnknownField = {
  [Field in RecordField]: undefined extends ListingRecord[Field]
    ? never
    : StoredRecord[Field] extends readonly unknown[]
      ? never
      : undefined extends Insert[Field]
        ? Field
        : never;
}[RecordField];

/** Returns the fields of a record with their values for "unknown". Omits optional fields. */
export function nothingKnownOf(
  columns: readonly RecordColumn[],
  mayBeLeftOut: (field: string) => boolean,
): Record<string, unknown> {
  const said = columns.filter(
    ({ field, unknown }) => unknown !== undefined && !Array.isArray(unknown) && !mayBeLeftOut(field),
  );
  return Object.fromEntries(said.map(({ field, unknown }) => [field, unknown]));
}

const shape: Readonly<Record<string, { isOptional(): boolean }>> = listingRecordSchema.shape;

/** The fields of a record about which nothing is known; sources override those that they state. */
// safe: exactly these fields, each with null or the default of its column
export const NOTHING_KNOWN = nothingKnownOf(RECORD_COLUMNS, (field) => shape[field]?.isOptional() ?? false) as Readonly<
  Pick<ListingRecord, UnknownField>
>;
