import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordListings } from '#server/features/intake/recording/index.ts';
import { CATEGORY_NUMBERS } from '#shared/kinds/kinds.ts';
import type { Landing } from '#shared/landing.ts';
import { feedPath, KIND_SLUGS, landingPath } from '#shared/landing-address.ts';
import { districtsOf, PROVINCES } from '#shared/places/places.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';
import { findLandingPlace } from './find-landing-place.ts';

const { deps, app } = await openTestApp();
afterAll(() => deps.close());

describe('addresses of places', () => {
  it('are unique for every province, district and kind, and resolve back to it', () => {
    const seen = new Set<string>();
    for (const province of PROVINCES)
      for (const district of [undefined, ...districtsOf(province)])
        for (const category of [undefined, ...CATEGORY_NUMBERS]) {
          const path = landingPath({ province, district, category });
          expect(path).toMatch(/^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/);
          expect(seen.has(path), path).toBe(false);
          seen.add(path);
          expect(findLandingPlace(path.slice('/icra'.length))).toEqual({ province, district, category });
        }
    expect(seen.size).toBeGreaterThan(4000);
    for (const slug of Object.values(KIND_SLUGS)) expect(seen.has(`/icra/${slug}`)).toBe(false);
  });

  it('are understood in any spelling and have one canonical form', () => {
    expect(findLandingPlace('/ANKARA/Çankaya/gayrimenkul/')).toEqual({
      province: 'Ankara',
      district: 'Çankaya',
      category: '1',
    });
    expect(findLandingPlace('')).toEqual({});
    expect(findLandingPlace('araclar')).toEqual({ category: '2' });
    expect(landingPath({ province: 'İstanbul', district: 'Şişli', category: '3' })).toBe(
      '/icra/istanbul/sisli/tasinirlar',
    );
    expect(feedPath({})).toBe('/akis.xml');
    expect(feedPath({ province: 'Iğdır', category: '2' })).toBe('/akis/igdir/araclar.xml');
  });

  it.each(['atlantis', 'ankara/kadikoy', 'ankara/gayrimenkul/cankaya', 'ankara/cankaya/x/araclar', 'cankaya', '%00'])(
    '%s is not a place',
    (address) => expect(findLandingPlace(address)).toBeUndefined(),
  );
});

describe('GET /api/landing', () => {
  beforeAll(async () => {
    const day = (days: number) => new Date(TEST_NOW.getTime() + days * DAY_MS);
    await recordListings(deps, [
      makeListingRecord({ price: 3_000_000, endDate: day(9), secondRound: '1' }),
      makeListingRecord({ price: 1_000_000, endDate: day(3), endDateIsDayOnly: true }),
      makeListingRecord({ ilce: 'Mamak', price: 500_000, tur: 'Arsa', endDate: null }),
      makeListingRecord({ ilce: 'Mamak', categoryNumber: '2', tur: 'Otomobil', price: null, endDate: day(5) }),
      makeListingRecord({ il: 'Bolu', ilce: 'Merkez', price: 700_000, endDate: day(4) }),
      makeListingRecord({ price: 9_000_000, endDate: day(1), status: 'withdrawn' }),
    ]);
  });
  const landing = async (place: string) => (await app.inject(`/api/landing?place=${place}`)).json<Landing>();
  const named = (links: Landing['places'], name: string) => links.find((link) => link.name === name);

  it('returns the counts of a province, its kinds, districts and neighbours, and its figures', async () => {
    const ankara = await landing('ankara');
    expect(ankara).toMatchObject({
      path: '/icra/ankara',
      province: 'Ankara',
      district: null,
      category: null,
      total: 4,
      secondRoundCount: 1,
      price: { lowest: 500_000, median: 1_000_000, highest: 3_000_000 },
      firstEnd: { endDate: new Date(TEST_NOW.getTime() + 3 * DAY_MS).toISOString(), isDayOnly: true },
      subCategories: [
        { name: 'Daire', count: 2 },
        { name: 'Arsa', count: 1 },
        { name: 'Otomobil', count: 1 },
      ],
    });
    expect(ankara.kinds.map(({ path, count }) => [path, count])).toEqual([
      ['/icra/ankara/gayrimenkul', 3],
      ['/icra/ankara/araclar', 1],
      ['/icra/ankara/tasinirlar', 0],
    ]);
    expect(ankara.places).toHaveLength(25);
    expect(named(ankara.places, 'Mamak')).toEqual({ name: 'Mamak', path: '/icra/ankara/mamak', count: 2 });
    expect(named(ankara.neighbours.places, 'Bolu')).toEqual({ name: 'Bolu', path: '/icra/bolu', count: 1 });
    expect(ankara.properties.map(({ ilce }) => ilce)).toEqual(['Çankaya', 'Mamak', 'Çankaya', 'Mamak']);
  });

  it('can be limited to a district and a kind', async () => {
    const mamak = await landing('Ankara/MAMAK/Araçlar');
    expect(mamak).toMatchObject({ path: '/icra/ankara/mamak/araclar', total: 1, price: null, places: [] });
    expect(mamak.kinds.map(({ count }) => count)).toEqual([1, 1, 0]);
    // No other district has a car, so the neighbouring provinces are offered.
    expect(mamak.neighbours.kind).toBe('provinces');
    expect(named(mamak.neighbours.places, 'Bolu')).toMatchObject({ path: '/icra/bolu/araclar', count: 0 });
    const cankaya = await landing('ankara/cankaya');
    expect(cankaya.neighbours.kind).toBe('districts');
    expect(cankaya.neighbours.places).toHaveLength(12);
    expect(cankaya.neighbours.places[0]).toEqual({ name: 'Mamak', path: '/icra/ankara/mamak', count: 2 });
    const country = await landing('gayrimenkul');
    expect(country).toMatchObject({
      path: '/icra/gayrimenkul',
      total: 4,
      neighbours: { kind: 'provinces', places: [] },
    });
    expect(country.places).toHaveLength(81);
    expect(named(country.places, 'Ankara')).toEqual({ name: 'Ankara', path: '/icra/ankara/gayrimenkul', count: 3 });
  });

  it('returns a place without auctions, and 404 for an unknown place', async () => {
    expect(await landing('hakkari')).toMatchObject({ total: 0, price: null, firstEnd: null, properties: [] });
    const unknown = await app.inject('/api/landing?place=atlantis');
    expect(unknown.statusCode).toBe(404);
    expect(unknown.json()).toEqual({ code: 'NOT_FOUND', message: 'Böyle bir il, ilçe ya da tür yok.' });
    expect((await app.inject(`/api/landing?place=${'a'.repeat(200)}`)).statusCode).toBe(400);
  });
});
