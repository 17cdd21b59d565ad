import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { recordListings } from '#server/features/intake/recording/record-listings.ts';
import { listingDetailSchema } from '#shared/listings.ts';
import { getApi } from '#tests/support/call-api.ts';
import { emptyMarket } from '#tests/support/empty-market.ts';
import { emptyTables } from '#tests/support/empty-tables.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { inDays, TEST_NOW } from '#tests/support/test-now.ts';

const { deps, app } = await openTestApp({ PRIORITY_PHONE: '0312 000 00 00' });
const SECRETS = {
  description: `${'Merkezde, toplu taşımaya yakın daire. '.repeat(3)}Gizli: kapı kodu 4711.`,
  documentFiles: ['/files/gizli-belge.pdf'],
  uyapLink: 'https://uyap.test/gizli',
  parselLink: 'https://parsel.test/gizli',
  degerleme: 'https://degerleme.test/gizli',
};

afterAll(() => deps.close());
beforeEach(() => emptyMarket(deps));

const get = (path: string, headers?: Record<string, string>) => getApi(app, path, headers);

describe('GET /api/properties/{id}', () => {
  async function onlyId(): Promise<string> {
    const { rows } = await deps.db.$client.query<{ id: string }>('select id from properties');
    return rows[0]?.id ?? '';
  }

  it('keeps back what is locked and says what that is', async () => {
    await recordListings(deps, [makeListingRecord(SECRETS)]);
    const { status, json, body } = await get(`/api/properties/${await onlyId()}`);
    expect(status).toBe(200);
    const detail = listingDetailSchema.parse(json);
    expect(detail.locked).toEqual(['description', 'documentFiles', 'uyapLink', 'parselLink', 'degerleme', 'contact']);
    expect(detail.description).toBeNull();
    expect(detail.descriptionPreview?.startsWith('Merkezde, toplu taşımaya yakın daire.')).toBe(true);
    expect(detail.source).toBe('test');
    expect(body).not.toMatch(/gizli|4711|0312/i);
  });

  it('carries every field as the specification names it (spec §3)', async () => {
    const given = {
      auctionId: '2026-4711',
      title: 'Çankaya daire',
      dosyaBilgi: '2026/4711 Esas',
      price: 950_000,
      il: 'Ankara',
      ilce: 'Çankaya',
      mahalleKoy: 'Kızılay',
      ada: '12',
      parsel: '7',
      location: 'Kızılay Mah. 4. Sok.',
      categoryNumber: '1' as const,
      tur: 'Daire',
      courtName: 'Ankara 1. İcra Dairesi',
      secondRound: '1' as const,
      imageUrl: '/files/kapak.jpg',
      allImages: '/files/kapak.jpg,/files/salon.jpg',
      kaydindakiSerhler: 'İpotek',
    };
    await recordListings(deps, [
      makeListingRecord({ ...SECRETS, ...given }),
      makeListingRecord({ categoryNumber: '2', tur: 'Otomobil', carAge: '2019', carModel: '1' }),
    ]);
    const { rows } = await deps.db.$client.query<{ id: string }>('select id from properties order by category_number');
    const [house, car] = await Promise.all(rows.map(async ({ id }) => (await get(`/api/properties/${id}`)).json));
    expect(house).toMatchObject({ ...given, id: expect.any(Number), endDate: expect.any(String) });
    expect(house).toMatchObject({ category: expect.any(String) });
    // Locked fields are present but empty; `plan-rights.test.ts` tests what premium members get.
    for (const field of ['description', 'documentFiles', 'uyapLink', 'parselLink', 'degerleme'])
      expect(house).toHaveProperty(field);
    expect(car).toMatchObject({ carAge: '2019', carModel: '1' });
  });

  it('lists changes, the latest first, and for a description only that it changed', async () => {
    const NEW_TEXT = `${'Merkezde, toplu taşımaya yakın daire. '.repeat(2)}Gizli yeni metin`;
    const record = makeListingRecord({ ...SECRETS, price: 1_000_000 });
    await recordListings(deps, [record]);
    const first = new Date(TEST_NOW.getTime() + 1000);
    deps.setNow(first);
    await recordListings(deps, [{ ...record, price: 900_000.5, description: NEW_TEXT }]);
    const second = new Date(TEST_NOW.getTime() + 2000);
    deps.setNow(second);
    const endDate = inDays(20);
    await recordListings(deps, [{ ...record, price: 900_000.5, description: NEW_TEXT, endDate }]);
    const { json, body } = await get(`/api/properties/${await onlyId()}`);
    expect(listingDetailSchema.parse(json).changes).toEqual([
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

  it('shows the source address, unless that is locked', async () => {
    for (const [sourceUrl, shown] of [
      ['https://ilan.test/1', 'https://ilan.test/1'],
      [SECRETS.uyapLink, null],
      [SECRETS.documentFiles[0] ?? null, null],
      [null, null],
    ] as const) {
      await emptyTables(deps, 'properties');
      await recordListings(deps, [makeListingRecord({ ...SECRETS, sourceUrl })]);
      expect((await get(`/api/properties/${await onlyId()}`)).json.sourceUrl).toBe(shown);
    }
  });

  it('does not lock a description that the preview shows completely', async () => {
    await recordListings(deps, [makeListingRecord({ description: 'Kısa açıklama.' })]);
    const { json } = await get(`/api/properties/${await onlyId()}`);
    expect(json).toMatchObject({ description: 'Kısa açıklama.', descriptionPreview: 'Kısa açıklama.' });
    expect(json.locked).not.toContain('description');
  });

  it('lists as locked only fields that have a value', async () => {
    await recordListings(deps, [
      makeListingRecord({
        categoryNumber: '3',
        tur: 'Makine',
        parselLink: 'https://p.test',
        degerleme: 'https://d.test',
      }),
    ]);
    const detail = listingDetailSchema.parse((await get(`/api/properties/${await onlyId()}`)).json);
    expect(detail).toMatchObject({ locked: ['contact'], descriptionPreview: null });
  });

  it('shows annotations for real estate only', async () => {
    await recordListings(deps, [
      makeListingRecord({ categoryNumber: '2', tur: 'Otomobil', kaydindakiSerhler: 'Haciz' }),
    ]);
    expect((await get(`/api/properties/${await onlyId()}`)).json.kaydindakiSerhler).toBeNull();
  });

  it('returns 404 for an unknown listing', async () => {
    const { status, json } = await get('/api/properties/123456789');
    expect(status).toBe(404);
    expect(json).toMatchObject({ code: 'NOT_FOUND', message: expect.stringContaining('bulunamadı') });
  });

  it.each(['abc', '0', '-1', '1.5', '1e3', '9007199254740993', '%00', "1'", '99999999999999999999999'])(
    'returns 400 for the id %s',
    async (id) => {
      const { status, json } = await get(`/api/properties/${id}`);
      expect(status).toBe(400);
      expect(json).toMatchObject({ field: 'id' });
    },
  );
});
