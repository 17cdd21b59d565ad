import { expect, it } from 'vitest';
import { setWords } from './set-words.ts';

it.each([
  ['süren bütün ihaleler', ''],
  ['Ankara', 'city=Ankara'],
  ['Ankara, İzmir, Sona erenler de', 'city=Ankara,İzmir&includeEnded=1'],
])('a search is described by its filters: %s', (words, parameters) => {
  expect(setWords({ kind: 'search', parameters })).toBe(words);
});

it('a search by words is described by its words', () => {
  expect(setWords({ kind: 'search', parameters: 'query=satılık+daire' })).toContain('satılık daire');
});

it('a list is described by its length', () => {
  expect(setWords({ kind: 'list', ids: [4, 8] })).toBe('listedeki 2 ilan');
});
