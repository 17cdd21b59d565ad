import { expect, it } from 'vitest';
import { pastedFiles } from './pasted-files.ts';

it.each([
  ['2026/905\n2026/906\r\n2025/12', ['2026/905', '2026/906', '2025/12']],
  ['2026/905, 2026/0906;2026/905', ['2026/905', '2026/906']],
  ['Ankara 3. İcra Dairesi\t2026 / 905 Esas\nBursa 1. İcra\t2026/17 TLMT.', ['2026/905', '2026/17']],
  ['2026/905 Esas', ['2026/905']],
  ['3+1 daire, 20149/37', []],
])('reads the file numbers of a pasted list: %j', (text, files) => {
  expect(pastedFiles(text)).toEqual(files);
});
