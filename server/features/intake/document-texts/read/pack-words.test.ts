import { expect, it } from 'vitest';
import { packWords, unpackWords } from './pack-words.ts';
import type { ReadWord } from './page-reading.ts';
import type { GreyPicture } from './prepare/skew.ts';

const WIDTH = 1000;
const HEIGHT = 400;

/** A word whose letters are one block of ink. */
const word = (text: string, left: number, top: number, line: number): ReadWord => ({
  text,
  left,
  top,
  right: left + 100,
  bottom: top + 30,
  line,
  confidence: 90,
});
const WORDS = [
  word('Satış', 50, 40, 0),
  word('bedeli', 170, 40, 0),
  word('4.275', 700, 40, 0),
  word('1/4', 820, 40, 0),
  word('12/3', 300, 300, 1),
];

function pageOf(words: readonly ReadWord[]) {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(255);
  for (const { left, top, right, bottom } of words)
    for (let y = top; y < bottom; y += 1) pixels.fill(0, y * WIDTH + left, y * WIDTH + right);
  return { pixels, width: WIDTH, height: HEIGHT };
}
const isNumber = ({ text }: ReadWord) => /\d/.test(text);

/** Returns the blocks of ink of a picture by row, each as its start and end. */
function inkOf({ pixels, width, height }: GreyPicture) {
  const areas = new Set<string>();
  for (let y = 0; y < height; y += 1) {
    const row = pixels.subarray(y * width, (y + 1) * width);
    for (let from = row.indexOf(0); from >= 0; ) {
      let to = from;
      while (to < width && row[to] === 0) to += 1;
      areas.add(`${from}-${to}`);
      from = row.indexOf(0, to);
    }
  }
  return [...areas].map((area) => area.split('-').map(Number));
}

it('only wanted words are copied, close together', () => {
  const packed = packWords(pageOf(WORDS), WORDS, isNumber);
  if (!packed) throw new Error('Nothing was packed.');
  expect(packed.picture.width).toBeLessThan(320);
  expect(packed.picture.height).toBeLessThan(200);
  const dark = packed.picture.pixels.filter((pixel) => pixel === 0).length;
  expect(dark).toBe(3 * 100 * 30);
});

it('words on the same line keep their distance', () => {
  const packed = packWords(pageOf(WORDS), WORDS, isNumber);
  const [first = [], second = []] = packed ? inkOf(packed.picture) : [];
  expect((second[0] ?? 0) - (first[1] ?? 0)).toBe(20);
});

it('words read from the packed picture return to their original places and lines', () => {
  const packed = packWords(pageOf(WORDS), WORDS, (each) => isNumber(each) || each.text === 'Satış');
  if (!packed) throw new Error('Nothing was packed.');
  const { width } = packed.picture;
  const read = Array.from({ length: packed.picture.height }, (_, top) => top)
    .filter((top) => packed.picture.pixels[top * width] === 255)
    .flatMap((top) => {
      const row = packed.picture.pixels.subarray(top * width, (top + 1) * width);
      const above = top > 0 ? packed.picture.pixels.subarray((top - 1) * width, top * width) : row.map(() => 255);
      const found: ReadWord[] = [];
      for (let left = row.indexOf(0); left >= 0; left = row.indexOf(0, left + 100))
        if (above[left] === 255) found.push(word('?', left, top, 0));
      return found;
    });
  const placeOf = ({ left, top, right, bottom, line }: ReadWord) => ({ left, top, right, bottom, line });
  expect(unpackWords(packed, read).map(placeOf)).toEqual(WORDS.filter(({ text }) => text !== 'bedeli').map(placeOf));
});

it('without wanted words there is no packed picture', () => {
  expect(packWords(pageOf(WORDS), WORDS, () => false)).toBeUndefined();
});
