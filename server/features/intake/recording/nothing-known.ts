import type { StoredRecord } from '#server/database/field-facts.ts';
import { RECORD_COLUMNS, type RecordColumn, type RecordField } from '#server/database/record-columns.ts';
import type { properties } from '#server/database/tables/properties.ts';
import { type ListingRecord, listingRecordSchema } from '#shared/listings.ts';

type Insert = typeof properties.$inferInsert;
/** Fields that a record has even when nothing is known of them. Lists are not among them: every record has its own. */
type UnknownField = {
  [Field in RecordField]: undefined extends ListingRecord[Field]
    ? never
    : StoredRecord[Field] extends readonly unknown[]
      ? never
      : undefined extends Insert[Field]
        ? Field
        : never;
}[RecordField];

/** What stands in the fields of a record while nothing is known of them. A field that may be left out is left out. */
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

/** A record of which nothing is known but that it is one: what a source does not state stays so. */
// safe: just these fields, each with null or the default of its column
export const NOTHING_KNOWN = nothingKnownOf(RECORD_COLUMNS, (field) => shape[field]?.isOptional() ?? false) as Readonly<
  Pick<ListingRecord, UnknownField>
>;
