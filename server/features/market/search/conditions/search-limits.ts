import { invalidParameter } from '#server/platform/expected-error.ts';
import { wordsOf } from '#server/turkish/search-words.ts';
import type { ListingSearch } from '#shared/listing-search.ts';
import type { Shape } from '#shared/search-filters/filter.ts';
import { type FilterParameter, PARAMETER_ROWS } from '#shared/search-filters/filters.ts';
import { MAX_DISTRICTS, MAX_EXCLUDED_WORDS, MAX_SEARCH_WORDS } from '#shared/search-filters/search-values.ts';

const WORDED_SHAPES: readonly string[] = ['query', 'name', 'names', 'fileNumber', 'models'] satisfies Shape['kind'][];
type Worded = {
  [P in FilterParameter]: ListingSearch[P] extends string | string[] | undefined ? P : never;
}[FilterParameter];

/** Parameters whose words the database compares with those of listings. */
// safe: values of these shapes are texts
const WORDED = PARAMETER_ROWS.flatMap(([name, { shape }]) =>
  WORDED_SHAPES.includes(shape.kind) ? name : [],
) as Worded[];

type PlaceLists = { readonly districts?: readonly unknown[]; readonly excludedDistricts?: readonly unknown[] };

/**
 * Rejects a search that would keep the database busy for long: its time grows with words and districts times listings.
 * Throws an ExpectedError that names the parameter which contributes most.
 */
export function refuseCostly(search: ListingSearch, { districts, excludedDistricts }: PlaceLists): void {
  const counts = WORDED.map((name) => ({ name, count: wordCount(search[name]) }));
  const words = counts.reduce((sum, { count }) => sum + count, 0);
  const [most] = counts.toSorted((a, b) => b.count - a.count);
  if (most && words > MAX_SEARCH_WORDS)
    throw invalidParameter(most.name, `Bir aramada en çok ${MAX_SEARCH_WORDS} kelime olabilir.`);
  if (wordCount(search.excludeText) > MAX_EXCLUDED_WORDS)
    throw invalidParameter('excludeText', `Bir aramada en çok ${MAX_EXCLUDED_WORDS} kelime dışarıda bırakılabilir.`);
  for (const [name, places] of [
    ['district', districts],
    ['excludeDistrict', excludedDistricts],
  ] as const) {
    if (places && places.length > MAX_DISTRICTS)
      throw invalidParameter(name, `Bir aramada en çok ${MAX_DISTRICTS} ilçe olabilir; il de seçerek daraltın.`);
  }
}

function wordCount(text: string | readonly string[] | undefined): number {
  return [text ?? []].flat().reduce((count, phrase) => count + wordsOf(phrase).length, 0);
}
