import { buildingBlock } from './facade.ts';
import { casement, frontDoor, steps } from './house-parts.ts';
import { bright, type Light, MORNING, mix, NOON, OVERCAST, PAINT, shade, tone } from './light.ts';
import { bush, pottedPlant, tree } from './plants.ts';
import { castShadow, hedge, hills, sky, skyline, street } from './scenery.ts';
import { awning } from './shop-parts.ts';
import { box, boxes, d, disc, line, picture, range, shape } from './svg.ts';

/** A stone-faced town house of 1900 with bays and a mansard. */
function oldTownBuilding(): string {
  const light = MORNING;
  return picture(
    sky(light, 150, 120, 3, 76),
    skyline(light, 500, 260, 99),
    buildingBlock(light, {
      x: -60,
      base: 502,
      floors: 5,
      columns: 5,
      wall: PAINT.rose,
      accent: PAINT.brick,
      side: 0,
      floor: 56,
      seed: 8,
    }),
    buildingBlock(light, {
      x: 636,
      base: 502,
      floors: 5,
      columns: 4,
      wall: PAINT.indigoPale,
      accent: PAINT.indigo,
      side: 0,
      floor: 60,
      seed: 9,
    }),
    stoneFront(light),
    frontDoor(light, 382, 502, 58, 78, PAINT.petrol),
    street(light, 502, 34),
    pottedPlant(light, 362, 514, 50, 3),
    pottedPlant(light, 458, 514, 50, 5),
    tree(light, 120, 516, 150, 9),
    tree(light, 700, 516, 160, 2),
  );
}

function stoneFront(light: Light): string {
  const stone = '#dccbb0';
  const row = (y: number, h: number) =>
    [220, 300, 476, 556].map((x) => casement(light, [x, y, 44, h])).join('') +
    [384].map((x) => casement(light, [x, y, 52, h])).join('');
  return [
    shape(tone(light, PAINT.petrolDeep), 'M186 122L214 64L606 64L634 122Z'),
    ...[246, 386, 528].map(
      (x) => box(tone(light, stone), [x - 6, 72, 56, 52]) + box(light.glassDeep, [x + 4, 82, 36, 42]),
    ),
    box(bright(light, stone, 0.2), [190, 120, 440, 382]),
    box(bright(light, PAINT.paper, 0.3), [178, 112, 464, 14], 2),
    box(bright(light, stone, 0.45), [362, 124, 96, 270]),
    box(shade(light, stone, 0.2), [458, 124, 10, 270]),
    row(148, 62),
    row(238, 62),
    row(328, 56),
    boxes(shade(light, stone, 0.16), [
      [190, 224, 440, 5],
      [190, 312, 440, 5],
      [190, 398, 440, 7],
    ]),
    line(
      tone(light, PAINT.ink),
      2.5,
      [220, 300, 476, 556]
        .map(
          (x) =>
            range(8)
              .map((bar) => d`M${x - 8 + bar * 8.4} 276v28`)
              .join('') + d`M${x - 10} 276h64`,
        )
        .join(''),
    ),
    box(shade(light, stone, 0.08), [190, 405, 440, 97]),
    ...[216, 300, 476, 556].map(
      (x) =>
        shape(light.glassDeep, d`M${x} 486v-44a26 26 0 0 1 52 0v44z`) +
        shape(light.glass, d`M${x} 486v-44a26 26 0 0 1 22 -25v69z`),
    ),
  ].join('');
}

/** Four storeys over shops, seen across a small square. */
function mixedBuilding(): string {
  const light = NOON;
  return picture(
    sky(light, 640, 110, 3, 78),
    hills(light, 380, 9),
    skyline(light, 470, 130, 103, light.hills[0]),
    buildingBlock(light, {
      x: 180,
      base: 508,
      floors: 5,
      columns: 8,
      axis: 46,
      floor: 64,
      wall: PAINT.sand,
      accent: PAINT.petrol,
      side: 110,
      balconies: [1, 6],
      seed: 55,
      roof: 'tiled',
      ground: 'shops',
    }),
    awning(light, 176, 452, 376, 22, PAINT.petrol, 16),
    street(light, 508, 36),
    tree(light, 100, 520, 190, 4),
    tree(light, 720, 522, 150, 8),
    bush(light, 640, 520, 60, 3),
  );
}

/** A public-looking block with columns and steps. */
function columnedBuilding(): string {
  const light = OVERCAST;
  const stone = '#d9d0bd';
  return picture(
    sky(light, 200, 110, 4, 80),
    skyline(light, 470, 170, 107),
    castShadow(light, 150, 500, 520, 60),
    box(bright(light, stone, 0.2), [150, 180, 440, 320]),
    box(shade(light, stone, 0.26), [590, 180, 90, 320]),
    box(bright(light, PAINT.paper, 0.2), [138, 166, 456, 18]),
    box(shade(light, PAINT.paper, 0.24), [594, 166, 98, 18]),
    ...range(7).map((index) => casement(light, [174 + index * 60, 214, 32, 56], { bars: true })),
    ...range(7).map((index) => casement(light, [174 + index * 60, 320, 32, 56], { bars: true, lit: index % 3 === 1 })),
    boxes(mix(light.glassDeep, light.shadow, 0.2), [
      [616, 216, 22, 54],
      [652, 216, 22, 54],
      [616, 322, 22, 54],
      [652, 322, 22, 54],
    ]),
    shape(bright(light, stone, 0.5), 'M250 372L370 322L490 372Z'),
    shape(shade(light, stone, 0.12), 'M278 366L370 330L462 366Z'),
    disc(tone(light, PAINT.amber), 370, 352, 9),
    box(bright(light, PAINT.paper, 0.3), [244, 370, 252, 14]),
    box(shade(light, stone, 0.4), [262, 384, 216, 100]),
    frontDoor(light, 342, 482, 56, 84, PAINT.petrol),
    ...[262, 306, 414, 458].map(
      (x) =>
        box(bright(light, PAINT.paper, 0.3), [x, 384, 20, 100]) +
        box(shade(light, PAINT.paper, 0.18), [x + 14, 384, 6, 100]),
    ),
    steps(light, 244, 508, 252, 3),
    street(light, 508, 34),
    tree(light, 90, 520, 190, 3),
    tree(light, 722, 522, 200, 6),
    hedge(light, 150, 514, 80, 28, 4),
    hedge(light, 510, 514, 90, 28, 5),
  );
}

export const BINA = [mixedBuilding, oldTownBuilding, columnedBuilding] as const;
