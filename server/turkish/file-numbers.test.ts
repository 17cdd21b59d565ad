import { expect, it } from 'vitest';
import { normaliseFileNumber } from './file-numbers.ts';

it.each([
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
