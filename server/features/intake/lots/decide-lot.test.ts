import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { recordListings } from '#server/features/intake/recording/index.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { callApi } from '#tests/support/accounts/call-accounts.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { enterDesk } from '#tests/support/accounts/enter-desk.ts';
import { emptyTables } from '#tests/support/empty-tables.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { inDays, TEST_NOW } from '#tests/support/test-now.ts';
import { type IsSameLot, linkLots } from './link-lots.ts';

cheapHashes();
const { deps, app } = await openTestApp({ ANSWER_CACHE: 'off' });
let token: string;
beforeAll(async () => {
  token = (await enterDesk(app, deps, 'icerik')).token;
});
beforeEach(async () => {
  deps.setNow(TEST_NOW);
  await emptyTables(deps, 'properties');
});
afterAll(() => deps.close());

const sameTitle: IsSameLot = (a, b) => (a.title === b.title ? 'same' : 'different');
async function record(title: string): Promise<{ id: number; given: ListingRecord }> {
  const given = makeListingRecord({ title, ada: '101', parsel: '7' });
  await recordListings(deps, [given]);
  const { rows } = await deps.db.$client.query('select id from properties where source_key = $1', [given.sourceKey]);
  return { id: Number(rows[0]?.id), given };
}
const decide = (id: number, otherId: number, isSame: boolean | null) =>
  callApi(app, 'POST', `/api/desk/listings/${id}/lot`, { token, body: { otherId, isSame, why: 'Tapuya bakıldı' } });
const lotOf = async (id: number) => (await callApi(app, 'GET', `/api/desk/listings/${id}/lot`, { token })).json.others;
/** Returns the other auctions of the lot that visitors see with a listing. */
const shownBeside = async (id: number) =>
  (await callApi(app, 'GET', `/api/properties/${id}`)).json.otherAuctions.map((other: { id: number }) => other.id);
/** Changes both listings, so that the next run compares them again. */
async function compareAgain(...listings: { given: ListingRecord }[]): Promise<void> {
  deps.setNow(inDays(0.1));
  await recordListings(
    deps,
    listings.map(({ given }) => ({ ...given, price: 42 })),
  );
  await linkLots(deps, sameTitle);
}

it('wrongly linked listings are separated, and no later run links them again', async () => {
  const [a, b] = [await record('Daire 5'), await record('Daire 5')];
  await linkLots(deps, sameTitle);
  expect(await shownBeside(a.id)).toEqual([b.id]);
  expect((await decide(a.id, b.id, false)).status).toBe(200);
  expect((await decide(a.id, b.id, false)).status).toBe(200);
  expect(await shownBeside(b.id)).toEqual([]);
  await compareAgain(a, b);
  expect(await shownBeside(a.id)).toEqual([]);
  expect(await lotOf(b.id)).toMatchObject([{ id: a.id, isLinked: false, decided: false }]);
});

it('listings that no rule considers the same are joined, and no later run separates them', async () => {
  const [a, b] = [await record('Daire 5'), await record('Mesken 5')];
  await linkLots(deps, sameTitle);
  expect((await decide(b.id, a.id, true)).status).toBe(200);
  await compareAgain(a, b);
  expect(await shownBeside(a.id)).toEqual([b.id]);
  expect(await shownBeside(b.id)).toEqual([a.id]);
  expect(await lotOf(a.id)).toMatchObject([{ id: b.id, isLinked: true, decided: true }]);
});

it('a decision that is taken back leaves the pair to the comparison, and the log keeps every decision', async () => {
  const [a, b] = [await record('Daire 5'), await record('Daire 5')];
  await linkLots(deps, sameTitle);
  await decide(a.id, b.id, false);
  await decide(a.id, b.id, null);
  expect(await lotOf(a.id)).toEqual([]);
  await linkLots(deps, sameTitle);
  expect(await shownBeside(a.id)).toEqual([b.id]);
  const { rows } = await deps.db.$client.query(
    `select act, reason from audit_log where subject = 'listing' and subject_id = $1 order by id`,
    [String(a.id)],
  );
  expect(rows.map(({ act }) => act)).toEqual(['lot.part', 'lot.undecide']);
});

it('a listing cannot be the same lot as itself or as an unknown listing', async () => {
  const { id } = await record('Daire 5');
  expect((await decide(id, id, true)).json).toMatchObject({ code: 'INVALID_PARAMETER', field: 'otherId' });
  expect((await decide(id, 99_999_999, true)).json).toMatchObject({ code: 'NOT_FOUND', field: 'otherId' });
  expect((await decide(99_999_999, id, true)).status).toBe(404);
});
