import { buildingBlock } from './facade.ts';
import { casement, cottage, frontDoor, steps } from './house-parts.ts';
import { bright, DUSK, type Light, MORNING, mix, NOON, OVERCAST, PAINT, shade, tone } from './light.ts';
import { bush, cypress, fir, palm, pottedPlant, stonePine, tree } from './plants.ts';
import {
  birds,
  castShadow,
  gardenWall,
  hedge,
  hills,
  mountains,
  ridge,
  sea,
  sky,
  softShadow,
  street,
} from './scenery.ts';
import { awning } from './shop-parts.ts';
import { type Box, box, boxes, d, disc, glow, line, picture, range, shape } from './svg.ts';

export function parasol(light: Light, x: number, y: number, size: number, color: string): string {
  const r = 46 * size;
  const top = y - 84 * size;
  const slice = (from: number, to: number) =>
    d`M${x} ${top - r * 0.55}Q${x + r * from} ${top - r * 0.4} ${x + r * from} ${top}H${x + r * to}Q${x + r * to} ${top - r * 0.4} ${x} ${top - r * 0.55}z`;
  return [
    softShadow(light, x + 14 * size, y, r, 7 * size),
    line(tone(light, PAINT.wood), 4 * size, d`M${x} ${y}V${top - r * 0.6}`),
    shape(tone(light, color), slice(-1, -0.5) + slice(0, 0.5)),
    shape(bright(light, PAINT.paper, 0.3), slice(-0.5, 0) + slice(0.5, 1)),
    shape(
      tone(light, PAINT.paper),
      d`M${x - 62 * size} ${y - 2}v${-12 * size}h${36 * size}l${20 * size} ${-18 * size}l${5 * size} ${5 * size}l${-22 * size} ${25 * size}z`,
    ),
  ].join('');
}

function beachHotel(): string {
  const light = NOON;
  const sand = tone(light, '#ecd9ae');
  return picture(
    sky(light, 640, 110, 3, 92),
    sea(light, 350, 450, 5),
    buildingBlock(light, {
      x: 60,
      base: 462,
      floors: 6,
      columns: 9,
      axis: 42,
      floor: 48,
      wall: PAINT.paper,
      accent: PAINT.petrolPale,
      side: 110,
      balconies: [0, 2, 4, 6, 8],
      seed: 65,
      roof: 'terrace',
    }),
    shape(sand, 'M0 456C260 440 520 470 800 430V600H0Z'),
    shape(mix(light.sea[0], '#ffffff', 0.5), 'M560 452C650 450 700 500 800 508V430L590 436Z'),
    shape(mix(light.sea[1], '#bfe8e4', 0.4), 'M610 440C680 446 730 484 800 490V426Z'),
    palm(light, 60, 520, 210),
    palm(light, 590, 470, 190),
    palm(light, 640, 480, 150),
    hedge(light, 110, 470, 160, 26, 4),
    hedge(light, 320, 470, 160, 26, 7),
    parasol(light, 190, 556, 1.1, PAINT.petrol),
    parasol(light, 350, 540, 0.95, PAINT.clay),
    parasol(light, 500, 560, 1.1, PAINT.indigo),
    parasol(light, 660, 568, 1.15, PAINT.amber),
    birds(light, 640, 230),
  );
}

/** A small stone hotel with a lit terrace in the evening. */
function boutiqueHotel(): string {
  const light = DUSK;
  const stone = '#d9c6a6';
  const rows = [214, 304].map((y) =>
    range(5)
      .map((index) =>
        casement(light, [196 + index * 84, y, 40, 56], { shutter: PAINT.petrol, lit: (index + y) % 3 !== 0 }),
      )
      .join(''),
  );
  return picture(
    sky(light, 620, 320, 3, 94),
    hills(light, 400, 25),
    cypress(light, 86, 500, 300),
    cypress(light, 132, 506, 230),
    cypress(light, 724, 502, 270),
    cottage(light, {
      x: 160,
      base: 500,
      width: 430,
      height: 320,
      wall: stone,
      roof: PAINT.clay,
      side: 84,
      roofHeight: 50,
    }),
    ...rows,
    box(shade(light, stone, 0.24), [160, 388, 430, 112]),
    ...range(5).map((index) => shape(light.lamp, d`M${184 + index * 84} 500v-62a31 31 0 0 1 62 0v62z`)),
    ...range(5).map((index) =>
      line(tone(light, PAINT.woodDeep), 3, d`M${215 + index * 84} 408v92M${184 + index * 84} 440h62`),
    ),
    glow('lamp', light.lamp, 0.7),
    disc('url(#lamp)', 375, 470, 190, 0.6),
    awning(light, 300, 392, 150, 22, PAINT.petrol, 8),
    street(light, 500, 60),
    steps(light, 336, 504, 78, 2),
    pottedPlant(light, 306, 520, 66, 3),
    pottedPlant(light, 446, 520, 66, 5),
    pottedPlant(light, 180, 520, 66, 7),
    pottedPlant(light, 574, 520, 66, 8),
    disc(light.lamp, 680, 420, 10),
    disc('url(#lamp)', 680, 420, 50),
    line(tone(light, PAINT.ink), 5, 'M680 524V430'),
  );
}

/** A chalet hotel under snow peaks. */
function mountainHotel(): string {
  const light = MORNING;
  const snow = mix('#ffffff', light.sky[0], 0.12);
  const gallery = (y: number) =>
    box(tone(light, PAINT.wood), [192, y, 416, 8]) +
    line(
      tone(light, PAINT.woodDeep),
      3,
      range(35)
        .map((index) => d`M${194 + index * 12} ${y + 8}v22`)
        .join('') + d`M192 ${y + 30}h416`,
    );
  return picture(
    sky(light, 160, 110, 3, 96),
    mountains(light, 410, 290, 5, true),
    shape(mix(snow, light.hills[0], 0.25), 'M0 410C220 380 520 430 800 396V600H0Z'),
    ...[40, 92, 700, 760].map((x, index) => fir(light, x, 450 + (index % 2) * 14, 200 - (index % 3) * 30)),
    castShadow(light, 200, 500, 400, 60),
    box(tone(light, '#cdbfa9'), [200, 410, 400, 90]),
    box(bright(light, PAINT.wood, 0.15), [200, 250, 400, 162]),
    shape(bright(light, PAINT.wood, 0.1), 'M200 252L400 130L600 252Z'),
    line(
      shade(light, PAINT.wood, 0.16),
      2,
      range(15)
        .map((index) => d`M200 ${258 + index * 11}h400`)
        .join(''),
    ),
    ...[230, 310, 394, 474, 546].map((x) =>
      casement(light, [x, 268, 34, 46], { shutter: x === 394 ? undefined : PAINT.petrol, lit: x === 310 }),
    ),
    ...[230, 310, 394, 474, 546].map((x) => casement(light, [x, 346, 34, 46], { lit: x === 474 })),
    casement(light, [356, 188, 34, 44]),
    casement(light, [412, 188, 34, 44]),
    gallery(318),
    gallery(396),
    shape(shade(light, PAINT.woodDeep, 0.05), 'M168 276L400 132L632 276L618 284L400 152L182 284Z'),
    shape(snow, 'M160 268L400 112L640 268L628 278L400 136L172 278Z'),
    ...[232, 300, 470, 538].map((x) => casement(light, [x, 440, 40, 36], { lit: true })),
    frontDoor(light, 372, 500, 62, 76, PAINT.petrolDeep),
    shape(snow, 'M0 500C200 480 560 520 800 488V600H0Z'),
    shape(mix(snow, light.shadow, 0.14), 'M370 504H440C460 540 380 560 420 600H240C300 560 420 550 370 504Z'),
    fir(light, 90, 560, 210),
    fir(light, 744, 566, 170),
    bush(light, 640, 520, 70, 3),
  );
}

/** A tall town hotel with a canopy and flags. */
function cityHotel(): string {
  const light = OVERCAST;
  const flags = [PAINT.petrol, PAINT.amber, PAINT.indigo, PAINT.clay];
  return picture(
    sky(light, 200, 110, 4, 98),
    ridge(light.hills[1], 420, 20, 5),
    buildingBlock(light, {
      x: 200,
      base: 506,
      floors: 9,
      columns: 8,
      axis: 40,
      floor: 46,
      wall: PAINT.sand,
      accent: PAINT.petrolDeep,
      side: 96,
      bands: [0, 7],
      seed: 85,
    }),
    box(tone(light, PAINT.petrolDeep), [196, 438, 328, 68]),
    boxes(
      light.lamp,
      range(7).map((index): Box => [210 + index * 44, 452, 34, 54]),
    ),
    shape(tone(light, PAINT.amber), 'M284 428h152v14h-152z'),
    line(tone(light, PAINT.ink), 4, 'M292 442v64M428 442v64'),
    ...flags.map(
      (color, index) =>
        line(tone(light, PAINT.slate), 3, d`M${232 + index * 86} 438l12 -34`) +
        shape(tone(light, color), d`M${244 + index * 86} 404q12 6 24 0v16q-12 6 -24 0z`),
    ),
    street(light, 504, 40),
    gardenWall(light, -10, 512, 190, 28),
    gardenWall(light, 640, 512, 170, 28),
    stonePine(light, 100, 516, 260, 4),
    tree(light, 720, 516, 190, 6),
    tree(light, 656, 518, 110, 3),
    pottedPlant(light, 270, 520, 60, 2),
    pottedPlant(light, 450, 520, 60, 4),
    meadowEdge(light),
  );
}

function meadowEdge(light: Light): string {
  return hedge(light, 30, 486, 130, 30, 4) + hedge(light, 664, 486, 120, 30, 6);
}

export const OTEL = [beachHotel, boutiqueHotel, mountainHotel, cityHotel] as const;
