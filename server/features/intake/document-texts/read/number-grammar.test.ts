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
])('%s is a number as a clerk writes it', (word) => {
  expect(numberVerdict(word)).toBe('good');
});

it.each([
  // Read by a good reader on clean pages, with a confidence of 92.
  '4.275.0900,00',
  '18.92.2025',
  'S1',
  '961',
  '9618',
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
])('%s is not', (word) => {
  expect(numberVerdict(word)).toBe('bad');
});

it.each(['taşınmaz', 'T.C.', '—', ''])('%j has no figure', (word) => {
  expect(numberVerdict(word)).toBe('none');
});
