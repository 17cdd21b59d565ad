import { beforeAll, describe, expect, it } from 'vitest';
import { findMisspellings, openSpeller, readOwnWords, type Speller, shownWords } from './check-spelling.ts';

let isRight: Speller;
beforeAll(async () => {
  isRight = await openSpeller();
});

it('every word of content/ is spelt correctly in Turkish', async () => {
  expect(await findMisspellings(isRight)).toEqual([]);
});

it.each(['yanlız', 'herkez', 'şöför', 'mahsül', 'ihaleyin', 'teminad', 'Ankaraa’da', 'muhamen'])(
  '“%s” is found as a misspelling',
  (word) => {
    expect(isRight(word)).toBe(false);
  },
);

it.each(['İzmir’den', 'muhammen', 'takyidatı', 'İİK', 'Peyda’nın', 'UYAP’ta', 'kâğıt'])('“%s” is accepted', (word) => {
  expect(isRight(word)).toBe(true);
});

describe('the words of a file', () => {
  it('are only those that a reader sees', () => {
    const source =
      '---\ntitle: Başlık\ntopic: arama\n---\n## Soru? {popüler}\n\n[Bağ](/adres) `kod` {{unvan}} %10’udur 3’üncü.';
    expect(shownWords(source)).toEqual(['Başlık', 'Soru', 'Bağ']);
  });
});

it('our own word list has no duplicates and only lower-case words', async () => {
  const own = await readOwnWords();
  expect(own.length).toBeGreaterThan(50);
  expect(new Set(own).size).toBe(own.length);
  expect(own.filter((word) => word !== word.toLocaleLowerCase('tr'))).toEqual([]);
});
