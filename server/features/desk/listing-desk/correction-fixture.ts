import { asc, eq } from 'drizzle-orm';
import { listingCorrections } from '#server/database/tables/listing-amendments.ts';
import { properties } from '#server/database/tables/properties.ts';
import type { Deps } from '#server/deps.ts';
import { maskPersonalData } from '#server/features/intake/masking/index.ts';

/**
 * All corrections as JSON, one entry per listing, for engineers who improve the reading: the texts that were read, and
 * for each field the value read and the right one. Personal data is masked again; only the audit log records who
 * corrected it and why.
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
