import fc from 'fast-check';
import type { PropertyRecord } from '#shared/properties.ts';
import type { PropertySearch } from '#shared/property-search.ts';

/** Places that are easily confused: in the same province, with the same name, or with letters that fold. */
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

/** Listing fields for the filters beyond the specification's, drawn from few values so that searches match them. */
export const furtherFields: fc.Arbitrary<Partial<PropertyRecord>> = fc.record({
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
});

const anyOf = <T>(choice: fc.Arbitrary<T>) => fc.option(choice, { nil: undefined, freq: 1 });
const ONE_IN_FOUR = [false, false, false, true];

/** Filters beyond the specification's; three of four searches have none. */
export const furtherCriteria: fc.Arbitrary<Partial<PropertySearch>> = fc
  .constantFrom(...ONE_IN_FOUR)
  .chain((isAsked) =>
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
            excludeText: anyOf(fc.constantFrom(['bodrum kat'], ['hisseli', 'imarlı'], ['ereğli'])),
            one: anyOf(
              fc.constantFrom<Partial<PropertySearch>[]>(
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
              ),
            ),
          })
          .map(({ days, one, ...rest }) => ({ ...rest, ...days, ...one }))
      : fc.constant({}),
  );
