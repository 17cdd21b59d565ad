import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText, compareTurkish, foldTurkish, titleCaseTurkish } from './turkish-text.ts';

describe('foldTurkish', () => {
  it.each([
    ['İSTANBUL', 'istanbul'],
    ['ISPARTA', 'isparta'],
    ['ığdır', 'igdir'],
    ['IĞDIR', 'igdir'],
    ['i̇zmir', 'izmir'],
    ['Çankırı’da', "cankiri'da"],
    ['Hakkâri', 'hakkari'],
    ['ŞÜKRÜ ÖĞÜT', 'sukru ogut'],
  ])('%s becomes %s', (text, folded) => {
    expect(foldTurkish(text)).toBe(folded);
  });

  it('is idempotent and ignores case', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldTurkish(foldTurkish(text))).toBe(foldTurkish(text));
      }),
    );
    for (const letter of 'abcçdefgğhıijklmnoöprsştuüvyz')
      expect(foldTurkish(letter.toLocaleUpperCase('tr-TR'))).toBe(foldTurkish(letter));
  });
});

describe('cleanText', () => {
  it('removes characters that do not belong in a line and keeps the words', () => {
    expect(cleanText('  Çankaya\u0000\u200b\n daire\ud800 ')).toBe('Çankaya daire');
  });

  it('always returns well-formed text without control characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const clean = cleanText(text);
        expect(clean.isWellFormed()).toBe(true);
        expect(clean).not.toMatch(/\p{Cc}/u);
      }),
    );
  });
});

it('sorts names in Turkish alphabetical order', () => {
  expect(
    ['Çorum', 'Iğdır', 'İzmir', 'Denizli', 'Cide', 'Şırnak', 'Sivas', 'Ünye', 'Urla'].sort(compareTurkish),
  ).toEqual(['Cide', 'Çorum', 'Denizli', 'Iğdır', 'İzmir', 'Sivas', 'Şırnak', 'Urla', 'Ünye']);
});

it.each([
  ['ARAPGİR İCRA DAİRESİ MÜDÜRLÜĞÜ', 'Arapgir İcra Dairesi Müdürlüğü'],
  ['MALATYA 1. SULH HUKUK MAH.', 'Malatya 1. Sulh Hukuk Mah.'],
  ['IĞDIR', 'Iğdır'],
])('writes %s as %s', (text, titled) => {
  expect(titleCaseTurkish(text)).toBe(titled);
});
