import fc from 'fast-check';
import { ALL_TEXTS, resolveSearch } from '#server/features/market/search/index.ts';
import { ALL_SUB_CATEGORIES, CATEGORY_NUMBERS } from '#shared/kinds/kinds.ts';
import { type ListingSearch, listingSearchSchema } from '#shared/listing-search.ts';
import { districtsOf, PROVINCES } from '#shared/places/places.ts';
import { MAX_EXCLUDED_WORDS, SORTS } from '#shared/search-filters/search-values.ts';

/** Common and rare words of notices, prefixes of many words, mistyped words and numbers. */
const WORDS =
  `tapu daire kat arsa imar hisse ada parsel cephe salon balkon mutfak banyo bina beton asansör doğalgaz cadde
sokak mahalle mevki tarla villa depo bodrum zemin çatı otopark bahçe yol elektrik su kiracı haciz ipotek şerh beyan rehin
satış taşınmaz bağımsız bölüm nitelik mülkiyet irtifak traktör renault zeytinlik ta ka b asansorl dogalgz mutfkta 3+1 2024/1867
120 merkez icra dairesi`.split(/\s+/);
const DISTRICTS = PROVINCES.flatMap((province) => districtsOf(province));

const word = fc.constantFrom(...WORDS);
const phrase = (most: number) => fc.array(word, { minLength: 1, maxLength: most }).map((words) => words.join(' '));
/** Up to the maximum number of excluded words, in phrases of equal length. */
const phrases = fc
  .record({
    words: fc.array(word, { minLength: 1, maxLength: MAX_EXCLUDED_WORDS, size: 'max' }),
    length: fc.integer({ min: 1, max: MAX_EXCLUDED_WORDS }),
  })
  .map(({ words, length }) =>
    words.flatMap((_, index) => (index % length === 0 ? [words.slice(index, index + length).join(' ')] : [])).join(','),
  );
const some = <T extends string>(values: readonly T[], most: number) =>
  fc
    .uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: most, size: 'max' })
    .map((chosen) => chosen.join(','));
/** Present in `weight` of four searches. */
const anyOf = (choice: fc.Arbitrary<string>, weight = 2) =>
  fc.oneof({ arbitrary: fc.constant(undefined), weight: 4 - weight }, { arbitrary: choice, weight });
const DAYS = ['2020-01-01', '2026-01-01', '2026-12-01', '2027-06-01', '2090-01-01'];

/** Searches as costly as their parameters allow: every parameter is used, often up to its limit. */
export const costlySearches: fc.Arbitrary<ListingSearch> = fc
  .record({
    query: anyOf(phrase(40)),
    category: anyOf(fc.constantFrom(...CATEGORY_NUMBERS), 1),
    subCategory: anyOf(some(ALL_SUB_CATEGORIES, 100), 1),
    city: anyOf(some(PROVINCES, 81), 1),
    district: anyOf(some(DISTRICTS, 100), 1),
    minPrice: anyOf(fc.constantFrom('0', '1', '1234567')),
    maxPrice: anyOf(fc.constantFrom('1234567.89', '1000000000')),
    daysRemaining: anyOf(fc.constantFrom('1', '60'), 1),
    endDateFrom: anyOf(fc.constantFrom(...DAYS), 1),
    endDateTo: anyOf(fc.constantFrom(...DAYS), 1),
    excludeCategory: anyOf(some(CATEGORY_NUMBERS, 2), 1),
    excludeSubCategory: anyOf(some(ALL_SUB_CATEGORIES, 100), 1),
    excludeCity: anyOf(some(PROVINCES, 81), 1),
    excludeDistrict: anyOf(some(DISTRICTS, 100), 1),
    excludeText: anyOf(phrases),
    excludeSaleKind: anyOf(fc.constant('heirs,ward'), 1),
    court: anyOf(phrase(5), 1),
    brand: anyOf(some(['Renault', 'Fiat', 'Ford', 'BMW', 'Tofaş'], 5), 1),
    minAge: anyOf(fc.constant('0'), 1),
    sort: anyOf(fc.constantFrom(...SORTS)),
    page: anyOf(fc.constantFrom('1', '100', '50000')),
    includeEnded: fc.constantFrom('0', '1', '1', '1'),
    facets: fc.constant('1'),
  })
  .map((given) => listingSearchSchema.safeParse(given))
  .filter((read) => read.success && isAllowed(read.data))
  // Safe: the filter keeps only searches that were parsed.
  .map((read) => read.data as ListingSearch);

function isAllowed(search: ListingSearch): boolean {
  try {
    resolveSearch(search, ALL_TEXTS);
    return true;
  } catch {
    return false;
  }
}
