import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { readingRuns } from '#server/database/tables/listing-amendments.ts';
import { withReadDescription, withTitle } from '#server/features/intake/notice-to-record/index.ts';
import { recordListings } from '#server/features/intake/recording/index.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { callApi } from '#tests/support/accounts/call-accounts.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { correctListing } from './correct-listing.ts';
import { readStoredAnew } from './read-stored-anew.ts';

const { deps, app } = await openTestApp({ ANSWER_CACHE: 'off' });
const db = deps.db.$client;
afterAll(() => deps.close());

let keys = 0;
/** Stores a row of a file as a reader would have left it that understood none of it. */
async function storeUnread(given: Partial<ListingRecord>): Promise<number> {
  keys += 1;
  const made = makeListingRecord({ source: 'import', sourceKey: `eski-${keys}`, description: null, ...given });
  await recordListings(deps, [made]);
  const { rows } = await db.query('select id from properties where source_key = $1', [made.sourceKey]);
  return Number(rows[0].id);
}
const TITLE = "Malatya Battalgazi'de 19.491 m² susuz tarla icradan satılıktır (hisse satışı)";
const detail = async (id: number) => (await callApi(app, 'GET', `/api/properties/${id}`)).json;
const count = async (table: string) => (await db.query(`select count(*)::int as n from ${table}`)).rows[0].n;

it('imported rows get the fields read from their titles, even after their end, and nobody is notified', async () => {
  const id = await storeUnread({ title: TITLE, tur: 'Diğer Gayrimenkul', il: 'Malatya', ilce: null, hisse: null });
  const ended = await storeUnread({
    title: "Muğla Bodrum'da 28.888 m² tatil köyü icradan satılıktır (üst hakkı)",
    il: 'Muğla',
    status: 'ended',
    endDate: new Date(deps.clock.now().getTime() - 86_400_000),
  });
  const before = [await count('alert_events'), await count('property_changes')];
  expect(await readStoredAnew(deps)).toEqual({ listings: 2, changed: 2 });
  expect(await detail(id)).toMatchObject({ areaM2: 19_491, isShareSale: true, tur: 'Tarla', ilce: 'Battalgazi' });
  expect(await detail(ended)).toMatchObject({ soldRight: 'superficies', status: 'ended' });
  const { json } = await callApi(app, 'GET', '/api/properties/search?minArea=19000&maxArea=20000');
  expect(json.properties.map(({ title }: { title: string }) => title)).toEqual([TITLE]);
  expect([await count('alert_events'), await count('property_changes')]).toEqual(before);
  expect(await readStoredAnew(deps)).toEqual({ listings: 0, changed: 0 });
});

it('values misread by an earlier reader are removed, and corrections of the desk stay', async () => {
  const misread: ListingRecord['noticeValues'] = {
    values: {
      areaM2: { value: 12, sentence: TITLE, from: 'title' },
      floor: { value: '3', sentence: TITLE, from: 'title' },
    },
    conflicts: [],
  };
  const id = await storeUnread({ title: TITLE, il: 'Malatya', ilce: 'Battalgazi', noticeValues: misread });
  const by = { id: null, name: 'masa' } as const;
  await correctListing(deps, { id, field: 'ilce', value: 'Yeşilyurt', why: 'Parsel orada.' }, by);
  await correctListing(deps, { id, field: 'areaM2', value: 19_500, why: 'Tapuda öyle.' }, by);
  await readStoredAnew(deps, 'second');
  const read = await detail(id);
  expect(read).toMatchObject({ ilce: 'Yeşilyurt', areaM2: 19_500, isShareSale: true });
  expect(read.noticeValues.values.floor).toBeUndefined();
  // The correction still yields to its source.
  expect((await db.query('select field from listing_corrections order by field')).rows).toEqual([
    { field: 'areaM2' },
    { field: 'ilce' },
  ]);
});

it('a listing with an unchanged reading is not written', async () => {
  const record = withReadDescription(
    withTitle(
      makeListingRecord({ source: 'import', sourceKey: 'okunmus', title: TITLE, description: null, il: 'Malatya' }),
    ),
  );
  await recordListings(deps, [record]);
  const written = async () => (await db.query(`select xmin from properties where source_key = 'okunmus'`)).rows[0].xmin;
  const before = await written();
  await readStoredAnew(deps, 'third');
  expect(await written()).toBe(before);
});

it('an interrupted run continues after its last recorded listing', async () => {
  const first = await storeUnread({ title: TITLE, il: 'Malatya' });
  const second = await storeUnread({ title: TITLE, il: 'Malatya' });
  const at = deps.clock.now();
  await deps.db.insert(readingRuns).values({ version: 'cut', lastId: first, listings: 9, changed: 1, startedAt: at });
  expect(await readStoredAnew(deps, 'cut')).toEqual({ listings: 1, changed: 1 });
  expect([(await detail(first)).areaM2, (await detail(second)).areaM2]).toEqual([null, 19_491]);
  const [run] = await deps.db.select().from(readingRuns).where(eq(readingRuns.version, 'cut'));
  expect(run).toMatchObject({ lastId: second, listings: 10, changed: 2, finishedAt: at });
});
