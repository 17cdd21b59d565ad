import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import { RECORD_COLUMNS, type RecordField } from '#server/database/record-columns.ts';
import { properties } from '#server/database/tables/properties.ts';
import type { Deps } from '#server/deps.ts';
import { type PropertyRecord, propertyRecordSchema } from '#shared/properties.ts';

const columns = getTableColumns(properties);
// safe: a column for every field of a record
const STORED_FIELDS = Object.fromEntries(RECORD_COLUMNS.map(({ field }) => [field, columns[field]])) as Pick<
  typeof columns,
  RecordField
>;

/** Listings of a source as they are stored, in the form in which they came. */
export async function findStoredRecords(
  { db }: Pick<Deps, 'db'>,
  source: string,
  keys: readonly string[],
): Promise<Map<string, PropertyRecord>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select(STORED_FIELDS)
    .from(properties)
    .where(and(eq(properties.source, source), inArray(properties.sourceKey, [...keys])));
  return new Map(rows.map((row) => [row.sourceKey, propertyRecordSchema.parse(row)]));
}
