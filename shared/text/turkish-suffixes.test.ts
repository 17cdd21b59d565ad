import { describe, expect, it } from 'vitest';
import { PROVINCES } from '../places/places.ts';
import { ablative, dative, genitive, locative, possessive } from './turkish-suffixes.ts';

const PROVINCE_LOCATIVES =
  "Adana'da Adıyaman'da Afyonkarahisar'da Ağrı'da Aksaray'da Amasya'da Ankara'da Antalya'da Ardahan'da Artvin'de Aydın'da Balıkesir'de Bartın'da Batman'da Bayburt'ta Bilecik'te Bingöl'de Bitlis'te Bolu'da Burdur'da Bursa'da Çanakkale'de Çankırı'da Çorum'da Denizli'de Diyarbakır'da Düzce'de Edirne'de Elazığ'da Erzincan'da Erzurum'da Eskişehir'de Gaziantep'te Giresun'da Gümüşhane'de Hakkâri'de Hatay'da Iğdır'da Isparta'da İstanbul'da İzmir'de Kahramanmaraş'ta Karabük'te Karaman'da Kars'ta Kastamonu'da Kayseri'de Kırıkkale'de Kırklareli'nde Kırşehir'de Kilis'te Kocaeli'de Konya'da Kütahya'da Malatya'da Manisa'da Mardin'de Mersin'de Muğla'da Muş'ta Nevşehir'de Niğde'de Ordu'da Osmaniye'de Rize'de Sakarya'da Samsun'da Siirt'te Sinop'ta Sivas'ta Şanlıurfa'da Şırnak'ta Tekirdağ'da Tokat'ta Trabzon'da Tunceli'de Uşak'ta Van'da Yalova'da Yozgat'ta Zonguldak'ta".split(
    ' ',
  );

describe('suffixes after names', () => {
  it('puts every province into the locative', () => {
    expect(PROVINCES.map(locative).sort()).toEqual(PROVINCE_LOCATIVES.toSorted());
  });

  it.each([
    ["Gölbaşı'nda", 'Gölbaşı'],
    ["Beypazarı'nda", 'Beypazarı'],
    ["Kuşadası'nda", 'Kuşadası'],
    ["Beyoğlu'nda", 'Beyoğlu'],
    ["Zeytinburnu'nda", 'Zeytinburnu'],
    ["Konyaaltı'nda", 'Konyaaltı'],
    ["Suşehri'nde", 'Suşehri'],
    ["Akdağmadeni'nde", 'Akdağmadeni'],
    ["Marmaraereğlisi'nde", 'Marmaraereğlisi'],
    ["Düziçi'nde", 'Düziçi'],
    ["Pazaryeri'nde", 'Pazaryeri'],
    ["İpekyolu'nda", 'İpekyolu'],
    ["Demirözü'nde", 'Demirözü'],
    ["Kadınhanı'nda", 'Kadınhanı'],
    ["Dilovası'nda", 'Dilovası'],
    ["Beylikdüzü'nde", 'Beylikdüzü'],
    ["Yusufeli'nde", 'Yusufeli'],
    ["Sarayönü'nde", 'Sarayönü'],
    ["Kotangölü'nde", 'Kotangölü'],
    ["Huzur Mahallesi'nde", 'Huzur Mahallesi'],
    ["Akdurak Köyü'nde", 'Akdurak Köyü'],
    ["Tekkedüzü Mevkii'nde", 'Tekkedüzü Mevkii'],
    ["Akçadağ İcra Dairesi'nde", 'Akçadağ İcra Dairesi'],
    ["Dikili Satış Memurluğu'nda", 'Dikili Satış Memurluğu'],
    ["Aybastı'da", 'Aybastı'],
    ["İnönü'de", 'İnönü'],
    ["Vezirköprü'de", 'Vezirköprü'],
    ["Kadıköy'de", 'Kadıköy'],
    ["Bozcaada'da", 'Bozcaada'],
    ["Ereğli'de", 'Ereğli'],
    ["Of'ta", 'Of'],
    ["Kaş'ta", 'Kaş'],
    ["Balışeyh'te", 'Balışeyh'],
    ["Termal'de", 'Termal'],
    ["Kangal'da", 'Kangal'],
    ["19 Mayıs'ta", '19 Mayıs'],
    ["Kâhta'da", 'Kâhta'],
    ["Merkez'de", 'Merkez'],
  ])('locative: %s', (expected, name) => {
    expect(locative(name)).toBe(expected);
  });

  it.each([
    ['Ankara', "Ankara'dan Ankara'nın Ankara'ya"],
    ['İzmir', "İzmir'den İzmir'in İzmir'e"],
    ['Tokat', "Tokat'tan Tokat'ın Tokat'a"],
    ['Muş', "Muş'tan Muş'un Muş'a"],
    ['Ordu', "Ordu'dan Ordu'nun Ordu'ya"],
    ['Bingöl', "Bingöl'den Bingöl'ün Bingöl'e"],
    ['Zonguldak', "Zonguldak'tan Zonguldak'ın Zonguldak'a"],
    ['Kemal', "Kemal'den Kemal'in Kemal'e"],
    ['Gölbaşı', "Gölbaşı'ndan Gölbaşı'nın Gölbaşı'na"],
    ['Huzur Mahallesi', "Huzur Mahallesi'nden Huzur Mahallesi'nin Huzur Mahallesi'ne"],
    ['Kırklareli', "Kırklareli'nden Kırklareli'nin Kırklareli'ne"],
    ['Kocaeli', "Kocaeli'den Kocaeli'nin Kocaeli'ye"],
    ['ANKARA', "ANKARA'dan ANKARA'nın ANKARA'ya"],
    ['DİYARBAKIR', "DİYARBAKIR'dan DİYARBAKIR'ın DİYARBAKIR'a"],
  ])('ablative, genitive, dative of %s', (name, expected) => {
    expect([ablative(name), genitive(name), dative(name)].join(' ')).toBe(expected);
  });
});

describe('suffixes after abbreviations and signs', () => {
  it.each([
    ['TL', "TL'de TL'nin TL'ye"],
    ['KDV', "KDV'de KDV'nin KDV'ye"],
    ['A.Ş.', "A.Ş.'de A.Ş.'nin A.Ş.'ye"],
    ['TBMM', "TBMM'de TBMM'nin TBMM'ye"],
    ['ÖTV', "ÖTV'de ÖTV'nin ÖTV'ye"],
    ['UYAP', "UYAP'ta UYAP'ın UYAP'a"],
    ['TOKİ', "TOKİ'de TOKİ'nin TOKİ'ye"],
    ['125 m²', "125 m²'de 125 m²'nin 125 m²'ye"],
    ['40 km', "40 km'de 40 km'nin 40 km'ye"],
  ])('%s', (name, expected) => {
    expect([locative(name), genitive(name), dative(name)].join(' ')).toBe(expected);
  });
});

describe('suffixes after numbers', () => {
  it.each([
    ["2026'da", 2026],
    ["2023'te", 2023],
    ["1990'da", 1990],
    ["2024'te", 2024],
    ["1.000.000'da", '1.000.000'],
    ["12.480'de", '12.480'],
    ["3,5'te", '3,5'],
    ["11:22'de", '11:22'],
    ["20.11.2026'da", '20.11.2026'],
    ["2026/43'te", '2026/43'],
    ["100'de", 100],
    ["0'da", 0],
  ])('locative: %s', (expected, number) => {
    expect(locative(number)).toBe(expected);
  });

  it.each([
    "%17'si",
    "%10'u",
    "%50'si",
    "%40'ı",
    "%6'sı",
    "%3'ü",
    "%9'u",
    "%100'ü",
    "%1'i",
    "%20'si",
    "%60'ı",
    "%90'ı",
  ])('possessive: %s', (expected) => {
    expect(possessive(expected.replace(/'.*/u, ''))).toBe(expected);
  });

  it('returns a string for texts that are not words', () => {
    for (const odd of ['', '…', '()', 'xyz', '%', "'"]) expect(locative(odd)).toMatch(/'[dt][ae]$/u);
  });
});
