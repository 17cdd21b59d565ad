import { expect, it } from 'vitest';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';
import { completeRecord } from './complete-record.ts';
import { withTitle } from './with-title.ts';

const LISTED = makeListingRecord({
  title: "Malatya Yeşilyurt'ta 5.881 m² kayısı bahçesi icradan satılıktır (hisse satışı)",
  tur: 'Arsa',
  il: 'Malatya',
  ilce: null,
  courtName: 'Malatya İcra Dairesi',
});
const NOTICE = `T.C. MALATYA İCRA DAİRESİ 2026/31 ESAS\nTAŞINMAZIN AÇIK ARTIRMA İLANI
Özellikleri: Malatya İl, Yeşilyurt İlçe, 1204 Ada, 8 Parsel, Yakınca Mahalle/Mevkii, tarla
Yüzölçümü: 5.900 m2`;

it('the title has priority over the category of the source and fills missing fields', () => {
  const read = withTitle(LISTED, ['tur', 'il', 'ilce']);
  expect(read).toMatchObject({ tur: 'Bahçe', ilce: 'Yeşilyurt', hisse: null });
  expect(read.noticeValues?.values).toMatchObject({
    tur: { value: 'Bahçe', from: 'title' },
    areaM2: { value: 5881, sentence: LISTED.title, from: 'title' },
    isShareSale: { value: true, from: 'title' },
  });
});

it('the notice has priority over the title', async () => {
  const read = withTitle(LISTED, ['tur', 'il', 'ilce']);
  const completed = await completeRecord(read, { notice: NOTICE }, TEST_NOW);
  expect(completed).toMatchObject({ tur: 'Tarla', parsel: '8' });
  expect(completed.noticeValues?.values.areaM2).toEqual({ value: 5900, sentence: expect.stringContaining('5.900') });
  expect(completed.noticeValues?.values.isShareSale).toMatchObject({ value: true, from: 'title' });
});

it('a share stated in the title stays a share if the register names one owner of the whole (D55)', async () => {
  const read = withTitle(LISTED, ['tur', 'il', 'ilce']);
  const notice = `${NOTICE}\nTapu kaydı: Tamamı [MALİK] adına kayıtlıdır.`;
  const { noticeValues } = await completeRecord(read, { notice }, TEST_NOW);
  expect(noticeValues?.values.isShareSale?.value).toBe(true);
  expect(noticeValues?.conflicts.map(({ name }) => name)).toContain('isShareSale');
});

it('a stated province is not combined with a district of another province', () => {
  const read = withTitle(makeListingRecord({ title: "Ankara Çankaya'da daire", il: 'Malatya', ilce: null }));
  expect(read).toMatchObject({ il: 'Malatya', ilce: null });
});

it('a vehicle without a place takes the place of its office; land does not', () => {
  const given = { title: '2018 model Fiat Egea', il: null, ilce: null, courtName: 'Malatya İcra Dairesi' };
  const car = withTitle(makeListingRecord({ ...given, categoryNumber: '2', tur: 'Diğer Araç' }));
  expect(car).toMatchObject({ il: 'Malatya', tur: 'Otomobil' });
  expect(car.noticeValues?.values).toMatchObject({ il: { from: 'office' }, modelYear: { value: 2018 } });
  expect(withTitle(makeListingRecord({ ...given, title: 'Tarla', tur: 'Tarla' })).il).toBeNull();
});
