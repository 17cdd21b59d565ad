import { describe, expect, it } from 'vitest';
import { readNotice } from '#server/features/intake/notices/index.ts';
import { noticeValuesSchema } from '#shared/notice-values.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';
import { completeRecord } from './complete-record.ts';
import { noticeValuesOf } from './notice-values-of.ts';
import { withNoticeValues } from './with-notice-values.ts';

const NOTICE = `T.C. ANKARA 1. İCRA DAİRESİ 2026/31 ESAS
TAŞINMAZIN AÇIK ARTIRMA İLANI
Özellikleri: Ankara İl, Çankaya İlçe, 1204 Ada, 8 Parsel, Kızılay Mahalle/Mevkii, B Blok, 3. kat 12 nolu bağımsız bölüm mesken
Yüzölçümü: 125,50 m2
Kıymeti: 2.500.000,50 TL
KDV Oranı: %1 / %10
Teminat: 250.000,05 TL (%10)
1.Artırma Başlangıç Tarihi: 05/11/2026 - 10:30 Bitiş Tarihi: 12/11/2026 - 10:30
2.Artırma Başlangıç Tarihi: 03/12/2026 - 10:30 Bitiş Tarihi: 10/12/2026 - 10:30`;

function read(text: string, kind: '1' | '2' | '3' = '1') {
  const reading = readNotice(text);
  return noticeValuesOf(reading, reading.lots[0] ?? {}, kind);
}

describe('what a notice says', () => {
  it('is stored in plain units, each value with its sentence', () => {
    const found = read(NOTICE);
    expect(noticeValuesSchema.safeParse(found).error).toBeUndefined();
    expect(found?.values).toMatchObject({
      areaM2: { value: 125.5, sentence: 'Yüzölçümü: 125,50 m2' },
      appraisal: { value: 2_500_000.5 },
      kdv: { value: [1, 10], sentence: 'KDV Oranı: %1 / %10' },
      deposit: { value: { percent: 10, amount: 250_000.05 }, sentence: 'Teminat: 250.000,05 TL (%10)' },
      unit: { value: '12' },
      block: { value: 'B' },
      floor: { value: '3. kat' },
      firstStart: { value: { at: '2026-11-05T07:30:00.000Z', isDayOnly: false } },
      secondEnd: { value: { at: '2026-12-10T07:30:00.000Z', isDayOnly: false } },
    });
    expect(found?.conflicts).toEqual([]);
  });

  it('has no VAT rate when exempt, and lists which annotations exist', () => {
    const found = read(`${NOTICE.replace('%1 / %10', 'istisna')}\nKaydındaki Şerhler: Haciz vardır.`);
    expect(found?.values.kdv?.value).toEqual([]);
    expect(found?.values.annotations?.value).toEqual({ present: ['seizure'], absent: [] });
  });

  it('has no value where two sentences disagree; both are kept as a conflict', () => {
    const found = read(NOTICE.replace('KDV Oranı: %1 / %10', 'KDV Oranı: %10\nKDV Oranı: %20'));
    expect(found?.values.kdv).toBeUndefined();
    expect(found?.conflicts).toEqual([{ name: 'kdv', sentences: ['KDV Oranı: %10', 'KDV Oranı: %20'] }]);
  });

  it('keeps only the terms of the sale if the notice describes another kind than the listing', () => {
    const found = read(NOTICE, '2');
    expect(Object.keys(found?.values ?? {})).toEqual(
      expect.arrayContaining(['courtName', 'appraisal', 'deposit', 'kdv', 'firstEnd']),
    );
    for (const name of ['tur', 'il', 'unit', 'areaM2']) expect(found?.values).not.toHaveProperty(name);
  });

  it('has no values in a text that states none', () => {
    expect(read('Günaydın.')?.values ?? null).toBeNull();
  });
});

it('notice values are added with the notice of a listing, and only from the lot that matches it', async () => {
  const listed = makeListingRecord({ price: 2_500_000.5, ada: null, parsel: null });
  const record = await completeRecord(listed, { notice: NOTICE }, TEST_NOW);
  expect(record.noticeValues?.values.unit).toMatchObject({ value: '12' });
  const lots = `T.C. ANKARA 1. İCRA DAİRESİ 2026/31 ESAS\n1 NO'LU TAŞINMAZIN\n${NOTICE}\n2 NO'LU TAŞINMAZIN\n${NOTICE}`;
  expect((await completeRecord(listed, { notice: lots }, TEST_NOW)).noticeValues).toBeNull();
});

it('a description that is a notice is read without changing any field', () => {
  const record = makeListingRecord({ description: NOTICE, price: 1 });
  const { noticeValues, ...fields } = withNoticeValues(record);
  expect(fields).toEqual(record);
  expect(noticeValues?.values.appraisal?.value).toBe(2_500_000.5);
});
