import fc from 'fast-check';
import { SORTS } from '#shared/search-filters/search-values.ts';
import { COMMON, SECRETS, TARGET } from './planted-market.ts';

/** A call of a person without rights; with criteria it is a preview of an alert. */
export type AttackCall = { readonly path: string; readonly criteria?: Readonly<Record<string, string>> };

const GUESSES = [...SECRETS, 'havuz', 'Kelebek', '48174', '4711', 'mahzen', 'zorba', '2019/88432', 'daire', 'konya'];
const secret = fc.constantFrom(...GUESSES, ...SECRETS);
/** A word unchanged, as a prefix, or mistyped. */
const tried = fc.oneof(
  { arbitrary: secret, weight: 3 },
  { arbitrary: fc.constantFrom(...COMMON), weight: 1 },
  fc.tuple(secret, fc.integer({ min: 2, max: 8 })).map(([word, length]) => word.slice(0, length)),
  fc.tuple(secret, fc.integer({ min: 1, max: 6 })).map(([word, at]) => word.slice(0, at) + word.slice(at + 1)),
);
const words = (most: number) => fc.array(tried, { minLength: 1, maxLength: most }).map((all) => all.join(' '));
const maybe = (choice: fc.Arbitrary<string>) => fc.option(choice, { nil: undefined, freq: 2 });

/** All parameters that narrow results to a listing, all that sort, and words in every parameter that accepts them. */
const parameters = fc
  .record({
    query: maybe(words(4)),
    excludeText: maybe(fc.array(words(2), { minLength: 1, maxLength: 15 }).map((all) => all.join(','))),
    ada: maybe(fc.constantFrom(TARGET.ada, '48173', '1456')),
    parsel: maybe(fc.constantFrom(TARGET.parsel, '1456')),
    fileNumber: maybe(fc.constantFrom('2026/4711', '2019/88431')),
    court: maybe(fc.constantFrom(TARGET.courtName, 'Zorbakıran')),
    brand: maybe(secret),
    city: maybe(fc.constant('Konya')),
    sort: maybe(fc.constantFrom(...SORTS)),
    includeEnded: maybe(fc.constant('1')),
    facets: maybe(fc.constant('1')),
    literal: maybe(fc.constant('1')),
    page: maybe(fc.constantFrom('1', '2', '3')),
  })
  .map((given) => Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)))
  // Safe: undefined values were removed.
  .map((given) => given as Record<string, string>);

const sentence = fc
  .tuple(words(3), fc.constantFrom('hariç', 'olmayan daire', 'daire', `${TARGET.dosyaBilgi} dosyası`, 'parsel'))
  .map((parts) => parts.join(' '));
const searchCall = (address: string) =>
  parameters.map((given) => ({ path: `/api/properties/${address}?${new URLSearchParams(given)}` }));

/** Calls that search for planted words in every way the API offers. */
export const attackCalls: fc.Arbitrary<AttackCall> = fc.oneof(
  { arbitrary: searchCall('search'), weight: 5 },
  { arbitrary: searchCall('search-ai'), weight: 2 },
  sentence.map((query) => ({ path: `/api/properties/search-ai?${new URLSearchParams({ query })}` })),
  tried.map((query) => ({ path: `/api/properties/suggestions?${new URLSearchParams({ query })}` })),
  parameters.map(({ sort: _sort, includeEnded: _ended, facets: _facets, page: _page, ...criteria }) => ({
    path: '/api/user/property-alerts/preview',
    criteria,
  })),
);
