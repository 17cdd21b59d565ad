import fc from 'fast-check';
import { expect, it } from 'vitest';
import { recordFieldsOf } from '#server/features/intake/notice-to-record/record-fields.ts';
import { labelledNotices } from '#tests/support/scoring/labelled-notices.ts';
import { readNotice } from './read-notice.ts';
import { noticeText } from './text/notice-text.ts';
import { LONGEST_TEXT } from './text/plain-text.ts';

const NOW = new Date('2026-11-20T09:00:00Z');

const FLAT = `T.C. MALATYA İCRA DAİRESİ 2025/37453 ESAS
TAŞINMAZIN AÇIK ARTIRMA İLANI
1 NO'LU TAŞINMAZIN
Özellikleri : Malatya İl, Yeşilyurt İlçe, 2214 Ada, 7 Parsel, YAKINCA Mahallesi, 3. Kat, 12 Nolu Bağımsız Bölüm mesken
Kıymeti : 2.456.268,35 TL
KDV Oranı : %1
1.Artırma : Başlangıç Tarih ve Saati : 23/09/2026 - 10:30, Bitiş Tarih ve Saati : 30/09/2026 - 10:30`;

it('a value is returned with the sentence of the notice that states it', () => {
  const [lot] = readNotice(FLAT).lots;
  expect(lot?.appraisalKurus).toEqual({ value: 245_626_835, sentence: 'Kıymeti : 2.456.268,35 TL' });
  expect(lot?.firstEnd?.value).toEqual({ at: new Date('2026-09-30T07:30:00Z'), isDayOnly: false });
  expect(lot?.kaydindakiSerhler).toBeUndefined();
});

it('two contradictory statements leave the field unknown and are reported', () => {
  const { lots, conflicts } = readNotice(FLAT.replace('KDV', 'Muhammen Bedeli : 2.465.268,35 TL\nKDV'));
  expect(lots[0]?.appraisalKurus).toBeUndefined();
  expect(conflicts).toEqual([
    {
      lot: 0,
      field: 'appraisalKurus',
      sentences: ['Kıymeti : 2.456.268,35 TL', 'Muhammen Bedeli : 2.465.268,35 TL'],
    },
  ]);
});

it('an auction whose end precedes its start has neither time', () => {
  const { lots, conflicts } = readNotice(FLAT.replace('30/09/2026', '20/09/2026'));
  expect(lots[0]).not.toHaveProperty('firstStart');
  expect(lots[0]).not.toHaveProperty('firstEnd');
  expect(conflicts.map(({ field }) => field)).toEqual(['firstEnd']);
});

it('the town of the office is not read as the place of the property', () => {
  const [lot] = readNotice(
    'T.C. BURSA 3. İCRA DAİRESİ 2026/5 ESAS\nTAŞINMAZIN AÇIK ARTIRMA İLANI\nÖzellikleri : tarla',
  ).lots;
  expect(lot?.courtName?.value).toBe('Bursa 3. İcra Dairesi');
  expect(lot).not.toHaveProperty('il');
});

it('only the province of a number plate is kept in values', () => {
  const vehicle =
    'TAŞINIRIN AÇIK ARTIRMA İLANI\nÖzellikleri : 06 XYZ 12 plakalı, 2015 model, FORD marka, FOCUS tipli otomobil';
  const [lot] = readNotice(vehicle).lots;
  expect(lot?.plateProvince?.value).toBe('Ankara');
  expect(JSON.stringify(Object.values(lot ?? {}).map(({ value }) => value))).not.toContain('XYZ');
  expect(lot?.brand?.value).toEqual({ code: null, name: 'FORD' });
});

it('a listing gets only the fields that the notice states', () => {
  const [lot] = readNotice(FLAT).lots;
  expect(recordFieldsOf(lot ?? {}, NOW)).toEqual({
    courtName: 'Malatya İcra Dairesi',
    dosyaBilgi: '2025/37453 Esas',
    sulhMahkeme: '0',
    categoryNumber: '1',
    tur: 'Daire',
    il: 'Malatya',
    ilce: 'Yeşilyurt',
    mahalleKoy: 'Yakınca Mahallesi',
    ada: '2214',
    parsel: '7',
    price: 2_456_268.35,
    endDate: new Date('2026-09-30T07:30:00Z'),
    endDateIsDayOnly: false,
  });
  expect(recordFieldsOf({}, NOW)).toEqual({});
});

it('a second round takes the end of the second auction, and the age of a vehicle its model year', () => {
  const text = `TAŞINIRIN AÇIK ARTIRMA İLANI (2. ARTIRMA)
Özellikleri : 34 AB 123 plakalı, 2018 model, RENAULT marka, CLIO tipli otomobil
Kaydındaki Şerhler : Haciz
2.Artırma : Başlangıç Tarih ve Saati : 04/12/2026 - 10:10, Bitiş Tarih ve Saati : 11/12/2026 - 10:10`;
  const fields = recordFieldsOf(readNotice(text).lots[0] ?? {}, NOW);
  expect(fields).toMatchObject({
    secondRound: '1',
    carAge: '8',
    carModel: '123',
    categoryNumber: '2',
    tur: 'Otomobil',
  });
  expect(fields.endDate).toEqual(new Date('2026-12-11T07:10:00Z'));
  expect(fields).not.toHaveProperty('kaydindakiSerhler');
});

it('any text is read without failing', () => {
  const words = fc.constantFrom(
    ..."1 NO'LU TAŞINMAZIN|2 NO'LU TAŞINMAZIN|Özellikleri :|Malatya İl,|Yeşilyurt İlçe,|12 Ada, 3 Parsel,|YAKINCA Mahallesi|Kıymeti :|1.000,00 TL|KDV Oranı : %20|Kaydındaki Şerhler :|haciz|1.Artırma|Başlangıç|Bitiş|05/11/2026 - 10:30|1/2 hissesi|\n| | | : |34 AB 123 plakalı|2015 model|FIAT marka|3. kat|5 nolu mesken|arsa payı|%10 teminat|İ̇|ﬁ|𝔸|\ud800|\u0000".split(
      '|',
    ),
  );
  const text = fc
    .array(fc.oneof(words, fc.string({ unit: 'binary', maxLength: 12 })), { maxLength: 60 })
    .map((parts) => parts.join(' '));
  fc.assert(
    fc.property(text, (given) => {
      const { lots } = readNotice(given);
      for (const lot of lots) for (const { sentence } of Object.values(lot)) expect(typeof sentence).toBe('string');
    }),
    { numRuns: 300 },
  );
});

it('a notice without any one of its lines is read without failing', async () => {
  for (const { content, name } of (await labelledNotices('labelled')).slice(0, 20)) {
    const read = await noticeText(content);
    const lines = 'text' in read ? read.text.split('\n') : [];
    expect(lines.length, name).toBeGreaterThan(0);
    for (const at of lines.keys()) expect(() => readNotice(lines.toSpliced(at, 1).join('\n'))).not.toThrow();
  }
});

it.each([
  ['digits', '1'],
  ['numbers', '1.234.567,89 '],
  ['fractions', '1/2 '],
  ['labels', 'Kıymeti : '],
  ['lots', "1 NO'LU TAŞINMAZIN "],
  ['dates', '05/11/2026 - 10:30 '],
  ['capitals', 'A '],
  ['blanks', '  '],
  ['lines', '\n'],
  ['cells', ' | '],
  ['percent', '%10 oranında '],
  ['provinces', 'Malatya İl, '],
  ['parcels', '1, 2, 3 ve '],
  ['dashes', '-----\n'],
  ['brands', 'marka '],
  ['encumbrances', 'Şerhler : a\n'],
  ['colours', 'beyaz '],
  ['kat', '1. '],
  ['tenants', 'kiracı '],
  ['owners', 'borçlu tarafından '],
  ['mortgages', 'Şerhler : ipotek 1.000 '],
  ['denials', 'ipotek ve haciz '],
  ['claims', 'rüçhanlı alacak 5 TL '],
  ['appraisals', '14/01/2026 tarihli kıymet takdiri '],
  ['gross areas', 'brüt 12 m2 '],
])('the longest text of %s is read in well under a second', (_, piece) => {
  const text = `Özellikleri : ${piece.repeat(Math.ceil(LONGEST_TEXT / piece.length))}`.slice(0, LONGEST_TEXT);
  const before = process.threadCpuUsage();
  readNotice(text);
  // Processor time, so that other processes don't influence it; the limit leaves room for slow machines.
  expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(5000);
});
