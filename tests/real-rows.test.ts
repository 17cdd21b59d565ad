import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordListings } from '#server/features/intake/recording/index.ts';
import { parseListPage } from '#server/sources/ilan-gov-tr/parse-list-page.ts';
import { shareMark } from '#shared/listing-texts/share-text.ts';
import type { ListingDetail, ListingRecord, ListingSummary } from '#shared/listings.ts';
import { listingActions, missingOf } from '#web/features/deciding/listing-page/actions/listing-actions.ts';
import { callApi } from './support/accounts/call-accounts.ts';
import { cheapHashes } from './support/accounts/cheap-hashes.ts';
import { enterDesk } from './support/accounts/enter-desk.ts';
import { payForPremium } from './support/accounts/pay-for-premium.ts';
import { registerMember } from './support/accounts/register-member.ts';
import { openTestApp } from './support/open-test-app.ts';

/** Titles from another list of the same site, with the field of their district. */
const OF_ANOTHER_LIST = {
  plot: ["Malatya Akçadağ'da 191.867 m² taşınmaz icradan satılıktır (hisse satışı)", 'AKÇADAĞ'],
  school: ["Malatya Battalgazi'de 10.465 m² orta öğretim tesisi alanı hissesi icradan satılıktır", 'BATTALGAZİ'],
  dryField: ["Malatya Yazıhan'da 19.491 m² susuz tarla icradan satılıktır", 'YAZIHAN'],
  farmLand: ["Malatya Yazıhan'da 23.204 m² tarım arazisi icradan satılıktır", 'YAZIHAN'],
  locality: ["Malatya Battalgazi Alibaba Mevkii'nde 2+1 daire icradan satılıktır", 'MERKEZ'],
  quarter: ["Malatya Yeşilyurt Koyuncuoğlu Mahallesi'nde 3+1 daire icradan satılıktır", 'MERKEZ'],
} as const;
type Name = keyof typeof OF_ANOTHER_LIST;
const FIRST_ID = 2_300_000;
/** A house of two floors and a factory, whose titles contain no area of a building. */
const NO_AREA_OF_A_HOUSE = 2;
const FAR_AHEAD = new Date('2046-10-07T20:59:59Z');

cheapHashes();
const { deps, app } = await openTestApp({ ANSWER_CACHE: 'off' });
const saved = JSON.parse(readFileSync(new URL('./fixtures/ilan-gov-tr-list.json', import.meta.url), 'utf8'));
const keys = new Map<Name, string>();
let records: ListingRecord[];
let token: string;

beforeAll(async () => {
  const [page] = saved.pages;
  const field = page.response.result.ads.find(({ title }: { title: string }) => title.includes('24.541 m² bahçe'));
  const others = Object.entries(OF_ANOTHER_LIST).map(([name, [title, addressCountyName]], index) => {
    keys.set(name as Name, String(FIRST_ID + index)); // the keys of the literal
    // Their prices are unknown.
    const adTypeFilters = field.adTypeFilters.filter(({ key }: { key: string }) => key !== 'Muhammen Bedeli');
    const id = FIRST_ID + index;
    return { ...field, id, title, addressCountyName, adTypeFilters, urlStr: `/ilan/${id}/emlak` };
  });
  page.response.result.ads.push(...others);
  // Still open, whatever end the rows contain.
  records = (parseListPage(saved)?.records ?? []).map((record) => ({ ...record, endDate: FAR_AHEAD }));
  await recordListings(deps, records);
  token = (await enterDesk(app, deps, 'icerik')).token;
});
afterAll(() => deps.close());

const ask = async (parameters: string) =>
  (await callApi(app, 'GET', `/api/properties/search?limit=100&${parameters}`)).json;

async function detailOf(sourceKey: string): Promise<ListingDetail> {
  const { rows } = await deps.db.$client.query('select id from properties where source_key = $1', [sourceKey]);
  return (await callApi(app, 'GET', `/api/properties/${rows[0].id}`)).json;
}
const other = (name: Name) => detailOf(keys.get(name) ?? '');

describe('real rows, all without a picture', () => {
  it('fill the home page (D52)', async () => {
    const shown: ListingSummary[] = (await callApi(app, 'GET', '/api/properties?limit=6')).json;
    expect(shown).toHaveLength(6);
    expect(shown.map(({ imageUrl }) => imageUrl)).toEqual(Array.from({ length: 6 }, () => null));
  });

  it('have a page with only working buttons, the original first, and a line about missing data', async () => {
    const detail = await detailOf('2229843');
    const actions = listingActions(detail.categoryNumber, detail, false);
    expect(actions.map(({ name }) => name)).toEqual(['source', 'support']);
    expect(actions[0]?.state).toMatchObject({ href: expect.stringContaining('https://www.ilan.gov.tr/ilan/') });
    expect(missingOf(detail.categoryNumber, detail)).toContain('ilan metni');
  });
});

describe('a share of a real row (D55)', () => {
  it.each(['plot', 'school'] as const)('is recognised even if its size is missing: %s', async (name) => {
    const detail = await other(name);
    expect(detail).toMatchObject({ isShareSale: true, hisse: null });
    expect(shareMark(detail)).toBe('Hisse satışı · oranı ilanda');
  });

  it('is counted and found by the filter, and never counted as whole', async () => {
    const { facets } = await ask('facets=1');
    const shares = records.filter(({ hisse, title }) => hisse !== null || /hisse/.test(title));
    expect(shares).toHaveLength(4);
    const counts = Object.fromEntries(
      facets.share.map(({ value, count }: { value: string; count: number }) => [value, count]),
    );
    expect(counts).toMatchObject({ part: 4, unknown: records.length - 4 });
    expect(counts.whole ?? 0).toBe(0);
    const found: ListingSummary[] = (await ask('share=part')).properties;
    expect(found.map(({ title }) => title).toSorted()).toEqual(shares.map(({ title }) => title).toSorted());
  });
});

describe('the area of a real row', () => {
  it('is taken from the title, and can be filtered by', async () => {
    expect(await other('dryField')).toMatchObject({ areaM2: 19_491, tur: 'Tarla' });
    const { properties } = await ask('minArea=19000&maxArea=20000');
    expect(properties.map(({ title }: ListingSummary) => title)).toEqual([OF_ANOTHER_LIST.dryField[0]]);
  });

  it('sorts by size, with missing ones last', async () => {
    const { properties, pageSize } = await ask('sort=areaDesc');
    const { total: silent } = await ask('query=daire');
    const areas: (number | null)[] = properties.map(({ areaM2 }: ListingSummary) => areaM2);
    const told = areas.filter((area) => area !== null);
    expect(told.length).toBeGreaterThanOrEqual(Math.min(pageSize, records.length - silent - NO_AREA_OF_A_HOUSE));
    expect(areas.slice(0, told.length)).toEqual(told.toSorted((a, b) => b - a));
  });

  it('is included in the file of results', async () => {
    const headers = { authorization: `Bearer ${token}` };
    const { body } = await app.inject({ url: '/api/user/search.csv?query=susuz', headers });
    expect(body).toContain('19491');
  });

  it('is counted if missing, and such rows can be included', async () => {
    const { facets, total } = await ask('minArea=1&facets=1');
    const silent = records.length - total;
    expect(facets.unknown).toEqual([{ value: 'area', count: silent }]);
    expect((await ask('minArea=1&includeUnknown=area')).total).toBe(records.length);
  });
});

describe('the appraisal of a real row', () => {
  it('limits results exactly; rows without one are counted and can be included', async () => {
    const { facets, total } = await ask('maxPrice=1694357&facets=1');
    const silent = Object.keys(OF_ANOTHER_LIST).length;
    expect(total).toBe(records.filter(({ price }) => price !== null && price <= 1_694_357).length);
    expect(facets.unknown).toEqual([{ value: 'price', count: silent }]);
    expect((await ask('maxPrice=1694357&includeUnknown=price')).total).toBe(total + silent);
  });
});

describe('the rooms of a real row', () => {
  it.each(['3+1 daire', '3 + 1 daire'])('are found by %s', async (query) => {
    const { properties } = await ask(`query=${encodeURIComponent(query)}`);
    const expected = records.filter(({ title, tur }) => title.includes('3+1') && tur === 'Daire');
    expect(expected.length).toBeGreaterThan(5);
    expect(properties.map(({ title }: ListingSummary) => title).toSorted()).toEqual(
      expected.map(({ title }) => title).toSorted(),
    );
  });
});

it('real rows can be sorted by price per square metre, those without one last', async () => {
  const member = await registerMember(app);
  await payForPremium(deps, member.id);
  const { json } = await callApi(app, 'GET', '/api/properties/search?sort=pricePerM2Asc&share=whole,unknown', {
    token: member.token,
  });
  const costs = json.properties.map(({ price, areaM2 }: ListingSummary) =>
    price === null || areaM2 === null ? Number.POSITIVE_INFINITY : price / areaM2,
  );
  expect(costs.filter(Number.isFinite).length).toBeGreaterThan(15);
  expect(costs).toEqual(costs.toSorted((a: number, b: number) => a - b));
});

describe('the kind and the place of a real row', () => {
  it('is Tarla if the source says Tarla, with the nature from the title', async () => {
    expect(await other('farmLand')).toMatchObject({ tur: 'Tarla', areaM2: 23_204, imageUrl: null });
    const read = records.find(({ sourceKey }) => sourceKey === keys.get('farmLand'));
    expect(read?.noticeValues?.values).toMatchObject({ nature: { value: 'tarım arazisi', from: 'title' } });
  });

  it.each([
    ['locality', { ilce: 'Battalgazi', location: expect.stringContaining('Alibaba Mevkii') }],
    ['quarter', { ilce: 'Yeşilyurt', mahalleKoy: 'Koyuncuoğlu Mahallesi' }],
  ] as const)('has the district of its title if the source says MERKEZ: %s', async (name, place) => {
    expect(await other(name)).toMatchObject(place);
  });
});

describe('the desk, on real rows', () => {
  it('finds a listing by words of its title, in any order', async () => {
    const find = async (text: string) =>
      (await callApi(app, 'GET', `/api/desk/listings?query=${encodeURIComponent(text)}`, { token })).json.listings;
    const found = await find('taşınmaz akçadağ');
    expect(found.map(({ title }: { title: string }) => title)).toEqual([OF_ANOTHER_LIST.plot[0]]);
  });
});
