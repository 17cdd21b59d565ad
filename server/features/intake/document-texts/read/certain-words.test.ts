import { expect, it } from 'vitest';
import { isCertain } from './certain-words.ts';

const WORDS = new Set(['satis', 'bedel', 'tasinmaz']);
const certain = (text: string, confidence = 95) =>
  isCertain({ text, confidence, left: 0, top: 0, right: 1, bottom: 1, line: 0 }, WORDS);

it('a Turkish word read with confidence is certain, with suffixes and punctuation too', () => {
  for (const text of ['satış', 'Taşınmazın', 'BEDELİ', '(satışta,', 'bedel.', 'TL,'])
    expect(certain(text), text).toBe(true);
});

it('numbers, names, abbreviations and garbled letters are read again', () => {
  for (const text of ['4.275', '1/4', '%1', 'S1', 'Zurnabaz', 'T.C.', 'SaTış', '|', 'satış/bedel'])
    expect(certain(text), text).toBe(false);
});

it('a word read with doubt is read again', () => {
  expect(certain('satış', 70)).toBe(false);
});
