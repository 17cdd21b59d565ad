import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '#server/database/open-database.ts';
import type { Deps } from '#server/deps.ts';
import { recordSeries } from '#server/features/intake/market-series/index.ts';
import { recordListings } from '#server/features/intake/recording/record-listings.ts';
import { SearchEngine } from '#server/platform/search-engine.ts';
import { CATEGORY_NUMBERS, SUB_CATEGORIES } from '#shared/kinds/kinds.ts';
import type { ListingSearch, SearchResult } from '#shared/listing-search.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { SORTS, TURNED_AWAY, type Wanted } from '#shared/search-filters/search-values.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { openTestDeps, type TestDeps } from '#tests/support/open-test-deps.ts';
import { furtherCriteria, furtherFields, MISTAKABLE_PLACES, ROUNDS } from '#tests/support/oracle/further-criteria.ts';
import { facetCounts, naiveSearch, type StoredRecord } from '#tests/support/oracle/naive-search.ts';
import { ORACLE_SERIES } from '#tests/support/oracle/oracle-series.ts';
import { givePapers } from '#tests/support/papers/give-paper.ts';
import { type OpenSearchStandIn, startOpenSearchStandIn } from '#tests/support/search-engine/open-search-stand-in.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';
import { prepareSearches } from '../common/prepare-searches.ts';
import { ALL_TEXTS } from '../conditions/reach.ts';
import { resolveSearch } from '../conditions/resolved-search.ts';
import { engineMarket } from '../engine/index.ts';
import { currentIndex, readIndex } from '../memory/index.ts';
import { searchListings } from './search-listings.ts';

let deps: TestDeps;
let engine: OpenSearchStandIn;
beforeEach(async () => {
  deps = await openTestDeps();
  engine = await startOpenSearchStandIn();
});
afterEach(async () => {
  await deps.close();
  await engine.close();
});

const WORDS =
  'daire arsası satılık Ankara Kadıköy dükkân tapuda kat 3+1 bodrum imarlı renault Merkez ereğli’de İCRA'.split(' ');

const text = fc.array(fc.constantFrom(...WORDS), { maxLength: 5 }).map((words) => words.join(' '));
const price = fc.option(
  fc.constantFrom(10_000, 99_999.99, 100_000, 100_000.01, 250_000, 1_000_000, 2_000_000, 2_345_678, 75_000_000),
);
const end = fc.option(
  fc
    .oneof(fc.integer({ min: -48, max: 24 * 70 }), fc.constantFrom(0, 24, 72, 168))
    .map((hours) => new Date(TEST_NOW.getTime() + hours * 3_600_000)),
);
const record = fc
  .record({
    place: fc.constantFrom(...MISTAKABLE_PLACES),
    kind: fc
      .constantFrom(...CATEGORY_NUMBERS)
      .chain((number) => fc.record({ number: fc.constant(number), tur: fc.constantFrom(...SUB_CATEGORIES[number]) })),
    title: text,
    description: fc.option(text),
    price,
    endDate: end,
    round: fc.constantFrom(...ROUNDS),
    sulhMahkeme: fc.constantFrom('0', '1'),
    carModel: fc.option(fc.constantFrom('123', '21')),
    further: furtherFields,
    status: fc.constantFrom('open', 'open', 'open', 'sold'),
  })
  .map(({ place: [il, ilce], kind, title, further, round, ...rest }): Partial<ListingRecord> => {
    const given = {
      ...rest,
      ...round,
      ...further,
      il,
      ilce,
      categoryNumber: kind.number,
      tur: kind.tur,
      title: `İlan ${title}`,
    };
    return {
      ...given,
      sulhMahkeme: rest.sulhMahkeme === '1' ? '1' : '0',
      status: rest.status === 'open' ? 'open' : 'sold',
    };
  });

const anyOf = <T>(choice: fc.Arbitrary<T>) => fc.option(choice, { nil: undefined, freq: 2 });
const search = fc
  .record({
    query: anyOf(fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))),
    category: anyOf(fc.constantFrom(...CATEGORY_NUMBERS)),
    subCategory: anyOf(fc.subarray(['Daire', 'Arsa', 'Otomobil', 'Makine'], { minLength: 1 })),
    place: anyOf(
      fc.constantFrom<Pick<ListingSearch, 'city' | 'district'>[]>(
        { city: ['Ankara'] },
        { city: ['ankara', 'VAN'] },
        { city: ['Iğdır', 'Van'], district: 'merkez' },
        { district: 'Ereğli' },
        { city: ['konya'], district: 'EREĞLİ' },
      ),
    ),
    minPrice: anyOf(fc.constantFrom(0, 99_999.99, 100_000, 250_000, 2_000_000)),
    maxPrice: anyOf(fc.constantFrom(100_000, 2_000_000, 2_345_678, 100_000_000)),
    daysRemaining: anyOf(fc.constantFrom(1, 3, 7, 60)),
    secondRound: anyOf(fc.constantFrom<Wanted[]>(true, TURNED_AWAY)),
    sulhMahkeme: anyOf(fc.constantFrom<Wanted[]>(true, TURNED_AWAY)),
    sort: anyOf(fc.constantFrom(...SORTS)),
    page: fc.constantFrom(1, 1, 1, 2, 3),
    includeEnded: fc.constantFrom(false, false, false, true),
    further: furtherCriteria,
  })
  .map(({ place, further, ...rest }): ListingSearch => ({ ...rest, ...place, ...further, facets: true }));

/** What a listing's papers say, by the key of the listing. */
const papers = new Map<string, string>();

/** Stores papers for every third listing; two of them share a paper. */
async function storePapers(records: readonly ListingRecord[], seed: number): Promise<void> {
  const chosen = records.filter((_, at) => at % 3 === 0);
  const texts = samples(text, chosen.length, seed).map((words, at) => `Rapor ${words || at % 2}`);
  const { rows } = await deps.db.$client.query<{ id: string; source_key: string }>(
    'select id, source_key from properties',
  );
  const ids = new Map(rows.map((row) => [row.source_key, Number(row.id)]));
  const given = chosen.map(({ sourceKey }, at) => {
    const pages = texts[at] ?? '';
    papers.set(sourceKey, pages);
    return { propertyId: ids.get(sourceKey) ?? 0, pages: [pages, '?villa'] };
  });
  await givePapers(deps, given);
}

async function stored(records: readonly ListingRecord[]): Promise<StoredRecord[]> {
  const { rows } = await deps.db.$client.query<{ id: string; source_key: string; status: ListingRecord['status'] }>(
    'select id, source_key, status from properties',
  );
  const byKey = new Map(records.map((record) => [record.sourceKey, record]));
  return rows.flatMap(({ id, source_key, status }) => {
    const found = byKey.get(source_key);
    const paper = papers.get(source_key);
    return found ? [{ ...found, id: Number(id), status, ...(paper && { papers: paper }) }] : [];
  });
}

/** The number of compared searches with results, and of their listings and choices. */
type Compared = { searches: number; listings: number; choices: number };

/** Searches as before the index has been loaded: the first search of each pool only starts the loading. */
async function searchByRows(asked: ListingSearch): Promise<SearchResult> {
  const db = openDatabase(deps.databaseUrl, { maxConnections: 4 });
  try {
    return await searchListings({ ...deps, db }, resolveSearch(asked, ALL_TEXTS));
  } finally {
    await db.$client.end();
  }
}

async function searchInMemory(asked: ListingSearch): Promise<SearchResult> {
  expect(await currentIndex(deps)).toBeDefined();
  return searchListings(deps, resolveSearch(asked, ALL_TEXTS));
}

type Ask = (asked: ListingSearch) => Promise<SearchResult>;

async function expectRightAnswers(
  records: readonly ListingRecord[],
  searches: readonly ListingSearch[],
  ask: Ask = searchInMemory,
): Promise<Compared> {
  const all = await stored(records);
  const compared: Compared = { searches: 0, listings: 0, choices: 0 };
  for (const asked of searches) {
    const expected = naiveSearch(all, asked, deps.clock.now());
    // If nothing is found the words are taken as unfinished or mistyped, which has separate tests.
    if (expected.ids.length === 0 && asked.query !== undefined) continue;
    const answer = await ask(asked);
    const at = (asked.page - 1) * 24;
    expect({ asked, total: answer.total, ids: answer.properties.map(({ id }) => id) }).toEqual({
      asked,
      total: expected.ids.length,
      ids: expected.ids.slice(at, at + 24),
    });
    expect({ asked, facets: answer.facets && facetCounts(answer.facets) }).toEqual({ asked, facets: expected.facets });
    compared.searches += Number(expected.ids.length > 0);
    compared.listings += answer.properties.length;
    compared.choices += Object.values(expected.facets).flatMap((counts) => Object.keys(counts)).length;
  }
  return compared;
}

function atLeast(compared: Compared, least: Compared): boolean {
  return (
    compared.searches >= least.searches && compared.listings >= least.listings && compared.choices >= least.choices
  );
}

const samples = <T>(choice: fc.Arbitrary<T>, count: number, seed: number) =>
  fc.sample(choice, { numRuns: count, seed });

it.each([1, 2, 3])('every search gives the same result as a full scan, by rows and in memory (%i)', async (seed) => {
  await recordSeries(deps, ORACLE_SERIES);
  let records = samples(record, 150, seed).map((given) => makeListingRecord(given));
  await recordListings(deps, records);
  papers.clear();
  await storePapers(records, seed + 500);
  const rows = await expectRightAnswers(records, samples(search, 60, seed), searchByRows);

  await readIndex(deps);
  const inMemory = await expectRightAnswers(records, samples(search, 120, seed + 100));

  // The index applies the changes made since.
  const changes = samples(record, 40, seed + 200);
  records = records.map((old, index) => ({ ...old, ...changes[index * 3] }));
  records.push(...changes.slice(30).map((given) => makeListingRecord(given)));
  await recordListings(deps, records);
  const gone = records.splice(0, 10).map(({ sourceKey }) => sourceKey);
  await deps.db.$client.query('delete from properties where source_key = any($1)', [gone]);
  deps.setNow(new Date(TEST_NOW.getTime() + DAY_MS));
  const changed = await expectRightAnswers(records, samples(search, 120, seed + 300));

  deps.setNow(new Date(TEST_NOW.getTime() + 2 * DAY_MS));
  const again = await expectRightAnswers(records, samples(search, 60, seed + 400));
  // Without enough results, the comparison would prove nothing.
  expect(atLeast(rows, { searches: 20, listings: 60, choices: 400 })).toBe(true);
  expect(atLeast(inMemory, { searches: 50, listings: 180, choices: 900 })).toBe(true);
  expect(atLeast(changed, { searches: 35, listings: 100, choices: 600 })).toBe(true);
  expect(atLeast(again, { searches: 18, listings: 60, choices: 300 })).toBe(true);
});

it.each([1, 2])('every search gives the same result with a search engine (%i)', async (seed) => {
  let searched = 0;
  const searchEngine = new SearchEngine(engine.url, deps.db, deps.log);
  const engineDeps: Deps = { ...deps, searchEngine };
  const ask = async (asked: ListingSearch) => {
    expect(await engineMarket(searchEngine).current()).toBeDefined();
    searched = 0;
    const answer = await searchListings(engineDeps, resolveSearch(asked, ALL_TEXTS));
    // The engine answered, not the database.
    expect(searched).toBe(asked.includeEnded ? 0 : 1);
    return answer;
  };
  await recordSeries(deps, ORACLE_SERIES);
  let records = samples(record, 150, seed).map((given) => makeListingRecord(given));
  await recordListings(deps, records);
  papers.clear();
  await storePapers(records, seed + 500);
  await prepareSearches(engineDeps);
  engine.interfere = (_, path) => {
    searched += Number(path.endsWith('_search'));
    return undefined;
  };
  const filled = await expectRightAnswers(records, samples(search, 120, seed + 100), ask);

  const changes = samples(record, 40, seed + 200);
  records = records.map((old, index) => ({ ...old, ...changes[index * 3] }));
  records.push(...changes.slice(30).map((given) => makeListingRecord(given)));
  await recordListings(deps, records);
  const gone = records.splice(0, 10).map(({ sourceKey }) => sourceKey);
  await deps.db.$client.query('delete from properties where source_key = any($1)', [gone]);
  deps.setNow(new Date(TEST_NOW.getTime() + DAY_MS));
  const changed = await expectRightAnswers(records, samples(search, 120, seed + 300), ask);
  expect(atLeast(filled, { searches: 50, listings: 180, choices: 900 })).toBe(true);
  expect(atLeast(changed, { searches: 35, listings: 100, choices: 600 })).toBe(true);
});
