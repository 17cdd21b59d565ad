import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { recordListings } from '#server/features/intake/recording/index.ts';
import { MAX_ALERTS } from '#shared/alert-rules.ts';
import { alertSchema, alertsSchema } from '#shared/alerts.ts';
import { DAY_MS, istanbulDate } from '#shared/text/dates.ts';
import { type Caller, newCaller } from '#tests/support/accounts/call-as.ts';
import { emptyTables } from '#tests/support/empty-tables.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';
import { matchAlerts } from './match-alerts.ts';

const { deps, app } = await openTestApp();
const [ali, oya] = [await newCaller(app), await newCaller(app)];
afterAll(() => deps.close());
beforeEach(async () => {
  await emptyTables(deps, 'properties', 'property_alerts');
});

const PATH = '/api/user/property-alerts';
const alertOf = (criteria: object | string, rest: object = {}) => ({
  alertName: 'Uyarım',
  searchCriteria: typeof criteria === 'string' ? criteria : JSON.stringify(criteria),
  ...rest,
});
const create = async (caller: Caller, criteria: object, rest: object = {}) =>
  alertSchema.parse((await caller.call('POST', PATH, alertOf(criteria, rest))).json.alert);
const preview = async (criteria: object) => (await ali.call('POST', `${PATH}/preview`, alertOf(criteria))).json;
const keyCount = async () => (await deps.db.$client.query('select from alert_keys')).rowCount;

describe('alerts', () => {
  it('are created, listed newest first, changed, paused and deleted', async () => {
    const made = await ali.call('POST', PATH, alertOf({ city: 'ankara,İZMİR', minPrice: '100000', secondRound: '1' }));
    expect(made).toMatchObject({ status: 200, json: { message: 'Uyarı oluşturuldu', alert: { isActive: true } } });
    const { id, searchCriteria, createdAt } = alertSchema.parse(made.json.alert);
    expect(JSON.parse(searchCriteria)).toEqual({ city: ['ankara', 'İZMİR'], minPrice: 100_000, secondRound: true });
    expect(createdAt).toBe(TEST_NOW.toISOString());
    const other = await create(ali, {}, { alertName: '  Her   şey ' });
    expect(other.alertName).toBe('Her şey');
    const list = async () => alertsSchema.parse((await ali.call('GET', PATH)).json);
    expect((await list()).map((alert) => alert.id)).toEqual([other.id, id]);

    const body = alertOf({ category: '2' }, { alertName: 'Araçlar', isActive: false });
    expect(await ali.call('PUT', `${PATH}/${id}`, body)).toMatchObject({
      status: 200,
      json: { message: 'Uyarı güncellendi', alert: { id, alertName: 'Araçlar', isActive: false } },
    });
    expect(await keyCount()).toBe(1);
    // Without isActive, the state does not change.
    await ali.call('PUT', `${PATH}/${id}`, alertOf({ category: '2' }));
    expect((await list()).find((alert) => alert.id === id)?.isActive).toBe(false);
    await ali.call('PUT', `${PATH}/${id}`, alertOf({ category: '2' }, { isActive: true }));
    expect(await keyCount()).toBe(2);
    expect(await ali.call('DELETE', `${PATH}/${id}`)).toEqual({ status: 200, json: { message: 'Uyarı silindi' } });
    expect((await ali.call('DELETE', `${PATH}/${id}`)).status).toBe(404);
    expect(await keyCount()).toBe(1);
  });

  it('can be as large as a search; a larger one is refused with the criterion at fault', async () => {
    const words = (count: number, letters: string) =>
      Array.from({ length: count }, (_, index) => `${letters}${(index + 17).toString(36)}`);
    const largest = {
      query: words(20, 'kelimekelime').join(' ').slice(0, 300),
      excludeText: Array.from({ length: 6 }, (_, index) => words(5, `z${index}`.repeat(28)).join(' ').slice(0, 290)),
      brand: words(3, 'marka'.repeat(50)),
    };
    expect(await ali.call('POST', PATH, alertOf(largest))).toMatchObject({ status: 200 });
    expect(await ali.call('POST', PATH, alertOf({ query: words(180, 'a').join(' ') }))).toMatchObject({
      status: 400,
      json: { message: 'Arama metni en çok 300 karakter olabilir.' },
    });
    const many = await ali.call(
      'POST',
      PATH,
      alertOf({ excludeText: [0, 60, 120].map((n) => words(40, `e${n}`).join(' ')) }),
    );
    expect(many).toMatchObject({ status: 400, json: { message: 'Bir aramada en çok 50 kelime olabilir.' } });
  });

  it('keep both the words typed and what the search page understands by them', async () => {
    const typed = { query: 'ankara çankaya 3+1 daire 2 milyon altı, haftaya biten', secondRound: true };
    const sentence = await create(ali, typed);
    expect(JSON.parse(sentence.searchCriteria)).toEqual(typed);
    expect(JSON.parse(sentence.understoodCriteria)).toEqual({
      query: '3+1',
      literal: true,
      category: '1',
      subCategory: ['Daire'],
      city: ['Ankara'],
      district: 'Çankaya',
      maxPrice: 2_000_000,
      endDateFrom: '2026-11-23',
      endDateTo: '2026-11-29',
      secondRound: true,
    });
    const literal = await create(ali, { query: 'ankara daire', literal: true });
    for (const text of [literal.searchCriteria, literal.understoodCriteria])
      expect(JSON.parse(text)).toEqual({ query: 'ankara daire', literal: true });
    expect((await create(ali, { query: 'daire' })).searchCriteria).toBe('{"query":"daire"}');
    await ali.call('DELETE', `${PATH}/${sentence.id}`);
    await ali.call('DELETE', `${PATH}/${literal.id}`);
  });

  it('match the meaning understood at first, whenever they are paused, renamed or switched on', async () => {
    const typed = { query: 'ankara daire haftaya biten' };
    const { id, searchCriteria, understoodCriteria } = await create(ali, typed);
    expect(JSON.parse(understoodCriteria)).toMatchObject({ endDateFrom: '2026-11-23', endDateTo: '2026-11-29' });
    deps.setNow(new Date(TEST_NOW.getTime() + 14 * DAY_MS));
    for (const isActive of [false, true]) {
      const { json } = await ali.call('PUT', `${PATH}/${id}`, alertOf(searchCriteria, { alertName: 'Yeni', isActive }));
      expect(json.alert).toMatchObject({ alertName: 'Yeni', searchCriteria, understoodCriteria });
    }
    // Changed words are understood as of the day of the change.
    const changed = await ali.call('PUT', `${PATH}/${id}`, alertOf({ query: 'ankara arsa haftaya biten' }));
    expect(JSON.parse(changed.json.alert.understoodCriteria)).toMatchObject({
      subCategory: ['Arsa'],
      endDateFrom: '2026-12-07',
    });
    deps.setNow(TEST_NOW);
    const exported = (await ali.call('GET', '/api/user/export')).json;
    expect(JSON.stringify(exported)).toContain('ankara arsa haftaya biten');
    expect(await preview(typed)).toMatchObject({ understoodCriteria });
  });

  it('are private: other members’ alerts are not accessible', async () => {
    const { id } = await create(ali, { city: ['Ankara'] });
    expect((await oya.call('GET', PATH)).json).toEqual([]);
    expect(await oya.call('PUT', `${PATH}/${id}`, alertOf({}))).toMatchObject({
      status: 404,
      json: { message: 'Böyle bir uyarı yok.' },
    });
    expect((await oya.call('DELETE', `${PATH}/${id}`)).status).toBe(404);
    expect((await ali.call('GET', PATH)).json).toHaveLength(1);
    for (const [method, url] of [
      ['GET', PATH],
      ['POST', PATH],
      ['PUT', `${PATH}/${id}`],
      ['DELETE', `${PATH}/${id}`],
      ['POST', `${PATH}/preview`],
    ] as const)
      expect((await app.inject({ method, url, ...(method[0] === 'P' && { payload: alertOf({}) }) })).statusCode).toBe(
        401,
      );
  });

  it('are limited to fifty, even with concurrent requests', async () => {
    await Promise.all(Array.from({ length: MAX_ALERTS - 1 }, () => ali.call('POST', PATH, alertOf({ city: ['Van'] }))));
    const answers = await Promise.all([1, 2, 3].map(() => ali.call('POST', PATH, alertOf({ city: ['Van'] }))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.json.message).toContain('En çok 50 uyarı');
  });

  it.each([
    ['city', { city: ['Atlantis'] }, 'Bilinmeyen il: “Atlantis”.'],
    ['district', { city: ['İzmir'], district: 'Çankaya' }, 'ilçesi seçilen illerde yok'],
    ['searchCriteria', { minPrice: 2, maxPrice: 1 }, 'En düşük bedel, en yüksek bedel değerinden büyük olamaz.'],
    ['searchCriteria', { subCategory: ['Uçak'] }, 'Bilinmeyen alt kategori: “Uçak”.'],
    ['searchCriteria', { category: '9' }, 'Tür şunlardan biri olmalıdır'],
    ['searchCriteria', { daysRemaining: 61 }, 'Kalan gün en az 1, en çok 60 olabilir.'],
    ['searchCriteria', { daysRemaining: 1.5 }, 'Kalan gün tam sayı olmalıdır.'],
    ['searchCriteria', { minPrice: 'çok' }, 'En düşük bedel bir sayı olmalıdır.'],
    ['searchCriteria', { secondRound: 'evet' }, 'İhale şunlardan biri olmalıdır'],
    ['searchCriteria', { query: 'a'.repeat(301) }, 'en çok 300 karakter'],
    ['searchCriteria', { query: 'a\u0000b' }, 'Aranan söz geçersiz karakter içeriyor.'],
    ['searchCriteria', { query: '\ud800' }, 'Aranan söz geçersiz karakter içeriyor.'],
    ['searchCriteria', { query: { $ne: 1 } }, 'Aranan söz bir metin'],
    ['searchCriteria', { city: [['Ankara']] }, 'İl bir metin'],
    ['searchCriteria', { page: 2 }, 'Bilinmeyen kriter: “page”'],
    ['searchCriteria', '{"__proto__":{"city":"Ankara"}}', 'Bilinmeyen kriter: “__proto__”'],
    ['searchCriteria', '{"constructor":{"prototype":{}}}', 'Bilinmeyen kriter: “constructor”'],
    ['searchCriteria', '{"city":', 'JSON metni olmalıdır'],
    ['searchCriteria', '[]', 'JSON metni olmalıdır'],
    ['searchCriteria', 'null', 'JSON metni olmalıdır'],
    ['searchCriteria', `{"query":"${' '.repeat(9000)}"}`, 'çok uzun'],
  ])('are refused with a Turkish sentence about %s: %j', async (field, criteria, message) => {
    for (const [method, path, body] of [
      ['POST', PATH, alertOf(criteria)],
      ['POST', `${PATH}/preview`, { searchCriteria: alertOf(criteria).searchCriteria }],
    ] as const)
      expect(await ali.call(method, path, body)).toMatchObject({
        status: 400,
        json: { field, message: expect.stringContaining(message) },
      });
  });

  it.each([
    [{ alertName: '' }, 'Uyarıya bir ad verin.'],
    [{ alertName: '   ' }, 'Uyarıya bir ad verin.'],
    [{ alertName: 7 }, 'Uyarıya bir ad verin.'],
    [{ alertName: 'a'.repeat(101) }, 'en çok 100 karakter'],
    [{ alertName: 'a\u0000' }, 'geçersiz karakter'],
    [{ searchCriteria: { city: ['Ankara'] } }, 'JSON metni olmalıdır'],
    [{ isActive: 'evet' }, '(isActive) true ya da false olmalıdır.'],
  ])('are refused if another field is invalid: %j', async (wrong, message) => {
    expect(await ali.call('POST', PATH, { ...alertOf({}), ...wrong })).toMatchObject({
      status: 400,
      json: { message: expect.stringContaining(message) },
    });
    for (const body of ['{', '[]', '"x"', '{"__proto__":1}'])
      expect((await ali.call('POST', PATH, body)).status).toBe(400);
    for (const id of ['abc', '0', '-1', '1e3', '9'.repeat(20)])
      expect((await ali.call('PUT', `${PATH}/${id}`, alertOf({}))).status).toBe(400);
  });

  it('that pass validation can be stored, matched and shown again, whatever their content', async () => {
    const value = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom(
        'Ankara',
        'daire',
        "'\\",
        '3+1',
        '’nın',
        '@pVan',
        '& | ! :*',
        '%_',
        'İ',
        '1',
        '0',
        'true',
        '  ',
        ',',
      ),
      fc.integer({ min: -5, max: 2_000_000 }),
      fc.double(),
      fc.boolean(),
      fc.constant(null),
    );
    const criteria = fc.dictionary(
      fc.constantFrom(
        'query',
        'query',
        'minPrice',
        'maxPrice',
        'daysRemaining',
        'category',
        'subCategory',
        'city',
        'sulhMahkeme',
      ),
      fc.oneof({ weight: 4, arbitrary: value }, { weight: 1, arbitrary: fc.array(value, { maxLength: 3 }) }),
      { maxKeys: 3 },
    );
    const name = fc.string({ unit: 'binary', minLength: 1, maxLength: 20 });
    const cem = await newCaller(app);
    let kept = 0;
    for (const [alertName, given] of fc.sample(fc.tuple(name, criteria), { numRuns: 120, seed: 7 })) {
      const { status, json } = await cem.call('POST', PATH, alertOf(given, { alertName }));
      expect([200, 400, 409]).toContain(status);
      if (status !== 200) continue;
      kept += 1;
      const again = await cem.call('PUT', `${PATH}/${json.alert.id}`, json.alert);
      expect(again).toMatchObject({ status: 200, json: { alert: json.alert } });
      expect((await cem.call('POST', `${PATH}/preview`, json.alert)).status).toBe(200);
    }
    expect(kept).toBeGreaterThan(20);
    await recordListings(deps, [makeListingRecord(), makeListingRecord({ title: "Daire 3+1 '\\ %_" })]);
    expect((await matchAlerts(deps)).matched).toBe(2);
    expect((await cem.call('GET', '/api/user/notifications')).status).toBe(200);
  });
});

describe('the preview of an alert', () => {
  it('counts the current matches and those of the last 30 days', async () => {
    deps.setNow(new Date(TEST_NOW.getTime() - 40 * DAY_MS));
    await recordListings(deps, [makeListingRecord()]);
    deps.setNow(new Date(TEST_NOW.getTime() - 20 * DAY_MS));
    await recordListings(deps, [makeListingRecord({ endDate: new Date(TEST_NOW.getTime() - DAY_MS) })]);
    deps.setNow(TEST_NOW);
    await recordListings(deps, [makeListingRecord({ il: 'İzmir', ilce: 'Konak' }), makeListingRecord()]);
    expect(await preview({ city: ['Ankara'] })).toMatchObject({ matchingNow: 2, last30Days: 2, warnings: [] });
    expect(await preview({ city: ['Ankara'], daysRemaining: 3 })).toMatchObject({
      matchingNow: 0,
      last30Days: 2,
      warnings: [],
    });
  });

  it('warns of criteria that can hardly ever match', async () => {
    await recordListings(deps, [makeListingRecord({ price: 500_000, title: 'Bahçeli villa' })]);
    const warningsOf = async (criteria: object) => (await preview(criteria)).warnings;
    expect(await warningsOf({ category: '2', subCategory: ['Daire'] })).toEqual([
      'Seçtiğiniz alt kategori Araç kategorisinde yok: “Daire”. Bu uyarı hiçbir ihaleye uymaz.',
    ]);
    expect(await warningsOf({ category: '2', subCategory: ['Daire', 'Otomobil'] })).toEqual([
      'Bazı alt kategoriler Araç kategorisinde yok, onlar için bildirim gelmez: “Daire”.',
    ]);
    expect(await warningsOf({ category: '1', maxPrice: 400_000 })).toEqual([
      'Şimdiye kadar bu türde ₺400.000 altında ihale olmadı. En düşüğü: ₺500.000.',
    ]);
    expect(await warningsOf({ subCategory: ['Daire'], minPrice: 600_000 })).toEqual([
      'Şimdiye kadar bu türde ₺600.000 üstünde ihale olmadı. En yükseği: ₺500.000.',
    ]);
    expect(await warningsOf({ query: 'bahceli xyzzy' })).toEqual([
      'Şimdiye kadar ilanların herkese açık bölümlerinde geçmedi: “xyzzy”. Yazımını kontrol edin.',
    ]);
    expect(await warningsOf({ query: '—' })).toEqual([
      'Arama metninde harf ya da rakam yok. Bu uyarı hiçbir ihaleye uymaz.',
    ]);
    expect(await warningsOf({})).toEqual(['Hiçbir kriter seçmediniz. Her yeni ihale için bildirim alırsınız.']);
  });

  it('suggests dropping an end date too near for new auctions, and says how often it would have matched', async () => {
    const seen = (daysAgo: number, daysLeft: number, rest: object = {}) => {
      const now = new Date(TEST_NOW.getTime() - daysAgo * DAY_MS);
      deps.setNow(now);
      return recordListings(deps, [
        makeListingRecord({ endDate: new Date(now.getTime() + daysLeft * DAY_MS), ...rest }),
      ]);
    };
    for (const daysAgo of [1, 5, 10, 20, 25]) await seen(daysAgo, 30);
    await seen(3, 12);
    await seen(3, 30, { il: 'İzmir', ilce: 'Konak' });
    await seen(40, 12);
    deps.setNow(TEST_NOW);
    const contradictionOf = async (criteria: object) => (await preview(criteria)).contradiction;
    expect(await contradictionOf({ city: ['Ankara'], daysRemaining: 14 })).toEqual({
      drop: ['daysRemaining'],
      text: '“Bitişine en çok 14 gün kalan” kriteri yeni ilanlarla çelişir: satış ilanı, ihale başlamadan en az 15 gün önce yayımlanır (İİK 114), ihale de 7 gün sürer. Bu kriterle bildirim, ilan çıktığında değil, bitişe 14 gün kala gelir.',
      firedWith: 1,
      firedWithout: 6,
    });
    const day = istanbulDate(new Date(TEST_NOW.getTime() + 9 * DAY_MS));
    expect(await contradictionOf({ city: ['Ankara'], endDateTo: day })).toMatchObject({
      drop: ['endDateFrom', 'endDateTo'],
      firedWith: 0,
      firedWithout: 6,
    });
    expect(await contradictionOf({ city: ['Ankara'] })).toBeNull();
    expect(await contradictionOf({ city: ['Ankara'], daysRemaining: 40 })).toBeNull();
    // A second auction begins, and is notified, seven days before its end.
    expect(await contradictionOf({ city: ['Ankara'], daysRemaining: 14, secondRound: true })).toBeNull();
  });

  it('reports no contradiction if new auctions meet the criteria, and a weaker one if only some do', async () => {
    await recordListings(deps, [makeListingRecord({ endDate: new Date(TEST_NOW.getTime() + 5 * DAY_MS) })]);
    expect(await preview({ daysRemaining: 14 })).toMatchObject({ last30Days: 1, contradiction: null });
    await recordListings(deps, [makeListingRecord({ endDate: new Date(TEST_NOW.getTime() + 30 * DAY_MS) })]);
    expect((await preview({ daysRemaining: 14 })).contradiction).toMatchObject({
      text: expect.stringContaining('yeni ilanların bir bölümünü dışarıda bırakır'),
      firedWith: 1,
      firedWithout: 2,
    });
  });
});
