import { describe, expect, it } from 'vitest';
import type { Annotation } from '#shared/search-filters/search-values.ts';
import type { NoticeLot } from './read/notice-reading.ts';
import { readNotice } from './read-notice.ts';

const HEAD = 'T.C. MALATYA İCRA DAİRESİ 2025/37453 ESAS\nTAŞINMAZIN AÇIK ARTIRMA İLANI';
const PLACE = 'Malatya İl, Yeşilyurt İlçe, 2214 Ada, 7 Parsel, YAKINCA Mahallesi';

function read(features: string, ...lines: string[]): { lot: NoticeLot; conflicts: readonly string[] } {
  const { lots, conflicts } = readNotice([HEAD, `Özellikleri : ${PLACE}, ${features}`, ...lines].join('\n'));
  return { lot: lots[0] ?? {}, conflicts: conflicts.map(({ field }) => field) };
}

describe('the occupant', () => {
  it.each([
    ['daire. Keşif günü boş ve bakımlı durumdaydı.', 'empty'],
    ['dükkan. Keşif günü kapalı ve boştu.', 'empty'],
    ['mesken. Taşınmazın halen boş durumda olduğu görülmüştür.', 'empty'],
    ['mesken. Dairede oturan kimse bulunmamaktadır.', 'empty'],
    ['3 nolu bağımsız bölüm mesken, bağımsız bölüm boştur', 'empty'],
    ['mesken. Taşınmaz kiracı tarafından kullanılmaktadır.', 'tenant'],
    ['ofis. Halen kiracı tarafından aylık 40.000,00 TL bedelle kullanılmaktadır.', 'tenant'],
    ['dükkan. Kiracı 01/03/2022 başlangıç tarihli sözleşme ile oturmaktadır.', 'tenant'],
    ['dükkan. Taşınmazda kiracı bulunmaktadır.', 'tenant'],
    ['mesken. Taşınmaz kiradadır.', 'tenant'],
    ['mesken. Taşınmazda borçlu ikamet etmektedir.', 'owner'],
    ['mesken. Taşınmaz malik tarafından mesken olarak kullanılmaktadır.', 'owner'],
    ['mesken. Borçlu ve ailesi oturmaktadır.', 'owner'],
    ['mesken. Kiracı bulunmamakta olup malik tarafından kullanılmaktadır.', 'owner'],
    ['dükkan. Zemin katta bulunan dükkan boştur.', 'empty'],
  ])('“%s” is %s', (features, occupancy) => {
    expect(read(features).lot.occupancy?.value).toBe(occupancy);
  });

  it.each([
    'mesken. Üç oda, bir salon.',
    'mesken. Taşınmaz alıcıya boş olarak teslim edilecektir.',
    'mesken. Taşınmazın boş olduğu tespit edilememiştir.',
    'mesken. Boş olup olmadığı bilinmemektedir.',
    'mesken. Taşınmaz boş değildir.',
    'mesken. Kiracı bulunmamaktadır.',
    'mesken. Kiracı oturmamaktadır.',
    'mesken. Kiracının tahliyesi alıcıya aittir.',
    'mesken. Daha önce kiracı tarafından kullanılmaktaydı.',
    'mesken. Borçlu tarafından ödenmeyen aidat vardır.',
    'bina. Zemin katta kiracı oturmaktadır. Birinci kat boştur.',
    'mesken. Dairenin bir odası boştur.',
    'mesken. Bodrum kat boş durumdadır.',
    'mesken. Otopark alanı boş bulunmaktadır.',
    'mesken. Yanındaki daire boştur.',
    'mesken. Bitişiğindeki dükkan kiracı tarafından kullanılmaktadır.',
    'mesken. Kiracı olduğunu iddia eden kişi oturmaktadır.',
    'arsa. Parsel üzeri boştur.',
    'tarla. Keşif günü boş olduğu görülmüştür.',
  ])('“%s” states no occupant', (features) => {
    const { lot, conflicts } = read(features);
    expect(lot.occupancy).toBeUndefined();
    expect(conflicts).toEqual([]);
  });
});

const ALL: readonly Annotation[] = ['mortgage', 'seizure', 'familyHome', 'usufruct', 'injunction', 'lease'];

describe('entries of the land register', () => {
  it.each<[list: string, present: readonly Annotation[], absent: readonly Annotation[]]>([
    ['1. derecede banka ipoteği ve icrai hacizler.', ['mortgage', 'seizure'], []],
    [
      'Aile konutu şerhi; intifa hakkı; ihtiyati tedbir; kira şerhi',
      ['familyHome', 'usufruct', 'injunction', 'lease'],
      [],
    ],
    ['İpotek yoktur, 2 adet haciz vardır.', ['seizure'], ['mortgage']],
    ['2 adet haciz. İpotek bulunmamaktadır.', ['seizure'], ['mortgage']],
    ['İpotek ve haciz bulunmamaktadır.', [], ['mortgage', 'seizure']],
    ['İpotek, haciz ve intifa hakkı bulunmamaktadır.', [], ['mortgage', 'seizure', 'usufruct']],
    // It is unclear whether the part before the comma is denied as well.
    ['2 adet haciz, ipotek yoktur.', [], ['mortgage']],
    ['Akbank lehine ipotek, haciz bulunmamaktadır.', [], ['seizure']],
    ['1. derece ipotek haricinde haciz bulunmamaktadır.', [], ['seizure']],
    ['Yoktur.', [], ALL],
    ['Herhangi bir şerh bulunmamaktadır.', [], ALL],
    ['Şerhler için tapu kaydına bakınız. Ziraat Bankası lehine 1. derece ipotek vardır.', ['mortgage'], []],
    ['Terkin edilen ipotek; 1 adet haciz', ['seizure'], []],
    ['31/12/2024 tarihinde sona eren kira şerhi; kamu haczi', ['seizure'], []],
    ['1- İpotek : Akbank T.A.Ş. lehine, 11/09/2020 tarih 5120 yevmiye', ['mortgage'], []],
  ])('“%s”: present %j, absent %j', (list, present, absent) => {
    expect(read('daire', `Kaydındaki Şerhler : ${list}`).lot.annotations?.value).toEqual({ present, absent });
  });

  it.each([
    'Tapu kaydındaki gibidir.',
    'Dosyasında görülebilir.',
    'İpotek dışında takyidat yoktur.',
    'Akbank lehine ipotek ve başkaca takyidat bulunmamaktadır.',
    'Başkaca haciz yoktur.',
    'İpotek bedeli ödenmemiş olup fekki bulunmamaktadır.',
    'İpotek ve hacizler için tapu kaydına bakınız. Takyidat yoktur.',
    'Yönetim planı: 12/03/2014. İpotek ve hacizler için tapu kaydına bakınız.',
    'Diğer 1/2 hisse üzerinde intifa hakkı vardır.',
    'Kat mülkiyetine geçilmiştir. Elektrik hattı lehine irtifak hakkı.',
  ])('“%s” states no annotations', (list) => {
    expect(read('daire', `Kaydındaki Şerhler : ${list}`).lot.annotations).toBeUndefined();
  });

  it('running text counts if it affirms or denies, not if it states conditions about mortgages', () => {
    expect(read('daire. Tapu kaydında ipotek bulunmamaktadır.').lot.annotations?.value.absent).toEqual(['mortgage']);
    expect(read('daire. Taşınmaz takyidatsızdır.').lot.annotations?.value.absent).toEqual(ALL);
    const condition = 'İpotek sahibi alacaklılarla diğer ilgililerin haklarını bildirmeleri gerekir.';
    expect(read(`daire. ${condition}`).lot.annotations).toBeUndefined();
    const field = 'Bir borçtan dolayı hacizli olup üzerinde yapı ve ağaç yoktur.';
    expect(read(`tarla. ${field}`).lot.annotations).toBeUndefined();
  });

  it.each([
    'Taşınmaz üzerinde ipotek dışında takyidat bulunmamaktadır.',
    'Hacizden başka şerh yoktur.',
    'Başkaca şerh bulunmamaktadır.',
    'İmar planında kısıtlılık bulunmamaktadır.',
    'Taşınmaz takyidatsız olarak alıcıya devredilecektir.',
  ])('“%s” in running text denies no annotation', (sentence) => {
    expect(read(`daire. ${sentence}`).lot.annotations).toBeUndefined();
  });

  it('an annotation both named and denied is unknown and a conflict', () => {
    const { lot, conflicts } = read(
      'daire. Üzerinde ipotek bulunmamaktadır.',
      'Kaydındaki Şerhler : Akbank lehine ipotek, 1 adet haciz',
    );
    expect(lot.annotations?.value).toEqual({ present: ['seizure'], absent: [] });
    expect(conflicts).toEqual(['annotations']);
  });
});

it.each([
  ['Kıymet takdiri 14/01/2026 tarihinde yapılmıştır.', '2026-01-14'],
  ['Kıymet takdir tarihi : 14.01.2026', '2026-01-14'],
  ['14 Ocak 2026 tarihli bilirkişi raporuna göre değerlidir.', '2026-01-14'],
  ['14/01/2026 tarihinde bilirkişi marifetiyle kıymet takdiri yapılmıştır.', '2026-01-14'],
  ['Kıymet takdirine 14/01/2026 tarihinde itiraz edilmiştir.', undefined],
  ['Kıymet takdiri 14/01/2026 tarihinde kesinleşmiştir.', undefined],
  ['14/01/2026 tarihli kira sözleşmesi vardır.', undefined],
  ['Kıymet takdiri 14/01/2026 tarihinde, ek rapor 03/05/2026 tarihli bilirkişi raporu ile alınmıştır.', undefined],
])('the appraisal in “%s” is dated %s', (sentence, day) => {
  expect(read(`daire. ${sentence}`).lot.appraisedOn?.value).toBe(day);
});

it.each([
  ['Rüçhanlı alacaklar toplamı : 750.000,00 TL', [['ranked', 75_000_000]]],
  ['Taşınmazda 1.200.000,00 TL tutarında rüçhanlı alacak bulunmaktadır.', [['ranked', 120_000_000]]],
  ['Motorlu taşıtlar vergisi borcu 12.500,00 TL', [['public', 1_250_000]]],
  ['Kaydındaki Şerhler : Akbank lehine 1. derecede 2.000.000 TL bedelli ipotek; haciz', [['mortgage', 200_000_000]]],
  ['Kaydındaki Şerhler : İpotek : Akbank T.A.Ş. lehine 750.000,00 TL, 11/09/2020 tarih', [['mortgage', 75_000_000]]],
  ['Kaydındaki Şerhler : Haciz 250.000,00 TL; 1. derece ipotek', undefined],
  ['Kaydındaki Şerhler : Terkin edilen 500.000,00 TL ipotek', undefined],
  ['Kaydındaki Şerhler : 12.04.1999 tarihli 300.000.000 TL ipotek', undefined],
  ['Satış bedelinin muhammen değerin %50’si ile rüçhanlı alacaklar toplamını geçmesi şarttır.', undefined],
  ['Rüçhanlı alacaklar ve satış giderleri 5.000,00 TL', undefined],
])('the claims in “%s” are %j', (line, claims) => {
  const { lot } = read('daire', line);
  expect(lot.priorClaims?.value.map(({ kind, amountKurus }) => [kind, amountKurus])).toEqual(claims);
});

it('a preferred claim repeated in the list counts once', () => {
  const claim = 'Rüçhanlı alacak 500.000,00 TL';
  const { lot } = read(`daire. ${claim}`, `Kaydındaki Şerhler : ${claim}`);
  expect(lot.priorClaims?.value).toEqual([{ kind: 'ranked', amountKurus: 50_000_000 }]);
});

it('gross and net area of a unit are distinguished', () => {
  const { lot } = read('3 nolu bağımsız bölüm mesken, brüt 120 m2, net 98,50 m2');
  expect([lot.grossM2?.value, lot.netM2?.value]).toEqual([120, 98.5]);
  expect(read('3 nolu bağımsız bölüm mesken').lot).not.toHaveProperty('grossM2');
  const floors = read('3 nolu bağımsız bölüm dükkan, zemin kat brüt 80 m2, bodrum kat brüt 60 m2').lot;
  expect(floors).not.toHaveProperty('grossM2');
});
