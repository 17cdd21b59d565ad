import { rowDabs, rows } from './fields.ts';
import { casement, cottage } from './house-parts.ts';
import { DUSK, type Light, MORNING, mix, NOON, PAINT, shade, tone } from './light.ts';
import { cypress, tree } from './plants.ts';
import { hills, sky, softShadow } from './scenery.ts';
import { blob, box, d, dice, disc, line, picture, place, range, shape, turned } from './svg.ts';

function vineHedge(light: Light, x: number, y: number, s: number, seed: number): string {
  const grapes = range(3).map((index) =>
    disc(tone(light, PAINT.indigo), x + (index - 1) * 24 * s, y - 30 * s + (index % 2) * 8 * s, 7 * s),
  );
  return [
    softShadow(light, x + 10 * s, y, 66 * s, 9 * s),
    line(shade(light, PAINT.woodDeep, 0.1), 6 * s, d`M${x} ${y}q${-6 * s} ${-26 * s} ${2 * s} ${-54 * s}`),
    shape(light.leafDeep, blob(x, y - 62 * s, 66 * s, 36 * s, 11, seed)),
    shape(light.leaf, blob(x - 8 * s, y - 72 * s, 50 * s, 22 * s, 9, seed + 1)),
    ...(s > 0.4 ? grapes : []),
  ].join('');
}

function vineyard(light: Light, seed: number, house: boolean): string {
  return picture(
    sky(light, light.name === 'dusk' ? 600 : 170, light.name === 'dusk' ? 270 : 130, 3, seed),
    hills(light, 320, seed + 9),
    house
      ? cottage(light, {
          x: 520,
          base: 356,
          width: 130,
          height: 60,
          wall: PAINT.sand,
          roof: PAINT.clay,
          roofHeight: 38,
          side: 54,
        })
      : '',
    house
      ? casement(light, [546, 314, 18, 22], { bars: false, lit: light.name === 'dusk' }) +
          casement(light, [590, 314, 18, 22], { bars: false, lit: light.name === 'dusk' })
      : '',
    house ? cypress(light, 500, 360, 120) + cypress(light, 730, 358, 100) : tree(light, 640, 360, 110, 5),
    box(mix(light.ground, tone(light, PAINT.soil), 0.35), [0, 352, 800, 248]),
    rows(mix(light.ground, tone(light, PAINT.soil), 0.6), 352, 350, 13, 0.4),
    rowDabs(350, 350, (x, y, s, index) => vineHedge(light, x, y, s, index % 5), 10, 13),
  );
}

export function vineLeaf(light: Light, x: number, y: number, size: number, turn: number, color: string): string {
  return turned(
    turn,
    x,
    y,
    place(
      x,
      y,
      size,
      shape(
        color,
        'M0 0C-16 -14 -44 -10 -52 8C-42 10 -44 20 -50 34C-38 32 -32 40 -34 58C-20 46 -8 52 0 70C8 52 20 46 34 58C32 40 38 32 50 34C44 20 42 10 52 8C44 -10 16 -14 0 0Z',
      ),
      line(mix(color, light.leafDeep, 0.5), 2.5, 'M0 2V58M0 10L-34 16M0 10L34 16M0 24L-24 42M0 24L24 42'),
    ),
  );
}

export function bunch(light: Light, cx: number, cy: number, size: number, seed: number): string {
  const random = dice(seed);
  const color = tone(light, PAINT.indigo);
  return [4, 5, 5, 4, 3, 2, 1]
    .flatMap((count, row) =>
      range(count).map((column) => {
        const x = cx + (column - (count - 1) / 2) * 34 * size + (random() - 0.5) * 6;
        const y = cy + row * 28 * size + (random() - 0.5) * 6;
        return (
          disc(mix(color, light.shadow, 0.28 * random()), x, y, 20 * size) +
          disc(mix(PAINT.indigo, '#ffffff', 0.45), x - 6 * size, y - 7 * size, 5 * size, 0.8)
        );
      }),
    )
    .join('');
}

/** A bunch of grapes close by, the rows soft behind. */
function grapes(): string {
  const light = NOON;
  return picture(
    sky(light, 640, 100, 2, 46),
    hills(light, 330, 61),
    box(light.ground, [0, 372, 800, 228]),
    rowDabs(360, 560, (x, y, s, index) => vineHedge(light, x, y, s * 0.8, index % 4), 7, 11),
    line(tone(light, PAINT.woodDeep), 20, 'M-20 150C160 110 320 170 520 120S740 80 820 96'),
    line(tone(light, PAINT.wood), 7, 'M-20 143C160 103 320 163 520 113S740 73 820 89'),
    line(tone(light, PAINT.woodDeep), 7, 'M300 146V250M560 112v90'),
    vineLeaf(light, 180, 96, 1.7, -14, light.leafDeep),
    vineLeaf(light, 470, 70, 1.6, 22, light.leafDeep),
    vineLeaf(light, 690, 66, 1.5, -6, light.leafDeep),
    bunch(light, 300, 240, 1.15, 3),
    bunch(light, 566, 196, 0.9, 4),
    vineLeaf(light, 104, 140, 1.5, 18, light.leaf),
    vineLeaf(light, 372, 120, 1.9, 8, light.leaf),
    vineLeaf(light, 640, 104, 1.4, -22, light.leaf),
    vineLeaf(light, 238, 120, 1.3, -30, light.leafBright),
    vineLeaf(light, 760, 100, 1.3, 20, light.leafBright),
  );
}

export const BAG = [() => vineyard(MORNING, 44, true), grapes, () => vineyard(DUSK, 47, true)] as const;
