import { expect, it } from 'vitest';
import type { NoticeLot } from './read/notice-reading.ts';
import { readNotice } from './read-notice.ts';

const HEAD = 'T.C. MALATYA İCRA DAİRESİ 2025/37453 ESAS';

function read(text: string): { lot: NoticeLot; conflicts: readonly string[] } {
  const { lots, conflicts } = readNotice(text);
  return { lot: lots[0] ?? {}, conflicts: conflicts.map(({ field }) => field) };
}

const estate = (features: string, ...lines: string[]) =>
  read(
    [
      HEAD,
      'TAŞINMAZIN AÇIK ARTIRMA İLANI',
      `Özellikleri : Malatya İl, Yeşilyurt İlçe, 2214 Ada, 7 Parsel, YAKINCA Mahallesi, ${features}`,
      ...lines,
    ].join('\n'),
  );

it.each([
  ['34 ABX 12 plakalı 2010 model FIAT marka kamyonet, aküsü yok, lastikleri eski', '2'],
  ['34 ABX 12 plakalı, lastikleri iyi durumda, 2015 model FIAT marka otomobil', '2'],
  ['Lastik tekerlekli 2012 model CAT marka yükleyici', '2'],
  ['4 adet 2020 model GOODYEAR marka kamyon lastiği', '3'],
  ['2 adet otomobil jantı, marka : BORBET', '3'],
])('%s is of kind %s', (features, kind) => {
  const { lot } = read(`${HEAD}\nTAŞINIRIN AÇIK ARTIRMA İLANI\nÖzellikleri : ${features}\nKıymeti : 10.000,00 TL`);
  expect(lot.categoryNumber?.value).toBe(kind);
});

it.each([
  'Başlangıç tarihi; 19.06.1995 Süre 49 yıl kalan süre ise 26 yıldır.',
  'Taşınmaz üzerinde lehine 19.06.1995 tarihinden başlanarak 49 yıllık üst hakkı tesis edilmiştir.',
])('the start of a right to build is not read as a day of the auction: %s', (words) => {
  const { lot } = estate(`ÜST (İNŞAAT) HAKKI tescil edilmiştir. ${words}`);
  expect(lot.firstStart).toBeUndefined();
});

it('an electronic sale is not read as a sale of electronic goods', () => {
  const { lot } = read(`${HEAD}\nAÇIK ARTIRMA İLANI\nAşağıda yazılı mallar elektronik ortamda satılacaktır.`);
  expect(lot.tur).toBeUndefined();
});

it.each([
  ['Kıymeti : 415. 800,00 TL', 41_580_000],
  ['Kıymeti : 1 . 415 . 800 ,00 TL', 141_580_000],
  ['Kıymeti : 415 800,00 TL', undefined],
  ['Kıymeti : 415, 800,00 TL', undefined],
  ['122 ada 115, 250.000,00 TL değerinde', 25_000_000],
  ['Muhammen değeri 415. 800,00 TL olarak belirlenmiştir', undefined],
  ['Taşınmaza 415. 800,00 TL kıymet takdir edilmiştir', undefined],
  ['Kıymeti : Arsa için 100.000 TL, bina için 200.000 TL, toplam 300.000 TL', 30_000_000],
  ['Kıymeti : Arsa 100.000 TL, bina 200.000 TL', undefined],
])('the appraisal of %s is read whole or unknown, never in part', (line, kurus) => {
  expect(estate('tarla', line).lot.appraisalKurus?.value).toBe(kurus);
});

it.each([
  ['1.240,00 m2 yüzölçümlü arsa üzerindeki binada 3 nolu bağımsız bölüm mesken, net 100 m2 kullanım alanlı', 100],
  ['1.240,00 m2 yüzölçümlü arsa üzerindeki binada 3 nolu bağımsız bölüm mesken, brüt 120 m2, net 100 m2', undefined],
  ['1.240,00 m2 yüzölçümlü arsa üzerindeki binada 3 nolu bağımsız bölüm mesken', undefined],
  ['3,2640 hektar yüzölçümlü tarla', 32_640],
  ['orman niteliğinde, Yüzölçümü;28888,00m2', 28_888],
  ['89.258.00 m2 alanlı orman niteliğindeki taşınmaz', 89_258],
])('the area of %s is %s', (features, squareMetres) => {
  const { lot, conflicts } = estate(features);
  expect(lot.areaM2?.value).toBe(squareMetres);
  expect(conflicts).toEqual([]);
});

it.each([
  '1.240,00 m2 yüzölçümlü arsa üzerindeki binada 3 nolu bağımsız bölüm mesken, net 100 m2 kullanım alanlı',
  '1.240 m² yüzölçümlü “5 katlı betonarme apartman ve arsası” vasıflı taşınmaz, 4. kat 12 numaralı bağımsız bölüm (mesken)',
])('the area of the plot under a flat is not read as its own area: %s', (features) => {
  const { lot } = estate(features);
  expect(lot.plotM2?.value).toBe(1240);
  expect(lot.areaM2?.value).not.toBe(1240);
});

it.each([
  ["4 malik adına 1/4'er hisse ile kayıtlı tarla, tamamı satılacaktır", undefined],
  ['tarlanın 1/2 hissesinin tamamı satılacaktır', '1/2'],
])('the share of %s is %s', (features, share) => {
  expect(estate(features).lot.share?.value).toBe(share);
});

it.each([
  ['1. İHALE: 04.12.2026 - 11.12.2026'],
  ['1. İHALE: 04.12.2026-11.12.2026'],
  ['Takyidatlar : Haciz var\n1. İHALE - 04.12.2026 - 11.12.2026'],
  ['Takyidatlar : Haciz var. 1. İHALE: 04.12.2026 - 11.12.2026'],
  ['1.İHALE 04.12.2026 10:00 - 11.12.2026 10:00\nBirinci ihale 04.12.2026 - 11.12.2026'],
])('%s gives a start and an end without a conflict', (lines) => {
  const { lot, conflicts } = estate('tarla', lines);
  expect(conflicts).toEqual([]);
  const day = (time: NoticeLot['firstEnd']) => time?.value.at.toISOString().slice(0, 10);
  expect([day(lot.firstStart), day(lot.firstEnd)]).toEqual(['2026-12-04', '2026-12-11']);
  expect(lot.kaydindakiSerhler?.value ?? '').not.toContain('İHALE');
});

it('an auction of one day without hours is not a conflict', () => {
  const { lot, conflicts } = estate('tarla', '1. İHALE: 04.12.2026 - 04.12.2026');
  expect(conflicts).toEqual([]);
  expect(lot.firstEnd?.value.isDayOnly).toBe(true);
});

it.each([
  ["Teminat tutarı 91.702,60 TL olup muhammen bedelin %10'udur.", 10],
  ["Satış Şartları :\n1- Teminat tutarı 91.702,60 TL olup muhammen bedelin %10'udur.", 10],
  ['Satış Şartları :\nKatılacakların 91.702,60 TL teminatı portaldan yatırmaları gerekir.', null],
])('the amount of the deposit is read: %s', (lines, percent) => {
  const { lot } = estate('tarla', 'Kıymeti : 917.026,00 TL', lines);
  expect(lot.deposit?.value).toEqual({ percent, amountKurus: 9_170_260 });
});

it('values that a correction calls wrong are not read', () => {
  const { lot, conflicts } = estate(
    'tarla',
    'KDV Oranı : %1',
    'İlanda KDV oranı sehven %20, birinci artırma başlangıç tarihi sehven 21/12/2026 olarak yazılmıştır.',
    '1. Artırma Başlangıç : 28/12/2026 10:00',
  );
  expect(conflicts).toEqual([]);
  expect(lot.kdv?.value).toBe('%1');
  expect(lot.firstStart?.value.at).toEqual(new Date('2026-12-28T07:00:00Z'));
});

it('a capital I in a notice without Turkish letters is converted only if the result is a known name', () => {
  const plain = (quarter: string) =>
    read(
      `T.C.\nODEMIS ICRA DAIRESI\n2026/11 ESAS\nTASINMAZIN ACIK ARTIRMA ILANI\nOzellikleri : Izmir Il, Odemis Ilce, 58 Ada, 9 Parsel, ${quarter} Mahallesi, arsa`,
    ).lot.mahalleKoy?.value;
  expect(plain('BENGISU')).toBe('Bengisu Mahallesi');
  expect(plain('OLMAYANKIR')).toBeUndefined();
});
