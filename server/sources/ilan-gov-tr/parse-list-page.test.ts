import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ListingRecord } from '#shared/listings.ts';
import { parseListPage } from './parse-list-page.ts';

const saved = JSON.parse(
  readFileSync(new URL('../../../tests/fixtures/ilan-gov-tr-list.json', import.meta.url), 'utf8'),
);
const records = new Map(parseListPage(saved)?.records.map((record) => [record.sourceKey, record]));

it('takes the 38 enforcement sales of 43 ads and leaves the 5 tenders out', () => {
  const page = parseListPage(saved);
  expect(page?.records).toHaveLength(38);
  expect(page).toMatchObject({ leftOut: 5, unreadable: [] });
  expect(records.size).toBe(38);
});

it('an ad is read completely', () => {
  const { title = '', noticeValues } = records.get('2205203') ?? {};
  const said = (value: unknown) => ({ value, sentence: title, from: 'title' });
  expect(noticeValues?.values).toEqual({
    tur: said('Daire'),
    nature: said('daire'),
    il: said('Malatya'),
    ilce: said('Arapgir'),
    locality: said('Tekkedüzü Mevkii'),
    rooms: said('2+1'),
  });
  expect({ ...records.get('2205203'), noticeValues: undefined }).toEqual({
    noticeValues: undefined,
    source: 'ilan.gov.tr',
    sourceKey: '2205203',
    sourceUrl:
      'https://www.ilan.gov.tr/ilan/2205203/emlak-konut-malatya-arapgir-tekkeduzu-mevkiinde-2-1-daire-icradan-satiliktir',
    auctionId: null,
    title: "Malatya Arapgir Tekkedüzü Mevkii'nde 2+1 daire icradan satılıktır",
    dosyaBilgi: '2022/33 Talimat',
    price: 1694357,
    il: 'Malatya',
    ilce: 'Arapgir',
    mahalleKoy: null,
    ada: null,
    parsel: null,
    location: 'Tekkedüzü Mevkii, Arapgir, Malatya',
    endDate: new Date('2026-10-07T20:59:59Z'),
    endDateIsDayOnly: true,
    endDateIsDerived: true,
    categoryNumber: '1',
    tur: 'Daire',
    courtName: 'Arapgir İcra Dairesi Müdürlüğü',
    secondRound: '0',
    roundIsDerived: true,
    sulhMahkeme: '0',
    hisse: null,
    imageUrl: null,
    allImages: '',
    documentFiles: [],
    description: null,
    uyapLink: null,
    parselLink: null,
    degerleme: null,
    kaydindakiSerhler: null,
    carAge: null,
    carModel: null,
    status: 'open',
  });
});

const dayOnly = (day: string) => ({ endDate: new Date(`${day}T20:59:59Z`), endDateIsDayOnly: true });

it.each<[string, Partial<ListingRecord>]>([
  ['2203620', { tur: 'Daire', mahalleKoy: 'Yakınca Mahallesi', ilce: 'Yeşilyurt', dosyaBilgi: '2025/37453 Esas' }],
  ['2201641', { tur: 'Bahçe', mahalleKoy: 'Kotangölü Mahallesi', price: 24603019, dosyaBilgi: '2026/31 Talimat' }],
  ['2200363', { mahalleKoy: 'İnönü Mahallesi', ...dayOnly('2026-11-05') }],
  ['2195833', { tur: 'Müstakil Ev', hisse: '52753/60169', mahalleKoy: 'Mollakasım Mahallesi', price: 4786088 }],
  ['2196772', { tur: 'Daire', ilce: 'Yeşilyurt', dosyaBilgi: '2025/452 Talimat', ...dayOnly('2026-11-24') }],
  ['2196192', { tur: 'Tarla', ilce: 'Yazıhan', price: 9448350 }],
  ['2187909', { tur: 'Tarla', hisse: null, dosyaBilgi: '2024/43 Talimat', ilce: 'Hekimhan' }],
  ['2185448', { tur: 'Fabrika', price: 403180132, dosyaBilgi: '2019/22417 Esas' }],
  [
    '2181114',
    {
      tur: 'Tarla',
      sulhMahkeme: '1',
      courtName: 'Malatya 3. Sulh Hukuk Mahkemesi Satış Memurluğu',
      dosyaBilgi: '2026/1 Satış',
    },
  ],
  ['2177601', { tur: 'Bahçe', dosyaBilgi: '2021/96 Talimat' }],
  ['2174340', { tur: 'Diğer Gayrimenkul', ilce: 'Pütürge', price: 3992916 }],
  [
    '2172942',
    { tur: 'Daire', sulhMahkeme: '1', courtName: 'Malatya 4. Sulh Hukuk Mahkemesi Satış Memurluğu', price: 4000000 },
  ],
  ['2165902', { tur: 'Tarla', price: 11405898, sulhMahkeme: '0' }],
  ['2162798', { tur: 'Daire', mahalleKoy: 'Aşağı Bağlar Mahallesi' }],
  ['2154886', { tur: 'Arsa', dosyaBilgi: '2026/13399 Esas' }],
  [
    '2150274',
    {
      tur: 'Diğer Gayrimenkul',
      sulhMahkeme: '1',
      courtName: 'Doğanşehir Sulh Hukuk Mahkemesi',
      dosyaBilgi: '2026/4 Satış',
    },
  ],
  ['2227567', { tur: 'Bahçe', hisse: '1/2', price: 1255585, ...dayOnly('2026-11-23') }],
  ['2224534', { tur: 'Bahçe', mahalleKoy: 'Ulupınar Mahallesi', sulhMahkeme: '1', dosyaBilgi: '2026/3 Satış' }],
  ['2223089', { tur: 'Tarla', mahalleKoy: null, location: 'Kırkpınar Mevkii, Doğanşehir, Malatya' }],
  ['2212215', { il: 'Malatya', ilce: 'Yeşilyurt', tur: 'Bahçe', ...dayOnly('2026-11-26') }],
  ['2209528', { tur: 'Arsa', dosyaBilgi: '2023/5 Talimat', price: 14610200, ...dayOnly('2026-10-06') }],
  ['2209483', { tur: 'Arsa', dosyaBilgi: '2023/5 Talimat', price: 13676800, ...dayOnly('2026-10-05') }],
])('ad %s', (id, expected) => {
  expect(records.get(id)).toMatchObject(expected);
});

describe('an answer', () => {
  const [exchange] = saved.pages;
  const [ad] = exchange.response.result.ads;
  const answerOf = (...ads: unknown[]) => ({ result: { ads } });
  const factsWith = (key: string, value: string | null) =>
    ad.adTypeFilters.map((fact: { key: string }) => (fact.key === key ? { key, value } : fact));

  it('is read on its own and together with its request', () => {
    expect(parseListPage(exchange.response)?.records).toHaveLength(20);
    expect(parseListPage(exchange)?.records).toHaveLength(20);
  });

  it.each([
    [null],
    [5],
    ['x'],
    [[]],
    [{}],
    [{ result: {} }],
    [{ result: { ads: {} } }],
    [{ pages: [] }],
    [{ pages: [1] }],
  ])('is not recognised in %j', (other) => {
    expect(parseListPage(other)).toBeUndefined();
  });

  it('without ads is still an answer', () => {
    expect(parseListPage(answerOf())).toEqual({ records: [], leftOut: 0, unreadable: [] });
  });

  it('with one unreadable ad keeps the others', () => {
    const bad = [
      null,
      { ...ad, id: 'abc' },
      { ...ad, title: null },
      { ...ad, adTypeFilters: factsWith('Muhammen Bedeli', 'çok') },
      { ...ad, adTypeFilters: factsWith('Birinci Satış Günü', '31.02.2026') },
    ];
    const page = parseListPage(answerOf(...bad, ad));
    expect(page?.records).toHaveLength(1);
    expect(page?.unreadable.map(({ reason }) => reason)).toEqual([
      'ilan: geçersiz değer',
      'id: geçersiz değer',
      'title: geçersiz değer',
      'price: Muhammen Bedeli bir tutar değil',
      'endDate: Birinci Satış Günü geçerli bir tarih değil',
    ]);
  });

  it('leaves values unknown that an ad does not state', () => {
    const facts = [{ key: 'İlan Türü', value: 'İCRA' }];
    const page = parseListPage(answerOf({ id: 1, title: 'Daire', adTypeFilters: facts, values: [{ value: 'Emlak' }] }));
    expect(page?.records).toMatchObject([
      { price: null, endDate: null, endDateIsDayOnly: false, il: null, courtName: null },
    ]);
  });

  it('keeps an unknown place as text', () => {
    const page = parseListPage(answerOf({ ...ad, title: 'Daire', addressCountyName: 'MERKEZ' }));
    expect(page?.records).toMatchObject([{ il: 'Malatya', ilce: null, location: 'MERKEZ, Malatya' }]);
  });

  it('never causes an exception', () => {
    const odd = fc.record({
      id: fc.anything(),
      title: fc.anything(),
      adTypeFilters: fc.anything(),
      values: fc.anything(),
    });
    const icra = fc.record({
      id: fc.nat(),
      title: fc.string({ minLength: 1 }),
      adTypeFilters: fc.constant(ad.adTypeFilters),
    });
    fc.assert(fc.property(fc.array(fc.oneof(odd, icra)), (ads) => void parseListPage(answerOf(...ads))));
  });
});
