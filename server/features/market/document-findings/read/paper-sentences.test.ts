import { expect, it } from 'vitest';
import { paperSentences } from './paper-sentences.ts';

const page = (...lines: string[]) => ({
  page: 1,
  words: lines.flatMap((text, line) => text.split(' ').map((word) => ({ text: word, line, isSure: true }))),
});
const sentences = (...lines: string[]) => paperSentences([page(...lines)]).map(({ text }) => text);
const LONG = 'Taşınmaz üzerinde Örnek Bankası lehine 3.450.000,00 TL bedelli 1.';

it('a sentence continues after a line that ends in an ordinal if the next line begins in lower case', () => {
  expect(sentences(LONG, 'derece ipotek vardır.')).toEqual([`${LONG} derece ipotek vardır.`]);
});

it('a sentence ends at a full stop if the next line begins another one', () => {
  expect(sentences(LONG, 'Taşınmaz boştur.')).toEqual([LONG, 'Taşınmaz boştur.']);
  const whole = 'Taşınmazın yapı kullanma izin belgesi ile kat irtifakı vardır.';
  expect(sentences(whole, 'derece ipotek vardır.')).toEqual([whole, 'derece ipotek vardır.']);
});
