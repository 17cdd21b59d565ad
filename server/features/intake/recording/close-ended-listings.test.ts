import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '#shared/text/dates.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { openTestDeps, type TestDeps } from '#tests/support/open-test-deps.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';
import { closeEndedListings } from './close-ended-listings.ts';
import { recordListings } from './record-listings.ts';

let deps: TestDeps;
beforeAll(async () => {
  deps = await openTestDeps();
});
afterAll(() => deps.close());

it('auctions past their end are set to ended once, with an entry in their history', async () => {
  const end = new Date(TEST_NOW.getTime() + DAY_MS);
  await recordListings(deps, [
    makeListingRecord({ title: 'Bitecek', endDate: end }),
    makeListingRecord({ title: 'Sürecek', endDate: new Date(end.getTime() + 1) }),
    makeListingRecord({ title: 'Belirsiz', endDate: null }),
    makeListingRecord({ title: 'Satılmış', status: 'sold', endDate: end }),
  ]);
  expect(await closeEndedListings(deps)).toEqual({ closed: 0 });
  deps.setNow(end);
  const [one, two] = await Promise.all([closeEndedListings(deps), closeEndedListings(deps)]);
  expect(one.closed + two.closed).toBe(1);
  expect(await closeEndedListings(deps)).toEqual({ closed: 0 });

  const { rows } = await deps.db.$client.query(
    'select title, status, is_open as "isOpen" from properties order by title collate "C"',
  );
  expect(rows).toEqual([
    { title: 'Belirsiz', status: 'open', isOpen: true },
    { title: 'Bitecek', status: 'ended', isOpen: false },
    { title: 'Satılmış', status: 'sold', isOpen: false },
    { title: 'Sürecek', status: 'open', isOpen: true },
  ]);
  const changes = await deps.db.$client.query(
    'select field, old_value as "from", new_value as "to", changed_at as at from property_changes',
  );
  expect(changes.rows).toEqual([{ field: 'status', from: 'open', to: 'ended', at: end }]);
});

it('a listing that its source still reports as open stays ended', async () => {
  const end = new Date(TEST_NOW.getTime() + DAY_MS);
  const record = makeListingRecord({ title: 'Hep açık denen', endDate: end });
  deps.setNow(TEST_NOW);
  await recordListings(deps, [record]);
  deps.setNow(end);
  await closeEndedListings(deps);
  expect(await recordListings(deps, [record])).toMatchObject({ unchanged: 1, updated: 0 });
  expect(await changesOf('Hep açık denen')).toEqual([{ from: 'open', to: 'ended' }]);
});

it('a report after the end closes a listing that the job has not closed yet, once', async () => {
  const end = new Date(TEST_NOW.getTime() + DAY_MS);
  const record = makeListingRecord({ title: 'Önce bildirilen', endDate: end });
  deps.setNow(TEST_NOW);
  await recordListings(deps, [record]);
  deps.setNow(end);
  expect(await recordListings(deps, [record])).toMatchObject({ updated: 1 });
  expect(await recordListings(deps, [record])).toMatchObject({ unchanged: 1 });
  expect(await closeEndedListings(deps)).toEqual({ closed: 0 });
  expect(await changesOf('Önce bildirilen')).toEqual([{ from: 'open', to: 'ended' }]);
});

async function changesOf(title: string): Promise<unknown[]> {
  const { rows } = await deps.db.$client.query(
    `select c.old_value as "from", c.new_value as "to" from property_changes c join properties p on p.id = c.property_id
     where p.title = $1 order by c.id`,
    [title],
  );
  return rows;
}
