import { expect, it } from 'vitest';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';
import { completeRecord } from './complete-record.ts';

const LISTED = makeListingRecord({
  mahalleKoy: null,
  ada: null,
  parsel: null,
  dosyaBilgi: '2026/31 Esas',
  price: 2_000_000,
  // The last second of 12 November in Istanbul: the list knows only the day.
  endDate: new Date('2026-11-12T20:59:59Z'),
  endDateIsDayOnly: true,
});
const lotText = (parcel: number, price: string) =>
  `Özellikleri: Ankara İl, Çankaya İlçe, 1204 Ada, ${parcel} Parsel, Kızılay Mahalle/Mevkii, arsa
Yüzölçümü: 500 m2
Kıymeti: ${price} TL
KDV Oranı: %20
1.Artırma Başlangıç Tarihi: 05/11/2026 - 10:30 Bitiş Tarihi: 12/11/2026 - 10:30
2.Artırma Başlangıç Tarihi: 03/12/2026 - 10:30 Bitiş Tarihi: 10/12/2026 - 10:30`;
const ONE = `T.C. ANKARA 1. İCRA DAİRESİ 2026/31 ESAS\nTAŞINMAZIN AÇIK ARTIRMA İLANI\n${lotText(8, '2.000.000,00')}`;
const TWO = `T.C. ANKARA 1. İCRA DAİRESİ 2026/31 ESAS\nTAŞINMAZIN AÇIK ARTIRMA İLANI
1 NO'LU TAŞINMAZIN\n${lotText(8, '2.000.000,00')}\n2 NO'LU TAŞINMAZIN\n${lotText(9, '3.500.000,00')}`;

it('the notice fills missing fields and adds the hour; values of the list are kept', async () => {
  const record = await completeRecord(LISTED, { notice: ONE }, TEST_NOW);
  expect(record).toMatchObject({ ada: '1204', parsel: '8', title: LISTED.title, tur: 'Daire', price: 2_000_000 });
  expect(record.mahalleKoy).toContain('Kızılay');
  expect(record).toMatchObject({ endDate: new Date('2026-11-12T07:30:00Z'), endDateIsDayOnly: false });
  expect(record.description).toContain('AÇIK ARTIRMA');
});

it('a derived end is replaced by the end in the notice, on whatever day', async () => {
  const derived = { ...LISTED, endDate: new Date('2026-11-05T20:59:59Z'), endDateIsDerived: true };
  expect(await completeRecord(derived, { notice: ONE }, TEST_NOW)).toMatchObject({
    endDate: new Date('2026-11-12T07:30:00Z'),
    endDateIsDayOnly: false,
    endDateIsDerived: false,
  });
});

it('a second round takes the end of the second auction', async () => {
  const second = { ...LISTED, secondRound: '1' as const, endDate: null, endDateIsDayOnly: false };
  const record = await completeRecord(second, { notice: ONE }, TEST_NOW);
  expect(record.endDate).toEqual(new Date('2026-12-10T07:30:00Z'));
});

it('a round that no source states is read from the notice or from the end of the listing', async () => {
  const untold = { ...LISTED, roundIsDerived: true };
  const roundOf = async (given: object, notice = ONE) => {
    const { secondRound, roundIsDerived } = await completeRecord({ ...untold, ...given }, { notice }, TEST_NOW);
    return [secondRound, roundIsDerived];
  };
  expect(await roundOf({})).toEqual(['0', false]);
  expect(await roundOf({ endDate: new Date('2026-12-10T20:59:59Z') })).toEqual(['1', false]);
  expect(await roundOf({ endDate: new Date('2027-01-10T20:59:59Z') })).toEqual(['0', true]);
  expect(await roundOf({}, 'Ankara 1. İcra Dairesi, 1204 ada 8 parsel arsa, kıymeti 2.000.000,00 TL')).toEqual([
    '0',
    true,
  ]);
});

it('of several lots the one with the same parcel or price is chosen, otherwise none', async () => {
  expect(await completeRecord(LISTED, { notice: TWO }, TEST_NOW)).toMatchObject({ parsel: '8' });
  const ofParcel = { ...LISTED, ada: '1204', parsel: '9', price: null };
  expect(await completeRecord(ofParcel, { notice: TWO }, TEST_NOW)).toMatchObject({ price: 3_500_000 });
  const unknown = { ...LISTED, price: 1 };
  expect(await completeRecord(unknown, { notice: TWO }, TEST_NOW)).toMatchObject({ ada: null, parsel: null });
});

it('an unreadable notice changes nothing', async () => {
  const broken = new Uint8Array([0x50, 0x4b, 3, 4, 0]);
  expect(await completeRecord(LISTED, { notice: broken }, TEST_NOW)).toEqual(LISTED);
});
