import { afterAll, beforeEach, expect, it } from 'vitest';
import { lotLinks } from '#server/database/tables/lots.ts';
import { properties } from '#server/database/tables/properties.ts';
import { recordListings } from '#server/features/intake/recording/index.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { openTestDeps } from '#tests/support/open-test-deps.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';
import { areaOutcomes, forgetOutcomes } from './area-outcomes.ts';

const deps = await openTestDeps();
afterAll(() => deps.close());
beforeEach(async () => {
  await deps.db.delete(properties);
  forgetOutcomes(deps.clock);
});
const ago = (days: number) => new Date(TEST_NOW.getTime() - days * DAY_MS);
const lots = (count: number, given: Partial<ListingRecord>) =>
  Array.from({ length: count }, () => makeListingRecord({ endDate: ago(60), ...given }));
const of = (place = { province: 'Ankara', district: 'Çankaya' }) => areaOutcomes(deps, place);

it('counts sold, unsold and unknown auctions that ended at least three weeks ago, and withdrawn ones apart', async () => {
  await recordListings(deps, [
    ...lots(12, { status: 'sold', soldPrice: 800_000 }),
    ...lots(6, { status: 'unsold' }),
    ...lots(4, { status: 'ended' }),
    ...lots(3, { status: 'withdrawn' }),
    ...lots(5, { status: 'sold', soldPrice: 800_000, endDate: ago(20) }),
    ...lots(5, { status: 'sold', soldPrice: 800_000, endDate: ago(400) }),
    ...lots(9, { status: 'open', endDate: ago(-5) }),
  ]);
  expect(await of()).toMatchObject({
    own: { ended: 22, sold: 12, unsold: 6, unknown: 4, withdrawn: 3, secondRounds: 0 },
    // Wilson interval: the lower end for 12 of 22, the upper end for 16 of 22.
    rate: { scope: { level: 'district', isWidened: false }, low: 34.6, high: 86.9 },
    ratio: { scope: { level: 'district', isWidened: false }, prices: 12, lower: 80, median: 80, upper: 80 },
    months: [],
  });
});

it('shows the bids per sale if enough sources report them, and otherwise widens the area', async () => {
  const bid = Array.from({ length: 10 }, (_, at) =>
    makeListingRecord({ endDate: ago(60), status: 'sold', soldPrice: 800_000, bidCount: at + 1 }),
  );
  await recordListings(deps, [
    ...bid,
    ...lots(3, { status: 'sold', soldPrice: 800_000, bidCount: null }),
    ...lots(3, { status: 'unsold', bidCount: 0 }),
  ]);
  const scope = { level: 'district', name: 'Çankaya', isWidened: false };
  expect((await of()).bids).toEqual({ scope, sales: 10, lower: 3, median: 6, upper: 8 });
  forgetOutcomes(deps.clock);
  const [id] = (await deps.db.$client.query('delete from properties where bid_count = 10 returning id')).rows;
  expect(id).toBeDefined();
  expect((await of()).bids).toBeNull();
});

it('widens the area of a figure with too few auctions, and says so', async () => {
  await recordListings(deps, [
    ...lots(9, { status: 'sold', soldPrice: 700_000 }),
    ...lots(10, { ilce: 'Mamak', status: 'sold', soldPrice: 900_000 }),
    ...lots(2, { il: 'Bolu', ilce: 'Merkez', status: 'unsold' }),
  ]);
  const found = await of();
  expect(found.own).toMatchObject({ ended: 9, sold: 9 });
  expect(found.ratio).toMatchObject({ scope: { level: 'province', name: 'Ankara', isWidened: true }, prices: 19 });
  expect(found.rate?.scope).toEqual({ level: 'country', name: 'Türkiye', isWidened: true });
  forgetOutcomes(deps.clock);
  await deps.db.delete(properties);
  await recordListings(deps, lots(9, { status: 'sold', soldPrice: 700_000 }));
  expect(await of()).toMatchObject({ rate: null, ratio: null, months: [] });
});

it('separates first and second auctions, and leaves an unstated round out of both', async () => {
  await recordListings(deps, [
    ...lots(22, { status: 'sold', soldPrice: 800_000 }),
    ...lots(21, { status: 'unsold', secondRound: '1' }),
    ...lots(10, { status: 'sold', soldPrice: 300_000, roundIsDerived: true }),
    ...lots(15, { ilce: 'Mamak', status: 'sold', soldPrice: 600_000, secondRound: '1' }),
  ]);
  const { own, secondRounds, rounds } = await of();
  expect(own).toMatchObject({ ended: 53, sold: 32, secondRounds: 21, untoldRounds: 10 });
  // Wilson interval: the lower end for 21 of 53, the upper end for 31 of 53.
  expect(secondRounds).toMatchObject({ low: 27.5, high: 70.8 });
  const here = { level: 'district', isWidened: false };
  expect(rounds).toMatchObject([
    { round: 1, own: { ended: 22, sold: 22 }, rate: { scope: here }, ratio: { scope: here, prices: 22, median: 80 } },
    {
      round: 2,
      own: { ended: 21, sold: 0 },
      rate: { scope: here, low: 0 },
      ratio: { scope: { level: 'province', name: 'Ankara', isWidened: true }, prices: 15, median: 60 },
    },
  ]);
});

it('hides a rate if too many results are unknown: the known ones alone would give 80 %', async () => {
  await recordListings(deps, [
    ...lots(40, { status: 'sold', soldPrice: 800_000 }),
    ...lots(10, { status: 'unsold' }),
    ...lots(50, { status: 'ended' }),
  ]);
  expect(await of()).toMatchObject({ own: { ended: 100, sold: 40, unknown: 50 }, rate: null });
});

it('counts a lot shown by two sources once, and a sale followed by a second round as unpaid', async () => {
  const pair = [...lots(1, { status: 'ended' }), ...lots(1, { status: 'sold', soldPrice: 500_000 })];
  const unpaid = [
    ...lots(1, { status: 'sold', soldPrice: 900_000, endDate: ago(90) }),
    ...lots(1, { status: 'sold', soldPrice: 600_000, secondRound: '1' }),
  ];
  await recordListings(deps, [...pair, ...unpaid]);
  const rows = await deps.db.select({ id: properties.id, key: properties.sourceKey }).from(properties);
  const idOf = (record?: ListingRecord) => rows.find(({ key }) => key === record?.sourceKey)?.id ?? 0;
  for (const two of [pair, unpaid]) {
    const [propertyId = 0, otherId = 0] = two.map(idOf).toSorted((a, b) => a - b);
    await deps.db.insert(lotLinks).values({ propertyId, otherId, linkedAt: TEST_NOW });
  }
  expect((await of()).own).toMatchObject({ ended: 3, sold: 2, unsold: 1, unknown: 0, secondRounds: 1 });
});

it('shows months only if at least six have enough prices', async () => {
  for (const month of [2, 3, 4, 5, 6])
    await recordListings(deps, lots(10, { status: 'sold', soldPrice: 700_000, endDate: ago(month * 30) }));
  expect((await of()).months).toEqual([]);
  await recordListings(deps, lots(10, { status: 'sold', soldPrice: 700_000, endDate: ago(7 * 30) }));
  forgetOutcomes(deps.clock);
  expect((await of()).months).toHaveLength(6);
});
