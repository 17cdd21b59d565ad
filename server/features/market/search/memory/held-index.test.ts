import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '#server/database/open-database.ts';
import { recordListings } from '#server/features/intake/recording/index.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { openTestDeps, type TestDeps } from '#tests/support/open-test-deps.ts';
import { tendSearch } from '../common/tend-search.ts';
import { ALL_TEXTS } from '../conditions/reach.ts';
import { resolveSearch } from '../conditions/resolved-search.ts';
import { searchListings } from '../results/search-listings.ts';
import { currentIndex, readIndex } from './held-index.ts';

let deps: TestDeps;
beforeEach(async () => {
  deps = await openTestDeps();
});
afterEach(() => deps.close());

const ads = (count: number, title: string) => Array.from({ length: count }, () => makeListingRecord({ title }));
const client = () => deps.db.$client.connect();

async function total(query: string, reader: Pick<TestDeps, 'db' | 'clock'> = deps): Promise<number> {
  const asked = { query, literal: true, page: 1, includeEnded: false, facets: false };
  return (await searchListings(reader, resolveSearch(asked, ALL_TEXTS))).total;
}

it('the next search of every process finds committed changes, and no uncommitted ones', async () => {
  await recordListings(deps, ads(3, 'Merkezde villa'));
  const others = [0, 1].map(() => ({ clock: deps.clock, db: openDatabase(deps.databaseUrl, { maxConnections: 2 }) }));
  for (const one of [deps, ...others]) await readIndex(one);
  const writer = await client();
  try {
    await writer.query('begin');
    await writer.query('delete from properties where id = (select min(id) from properties)');
    for (const one of [deps, ...others]) expect(await total('villa', one)).toBe(3);
    await writer.query('commit');
    for (const one of [deps, ...others]) expect(await total('villa', one)).toBe(2);
    await recordListings({ ...deps, db: others[0]?.db ?? deps.db }, ads(1, 'Merkezde villa'));
    for (const one of [deps, ...others]) expect(await total('villa', one)).toBe(3);
    for (const one of [deps, ...others]) expect((await currentIndex(one))?.size).toBe(3);
  } finally {
    writer.release();
    for (const { db } of others) await db.$client.end();
  }
});

it('a transaction that commits after later ones is not missed', async () => {
  await recordListings(deps, ads(4, 'Merkezde villa'));
  await readIndex(deps);
  const [early, late] = [await client(), await client()];
  try {
    await early.query('begin');
    await early.query(
      "update properties set is_open = false, status = 'sold' where id = (select min(id) from properties)",
    );
    await late.query(
      "update properties set is_open = false, status = 'sold' where id = (select max(id) from properties)",
    );
    expect(await total('villa')).toBe(3);
    expect(await total('villa')).toBe(3);
    await early.query('commit');
    expect(await total('villa')).toBe(2);
    await early.query('begin');
    await early.query('delete from properties');
    await early.query('rollback');
    expect(await total('villa')).toBe(2);
  } finally {
    early.release();
    late.release();
  }
});

it('no listing is lost or counted twice while listings change during searches', async () => {
  const records = Array.from({ length: 300 }, (_, index) =>
    makeListingRecord({ title: index % 2 ? 'Merkezde villa' : 'Merkezde daire', tur: index % 2 ? 'Villa' : 'Daire' }),
  );
  await recordListings(deps, records);
  await readIndex(deps);
  for (let round = 1; round <= 4; round += 1) {
    const changed = records
      .slice(round * 40, round * 40 + 80)
      .map((record) => ({ ...record, price: round, title: `${record.title} tur${round}x` }));
    const searches = Array.from({ length: 10 }, () => total('merkezde'));
    await Promise.all([recordListings(deps, changed), recordListings(deps, ads(20, `Kırda tarla`)), ...searches]);
    expect(new Set(await Promise.all(searches))).toEqual(new Set([300]));
    expect([await total('merkezde'), await total('kırda'), await total(`merkezde tur${round}x`)]).toEqual([
      300,
      20 * round,
      80,
    ]);
  }
  await deps.db.$client.query("delete from properties where tur = 'Villa'");
  expect([await total('merkezde daire'), await total('merkezde villa')]).toEqual([150, 0]);
});

it('a card shows the last committed values, including fields that no search uses', async () => {
  await recordListings(deps, ads(3, 'Merkezde villa'));
  await readIndex(deps);
  const asked = { query: 'villa', literal: true, page: 1, includeEnded: false, facets: false };
  const cards = async () => (await searchListings(deps, resolveSearch(asked, ALL_TEXTS))).properties;
  const before = await cards();
  expect(await cards()).toEqual(before);
  const [first, second, third] = before.map(({ id }) => id);
  const writer = await client();
  try {
    await writer.query('begin');
    await writer.query(
      "update properties set court_name = 'Yeni daire', image_url = 'https://x.test/a.jpg' where id = $1",
      [first],
    );
    await writer.query('delete from properties where id = $1', [third]);
    expect(await cards()).toEqual(before);
    await writer.query('commit');
    const after = await cards();
    expect(after.map(({ id, courtName, imageUrl }) => [id, courtName, imageUrl])).toEqual([
      [first, 'Yeni daire', 'https://x.test/a.jpg'],
      [second, before[1]?.courtName, before[1]?.imageUrl],
    ]);
  } finally {
    writer.release();
  }
});

it('changes deleted before they were read cause a complete reload', async () => {
  await recordListings(deps, ads(3, 'Merkezde villa'));
  await readIndex(deps);
  await recordListings(deps, ads(2, 'Merkezde villa'));
  await deps.db.$client.query("update search_changes set at = at - interval '90 days'");
  expect(await tendSearch(deps)).toMatchObject({ forgotten: 5 });
  expect(await total('villa')).toBe(5);
  await readIndex(deps);
  expect(await total('villa')).toBe(5);
  expect((await currentIndex(deps))?.size).toBe(5);
});

it('an emptied market or too many changes at once cause a complete reload', async () => {
  await recordListings(deps, ads(3, 'Merkezde villa'));
  await readIndex(deps);
  await deps.db.$client.query('truncate properties cascade');
  expect(await total('villa')).toBe(0);
  await readIndex(deps);
  expect((await currentIndex(deps))?.size).toBe(0);
  await recordListings(deps, ads(2100, 'Merkezde villa'));
  expect(await total('villa')).toBe(2100);
  await readIndex(deps);
  expect((await currentIndex(deps))?.size).toBe(2100);
});

it('after a failed read the database answers, and reading is retried', async () => {
  await recordListings(deps, ads(3, 'Merkezde villa'));
  const db = openDatabase(deps.databaseUrl, { maxConnections: 1 });
  const held = await db.$client.connect();
  const reading = readIndex({ db });
  await held.query('select pg_terminate_backend(pg_backend_pid())').catch(() => undefined);
  held.release(true);
  await reading;
  expect(await total('villa', { db, clock: deps.clock })).toBe(3);
  await db.$client.end();
});

it('the planner knows the size of the market after maintenance', async () => {
  await recordListings(deps, ads(300, 'Merkezde villa'));
  await tendSearch(deps);
  const { rows } = await deps.db.$client.query<{ known: number }>(
    "select reltuples::int as known from pg_class where relname = 'open_property_search'",
  );
  expect(rows[0]?.known).toBe(300);
});
