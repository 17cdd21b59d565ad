import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { properties } from '#server/database/tables/properties.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { openTestDeps, type TestDeps } from '#tests/support/open-test-deps.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';
import { recordListings } from './record-listings.ts';

let deps: TestDeps;
beforeAll(async () => {
  deps = await openTestDeps();
});
afterAll(() => deps.close());
beforeEach(async () => {
  deps.setNow(TEST_NOW);
  await deps.db.delete(properties);
});

const LATER = new Date(TEST_NOW.getTime() + DAY_MS);

async function onlyRow() {
  const rows = await deps.db.select().from(properties);
  expect(rows).toHaveLength(1);
  return rows[0];
}

/** Returns the history as stored in the database. */
async function changes() {
  const { rows } = await deps.db.execute(sql`
    select field, old_value as "from", new_value as "to" from property_changes order by field`);
  return rows;
}

async function* inTurn(records: ListingRecord[]) {
  yield* records;
}

describe('recordListings', () => {
  it('stores a new listing with all its fields, once', async () => {
    const record = makeListingRecord({
      price: 1_694_357.35,
      documentFiles: ['/files/a.pdf', 'https://ornek.test/b,c.tif'],
      description: 'Bir.\n\nİki.',
      endDateIsDayOnly: true,
    });
    expect(await recordListings(deps, [record])).toEqual({
      read: 1,
      inserted: 1,
      updated: 0,
      unchanged: 0,
      rejected: 0,
    });
    expect(await onlyRow()).toMatchObject({
      ...record,
      isOpen: true,
      firstSeenAt: TEST_NOW,
      lastConfirmedAt: TEST_NOW,
      changedAt: TEST_NOW,
    });
  });

  it('only updates the time of confirmation when nothing has changed', async () => {
    const record = makeListingRecord();
    await recordListings(deps, [record]);
    deps.setNow(LATER);
    expect(await recordListings(deps, inTurn([{ ...record }]))).toMatchObject({ unchanged: 1, updated: 0 });
    expect(await onlyRow()).toMatchObject({ firstSeenAt: TEST_NOW, lastConfirmedAt: LATER, changedAt: TEST_NOW });
    expect(await changes()).toEqual([]);
  });

  it('keeps the history of price, end, round, description and status', async () => {
    const record = makeListingRecord({ description: 'Eski', price: null });
    await recordListings(deps, [record]);
    deps.setNow(LATER);
    const endDate = new Date('2026-12-24T20:59:59Z');
    const next = {
      ...record,
      price: 5,
      endDate,
      secondRound: '1',
      description: null,
      status: 'sold',
      tur: 'Villa',
    } as const;
    expect(await recordListings(deps, [next])).toMatchObject({ updated: 1, unchanged: 0 });
    expect(await onlyRow()).toMatchObject({ ...next, isOpen: false, firstSeenAt: TEST_NOW, changedAt: LATER });
    expect(await changes()).toEqual([
      { field: 'description', from: null, to: null },
      { field: 'endDate', from: '2026-11-30T09:00:00.000Z', to: '2026-12-24T20:59:59.000Z' },
      { field: 'price', from: null, to: 5 },
      { field: 'secondRound', from: '0', to: '1' },
      { field: 'status', from: 'open', to: 'sold' },
    ]);
  });

  it('restores the status that the source still reports', async () => {
    const record = makeListingRecord();
    await recordListings(deps, [record]);
    await deps.db.update(properties).set({ status: 'withdrawn', isOpen: false });
    expect(await recordListings(deps, [record])).toMatchObject({ updated: 1 });
    expect(await onlyRow()).toMatchObject({ status: 'open', isOpen: true });
    expect(await changes()).toEqual([{ field: 'status', from: 'withdrawn', to: 'open' }]);
  });

  it.each([
    [{ endDate: null }, true],
    [{ endDate: new Date(TEST_NOW.getTime() + 1) }, true],
    [{ endDate: TEST_NOW }, false],
    [{ status: 'withdrawn' as const }, false],
  ])('knows whether %o can still be bid on', async (given, isOpen) => {
    await recordListings(deps, [makeListingRecord(given)]);
    expect((await onlyRow())?.isOpen).toBe(isOpen);
  });

  it('uses the last of several records with the same key', async () => {
    const record = makeListingRecord();
    const counts = await recordListings(deps, [record, { ...record, price: 7 }, { ...record, price: 7 }]);
    expect(counts).toEqual({ read: 3, inserted: 1, updated: 1, unchanged: 1, rejected: 0 });
    expect((await onlyRow())?.price).toBe(7);
  });

  it('distinguishes two listings of one case file by their keys', async () => {
    const record = makeListingRecord();
    await recordListings(deps, [record, { ...record, sourceKey: 'başka' }, { ...record, source: 'other' }]);
    expect(await deps.db.$count(properties)).toBe(3);
  });

  it('loses nothing when two processes import the same records at the same time', async () => {
    const records = Array.from({ length: 3000 }, () => makeListingRecord());
    const shuffled = records.toSorted(() => Math.random() - 0.5);
    const [one, two, three] = await Promise.all([
      recordListings(deps, records),
      recordListings(deps, shuffled),
      recordListings(deps, records.toReversed()),
    ]);
    expect(one.inserted + two.inserted + three.inserted).toBe(3000);
    expect(one.unchanged + two.unchanged + three.unchanged).toBe(6000);
    expect(await deps.db.$count(properties)).toBe(3000);
  });

  it('keeps the records read before the input fails', async () => {
    async function* breakingOff() {
      yield makeListingRecord();
      throw new Error('line cut');
    }
    await expect(recordListings(deps, breakingOff())).rejects.toThrow('line cut');
    expect(await deps.db.$count(properties)).toBe(1);
  });

  it('writes a batch completely or not at all, and can be repeated', async () => {
    const records = Array.from({ length: 10 }, () => makeListingRecord());
    const failing = {
      ...deps,
      db: Object.create(deps.db, { transaction: { value: () => Promise.reject(new Error('gone')) } }),
    };
    await expect(recordListings(failing, records)).rejects.toThrow('gone');
    expect(await deps.db.$count(properties)).toBe(0);
    expect(await recordListings(deps, records)).toMatchObject({ inserted: 10 });
  });
});

describe('a record that cannot be stored', () => {
  const bad: [string, object, string][] = [
    ['no title', { title: ' \u0000 ' }, 'title: boş olamaz'],
    ['a huge price', { price: 1e15 }, 'price: en çok 1000000000000 olabilir'],
    ['a negative price', { price: -1 }, 'price: geçersiz değer'],
    ['no number', { price: Number.NaN }, 'price: geçersiz değer'],
    ['an infinite price', { price: Number.POSITIVE_INFINITY }, 'price: geçersiz değer'],
    ['a far date', { endDate: new Date(8.64e15) }, 'endDate: 1990 ile 2099 arasında bir tarih olmalıdır'],
    ['a date that is none', { endDate: new Date('x') }, 'endDate: geçersiz değer'],
    ['a long title', { title: 'a'.repeat(501) }, 'title: en çok 500 karakter olabilir'],
    ['a long description', { description: 'a b'.repeat(100_000) }, 'description: en çok 100000 karakter olabilir'],
    ['a long key', { sourceKey: 'k'.repeat(5000) }, 'sourceKey: en çok 200 karakter olabilir'],
    ['an unknown kind', { categoryNumber: '9' }, 'categoryNumber: geçersiz değer'],
    [
      'too many documents',
      { documentFiles: Array(201).fill('/files/a.pdf') },
      'documentFiles: en çok 200 belge olabilir',
    ],
    ['a text instead of a list', { documentFiles: 'a.pdf' }, 'documentFiles: geçersiz değer'],
  ];

  it.each(bad)('is rejected for %s and does not affect the others', async (_, given, reason) => {
    const rejected: [ListingRecord, string][] = [];
    const record = { ...makeListingRecord(), ...given };
    const counts = await recordListings(deps, [makeListingRecord(), record, makeListingRecord()], {
      onRejected: (...args) => rejected.push(args),
    });
    expect(counts).toEqual({ read: 3, inserted: 2, updated: 0, unchanged: 0, rejected: 1 });
    expect(rejected).toEqual([[record, reason]]);
    expect(rejected[0]?.[0]).toBe(record);
  });

  it('is rejected if it is not an object', async () => {
    const odd = [null, 5, 'x', [], undefined] as unknown as ListingRecord[]; // what a careless caller may pass
    expect(await recordListings(deps, [...odd, makeListingRecord()])).toMatchObject({ rejected: 5, inserted: 1 });
  });

  it('is rejected without the others when only the database detects the fault', async () => {
    await deps.db.execute("alter table properties add constraint no_villa check (tur <> 'Villa')");
    const records = Array.from({ length: 100 }, (_, at) =>
      makeListingRecord({ tur: at % 40 === 7 ? 'Villa' : 'Daire' }),
    );
    const rejected: ListingRecord[] = [];
    const counts = await recordListings(deps, records, { onRejected: (record) => rejected.push(record) });
    expect(counts).toEqual({ read: 100, inserted: 97, updated: 0, unchanged: 0, rejected: 3 });
    // Two lanes write in parallel, so the order of the rejections is not fixed.
    expect(new Set(rejected)).toEqual(new Set([records[7], records[47], records[87]]));
    await deps.db.execute('alter table properties drop constraint no_villa');
  });

  it('is stored nevertheless when its texts are merely odd', async () => {
    const title = "Çatı\u0000 \ud800katı '; drop table properties;-- 🏠 %_\\ I\u0307stanbul";
    await recordListings(deps, [
      makeListingRecord({ title, description: 'a\r\nb\u0000\n\n\n\n\tc  d\ud800 ', ilce: '  ' }),
    ]);
    expect(await onlyRow()).toMatchObject({
      title: "Çatı katı '; drop table properties;-- 🏠 %_\\ İstanbul",
      description: 'a\nb\n\nc d',
      ilce: null,
    });
    expect(await deps.db.select().from(properties).where(eq(properties.ilce, ''))).toEqual([]);
  });
});
