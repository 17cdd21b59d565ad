import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { closeEndedListings, forgetEndedTexts, recordListings } from '#server/features/intake/recording/index.ts';
import type { App } from '#server/platform/app-type.ts';
import type { SearchResult } from '#shared/listing-search.ts';
import { type ListingDetail, type ListingRecord, listingDetailSchema } from '#shared/listings.ts';
import type { NoticeValues } from '#shared/notice-values.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { openTestDeps, type TestDeps } from '#tests/support/open-test-deps.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';

let deps: TestDeps;
let app: App;
let premium: string;
beforeAll(async () => {
  deps = await openTestDeps();
  app = await buildApp(deps, { pages: false });
  const trial = await app.inject({ method: 'POST', url: '/api/trial', payload: { deviceId: 'web_notice123456' } });
  premium = trial.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
});
afterAll(async () => {
  await app.close();
  await deps.close();
});

const KDV = 'KDV ORANI: %20';
const DEPOSIT = "Teminat tutarı 100.000,00 TL olup muhammen bedelin %10'udur.";
const READ: NoticeValues = {
  values: {
    kdv: { value: [20], sentence: KDV },
    deposit: { value: { percent: 10, amount: 100_000 }, sentence: DEPOSIT },
    areaM2: { value: 125.5, sentence: 'Yüzölçümü: 125,50 m²' },
    secondStart: {
      value: { at: '2026-12-20T07:00:00.000Z', isDayOnly: false },
      sentence: '2. İHALE: 20.12.2026 10:00',
    },
  },
  conflicts: [{ name: 'floor', sentences: ['Kat: 3', 'Kat: 4'] }],
};
const DESCRIPTION = [...Object.values(READ.values).map((said) => said?.sentence), 'Kat: 3', 'Kat: 4'].join('\n');

async function idOf(title: string): Promise<number> {
  const { rows } = await deps.db.$client.query<{ id: string }>('select id from properties where title = $1', [title]);
  return Number(rows[0]?.id);
}

async function recorded(given: Partial<ListingRecord>): Promise<number> {
  const record = makeListingRecord({ description: DESCRIPTION, noticeValues: READ, ...given });
  expect(await recordListings(deps, [record])).toMatchObject({ rejected: 0 });
  return idOf(record.title);
}

async function detailOf(id: number, cookie = premium): Promise<ListingDetail> {
  const answer = await app.inject({ url: `/api/properties/${id}`, headers: { cookie } });
  expect(answer.statusCode).toBe(200);
  return listingDetailSchema.parse(answer.json());
}

describe('access to the values of a notice', () => {
  it('with premium every value comes with its sentence', async () => {
    const detail = await detailOf(await recorded({ title: 'Premium için' }));
    expect(detail.noticeValues).toEqual({ ...READ, withheld: [] });
    expect(detail.locked).not.toContain('noticeValues');
  });

  it('without it only what the listing tells everybody, and no sentence; what is locked has its name', async () => {
    const detail = await detailOf(await recorded({ title: 'Herkes için' }), '');
    expect(detail.noticeValues).toEqual({
      values: {
        deposit: { value: { percent: 10, amount: 100_000 }, sentence: null },
        // Needed to decide on taking part (D38).
        areaM2: { value: 125.5, sentence: null },
        secondStart: { value: { at: '2026-12-20T07:00:00.000Z', isDayOnly: false }, sentence: null },
      },
      conflicts: [{ name: 'floor', sentences: [] }],
      withheld: ['kdv'],
    });
    expect(detail.locked).toContain('noticeValues');
  });

  it('sentences stay locked even if the preview shows the whole short description', async () => {
    const id = await recorded({
      title: 'Kısa açıklama',
      description: KDV,
      noticeValues: { values: { kdv: READ.values.kdv }, conflicts: [] },
    });
    const detail = await detailOf(id, '');
    expect(detail.descriptionPreview).toBe(KDV);
    expect(detail.noticeValues).toEqual({ values: {}, conflicts: [], withheld: ['kdv'] });
  });

  it('cards show deposit and size from the notice, and no deposit if the notice states two', async () => {
    const twice: NoticeValues = { values: {}, conflicts: [{ name: 'deposit', sentences: [] }] };
    await recorded({ title: 'Kartta', price: 1_000_000 });
    await recorded({ title: 'İki teminatlı', price: 1_000_000, noticeValues: twice });
    await recorded({ title: 'Teminatı yazmayan', price: 1_000_000, noticeValues: null });
    const { properties } = (await app.inject({ url: '/api/properties/search' })).json<SearchResult>();
    const cardOf = (title: string) => properties.find((property) => property.title === title);
    expect(cardOf('Kartta')).toMatchObject({ deposit: 100_000, areaM2: 125.5, modelYear: null });
    expect(cardOf('İki teminatlı')).toMatchObject({ deposit: null, areaM2: null });
    // By law ten per cent (İİK 114).
    expect(cardOf('Teminatı yazmayan')?.deposit).toBe(100_000);
  });

  it('lists contain no notice values, and a listing without a notice has none', async () => {
    await recorded({ title: 'Listede' });
    for (const url of ['/api/properties', '/api/properties/search', '/api/properties/search-ai'])
      expect((await app.inject({ url })).body).not.toContain('noticeValues');
    const detail = await detailOf(await recorded({ title: 'İlansız', noticeValues: undefined }), '');
    expect(detail.noticeValues).toBeNull();
    expect(detail.locked).not.toContain('noticeValues');
  });
});

describe('what is stored', () => {
  it('names of people are masked, in a sentence and in the description', async () => {
    const named = 'Teminat, borçlu Hüseyin Karabulut (T.C. Kimlik No 10000000146) dışındakilerden %10 alınır.';
    const id = await recorded({
      title: 'Adlı ilan',
      description: `Giriş.\n${named}`,
      noticeValues: {
        values: { deposit: { value: { percent: 10, amount: null }, sentence: named } },
        conflicts: [{ name: 'floor', sentences: [named] }],
      },
    });
    const { noticeValues } = await detailOf(id);
    const sentence = noticeValues?.values.deposit?.sentence ?? '';
    expect(sentence).toMatch(/^Teminat, borçlu .+ dışındakilerden %10 alınır\.$/);
    expect(noticeValues?.conflicts[0]?.sentences).toEqual([sentence]);
    const { rows } = await deps.db.$client.query<{ row: string }>(
      'select p::text as row from properties p where id = $1',
      [id],
    );
    expect(rows[0]?.row).not.toMatch(/karabulut|10000000146/i);
  });

  it('a sentence that is not in the description is not quoted', async () => {
    const id = await recorded({
      title: 'Başka metin',
      noticeValues: {
        values: { kdv: { value: [10], sentence: 'Ayşe Demir’in dairesi için KDV %10’dur.' } },
        conflicts: [],
      },
    });
    expect((await detailOf(id)).noticeValues?.values).toEqual({ kdv: { value: [10], sentence: null } });
  });

  it('long sentences are cut between words, and conflicts are limited to a few', async () => {
    const long = `KDV ORANI: %20 ${'uzun cümle '.repeat(200)}`.trim();
    const id = await recorded({
      title: 'Uzun cümle',
      description: long,
      noticeValues: {
        values: { kdv: { value: [20], sentence: long } },
        conflicts: Array.from({ length: 40 }, () => ({ name: 'km' as const, sentences: [long, 'x', 'y'] })),
      },
    });
    const { noticeValues } = await detailOf(id);
    const sentence = noticeValues?.values.kdv?.sentence ?? '';
    expect(sentence.length).toBeLessThanOrEqual(400);
    expect(sentence).toMatch(/ (?:uzun|cümle)…$/);
    expect(noticeValues?.conflicts).toHaveLength(10);
    expect(JSON.stringify(noticeValues).length).toBeLessThan(20_000);
  });

  it('a cut sentence stays unchanged when the stored listing is recorded again', async () => {
    const long = `KDV ORANI: %20 ${'uzun cümle '.repeat(200)}`.trim();
    const record = makeListingRecord({
      title: 'Yine gelen',
      description: long,
      noticeValues: { values: { kdv: { value: [20], sentence: long } }, conflicts: [] },
    });
    await recordListings(deps, [record]);
    const stored = (await detailOf(await idOf('Yine gelen'))).noticeValues;
    expect(stored?.values.kdv?.sentence).toMatch(/…$/);
    const again = await recordListings(deps, [{ ...record, noticeValues: stored }]);
    expect(again).toMatchObject({ unchanged: 1 });
  });
});

it('a changed deposit, rate or start is in the history for those who may see it, a first reading is not', async () => {
  const before: NoticeValues = { values: { ...READ.values, kdv: undefined }, conflicts: [] };
  const record = makeListingRecord({ title: 'Değişen ilan', description: DESCRIPTION, noticeValues: before });
  await recordListings(deps, [record]);
  await recordListings(deps, [{ ...record, noticeValues: READ }]);
  const id = await idOf('Değişen ilan');
  expect((await detailOf(id)).changes).toEqual([]);

  const changed: NoticeValues = {
    values: {
      kdv: { value: [1, 10], sentence: null },
      deposit: { value: { percent: 20, amount: null }, sentence: null },
      areaM2: { value: 99, sentence: null },
      secondStart: { value: { at: '2026-12-22T07:00:00.000Z', isDayOnly: false }, sentence: null },
    },
    conflicts: [],
  };
  await recordListings(deps, [{ ...record, noticeValues: changed }]);
  const told = ({ changes }: ListingDetail) =>
    changes.map(({ field, oldValue, newValue }) => [field, oldValue, newValue]).toSorted();
  expect(told(await detailOf(id))).toEqual([
    ['depositPercent', 10, 20],
    ['kdv', [20], [1, 10]],
    ['secondStart', '2026-12-20T07:00:00.000Z', '2026-12-22T07:00:00.000Z'],
  ]);
  expect(told(await detailOf(id, ''))).toEqual([
    ['depositPercent', 10, 20],
    ['secondStart', '2026-12-20T07:00:00.000Z', '2026-12-22T07:00:00.000Z'],
  ]);
});

it('a year after the end the sentences are deleted, and their values stay', async () => {
  const end = new Date(TEST_NOW.getTime() + 5 * DAY_MS);
  const id = await recorded({ title: 'Biten ilan', endDate: end });
  const bare = await recorded({ title: 'Biten, ilansız', endDate: end, noticeValues: null });
  deps.setNow(new Date(TEST_NOW.getTime() + 6 * DAY_MS));
  await closeEndedListings(deps);
  deps.setNow(new Date(TEST_NOW.getTime() + 371 * DAY_MS));
  expect((await forgetEndedTexts(deps)).listings).toBe(2);
  expect(await forgetEndedTexts(deps)).toEqual({ listings: 0 });
  const { rows } = await deps.db.$client.query<{ id: string; notice_values: NoticeValues | null }>(
    'select id, notice_values from properties where id = any($1) order by id',
    [[id, bare]],
  );
  const values = Object.entries(READ.values).map(([name, said]) => [name, { value: said?.value, sentence: null }]);
  expect(rows.map((row) => row.notice_values)).toEqual([{ values: Object.fromEntries(values), conflicts: [] }, null]);
});
