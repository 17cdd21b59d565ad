import { expect, it } from 'vitest';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { isSameListing } from './same-listing.ts';

const FLAT = {
  mahalleKoy: 'Kızılay Mahallesi',
  ada: '1204',
  parsel: '8',
  dosyaBilgi: '2026/31 Esas',
  courtName: 'Ankara 1. İcra Dairesi',
} as const;
const noticeOf = (unit: number) =>
  `T.C. ANKARA 1. İCRA DAİRESİ 2026/31 ESAS TAŞINMAZIN AÇIK ARTIRMA İLANI
Özellikleri: Ankara İl, Çankaya İlçe, 1204 Ada, 8 Parsel, Kızılay Mahalle/Mevkii, ${unit} No'lu Bağımsız Bölüm, mesken
Kıymeti: 2.000.000,00 TL`;

it('flats of one parcel and case file are distinguished and recognised by the unit in their notices', () => {
  const first = makeListingRecord({ ...FLAT, description: noticeOf(4) });
  const again = makeListingRecord({ ...FLAT, description: noticeOf(4), secondRound: '1' });
  const other = makeListingRecord({ ...FLAT, description: noticeOf(5) });
  expect(isSameListing(first, again)).toBe('same');
  expect(isSameListing(first, other)).toBe('different');
});

it('flats stay unsure if a notice does not state the unit', () => {
  const listed = makeListingRecord({ ...FLAT, description: null });
  expect(isSameListing(listed, makeListingRecord({ ...FLAT, description: noticeOf(4) }))).toBe('unsure');
  expect(isSameListing(listed, listed)).toBe('unsure');
});

it('a title that names a share without its size prevents two lots from being joined (D55)', () => {
  const parcel = { ...FLAT, tur: 'Tarla', description: null } as const;
  const whole = makeListingRecord({ ...parcel, title: 'Ankara Çankaya’da tarla icradan satılıktır' });
  const share = makeListingRecord({ ...parcel, title: 'Ankara Çankaya’da tarla icradan satılıktır (hisse satışı)' });
  expect(isSameListing(whole, whole)).toBe('same');
  expect(isSameListing(share, share)).toBe('unsure');
  expect(isSameListing(whole, share)).toBe('unsure');
});
