import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getApi } from '#tests/support/call-api.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { storeListings } from '#tests/support/store-listings.ts';

const { deps, app } = await openTestApp();
afterAll(() => deps.close());

const ESTATE = { categoryNumber: '1', tur: 'Daire', endDate: new Date('2026-12-10T10:00:00Z') } as const;
beforeAll(() =>
  storeListings(
    deps,
    { ...ESTATE, sourceKey: 'heirs', sulhMahkeme: '1', secondRound: '0' },
    { ...ESTATE, sourceKey: 'second', sulhMahkeme: '1', secondRound: '1' },
    { ...ESTATE, sourceKey: 'ward', description: 'Vesayet altındaki kişiye ait daire satılacaktır.' },
    { ...ESTATE, sourceKey: 'other' },
  ),
);

async function found(parameters: string): Promise<string[]> {
  const { json } = await getApi(app, `/api/properties/search?${parameters}`);
  return keysOf(json.properties);
}

async function keysOf(properties: { id: number }[]): Promise<string[]> {
  const ids = properties.map(({ id }) => id);
  const { rows } = await deps.db.$client.query('select source_key as key from properties where id = any($1)', [ids]);
  return rows.map(({ key }) => String(key)).toSorted();
}

describe('sales that may be limited to heirs, or of wards’ property (Law 7589; TMK 440, 444)', () => {
  it.each([
    ['', ['heirs', 'other', 'second', 'ward']],
    ['excludeSaleKind=heirs', ['other', 'second', 'ward']],
    ['excludeSaleKind=ward', ['heirs', 'other', 'second']],
    ['excludeSaleKind=heirs,ward', ['other', 'second']],
  ])('are filtered by %s', async (parameters, keys) => {
    expect(await found(parameters)).toEqual(keys);
  });

  it.each([
    ['mirasçılar arası satış olmasın', ['other', 'second', 'ward'], 'heirs'],
    ['vesayet ve mirasçı satışları hariç', ['other', 'second'], 'heirs,ward'],
    ['ortaklık satışları hariç', ['other', 'ward'], undefined],
  ])('are left out by the words “%s”', async (words, keys, kinds) => {
    const query = encodeURIComponent(words);
    const { json } = await getApi(app, `/api/properties/search-ai?query=${query}`);
    expect(await keysOf(json.properties)).toEqual(keys);
    expect(json.interpretation.search.excludeSaleKind).toBe(kinds);
  });

  it('results and the listing show visitors that it may be a ward’s property, but not the text saying so', async () => {
    const { json } = await getApi(app, '/api/properties/search?excludeSaleKind=heirs');
    const said = json.properties.filter((one: { mayBeWardSale: boolean }) => one.mayBeWardSale);
    expect(await keysOf(said)).toEqual(['ward']);
    expect(JSON.stringify(json)).not.toContain('altındaki kişiye');
    const { json: listing } = await getApi(app, `/api/properties/${said[0].id}`);
    expect(listing.mayBeWardSale).toBe(true);
  });

  it('the mark is removed when the text no longer says so', async () => {
    const plain = { ...ESTATE, sourceKey: 'ward', description: 'Daire satılacaktır.' };
    await storeListings(deps, plain);
    const { json } = await getApi(app, '/api/properties/search');
    expect(json.properties.filter((one: { mayBeWardSale: boolean }) => one.mayBeWardSale)).toEqual([]);
  });

  it('an unknown kind is refused with a list of the known kinds', async () => {
    const { status, json } = await getApi(app, '/api/properties/search?excludeSaleKind=icra');
    expect([status, json.message]).toEqual([400, expect.stringContaining('heirs, ward')]);
  });

  it('a listing is found again once it is in its second auction', async () => {
    await storeListings(deps, { ...ESTATE, sourceKey: 'heirs', sulhMahkeme: '1', secondRound: '1' });
    expect(await found('excludeSaleKind=heirs')).toContain('heirs');
  });
});
