import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { RECORD_COLUMNS, type RecordColumn } from '#server/database/record-columns.ts';
import { properties } from '#server/database/tables/properties.ts';
import type { Deps } from '#server/deps.ts';
import { type ListingRecord, listingRecordSchema } from '#shared/listings.ts';

/** Returns the columns of a table that are fields of a record. */
export function storedFieldsOf<Table extends PgTable, Field extends keyof Table['_']['columns'] & string>(
  table: Table,
  columns: readonly RecordColumn<Field>[],
): Pick<Table['_']['columns'], Field> {
  const all = getTableColumns(table);
  // safe: the table has a column for each field
  return Object.fromEntries(columns.map(({ field }) => [field, all[field]])) as Pick<Table['_']['columns'], Field>;
}

export const STORED_FIELDS = storedFieldsOf(properties, RECORD_COLUMNS);

/** Returns the stored listings of a source, in the form of records. */
export async function findStoredRecords(
  { db }: Pick<Deps, 'db'>,
  source: string,
  keys: readonly string[],
): Promise<Map<string, ListingRecord>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select(STORED_FIELDS)
    .from(properties)
    .where(and(eq(properties.source, source), inArray(properties.sourceKey, [...keys])));
  return new Map(rows.map((row) => [row.sourceKey, listingRecordSchema.parse(row)]));
}
