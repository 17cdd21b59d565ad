import { buildingBlock } from './facade.ts';
import { cottage } from './house-parts.ts';
import { bright, DUSK, type Light, MORNING, mix, NOON, OVERCAST, PAINT, shade, tone } from './light.ts';
import { bush, cypress, flowers, grass, olive, stonePine, tree } from './plants.ts';
import { fromAbove } from './plots-from-above.ts';
import { birds, hills, meadow, mountains, pebbles, ridge, sea, sky, skyline, softShadow, street } from './scenery.ts';
import { type Box, boxes, d, line, type Point, picture, polygon, range, shape } from './svg.ts';

/** A surveyor's stake with a small flag. */
function stake(light: Light, [x, y]: Point, height: number): string {
  const flag = height * 0.36;
  return [
    softShadow(light, x + height * 0.12, y, height * 0.16, height * 0.04),
    line(tone(light, PAINT.paper), height * 0.07, d`M${x} ${y}v${-height}`),
    line(tone(light, PAINT.wood), height * 0.07, d`M${x} ${y}v${-height * 0.3}`),
    shape(tone(light, PAINT.amber), d`M${x} ${y - height}l${flag} ${flag * 0.32}l${-flag} ${flag * 0.36}z`),
  ].join('');
}

/** A piece of land marked out by stakes and a cord; corners go clockwise from the far left. */
export function parcel(light: Light, corners: readonly [Point, Point, Point, Point], fill: string): string {
  const sizes = corners.map(([, y]) => 30 + (y - 360) * 0.22);
  const cord = (lift: number) => polygon(corners.map(([x, y], index): Point => [x, y - (sizes[index] ?? 40) * lift]));
  return [
    shape(fill, polygon(corners)),
    line(mix(fill, light.shadow, 0.22), 3, polygon(corners)),
    line(tone(light, PAINT.paper), 2.5, cord(0.62), 0.95),
    ...corners.map((corner, index) => stake(light, corner, sizes[index] ?? 40)),
  ].join('');
}

function meadowPlot(): string {
  const light = NOON;
  return picture(
    sky(light, 180, 110, 3, 22),
    hills(light, 370, 41),
    cottage(light, {
      x: 60,
      base: 402,
      width: 90,
      height: 44,
      wall: PAINT.paper,
      roof: PAINT.clay,
      roofHeight: 30,
      side: 40,
    }),
    cottage(light, {
      x: 620,
      base: 398,
      width: 100,
      height: 48,
      wall: PAINT.sand,
      roof: PAINT.brick,
      roofHeight: 32,
      side: 42,
    }),
    meadow(light, 398, 12),
    tree(light, 240, 416, 90, 4),
    tree(light, 560, 412, 80, 7),
    parcel(
      light,
      [
        [262, 430],
        [560, 424],
        [704, 544],
        [130, 556],
      ],
      mix(light.ground, PAINT.sand, 0.45),
    ),
    grass(light, [180, 446, 450, 92], 46, 3),
    flowers(tone(light, PAINT.paper), [0, 480, 130, 100], 18, 4, 3),
    flowers(tone(light, PAINT.amber), [690, 440, 110, 130], 16, 9, 3),
    bush(light, 50, 470, 80, 3),
    bush(light, 760, 470, 90, 5),
  );
}

function seaViewPlot(): string {
  const light = MORNING;
  return picture(
    sky(light, 620, 130, 2, 24),
    sea(light, 270, 360, 6),
    birds(light, 330, 200),
    ridge(light.hills[2], 362, 20, 9, 3),
    shape(light.ground, 'M0 400C200 372 380 400 560 392S740 360 800 366V600H0Z'),
    shape(light.groundDeep, 'M0 560C240 520 520 590 800 540V600H0Z', 0.6),
    stonePine(light, 96, 420, 220, 6),
    parcel(
      light,
      [
        [300, 420],
        [610, 410],
        [690, 520],
        [216, 546],
      ],
      mix(light.ground, PAINT.sand, 0.55),
    ),
    pebbles(tone(light, PAINT.paper), [250, 430, 400, 100], 26, 6, 0.7),
    olive(light, 730, 470, 130, 4),
    grass(light, [20, 440, 170, 130], 24, 5),
    flowers(tone(light, PAINT.indigo), [30, 520, 170, 60], 22, 4, 3),
    bush(light, 40, 560, 120, 8),
  );
}

/** An empty place between houses, behind a site fence. */
function townPlot(): string {
  const light = OVERCAST;
  const panels = range(6).map((index): Box => [index < 3 ? 250 + index * 34 : 370 + index * 34, 452, 31, 52]);
  return picture(
    sky(light, 200, 120, 3, 26),
    skyline(light, 430, 180, 51),
    tree(light, 330, 440, 120, 4),
    tree(light, 480, 440, 150, 9),
    buildingBlock(light, {
      x: -20,
      base: 504,
      floors: 6,
      columns: 5,
      wall: PAINT.rose,
      accent: PAINT.brick,
      balconies: [2, 4],
      side: 40,
      seed: 71,
      floor: 54,
    }),
    shape(tone(light, PAINT.sand), 'M232 506L262 414H562L590 506Z'),
    shape(bright(light, PAINT.sand, 0.3), 'M330 506L366 414H452L500 506Z', 0.7),
    pebbles(shade(light, PAINT.sand, 0.2), [270, 424, 290, 74], 40, 4),
    buildingBlock(light, {
      x: 580,
      base: 504,
      floors: 5,
      columns: 5,
      wall: PAINT.paper,
      accent: PAINT.petrol,
      balconies: [0, 2],
      side: 0,
      seed: 73,
      floor: 56,
    }),
    boxes(tone(light, PAINT.petrol), panels),
    boxes(
      bright(light, PAINT.petrol, 0.25),
      panels.map(([x, y, w]): Box => [x, y, w, 6]),
    ),
    boxes(
      shade(light, PAINT.petrol, 0.22),
      panels.map(([x, y, , h]): Box => [x + 20, y + 8, 3, h - 8]),
    ),
    boxes(tone(light, PAINT.amber), [
      [352, 446, 6, 58],
      [466, 446, 6, 58],
    ]),
    street(light, 504, 38),
    bush(light, 268, 508, 44, 3),
    bush(light, 556, 508, 44, 6),
  );
}

function mountainPlot(): string {
  const light = DUSK;
  return picture(
    sky(light, 240, 300, 3, 28),
    mountains(light, 400, 230, 12, true),
    ridge(light.hills[1], 380, 26, 14),
    ridge(light.hills[2], 408, 14, 18),
    meadow(light, 426, 4),
    shape(light.pavement, 'M0 470C180 452 320 470 420 436L440 438C340 484 180 480 0 500Z', 0.8),
    parcel(
      light,
      [
        [340, 452],
        [600, 446],
        [730, 552],
        [210, 566],
      ],
      mix(light.ground, light.sun, 0.2),
    ),
    grass(light, [250, 470, 420, 90], 40, 7),
    cypress(light, 120, 478, 170),
    cypress(light, 156, 484, 130),
    tree(light, 716, 474, 130, 3),
    bush(light, 60, 560, 140, 5),
  );
}

/** A plot at a road with pegs, the town behind. */
function roadsidePlot(): string {
  const light = MORNING;
  return picture(
    sky(light, 160, 140, 3, 30),
    skyline(light, 390, 130, 61),
    ridge(light.hills[1], 388, 12, 31),
    ridge(light.ground, 410, 6, 22),
    tree(light, 80, 432, 120, 6),
    tree(light, 140, 426, 90, 9),
    tree(light, 700, 430, 130, 5),
    parcel(
      light,
      [
        [230, 432],
        [620, 430],
        [690, 506],
        [150, 508],
      ],
      tone(light, PAINT.soil),
    ),
    line(
      shade(light, PAINT.soil, 0.16),
      4,
      range(6)
        .map(
          (row) =>
            d`M${226 - row * 13} ${440 + row * 12}C${380} ${436 + row * 12} ${470} ${446 + row * 12} ${626 + row * 11} ${439 + row * 12}`,
        )
        .join(''),
    ),
    pebbles(bright(light, PAINT.sand, 0.2), [210, 440, 430, 60], 22, 8, 0.8),
    street(light, 524, 12),
    grass(light, [0, 470, 140, 50], 22, 4),
    grass(light, [690, 470, 110, 50], 20, 6),
    bush(light, 740, 520, 90, 4),
  );
}

export const ARSA = [meadowPlot, fromAbove, seaViewPlot, townPlot, mountainPlot, roadsidePlot] as const;
