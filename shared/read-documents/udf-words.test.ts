import { expect, it } from 'vitest';
import type { UdfBlock, UdfParagraph } from './read-udf.ts';
import { paragraphText, udfPages } from './udf-words.ts';

function paragraph(...texts: string[]): UdfParagraph {
  const runs = texts.map((text) => ({ text, isBold: false, isItalic: false, isUnderlined: false }));
  return { kind: 'paragraph', align: 'left', indent: 0, marker: '', runs };
}
const cell = (text: string) => ({ columnSpan: 1, rowSpan: 1, blocks: [paragraph(text)] });
const flat = (blocks: UdfBlock[]) => udfPages(blocks).map((page) => page.map(({ text, line }) => `${line} ${text}`));

it('a paragraph becomes one line, and a table row becomes one line with all its cells', () => {
  const table: UdfBlock = {
    kind: 'table',
    rows: [
      [cell('Ada'), cell('Parsel')],
      [cell('1285'), cell('14')],
    ],
  };
  expect(flat([paragraph('Satış ilanı'), table])).toEqual([
    ['0 Satış', '0 ilanı', '1 Ada', '1 Parsel', '2 1285', '2 14'],
  ]);
});

it('a word in a table has the column of its cell, even if other cells span columns or rows', () => {
  const wide = { ...cell('Taşınmaz'), columnSpan: 2 };
  const tall = { ...cell('A'), rowSpan: 2 };
  const table: UdfBlock = { kind: 'table', rows: [[wide, cell('Değer')], [tall, cell('1'), cell('2')], [cell('3')]] };
  const [page = []] = udfPages([paragraph('Liste'), table]);
  expect(page.map(({ text, cell: column }) => [text, column])).toEqual([
    ['Liste', undefined],
    ['Taşınmaz', 0],
    ['Değer', 2],
    ['A', 0],
    ['1', 1],
    ['2', 2],
    ['3', 1],
  ]);
});

it('a word with differently styled letters stays one word, with its position in the paragraph', () => {
  const block = paragraph('kes', 'tane liği');
  const [first, second] = udfPages([block])[0] ?? [];
  expect(first?.text).toBe('kestane');
  expect(paragraphText(block).slice(second?.start, second?.end)).toBe('liği');
});

it('a long text has pages of whole lines, and an empty text has one page', () => {
  const line = Array.from({ length: 100 }, (_, at) => `söz${at}`).join(' ');
  expect(flat(Array.from({ length: 12 }, () => paragraph(line))).map(({ length }) => length)).toEqual([500, 500, 200]);
  const endless = paragraph(Array.from({ length: 50 }, () => line).join(' '));
  expect(flat([endless]).map(({ length }) => length)).toEqual([2000, 2000, 1000]);
  expect(flat([])).toEqual([[]]);
});
