import { expect, test } from 'vitest';
import { findLocality, findQuarter } from './places-in-title.ts';

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
