import { afterAll, beforeEach, expect, it } from 'vitest';
import { recordProperties } from '#server/features/intake/recording/index.ts';
import type { PropertyDetail } from '#shared/properties.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { getApi } from '#tests/support/call-api.ts';
import { emptyTables } from '#tests/support/empty-tables.ts';
import { makePropertyRecord } from '#tests/support/make-property.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';
import { markUnseenProperties } from './mark-unseen-properties.ts';

const { deps, app } = await openTestApp();
afterAll(() => deps.close());
beforeEach(async () => {
  deps.setNow(TEST_NOW);
  await emptyTables(deps, 'properties');
});

const at = (days: number) => deps.setNow(new Date(TEST_NOW.getTime() + days * DAY_MS));
const endDate = new Date(TEST_NOW.getTime() + 30 * DAY_MS);

async function detail(title: string): Promise<PropertyDetail> {
  const { rows } = await deps.db.$client.query('select id from properties where title = $1', [title]);
  return (await getApi(app, `/api/properties/${rows[0]?.id}`)).json;
}

it('a listing that its source stops showing is marked, stays open and found, and is as before once it shows again', async () => {
  const [gone, stays] = [
    makePropertyRecord({ title: 'Kaybolan', endDate }),
    makePropertyRecord({ title: 'Süren', endDate }),
  ];
  await recordProperties(deps, [gone, stays]);
  at(2);
  await recordProperties(deps, [stays]);
  expect(await markUnseenProperties(deps)).toEqual({ unseen: 0, seenAgain: 0 });
  at(3);
  await recordProperties(deps, [stays]);
  expect(await markUnseenProperties(deps)).toEqual({ unseen: 1, seenAgain: 0 });
  expect(await markUnseenProperties(deps)).toEqual({ unseen: 0, seenAgain: 0 });
  expect(await detail('Kaybolan')).toMatchObject({
    isUnseen: true,
    status: 'open',
    lastConfirmedAt: TEST_NOW.toISOString(),
  });
  expect(await detail('Süren')).toMatchObject({ isUnseen: false });

  await recordProperties(deps, [gone]);
  expect(await detail('Kaybolan')).toMatchObject({ isUnseen: false });
  expect(await markUnseenProperties(deps)).toEqual({ unseen: 0, seenAgain: 1 });
});

it('a source that tells nothing at all says nothing of its listings either', async () => {
  await recordProperties(deps, [makePropertyRecord({ title: 'Sessiz kaynağın', source: 'dosya', endDate })]);
  at(5);
  await recordProperties(deps, [makePropertyRecord({ endDate })]);
  expect(await markUnseenProperties(deps)).toEqual({ unseen: 0, seenAgain: 0 });
  expect(await detail('Sessiz kaynağın')).toMatchObject({ isUnseen: false });
});

it('one that is over is not missed', async () => {
  const soon = makePropertyRecord({ title: 'Biten', endDate: new Date(TEST_NOW.getTime() + DAY_MS), status: 'sold' });
  const other = makePropertyRecord({ endDate });
  await recordProperties(deps, [soon, other]);
  at(9);
  await recordProperties(deps, [other]);
  expect(await markUnseenProperties(deps)).toEqual({ unseen: 0, seenAgain: 0 });
});

it('what a source says of a sale is kept with its price and its day', async () => {
  const auction = makePropertyRecord({
    title: 'Satılan',
    endDate,
    price: 1_200_000,
    description: 'Gizli kalacak metin',
  });
  await recordProperties(deps, [auction]);
  at(31);
  const sold = { ...auction, status: 'sold' as const, soldPrice: 1_104_000.006, description: 'Yeni gizli metin' };
  await recordProperties(deps, [sold]);
  const { status, soldPrice, changes } = await detail('Satılan');
  expect([status, soldPrice]).toEqual(['sold', 1_104_000.01]);
  expect(changes.map(({ field, oldValue, newValue }) => [field, oldValue, newValue]).toSorted()).toEqual([
    // Of a description, which may be locked, only that it changed.
    ['description', null, null],
    ['soldPrice', null, 1_104_000.01],
    ['status', 'open', 'sold'],
  ]);
  expect(await recordProperties(deps, [sold])).toMatchObject({ unchanged: 1 });
});

it('a sale price that can’t be is refused', async () => {
  const reasons: string[] = [];
  await recordProperties(deps, [makePropertyRecord({ soldPrice: 1e15 })], {
    onRejected: (_, reason) => reasons.push(reason),
  });
  expect(reasons).toEqual([expect.stringMatching(/^soldPrice: en çok/)]);
});
