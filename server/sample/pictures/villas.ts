import { casement, chimney, cottage, frontDoor } from './house-parts.ts';
import { bright, DUSK, type Light, MORNING, mix, NOON, PAINT, shade, tone } from './light.ts';
import { bush, cypress, grass, palm, pottedPlant, stonePine, tree } from './plants.ts';
import { birds, castShadow, hedge, hills, meadow, ridge, sea, sky } from './scenery.ts';
import { type Box, box, boxes, d, disc, line, picture, polygon, range, shape } from './svg.ts';

function glassFront(light: Light, [x, y, w, h]: Box, panes: number, lit: boolean): string {
  const bars = range(panes + 1).map((index): Box => [x + (index * w) / panes - 2, y, 4, h]);
  return [
    box(lit ? light.lamp : light.glassDeep, [x, y, w, h]),
    lit
      ? ''
      : shape(
          light.glass,
          polygon([
            [x, y],
            [x + w * 0.7, y],
            [x + w * 0.4, y + h],
            [x, y + h],
          ]),
        ),
    boxes(tone(light, PAINT.ink), bars, 0.75),
  ].join('');
}

function pool(light: Light, lit: boolean): string {
  const water = lit ? mix(light.sea[1], '#8fd6d6', 0.45) : mix(light.sea[0], '#bfe8e4', 0.45);
  return [
    shape(bright(light, PAINT.paper, 0.2), 'M60 520H560L640 590H20Z'),
    shape(water, 'M84 528H544L600 580H52Z'),
    shape(mix(water, light.shadow, 0.22), 'M84 528H544L550 534H80Z'),
    line(mix(water, '#ffffff', 0.6), 3, 'M150 548h60M260 562h90M420 546h50M120 570h40', 0.8),
  ].join('');
}

function lounger(light: Light, x: number, y: number, color: string): string {
  return [
    line(tone(light, PAINT.wood), 5, d`M${x} ${y}v-12M${x + 60} ${y}v-12`),
    shape(tone(light, color), d`M${x - 6} ${y - 12}h48l34 -26l6 6l-34 28h-54z`),
  ].join('');
}

/** Stacked white volumes with a pool. */
export function modernVilla(light: Light, lit: boolean): string {
  const white = '#f8f4ea';
  return [
    castShadow(light, 170, 508, 470, 90),
    box(bright(light, white, 0.3), [170, 390, 350, 118]),
    box(shade(light, white, 0.24), [520, 390, 110, 118]),
    box(shade(light, PAINT.wood, 0.02), [170, 390, 92, 118]),
    line(
      shade(light, PAINT.wood, 0.2),
      2,
      range(6)
        .map((index) => d`M${184 + index * 14} 390v118`)
        .join(''),
    ),
    glassFront(light, [276, 404, 230, 104], 4, lit),
    box(light.shadow, [260, 390, 270, 16], 0, 0.22),
    box(bright(light, white, 0.4), [250, 268, 300, 122]),
    box(shade(light, white, 0.26), [550, 268, 96, 122]),
    glassFront(light, [290, 292, 180, 84], 3, lit),
    box(light.glassDeep, [568, 300, 40, 60]),
    box(bright(light, white, 0.5), [236, 258, 322, 12]),
    box(shade(light, white, 0.34), [558, 258, 100, 12]),
    box(mix(light.glass, tone(light, white), 0.3), [252, 352, 240, 36], 0, 0.7),
    line(tone(light, PAINT.slate), 3, 'M252 352h240'),
    box(bright(light, white, 0.5), [160, 382, 370, 10]),
  ].join('');
}

function poolVilla(): string {
  const light = NOON;
  return picture(
    sky(light, 170, 110, 3, 6),
    hills(light, 400, 6),
    meadow(light, 440, 5),
    cypress(light, 110, 490, 250),
    cypress(light, 700, 486, 220),
    cypress(light, 742, 490, 180),
    modernVilla(light, false),
    pool(light, false),
    lounger(light, 640, 552, PAINT.paper),
    lounger(light, 664, 586, PAINT.amber),
    hedge(light, 16, 514, 130, 36, 3),
    pottedPlant(light, 546, 514, 60, 4),
  );
}

function eveningVilla(): string {
  const light = DUSK;
  return picture(
    sky(light, 620, 320, 3, 16),
    sea(light, 396, 470, 4),
    ridge(light.ground, 470, 8, 6),
    stonePine(light, 100, 520, 300, 4),
    modernVilla(light, true),
    pool(light, true),
    disc('url(#sun)', 390, 452, 130, 0.5),
    palm(light, 712, 546, 240),
    bush(light, 690, 560, 110, 7),
  );
}

/** A tiled villa with an arcade in a garden. */
function arcadeVilla(): string {
  const light = MORNING;
  const arch = (x: number) => d`M${x} 492v-66a34 34 0 0 1 68 0v66z`;
  return picture(
    sky(light, 640, 120, 3, 12),
    hills(light, 390, 31),
    meadow(light, 430, 8),
    tree(light, 700, 490, 230, 9),
    cypress(light, 92, 480, 270),
    cypress(light, 138, 486, 210),
    cottage(light, {
      x: 210,
      base: 492,
      width: 300,
      height: 220,
      wall: PAINT.sand,
      roof: PAINT.clay,
      side: 116,
      roofHeight: 60,
    }),
    chimney(light, 300, 176, 44, PAINT.sand),
    ...[244, 338, 432].map((x) => casement(light, [x, 306, 42, 56], { shutter: PAINT.olive })),
    box(bright(light, PAINT.paper, 0.4), [200, 384, 320, 10]),
    shape(shade(light, PAINT.sand, 0.4), [222, 322, 422].map(arch).join('')),
    frontDoor(light, 334, 492, 44, 82, PAINT.wood),
    casement(light, [548, 312, 40, 50]),
    casement(light, [548, 414, 40, 50]),
    shape(light.pavement, 'M300 494H420L520 600H200Z'),
    grass(light, [20, 505, 250, 60], 16, 5),
    grass(light, [520, 505, 260, 60], 16, 7),
    hedge(light, 20, 560, 190, 44, 3),
    hedge(light, 540, 560, 260, 44, 5),
    pottedPlant(light, 308, 504, 54, 4),
    pottedPlant(light, 412, 504, 54, 7),
  );
}

/** Twin villas on a slope above a bay. */
function twinVillas(): string {
  const light = NOON;
  const one = (x: number, base: number, accent: string) =>
    [
      cottage(light, {
        x,
        base,
        width: 190,
        height: 170,
        wall: PAINT.paper,
        roof: PAINT.brick,
        side: 76,
        roofHeight: 48,
      }),
      casement(light, [x + 26, base - 150, 40, 50]),
      casement(light, [x + 112, base - 150, 50, 62]),
      box(tone(light, accent), [x + 98, base - 108, 80, 24], 0, 0.8),
      box(bright(light, PAINT.paper, 0.4), [x + 92, base - 84, 92, 7]),
      casement(light, [x + 110, base - 66, 56, 44]),
      frontDoor(light, x + 28, base, 38, 74, accent),
    ].join('');
  return picture(
    sky(light, 400, 100, 3, 18),
    birds(light, 560, 170),
    sea(light, 330, 420, 8),
    ridge(light.hills[2], 424, 10, 4),
    stonePine(light, 60, 460, 220, 3),
    one(110, 474, PAINT.indigo),
    meadow(light, 474, 5),
    one(440, 506, PAINT.petrol),
    shape(light.pavement, 'M0 540C260 500 520 560 800 520V560C540 606 240 550 0 590Z'),
    hedge(light, 118, 500, 210, 30, 4),
    hedge(light, 470, 530, 200, 28, 7),
    tree(light, 742, 520, 170, 4),
    bush(light, 390, 520, 74, 3),
  );
}

export const VILLA = [poolVilla, arcadeVilla, eveningVilla, twinVillas] as const;
