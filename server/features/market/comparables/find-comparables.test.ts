import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lotLinks } from '#server/database/tables/lots.ts';
import { properties } from '#server/database/tables/properties.ts';
import { recordListings } from '#server/features/intake/recording/index.ts';
import type { Comparables } from '#shared/comparables/comparables.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';
import { findComparables } from './find-comparables.ts';

const { deps, app } = await openTestApp();
afterAll(() => deps.close());
const ago = (days: number) => new Date(TEST_NOW.getTime() - days * DAY_MS);
const sale = (given: Partial<ListingRecord> = {}) =>
  makeListingRecord({ status: 'sold', soldPrice: 800_000, endDate: ago(100), ...given });
const subject = makeListingRecord({ price: 2_000_000 });
const plot = makeListingRecord({ tur: 'Arsa' });
const furniture = makeListingRecord({ categoryNumber: '3', tur: 'Mobilya' });
const unpaid = sale({ soldPrice: 1_900_000 });
const again = makeListingRecord({ secondRound: '1', endDate: ago(60), status: 'unsold' });
const first = makeListingRecord({ endDate: ago(200), status: 'unsold' });
const untold = makeListingRecord({ secondRound: '1', endDate: ago(150), status: 'ended' });
const own = sale({ soldPrice: 1_800_000, endDate: ago(300) });
let ids: Map<string, number>;
const idOf = (record: ListingRecord) => ids.get(record.sourceKey) ?? 0;

beforeAll(async () => {
  const wrong: Partial<ListingRecord>[] = [
    { il: 'Bolu', ilce: 'Merkez' },
    { tur: 'İşyeri' },
    { hisse: '1/2' },
    { endDate: ago(800) },
    { endDate: ago(20) },
    { status: 'ended', soldPrice: null },
    { price: null },
  ];
  await recordListings(deps, [
    ...[subject, plot, furniture, unpaid, again, first, untold, own],
    ...Array.from({ length: 11 }, (_, at) => sale({ soldPrice: 700_000 + at * 20_000 })),
    ...wrong.map((given) => sale({ soldPrice: 5_000_000, ...given })),
  ]);
  const rows = await deps.db.select({ id: properties.id, key: properties.sourceKey }).from(properties);
  ids = new Map(rows.map(({ id, key }) => [key, id]));
  for (const pair of [
    [unpaid, again],
    [first, untold],
    [own, subject],
  ] as const) {
    const [propertyId = 0, otherId = 0] = pair.map(idOf).toSorted((a, b) => a - b);
    await deps.db.insert(lotLinks).values({ propertyId, otherId, linkedAt: TEST_NOW });
  }
});

describe('comparable sales', () => {
  it('are paid ones of the same kind, share and province, none of the lot itself, with a range and why', async () => {
    const found = await findComparables(deps, idOf(subject), false);
    expect(found).toMatchObject({ count: 11, isLocked: false, reason: null });
    expect(found.comparables).toHaveLength(5);
    expect(found.comparables[0]).toMatchObject({
      price: 1_000_000,
      endedOn: '2026-08-12',
      why: ['aynı ilçe', 'birinci ihale'],
    });
    expect(found.ratios).toEqual([70, 72, 74, 76, 78, 80, 82, 84, 86, 88, 90]);
    // One lot with a single auction, and one whose second auction has no known result.
    expect(found.unknown).toBe(2);
    expect(found.rounds).toEqual([{ round: 1, sales: 11, lower: 75, median: 80, upper: 85 }]);
    // There were too few real sales to test.
    expect(found.tested).toBeNull();
    expect(found.estimate).toMatchObject({ from: 1_310_000, median: 1_600_000, to: 1_940_000, count: 11 });
  });

  it('are told as a number to whom they are locked', async () => {
    const answer = await app.inject(`/api/properties/${idOf(subject)}/comparables`);
    expect(answer.json<Comparables>()).toEqual({
      count: 11,
      isLocked: true,
      comparables: [],
      ratios: [],
      unknown: 0,
      rounds: [],
      estimate: null,
      tested: null,
      reason: null,
    });
  });

  it('are none where there is nothing of the kind, and are not sought for movables', async () => {
    expect(await findComparables(deps, idOf(plot), false)).toMatchObject({ count: 0, reason: 'tooFew' });
    expect(await findComparables(deps, idOf(furniture), false)).toMatchObject({ count: 0, reason: 'otherKind' });
    expect((await app.inject('/api/properties/999999/comparables')).statusCode).toBe(404);
    expect((await app.inject('/api/properties/x/comparables')).statusCode).toBe(400);
  });
});
