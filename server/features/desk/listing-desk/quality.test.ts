import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordListings } from '#server/features/intake/recording/index.ts';
import { parseListPage } from '#server/sources/ilan-gov-tr/parse-list-page.ts';
import type { DeskQuality } from '#shared/desk/desk-quality.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { callApi } from '#tests/support/accounts/call-accounts.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { enterDesk } from '#tests/support/accounts/enter-desk.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';

cheapHashes();
const { deps, app } = await openTestApp({ ANSWER_CACHE: 'off' });
const db = deps.db.$client;
const fixture = new URL('../../../../tests/fixtures/ilan-gov-tr-list.json', import.meta.url);
const records = parseListPage(JSON.parse(readFileSync(fixture, 'utf8')))?.records ?? [];
const why = 'Kaynağın sözleri okundu';
let token: string;

beforeAll(async () => {
  token = (await enterDesk(app, deps, 'icerik')).token;
  await recordListings(deps, records);
});
afterAll(() => deps.close());

const desk = (url: string, body?: object) =>
  callApi(app, body ? 'POST' : 'GET', `/api/desk${url}`, { token, ...(body && { body }) });
const correct = (id: number, field: string, value: unknown) =>
  desk(`/listings/${id}/corrections`, { field, value, why });
const shown = async (id: number) => (await callApi(app, 'GET', `/api/properties/${id}`)).json;

async function listingOf(sourceKey: string): Promise<{ id: number; given: ListingRecord }> {
  const { rows } = await db.query('select id from properties where source_key = $1', [sourceKey]);
  const given = records.find((record) => record.sourceKey === sourceKey);
  if (!given) throw new Error(`no row ${sourceKey}`);
  return { id: Number(rows[0].id), given };
}

async function fieldOf(name: string) {
  const sources: DeskQuality = (await desk('/quality')).json;
  const source = sources.find((one) => one.source === 'ilan.gov.tr');
  return { total: source?.total, ...source, field: source?.fields.find(({ field }) => field === name) };
}

describe('the search of the desk, on real rows', () => {
  it('matches words in any order and spelling', async () => {
    const titles = (text: string) =>
      desk(`/listings?query=${encodeURIComponent(text)}`).then(({ json }) =>
        json.listings.map(({ title }: { title: string }) => title),
      );
    const found: string[] = await titles('YAZIHAN tarla');
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((title) => title.includes('Yazıhan'))).toBe(true);
    expect(await titles('tarla yazihan')).toEqual(found);
    expect(await titles('Yazıhan zeplin')).toEqual([]);
  });
});

describe('the quality of real rows', () => {
  it('is counted by source and field, with the origin of each value', async () => {
    const { total, derivedEnds, field } = await fieldOf('il');
    expect({ total, derivedEnds }).toEqual({ total: records.length, derivedEnds: records.length });
    expect(field).toMatchObject({ label: 'il', known: records.length, contradicted: 0 });
    expect((await fieldOf('endDate')).field).toMatchObject({ known: 0 });
  });

  it('lists listings without a known kind or district', async () => {
    const { unread } = await fieldOf('il');
    const { listings } = (await desk('/listings?state=unread')).json;
    expect(listings).toHaveLength(Math.min(25, unread ?? 0));
  });
});

describe('a read field of a real row', () => {
  it.each([
    ['areaM2', 4321, 'areaM2', 4321],
    ['tur', 'Zeytinlik', 'tur', 'Zeytinlik'],
    ['categoryNumber', '3', 'categoryNumber', '3'],
    ['hisse', '1/3', 'hisse', '1/3'],
    ['mahalleKoy', 'Düzeltilen Mahallesi', 'mahalleKoy', 'Düzeltilen Mahallesi'],
  ])('%s is corrected, and keeps the correction at the next collection', async (field, value, name, expected) => {
    const { id, given } = await listingOf('2205203');
    expect((await correct(id, field, value)).status).toBe(200);
    await recordListings(deps, [given]);
    expect((await shown(id))[name]).toEqual(expected);
    expect((await fieldOf(field)).field?.corrected ?? 1).toBe(1);
  });

  it('keeps its correction if the same text is read differently, and loses it if the text changes', async () => {
    const { id, given } = await listingOf('2212215');
    await correct(id, 'tur', 'Zeytinlik');
    await recordListings(deps, [{ ...given, tur: 'Arsa' }]);
    expect((await shown(id)).tur).toBe('Zeytinlik');
    await recordListings(deps, [{ ...given, tur: 'Bağ', title: `${given.title} (düzeltme)` }]);
    expect((await shown(id)).tur).toBe('Bağ');
  });

  it('that is a date counts as known after a correction, and as derived again after an undo', async () => {
    const { id, given } = await listingOf('2209528');
    await correct(id, 'endDate', '2026-12-24T08:00:00.000Z');
    await recordListings(deps, [given]);
    expect(await shown(id)).toMatchObject({
      endDate: '2026-12-24T08:00:00.000Z',
      endDateIsDayOnly: false,
      endDateIsDerived: false,
    });
    await desk(`/listings/${id}/corrections/undo`, { field: 'endDate', why });
    expect(await shown(id)).toMatchObject({ endDateIsDayOnly: true, endDateIsDerived: true });
  });

  it('refuses an invalid value', async () => {
    const { id } = await listingOf('2205203');
    expect((await correct(id, 'areaM2', 'çok')).json).toMatchObject({ code: 'INVALID_PARAMETER', field: 'value' });
    expect((await correct(id, 'annotations', 'ipotek')).status).toBe(400);
  });

  it('is exported with its text, for engineers who improve the reading', async () => {
    const { id, given } = await listingOf('2205203');
    const entries = (await desk('/corrections')).json;
    const entry = entries.find((one: { id: number }) => one.id === id);
    expect(entry).toMatchObject({ title: given.title, corrected: { tur: { right: 'Zeytinlik', read: given.tur } } });
  });
});
