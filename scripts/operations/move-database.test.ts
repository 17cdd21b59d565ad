import { expect, it } from 'vitest';
import { openDatabase } from '#server/database/open-database.ts';
import { askDatabase, dumpRows, openEmptyDatabase } from '#tests/support/operations/empty-database.ts';
import { storeListings } from '#tests/support/store-listings.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';
import { knownVersions, migrateToVersion } from './database/schema-version.ts';
import { moveDatabase } from './move-database.ts';

it('moves every row to another database and back, but only from a database without other connections', async () => {
  const [first, second, third] = [await openEmptyDatabase(), await openEmptyDatabase(), await openEmptyDatabase()];
  try {
    await migrateToVersion(first.url, (await knownVersions()).at(-1) ?? 0);
    const db = openDatabase(first.url);
    await storeListings({ db, clock: { now: () => TEST_NOW } }, {}, { il: 'Iğdır', ilce: 'Tuzluca' });
    await expect(moveDatabase(first.url, second.url)).rejects.toThrow('bağlantı daha kullanıyor');
    expect(await dumpRows(second.url)).toEqual({});
    await db.$client.end();

    const { tables } = await moveDatabase(first.url, second.url);
    const rows = await dumpRows(first.url);
    expect(rows['public.property_search']).toHaveLength(2);
    expect(await dumpRows(second.url)).toEqual(rows);
    expect(tables.find(({ name }) => name === 'public.properties')?.rows).toBe('2');
    await expect(moveDatabase(second.url, first.url)).rejects.toThrow('Hedef veritabanı boş değil (2 ilan)');

    await moveDatabase(second.url, third.url);
    expect(await dumpRows(third.url)).toEqual(rows);
    const [{ id }] = await askDatabase(third.url, "select nextval(pg_get_serial_sequence('properties', 'id')) as id");
    expect(id).toBe('3');
  } finally {
    for (const database of [first, second, third]) await database.close();
  }
});
