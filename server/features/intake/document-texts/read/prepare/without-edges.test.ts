import { expect, it } from 'vitest';
import type { GreyPicture } from './skew.ts';
import { withoutEdges } from './without-edges.ts';

const [WIDTH, HEIGHT] = [400, 300];
const PAPER = 230;

function picture(lightAt: (x: number, y: number) => number) {
  const pixels = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) => lightAt(at % WIDTH, Math.floor(at / WIDTH)));
  return { pixels, width: WIDTH, height: HEIGHT };
}

const isLeft = (given: GreyPicture) => Buffer.compare(withoutEdges(given).pixels, given.pixels) === 0;
const darkPixels = (pixels: Uint8Array) => pixels.filter((pixel) => pixel < 100).length;

it('fills black edges and wedges with paper and keeps the print next to them', () => {
  const isLetter = (x: number, y: number) => x >= 100 && x < 104 && y >= 100 && y < 130;
  const isEdge = (x: number, y: number) => x < 30 + y / 20 || y > 280 || x + y > 640;
  const { pixels } = withoutEdges(picture((x, y) => (isEdge(x, y) ? 15 : isLetter(x, y) ? 20 : PAPER)));
  const letter = [100, 115, 129].flatMap((y) => Array.from(pixels.subarray(y * WIDTH + 98, y * WIDTH + 106)));
  expect(letter).toEqual([100, 115, 129].flatMap(() => [PAPER, PAPER, 20, 20, 20, 20, PAPER, PAPER]));
  expect(darkPixels(pixels) - 4 * 30).toBeLessThan(50);
  expect(pixels[5 * WIDTH + 5]).toBe(PAPER);
});

it('does not remove a shadow, a rule or a letter at the edge', () => {
  const shadow = picture((x) => 60 + x / 3);
  expect(isLeft(shadow)).toBe(true);
  const rule = picture((_, y) => (y === 100 || y === 101 || y === 102 ? 10 : PAPER));
  expect(isLeft(rule)).toBe(true);
  const letter = picture((x, y) => (x < 5 && y > 100 && y < 140 ? 10 : PAPER));
  expect(isLeft(letter)).toBe(true);
});

it('leaves a page that is dark as a whole unchanged', () => {
  const dark = picture((x, y) => (x > 180 && x < 220 && y > 100 && y < 200 ? PAPER : 10));
  expect(isLeft(dark)).toBe(true);
});
