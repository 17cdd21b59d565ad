import { afterAll, beforeEach, expect, it } from 'vitest';
import { recordListings } from '#server/features/intake/recording/index.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { getApi } from '#tests/support/call-api.ts';
import { emptyMarket } from '#tests/support/empty-market.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { inDays } from '#tests/support/test-now.ts';

const { deps, app } = await openTestApp();
afterAll(() => deps.close());
beforeEach(() => emptyMarket(deps));

/** Records a listing as a source does, the given number of days before or after the tests' day. */
async function record(days: number, given: Partial<ListingRecord>): Promise<void> {
  deps.setNow(inDays(days));
  await recordListings(deps, [makeListingRecord({ endDate: inDays(30), ...given, sourceKey: given.auctionId ?? '' })]);
}

async function found(days: number, parameters: string): Promise<string[]> {
  deps.setNow(inDays(days));
  const { json } = await getApi(app, `/api/properties/search?${parameters}`);
  return json.properties.map(({ auctionId }: { auctionId: string }) => auctionId).toSorted();
}

it('finds notices that their source has replaced, by day', async () => {
  await record(-9, { auctionId: 'price', price: 100_000 });
  await record(-9, { auctionId: 'words', description: 'Daire satılacaktır.' });
  await record(-9, { auctionId: 'same', description: 'Tarla satılacaktır.' });
  expect(await found(-9, 'correctedWithinDays=60')).toEqual([]);
  await record(-5, { auctionId: 'price', price: 120_000 });
  // White space and another picture don't count as a correction.
  await record(-5, { auctionId: 'same', description: 'Tarla  satılacaktır. ', imageUrl: 'https://example.org/a.jpg' });
  await record(-1, { auctionId: 'words', description: 'Dubleks daire satılacaktır.' });
  expect(await found(0, 'correctedWithinDays=60')).toEqual(['price', 'words']);
  expect(await found(0, 'correctedWithinDays=1')).toEqual(['words']);
  expect(await found(0, 'correctedWithinDays=5')).toEqual(['price', 'words']);
  expect(await found(0, 'correctedWithinDays=4')).toEqual(['words']);
  // The archive, which is searched by rows, gives the same results.
  expect(await found(0, 'correctedWithinDays=4&includeEnded=1')).toEqual(['words']);
});

it('keeps finding them after later changes or their end', async () => {
  await record(-5, { auctionId: 'a', price: 100_000 });
  await record(-4, { auctionId: 'a', price: 120_000 });
  await record(-3, { auctionId: 'a', price: 120_000, imageUrl: 'https://example.org/b.jpg' });
  await record(-2, { auctionId: 'a', price: 120_000, title: 'Başka başlık' });
  expect(await found(0, 'correctedWithinDays=4')).toEqual(['a']);
  await record(0, { auctionId: 'a', price: 120_000, title: 'Başka başlık', status: 'withdrawn' });
  expect(await found(0, 'correctedWithinDays=4&includeEnded=1')).toEqual(['a']);
});

it('is understood in a query', async () => {
  await record(-5, { auctionId: 'a', price: 100_000 });
  await record(-4, { auctionId: 'a', price: 120_000 });
  deps.setNow(inDays(0));
  const asked = encodeURIComponent('son 1 haftada düzeltilen ihaleler');
  const { json } = await getApi(app, `/api/properties/search-ai?query=${asked}`);
  expect(json.interpretation.details).toMatchObject({ correctedWithinDays: 7 });
  expect(json.properties).toHaveLength(1);
});

it.each(['0', '61', 'x'])('%s days are an invalid search', async (days) => {
  expect((await getApi(app, `/api/properties/search?correctedWithinDays=${days}`)).status).toBe(400);
});
