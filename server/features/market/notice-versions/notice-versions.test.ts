import { createHash } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { properties } from '#server/database/tables/properties.ts';
import { forgetEndedTexts, recordListings } from '#server/features/intake/recording/index.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { noticeVersionsSchema, versionComparisonSchema } from '#shared/versions/notice-versions.ts';
import { callApi } from '#tests/support/accounts/call-accounts.ts';
import { newCaller } from '#tests/support/accounts/call-as.ts';
import { payForPremium } from '#tests/support/accounts/pay-for-premium.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';

const { deps, app } = await openTestApp({ ANSWER_CACHE: 'off' });
const payer = await newCaller(app);
await payForPremium(deps, payer.id);
afterAll(() => deps.close());
beforeEach(async () => {
  deps.setNow(TEST_NOW);
  await deps.db.delete(properties);
});

const at = (days: number) => deps.setNow(new Date(TEST_NOW.getTime() + days * DAY_MS));
const TEXT = 'Muhammen bedel 1.000.000 TL olup\n\nsatış peşindir.';
const said = (values: object) => ({ values, conflicts: [] }) as ListingRecord['noticeValues'];
const value = (one: unknown) => ({ value: one, sentence: null });

/** Records a listing, then each change a day later. Returns the listing's id. */
async function recordTimes(first: Partial<ListingRecord>, ...changes: Partial<ListingRecord>[]): Promise<number> {
  let record = makeListingRecord({ description: TEXT, ...first });
  await recordListings(deps, [record]);
  for (const [day, change] of changes.entries()) {
    at(day + 1);
    record = { ...record, ...change };
    await recordListings(deps, [record]);
  }
  const { rows } = await deps.db.$client.query('select id from properties where source_key = $1', [record.sourceKey]);
  return Number(rows[0].id);
}
const versionsOf = async (id: number) =>
  noticeVersionsSchema.parse((await callApi(app, 'GET', `/api/properties/${id}/versions`)).json);
const told = async (id: number) =>
  (await versionsOf(id)).versions.map(({ number, changes, haveWordsChanged }) => [
    number,
    ...changes.map(({ fact, before, after }) => `${fact} ${before} ${after}`),
    ...(haveWordsChanged ? ['words'] : []),
  ]);
const bytes = async () => {
  const { rows } = await deps.db.$client.query('select sum(pg_column_size(v)) as bytes from notice_versions v');
  return Number(rows[0].bytes);
};

describe('versions of a notice', () => {
  it('begin with the first recording, with its time and the hash of its text without white space', async () => {
    const id = await recordTimes({ title: 'Daire' });
    const textHash = createHash('sha256').update(TEXT.replace(/\s/g, '')).digest('hex');
    const version = { number: 1, recordedAt: TEST_NOW.toISOString(), changes: [], haveWordsChanged: false };
    const listed = { title: 'Daire', lastSeenAt: TEST_NOW.toISOString() };
    const { json } = await payer.call('GET', `/api/properties/${id}/versions`);
    expect(json).toEqual({ ...listed, versions: [{ ...version, textHash }] });
    // A hash of locked words would confirm guesses of them.
    expect(await versionsOf(id)).toEqual({ ...listed, versions: [{ ...version, textHash: null }] });
    expect(await bytes()).toBe(0);
  });

  it('are stored when words or facts change, and listed latest first', async () => {
    const id = await recordTimes({}, { price: 1_350_000 }, { description: `${TEXT} Ek.` }, { price: 5, ada: '7' });
    expect(await told(id)).toEqual([[4, 'price 1350000 5'], [3, 'words'], [2, 'price 1000000 1350000'], [1]]);
    const { versions } = noticeVersionsSchema.parse((await payer.call('GET', `/api/properties/${id}/versions`)).json);
    expect(new Set(versions.map(({ textHash }) => textHash)).size).toBe(2);
    const { rows } = await deps.db.$client.query('select text from notice_versions order by number');
    expect(rows.map(({ text }) => text)).toEqual([null, TEXT, null]);
    expect(versions.map(({ recordedAt }) => (Date.parse(recordedAt) - TEST_NOW.getTime()) / DAY_MS)).toEqual([
      3, 2, 1, 0,
    ]);
    expect((await callApi(app, 'GET', `/api/properties/${id}`)).json.versionCount).toBe(4);
  });

  it.each([
    ['white space moves', { description: TEXT.replace('\n\n', '  ') }],
    ['an outcome comes', { status: 'sold', soldPrice: 1_100_000 }],
    ['something becomes known', { ada: '5', hisse: '1/2' }],
    ['pictures change', { imageUrl: 'https://kaynak.example/2.jpg' }],
    ['the same text is read better', { price: 900_000, noticeValues: said({ appraisal: value(900_000) }) }],
    ['a place is spelt better', { ilce: 'Keçiören' }],
  ] as const)('do not increase when %s', async (_what, change) => {
    const id = await recordTimes({ noticeValues: said({ appraisal: value(1_000_000) }) }, change);
    expect(await told(id)).toEqual([[1]]);
    const { json } = await callApi(app, 'GET', `/api/properties/${id}`);
    expect(json.changes.some(({ field }: { field: string }) => field === 'description')).toBe(false);
  });

  it('of a notice without a text are compared by fields only', async () => {
    const id = await recordTimes({ description: null, parsel: '4' }, { parsel: '14' });
    expect(await told(id)).toEqual([[2, 'parsel 4 14'], [1]]);
  });

  it('contain no locked fact for callers without access to it', async () => {
    const [before, after] = [
      said({ km: value(10), deposit: value({ percent: 10, amount: null }) }),
      said({ km: value(99), deposit: value({ percent: 20, amount: null }) }),
    ];
    const id = await recordTimes({ noticeValues: before }, { noticeValues: after, description: `${TEXT} Ek.` });
    const facts = async (call: () => Promise<{ json: unknown }>) =>
      noticeVersionsSchema.parse((await call()).json).versions[0]?.changes.map(({ fact }) => fact);
    expect(await facts(() => callApi(app, 'GET', `/api/properties/${id}/versions`))).toEqual(['deposit']);
    expect(await facts(() => payer.call('GET', `/api/properties/${id}/versions`))).toEqual(['deposit', 'km']);
  });

  it('lose their texts together with the listing, and are deleted with it', async () => {
    const id = await recordTimes({}, { description: 'Başka', price: 3 });
    at(400);
    await forgetEndedTexts(deps);
    await deps.db.$client.query('update properties set is_open = false where id = $1', [id]);
    await forgetEndedTexts(deps);
    const { rows } = await deps.db.$client.query('select text, text_hash, facts from notice_versions');
    expect(rows).toEqual([
      {
        text: null,
        text_hash: null,
        facts: expect.objectContaining({ fields: expect.objectContaining({ price: 1_000_000 }) }),
      },
    ]);
    await deps.db.delete(properties);
    expect(await bytes()).toBe(0);
  });
});

describe('two versions side by side', () => {
  const compare = (id: number, pair: string) => `/api/properties/${id}/versions/${pair}`;

  it('show facts to everyone, and words to premium members', async () => {
    const id = await recordTimes({}, { price: 1_350_000, description: TEXT.replace('1.000.000', '1.350.000') });
    const open = (await callApi(app, 'GET', compare(id, '1/2'))).json;
    expect(versionComparisonSchema.parse(open)).toMatchObject({
      before: { number: 1 },
      after: { number: 2 },
      changes: [{ fact: 'price', before: 1_000_000, after: 1_350_000 }],
      words: null,
      locked: ['description'],
    });
    expect(JSON.stringify(open)).not.toContain('peşindir');
    const whole = versionComparisonSchema.parse((await payer.call('GET', compare(id, '2/1'))).json);
    expect(whole).toMatchObject({ before: { number: 1 }, after: { number: 2 }, locked: [], isByParagraphs: false });
    expect(whole.words).toEqual([
      { kind: 'kept', text: 'Muhammen bedel ' },
      { kind: 'struck', text: '1.000.000 ' },
      { kind: 'added', text: '1.350.000 ' },
      { kind: 'kept', text: 'TL olup\n\nsatış peşindir.' },
    ]);
  });

  it('need two versions of a visible listing', async () => {
    const id = await recordTimes({}, { price: 3 });
    const status = async (url: string) => (await callApi(app, 'GET', url)).status;
    expect(await status(compare(id, '1/3'))).toBe(404);
    expect(await status(compare(id, '1/1'))).toBe(400);
    for (const pair of ['0/1', '1/x', '1/9999999999', '-1/2', '1.5/2'])
      expect(await status(compare(id, pair))).toBe(400);
    expect(await status('/api/properties/x/versions')).toBe(400);
    expect(await status('/api/properties/987654321/versions')).toBe(404);
    await deps.db.$client.query('update properties set hidden_at = now() where id = $1', [id]);
    expect(await status(compare(id, '1/2'))).toBe(404);
    expect(await status(`/api/properties/${id}/versions`)).toBe(404);
  });

  it('are compared quickly, even with the longest texts', async () => {
    const long = (word: string) =>
      Array.from({ length: 12_000 }, (_, at) => `${word}${at % 97}`)
        .join(' ')
        .slice(0, 100_000);
    const id = await recordTimes({ description: long('bir') }, { description: long('iki') });
    const { status, json } = await payer.call('GET', compare(id, '1/2'));
    expect([status, json.isByParagraphs]).toEqual([200, true]);
  });
});
