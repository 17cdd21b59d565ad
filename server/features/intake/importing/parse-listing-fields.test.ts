import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TEST_NOW } from '#tests/support/test-now.ts';
import { parseListingFields } from './parse-listing-fields.ts';

const parseFields = (given: unknown) => parseListingFields(given, TEST_NOW);
const LISTING = { id: 7, title: "Ankara Çankaya'da daire", categoryNumber: '1', il: 'Ankara', ilce: 'Çankaya' };

function recordOf(given: object) {
  const { record, reason } = parseFields({ ...LISTING, ...given });
  expect(reason).toBeUndefined();
  return record;
}

function reasonOf(given: unknown) {
  return parseFields(given).reason;
}

it('a listing with all fields of the specification is read completely', () => {
  const { noticeValues, ...record } = recordOf({
    auctionId: '2026-1',
    dosyaBilgi: '2022/33 TLMT.',
    price: '1.694.357,00 ₺',
    il: 'ANKARA',
    ilce: 'cankaya',
    mahalleKoy: 'Kızılay Mahallesi',
    ada: 1056,
    parsel: '89',
    location: null,
    endDate: '07.10.2026 14:30',
    tur: 'daire',
    courtName: 'ANKARA 3. SULH HUKUK MAH. SATIŞ MEMURLUĞU',
    secondRound: '1',
    imageUrl: 'https://a.test/1.jpg',
    allImages: 'https://a.test/1.jpg,https://a.test/2.jpg',
    documentFiles: '["https://a.test/ilan.pdf"]',
    description: 'Bir.\n\nİki.',
    uyapLink: 'https://esatis.uyap.gov.tr/pp/index.jsp?kayitId=1',
    parselLink: 'javascript:alert(1)',
    degerleme: '',
    kaydindakiSerhler: 'İpotek.',
    carAge: null,
    carModel: undefined,
  }) ?? { noticeValues: null };
  expect(noticeValues?.values.tur).toEqual({ value: 'Daire', sentence: "Ankara Çankaya'da daire", from: 'title' });
  expect(record).toEqual({
    source: 'import',
    sourceKey: '7',
    sourceUrl: null,
    auctionId: '2026-1',
    title: "Ankara Çankaya'da daire",
    dosyaBilgi: '2022/33 Talimat',
    price: 1694357,
    il: 'Ankara',
    ilce: 'Çankaya',
    mahalleKoy: 'Kızılay Mahallesi',
    ada: '1056',
    parsel: '89',
    location: null,
    endDate: new Date('2026-10-07T11:30:00Z'),
    endDateIsDayOnly: false,
    endDateIsDerived: false,
    categoryNumber: '1',
    tur: 'Daire',
    courtName: 'Ankara 3. Sulh Hukuk Mahkemesi Satış Memurluğu',
    secondRound: '1',
    sulhMahkeme: '1',
    hisse: null,
    imageUrl: 'https://a.test/1.jpg',
    allImages: 'https://a.test/1.jpg,https://a.test/2.jpg',
    documentFiles: ['https://a.test/ilan.pdf'],
    description: 'Bir.\n\nİki.',
    uyapLink: 'https://esatis.uyap.gov.tr/pp/index.jsp?kayitId=1',
    parselLink: null,
    degerleme: null,
    kaydindakiSerhler: 'İpotek.',
    carAge: null,
    carModel: null,
    roundIsDerived: false,
    status: 'open',
  });
});

it('the round counts as stated only if the file states it', () => {
  const roundOf = (given: object) => {
    const { secondRound, roundIsDerived } = recordOf({ il: 'Ankara', ...given }) ?? {};
    return [secondRound, roundIsDerived];
  };
  expect(roundOf({})).toEqual(['0', true]);
  expect(roundOf({ secondRound: '0' })).toEqual(['0', false]);
  expect(roundOf({ secondRound: '1', roundIsDerived: '1' })).toEqual(['1', false]);
  // `roundIsDerived` in our own export says that no source stated the round.
  expect(roundOf({ secondRound: '0', roundIsDerived: '1' })).toEqual(['0', true]);
});

it('field names are read in any case and with underscores', () => {
  expect(recordOf({ END_DATE: '2026-10-07', court_name: 'Ankara 1. İcra Dairesi', Hisse: '1/2' })).toMatchObject({
    courtName: 'Ankara 1. İcra Dairesi',
    endDateIsDayOnly: true,
    hisse: '1/2',
  });
});

it('field names of other programs and of people are understood, and ours have priority', () => {
  const given = {
    id: 7,
    başlık: "Muğla Bodrum'da tatil köyü",
    kind: 'turistik tesis (üst hakkı)',
    office: 'Bodrum 1. İcra Dairesi',
    'dosya no': '2018/479 TLMT.',
    'Muhammen Bedeli': '49.397.000,00 ₺',
    'birinci satış günü': '07.10.2026',
    status: 'Birinci Alıcıya Süre Verildi',
  };
  expect(parseFields(given).record).toMatchObject({
    title: "Muğla Bodrum'da tatil köyü",
    categoryNumber: '1',
    courtName: 'Bodrum 1. İcra Dairesi',
    dosyaBilgi: expect.stringContaining('2018/479'),
    price: 49_397_000,
    endDateIsDayOnly: true,
    status: 'ended',
  });
  expect(recordOf({ office: 'Van İcra Dairesi', courtName: 'Ankara 1. İcra Dairesi' })?.courtName).toBe(
    'Ankara 1. İcra Dairesi',
  );
});

it.each([
  ['8 Şubat (2021) 14:00', '2021-02-08T11:00:00.000Z', false],
  ['8 ŞUBAT 2021, saat 14.00', '2021-02-08T11:00:00.000Z', false],
  ['10.02.2021 14:00', '2021-02-10T11:00:00.000Z', false],
  ['7 Ekim 2026', '2026-10-07T20:59:59.000Z', true],
])('the day of a sale is read in the forms that people write: %s', (saleDay, at, endDateIsDayOnly) => {
  const noted = {
    dosyaNo: '2018/479 TLMT.',
    kind: 'fabrika',
    il: 'Gaziantep',
    ilce: 'Nizip',
    muhammenBedelTl: 27_839_476,
  };
  const read = parseFields({ title: 'Nizip’te fabrika', ...noted, saleDay }).record;
  expect(read).toMatchObject({ price: 27_839_476, endDate: new Date(at), endDateIsDayOnly, tur: 'Fabrika' });
});

it.each(['8 Şubat', '31 Şubat 2021', '8 Brumaire 2021', '8 Şubat (2021'])(
  'rejects %s as a date instead of guessing one',
  (saleDay) => {
    expect(reasonOf({ title: 'Fabrika', saleDay })).toMatch(/^endDate: /);
  },
);

describe('a newspaper’s headline', () => {
  it.each([
    '29 ilde 244 muhtelif arsa müzayede ile satışa çıkıyor',
    'Yedieminlerdeki 700 bin araç satışa çıktı: İkinci el piyasası sallanacak',
    'Yediemin otoparkından araç alacaklar dikkat: Detaylar tek tek belli',
    "Tuzla'da 33 milyon TL'ye icradan satılık imalathane!",
  ])('%s is rejected as no auction', (title) => {
    expect(reasonOf({ title })).toBe('title: haber başlığı, ihale ilanı değil');
  });

  it('is accepted with an office and a price', () => {
    const title = "Tuzla'da 33 milyon TL'ye icradan satılık imalathane!";
    expect(reasonOf({ title, office: 'İstanbul Anadolu 4. İcra Dairesi', price: 33_053_282 })).toBeUndefined();
  });

  it.each([
    "Malatya Arapgir Tekkedüzü Mevkii'nde 2+1 daire icradan satılıktır",
    "Ankara Polatlı'da 2 milyon m² tarla icradan satılıktır",
    'T.C. İZMİR 5. İCRA DAİRESİNDEN TAŞINMAZIN AÇIK ARTIRMA İLANI',
  ])('%s is not treated as a headline', (title) => {
    expect(reasonOf({ title })).toBeUndefined();
  });
});

it.each([
  [1694357, 1694357],
  [0.5, 0.5],
  ['1.694.357,00 ₺', 1694357],
  ['1.694.357,35 TL', 1694357.35],
  ['1.694', 1694],
  ['1694.5', 1694.5],
  ['1694357', 1694357],
  ['250 000', 250000],
  ['', null],
  ['-', null],
  [null, null],
])('price %j is %j', (price, expected) => {
  expect(recordOf({ price })?.price).toBe(expected);
});

it.each([['abc'], ['1,694,357.00'], ['12..5'], [Number.POSITIVE_INFINITY], ['9'.repeat(400)], [{}], [[1]], ['1e9']])(
  'price %j is rejected',
  (price) => {
    expect(reasonOf({ ...LISTING, price })).toMatch(/^price: /);
  },
);

it('a negative price is rejected', () => {
  expect(reasonOf({ ...LISTING, price: -5 })).toBe('price: negatif olamaz');
  expect(reasonOf({ ...LISTING, price: '-5' })).toBe('price: negatif olamaz');
});

it.each([
  ['2026-10-07T11:30:00Z', '2026-10-07T11:30:00.000Z', false],
  ['2026-10-07T11:30:00.250Z', '2026-10-07T11:30:00.250Z', false],
  ['2026-10-07T14:30:00+03:00', '2026-10-07T11:30:00.000Z', false],
  ['2026-10-07 14:30', '2026-10-07T11:30:00.000Z', false],
  ['07.10.2026 14:30', '2026-10-07T11:30:00.000Z', false],
  ['07/10/2026 14:30', '2026-10-07T11:30:00.000Z', false],
  ['7.1.2026 09:05:30', '2026-01-07T06:05:30.000Z', false],
  ['07.10.2026 00:00', '2026-10-06T21:00:00.000Z', false],
  ['07.10.2026', '2026-10-07T20:59:59.000Z', true],
  ['2026-10-07', '2026-10-07T20:59:59.000Z', true],
  ['29.02.2028', '2028-02-29T20:59:59.000Z', true],
])('end %s is %s', (endDate, at, endDateIsDayOnly) => {
  expect(recordOf({ endDate })).toMatchObject({ endDate: new Date(at), endDateIsDayOnly });
});

it.each([
  ['31.02.2026'],
  ['29.02.2026'],
  ['00.01.2026'],
  ['01.13.2026'],
  ['07.10.2026 24:00'],
  ['07.10.2026 12:60'],
  ['2026-02-30T10:00:00Z'],
  ['yarın'],
  ['07.10.26'],
  ['Wed Oct 07 2026'],
  [true],
])('end %j is rejected', (endDate) => {
  expect(reasonOf({ ...LISTING, endDate })).toMatch(/^endDate: /);
});

describe('kind and type', () => {
  it.each([
    [{ categoryNumber: 2, tur: undefined, title: 'Araç' }, '2', 'Diğer Araç'],
    [{ categoryNumber: 'Gayrimenkul', tur: 'ARSA' }, '1', 'Arsa'],
    [{ categoryNumber: 'Taşınır mal', title: 'Hurda demir' }, '3', 'Hurda'],
    [{ categoryNumber: undefined, category: 'Araç', tur: 'otomobil' }, '2', 'Otomobil'],
    [{ categoryNumber: undefined, category: 'Zeytinlik' }, '1', 'Zeytinlik'],
    [{ categoryNumber: undefined, tur: 'Kamyonet' }, '2', 'Kamyonet'],
    [{ categoryNumber: undefined, tur: 'kargir ev' }, '1', 'Müstakil Ev'],
    [{ categoryNumber: undefined, title: '12.000 m² tarla' }, '1', 'Tarla'],
    [{ categoryNumber: '3', tur: 'Otomobil' }, '3', 'Otomobil'],
    [{ categoryNumber: '1', tur: 'bilinmeyen', title: 'İlan' }, '1', 'Diğer Gayrimenkul'],
  ])('%o', (given, categoryNumber, tur) => {
    expect(recordOf(given)).toMatchObject({ categoryNumber, tur });
  });

  it.each([[{ categoryNumber: '9' }], [{ categoryNumber: undefined, title: 'İlan' }]])('%o is rejected', (given) => {
    expect(reasonOf({ ...LISTING, ...given })).toMatch(/^categoryNumber: /);
  });
});

describe('places', () => {
  it.each([
    [
      { il: 'istanbul', ilce: 'UMRANIYE' },
      { il: 'İstanbul', ilce: 'Ümraniye', location: null },
    ],
    [
      { il: 'Malatya', ilce: 'Merkez' },
      { il: 'Malatya', ilce: null, location: 'Merkez, Malatya' },
    ],
    [
      { il: 'Malatya', ilce: 'Merkez', location: 'Bir yer' },
      { il: 'Malatya', ilce: null, location: 'Bir yer' },
    ],
    [
      { il: '', ilce: 'Çankaya' },
      { il: 'Ankara', ilce: 'Çankaya', location: null },
    ],
    [
      { il: null, ilce: 'Yeşilyurt' },
      { il: null, ilce: null, location: 'Yeşilyurt' },
    ],
    [
      { il: 'Tokat', ilce: 'Yeşilyurt' },
      { il: 'Tokat', ilce: 'Yeşilyurt', location: null },
    ],
    [
      { il: null, ilce: null },
      { il: null, ilce: null, location: null },
    ],
  ])('%o', (given, expected) => {
    expect(recordOf({ ...given, title: 'Taşınmaz' })).toMatchObject(expected);
  });

  it('an unknown province is rejected, even if it resembles a known one', () => {
    expect(reasonOf({ ...LISTING, il: 'Istambul' })).toBe('il: “Istambul” bir il değil');
  });
});

describe('identity', () => {
  const keyless = { ...LISTING, id: undefined, courtName: 'Ankara 1. İcra Dairesi', dosyaBilgi: '2026/1 Esas' };

  it.each([
    [{ sourceKey: 'a', id: 'b', auctionId: 'c' }, 'a'],
    [{ id: 'b', auctionId: 'c' }, 'b'],
    [{ id: null, auctionId: 'c' }, 'c'],
    [{ id: 0 }, '0'],
  ])('%o is known by %s', (given, sourceKey) => {
    expect(recordOf(given)).toMatchObject({ source: 'import', sourceKey });
  });

  it('office and file number without more do not identify a listing', () => {
    const keys = [keyless, { ...keyless, title: 'Bir başka daire' }, { ...keyless, parsel: '5' }].map(
      (given) => parseFields(given).record?.sourceKey,
    );
    expect(new Set(keys).size).toBe(3);
  });

  it('a changed price or date does not change the key of a listing', () => {
    const [one, two] = [keyless, { ...keyless, price: 5, endDate: '07.10.2026' }].map(parseFields);
    expect(one?.record?.sourceKey).toBe(two?.record?.sourceKey);
  });

  it('a source name must be in lower case', () => {
    expect(recordOf({ source: 'ilan.gov.tr' })?.source).toBe('ilan.gov.tr');
    expect(reasonOf({ ...LISTING, source: 'Kötü Ad' })).toMatch(/^source: /);
  });
});

it.each([
  [{ secondRound: 'belki' }, 'secondRound: 0 ya da 1 olmalıdır'],
  [{ status: 'bitti' }, 'status: şunlardan biri olmalıdır: open, ended, sold, unsold, annulled, withdrawn'],
  [{ title: { a: 1 } }, 'title: metin olmalıdır'],
  [{ title: ' \u0000 ', dosyaBilgi: '' }, 'title: boş olamaz'],
])('%o is rejected', (given, reason) => {
  expect(reasonOf({ ...LISTING, ...given })).toBe(reason);
});

it.each([
  ['1', '1'],
  [1, '1'],
  [true, '1'],
  ['Evet', '1'],
  ['HAYIR', '0'],
  [0, '0'],
  ['', '0'],
  [null, '0'],
])('secondRound %j is %s', (secondRound, expected) => {
  expect(recordOf({ secondRound })?.secondRound).toBe(expected);
});

it('names of built-in object properties are treated as unknown fields', () => {
  const given: unknown = JSON.parse('{"__proto__":{"title":"x"},"constructor":5,"toString":null,"id":1}');
  expect(reasonOf(given)).toBe('title: boş olamaz');
  expect(recordOf(JSON.parse('{"__proto__":{"price":5}}'))?.price).toBeNull();
});

it('any input gives a record or a reason', () => {
  const value = fc.oneof(fc.anything(), fc.string({ unit: 'binary' }), fc.double());
  const fields = [
    'id',
    'title',
    'price',
    'endDate',
    'il',
    'ilce',
    'tur',
    'secondRound',
    'allImages',
    'status',
    'source',
  ];
  const listing = fc.record(Object.fromEntries(fields.map((field) => [field, value])), { requiredKeys: [] });
  fc.assert(
    fc.property(fc.oneof(listing, fc.anything()), (given) => {
      const { record, reason } = parseFields(given);
      expect(record === undefined).toBe(typeof reason === 'string');
    }),
    { numRuns: 2000 },
  );
});
