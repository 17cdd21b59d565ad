import { afterAll, beforeAll, expect, it } from 'vitest';
import { properties } from '#server/database/tables/properties.ts';
import { recordListings } from '#server/features/intake/recording/index.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { inDays } from '#tests/support/test-now.ts';
import { findComparables } from './find-comparables.ts';

const { deps } = await openTestApp({ SAMPLE_SIZE: '0' });
afterAll(() => deps.close());
const villa = { il: 'Bolu', ilce: 'Merkez', tur: 'Villa' };
const [subject, flat] = [makeListingRecord(villa), makeListingRecord({ hisse: '1/2' })];
let ids: Map<string, number>;
const found = ({ sourceKey }: ListingRecord) => findComparables(deps, ids.get(sourceKey) ?? 0, false);
const sales = (prices: readonly number[], days: number, given: Partial<ListingRecord>) =>
  prices.map((soldPrice) => makeListingRecord({ status: 'sold', soldPrice, endDate: inDays(-days), ...given }));
const near = (count: number) => Array.from({ length: count }, (_, at) => 780_000 + at * 1500);

beforeAll(async () => {
  await recordListings(deps, [
    ...[subject, flat],
    ...sales(near(30), 300, villa),
    // Of 25 later sales five went far above what the earlier ones say.
    ...sales([...near(20), ...Array.from({ length: 5 }, () => 1_200_000)], 100, villa),
    ...sales(near(12), 300, { hisse: '1/3' }),
    ...sales([400_000], 300, { hisse: '1/8' }),
  ]);
  const rows = await deps.db.select({ id: properties.id, key: properties.sourceKey }).from(properties);
  ids = new Map(rows.map(({ id, key }) => [key, id]));
});

it('gives no range if ranges of that kind contained too few of the real sales, and states how few', async () => {
  const { count, estimate, reason, tested } = await found(subject);
  expect({ count, estimate, reason }).toEqual({ count: 55, estimate: null, reason: 'tooOftenMissed' });
  // Wilson: 20 of 25.
  expect(tested).toMatchObject({ name: 'Villa', estimated: 25, covered: { percent: 80, low: 60, high: 92 } });
});

it('compares a share only with shares of similar size', async () => {
  const { count, comparables } = await found(flat);
  expect(count).toBe(12);
  expect(comparables[0]).toMatchObject({ hisse: '1/3', areaM2: null, perM2: null });
  expect(comparables[0]?.why).toContain('yakın büyüklükte hisse');
});
