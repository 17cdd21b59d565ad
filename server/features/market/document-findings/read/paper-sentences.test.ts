import { expect, it } from 'vitest';
import { paperSentences } from './paper-sentences.ts';

const page = (...lines: string[]) => ({
  page: 1,
  words: lines.flatMap((text, line) => text.split(' ').map((word) => ({ text: word, line, isSure: true }))),
});
const sentences = (...lines: string[]) => paperSentences([page(...lines)]).map(({ text }) => text);
const LONG = 'Taşınmaz üzerinde Örnek Bankası lehine 3.450.000,00 TL bedelli 1.';

it('goes on after a line that ends in an ordinal, where the next begins small', () => {
  expect(sentences(LONG, 'derece ipotek vardır.')).toEqual([`${LONG} derece ipotek vardır.`]);
});

it('ends at a full stop where the next line begins another sentence', () => {
  expect(sentences(LONG, 'Taşınmaz boştur.')).toEqual([LONG, 'Taşınmaz boştur.']);
  const whole = 'Taşınmazın yapı kullanma izin belgesi ile kat irtifakı vardır.';
  expect(sentences(whole, 'derece ipotek vardır.')).toEqual([whole, 'derece ipotek vardır.']);
});
