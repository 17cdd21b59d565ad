import { expect, it } from 'vitest';
import { fileNumbersIn, withoutFileNumbers } from './file-numbers.ts';

it('finds every file number in a text and returns it in one spelling', () => {
  const text = '2024 / 01867 TLMT. ve 2023/5 Esas, 12/2024 değil';
  expect(fileNumbersIn(text)).toEqual(['2024/1867', '2023/5']);
  expect(withoutFileNumbers(text)).toBe('  TLMT. ve   Esas, 12/2024 değil');
});
