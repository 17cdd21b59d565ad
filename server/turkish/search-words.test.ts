import { describe, expect, it } from 'vitest';
import { wordsOf } from './search-words.ts';

describe('words', () => {
  it('keep file numbers and room plans whole and leave endings after apostrophes out', () => {
    expect(wordsOf("Ankara'nın 3+1 daireleri, 2024/1867 TLMT. 64.250,61 m²")).toEqual([
      'ankara',
      '3+1',
      'daireleri',
      '2024/1867',
      'tlmt',
      '64',
      '250',
      '61',
      'm2',
    ]);
  });

  it.each(['', '   ', '%', "'\\&|!:*<->()", '—„“', '漢字', '🏠'])('are none in %j', (text) => {
    expect(wordsOf(text)).toEqual([]);
  });
});
