import { asc, eq } from 'drizzle-orm';
import { listingCorrections } from '#server/database/tables/listing-amendments.ts';
import { properties } from '#server/database/tables/properties.ts';
import type { Deps } from '#server/deps.ts';
import { maskPersonalData } from '#server/features/intake/masking/index.ts';

/**
 * All corrections as JSON, one entry a listing, for engineers who improve the reading: the words that were read, and of
 * each field what was read and what is right. Personal data is masked once more; only the audit log tells who corrected
 * it and why.
 */
export async function correctionFixture({ db }: Pick<Deps, 'db'>): Promise<string> {
  const { id, source, title, description, il, ilce, courtName, categoryNumber } = properties;
  const { field, sourceValue, value } = listingCorrections;
  const rows = await db
    .select({ id, source, title, notice: description, il, ilce, courtName, categoryNumber, field, sourceValue, value })
    .from(listingCorrections)
    .innerJoin(properties, eq(properties.id, listingCorrections.propertyId))
    .orderBy(asc(properties.id), asc(listingCorrections.field));
  const entries = [...Map.groupBy(rows, (row) => row.id).values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const { field: _field, sourceValue: _source, value: _value, ...listing } = first;
    const corrected = [first, ...others].map((row) => [row.field, { read: row.sourceValue.is, right: row.value.is }]);
    return [{ ...listing, corrected: Object.fromEntries(corrected) }];
  });
  return `${JSON.stringify(entries, masked, 2)}\n`;
}

function masked(_name: string, value: unknown): unknown {
  return typeof value === 'string' ? maskPersonalData(value) : value;
}
