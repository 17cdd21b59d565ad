import { describe, expect, it } from 'vitest';
import { precisionOf, recallOf, totalOf } from '#tests/support/scoring/score-readings.ts';
import { labelledTitles, scoreTitles } from '#tests/support/scoring/score-titles.ts';
import { readTitle } from './index.ts';

const LEAST_PRECISION = 0.99;
const LEAST_RECALL = 0.97;

const OF_MALATYA = { il: 'Malatya', ilce: null, categoryNumber: '1' } as const;
const values = (title: string) =>
  Object.fromEntries(Object.entries(readTitle(title, OF_MALATYA)).map(([name, said]) => [name, said.value]));

describe.each([
  ['real', 75],
  ['blind', 150],
  ['odd', 60],
] as const)('the %s titles', (set, least) => {
  it('are read well, and no share is missed', async () => {
    const titles = await labelledTitles(set);
    expect(titles.length).toBeGreaterThanOrEqual(least);
    const { fields, mistakes } = scoreTitles(titles);
    const total = totalOf(fields);
    expect(precisionOf(total), JSON.stringify(mistakes, null, 1)).toBeGreaterThanOrEqual(LEAST_PRECISION);
    expect(recallOf(total), JSON.stringify(mistakes, null, 1)).toBeGreaterThanOrEqual(LEAST_RECALL);
    expect(fields.get('share')).toMatchObject({ wrong: 0, missed: 0 });
  });
});

describe('a share in a title (D55)', () => {
  it.each([
    ['arsa (hisse satışı)', { isShareSale: true }],
    ['10.465 m² orta öğretim tesisi alanı hissesi', { isShareSale: true }],
    ["dairenin 1/4'ü hissesi", { share: '1/4', isShareSale: true }],
    ['arsa (1/3 pay satışı)', { share: '1/3', isShareSale: true }],
    ['arsa %25 hissesi', { share: '1/4', isShareSale: true }],
    ["tarlanın 1/2'si icradan satılıktır", { share: '1/2', isShareSale: true }],
    ['bahçenin (1/1) tam hissesi', { isShareSale: false }],
    ['88/100 arsa paylı mesken', {}],
    ['3. kat 8 no.lu mesken ve arsa payı', {}],
    ["Payas'ta daire", {}],
    ['2022/33 sayılı dosyadan daire', {}],
    ['daire icradan satılıktır', {}],
  ])('%s', (title, expected) => {
    const { share, isShareSale } = values(title);
    expect({ ...(share !== undefined && { share }), ...(isShareSale !== undefined && { isShareSale }) }).toEqual(
      expected,
    );
  });
});

it.each([
  ['89.258.00 m2 arsa', 89_258],
  ['28888,00m2 arsa', 28_888],
  ['2.350,00m2.lik tarla', 2350],
  ['6.469,19 m² taşınmaz', 6469.19],
  ['89 dönüm tarla', 89_000],
  ['10 bin 222 metrekare arsa', 10_222],
  ['27.8 milyon TL’ye fabrika', undefined],
])('the area of %s is %s', (title, area) => {
  expect(values(title).areaM2).toBe(area);
});

it('the area of a parcel is not read as the area of the unit on it', () => {
  expect(values('509 m² arsa üzerinde 32,5 m² dükkan')).toMatchObject({ plotM2: 509, areaM2: 32.5 });
  expect(values('280 m² villa ve 3.096 m² arsası')).toMatchObject({ areaM2: 280, plotM2: 3096 });
});

it('the district in the title has priority over the field of the source', () => {
  expect(values("Battalgazi Alibaba Mevkii'nde tarla")).toMatchObject({
    ilce: 'Battalgazi',
    locality: 'Alibaba Mevkii',
  });
  expect(values("Yeşilyurt Koyuncuoğlu Mahallesi'nde daire")).toMatchObject({
    ilce: 'Yeşilyurt',
    mahalleKoy: 'Koyuncuoğlu Mahallesi',
  });
});

it.each([
  ['İstanbul Avcılar Üniversite', 'İstanbul', 'Avcılar', 'Üniversite'],
  ['Ankara Sincan Organize Sanayi', 'Ankara', 'Sincan', 'Organize Sanayi'],
  ['Avcılar Üniversite', 'İstanbul', 'Avcılar', 'Üniversite'],
  ['Elazığ Merkez Üniversite', 'Elazığ', 'Merkez', 'Üniversite'],
  ['İzmir Bergama Koyuneli', 'İzmir', 'Bergama', 'Koyuneli'],
  ['Gaziantep Şahinbey 60.Yıl', 'Gaziantep', 'Şahinbey', '60.Yıl'],
  ['İzmir Çiğli Harmandalı Gazi Mustafa Kemal Atatürk', 'İzmir', 'Çiğli', 'Harmandalı Gazi Mustafa Kemal Atatürk'],
])('%s Mahallesi is a neighbourhood, even if its name is a common word', (start, il, ilce, quarter) => {
  const read = readTitle(`${start} Mahallesi'nde 2+1 daire`, { il: null, ilce: null, categoryNumber: '1' });
  expect([read.il?.value, read.ilce?.value, read.mahalleKoy?.value]).toEqual([il, ilce, `${quarter} Mahallesi`]);
  expect(read.tur?.value).toBe('Daire');
});

it('a street or building with the same name is not read as a neighbourhood', () => {
  const read = readTitle('İstanbul Avcılar Üniversitesi yanında daire', { il: null, ilce: null, categoryNumber: '1' });
  expect(read.mahalleKoy).toBeUndefined();
});

it('the place is also read from a title in small letters', () => {
  expect(values('malatya yeşilyurt bostanbaşı mahallesinde 4+1 daire')).toMatchObject({
    ilce: 'Yeşilyurt',
    mahalleKoy: 'Bostanbaşı Mahallesi',
  });
});

it('the exact term for a property is kept next to its kind', () => {
  for (const [title, tur, nature] of [
    ['19.491 m² susuz tarla', 'Tarla', 'susuz tarla'],
    ['23.204 m² tarım arazisi', 'Tarla', 'tarım arazisi'],
    ['orta öğretim tesisi alanı', 'Arsa', 'orta öğretim tesisi alanı'],
    ['kayısı bahçesinin 1/2 hissesi', 'Bahçe', 'kayısı bahçesi'],
    ['kargir ev', 'Müstakil Ev', 'kargir ev'],
    ['asma katlı dükkan', 'İşyeri', 'asma katlı dükkan'],
  ] as const)
    expect(values(title), title).toMatchObject({ tur, nature });
  expect(values('20.957 m² taşınmaz')).not.toHaveProperty('tur');
  expect(values('1.937 m² taşınmaz iflas dairesinden satılıktır')).not.toHaveProperty('tur');
});

it('üst hakkı and tahsis are distinguished from ownership, and an İcra file number is read as Esas', () => {
  expect(values('tatil köyünün üst hakkı')).toMatchObject({ right: 'superficies' });
  expect(values('tahsisli arazi üzerinde otel')).toMatchObject({ right: 'allotment' });
  expect(values('dairenin intifa hakkı icradan satılıktır')).toMatchObject({ right: 'usufruct' });
  expect(values('intifa hakkı ile yüklü daire icradan satılıktır')).not.toHaveProperty('right');
  expect(values('dairenin çıplak mülkiyeti icradan satılıktır')).not.toHaveProperty('right');
  expect(values('MİLAS İCRA DAİRESİ MÜDÜRLÜĞÜ 2026/263 İcra')).toMatchObject({
    courtName: 'Milas İcra Dairesi Müdürlüğü',
    dosyaBilgi: '2026/263 Esas',
  });
});

it('a car park in which a vehicle stands is not read as the object of the sale', () => {
  const read = (title: string) => readTitle(title, { il: null, ilce: null });
  expect(read('Yediemin otoparkında bulunan 2016 model Fiat Egea icradan satılıktır')).toMatchObject({
    categoryNumber: { value: '2' },
    tur: { value: 'Otomobil' },
  });
  expect(read('YEDİEMİN OTOPARKINDAKİ ARAÇ')).toMatchObject({ categoryNumber: { value: '2' } });
  expect(read('Konak’ta katlı otopark icradan satılıktır').nature?.value).toContain('otopark');
});
