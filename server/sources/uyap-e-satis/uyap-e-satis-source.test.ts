import { asc } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { collectionFaults } from '#server/database/tables/collection.ts';
import { properties, propertyChanges } from '#server/database/tables/properties.ts';
import { collectSource } from '#server/features/intake/collection/index.ts';
import type { PoliteFetch } from '#server/platform/polite-fetch/polite-fetch.ts';
import { FakeUyap, fakeAuction, OPEN_PATH, PAST_PATH, PRESENCE_PATH, SESSION } from '#tests/support/fakes/fake-uyap.ts';
import { testFetch } from '#tests/support/fakes/test-fetch.ts';
import { openTestDeps, type TestDeps } from '#tests/support/open-test-deps.ts';
import { type UyapSettings, uyapESatisSource } from './uyap-e-satis-source.ts';

let deps: TestDeps;
let fake: FakeUyap;
let fetch: PoliteFetch;
beforeEach(async () => {
  deps = await openTestDeps();
  fake = await new FakeUyap().open();
  fetch = testFetch([fake.site.host]);
});
afterEach(async () => {
  expect(fake.forbidden).toEqual([]);
  await fetch.close();
  await fake.site.close();
  await deps.close();
});

const collect = (settings: Partial<UyapSettings> = {}) =>
  collectSource(
    deps,
    uyapESatisSource({
      siteUrl: fake.site.origin,
      cookie: SESSION,
      searchWords: [],
      pastDays: 7,
      pastCategories: [{ category: '1', kind: '1' }],
      intervalMs: 1000,
      ...settings,
    }),
    { fetch },
  );
const reasons = async () => (await deps.db.select().from(collectionFaults)).map(({ reason }) => reason);
const stored = () => deps.db.select().from(properties).orderBy(asc(properties.sourceKey));

it('an open auction is read with its place, notice and documents', async () => {
  fake.auctions = [fakeAuction(16975383463, { ihaleSirasi: 2 })];
  expect(await collect({ pastDays: 0 })).toMatchObject({ state: 'done', counts: { inserted: 1 } });
  const page = `${fake.site.origin}/main/jsp/esatis/index.jsp?menuId=21772&kayitId=16975383463`;
  expect(await stored()).toMatchObject([
    {
      source: 'e-satis',
      sourceKey: '16975383463',
      auctionId: '16975383463',
      dosyaBilgi: '2026/123 Esas',
      price: 1500000,
      il: 'Malatya',
      ilce: 'Yeşilyurt',
      mahalleKoy: 'Yakınca',
      ada: '122',
      parsel: '5',
      categoryNumber: '1',
      tur: 'Daire',
      secondRound: '1',
      endDate: new Date('2026-11-27T07:00:00Z'),
      endDateIsDayOnly: false,
      description: 'SATIŞ İLANI 16975383463',
      uyapLink: page,
      imageUrl: null,
      documentFiles: [
        `${fake.site.origin}/pp/evrak_indir_brd.uyap?kayitId=16975383463&islemTuru=satis`,
        `${fake.site.origin}/pp/view_document_brd.uyap?mimeType=Udf&evrakId=..%2F..%2Fetc%2Fpasswd%26islemTuru%3Dx`,
        `${fake.site.origin}/pp/evrak_indir_brd.uyap?kayitId=16975383463&islemTuru=tutanak`,
      ],
      status: 'open',
    },
  ]);
});

it('the result of a sale changes the status and keeps all other values', async () => {
  fake.auctions = [fakeAuction(1), fakeAuction(2), fakeAuction(3, { sonTeklif: 800_000, teklifSayi: 1 })];
  await collect({ pastDays: 0 });
  deps.setNow(new Date('2026-11-28T09:00:00Z'));
  const past = (kayitID: number, satisDurumu: string) => {
    const { malAciklama, birimAdi, dosyaNoTurKod, ihaleSirasi } = fakeAuction(kayitID);
    return {
      kayitID,
      malAciklama,
      birimAdi,
      dosyaNoTurKod,
      ihaleSirasi,
      satisDurumu,
      day: '2026-11-27',
      province: '44',
    };
  };
  fake.auctions = [];
  fake.results = [
    past(1, '0'),
    { ...past(2, '3'), sonTeklif: 760_000, teklifSayi: 3 },
    past(4, '0'),
    past(5, 'İhalenin Feshi'),
  ];
  expect(await collect()).toMatchObject({ state: 'done', counts: { collected: 4, changed: 2, inserted: 2 } });
  expect(await stored()).toMatchObject([
    {
      sourceKey: '1',
      status: 'sold',
      price: 1500000,
      description: 'SATIŞ İLANI 1',
      endDate: new Date('2026-11-27T07:00:00Z'),
    },
    // Bids are read once they are final.
    { sourceKey: '2', status: 'unsold', price: 1500000, lastBid: 760000, bidCount: 3 },
    { sourceKey: '3', status: 'open', lastBid: null, bidCount: null },
    { sourceKey: '4', status: 'sold', price: null },
    { sourceKey: '5', status: 'annulled', price: null },
  ]);
  const changes = await deps.db.select().from(propertyChanges);
  expect(changes.map(({ field, newValue }) => [field, newValue]).sort()).toEqual([
    ['status', 'sold'],
    ['status', 'unsold'],
  ]);
});

it('results are requested week by week, and in smaller parts if the limit is exceeded', async () => {
  fake.results = Array.from({ length: 460 }, (_, index) => ({
    kayitID: 1000 + index,
    malAciklama: '3. kat 8 no.lu mesken ve arsa payı',
    birimAdi: 'Ankara İcra Dairesi',
    dosyaNoTurKod: '2026/1 Esas',
    ihaleSirasi: 1,
    satisDurumu: '0',
    // The first 250 are on one day, so that only the province can split them.
    day: index < 250 ? '2026-11-17' : `2026-11-${10 + (index % 10)}`,
    province: index % 2 === 0 ? '6' : '44',
  }));
  expect(await collect({ pastDays: 14 })).toMatchObject({ state: 'done', counts: { inserted: 460, unreadable: 0 } });
  expect(await stored()).toHaveLength(460);
});

it('an ended session is reported clearly, and the run resumes with a new one', async () => {
  fake.auctions = Array.from({ length: 45 }, (_, index) => fakeAuction(100 + index));
  let calls = 0;
  fake.site.quirk = ({ path }) => {
    if (path !== '/robots.txt') calls += 1;
    if (calls > 60) fake.isSignedIn = false;
    return undefined;
  };
  const failed = await collect();
  expect(failed).toMatchObject({ state: 'failed', error: expect.stringContaining('UYAP oturumu sona ermiş') });
  fake.site.quirk = () => undefined;
  fake.isSignedIn = true;
  expect(await collect()).toMatchObject({ state: 'done', isResumed: true, runId: failed.runId });
  expect(await stored()).toHaveLength(45);
});

it.each([[302], [401], [403]])('a %d means that the session has ended', async (status) => {
  fake.site.quirk = ({ path }) =>
    path === OPEN_PATH ? { status, headers: { location: 'https://giris.example/' } } : undefined;
  expect(await collect()).toMatchObject({ state: 'failed', error: expect.stringContaining('UYAP_COOKIE') });
});

it('a request for results that occasionally fails is retried', async () => {
  fake.site.quirk = ({ path, count }) => {
    if (path !== PAST_PATH) return undefined;
    return count % 3 === 1 ? { status: 500 } : count % 3 === 2 ? { body: '[[' } : undefined;
  };
  expect(await collect()).toMatchObject({ state: 'done', counts: { unreadable: 0 } });
});

it('results of other kinds are requested if the operator configured their numbers', async () => {
  const past = (kayitID: number, category: string, malAciklama: string) => ({
    ...fakeAuction(kayitID, { malAciklama, satisDurumu: '0' }),
    day: '2026-11-17',
    province: '44',
    category,
  });
  fake.results = [
    past(1, '1', '3. kat 8 no.lu mesken'),
    past(2, '2', '2015 model otomobil'),
    past(3, '3', 'Buzdolabı'),
  ];
  await collect();
  expect(await stored()).toMatchObject([{ sourceKey: '1' }]);
  const pastCategories = [
    { category: '1', kind: '1' },
    { category: '3', kind: '3' },
  ] as const;
  await collect({ pastCategories });
  expect(await stored()).toMatchObject([
    { sourceKey: '1', categoryNumber: '1' },
    { sourceKey: '3', categoryNumber: '3', status: 'sold' },
  ]);
});

it('the address of a picture follows the pattern of the operator, with file names encoded', async () => {
  fake.auctions = [fakeAuction(1, { resimAdi: 'ön cephe.jpg' }), fakeAuction(2, { resimAdi: '..' }), fakeAuction(3)];
  const pictureUrl = `${fake.site.origin}/pp/resim.uyap?kayitId={kayitID}&ad={resimAdi}`;
  await collect({ pastDays: 0, pictureUrl });
  expect((await stored()).map(({ imageUrl }) => imageUrl?.replace(fake.site.origin, '') ?? null)).toEqual([
    '/pp/resim.uyap?kayitId=1&ad=%C3%B6n%20cephe.jpg',
    null,
    '/pp/resim.uyap?kayitId=3&ad=..%2F..%2F..%2Fetc%2Fpasswd',
  ]);
});

it.each<[string, unknown, RegExp]>([
  ['an object', { rows: [] }, /beklenen biçimde değil/],
  ['rows in a further list', [[[]], 20, 1, 1], /beklenen biçimde değil/],
  ['a page of no size', [[], 0, 0, 1], /beklenen biçimde değil/],
  ['nothing at all', [], /boş bir yanıt/],
  ['rows of something else', [[{ id: 1 }, { id: 2 }], 20, 2, 1], /biçimi değişmiş olabilir \(kayitID/],
  ['rows that have lost a field', [[{ kayitID: 1, birimAdi: 'x' }], 20, 1, 1], /malAciklama: alan yok/],
])('%s instead of the open auctions fails the run with a reason', async (_, answer, reason) => {
  fake.site.quirk = ({ path }) => (path === OPEN_PATH ? { body: JSON.stringify(answer) } : undefined);
  expect(await collect({ pastDays: 0 })).toMatchObject({ state: 'failed', error: expect.stringMatching(reason) });
  expect(await reasons()).toContainEqual(expect.stringMatching(reason));
});

it('an unknown result counts as unreadable', async () => {
  fake.results = [
    { ...fakeAuction(1, { satisDurumu: '9' }), day: '2026-11-17', province: '44' },
    { ...fakeAuction(2, { satisDurumu: '0' }), day: '2026-11-17', province: '44' },
  ];
  expect(await collect()).toMatchObject({ state: 'done', counts: { inserted: 1, unreadable: 1 } });
  expect(await reasons()).toEqual(['status: satisDurumu tanınmıyor']);
});

it('an auction that the portal no longer shows is withdrawn, unless its own page still exists', async () => {
  fake.auctions = [1, 2, 3].map((kayitID) => fakeAuction(kayitID, { ihaleBitisZamani: '27/12/2026 10:00' }));
  await collect({ pastDays: 0 });
  fake.auctions = fake.auctions.slice(0, 2);
  fake.site.quirk = ({ path, body }) =>
    path === OPEN_PATH && body.includes('pageNumber=1')
      ? { body: JSON.stringify([fake.auctions.slice(0, 1), 20, 1, 1]) }
      : undefined;
  expect(await collect({ pastDays: 0 })).toMatchObject({ state: 'done', counts: { changed: 1 } });
  expect((await stored()).map(({ status }) => status)).toEqual(['open', 'open', 'withdrawn']);
  const asked = fake.site.calls.filter(({ path }) => path === PRESENCE_PATH).map(({ body }) => body);
  expect(asked.toSorted()).toEqual(['kayitId=1', 'kayitId=2', 'kayitId=3']);
});
