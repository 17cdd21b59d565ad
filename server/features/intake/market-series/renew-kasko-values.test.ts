import { afterEach, beforeEach, expect, it } from 'vitest';
import { recordListings } from '#server/features/intake/recording/index.ts';
import {
  ALL_TEXTS,
  OPEN_TEXTS,
  prepareSearches,
  resolveSearch,
  searchListings,
} from '#server/features/market/search/index.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { openTestDeps, type TestDeps } from '#tests/support/open-test-deps.ts';
import type { KaskoList } from './parse-kasko.ts';
import { recordKasko } from './record-kasko.ts';
import { renewKaskoValues } from './renew-kasko-values.ts';
import { renewValuesToday } from './renew-values-today.ts';

let deps: TestDeps;
beforeEach(async () => {
  deps = await openTestDeps();
});
afterEach(() => deps.close());

/** A list with this many versions of a Clio, and the value of the cheapest. */
const listOf = (month: string, cheapest: number): KaskoList => ({
  ...{ month, headings: 'a', found: [] },
  types: Array.from({ length: 20 }, (_, at) => ({
    ...{ brandCode: 123, typeCode: at, brandName: 'RENAULT', typeName: `CLIO 1.5 DCI TOUCH ${at}` },
    values: { '2019': cheapest + at * 1000 },
  })),
});
const said = <T>(value: T) => ({ value, sentence: null });
const clio = (price: number, given: Partial<ListingRecord> = {}, modelText = 'Clio 1.5 dCi Touch') =>
  makeListingRecord({
    ...{ categoryNumber: '2', tur: 'Otomobil', carModel: '123', price, hisse: null },
    noticeValues: { values: { modelText: said(modelText), modelYear: said(2019) }, conflicts: [] },
    ...given,
  });
const record = (list: KaskoList) => recordKasko(deps, list, true);
const find = async (given: object, reach = ALL_TEXTS) => {
  const search = { page: 1, includeEnded: false, facets: false, ...given };
  return (await searchListings(deps, resolveSearch(search, reach))).properties;
};
const pricesBy = async (given: object) => (await find(given)).map(({ price }) => price);

it('vehicles are filtered and sorted by the ratio of their appraisal to the kasko value', async () => {
  await record(listOf('2026-11', 1_000_000));
  const [half, whole, dear] = [clio(500_000), clio(1_000_000), clio(1_300_000)];
  const [share, vague] = [clio(1000, { hisse: '1/2' }), clio(2000, {}, 'Clio Symbol Joy Sedan')];
  await recordListings(deps, [dear, share, whole, vague, half]);
  for (const prepare of [() => undefined, () => prepareSearches(deps)]) {
    await prepare();
    expect(await pricesBy({ maxTodayRatio: 50 })).toEqual([500_000]);
    expect(await pricesBy({ maxTodayRatio: 100 })).toHaveLength(2);
    // The value of a share and of an uncertain model is unknown, so they are last.
    expect((await pricesBy({ sort: 'todayRatioAsc' })).slice(0, 3)).toEqual([500_000, 1_000_000, 1_300_000]);
  }
  const [first] = await find({ sort: 'todayRatioAsc' });
  expect(first?.appraisalToday).toEqual({ least: 1_000_000, percent: 50 });
  expect((await find({ sort: 'todayRatioAsc' }, OPEN_TEXTS))[0]?.appraisalToday).toBeUndefined();
});

it('a new list updates all vehicles, a new appraisal only its own, and an outdated list gives no ratio', async () => {
  await recordListings(deps, [clio(500_000, { sourceKey: 'a' }), clio(900_000)]);
  await prepareSearches(deps);
  expect(await pricesBy({ maxTodayRatio: 100 })).toEqual([]);
  await record(listOf('2026-10', 1_000_000));
  expect(await renewKaskoValues(deps)).toBe(2);
  expect(await renewKaskoValues(deps)).toBe(0);
  expect(await pricesBy({ maxTodayRatio: 80 })).toEqual([500_000]);
  await record(listOf('2026-11', 1_200_000));
  await renewKaskoValues(deps);
  expect(await pricesBy({ maxTodayRatio: 80 })).toHaveLength(2);
  await recordListings(deps, [clio(1_100_000, { sourceKey: 'a' })]);
  expect(await pricesBy({ maxTodayRatio: 80 })).toEqual([900_000]);
  deps.setNow(new Date(deps.clock.now().getTime() + 130 * 86_400_000));
  expect(await renewValuesToday(deps)).toEqual({ renewed: 2 });
  const { rows } = await deps.db.$client.query('select today_ratio from property_search');
  expect(rows).toEqual([{ today_ratio: null }, { today_ratio: null }]);
});
