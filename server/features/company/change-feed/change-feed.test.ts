import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { RECORD_COLUMNS } from '#server/database/record-columns.ts';
import { closeEndedListings } from '#server/features/intake/recording/index.ts';
import { listingDetailSchema } from '#shared/listings.ts';
import { CHANGES_KEPT_DAYS } from '#shared/organisations/change-feed.ts';
import { EXPORTS_PER_DAY } from '#shared/plans.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { callWith, newCompany, newKey } from '#tests/support/companies/key-callers.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { storeListings } from '#tests/support/store-listings.ts';
import { inDays, TEST_NOW } from '#tests/support/test-now.ts';
import { forgetListingChanges } from './forget-listing-changes.ts';
import { numberChanges } from './number-changes.ts';

cheapHashes();
const { deps, app } = await openTestApp({ SAMPLE_SIZE: '0' });
afterAll(() => deps.close());
const company = await newCompany({ deps, app }, inDays(400));
const call = callWith(app, (await newKey(company)).key);
const { $client } = deps.db;

beforeEach(async () => {
  deps.setNow(TEST_NOW);
  await $client.query('delete from call_counts');
});

type Listed = {
  cursor: string;
  propertyId: number;
  kind: string;
  fields: string[];
  property: { title: string } | null;
};
type Page = { changes: Listed[]; next: string; hasMore: boolean };
const read = async (after?: string, limit = 500): Promise<Page> =>
  (await call(`/changes?limit=${limit}${after ? `&after=${after}` : ''}`)).json();
/** The current cursor of the feed. */
async function here(): Promise<string> {
  let page = await read();
  while (page.hasMore) page = await read(page.next);
  return page.next;
}
const listing = (given: object) =>
  storeListings(deps, { endDate: inDays(20), auctionId: 'T1', dosyaBilgi: '2026/1 Esas', ...given });
const idOf = async (sourceKey: string) =>
  Number((await $client.query('select id from properties where source_key = $1', [sourceKey])).rows[0].id);
const told = ({ changes }: Page) => changes.map(({ kind, fields }) => [kind, fields.toSorted()]);

describe('the feed of changes', () => {
  it('returns every kind of change once, in order, with the changed fields and the current listing', async () => {
    const start = await here();
    await listing({ sourceKey: 'a', title: 'Bir', price: 100_000 });
    await listing({ sourceKey: 'a', title: 'Bir', price: 90_000, description: 'Gizli sözler burada.' });
    await listing({ sourceKey: 'a', title: 'Bir', price: 90_000, description: 'Gizli sözler burada.' });
    await listing({
      sourceKey: 'a',
      title: 'Bir',
      price: 90_000,
      description: 'Gizli sözler burada.',
      status: 'sold',
      soldPrice: 95_000,
    });
    const page = await read(start);
    expect(told(page)).toEqual([
      ['new', []],
      ['changed', expect.arrayContaining(['description', 'price'])],
      ['sold', expect.arrayContaining(['soldPrice', 'status'])],
    ]);
    expect(page.changes[0]?.property).toMatchObject({ title: 'Bir', price: 90_000, status: 'sold' });
    expect(JSON.stringify(page)).not.toContain('Gizli');
    expect(page.hasMore).toBe(false);
    expect((await read(page.next)).changes).toEqual([]);
    expect(await read(start, 1)).toMatchObject({ hasMore: true, next: page.changes[0]?.cursor });
  });

  it('returns the end of an auction and the removal of a listing, without its content', async () => {
    await listing({ sourceKey: 'b', title: 'İki', endDate: inDays(1) });
    await listing({ sourceKey: 'c', title: 'Üç' });
    const start = await here();
    deps.setNow(inDays(2));
    await closeEndedListings(deps);
    await $client.query(
      `update properties set hidden_at = now(), is_open = false, changed_at = now() where source_key = 'c'`,
    );
    await $client.query(`delete from properties where source_key = 'b'`);
    const page = await read(start);
    expect(page.changes.map(({ kind, property }) => [kind, property])).toEqual([
      ['ended', null],
      ['removed', null],
      ['removed', null],
    ]);
  });

  it('omits nothing if transactions end in another order than they began', async () => {
    await listing({ sourceKey: 'd' });
    await listing({ sourceKey: 'e' });
    const start = await here();
    const [slow, quick] = [await $client.connect(), await $client.connect()];
    try {
      await slow.query('begin');
      await slow.query(`update properties set price = 1, changed_at = now() where source_key = 'd'`);
      await quick.query(`update properties set price = 2, changed_at = now() where source_key = 'e'`);
      const first = await read(start);
      expect(first.changes.map(({ propertyId }) => propertyId)).toEqual([await idOf('e')]);
      await slow.query('commit');
      const second = await read(first.next);
      expect(second.changes.map(({ propertyId }) => propertyId)).toEqual([await idOf('d')]);
    } finally {
      slow.release();
      quick.release();
    }
  });

  it('returns each change once to each reader, even with concurrent writes and reads', async () => {
    const keys = Array.from({ length: 8 }, (_, at) => `gleich-${at}`);
    for (const sourceKey of keys) await listing({ sourceKey, price: 1 });
    const start = await here();
    let isWriting = true;
    const follow = async () => {
      const seen: Listed[] = [];
      let after = start;
      for (;;) {
        const wasWriting = isWriting;
        const page = await read(after, 7);
        seen.push(...page.changes);
        after = page.next;
        if (!wasWriting && !page.hasMore) return seen;
        await setTimeout(1);
      }
    };
    const readers = [follow(), follow(), follow()];
    await Promise.all(
      keys.map(async (sourceKey) => {
        for (let price = 2; price <= 6; price += 1)
          await $client.query('update properties set price = $2, changed_at = now() where source_key = $1', [
            sourceKey,
            price,
          ]);
      }),
    );
    isWriting = false;
    for (const seen of await Promise.all(readers)) {
      expect(seen).toHaveLength(40);
      expect(new Set(seen.map(({ cursor }) => cursor)).size).toBe(40);
    }
  });

  it('is deleted after its retention without a gap, and a client with an older cursor gets 410', async () => {
    const early = await here();
    await listing({ sourceKey: 'f' });
    const late = await here();
    deps.setNow(new Date(TEST_NOW.getTime() + (CHANGES_KEPT_DAYS + 60) * DAY_MS));
    expect((await forgetListingChanges(deps)).changes).toBeGreaterThan(0);
    expect((await call(`/changes?after=${early}`)).json()).toMatchObject({ code: 'CURSOR_GONE' });
    expect((await call(`/changes?after=${early}`)).statusCode).toBe(410);
    expect((await read(late)).changes).toEqual([]);
    deps.setNow(TEST_NOW);
    await listing({ sourceKey: 'g' });
    expect(told(await read(late))).toEqual([['new', []]]);
    expect(told(await read())).toEqual([['new', []]]);
  });

  it('starts again for every client after the database was restored from a backup', async () => {
    const before = await here();
    await $client.query('update change_feed set epoch = gen_random_uuid()');
    expect((await call(`/changes?after=${before}`)).statusCode).toBe(410);
    expect((await call('/changes')).statusCode).toBe(200);
  });

  it.each(['after=1', 'after=zzzzzzzz-1', 'limit=0', 'limit=501', 'limit=on'])(
    '%s is an invalid call',
    async (query) => {
      expect((await call(`/changes?${query}`)).statusCode).toBe(400);
    },
  );

  it('covers every displayed field of a listing', async () => {
    const { rows } = await $client.query(`select pg_get_functiondef('changed_fields'::regproc) as text`);
    const shown = RECORD_COLUMNS.filter(({ field }) => field in listingDetailSchema.shape && field !== 'source');
    expect(shown.length).toBeGreaterThan(25);
    for (const { field, name } of shown) {
      expect(rows[0].text, field).toContain(`'${field}'`);
      expect(rows[0].text, field).toContain(`n.${name} IS DISTINCT FROM o.${name}`);
    }
  });
});

describe('the export', () => {
  const lines = async (query = '', by = call) => {
    const { body, headers, statusCode } = await by(`/properties/export${query}`);
    if (statusCode !== 200) return [JSON.parse(body)];
    expect(headers['content-type']).toBe('application/x-ndjson; charset=utf-8');
    return body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
  };
  type Line = { property?: { id: number; locked: string[]; uyapLink: string | null } };
  const ids = (read: Line[]) => read.flatMap(({ property }) => (property ? [property.id] : []));

  it('contains every listing once, by its number, and can be resumed after any of them', async () => {
    for (let at = 0; at < 5; at += 1) await listing({ sourceKey: `çok-${at}` });
    const { rows } = await $client.query('select id from properties where hidden_at is null order by id');
    const all = rows.map(({ id }) => Number(id));
    const whole = await lines();
    expect(whole[0].cursor).toMatch(/^[0-9a-f]{8}-\d+$/);
    expect(ids(whole)).toEqual(all);
    expect(whole.at(-1)).toEqual({ end: true, count: all.length });
    expect(ids(await lines(`?after=${all[1]}`))).toEqual(all.slice(2));
    expect(ids(await lines(`?after=${all.at(-1)}`))).toEqual([]);
  });

  it('combined with the feed from its cursor gives exactly the current listings, despite changes meanwhile', async () => {
    const copy = new Map<number, number | null>();
    const [start, ...first] = await lines();
    for (const { property } of first.slice(0, 3) as { property?: { id: number; price: number | null } }[])
      if (property) copy.set(property.id, property.price);
    const [known = 0] = copy.keys();
    await $client.query('update properties set price = 777, changed_at = now() where id = $1', [known]);
    await listing({ sourceKey: 'dazwischen', price: 5 });
    await $client.query(`delete from properties where source_key = 'çok-4'`);
    for (const { property } of await lines(`?after=${Math.max(...copy.keys())}`))
      if (property) copy.set(property.id, property.price);
    for (const { propertyId, property } of (await read(start.cursor)).changes)
      if (property) copy.set(propertyId, (property as unknown as { price: number }).price);
      else copy.delete(propertyId);
    const { rows } = await $client.query(
      'select id, price::float8 from properties where hidden_at is null order by id',
    );
    expect([...copy].toSorted(([a], [b]) => a - b)).toEqual(rows.map(({ id, price }) => [Number(id), price]));
  });

  it('with a cursor contains only what changed after it', async () => {
    await listing({ sourceKey: 'alt' });
    const start = await here();
    await listing({ sourceKey: 'yeni-1' });
    expect(ids(await lines(`?since=${start}`))).toEqual([await idOf('yeni-1')]);
  });

  it('withholds what the key may not see, like the site', async () => {
    await listing({ sourceKey: 'kilit', uyapLink: 'https://esatis.example/9' });
    const id = await idOf('kilit');
    const one = async (by = call) =>
      (await lines(`?after=${id - 1}`, by)).find(({ property }: Line) => property?.id === id)?.property;
    expect(await one()).toMatchObject({ uyapLink: null, locked: expect.arrayContaining(['uyapLink']) });
    const wide = callWith(app, (await newKey(company, { scopes: ['listings', 'locked'] })).key);
    expect(await one(wide)).toMatchObject({ uyapLink: 'https://esatis.example/9', locked: [] });
  });

  it('is limited to its daily number, exactly', async () => {
    const other = await newCompany({ deps, app });
    const by = callWith(app, (await newKey(other)).key);
    const answers = await Promise.all(
      Array.from({ length: EXPORTS_PER_DAY + 3 }, () => by(`/properties/export?after=999999999`)),
    );
    const busy = answers.filter(({ statusCode }) => statusCode === 503).length;
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(3);
    expect(answers.filter(({ statusCode }) => statusCode === 200).length + busy).toBe(EXPORTS_PER_DAY);
  });
});

it('numbering changes twice has no further effect', async () => {
  const before = await here();
  await numberChanges(deps);
  expect(await here()).toBe(before);
});
