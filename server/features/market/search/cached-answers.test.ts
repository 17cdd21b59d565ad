import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { recordListings } from '#server/features/intake/recording/record-listings.ts';
import { getApi, searchApi } from '#tests/support/call-api.ts';
import { emptyMarket } from '#tests/support/empty-market.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';

const { deps, app } = await openTestApp();

afterAll(() => deps.close());
beforeEach(() => emptyMarket(deps));

const get = (path: string, headers?: Record<string, string>) => getApi(app, path, headers);
const search = (parameters: string) => searchApi(app, parameters);

describe('a cached answer', () => {
  it('is returned again, as 304 for a matching ETag, and compressed on request', async () => {
    await recordListings(
      deps,
      Array.from({ length: 24 }, () => makeListingRecord()),
    );
    const first = await get('/api/properties/search?query=daire');
    const again = await get('/api/properties/search?query=daire');
    expect({ ...again, headers: { ...again.headers, date: first.headers.date } }).toEqual(first);
    const etag = String(first.headers.etag);
    const unchanged = await get('/api/properties/search?query=daire', { 'if-none-match': etag });
    expect(unchanged).toMatchObject({ status: 304, body: '' });
    const compressed = await app.inject({
      url: '/api/properties/search?query=daire',
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(compressed.headers).toMatchObject({ 'content-encoding': 'br', etag });
    expect(compressed.rawPayload.length).toBeLessThan(first.body.length / 2);
  });

  it('is discarded after any write by any process', async () => {
    const record = makeListingRecord({ price: 5 });
    await recordListings(deps, [record]);
    expect((await search('query=daire')).properties[0]?.price).toBe(5);
    await recordListings(deps, [{ ...record, price: 6 }]);
    expect((await search('query=daire')).properties[0]?.price).toBe(6);
    await deps.db.$client.query('update properties set price = 7');
    expect((await search('query=daire')).properties[0]?.price).toBe(7);
    await deps.db.$client.query('delete from properties');
    expect((await search('query=daire')).total).toBe(0);
  });

  it('is not used after the end of an auction', async () => {
    await recordListings(deps, [
      makeListingRecord({ imageUrl: '/a.webp', endDate: new Date(TEST_NOW.getTime() + 5000) }),
    ]);
    expect((await search('')).total).toBe(1);
    expect((await get('/api/properties')).json).toHaveLength(1);
    deps.setNow(new Date(TEST_NOW.getTime() + 4999));
    expect((await search('')).total).toBe(1);
    deps.setNow(new Date(TEST_NOW.getTime() + 5000));
    expect((await search('')).total).toBe(0);
    expect((await get('/api/properties')).json).toHaveLength(0);
  });

  it('is the same for all concurrent requests', async () => {
    await recordListings(deps, [makeListingRecord()]);
    const answers = await Promise.all(Array.from({ length: 20 }, () => search('query=daire&facets=1')));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });
});
