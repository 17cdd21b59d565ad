import { expect, it } from 'vitest';
import { isSulhOffice, normaliseOfficeName } from './office-names.ts';

it.each([
  ['ARAPGİR İCRA DAİRESİ MÜDÜRLÜĞÜ', 'Arapgir İcra Dairesi Müdürlüğü'],
  ['MALATYA 4. SULH HUKUK MAHEMESİ SATIŞ MEMURLUĞU', 'Malatya 4. Sulh Hukuk Mahkemesi Satış Memurluğu'],
  ['MALATYA 1. SULH HUKUK MAH. SATIŞ MEMURLUĞU', 'Malatya 1. Sulh Hukuk Mahkemesi Satış Memurluğu'],
  ['Dikili (Sulh Hukuk Mah.) Satış Memurluğu', 'Dikili (Sulh Hukuk Mah.) Satış Memurluğu'],
  ['ISPARTA İCRA DAİRESİ', 'Isparta İcra Dairesi'],
])('office %s is %s', (given, expected) => {
  expect(normaliseOfficeName(given)).toBe(expected);
});

it.each([
  ['Malatya 1. Sulh Hukuk Mahkemesi Satış Memurluğu', true],
  ['Ankara Satış Memurluğu', true],
  ['Malatya İcra Dairesi', false],
])('%s sells for a court of peace: %s', (office, expected) => {
  expect(isSulhOffice(office)).toBe(expected);
});
