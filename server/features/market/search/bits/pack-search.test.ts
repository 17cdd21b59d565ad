import { afterEach, beforeEach, expect, it } from 'vitest';
import { recordListings } from '#server/features/intake/recording/record-listings.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { openTestDeps, type TestDeps } from '#tests/support/open-test-deps.ts';
import { ALL_TEXTS } from '../conditions/reach.ts';
import { resolveSearch } from '../conditions/resolved-search.ts';
import { searchListings } from '../results/search-listings.ts';
import { packSearch } from './pack-search.ts';

let deps: TestDeps;
beforeEach(async () => {
  deps = await openTestDeps();
});
afterEach(() => deps.close());

const PACK_ALL = { minOpen: 1, minLoose: 1 };

async function total(query: string): Promise<number> {
  const found = await searchListings(
    deps,
    resolveSearch({ query, page: 1, includeEnded: false, facets: false }, ALL_TEXTS),
  );
  return found.total;
}

async function one<Row extends Record<string, unknown>>(statement: string): Promise<Row | undefined> {
  const { rows } = await deps.db.$client.query<Row>(statement);
  return rows[0];
}

it('few listings are not packed, and few changes wait', async () => {
  await recordListings(
    deps,
    Array.from({ length: 30 }, () => makeListingRecord()),
  );
  expect(await packSearch(deps)).toEqual({ packedBlocks: 0 });
  expect(await packSearch(deps, { minOpen: 10 })).toEqual({ packedBlocks: 1 });
  await recordListings(deps, [makeListingRecord()]);
  expect(await packSearch(deps, { minOpen: 10 })).toEqual({ packedBlocks: 0 });
  expect(await total('daire')).toBe(31);
});

it('nothing is lost or counted twice while listings change and two processes pack', async () => {
  const records = Array.from({ length: 400 }, (_, index) =>
    makeListingRecord({
      title: index % 2 === 0 ? 'Merkezde daire' : 'Merkezde villa',
      tur: index % 2 === 0 ? 'Daire' : 'Villa',
    }),
  );
  await recordListings(deps, records);
  for (let round = 1; round <= 5; round += 1) {
    const changed = records
      .slice(round * 40, round * 40 + 80)
      .map((record) => ({ ...record, price: round, title: `${record.title} tur${round}x` }));
    const more = Array.from({ length: 20 }, () => makeListingRecord({ title: 'Yeni villa', tur: 'Villa' }));
    await Promise.all([
      recordListings(deps, changed),
      packSearch(deps, PACK_ALL),
      recordListings(deps, more),
      packSearch(deps, PACK_ALL),
    ]);
    expect([await total('daire'), await total('villa'), await total(`merkezde tur${round}x`)]).toEqual([
      200,
      200 + 20 * round,
      80,
    ]);
  }
  await deps.db.$client.query("delete from properties where tur = 'Daire'");
  expect([await total('daire'), await total('villa')]).toEqual([0, 300]);
});

it('what was packed is left out once it is over, and no mark is left behind', async () => {
  await recordListings(
    deps,
    Array.from({ length: 50 }, () => makeListingRecord()),
  );
  await packSearch(deps, PACK_ALL);
  await deps.db.$client.query("update properties set status = 'sold', is_open = false where id % 2 = 0");
  const before = await one(
    'select (select count(*) from search_dead)::int as dead, (select count(*) from search_loose)::int as loose',
  );
  expect(before).toEqual({ dead: 25, loose: 0 });
  expect(await total('daire')).toBe(25);
  await packSearch(deps, PACK_ALL);
  expect(await one('select count(*)::int as dead from search_dead')).toEqual({ dead: 0 });
  expect(await one(`select bit_count(bits)::int as live from search_bits where lexeme = '@live'`)).toEqual({
    live: 25,
  });
  expect(await total('daire')).toBe(25);
});

it('rows of a block that is nearly empty move into a new one', async () => {
  await recordListings(
    deps,
    Array.from({ length: 50 }, () => makeListingRecord()),
  );
  await packSearch(deps, PACK_ALL);
  // As after many other listings have come and gone.
  await deps.db.$client.query("select setval('search_slots', 40000)");
  await recordListings(deps, [makeListingRecord()]);
  await packSearch(deps, PACK_ALL);
  await recordListings(deps, [makeListingRecord()]);
  await packSearch(deps, PACK_ALL);
  expect(await one('select min(block) as first, max(block) as last from search_bits')).toEqual({ first: 2, last: 2 });
  expect(await total('daire')).toBe(52);
});
