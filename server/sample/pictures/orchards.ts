import { rowDabs, rows } from './fields.ts';
import { stoneWork } from './house-parts.ts';
import { type Light, MORNING, mix, NOON, OVERCAST, PAINT, shade, tone } from './light.ts';
import { bush, flowers, fruitTree, grass } from './plants.ts';
import { birds, hills, meadow, mountains, ridge, sky, softShadow } from './scenery.ts';
import { crate } from './shop-parts.ts';
import { blob, box, d, dice, disc, line, picture, range, shape } from './svg.ts';

/** Fruit trees in rows towards the hills. */
export function orchardRows(): string {
  const light = NOON;
  return picture(
    sky(light, 170, 120, 3, 48),
    hills(light, 330, 51),
    box(light.ground, [0, 356, 800, 244]),
    rows(mix(light.ground, light.groundDeep, 0.7), 356, 400, 14, 0.5),
    rowDabs(352, 400, (x, y, s, index) => fruitTree(light, x, y, 190 * s, '#c9563f', index % 6), 6, 11),
    grass(light, [0, 520, 800, 80], 30, 3),
  );
}

function blossomTree(light: Light, x: number, y: number, height: number, seed: number): string {
  const random = dice(seed + 11);
  const r = height * 0.36;
  const top = y - height + r;
  const trunk = shade(light, PAINT.woodDeep, 0.1);
  const rose = tone(light, '#e5a9ad');
  const petals = range(16).map(() => {
    const a = random() * 2 * Math.PI;
    const reach = Math.sqrt(random()) * r * 0.9;
    return disc(tone(light, '#fbeae8'), x + Math.cos(a) * reach, top + Math.sin(a) * reach, height * 0.02);
  });
  return [
    softShadow(light, x + r * 0.3, y, r * 1.05, height * 0.05),
    shape(
      trunk,
      d`M${x - height * 0.05} ${y}Q${x - height * 0.01} ${y - height * 0.2} ${x - height * 0.03} ${top}h${height * 0.06}Q${x + height * 0.02} ${y - height * 0.2} ${x + height * 0.05} ${y}z`,
    ),
    line(
      trunk,
      height * 0.028,
      d`M${x} ${y - height * 0.28}L${x + r * 0.5} ${top + r * 0.2}M${x} ${y - height * 0.32}L${x - r * 0.55} ${top + r * 0.1}`,
    ),
    shape(mix(rose, light.shadow, 0.18), blob(x, top, r, r * 0.9, 12, seed)),
    shape(rose, blob(x - r * 0.14, top - r * 0.14, r * 0.8, r * 0.7, 10, seed + 1)),
    shape(mix(rose, light.sun, 0.45), blob(x - r * 0.32, top - r * 0.34, r * 0.44, r * 0.36, 8, seed + 2)),
    ...petals,
  ].join('');
}

/** A garden in blossom along a lane. */
export function blossomLane(): string {
  const light = MORNING;
  const wall = '#cfc3ab';
  return picture(
    sky(light, 620, 120, 3, 52),
    mountains(light, 390, 180, 14, true),
    ridge(light.hills[2], 384, 14, 6),
    meadow(light, 404, 5),
    blossomTree(light, 90, 430, 150, 3),
    blossomTree(light, 250, 424, 120, 6),
    blossomTree(light, 560, 426, 130, 9),
    blossomTree(light, 700, 434, 160, 2),
    shape(light.pavement, 'M372 408H410C420 470 520 540 560 600H260C330 540 380 470 372 408Z'),
    box(tone(light, wall), [-10, 492, 240, 38]),
    stoneWork(shade(light, wall, 0.16), [-6, 496, 230, 30], 24, 6, 0.9),
    blossomTree(light, 150, 552, 330, 4),
    blossomTree(light, 660, 560, 350, 8),
    flowers(tone(light, '#f3cfd0'), [20, 552, 300, 40], 26, 3, 3),
    flowers(tone(light, '#f3cfd0'), [520, 552, 270, 40], 26, 5, 3),
    grass(light, [0, 545, 800, 50], 26, 4),
  );
}

/** Oranges being picked: ladder, crates, two large trees. */
export function pickingOranges(): string {
  const light = OVERCAST;
  return picture(
    sky(light, 200, 110, 4, 57),
    hills(light, 360, 23),
    meadow(light, 396, 8),
    ...range(6).map((index) => fruitTree(light, 60 + index * 140, 424, 110, PAINT.amber, index)),
    fruitTree(light, 220, 540, 380, PAINT.amber, 5),
    fruitTree(light, 640, 520, 300, PAINT.amber, 9),
    line(tone(light, PAINT.wood), 9, 'M326 552L290 300M384 552L330 300'),
    line(
      tone(light, PAINT.wood),
      7,
      range(7)
        .map((step) => d`M${321 - step * 5} ${518 - step * 33}L${377 - step * 7} ${518 - step * 33}`)
        .join(''),
    ),
    softShadow(light, 500, 562, 130, 10),
    crate(light, 420, 560, PAINT.amber, 1),
    crate(light, 506, 560, PAINT.amber, 2),
    crate(light, 464, 516, PAINT.amber, 0),
    bush(light, 60, 566, 110, 4),
    bush(light, 762, 560, 90, 7),
    birds(light, 430, 170),
  );
}
