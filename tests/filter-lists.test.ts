import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { RECORD_COLUMNS } from '#server/database/record-columns.ts';
import { NOTICE_VALUE_NAMES } from '#shared/notice-values.ts';
import type { Filter } from '#shared/search-filters/filter.ts';
import { FILTERS } from '#shared/search-filters/filters.ts';
import { findNameLists } from './support/find-name-lists.ts';

/*
 * The filters of a search are listed once, in shared/search-filters. A file that lists more than a few parameters side
 * by side (the keys of an object or a type, the texts of a list or a union) would have to be found and changed by hand
 * for each new filter. Such a list must be derived from FILTERS, or have a type that requires every filter.
 */

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MOST_NAMES = 4;
const HOME = 'shared/search-filters/';

/** Files that may list them, each with the reason. */
const MAY_LIST: Readonly<Record<string, string>> = {
  'scripts/api-client/v1.gen.ts': 'made of the document of the API',
  'server/pages/api-reference/parameter-texts.ts': 'what the reference says; its type requires every parameter',
  'server/features/market/search/conditions/filter-conditions.ts':
    'what the server finds by each; its type requires every filter',
  'server/features/market/search/conditions/facets.ts': 'which of them are counted, and by what',
  'shared/listing-search.ts': 'the answer with these counts',
  'server/features/market/search/understood/relaxation-sentence.ts':
    'says what nothing was found for; its type requires every relaxation',
  'shared/interpretation.ts': 'what a sentence can mean',
  'server/features/market/search/understood/measure-bounds.ts': 'which bounds the measures of a sentence become',
  'server/features/market/search/understood/merge-meaning.ts': 'which filters the meaning of a sentence becomes',
  'server/features/market/understanding/language-model/ask-model.ts': 'what a language model may answer',
  'server/features/market/understanding/language-model/add-model-answer.ts': 'takes that answer apart',
};

/** Names that only a search has: `share` and `price` are also fields of listings and notices. */
const others = new Set<string>([...RECORD_COLUMNS.map(({ field }) => field), ...NOTICE_VALUE_NAMES]);
const parameters = Object.values<Filter>(FILTERS).flatMap((filter) => Object.keys(filter.parameters));
const NAMES = new Set(parameters.filter((name) => !others.has(name)));

/** The places where a file lists too many filters, with their number. */
function handListsIn(path: string, code: string): string[] {
  return findNameLists(path, code, NAMES)
    .map(({ line, names }) => ({ line, count: new Set(names).size }))
    .filter(({ count }) => count > MOST_NAMES)
    .map(({ line, count }) => `${path}:${line} lists ${count} filters`);
}

describe('filters of a search', () => {
  const paths = globSync('{sample,scripts,server,shared,web}/**/*.{ts,tsx}', { cwd: ROOT }).filter(
    (path) => !/\.test\.tsx?$/.test(path) && !path.startsWith(HOME),
  );
  const listing = paths
    .map((path) => ({ path, lists: handListsIn(path, readFileSync(join(ROOT, path), 'utf8')) }))
    .filter(({ lists }) => lists.length > 0);

  it('are listed by hand only in files with a stated reason', () => {
    expect(listing.filter(({ path }) => !(path in MAY_LIST)).flatMap(({ lists }) => lists)).toEqual([]);
  });

  it('are still listed in every file that is allowed to', () => {
    const found = listing.map(({ path }) => path);
    expect(Object.keys(MAY_LIST).filter((path) => !found.includes(path))).toEqual([]);
  });

  it.each([
    ['a list of texts', `const SHOWN = ['minKm', 'maxKm', 'minArea', 'maxArea', 'kdvRate', 'price'];`],
    ['a union', `type Shown = 'minKm' | 'maxKm' | 'minArea' | 'maxArea' | 'kdvRate';`],
    ['the keys of an object', `const LABELS = { minKm: 1, maxKm: 2, minArea: 3, maxArea: 4, kdvRate: 5 };`],
    ['the keys of a type', 'type Search = { minKm: 1; maxKm: 2; minArea: 3; maxArea: 4; kdvRate: 5 };'],
  ])('are refused in %s', (_what, code) => {
    expect(handListsIn('web/features/market/search/shown.ts', `\n${code}`)).toEqual([
      'web/features/market/search/shown.ts:2 lists 5 filters',
    ]);
  });

  it('may be named a few at a time, and read by their fields', () => {
    expect(
      handListsIn('web/shown.ts', `const bounds = ['minKm', 'maxKm'];\nread(search.minArea, search.kdvRate);`),
    ).toEqual([]);
  });
});
