import { afterEach, beforeEach, expect, it } from 'vitest';
import { appraisalMoves, kaskoTypes, marketSeries } from '#server/database/tables/market-series.ts';
import { recordKasko, recordSeries } from '#server/features/intake/market-series/index.ts';
import { removeSample, SAMPLE_SOURCE } from '#server/features/intake/sample-market/index.ts';
import { getListings } from '#server/features/market/listing/index.ts';
import { forgetMarketFigures } from '#server/features/market/price-index/index.ts';
import { PREMIUM } from '#server/features/members/subscriptions/entitlements.ts';
import { kaskoSource } from '#shared/kasko/kasko-texts.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { methodText } from '#shared/price-index/value-today.ts';
import { openTestDeps, type TestDeps } from '#tests/support/open-test-deps.ts';
import { ORACLE_SERIES } from '#tests/support/oracle/oracle-series.ts';
import { storeListings } from '#tests/support/store-listings.ts';
import { prepareSampleData } from '../prepare-sample-data.ts';
import { fillSampleFigures } from './fill-sample-figures.ts';

let deps: TestDeps;
beforeEach(async () => {
  deps = await openTestDeps({ SAMPLE_SIZE: '240' });
});
afterEach(() => deps.close());

const FLAT: Partial<ListingRecord> = {
  sourceKey: 'flat',
  categoryNumber: '1',
  tur: 'Daire',
  il: 'Ankara',
  ilce: 'Çankaya',
  price: 2_000_000,
  hisse: null,
  noticeValues: { values: { appraisedOn: { value: '2023-05-10', sentence: null } }, conflicts: [] },
};
const ofSample = (listing: Partial<ListingRecord>) => ({ ...listing, source: SAMPLE_SOURCE });
async function shown(): Promise<Awaited<ReturnType<typeof getListings>>> {
  forgetMarketFigures(deps.db);
  const { rows } = await deps.db.$client.query<{ id: number }>('select id::int as id from properties order by id');
  return getListings(
    deps,
    rows.map(({ id }) => id),
    PREMIUM,
  );
}
const valuesToday = async () =>
  (await deps.db.$client.query('select value_today from property_search where value_today is not null')).rowCount;
const stored = async () => ({
  series: await deps.db.$count(marketSeries),
  moves: await deps.db.$count(appraisalMoves),
  types: await deps.db.$count(kaskoTypes),
});
const NOTHING = { series: 0, moves: 0, types: 0 };
const isMade = async () => {
  const value = (await shown())[0]?.valueToday;
  return value?.state === 'known' ? value.isSampleData === true : undefined;
};

it('values most dwellings and vehicles of the generated market, and marks its sources as generated', async () => {
  await prepareSampleData(deps);
  const listings = await shown();
  const known = listings.flatMap(({ valueToday: value }) => (value.state === 'known' ? [value] : []));
  const vehicles = listings.filter(({ categoryNumber }) => categoryNumber === '2');
  const priced = vehicles.flatMap(({ kaskoValue: value }) => (value.state === 'known' ? [value] : []));
  expect(known.length).toBeGreaterThan(10);
  expect(await valuesToday()).toBe(known.length + priced.length);
  expect(priced.length / vehicles.length).toBeGreaterThan(0.4);
  for (const value of known) {
    expect(value).toMatchObject({ isSampleData: true, lastMonth: '2026-09' });
    expect(methodText(value)).toMatch(/^Deneme için üretilmiş örnek bir endeksin/);
  }
  for (const value of priced) {
    expect(value.isSampleData).toBe(true);
    expect(kaskoSource(value)).toMatch(/^Deneme için üretilmiş örnek liste, Kasım 2026/);
  }
  const perM2 = listings.flatMap(({ provincePerM2 }) => provincePerM2 ?? []);
  expect(perM2.every(({ isSampleData }) => isSampleData)).toBe(true);
});

it('removes the generated figures once the first real listing is stored, and never compares it with them', async () => {
  await fillSampleFigures(deps);
  await storeListings(deps, ofSample(FLAT));
  expect(await valuesToday()).toBe(1);
  await storeListings(deps, { ...FLAT, sourceKey: 'real' });
  expect(await stored()).toEqual(NOTHING);
  await removeSample(deps);
  expect(await valuesToday()).toBe(0);
  const [real] = await shown();
  expect(real?.valueToday).toMatchObject({ state: 'refused', reason: 'noIndex' });
  expect(real?.kaskoValue.state).toBe('refused');
});

it('is replaced at once by a real index or a real list, and never replaces either', async () => {
  await fillSampleFigures(deps);
  await storeListings(deps, ofSample(FLAT));
  expect(await isMade()).toBe(true);
  expect(await recordSeries(deps, ORACLE_SERIES)).toMatchObject({ updated: 0, unchanged: 0 });
  const clio = { brandCode: 1, brandName: 'RENAULT', typeName: 'CLIO', values: { 2020: 900_000 } };
  const types = Array.from({ length: 20 }, (_, typeCode) => ({ ...clio, typeCode }));
  const list = { month: '2026-10', headings: 'a', found: [], types };
  // The generated list needs no confirmation; a real one does, and until then nothing changes.
  expect(await recordKasko(deps, list, false)).toHaveProperty('asks');
  expect((await stored()).types).toBeGreaterThan(100);
  expect(await recordKasko(deps, list, true)).toMatchObject({ inserted: 20, removed: 0 });
  const after = await stored();
  await fillSampleFigures(deps);
  expect(await stored()).toEqual(after);
  expect(after).toMatchObject({
    types: 20,
    series: [...ORACLE_SERIES.values()].reduce((sum, { size }) => sum + size, 0),
  });
  expect(await isMade()).toBe(false);
});

it('generates the figures again on a later day', async () => {
  await fillSampleFigures(deps);
  const before = await stored();
  deps.setNow(new Date('2027-02-10T09:00:00Z'));
  await fillSampleFigures(deps);
  expect(await stored()).toEqual({ ...before, types: expect.any(Number) });
  const [{ last } = { last: '' }] = (await deps.db.$client.query('select max(month) as last from market_series')).rows;
  expect(last).toBe('2026-12');
});
