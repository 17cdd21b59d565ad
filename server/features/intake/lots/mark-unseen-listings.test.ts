import { afterAll, beforeEach, expect, it } from 'vitest';
import { recordListings } from '#server/features/intake/recording/index.ts';
import type { ListingDetail } from '#shared/listings.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { getApi } from '#tests/support/call-api.ts';
import { emptyTables } from '#tests/support/empty-tables.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';
import { markUnseenListings } from './mark-unseen-listings.ts';

const { deps, app } = await openTestApp();
afterAll(() => deps.close());
beforeEach(async () => {
  deps.setNow(TEST_NOW);
  await emptyTables(deps, 'properties');
});

const at = (days: number) => deps.setNow(new Date(TEST_NOW.getTime() + days * DAY_MS));
const endDate = new Date(TEST_NOW.getTime() + 30 * DAY_MS);

async function detail(title: string): Promise<ListingDetail> {
  const { rows } = await deps.db.$client.query('select id from properties where title = $1', [title]);
  return (await getApi(app, `/api/properties/${rows[0]?.id}`)).json;
}

it('a listing missing at its source is marked but stays open and searchable, until it is seen again', async () => {
  const [gone, stays] = [
    makeListingRecord({ title: 'Kaybolan', endDate }),
    makeListingRecord({ title: 'Süren', endDate }),
  ];
  await recordListings(deps, [gone, stays]);
  at(2);
  await recordListings(deps, [stays]);
  expect(await markUnseenListings(deps)).toEqual({ unseen: 0, seenAgain: 0 });
  at(3);
  await recordListings(deps, [stays]);
  expect(await markUnseenListings(deps)).toEqual({ unseen: 1, seenAgain: 0 });
  expect(await markUnseenListings(deps)).toEqual({ unseen: 0, seenAgain: 0 });
  expect(await detail('Kaybolan')).toMatchObject({
    isUnseen: true,
    status: 'open',
    lastConfirmedAt: TEST_NOW.toISOString(),
  });
  expect(await detail('Süren')).toMatchObject({ isUnseen: false });

  await recordListings(deps, [gone]);
  expect(await detail('Kaybolan')).toMatchObject({ isUnseen: false });
  expect(await markUnseenListings(deps)).toEqual({ unseen: 0, seenAgain: 1 });
});

it('a source that sends nothing at all does not mark its listings as missing', async () => {
  await recordListings(deps, [makeListingRecord({ title: 'Sessiz kaynağın', source: 'dosya', endDate })]);
  at(5);
  await recordListings(deps, [makeListingRecord({ endDate })]);
  expect(await markUnseenListings(deps)).toEqual({ unseen: 0, seenAgain: 0 });
  expect(await detail('Sessiz kaynağın')).toMatchObject({ isUnseen: false });
});

it('an auction that has ended is not marked as missing', async () => {
  const soon = makeListingRecord({ title: 'Biten', endDate: new Date(TEST_NOW.getTime() + DAY_MS), status: 'sold' });
  const other = makeListingRecord({ endDate });
  await recordListings(deps, [soon, other]);
  at(9);
  await recordListings(deps, [other]);
  expect(await markUnseenListings(deps)).toEqual({ unseen: 0, seenAgain: 0 });
});

it('a sale that a source reports is stored with its price and day', async () => {
  const auction = makeListingRecord({
    title: 'Satılan',
    endDate,
    price: 1_200_000,
    description: 'Gizli kalacak metin',
  });
  await recordListings(deps, [auction]);
  at(31);
  const sold = { ...auction, status: 'sold' as const, soldPrice: 1_104_000.006, description: 'Yeni gizli metin' };
  await recordListings(deps, [sold]);
  const { status, soldPrice, changes } = await detail('Satılan');
  expect([status, soldPrice]).toEqual(['sold', 1_104_000.01]);
  expect(changes.map(({ field, oldValue, newValue }) => [field, oldValue, newValue]).toSorted()).toEqual([
    // For a description, which may be locked, only the fact that it changed is shown.
    ['description', null, null],
    ['soldPrice', null, 1_104_000.01],
    ['status', 'open', 'sold'],
  ]);
  expect(await recordListings(deps, [sold])).toMatchObject({ unchanged: 1 });
});

it('an impossible sale price is rejected', async () => {
  const reasons: string[] = [];
  await recordListings(deps, [makeListingRecord({ soldPrice: 1e15 })], {
    onRejected: (_, reason) => reasons.push(reason),
  });
  expect(reasons).toEqual([expect.stringMatching(/^soldPrice: en çok/)]);
});
