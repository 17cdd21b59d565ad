import fc from 'fast-check';
import type { ListingSearch } from '#shared/listing-search.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { TEST_NOW } from '../test-now.ts';

const HOUR_MS = 3_600_000;

/** Places that are easily confused: in the same province, with the same name, or with letters that are folded. */
export const MISTAKABLE_PLACES = [
  ['Ankara', 'Çankaya'],
  ['Ankara', 'Gölbaşı'],
  ['İstanbul', 'Kadıköy'],
  ['Iğdır', 'Merkez'],
  ['Van', 'Merkez'],
  ['Konya', 'Ereğli'],
  ['Zonguldak', 'Ereğli'],
  [null, null],
] as const;

/** Before and after the moment of the tests, on multiples of ten minutes. */
const STARTS = [-3 * DAY_MS, -HOUR_MS, HOUR_MS / 2, HOUR_MS * 5, 30 * HOUR_MS, 20 * DAY_MS].map((after) => ({
  at: new Date(TEST_NOW.getTime() + after).toISOString(),
  isDayOnly: false,
}));

const [FIRST, SECOND] = [
  { secondRound: '0', roundIsDerived: false },
  { secondRound: '1', roundIsDerived: false },
] as const;
/** Both rounds equally often, and sometimes neither: filters by round must find enough listings. */
export const ROUNDS = [
  FIRST,
  SECOND,
  FIRST,
  SECOND,
  FIRST,
  SECOND,
  { secondRound: '0', roundIsDerived: true },
] as const;

/** Listing fields for filters that are not in the specification, drawn from few values so that searches match them. */
export const furtherFields: fc.Arbitrary<Partial<ListingRecord>> = fc.record({
  ada: fc.option(fc.constantFrom('101', '0101', '7')),
  parsel: fc.option(fc.constantFrom('4', '25')),
  dosyaBilgi: fc.option(fc.constantFrom('2024/1867 TLMT.', '2024/1867 Esas', '2024/186 Satış')),
  courtName: fc.option(
    fc.constantFrom(
      'Ankara 3. İcra Dairesi',
      'Ankara 13. İcra Dairesi',
      'Ankara Batı 3. İcra Dairesi',
      'Van Gayrimenkul Satış İcra Dairesi',
    ),
  ),
  carAge: fc.option(fc.constantFrom('3', '11', '2015')),
  hisse: fc.option(fc.constant('1/2')),
  noticeValues: fc.option(
    fc
      .record({
        areaM2: fc.option(fc.constantFrom(99.5, 100, 118, 1186, 12_500), { nil: undefined }),
        deposit: fc.option(
          fc.constantFrom(
            { percent: 20, amount: null },
            { percent: null, amount: 65_000 },
            { percent: 10, amount: 65_001.5 },
          ),
          { nil: undefined },
        ),
        isShareSale: fc.option(fc.boolean(), { nil: undefined }),
        km: fc.option(fc.constantFrom(45_000, 150_000, 150_001), { nil: undefined }),
        fuel: fc.option(fc.constantFrom('Dizel', 'Benzin ve LPG'), { nil: undefined }),
        kdv: fc.option(fc.constantFrom([], [1], [10, 20]), { nil: undefined }),
        occupancy: fc.option(fc.constantFrom('empty', 'tenant'), { nil: undefined }),
        annotations: fc.option(
          fc.constantFrom(
            { present: ['mortgage', 'seizure'], absent: [] },
            { present: ['seizure'], absent: ['mortgage'] },
          ),
          { nil: undefined },
        ),
        appraisedOn: fc.option(fc.constantFrom('2026-11-20', '2026-01-14', '2023-05-01'), { nil: undefined }),
        firstStart: fc.option(fc.constantFrom(...STARTS), { nil: undefined }),
        secondStart: fc.option(fc.constantFrom(...STARTS), { nil: undefined }),
      })
      .map((values) => ({
        values: Object.fromEntries(
          Object.entries(values).flatMap(([name, value]) =>
            value === undefined ? [] : [[name, { value, sentence: null }]],
          ),
        ),
        conflicts: [],
      })),
  ),
});

const anyOf = <T>(choice: fc.Arbitrary<T>) => fc.option(choice, { nil: undefined, freq: 1 });
const ONE_IN_FOUR = [false, false, false, true];

/** Filters that are not in the specification; three of four searches have none. */
export const furtherCriteria: fc.Arbitrary<Partial<ListingSearch>> = fc.constantFrom(...ONE_IN_FOUR).chain((isAsked) =>
  isAsked
    ? fc
        .record({
          days: anyOf(
            fc.constantFrom(
              { endDateFrom: '2026-11-22' },
              { endDateTo: '2026-12-04' },
              { endDateFrom: '2026-11-21', endDateTo: '2026-11-30' },
              { endDateFrom: '2026-11-01', endDateTo: '2029-01-01' },
            ),
          ),
          excludeCategory: anyOf(fc.constantFrom<'1' | '2'>('1', '2').map((category) => [category])),
          excludeSubCategory: anyOf(fc.subarray(['Daire', 'Arsa', 'Otomobil'], { minLength: 1 })),
          excludeCity: anyOf(fc.constantFrom(['ankara'], ['Konya', 'VAN'])),
          excludeDistrict: anyOf(fc.constantFrom(['Merkez'], ['çankaya', 'EREĞLİ'])),
          excludeSaleKind: anyOf(fc.subarray(['heirs' as const, 'ward' as const], { minLength: 1 })),
          excludeText: anyOf(fc.constantFrom(['bodrum kat'], ['hisseli', 'imarlı'], ['ereğli'])),
          one: anyOf(
            fc.constantFrom<Partial<ListingSearch>[]>(
              { ada: '101' },
              { ada: '7', parsel: '25' },
              { fileNumber: '2024/1867' },
              { fileNumber: '2024/1867 talimat' },
              { court: 'Ankara 3. İcra Dairesi' },
              { court: 'icra dairesi' },
              { brand: ['RENAULT'] },
              { brand: ['renault', 'Togg'] },
              { maxAge: 5 },
              { minAge: 5, maxAge: 12 },
              { minAge: 4 },
              { minYear: 2015 },
              { minYear: 2014, maxYear: 2023 },
              { maxYear: 2015 },
              { share: ['whole'] },
              { share: ['part'] },
              { share: ['whole', 'unknown'] },
              { share: ['part', 'unknown'] },
              { minArea: 100 },
              { minArea: 99, maxArea: 1200 },
              { maxArea: 118 },
              { minDeposit: 50_000 },
              { minDeposit: 20_000, maxDeposit: 100_000 },
              { maxDeposit: 65_000 },
              { maxDeposit: 65_000, includeUnknown: ['deposit'] },
              { maxPrice: 250_000, includeUnknown: ['price'] },
              { minPrice: 100_000.01, includeUnknown: ['price', 'deposit'], maxDeposit: 300_000 },
              { minPrice: 99_999.99, maxPrice: 2_345_678, includeUnknown: ['price'] },
              { minArea: 100, includeUnknown: ['area'] },
              { minArea: 99, maxArea: 1200, includeUnknown: ['area', 'deposit'] },
              { minYear: 2014, maxYear: 2023, includeUnknown: ['year'] },
              { maxAge: 5, includeUnknown: ['age'] },
              { maxKm: 150_000, includeUnknown: ['km'] },
              { minPricePerSquareMeter: 5000, includeUnknown: ['pricePerSquareMeter'] },
              { maxKm: 150_000 },
              { maxTodayRatio: 50 },
              { maxTodayRatio: 92 },
              { minKm: 50_000 },
              { fuel: ['lpg', 'elektrik'] },
              { kdvRate: ['0', '10'] },
              { occupancy: ['empty'] },
              { annotations: ['seizure'], withoutAnnotations: ['mortgage'] },
              { maxAppraisalAgeDays: 365 },
              { maxAppraisalAgeDays: 3 },
              { depositWithinDays: 3 },
              { maxPricePerSquareMeter: 10_000 },
              { minPricePerSquareMeter: 5000 },
              { phase: 'upcoming' },
              { phase: 'running' },
            ),
          ),
        })
        .map(({ days, one, ...rest }) => ({ ...rest, ...days, ...one }))
    : fc.constant({}),
);
