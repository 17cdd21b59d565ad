import { expect, test } from 'vitest';
import {
  findLocality,
  findQuarter,
  findShare,
  isSulhOffice,
  normaliseFileNumber,
  normaliseOfficeName,
} from './notice-spelling.ts';

test.each([
  ['2022/33 Talimat', '2022/33 Talimat'],
  ['2026/31 TLMT.', '2026/31 Talimat'],
  ['2025/37453 ESAS', '2025/37453 Esas'],
  ['2026/1 SATIŞ', '2026/1 Satış'],
  ['2024 / 5  İFLAS', '2024/5 İflas'],
  ['2024/5', '2024/5'],
  ['2024/5 Esas (2. ihale)', '2024/5 Esas (2. ihale)'],
  ['Dosya yok', 'Dosya yok'],
])('file number %s is %s', (given, expected) => {
  expect(normaliseFileNumber(given)).toBe(expected);
});

test.each([
  ['ARAPGİR İCRA DAİRESİ MÜDÜRLÜĞÜ', 'Arapgir İcra Dairesi Müdürlüğü'],
  ['MALATYA 4. SULH HUKUK MAHEMESİ SATIŞ MEMURLUĞU', 'Malatya 4. Sulh Hukuk Mahkemesi Satış Memurluğu'],
  ['MALATYA 1. SULH HUKUK MAH. SATIŞ MEMURLUĞU', 'Malatya 1. Sulh Hukuk Mahkemesi Satış Memurluğu'],
  ['Dikili (Sulh Hukuk Mah.) Satış Memurluğu', 'Dikili (Sulh Hukuk Mah.) Satış Memurluğu'],
  ['ISPARTA İCRA DAİRESİ', 'Isparta İcra Dairesi'],
])('office %s is %s', (given, expected) => {
  expect(normaliseOfficeName(given)).toBe(expected);
});

test.each([
  ['Malatya 1. Sulh Hukuk Mahkemesi Satış Memurluğu', true],
  ['Ankara Satış Memurluğu', true],
  ['Malatya İcra Dairesi', false],
])('%s sells for a court of peace: %s', (office, expected) => {
  expect(isSulhOffice(office)).toBe(expected);
});

test.each([
  ['müstakil ev (52753/60169 hisse satışı)', '52753/60169'],
  ['arsa (1/3 pay satışı)', '1/3'],
  ['tarlanın 1/2 hissesi', '1/2'],
  ["dairenin 1/4'ü hissesi", '1/4'],
  ['tam (1/1) hisse', undefined],
  ['5/2 hisse', undefined],
  ['2022/33 sayılı dosyadan daire', undefined],
])('share of %s: %s', (title, expected) => {
  expect(findShare(title)).toBe(expected);
});

test.each([
  ["Malatya Yeşilyurt Yakınca Mahallesi'nde daire", 'Yakınca Mahallesi'],
  ["Malatya Yeşilyurt Aşağı Bağlar Mahallesi'nde daire", 'Aşağı Bağlar Mahallesi'],
  ['Malatya Yeşilyurt 75. Yıl Mah. daire', '75. Yıl Mahallesi'],
  ["MALATYA YEŞİLYURT YAKINCA MAHALLESİ'NDE DAİRE", 'Yakınca Mahallesi'],
  ['Malatya Yeşilyurt Bindal Köyü’nde tarla', 'Bindal Köyü'],
  ["Malatya Yeşilyurt'ta daire", undefined],
])('quarter in %s: %s', (title, expected) => {
  expect(findQuarter(title, ['Malatya', 'Yeşilyurt'])).toBe(expected);
});

test('a locality is no quarter', () => {
  const title = "Malatya Arapgir Tekkedüzü Mevkii'nde 2+1 daire";
  expect(findQuarter(title, ['Malatya', 'Arapgir'])).toBeUndefined();
  expect(findLocality(title, ['Malatya', 'Arapgir'])).toBe('Tekkedüzü Mevkii');
});
