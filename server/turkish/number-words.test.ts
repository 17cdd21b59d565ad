import { expect, it } from 'vitest';
import { readNumberWords } from './number-words.ts';

it.each([
  ['ikimilyonbesyuzbin', 2_500_000],
  ['bir milyon iki yuz elli bin', 1_250_000],
  ['bin', 1000],
  ['yuzelli', 150],
  ['doksanikibinbesyuz', 92_500],
  ['birmilyarucyuzonmilyon', 1_310_000_000],
  ['altmisalti', 66],
])('%s is a number', (words, value) => {
  expect(readNumberWords(words)).toBe(value);
});

it.each(['binmilyon', 'yuzyuz', 'ikiuc', 'yirmiotuz', ''])('%s is not a number', (words) => {
  expect(readNumberWords(words)).toBeUndefined();
});
