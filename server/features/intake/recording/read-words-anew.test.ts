import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { wordRuns } from '#server/database/tables/search.ts';
import { WORDS_VERSION } from '#server/features/intake/lexemes/index.ts';
import { readWordsAnew, recordListings } from '#server/features/intake/recording/index.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';

const { app, deps } = await openTestApp({ ANSWER_CACHE: 'off' });
const db = deps.db.$client;
afterAll(() => deps.close());

/** Removes the deposit's words, as in listings that were stored before the filter existed. */
const forgetDeposits = () =>
  db.query(`update properties p set words_fingerprint = 'old', words = (
    select array_to_tsvector(array_agg(word)) from unnest(tsvector_to_array(p.words)) as w(word) where word not like '@w%')`);
async function foundByDeposit(): Promise<string[]> {
  const { body } = await app.inject('/api/properties/search?maxDeposit=60000&sort=priceAsc');
  return JSON.parse(body).properties.map(({ title }: { title: string }) => title);
}
const count = async (table: string) => (await db.query(`select count(*)::int as n from ${table}`)).rows[0].n;

it('a listing stored before the deposit filter existed is found by it after one run, without an alert', async () => {
  const old = makeListingRecord({ title: 'Eski tarla', price: 500_000 });
  await recordListings(deps, [old, makeListingRecord({ title: 'Pahalı tarla', price: 5_000_000 })]);
  await forgetDeposits();
  expect(await foundByDeposit()).toEqual([]);
  const before = [await count('alert_events'), await count('listing_changes')];
  expect(await readWordsAnew(deps)).toEqual({ listings: 2, reworded: 2 });
  expect(await foundByDeposit()).toEqual(['Eski tarla']);
  expect([await count('alert_events'), await count('listing_changes')]).toEqual(before);
  // Later changes of the source are still stored.
  await recordListings(deps, [{ ...old, price: 550_000, title: 'Eski tarla, düzeltildi' }]);
  expect(await foundByDeposit()).toEqual(['Eski tarla, düzeltildi']);
});

it('a finished version does nothing, and a listing whose words are unchanged is not written', async () => {
  expect(await readWordsAnew(deps)).toEqual({ listings: 0, reworded: 0 });
  expect(await readWordsAnew(deps, WORDS_VERSION + 1)).toMatchObject({ listings: 2, reworded: 0 });
});

it('an interrupted run resumes after the last listing that it recorded', async () => {
  const version = WORDS_VERSION + 2;
  const { rows } = await db.query<{ id: string }>('select id from properties order by id');
  await forgetDeposits();
  const begun = { version, lastId: Number(rows[0]?.id), listings: 1, reworded: 1, startedAt: deps.clock.now() };
  await deps.db.insert(wordRuns).values(begun);
  expect(await readWordsAnew(deps, version)).toEqual({ listings: 1, reworded: 1 });
  const [run] = await deps.db.select().from(wordRuns).where(eq(wordRuns.version, version));
  expect(run).toMatchObject({ listings: 2, reworded: 2, finishedAt: deps.clock.now() });
});
