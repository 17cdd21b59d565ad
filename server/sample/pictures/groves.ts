import { rowDabs, rows } from './fields.ts';
import { cottage, stoneWork } from './house-parts.ts';
import { DUSK, type Light, MORNING, mix, NOON, PAINT, shade, tone } from './light.ts';
import { blossomLane, orchardRows, pickingOranges } from './orchards.ts';
import { bush, flowers, fruitTree, grass, olive } from './plants.ts';
import { birds, hills, meadow, mountains, ridge, sea, sky } from './scenery.ts';
import { blob, box, d, disc, line, picture, range, shape } from './svg.ts';

type Plant = (light: Light, x: number, y: number) => string;

const cabbage: Plant = (light, x, y) =>
  disc(light.leafDeep, x, y - 6, 17) +
  disc(light.leafBright, x - 2, y - 9, 12) +
  disc(mix(light.leafBright, light.sun, 0.4), x - 3, y - 11, 6);

const tomato: Plant = (light, x, y) =>
  line(tone(light, PAINT.wood), 4, d`M${x} ${y}v-76`) +
  shape(light.leaf, blob(x, y - 40, 17, 34, 9, Math.round(x))) +
  disc(tone(light, '#c2573f'), x - 6, y - 30, 6.5) +
  disc(tone(light, '#c2573f'), x + 7, y - 48, 6.5);

const carrot: Plant = (light, x, y) =>
  line(light.leaf, 4, d`M${x} ${y}q-14 -14 -16 -32M${x} ${y}q-2 -18 0 -38M${x} ${y}q14 -14 16 -32`) +
  disc(tone(light, PAINT.amber), x, y, 6);

/** A raised bed; `splay` is how far its near edge reaches beyond the far one. */
function bed(light: Light, x: number, y: number, width: number, splay: number, plant: Plant): string {
  return [
    shape(shade(light, PAINT.wood, 0.1), d`M${x} ${y}h${width}l${splay} 54h${-width - 2 * splay}z`),
    shape(tone(light, PAINT.soilDeep), d`M${x + 8} ${y + 5}h${width - 16}l${splay - 4} 39h${-width - 2 * splay + 24}z`),
    ...range(6).map((index) => plant(light, x + 22 + (index * (width - 44)) / 5, y + 32)),
  ].join('');
}

/** Beds of vegetables on both sides of a path, with a shed. */
function kitchenGarden(): string {
  const light = MORNING;
  const boards = range(8).map((index) => d`M${516 + index * 16} 352v80`);
  return picture(
    sky(light, 150, 120, 3, 50),
    hills(light, 350, 65),
    meadow(light, 392, 6),
    fruitTree(light, 120, 430, 190, PAINT.clay, 3),
    fruitTree(light, 250, 418, 130, PAINT.amber, 6),
    cottage(light, {
      x: 500,
      base: 432,
      width: 130,
      height: 84,
      wall: PAINT.wood,
      roof: PAINT.petrol,
      roofHeight: 46,
      side: 60,
    }),
    line(shade(light, PAINT.wood, 0.2), 2, boards.join('')),
    box(shade(light, PAINT.woodDeep, 0.1), [540, 370, 36, 62]),
    shape(light.pavement, 'M372 424H420L500 600H300Z'),
    bed(light, 150, 450, 190, 14, carrot),
    bed(light, 450, 450, 210, 14, tomato),
    bed(light, 90, 530, 220, 26, cabbage),
    bed(light, 500, 530, 230, 26, cabbage),
    flowers(tone(light, PAINT.amber), [720, 440, 80, 120], 18, 6),
    bush(light, 40, 470, 80, 4),
  );
}

export const BAHCE = [orchardRows, kitchenGarden, blossomLane, pickingOranges] as const;

function oldOlive(): string {
  const light = MORNING;
  return picture(
    sky(light, 170, 130, 2, 54),
    sea(light, 330, 400, 8),
    ridge(light.ground, 408, 8, 5),
    olive(light, 120, 430, 90, 2),
    olive(light, 680, 436, 110, 5),
    olive(light, 600, 424, 80, 9),
    shape(light.groundDeep, 'M0 500C220 470 520 540 800 480V600H0Z', 0.6),
    box(tone(light, '#cfc3ab'), [-10, 470, 250, 44]),
    stoneWork(shade(light, '#cfc3ab', 0.16), [-6, 474, 240, 36], 26, 4, 0.9),
    olive(light, 420, 530, 380, 3),
    grass(light, [20, 530, 760, 60], 34, 4),
    flowers(tone(light, '#c2573f'), [480, 520, 300, 60], 18, 4),
  );
}

function oliveRows(): string {
  const light = NOON;
  return picture(
    sky(light, 620, 110, 3, 56),
    mountains(light, 350, 150, 41),
    ridge(light.hills[1], 330, 20, 5),
    box(mix(light.ground, tone(light, PAINT.sand), 0.5), [0, 348, 800, 252]),
    rows(mix(light.ground, tone(light, PAINT.soil), 0.35), 348, 400, 12, 0.45),
    rowDabs(346, 400, (x, y, s, index) => olive(light, x, y, 118 * s, index % 5), 6, 11),
  );
}

/** Terraces above a village in the evening. */
function terraces(): string {
  const light = DUSK;
  const wall = (y: number, bend: number) => {
    const face = tone(light, '#b9ab98');
    return (
      shape(light.ground, `M0 ${y}C240 ${y - bend} 540 ${y + bend} 800 ${y - bend * 0.4}V600H0Z`) +
      line(face, 20, `M0 ${y + 10}C240 ${y + 10 - bend} 540 ${y + 10 + bend} 800 ${y + 10 - bend * 0.4}`) +
      line(
        mix(face, light.shadow, 0.3),
        2,
        `M0 ${y + 10}C240 ${y + 10 - bend} 540 ${y + 10 + bend} 800 ${y + 10 - bend * 0.4}`,
      )
    );
  };
  return picture(
    sky(light, 230, 260, 3, 58),
    hills(light, 330, 71),
    cottage(light, {
      x: 560,
      base: 350,
      width: 70,
      height: 36,
      wall: PAINT.paper,
      roof: PAINT.clay,
      roofHeight: 24,
      side: 30,
    }),
    cottage(light, {
      x: 650,
      base: 362,
      width: 80,
      height: 40,
      wall: PAINT.paper,
      roof: PAINT.brick,
      roofHeight: 26,
      side: 34,
    }),
    wall(370, 16),
    olive(light, 110, 384, 96, 2),
    olive(light, 270, 386, 90, 4),
    olive(light, 440, 394, 96, 6),
    wall(440, 20),
    olive(light, 190, 458, 130, 3),
    olive(light, 420, 470, 130, 5),
    olive(light, 650, 466, 136, 8),
    wall(530, 18),
    olive(light, 90, 556, 180, 4),
    olive(light, 560, 572, 190, 2),
    birds(light, 420, 190),
  );
}

export const ZEYTINLIK = [oldOlive, oliveRows, terraces] as const;
