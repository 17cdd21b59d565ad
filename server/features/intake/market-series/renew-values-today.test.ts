import fc from 'fast-check';
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
import { valueToday } from '#shared/price-index/value-today.ts';
import { istanbulDate } from '#shared/text/dates.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { openTestDeps, type TestDeps } from '#tests/support/open-test-deps.ts';
import { ORACLE_SERIES } from '#tests/support/oracle/oracle-series.ts';
import { recordSeries } from './record-series.ts';
import { renewValuesToday } from './renew-values-today.ts';

let deps: TestDeps;
beforeEach(async () => {
  deps = await openTestDeps();
});
afterEach(() => deps.close());

const said = <T>(value: T) => ({ value, sentence: null });
const mostly = <T>(usual: fc.Arbitrary<T>, odd: fc.Arbitrary<T>) => fc.oneof({ weight: 5, arbitrary: usual }, odd);
const dwelling = fc
  .record({
    categoryNumber: mostly<'1' | '2'>(fc.constant('1'), fc.constant('2')),
    tur: mostly(fc.constantFrom('Daire', 'Villa', 'Müstakil Ev'), fc.constantFrom('Arsa', 'İşyeri')),
    il: mostly<string | null>(fc.constantFrom('Ankara', 'Van', 'Iğdır'), fc.constant(null)),
    hisse: fc.option(fc.constant('1/2')),
    price: mostly<number | null>(
      fc.oneof(
        fc.integer({ min: 1, max: 10_000_000_000 }).map((kurus) => kurus / 100),
        fc.constantFrom(1, 10, 999.99, 1_000_000),
      ),
      fc.constant(null),
    ),
    values: fc.record(
      {
        appraisedOn: fc.constantFrom(
          '2023-05-01',
          '2023-05-16',
          '2026-02-15',
          '2026-11-20',
          '2023-03-31',
          '2030-01-01',
        ),
        isSeveralLots: mostly<true | undefined>(fc.constant(undefined), fc.constant(true)),
        isShareSale: mostly(fc.constant(false), fc.constant(true)),
        right: mostly(fc.constant('ownership'), fc.constant('usufruct')),
      },
      { requiredKeys: ['appraisedOn'] },
    ),
    conflict: mostly<string | null>(fc.constant(null), fc.constantFrom('appraisedOn', 'appraisal', 'areaM2')),
  })
  .map(
    ({ values, conflict, ...rest }): ListingRecord =>
      makeListingRecord({
        ...rest,
        ilce: null,
        noticeValues: {
          values: Object.fromEntries(
            Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, said(value)]])),
          ),
          conflicts: conflict === null ? [] : [{ name: conflict, sentences: [] }],
        },
      } as Partial<ListingRecord>), // safe: the names are those of notice values
  );

type Row = { key: string; value: number | null; ratio: number | null };
const rowsOf = async () => {
  const { rows } = await deps.db.$client.query<Row>(
    'select p.source_key as key, s.value_today as value, s.today_ratio as ratio from property_search s join properties p using (id)',
  );
  return new Map(rows.map((row) => [row.key, row]));
};
const expected = (record: ListingRecord, series = ORACLE_SERIES) => {
  const { noticeValues, hisse, price } = record;
  const isShareSale = hisse !== null || (noticeValues?.values.isShareSale?.value ?? null);
  const given = {
    ...record,
    noticeValues: noticeValues ?? null,
    isShareSale,
    soldRight: noticeValues?.values.right?.value ?? null,
    isOfficePlace: false,
  };
  const value = valueToday(given, (code) => series.get(`KFE:${code}`), istanbulDate(deps.clock.now()));
  return value.state === 'known' && value.from > 0 && price !== null
    ? { value: value.from, ratio: (price / value.from) * 100 }
    : { value: null, ratio: null };
};
async function expectAsInDialog(records: readonly ListingRecord[], series = ORACLE_SERIES): Promise<number> {
  const rows = await rowsOf();
  // Random records can be invalid, for example a vehicle that is a flat; these are not stored.
  const stored = records.filter(({ sourceKey }) => rows.has(sourceKey));
  expect(stored.length).toBeGreaterThan(records.length / 2);
  for (const record of stored)
    expect({ record, ...rows.get(record.sourceKey) }).toMatchObject({ record, ...expected(record, series) });
  return [...rows.values()].filter(({ ratio }) => ratio !== null).length;
}

it.each([1, 2, 3])('searches use the lower end of the value today that a listing shows (%i)', async (seed) => {
  const records = fc.sample(dwelling, { numRuns: 300, seed });
  await recordListings(deps, records.slice(0, 200));
  expect(await expectAsInDialog(records.slice(0, 200), new Map())).toBe(0);

  // First listings stored before the index, then listings stored after it.
  await recordSeries(deps, ORACLE_SERIES);
  await renewValuesToday(deps);
  await recordListings(deps, records.slice(200));
  expect(await expectAsInDialog(records)).toBeGreaterThan(20);
  expect(await renewValuesToday(deps)).toEqual({ renewed: 0 });

  // A new month changes all of them.
  const next = new Map([...ORACLE_SERIES].map(([name, months]) => [name, new Map([...months, ['2026-11', 230]])]));
  await recordSeries(deps, next);
  deps.setNow(new Date('2026-12-20T09:00:00Z'));
  expect((await renewValuesToday(deps)).renewed).toBeGreaterThan(20);
  await expectAsInDialog(records, next);

  // Half a year without a new month: no value is shown any more.
  deps.setNow(new Date('2027-06-20T09:00:00Z'));
  await renewValuesToday(deps);
  expect(await expectAsInDialog(records, next)).toBe(0);
});

it('the next search uses a new month of the index, in memory too', async () => {
  const flat = (price: number, appraisedOn: string) =>
    makeListingRecord({ price, noticeValues: { values: { appraisedOn: said(appraisedOn) }, conflicts: [] } });
  const [old, recent] = [flat(1_000_000, '2023-05-02'), flat(2_000_000, '2026-01-20')];
  await recordListings(deps, [recent, old, flat(500_000, '2026-11-20')]);
  await prepareSearches(deps);
  const find = async (given: object) => {
    const search = { page: 1, includeEnded: false, facets: false, ...given };
    const { properties } = await searchListings(deps, resolveSearch(search, ALL_TEXTS));
    return properties.map(({ price }) => price);
  };
  expect(await find({ maxTodayRatio: 100 })).toEqual([]);
  await recordSeries(deps, ORACLE_SERIES);
  await renewValuesToday(deps);
  // 98.45 or 101.75 of 216.25: at most 47.1 %; 190.25 of 216.25: 88 %.
  expect(await find({ maxTodayRatio: 47 })).toEqual([]);
  expect(await find({ maxTodayRatio: 48 })).toEqual([1_000_000]);
  expect(await find({ sort: 'todayRatioAsc' })).toEqual([1_000_000, 2_000_000, 500_000]);
});

it('results sorted by value today show it, rounded conservatively, only to those who may use that sort', async () => {
  const noticeValues = { values: { appraisedOn: said('2023-05-02') }, conflicts: [] };
  await recordListings(deps, [makeListingRecord({ price: 1_000_000, noticeValues })]);
  await recordSeries(deps, ORACLE_SERIES);
  await renewValuesToday(deps);
  const told = async (given: object, reach = ALL_TEXTS) => {
    const search = { page: 1, includeEnded: false, facets: false, ...given };
    const { properties } = await searchListings(deps, resolveSearch(search, reach));
    return properties.map(({ appraisalToday }) => appraisalToday);
  };
  // 216.2 ÷ 101.8 = 2.1238: rounded down to three digits; 1 ÷ 2.12 = 47.2 %: rounded up.
  const value = { least: 2_120_000, percent: 48 };
  expect(await told({ sort: 'todayRatioAsc' })).toEqual([value]);
  expect(await told({ maxTodayRatio: 50, includeEnded: true })).toEqual([value]);
  expect(await told({})).toEqual([undefined]);
  expect(await told({ sort: 'todayRatioAsc' }, OPEN_TEXTS)).toEqual([undefined]);
});

it('an appraisal that may no longer be adjusted is left out at once', async () => {
  await recordSeries(deps, ORACLE_SERIES);
  const record = makeListingRecord({
    noticeValues: { values: { appraisedOn: said('2023-05-02') }, conflicts: [] },
  });
  await recordListings(deps, [record]);
  expect((await rowsOf()).get(record.sourceKey)?.ratio).not.toBeNull();
  const conflicts = [{ name: 'appraisal' as const, sentences: [] }];
  const values = record.noticeValues?.values ?? {};
  await recordListings(deps, [{ ...record, noticeValues: { values, conflicts } }]);
  expect((await rowsOf()).get(record.sourceKey)?.ratio).toBeNull();
});
