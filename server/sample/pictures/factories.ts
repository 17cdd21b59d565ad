import { barrels, hall, pallets, rollingDoor } from './hall-parts.ts';
import { bright, DUSK, type Light, MORNING, mix, NOON, PAINT, shade, tone } from './light.ts';
import { bush, tree } from './plants.ts';
import { birds, castShadow, fence, hills, mountains, ridge, sky, skyline, yard } from './scenery.ts';
import { type Box, box, boxes, d, line, mirrored, picture, polygon, range, shape } from './svg.ts';

function smoke(light: Light, x: number, y: number): string {
  return shape(light.cloud, d`M${x - 9} ${y}c-16 -24 10 -34 0 -58s20 -34 10 -60c40 6 44 40 26 60s4 38 -10 58z`, 0.6);
}

export function sawtooth(light: Light, lit: boolean): string {
  const brick = PAINT.brick;
  const teeth = range(4).map((index) => {
    const x = 120 + index * 112;
    return (
      shape(
        tone(light, brick),
        polygon([
          [x, 340],
          [x, 268],
          [x + 112, 340],
        ]),
      ) +
      shape(
        lit ? light.lamp : light.glass,
        polygon([
          [x + 8, 334],
          [x + 8, 284],
          [x + 86, 334],
        ]),
      ) +
      line(tone(light, PAINT.petrolDeep), 9, d`M${x - 3} ${266}L${x + 114} ${341}`) +
      line(tone(light, PAINT.paper), 3, d`M${x + 34} ${334}v-32M${x + 58} ${334}v-17`)
    );
  });
  const arch = (x: number) => d`M${x} 452v-62a22 22 0 0 1 44 0v62z`;
  return [
    castShadow(light, 120, 490, 540, 80),
    box(shade(light, brick, 0.34), [568, 340, 92, 150]),
    box(bright(light, brick, 0.12), [120, 338, 448, 152]),
    line(
      shade(light, brick, 0.1),
      1.5,
      range(9)
        .map((row) => d`M120 ${352 + row * 15}h448`)
        .join(''),
    ),
    ...teeth,
    box(bright(light, PAINT.paper, 0.1), [112, 338, 460, 9]),
    shape(lit ? light.lamp : light.glassDeep, [152, 228, 304, 456].map(arch).join('')),
    line(
      bright(light, PAINT.paper, 0.3),
      4,
      [152, 228, 304, 456].map((x) => d`M${x + 22} 368v84M${x} 410h44`).join(''),
    ),
    rollingDoor(light, [378, 392, 62, 98], PAINT.petrol, 0),
    box(tone(light, PAINT.petrol), [514, 400, 36, 90]),
    ...[590, 620].map((x) => box(mix(light.glassDeep, light.shadow, 0.3), [x, 376, 18, 40])),
  ].join('');
}

export function chimneyStack(light: Light, x: number, base: number, height: number): string {
  return [
    shape(
      tone(light, PAINT.brick),
      polygon([
        [x - 18, base],
        [x - 11, base - height],
        [x + 11, base - height],
        [x + 18, base],
      ]),
    ),
    shape(
      shade(light, PAINT.brick, 0.3),
      polygon([
        [x + 3, base],
        [x + 2, base - height],
        [x + 11, base - height],
        [x + 18, base],
      ]),
    ),
    boxes(tone(light, PAINT.paper), [
      [x - 13, base - height + 24, 26, 8],
      [x - 13, base - height + 44, 26, 8],
    ]),
    box(shade(light, PAINT.brick, 0.2), [x - 14, base - height - 6, 28, 9]),
  ].join('');
}

function brickFactory(light: Light, seed: number, lit: boolean): string {
  return picture(
    sky(light, lit ? 610 : 170, lit ? 320 : 120, 3, seed),
    hills(light, 390, seed + 2),
    chimneyStack(light, 618, 420, 300),
    smoke(light, 618, 112),
    sawtooth(light, lit),
    yard(light, 488, mix(light.pavement, light.road, 0.3)),
    pallets(light, 220, 540),
    barrels(light, 520, 552),
    tree(light, 60, 500, 180, 5),
    bush(light, 720, 510, 100, 4),
  );
}

/** Silos, pipes and a hall of panels. */
function modernPlant(): string {
  const light = NOON;
  const silo = (x: number, h: number) =>
    [
      box(tone(light, PAINT.mist), [x, 480 - h, 66, h]),
      box(shade(light, PAINT.mist, 0.26), [x + 42, 480 - h, 24, h]),
      box('#ffffff', [x + 9, 480 - h, 9, h], 0, 0.5),
      shape(tone(light, PAINT.petrol), d`M${x - 3} ${480 - h}a36 34 0 0 1 72 0z`),
      boxes(
        shade(light, PAINT.mist, 0.3),
        range(4).map((row): Box => [x, 480 - h + 26 + row * 46, 66, 3]),
      ),
    ].join('');
  return picture(
    sky(light, 620, 110, 4, 88),
    mountains(light, 400, 140, 51),
    ridge(light.hills[2], 400, 12, 9),
    skyline(light, 430, 60, 131, light.hills[1]),
    castShadow(light, 110, 480, 250, 60),
    silo(110, 250),
    silo(184, 250),
    silo(258, 210),
    line(tone(light, PAINT.amber), 9, 'M143 200V170H470V250'),
    line(tone(light, PAINT.steel), 9, 'M217 212V190H520V260'),
    hall(light, 370, 482, 280, 190, 96, PAINT.paper, PAINT.indigo),
    box(tone(light, PAINT.indigo), [370, 306, 280, 26]),
    boxes(
      light.glassDeep,
      range(6).map((index): Box => [386 + index * 44, 352, 34, 22]),
    ),
    rollingDoor(light, [410, 396, 90, 86], PAINT.indigoPale, 0.4),
    rollingDoor(light, [530, 396, 90, 86], PAINT.indigoPale, 0),
    yard(light, 480),
    boxes(
      light.roadMark,
      range(5).map((index): Box => [400 + index * 52, 494, 5, 46]),
      0.8,
    ),
    fence(light, -8, 560, 300, 46, PAINT.slate, 18),
    fence(light, 520, 560, 300, 46, PAINT.slate, 18),
    tree(light, 50, 500, 150, 3),
    bush(light, 752, 520, 110, 4),
    birds(light, 420, 120),
  );
}

export const FABRIKA = [
  () => brickFactory(MORNING, 86, false),
  modernPlant,
  () => mirrored(brickFactory(DUSK, 90, true)),
] as const;
