import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type ComparedLot, isSameLot, lotKeyOf } from './lot-identity.ts';

/** Flat 12 of block B in a file of Malatya; a test states only the fields that it is about. */
function lot(given: Partial<ComparedLot> = {}): ComparedLot {
  return {
    categoryNumber: '1',
    tur: 'Daire',
    il: 'Malatya',
    ilce: 'Yeşilyurt',
    mahalleKoy: 'Yakınca Mahallesi',
    courtName: 'Malatya 4. Sulh Hukuk Mahkemesi Satış Memurluğu',
    dosyaBilgi: '2026/31 Talimat',
    ada: '2214',
    parsel: '7',
    hisse: null,
    unit: '12',
    block: 'B',
    areaM2: 125,
    ...given,
  };
}

it('the same lot is recognised in its second round, whatever its date and price', () => {
  expect(isSameLot(lot(), lot())).toBe('same');
  expect(lotKeyOf(lot())).toBe(lotKeyOf(lot({ areaM2: null })));
});

it.each<[string, Partial<ComparedLot>]>([
  ['a misspelt office', { courtName: 'MALATYA 4. SULH HUKUK MAHEMESİ SATIŞ MEMURLUĞU' }],
  ['an office cut short', { courtName: 'Malatya 4.Sulh Hukuk Mah. Satış Memurlugu' }],
  ['another spelling of the file', { dosyaBilgi: '2026/31 TLMT.' }],
  ['blanks in the file number', { dosyaBilgi: '2026 / 31  TALİMAT' }],
  ['capitals', { il: 'MALATYA', ilce: 'YEŞİLYURT', mahalleKoy: 'YAKINCA MAHALLESİ' }],
  ['the quarter without its word', { mahalleKoy: 'Yakınca' }],
  ['leading zeros', { ada: '02214', parsel: '007', unit: '012' }],
  ['no area said', { areaM2: null }],
])('%s is the same lot', (_, given) => {
  expect(isSameLot(lot(), lot(given))).toBe('same');
});

it.each<[string, string, string]>([
  ['Arapgir İcra Dairesi', 'ARAPGİR İCRA DAİRESİ MÜDÜRLÜĞÜ', 'same'],
  ['Kayseri 3. İcra Müdürlüğü', "KAYSERİ 3. İCRA DAİRESİ'NDEN", 'same'],
  ['Malatya 1. Sulh Hukuk Mahkemesi', 'Malatya 2. Sulh Hukuk Mahkemesi', 'different'],
  ['Darende Sulh Hukuk Mahkemesi', 'Darende Sulh Hukuk Mahkemesi Satış Memurluğu', 'unsure'],
  ['Akçadağ İcra Dairesi', 'Akçdağ İcra Dairesi', 'unsure'],
  ['Malatya İcra Dairesi', 'Arapgir İcra Dairesi', 'different'],
])('offices %s and %s: %s', (one, other, expected) => {
  expect(isSameLot(lot({ courtName: one }), lot({ courtName: other }))).toBe(expected);
});

it.each<[string, Partial<ComparedLot>]>([
  ['another parcel of the same file', { parsel: '8' }],
  ['another unit of the same building', { unit: '13' }],
  ['the same number in another block', { block: 'C' }],
  ['the same parcel numbers in another quarter', { mahalleKoy: 'İnönü Mahallesi' }],
  ['the same parcel in another district', { ilce: 'Battalgazi' }],
  ['the same flat in another file', { dosyaBilgi: '2026/32 Talimat' }],
  ['a file of another kind with the same number', { dosyaBilgi: '2026/31 Esas' }],
  ['a vehicle of the same file', { categoryNumber: '2', tur: 'Otomobil' }],
])('%s is another lot', (_, given) => {
  expect(isSameLot(lot(), lot(given))).toBe('different');
});

it.each<[string, Partial<ComparedLot>]>([
  ['the same flat announced with another area', { areaM2: 118 }],
  ['a flat whose unit is not known', { unit: null }],
  ['a flat whose block is not known', { block: null }],
  ['a listing without its parcel', { ada: null, parsel: null }],
  ['a listing without its quarter', { mahalleKoy: null }],
  ['a file whose kind is not said', { dosyaBilgi: '2026/31' }],
  ['a share beside the whole', { hisse: '2/3' }],
])('%s may or may not be the same lot', (_, given) => {
  expect(isSameLot(lot(), lot(given))).toBe('unsure');
});

it('different shares are different lots; equal shares of at most a half may have different owners', () => {
  expect(isSameLot(lot({ hisse: '1/4' }), lot({ hisse: '3/8' }))).toBe('different');
  expect(isSameLot(lot({ hisse: '1/2' }), lot({ hisse: '1/2' }))).toBe('unsure');
  expect(isSameLot(lot({ hisse: '52753/60169' }), lot({ hisse: '52753/60169' }))).toBe('same');
});

it('a share of unknown size never matches the whole, and may or may not match another share (D55)', () => {
  const unknown = lot({ isShareSale: true });
  expect(isSameLot(unknown, unknown)).toBe('unsure');
  expect(isSameLot(unknown, lot({ hisse: '3/4', isShareSale: true }))).toBe('unsure');
  expect(isSameLot(unknown, lot())).toBe('unsure');
  expect(isSameLot(unknown, lot({ isShareSale: false }))).toBe('different');
});

it('office and file number are not enough: one file sold two fields of the same size', () => {
  const arapgir = {
    courtName: 'Arapgir İcra Dairesi',
    dosyaBilgi: '2023/5 Talimat',
    ada: null,
    parsel: null,
    tur: 'Arsa',
  };
  expect(isSameLot(lot({ ...arapgir, areaM2: 17838 }), lot({ ...arapgir, areaM2: 17838 }))).toBe('unsure');
  expect(lotKeyOf(lot(arapgir))).toBeUndefined();
});

it('vehicles and goods are never merged, because nothing distinguishes two of a kind', () => {
  const truck = lot({
    categoryNumber: '2',
    tur: 'Kamyon',
    ada: null,
    parsel: null,
    unit: null,
    block: null,
    areaM2: null,
  });
  expect(isSameLot(truck, truck)).toBe('unsure');
});

const maybe = <T>(...values: T[]) => fc.option(fc.constantFrom(...values));
const facts: fc.Arbitrary<ComparedLot> = fc.record({
  categoryNumber: fc.constantFrom('1', '1', '1', '2'),
  tur: fc.constantFrom('Daire', 'Arsa'),
  il: maybe('Malatya', 'İzmir'),
  ilce: maybe('Yeşilyurt', 'Gaziemir'),
  mahalleKoy: maybe('Yakınca Mahallesi', 'Yeşil Köyü'),
  courtName: maybe('Malatya İcra Dairesi', 'Malatya 1. İcra Dairesi', 'Arapgir İcra Müdürlüğü'),
  dosyaBilgi: maybe('2026/1 Esas', '2026/1', '2025/1 Satış'),
  ada: maybe('1', '2'),
  parsel: maybe('3', '4', '3, 4'),
  hisse: maybe('1/2', '2/3', '4/6'),
  unit: maybe('1', '2'),
  block: maybe('A', 'B'),
  areaM2: maybe(100, 120),
});

it('comparing is symmetric', () => {
  fc.assert(fc.property(facts, facts, (a, b) => isSameLot(a, b) === isSameLot(b, a)));
});

it('a lot is never different from itself, and spelling has no effect', () => {
  const shout = (text: string | null) => text?.toLocaleUpperCase('tr-TR').replace('MAHKEMESİ', 'MAHEMESİ') ?? null;
  fc.assert(
    fc.property(facts, facts, (a, b) => {
      const loud: ComparedLot = {
        ...a,
        il: shout(a.il),
        ilce: shout(a.ilce),
        mahalleKoy: shout(a.mahalleKoy),
        courtName: shout(a.courtName),
        dosyaBilgi: shout(a.dosyaBilgi),
      };
      expect(isSameLot(a, loud)).not.toBe('different');
      expect(lotKeyOf(loud)).toBe(lotKeyOf(a));
      expect(isSameLot(loud, b)).toBe(isSameLot(a, b));
    }),
  );
});

it('any text of a source is compared without failing', () => {
  const text = fc.option(fc.string({ unit: 'binary', maxLength: 40 }));
  const any = fc.record({
    ...{ categoryNumber: fc.constantFrom('1', '2', '3'), tur: fc.string() },
    il: text,
    ilce: text,
    mahalleKoy: text,
    courtName: text,
    dosyaBilgi: text,
    ada: text,
    parsel: text,
    hisse: text,
    unit: text,
    block: text,
  });
  fc.assert(fc.property(any, any, (a, b) => isSameLot(a, b) === isSameLot(b, a)));
});
