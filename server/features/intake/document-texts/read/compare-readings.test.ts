import { expect, it } from 'vitest';
import { compareReadings } from './compare-readings.ts';
import type { ReadWord } from './page-reading.ts';

/** Words of one line, 10 pixels a letter. */
function reading(text: string, { line = 0, confidence = 90 } = {}): ReadWord[] {
  let left = 0;
  return text.split(' ').flatMap((word) => {
    const from = left;
    left += (word.length + 1) * 10;
    const box = { left: from, right: from + word.length * 10, top: line * 40, bottom: line * 40 + 30 };
    return word === '' ? [] : [{ text: word, ...box, line, confidence }];
  });
}
const told = (first: ReadWord[], second: ReadWord[]) =>
  compareReadings(first, second).map(({ text, isSure, other }) =>
    isSure ? text : `${text}?${other === text ? '' : other}`,
  );

it('what both read alike is sure', () => {
  expect(told(reading('1/4 hissesi satılacaktır'), reading('1/4 hissesi satılacaktır.'))).toEqual([
    '1/4',
    'hissesi',
    'satılacaktır',
  ]);
});

it('of what they read differently both are kept, the better number first', () => {
  expect(told(reading('kıymeti 4.275.0900,00 TL'), reading('kıymeti 4.275.000,00 TL'))).toEqual([
    'kıymeti',
    '4.275.000,00?4.275.0900,00',
    'TL',
  ]);
});

it('a number that both read wrong in the same way is not sure', () => {
  const same = () => reading('tarihi 18.92.2025 günü S1 hisse');
  expect(told(same(), same())).toEqual(['tarihi', '18.92.2025?', 'günü', 'S1?', 'hisse']);
});

it('a point that turns a number into another is a difference', () => {
  expect(told(reading('1.285 ada'), reading('1285 ada'))[0]).toContain('?');
});

it('a space inside a plain word is none, inside a number it is', () => {
  expect(told(reading('taşın mazın'), reading('taşınmazın'))).toEqual(['taşın', 'mazın']);
  expect(told(reading('4.275 000,00'), reading('4.275.000,00'))).toEqual(['4.275.000,00?4.275 000,00']);
});

it('what only one of them saw is kept and is not sure', () => {
  expect(told(reading('bu     satılır'), reading('bu ev  satılır'))).toEqual(['bu', 'ev?', 'satılır']);
  expect(told(reading('bu ev satılır'), reading('bu    satılır'))).toEqual(['bu', 'ev?', 'satılır']);
});

it('what both doubt is not sure, and dirt is left out', () => {
  expect(told(reading('ev', { confidence: 20 }), reading('ev', { confidence: 90 }))).toEqual(['ev?']);
  expect(told(reading('| ev'), reading('~ ev'))).toEqual(['ev']);
});

it('lines stay apart', () => {
  const page = () => [...reading('birinci satır'), ...reading('ikinci satır', { line: 1 })];
  expect(compareReadings(page(), page()).map(({ line }) => line)).toEqual([0, 0, 1, 1]);
});
