import { expect, it } from 'vitest';
import { numberVerdict } from './number-grammar.ts';

it.each([
  '4.275.000,00',
  '4.275.000,00TL',
  '275.000',
  '145,50',
  '120m2',
  'm2,',
  'm²',
  '120,75m²',
  '₺4.275.000',
  '18.02.2025',
  '29/02/2024',
  "18.02.2025'de",
  '14:30',
  '14:30-14:40',
  '%1',
  '%18,5',
  '1/4',
  '2024/4521',
  '1285/14',
  '2025',
  '2.',
  '3)',
  "5'inci",
  '(12),',
  'B-12',
  '12345678901',
  '0312-123-45-67',
  "m2'lik",
  "m²''dir.",
  'Yüzölçüm(m2):',
  'no:21,',
  '|(SN:884120)',
  '4-2-2026-10:22',
  '1/0',
  '2.750.250,06',
  '(1/1).',
  '1.DERECE',
  "2NO'LU",
  'A/5.KAT//17',
  '-/4/11',
  "m2'lik",
])('%s is a valid number in a document', (word) => {
  expect(numberVerdict(word)).toBe('good');
});

it.each([
  // A good reader read this on clean pages, with a confidence of 92.
  '4.275.0900,00',
  '2.750.000,06',
  '2.100.000,66',
  '2.560.006,00',
  '9640.',
  '10/0',
  '4-22-2026-10:22',
  'SN:4.275.0900,00',
  '18.92.2025',
  'S1',
  '961',
  '9618',
  '9020',
  '4.275.000,0O',
  '4.2750.00,00',
  '31.02.2025',
  '18.02.20255',
  '18.02.1025',
  '%180',
  '25:10',
  '12:75',
  '0/4',
  '1/04',
  '1.28S',
  '12.34.567',
  '1,234,567',
  'l4',
  '3.45O.000,00',
  '123456789012',
  '0...',
  'V1',
])('%s is not a valid number', (word) => {
  expect(numberVerdict(word)).toBe('bad');
});

it.each(['taşınmaz', 'T.C.', '—', ''])('%j contains no figure', (word) => {
  expect(numberVerdict(word)).toBe('none');
});
