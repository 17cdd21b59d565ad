import { expect, it } from 'vitest';
import { isCertain } from './certain-words.ts';

const WORDS = new Set(['satis', 'bedel', 'tasinmaz']);
const certain = (text: string, confidence = 95) =>
  isCertain({ text, confidence, left: 0, top: 0, right: 1, bottom: 1, line: 0 }, WORDS);

it('a word of the language that the reader does not doubt is certain, with endings and marks of a sentence', () => {
  for (const text of ['satış', 'Taşınmazın', 'BEDELİ', '(satışta,', 'bedel.', 'TL,'])
    expect(certain(text), text).toBe(true);
});

it('numbers, names, short forms and letters in disorder are read again', () => {
  for (const text of ['4.275', '1/4', '%1', 'S1', 'Zurnabaz', 'T.C.', 'SaTış', '|', 'satış/bedel'])
    expect(certain(text), text).toBe(false);
});

it('a word that the reader doubts is read again', () => {
  expect(certain('satış', 70)).toBe(false);
});
