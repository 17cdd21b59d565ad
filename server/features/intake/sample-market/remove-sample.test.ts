import { afterAll, beforeEach, expect, it } from 'vitest';
import { newCaller } from '#tests/support/accounts/call-as.ts';
import { emptyMarket } from '#tests/support/empty-market.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { storeListings } from '#tests/support/store-listings.ts';
import { readSampleHoldings, removeSample, SAMPLE_SOURCE } from './index.ts';

const { deps, app } = await openTestApp();
const [ali, oya] = [await newCaller(app), await newCaller(app)];
const db = deps.db.$client;
afterAll(() => deps.close());
beforeEach(() => emptyMarket(deps));

const made = (sourceKey: string) => ({ source: SAMPLE_SOURCE, sourceKey });
const idOf = async (sourceKey: string) =>
  Number((await db.query('select id from properties where source_key = $1', [sourceKey])).rows[0]?.id);
const told = async () => (await db.query('select user_id, message, property_id from notifications')).rows;
const count = async () => (await db.query('select count(*)::int as n from properties')).rows[0]?.n;

it('counts the sample listings and what members have saved of them', async () => {
  expect(await readSampleHoldings(deps)).toBeUndefined();
  await storeListings(deps, made('1'), made('2'), {});
  await ali.call('POST', '/api/user/saved-ads', { propertyId: await idOf('1') });
  await ali.call('POST', '/api/user/saved-ads', { propertyId: await idOf('2') });
  await oya.call('POST', '/api/user/saved-ads', { propertyId: await idOf('2') });
  expect(await readSampleHoldings(deps)).toMatchObject({ listings: 2, members: 2, kept: { saved: 3, won: 0 } });
});

it('the sample stays while there are no real listings', async () => {
  await storeListings(deps, made('1'));
  expect(await removeSample(deps)).toBe(0);
  expect(await count()).toBe(1);
});

it('the sample is removed once there are real listings, and members who saved some of it are notified once', async () => {
  await storeListings(deps, made('1'), made('2'), { sourceKey: 'real' });
  await ali.call('POST', '/api/user/saved-ads', { propertyId: await idOf('1') });
  await oya.call('POST', '/api/user/saved-ads', { propertyId: await idOf('real') });
  expect(await removeSample(deps)).toBe(2);
  expect(await removeSample(deps)).toBe(0);
  expect(await count()).toBe(1);
  expect(await told()).toEqual([
    { user_id: expect.any(String), message: expect.stringContaining('silindi: 1 kaydedilen ilan.'), property_id: null },
  ]);
  const { json } = await ali.call('GET', '/api/user/notifications');
  expect(JSON.stringify(json)).toContain('Örnek ilanlar kaldırıldı');
});
