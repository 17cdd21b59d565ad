import { afterAll, describe, expect, it } from 'vitest';
import { matchAlerts } from '#server/features/deciding/alerts/index.ts';
import { refreshSuggestions } from '#server/features/market/search/index.ts';
import { openTestApp } from './support/open-test-app.ts';
import { SpecificationClient } from './support/specification-client.ts';
import { storeListings } from './support/store-listings.ts';

/* A client that knows only section 7 of the specification makes each of its calls over the network. */

const { app, deps } = await openTestApp({}, { isAlone: true });
const client = new SpecificationClient(await app.listen({ port: 0, host: '127.0.0.1' }));
afterAll(() => deps.close());

const EVERY_PARAMETER = {
  query: 'daire',
  category: '1',
  subCategory: 'Daire',
  city: 'Ankara,İzmir',
  district: 'Çankaya',
  minPrice: '100000',
  maxPrice: '1990000',
  daysRemaining: '60',
  sulhMahkeme: 'false',
  secondRound: 'false',
  page: '1',
};

await storeListings(
  deps,
  { title: 'Çankaya daire', tur: 'Daire', il: 'Ankara', ilce: 'Çankaya', price: 900_000, imageUrl: '/files/a.webp' },
  { title: 'Konak daire', tur: 'Daire', il: 'İzmir', ilce: 'Konak', price: 800_000, imageUrl: '/files/b.webp' },
);
await refreshSuggestions(deps);

describe('a visitor', () => {
  it('reads the list for home, the filters and suggestions', async () => {
    const listings = await client.properties();
    expect(listings).toHaveLength(2);
    expect(listings[0]).toMatchObject({ id: expect.any(Number), title: expect.any(String), il: expect.any(String) });
    const { cities, districts, subCategories } = await client.filters();
    expect(cities).toHaveLength(81);
    expect(cities[0]).toMatchObject({ value: expect.any(String), label: expect.any(String) });
    expect([typeof districts, subCategories['1'][0]]).toEqual(['object', expect.objectContaining({ value: 'Daire' })]);
    const { suggestions } = await client.suggestions('Ankara');
    expect(suggestions[0]).toMatchObject({ suggestion: expect.stringContaining('Ankara') });
  });

  it('searches by both calls with every parameter', async () => {
    for (const answer of [await client.search(EVERY_PARAMETER), await client.searchPlainly(EVERY_PARAMETER)])
      expect(answer).toMatchObject({ total: 1, properties: [{ ilce: 'Çankaya' }] });
  });

  it('is nobody, which the default fetch throws as status and body, or returns as null if asked to', async () => {
    expect(await client.user()).toBeNull();
    await expect(client.savedAds()).rejects.toThrow(/^401: \{"message":"/);
  });
});

describe('a member', () => {
  it('registers with six characters and is signed in, also a second time', async () => {
    expect(await client.register('ayse@ornek.example', '05321234567', 'kiraz7')).toMatchObject({
      token: expect.any(String),
      message: expect.any(String),
    });
    client.logout();
    await expect(client.login('ayse@ornek.example', 'yanlis-sifre')).rejects.toThrow(
      /^401: .*E-posta veya şifre hatalı/,
    );
    await client.login('ayse@ornek.example', 'kiraz7');
    expect(await client.user()).toMatchObject({ email: 'ayse@ornek.example', phoneNumber: '05321234567' });
  });

  it('has the subscription that the server knows, whatever its own state claims', async () => {
    expect(await client.subscription()).toMatchObject({ isPremium: false, trialUsed: false });
    expect(await client.claimSubscription({ isPremium: true, trialUsed: true })).toMatchObject({ isPremium: false });
  });

  it('saves a listing and takes it back', async () => {
    const [{ id }] = await client.properties();
    await client.save(id);
    expect(await client.savedAds()).toEqual([expect.objectContaining({ propertyId: id })]);
    await client.unsave(id);
    expect(await client.savedAds()).toEqual([]);
  });

  it('has the fields of the specification, with their defaults, and changes them (spec §3)', async () => {
    expect(await client.user()).toMatchObject({
      email: 'ayse@ornek.example',
      phoneNumber: '05321234567',
      firstName: '',
      lastName: '',
      phone: null,
      emailNotifications: true,
      phoneNotifications: false,
    });
    await client.changeProfile({ firstName: 'Ayşe', lastName: 'Yılmaz', emailNotifications: false });
    expect(await client.user()).toMatchObject({ firstName: 'Ayşe', emailNotifications: false });
  });

  it('keeps alerts, reads what they tell, and marks it read', async () => {
    await client.createAlert('Ankara', { city: ['Ankara'], secondRound: false });
    const [{ id, isActive, searchCriteria, createdAt }] = await client.alerts();
    expect([isActive, JSON.parse(searchCriteria).city, typeof createdAt]).toEqual([true, ['Ankara'], 'string']);
    await client.changeAlert(id, 'Ankara daire', { city: ['Ankara'], category: '1', maxPrice: 1_000_000 });
    await storeListings(deps, { title: 'Yeni daire', il: 'Ankara', ilce: 'Mamak', price: 700_000 });
    await matchAlerts(deps);
    const [told, ...others] = await client.notifications();
    expect([told, others]).toEqual([expect.objectContaining({ isRead: false, title: expect.any(String) }), []]);
    await client.markRead(told.id);
    expect(await client.notifications()).toEqual([expect.objectContaining({ id: told.id, isRead: true })]);
    await client.deleteAlert(id);
    expect(await client.alerts()).toEqual([]);
  });
});

/** The calls of section 7, as written there. */
const CALLS = [
  'POST /api/auth/login',
  'POST /api/auth/register',
  'GET /api/auth/user',
  'GET /api/user/subscription',
  'POST /api/user/subscription',
  'GET /api/user/saved-ads',
  'POST /api/user/saved-ads',
  'DELETE /api/user/saved-ads/{id}',
  'GET /api/properties',
  'GET /api/filters',
  'GET /api/properties/suggestions',
  'GET /api/properties/search-ai',
  'GET /api/properties/search',
  'PUT /api/user/profile',
  'GET /api/user/property-alerts',
  'POST /api/user/property-alerts',
  'PUT /api/user/property-alerts/{id}',
  'DELETE /api/user/property-alerts/{id}',
  'GET /api/user/notifications',
  'PUT /api/user/notifications/{id}/read',
];

it('every call of section 7 was made, and no other', () => {
  expect([...client.made].toSorted()).toEqual(CALLS.toSorted());
});
