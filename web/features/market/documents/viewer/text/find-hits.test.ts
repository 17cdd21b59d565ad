import { expect, it } from 'vitest';
import type { PageText } from '#shared/read-documents/document-texts.ts';
import { findHits, foundBeginning, foundWords, searchableWords } from './find-hits.ts';

const page = (number: number, text: string): PageText => ({
  page: number,
  by: 'scan',
  words: text.split(' ').map((word, at) => ({ text: word, box: [0, 0, 1, 1], line: Math.floor(at / 3), isSure: true })),
});
const PAGES = [page(1, 'İPOTEK bedeli 100.000,00 TL olan taşınmaz'), page(2, 'Taşınmazda ipotek vardır')];

it.each([
  [
    'ipotek',
    [
      [1, [0]],
      [2, [1]],
    ],
  ],
  [
    'tasinmaz',
    [
      [1, [5]],
      [2, [0]],
    ],
  ],
  ['bedeli 100.000', [[1, [1, 2]]]],
  ['TL  olan', [[1, [3, 4]]]],
  ['haciz', []],
  ['i', []],
])('%s', (query, expected) => {
  expect(findHits(PAGES, query).map((hit) => [hit.page, hit.words])).toEqual(expected);
});

it('a word broken at the end of a line is found on both lines', () => {
  const broken = page(1, 'evin bodrumunda kesta- neliğin bakımı 3- 4');
  expect(findHits([broken], 'kestaneliğin bakımı')).toEqual([{ page: 1, words: [2, 3, 4] }]);
  expect(findHits([broken], 'neligin')).toEqual([{ page: 1, words: [3] }]);
});

it('a sentence with unread words is searched by its longest complete part', () => {
  expect(searchableWords('bedeli … TL olan\ntaşınmaz satılır')).toBe('TL olan taşınmaz satılır');
});

it.each([
  ['taşınmazlar', 'taşınmaz'],
  ['ipotekli', 'ipotek'],
  ['haciz', 'haciz'],
])('%s from the search is found as %s', (asked, found) => {
  expect(foundWords(PAGES, asked)).toBe(found);
});

it('a sentence read along a column is searched by its longest contiguous beginning', () => {
  const text = (...lines: string[]): PageText => ({
    page: 1,
    by: 'layer',
    words: lines.flatMap((line, at) =>
      line.split(' ').map((word) => ({ text: word, line: at, isSure: true, box: [0, 0, 1, 1] })),
    ),
  });
  const page = text('Taşınmaz üzerinde ipotek imar planı', 'vardır ve haciz yoktur konut');
  expect(foundBeginning([page], 'Taşınmaz üzerinde ipotek vardır ve haciz')).toBe('Taşınmaz üzerinde ipotek');
  expect(foundBeginning([page], 'vardır ve haciz yoktur')).toBe('vardır ve haciz yoktur');
  expect(foundBeginning([page], 'Hiç böyle bir cümle')).toBe('Hiç böyle bir cümle');
});
