import { expect, test } from 'vitest';
import { findShare } from './share-in-title.ts';

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
