import { and, eq, inArray } from 'drizzle-orm';
import { properties } from '#server/database/tables/properties.ts';
import type { Deps } from '#server/deps.ts';
import { type PropertyRecord, propertyRecordSchema } from '#shared/properties.ts';

/** Listings of a source as they are stored, in the form in which they came. */
export async function findStoredRecords(
  { db }: Pick<Deps, 'db'>,
  source: string,
  keys: readonly string[],
): Promise<Map<string, PropertyRecord>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select()
    .from(properties)
    .where(and(eq(properties.source, source), inArray(properties.sourceKey, [...keys])));
  return new Map(rows.map((row) => [row.sourceKey, propertyRecordSchema.parse(row)]));
}
