import { Writable } from 'node:stream';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateSampleRecords } from '#sample/generate-sample-records.ts';
import { recordListings } from '#server/features/intake/recording/record-listings.ts';
import { ALL_SUB_CATEGORIES } from '#shared/kinds/kinds.ts';
import type { ListingSearch } from '#shared/listing-search.ts';
import { MAX_EXCLUDED_WORDS, MAX_SEARCH_WORDS } from '#shared/search-filters/search-values.ts';
import { getApi } from '#tests/support/call-api.ts';
import { costlySearches } from '#tests/support/costs/costly-searches.ts';
import { searchCost } from '#tests/support/costs/search-cost.ts';
import { openTestApp, type TestApp } from '#tests/support/open-test-app.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';
import { tendSearch } from '../common/tend-search.ts';

const MARKET = 1200;
/** The maximum cost relative to an ordinary search. */
const WORST = 20;

let opened: TestApp;
let log = '';
beforeAll(async () => {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log += chunk;
      done();
    },
  });
  opened = await openTestApp({}, { log: pino({ level: 'trace' }, stream) });
  // Safe: every sub-category is a key.
  const pictures = Object.fromEntries(ALL_SUB_CATEGORIES.map((name) => [name, ['/files/a.webp']])) as never;
  const files = { pictures, documentUrl: (name: string) => name };
  await recordListings(opened.deps, generateSampleRecords({ size: MARKET, now: TEST_NOW, files }));
  await tendSearch(opened.deps);
  await opened.deps.db.$client.query('vacuum analyze');
});
afterAll(() => opened.deps.close());

it('no search within the limits costs the database many times as much as an ordinary search', async () => {
  const { deps } = opened;
  const ordinary: ListingSearch = { query: 'daire', city: ['İstanbul'], page: 1, includeEnded: false, facets: true };
  const usual = await searchCost(deps, ordinary);
  expect(usual).toBeGreaterThan(100);
  for (const search of fc.sample(costlySearches, { numRuns: 60, seed: 14 })) {
    const cost = await searchCost(deps, search);
    expect({ search, isBearable: cost <= WORST * usual, cost, usual }).toMatchObject({ isBearable: true });
  }
});

describe('a search that asks for too much is refused with the name of the parameter', () => {
  const words = (count: number) => Array.from({ length: count }, (_, index) => `sozcuk${index}`);
  const twenty = Array.from({ length: 20 }, (_, phrase) =>
    words(20)
      .map((word) => `${word}x${phrase}`)
      .join(' '),
  );

  it.each([
    ['excludeText', `excludeText=${twenty.join(',')}`, `${MAX_SEARCH_WORDS} kelime`],
    ['excludeText', `excludeText=${words(MAX_EXCLUDED_WORDS + 1).join('+')}`, `${MAX_EXCLUDED_WORDS} kelime`],
    ['query', `query=${Array.from({ length: 60 }, (_, index) => index + 100).join('+')}`, `${MAX_SEARCH_WORDS} kelime`],
  ])('%s', async (field, parameters, hint) => {
    for (const address of ['search', 'search-ai']) {
      const { status, json, body } = await getApi(opened.app, `/api/properties/${address}?${parameters}`);
      expect({ status, field: json.field }).toEqual({ status: 400, field });
      expect(json.message).toContain(hint);
      expect(body.length).toBeLessThan(1000);
    }
  });
});

it.each([200, 1500])('the same district named %i times counts once', async (times) => {
  const repeated = Array.from({ length: times }, () => 'Merkez').join(',');
  for (const archive of ['', '&includeEnded=1']) {
    const once = await getApi(opened.app, `/api/properties/search?district=Merkez${archive}&facets=1`);
    const often = await getApi(opened.app, `/api/properties/search?district=${repeated}${archive}&facets=1`);
    expect(often.status).toBe(200);
    expect(often.json).toEqual(once.json);
  }
  expect(Math.max(...log.split('\n').map(({ length }) => length))).toBeLessThan(20_000);
});
