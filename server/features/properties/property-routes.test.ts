import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { apiErrorSchema } from '#shared/api-error.ts';
import { DAY_MS } from '#shared/dates.ts';
import { propertyDetailSchema, propertySummarySchema } from '#shared/properties.ts';
import { getApi, searchApi } from '#tests/support/call-api.ts';
import { makePropertyRecord } from '#tests/support/make-property.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { TEST_NOW } from '#tests/support/open-test-deps.ts';
import { recordProperties } from './record-properties.ts';

const { deps, app } = await openTestApp({ SUPPORT_PHONE: '0312 000 00 00' });
const inDays = (days: number) => new Date(TEST_NOW.getTime() + days * DAY_MS);
const SECRETS = {
  description: `${'Merkezde, toplu taşımaya yakın daire. '.repeat(3)}Gizli: kapı kodu 4711.`,
  documentFiles: ['/files/gizli-belge.pdf'],
  uyapLink: 'https://uyap.test/gizli',
  parselLink: 'https://parsel.test/gizli',
  degerleme: 'https://degerleme.test/gizli',
};

afterAll(() => deps.close());
beforeEach(async () => {
  deps.setNow(TEST_NOW);
  await deps.db.$client.query('truncate properties cascade');
});

const get = (path: string, headers?: Record<string, string>) => getApi(app, path, headers);
const search = (parameters: string) => searchApi(app, parameters);

describe('GET /api/properties', () => {
  test('answers current auctions with a picture, those that end soonest first', async () => {
    const picture = '/files/a.webp';
    await recordProperties(deps, [
      makePropertyRecord({ title: 'Sonra', imageUrl: picture, endDate: inDays(5) }),
      makePropertyRecord({ title: 'Önce', imageUrl: picture, endDate: inDays(1) }),
      makePropertyRecord({ title: 'Görselsiz', endDate: inDays(1) }),
      makePropertyRecord({ title: 'Bitmiş', imageUrl: picture, endDate: inDays(-1) }),
    ]);
    const { json } = await get('/api/properties');
    expect(
      propertySummarySchema
        .array()
        .parse(json)
        .map(({ title }) => title),
    ).toEqual(['Önce', 'Sonra']);
    expect((await get('/api/properties?limit=1')).json).toHaveLength(1);
  });

  test.each(['0', '101', '-1', '1.5', 'abc', '99999999999999999999'])('refuses limit=%s', async (limit) => {
    const { status, json } = await get(`/api/properties?limit=${limit}`);
    expect(status).toBe(400);
    expect(json).toMatchObject({ field: 'limit', message: 'limit 1 ile 100 arasında bir tam sayı olmalıdır.' });
  });
});

describe('GET /api/properties/{id}', () => {
  async function onlyId(): Promise<string> {
    const { rows } = await deps.db.$client.query<{ id: string }>('select id from properties');
    return rows[0]?.id ?? '';
  }

  test('keeps back what is locked and says what that is', async () => {
    await recordProperties(deps, [makePropertyRecord(SECRETS)]);
    const { status, json, body } = await get(`/api/properties/${await onlyId()}`);
    expect(status).toBe(200);
    const detail = propertyDetailSchema.parse(json);
    expect(detail.locked).toEqual(['description', 'documentFiles', 'uyapLink', 'parselLink', 'degerleme', 'contact']);
    expect(detail.description).toBeNull();
    expect(detail.descriptionPreview?.startsWith('Merkezde, toplu taşımaya yakın daire.')).toBe(true);
    expect(detail.source).toBe('test');
    expect(body).not.toMatch(/gizli|4711|0312/i);
  });

  test('tells what has changed, the latest first, and of a description only that it did', async () => {
    const NEW_TEXT = `${'Merkezde, toplu taşımaya yakın daire. '.repeat(2)}Gizli yeni metin`;
    const record = makePropertyRecord({ ...SECRETS, price: 1_000_000 });
    await recordProperties(deps, [record]);
    const first = new Date(TEST_NOW.getTime() + 1000);
    deps.setNow(first);
    await recordProperties(deps, [{ ...record, price: 900_000.5, description: NEW_TEXT }]);
    const second = new Date(TEST_NOW.getTime() + 2000);
    deps.setNow(second);
    const endDate = inDays(20);
    await recordProperties(deps, [{ ...record, price: 900_000.5, description: NEW_TEXT, endDate }]);
    const { json, body } = await get(`/api/properties/${await onlyId()}`);
    expect(propertyDetailSchema.parse(json).changes).toEqual([
      {
        field: 'endDate',
        oldValue: record.endDate?.toISOString(),
        newValue: endDate.toISOString(),
        changedAt: second.toISOString(),
      },
      { field: 'description', oldValue: null, newValue: null, changedAt: first.toISOString() },
      { field: 'price', oldValue: 1_000_000, newValue: 900_000.5, changedAt: first.toISOString() },
    ]);
    expect(body).not.toMatch(/gizli/i);
  });

  test('tells where it comes from, unless that is what is locked', async () => {
    for (const [sourceUrl, shown] of [
      ['https://ilan.test/1', 'https://ilan.test/1'],
      [SECRETS.uyapLink, null],
      [SECRETS.documentFiles[0] ?? null, null],
      [null, null],
    ] as const) {
      await deps.db.$client.query('truncate properties cascade');
      await recordProperties(deps, [makePropertyRecord({ ...SECRETS, sourceUrl })]);
      expect((await get(`/api/properties/${await onlyId()}`)).json.sourceUrl).toBe(shown);
    }
  });

  test('does not lock a description that the preview tells whole', async () => {
    await recordProperties(deps, [makePropertyRecord({ description: 'Kısa açıklama.' })]);
    const { json } = await get(`/api/properties/${await onlyId()}`);
    expect(json).toMatchObject({ description: 'Kısa açıklama.', descriptionPreview: 'Kısa açıklama.' });
    expect(json.locked).not.toContain('description');
  });

  test('names only what there is', async () => {
    await recordProperties(deps, [
      makePropertyRecord({
        categoryNumber: '3',
        tur: 'Makine',
        parselLink: 'https://p.test',
        degerleme: 'https://d.test',
      }),
    ]);
    const detail = propertyDetailSchema.parse((await get(`/api/properties/${await onlyId()}`)).json);
    expect(detail).toMatchObject({ locked: ['contact'], descriptionPreview: null });
  });

  test('shows annotations for real estate only', async () => {
    await recordProperties(deps, [
      makePropertyRecord({ categoryNumber: '2', tur: 'Otomobil', kaydindakiSerhler: 'Haciz' }),
    ]);
    expect((await get(`/api/properties/${await onlyId()}`)).json.kaydindakiSerhler).toBeNull();
  });

  test('is 404 for a listing there is not', async () => {
    const { status, json } = await get('/api/properties/123456789');
    expect(status).toBe(404);
    expect(json).toMatchObject({ code: 'NOT_FOUND', message: expect.stringContaining('bulunamadı') });
  });

  test.each(['abc', '0', '-1', '1.5', '1e3', '9007199254740993', '%00', "1'", '99999999999999999999999'])(
    'is 400 for the id %s',
    async (id) => {
      const { status, json } = await get(`/api/properties/${id}`);
      expect(status).toBe(400);
      expect(json).toMatchObject({ field: 'id' });
    },
  );
});

describe('GET /api/properties/search', () => {
  test('answers a page with the exact total', async () => {
    await recordProperties(
      deps,
      Array.from({ length: 30 }, () => makePropertyRecord()),
    );
    expect(await search('')).toMatchObject({ total: 30, page: 1, pageSize: 24 });
    expect((await search('page=2')).properties).toHaveLength(6);
    expect(await search('page=3')).toMatchObject({ properties: [], total: 30 });
  });

  test('is the same as search-ai where there is no query to understand', async () => {
    await recordProperties(deps, [makePropertyRecord()]);
    const { interpretation, ...understood } = (await get('/api/properties/search-ai?city=Ankara&facets=1')).json;
    expect(understood).toEqual((await get('/api/properties/search?city=Ankara&facets=1')).json);
    expect(interpretation).toEqual({
      parts: [],
      ambiguities: [],
      search: { city: 'Ankara' },
      understood: [],
      unused: [],
    });
  });

  test('counts choices when asked to, each filter without itself', async () => {
    await recordProperties(deps, [
      makePropertyRecord({ il: 'Ankara', ilce: 'Çankaya' }),
      makePropertyRecord({ il: 'Ankara', ilce: 'Mamak', tur: 'Villa' }),
      makePropertyRecord({ il: 'İzmir', ilce: 'Konak' }),
    ]);
    const { facets, total } = await search('city=ankara&facets=true');
    expect(total).toBe(2);
    expect(facets?.city).toEqual([
      { value: 'Ankara', count: 2 },
      { value: 'İzmir', count: 1 },
    ]);
    expect(facets?.subCategory).toEqual([
      { value: 'Daire', count: 1 },
      { value: 'Villa', count: 1 },
    ]);
    expect(facets?.district).toEqual([
      { value: 'Çankaya', count: 1 },
      { value: 'Mamak', count: 1 },
    ]);
    expect((await search('city=ankara')).facets).toBeUndefined();
  });

  test.each([
    ['minPrice=100000&maxPrice=200000', ['b']],
    ['minPrice=200000.01', ['c']],
    ['maxPrice=99999.99', ['a']],
    ['category=2', ['b']],
    ['subCategory=Daire,Makine', ['a', 'c']],
    ['city=izmir,VAN', ['b', 'c']],
    ['city=van&district=edremit', ['c']],
    ['daysRemaining=2', ['a']],
    ['secondRound=1', ['b']],
    ['secondRound=false', ['a', 'c']],
    ['sulhMahkeme=true', ['c']],
    ['sort=priceDesc', ['c', 'b', 'a']],
    ['includeEnded=1', ['a', 'b', 'c', 'd']],
    ['query=esas&city=Van', ['c']],
    ['utm_source=x&constructor=1&__proto__=2', ['a', 'b', 'c']],
  ])('filters and sorts by %s', async (parameters, titles) => {
    await recordProperties(deps, [
      makePropertyRecord({ title: 'a', price: 99_999.99, endDate: inDays(2), courtName: null }),
      makePropertyRecord({
        title: 'b',
        price: 150_000,
        endDate: inDays(3),
        il: 'İzmir',
        ilce: 'Konak',
        categoryNumber: '2',
        tur: 'Otomobil',
        secondRound: '1',
      }),
      makePropertyRecord({
        title: 'c',
        price: 200_000.01,
        endDate: inDays(4),
        il: 'Van',
        ilce: 'Edremit',
        categoryNumber: '3',
        tur: 'Makine',
        sulhMahkeme: '1',
      }),
      makePropertyRecord({ title: 'd', price: 1, endDate: inDays(-1) }),
    ]);
    expect((await search(parameters)).properties.map(({ title }) => title)).toEqual(titles);
  });

  test('sorts by what was first seen last', async () => {
    for (const title of ['a', 'b', 'c']) await recordProperties(deps, [makePropertyRecord({ title })]);
    expect((await search('sort=newest')).properties.map(({ title }) => title)).toEqual(['c', 'b', 'a']);
  });

  test.each([
    ['city=Atlantis', 'city', 'Atlantis'],
    ['city=,', 'city', 'en az bir'],
    ['city=Ankara&district=Konak', 'district', 'Konak'],
    ['district=Yok', 'district', 'Yok'],
    ['category=4', 'category', 'category'],
    ['category=%00', 'category', 'category'],
    ['subCategory=Daire,Uzay', 'subCategory', 'Uzay'],
    ['sort=best', 'sort', 'sort'],
    ['minPrice=-1', 'minPrice', 'minPrice'],
    ['maxPrice=99999999999999999', 'maxPrice', 'maxPrice'],
    ['maxPrice=1e9', 'maxPrice', 'maxPrice'],
    ['minPrice=5&maxPrice=4', 'minPrice', 'minPrice'],
    ['daysRemaining=0', 'daysRemaining', 'daysRemaining'],
    ['daysRemaining=61', 'daysRemaining', 'daysRemaining'],
    ['daysRemaining=1.5', 'daysRemaining', 'tam sayı'],
    ['secondRound=evet', 'secondRound', 'secondRound'],
    ['sulhMahkeme=2', 'sulhMahkeme', 'sulhMahkeme'],
    ['page=0', 'page', 'page'],
    ['page=-3', 'page', 'page'],
    ['page=1&page=2', 'page', 'page'],
    ['page=99999999', 'page', 'page'],
    ['includeEnded=x', 'includeEnded', 'includeEnded'],
    ['facets=x', 'facets', 'facets'],
    [`query=${'a'.repeat(5000)}`, 'query', '300'],
  ])('refuses %s and names the parameter', async (parameters, field, hint) => {
    for (const address of ['search', 'search-ai']) {
      const { status, json } = await get(`/api/properties/${address}?${parameters}`);
      expect(status).toBe(400);
      const error = apiErrorSchema.parse(json);
      expect(error).toMatchObject({ field, code: 'INVALID_PARAMETER' });
      expect(error.message).toContain(hint);
    }
  });

  test.each([
    '%00',
    '%25',
    '%27%22%5C',
    '%ED%A0%80',
    '%F0%9F%8F%A0',
    '!%26%7C%3A*',
    '%E2%80%8B',
    '%',
    '%E0%A4%A',
    "'%3B%20drop%20table%20properties--",
  ])('finds nothing for the odd text %s', async (query) => {
    await recordProperties(deps, [makePropertyRecord()]);
    expect(await search(`query=${query}`)).toMatchObject({ properties: [], total: 0 });
    expect((await get(`/api/properties/search-ai?query=${query}`)).json).toMatchObject({ properties: [], total: 0 });
  });
});
