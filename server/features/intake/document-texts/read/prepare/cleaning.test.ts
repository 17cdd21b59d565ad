import { expect, it } from 'vitest';
import { cleaned, inkOf } from './decode-cleaning.ts';

const [WIDTH, HEIGHT] = [600, 600];
const LETTERS = { left: 50, top: 50, width: 60, height: 12 };

/** Grainy paper with one short line of ink. */
function page() {
  let seed = 7;
  const pixels = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    const [x, y] = [(at % WIDTH) - LETTERS.left, Math.floor(at / WIDTH) - LETTERS.top];
    const isInk = x >= 0 && x < LETTERS.width && y >= 0 && y < LETTERS.height;
    return (isInk ? 20 : 205) + (seed / 2_147_483_648) * 50;
  });
  return { pixels, width: WIDTH, height: HEIGHT };
}

it('paper grain is not treated as ink, however little is printed on the page', async () => {
  const { pixels } = await cleaned(page(), 'even');
  const ink = (LETTERS.width * LETTERS.height) / (WIDTH * HEIGHT);
  expect(inkOf({ pixels, width: WIDTH, height: HEIGHT })).toBeGreaterThan(ink * 0.7);
  expect(inkOf({ pixels, width: WIDTH, height: HEIGHT })).toBeLessThan(ink * 1.3);
});
