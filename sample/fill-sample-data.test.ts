import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { removeSample } from '#server/features/intake/sample-market/index.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { openTestDeps, type TestDeps } from '#tests/support/open-test-deps.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';
import { fillSampleData } from './fill-sample-data.ts';

let deps: TestDeps;
beforeEach(async () => {
  deps = await openTestDeps();
});
afterEach(() => deps.close());

/** Stores only the fields that filling uses: key, end, and the time of storing. Fails after `limit` listings. */
async function store(records: Iterable<ListingRecord>, limit = Number.POSITIVE_INFINITY): Promise<number> {
  let stored = 0;
  for (const record of records) {
    if (stored >= limit) throw new Error('killed');
    await insert(record.source, record.sourceKey, record.endDate);
    stored += 1;
  }
  return stored;
}

async function insert(source: string, sourceKey: string, endDate: Date | null): Promise<void> {
  await deps.db.$client.query(
    `insert into properties (source, source_key, title, category_number, tur, fingerprint, end_date, first_seen_at, last_confirmed_at, changed_at)
     values ($1, $2, '-', '1', 'Daire', '', $3, $4, $4, $4)
     on conflict (source, source_key) do update set end_date = excluded.end_date, last_confirmed_at = excluded.last_confirmed_at`,
    [source, sourceKey, endDate, deps.clock.now()],
  );
}

async function count(): Promise<number> {
  const { rows } = await deps.db.$client.query<{ count: number }>('select count(*)::int as count from properties');
  return rows[0]?.count ?? 0;
}

async function endOf(sourceKey: string): Promise<Date | undefined> {
  const { rows } = await deps.db.$client.query<{ end_date: Date }>(
    'select end_date from properties where source_key = $1',
    [sourceKey],
  );
  return rows[0]?.end_date;
}

describe('filling sample data', () => {
  it('fills an empty database once', async () => {
    expect(await fillSampleData(deps, { size: 40, record: store })).toBe(40);
    expect(await fillSampleData(deps, { size: 40, record: store })).toBeUndefined();
    expect(await count()).toBe(40);
  });

  it('deletes documents made for an earlier day, and keeps those that all listings share', async () => {
    const [old, shared] = ['sample/documents/7-20260101/satis-ilani.pdf', 'sample/documents/satis-ilani.pdf'];
    for (const key of [old, shared]) await deps.files.put(key, new Uint8Array([1]));
    await fillSampleData(deps, { size: 5, record: store });
    expect([await deps.files.has(old), await deps.files.has(shared)]).toEqual([false, true]);
  });

  it('does nothing if listings of another source exist, or if a size of 0 is configured', async () => {
    expect(await fillSampleData(deps, { size: 0, record: store })).toBeUndefined();
    await insert('import', '1', null);
    expect(await fillSampleData(deps, { size: 40, record: store })).toBeUndefined();
    expect(await count()).toBe(1);
  });

  it('completes an interrupted fill with the date on which it began', async () => {
    const cutOff = fillSampleData(deps, { size: 40, record: (records) => store(records, 17) });
    await expect(cutOff).rejects.toThrow('killed');
    expect(await count()).toBe(17);
    const before = await endOf('5');
    deps.setNow(new Date(TEST_NOW.getTime() + DAY_MS));
    expect(await fillSampleData(deps, { size: 40, record: store })).toBe(40);
    expect(await count()).toBe(40);
    expect(await endOf('5')).toEqual(before);
  });

  it('enlarges an old sample when a larger one is configured', async () => {
    await fillSampleData(deps, { size: 10, record: store });
    const before = await endOf('5');
    deps.setNow(new Date(TEST_NOW.getTime() + 20 * DAY_MS));
    await fillSampleData(deps, { size: 20, record: store });
    expect(await count()).toBe(20);
    expect(await endOf('5')).not.toEqual(before);
  });

  it('when two processes start, only one fills the database while the other waits', async () => {
    let fills = 0;
    const record = async (records: Iterable<ListingRecord>) => {
      fills += 1;
      return store(records);
    };
    const options = { size: 60, record };
    const results = await Promise.all([fillSampleData(deps, options), fillSampleData(deps, options)]);
    expect(results.toSorted()).toEqual([60, undefined]);
    expect(fills).toBe(1);
    expect(await count()).toBe(60);
  });

  it('releases its lock when storing fails', async () => {
    const failing = fillSampleData(deps, {
      size: 5,
      record: async () => Promise.reject(new Error('disk full')),
    });
    await expect(failing).rejects.toThrow('disk full');
    expect(await fillSampleData(deps, { size: 5, record: store })).toBe(5);
  });

  it('gives a sample older than a week new dates, and leaves a newer one unchanged', async () => {
    await fillSampleData(deps, { size: 40, record: store });
    const end = await endOf('40');
    deps.setNow(new Date(TEST_NOW.getTime() + 6 * DAY_MS));
    expect(await fillSampleData(deps, { size: 40, record: store })).toBeUndefined();
    deps.setNow(new Date(TEST_NOW.getTime() + 8 * DAY_MS));
    expect(await fillSampleData(deps, { size: 40, record: store })).toBe(40);
    expect(await count()).toBe(40);
    expect(await endOf('40')).not.toEqual(end);
  });

  it('removes the sample when real listings are stored', async () => {
    await fillSampleData(deps, { size: 40, record: store });
    await insert('import', 'a', null);
    expect(await removeSample(deps)).toBe(40);
    expect(await count()).toBe(1);
    expect(await fillSampleData(deps, { size: 40, record: store })).toBeUndefined();
  });
});
