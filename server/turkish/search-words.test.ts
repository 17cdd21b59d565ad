import { describe, expect, it } from 'vitest';
import { wordsOf } from './search-words.ts';

describe('words', () => {
  it('keep file numbers and room plans whole, and drop suffixes after apostrophes', () => {
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

  it('recognise a room plan with any spacing, and join no other sums', () => {
    expect(wordsOf('3 + 1 daire, 4+ 1 + 1 dubleks')).toEqual(['3+1', 'daire', '4+1+1', 'dubleks']);
    expect(wordsOf('120 + 5 m2, 12 + a, 3 + 12')).toEqual(['120', '5', 'm2', '12', 'a', '3']);
  });

  it.each(['', '   ', '%', "'\\&|!:*<->()", '—„“', '漢字', '🏠'])('are empty for %j', (text) => {
    expect(wordsOf(text)).toEqual([]);
  });
});
