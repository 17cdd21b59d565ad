import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '#server/database/open-database.ts';
import type { Deps } from '#server/deps.ts';
import { recordListings } from '#server/features/intake/recording/index.ts';
import { SearchEngine } from '#server/platform/search-engine.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { openTestDeps, type TestDeps } from '#tests/support/open-test-deps.ts';
import { type OpenSearchStandIn, startOpenSearchStandIn } from '#tests/support/search-engine/open-search-stand-in.ts';
import { prepareSearches } from '../common/prepare-searches.ts';
import { tendSearch } from '../common/tend-search.ts';
import { ALL_TEXTS } from '../conditions/reach.ts';
import { resolveSearch } from '../conditions/resolved-search.ts';
import { countMatches, lexemeCounts } from '../results/count-matches.ts';
import { searchListings } from '../results/search-listings.ts';
import { engineMarket, engineSize } from './engine-market.ts';

let deps: TestDeps;
let standIn: OpenSearchStandIn;
/** The paths of searches that the engine received. */
let searched: string[];
beforeEach(async () => {
  deps = await openTestDeps();
  standIn = await startOpenSearchStandIn();
  searched = [];
  standIn.interfere = noteSearches;
});
afterEach(async () => {
  await deps.close();
  await standIn.close();
});

function noteSearches(_method: string, path: string): undefined {
  if (path.endsWith('_search')) searched.push(path);
}

type Process = Deps & { readonly searchEngine: SearchEngine };
/** A separate process: it knows nothing of what others know about the engine. */
const process = (db = deps.db, url = standIn.url): Process => ({
  ...deps,
  db,
  searchEngine: new SearchEngine(url, db, deps.log),
});
const ads = (count: number, title: string) => Array.from({ length: count }, () => makeListingRecord({ title }));

const asked = (query: string, page = 1) =>
  resolveSearch({ query, literal: true, page, includeEnded: false, facets: false }, ALL_TEXTS);

async function total(one: Deps, query = 'villa'): Promise<number> {
  return (await searchListings(one, asked(query))).total;
}

/** The total, if the engine has answered and not the database. */
async function totalOfEngine(one: Process, query = 'villa'): Promise<number> {
  const before = searched.length;
  expect(await engineMarket(one.searchEngine).current()).toBeDefined();
  const found = await total(one, query);
  expect(searched.length).toBeGreaterThan(before);
  return found;
}

it('the next search of every process finds committed changes, and no uncommitted ones', async () => {
  await recordListings(deps, ads(3, 'Merkezde villa'));
  const [one, other] = [process(), process(openDatabase(deps.databaseUrl, { maxConnections: 3 }))];
  await prepareSearches(one);
  const writer = await deps.db.$client.connect();
  try {
    await writer.query('begin');
    await writer.query('delete from properties where id = (select min(id) from properties)');
    for (const each of [one, other]) expect(await totalOfEngine(each)).toBe(3);
    await writer.query('commit');
    for (const each of [other, one]) expect(await totalOfEngine(each)).toBe(2);
    await recordListings(deps, ads(2, 'Merkezde villa'));
    for (const each of [one, other]) expect(await totalOfEngine(each)).toBe(4);
    expect(await countMatches(one, asked('villa'))).toBe(4);
    expect(await lexemeCounts(one, ['villa', 'yok'])).toEqual(
      new Map([
        ['villa', 4],
        ['yok', 0],
      ]),
    );
    expect(await engineSize(other.searchEngine)).toBe(4);
  } finally {
    writer.release();
    await other.db.$client.end();
  }
});

it('a slow feeder does not overwrite a listing with an older version', async () => {
  await recordListings(deps, ads(1, 'Merkezde villa'));
  const [slow, fast] = [process(), process()];
  for (const each of [slow, fast]) await prepareSearches(each);
  const held = Promise.withResolvers<undefined>();
  let isFirst = true;
  standIn.interfere = (method, path) => {
    noteSearches(method, path);
    const isHeld = path.endsWith('_bulk') && isFirst;
    if (isHeld) isFirst = false;
    return isHeld ? held.promise : undefined;
  };
  const change = (title: string) => recordListings(deps, [makeListingRecord({ sourceKey: 'değişen', title })]);
  await change('Merkezde villa bir');
  const late = total(slow, 'bir');
  while (isFirst) await new Promise((resolve) => setTimeout(resolve, 5));
  await change('Merkezde villa iki');
  expect([await totalOfEngine(fast, 'iki'), await totalOfEngine(fast, 'bir')]).toEqual([1, 0]);
  held.resolve(undefined);
  await late;
  for (const each of [fast, slow, process()])
    expect([await totalOfEngine(each, 'iki'), await totalOfEngine(each, 'bir')]).toEqual([1, 0]);
});

it('an interrupted filling resumes where it stopped and includes changes made meanwhile', async () => {
  await recordListings(deps, ads(1200, 'Merkezde villa'));
  let bulks = 0;
  standIn.interfere = (_, path) => {
    if (!path.endsWith('_bulk')) return undefined;
    bulks += 1;
    return bulks === 2 ? 503 : undefined;
  };
  await prepareSearches(process());
  expect(bulks).toBe(2);
  await deps.db.$client.query('delete from properties where id = (select min(id) from properties)');
  standIn.interfere = (method, path) => {
    noteSearches(method, path);
    bulks += Number(path.endsWith('_bulk'));
    return undefined;
  };
  const next = process();
  await prepareSearches(next);
  expect(bulks).toBe(4);
  expect(await totalOfEngine(next)).toBe(1199);
  expect(await engineSize(next.searchEngine)).toBe(1199);
});

it('the database answers while the engine is unreachable, lags behind or is asked for too deep a page', async () => {
  await recordListings(deps, ads(3, 'Merkezde villa'));
  const away = process(deps.db, 'http://127.0.0.1:1');
  await prepareSearches(away);
  expect(await total(away)).toBe(3);

  const one = process();
  await prepareSearches(one);
  for (const status of [500, 429, 404]) {
    standIn.interfere = (_, path) => (path.endsWith('_search') ? status : undefined);
    expect(await total(one)).toBe(3);
    await recordListings(deps, ads(1, 'Merkezde ev'));
    await new Promise((resolve) => setTimeout(resolve, 1050));
  }
  standIn.interfere = noteSearches;
  expect(await totalOfEngine(one, 'ev')).toBe(3);
  const before = searched.length;
  expect((await searchListings(one, asked('villa', 500))).total).toBe(3);
  expect(searched.length).toBe(before);
});

it('recovers from a lost index, an emptied market, and too many or forgotten changes', async () => {
  await recordListings(deps, ads(3, 'Merkezde villa'));
  await prepareSearches(process());
  const settled = async () => {
    const one = process();
    expect(await total(one)).toBe(await total(deps));
    await prepareSearches(one);
    return totalOfEngine(one);
  };
  for (const name of [...standIn.indexes.keys()].filter((name) => name !== 'peyda-state'))
    await fetch(`${standIn.url}/${name}`, { method: 'DELETE' });
  expect(await settled()).toBe(3);
  await deps.db.$client.query('truncate properties cascade');
  expect(await settled()).toBe(0);
  await recordListings(deps, ads(2100, 'Merkezde villa'));
  expect(await settled()).toBe(2100);
  await deps.db.$client.query('delete from properties where id % 700 = 0');
  await deps.db.$client.query("update search_changes set at = at - interval '90 days'");
  await tendSearch(deps);
  expect(await settled()).toBe(2097);
  expect(standIn.indexes.size).toBe(2);
});
