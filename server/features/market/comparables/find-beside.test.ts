import { afterAll, beforeAll, expect, it } from 'vitest';
import { lotLinks } from '#server/database/tables/lots.ts';
import { properties } from '#server/database/tables/properties.ts';
import { linkLots } from '#server/features/intake/lots/index.ts';
import { recordListings } from '#server/features/intake/recording/index.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { inDays } from '#tests/support/test-now.ts';
import { findBeside } from './find-beside.ts';

const { deps, app } = await openTestApp();
afterAll(() => deps.close());
const on = { ada: '100', parsel: '7', endDate: inDays(10), courtName: 'Ankara 3. İcra Dairesi' };
const subject = makeListingRecord({ ...on, dosyaBilgi: '2026/1 Esas' });
const neighbour = makeListingRecord({ ...on, dosyaBilgi: '2026/2 Esas', endDate: inDays(30) });
const sameDay = makeListingRecord({ courtName: on.courtName, endDate: inDays(10), tur: 'Arsa', ilce: 'Mamak' });
const alike = makeListingRecord({ endDate: inDays(12), courtName: 'Ankara 9. İcra Dairesi' });
const gone = makeListingRecord({ ...on, dosyaBilgi: '2026/3 Esas', status: 'withdrawn' });
const secondRound = makeListingRecord({ ...on, dosyaBilgi: '2026/1 Esas', secondRound: '1', endDate: inDays(40) });
let idOf: (record: { sourceKey: string }) => number;

beforeAll(async () => {
  await recordListings(deps, [subject, neighbour, sameDay, alike, gone, secondRound]);
  const rows = await deps.db.select({ id: properties.id, key: properties.sourceKey }).from(properties);
  const ids = new Map(rows.map(({ id, key }) => [key, id]));
  idOf = ({ sourceKey }) => ids.get(sourceKey) ?? 0;
  await linkLots(deps, () => 'different');
  const [propertyId = 0, otherId = 0] = [idOf(subject), idOf(secondRound)].toSorted((a, b) => a - b);
  await deps.db.insert(lotLinks).values({ propertyId, otherId, linkedAt: inDays(0) });
});

it('lists others in the building, others of the office that day, and comparable open ones, each once', async () => {
  const found = await findBeside(deps, idOf(subject));
  expect(found.building.map(({ id }) => id)).toEqual([idOf(neighbour)]);
  expect(found.sameDay.map(({ id }) => id)).toEqual([idOf(sameDay)]);
  // Another auction of the same lot is not comparable.
  expect(found.alike.map(({ id }) => id)).toEqual([idOf(alike)]);
  expect(found.alike[0]?.why).toContain('aynı ilçe');
});

it('needs no session, and returns 404 for an unknown listing', async () => {
  expect((await app.inject(`/api/properties/${idOf(alike)}/beside`)).statusCode).toBe(200);
  expect((await app.inject('/api/properties/999999/beside')).statusCode).toBe(404);
});
