import { barrels, hall, pallets, rollingDoor } from './hall-parts.ts';
import { bright, MORNING, mix, NOON, OVERCAST, PAINT, shade, tone } from './light.ts';
import { bush, poplar, tree } from './plants.ts';
import { castShadow, fence, hills, meadow, mountains, ridge, sky, yard } from './scenery.ts';
import { type Box, box, boxes, d, line, picture, place, polygon, range, shape } from './svg.ts';
import { boxTruck } from './truck-parts.ts';

function loadingDocks(): string {
  const light = NOON;
  return picture(
    sky(light, 170, 110, 3, 82),
    hills(light, 390, 13),
    tree(light, 50, 440, 140, 4),
    poplar(light, 770, 440, 180, 4),
    hall(light, 90, 460, 500, 170, 130, PAINT.paper, PAINT.petrol),
    box(tone(light, PAINT.petrol), [90, 306, 500, 14]),
    ...[124, 244, 364].map((x, index) =>
      rollingDoor(light, [x, 354, 84, 106], PAINT.petrolPale, index === 1 ? 0.7 : 0),
    ),
    box(tone(light, PAINT.amber), [476, 392, 40, 68]),
    box(light.glass, [530, 380, 42, 34]),
    yard(light, 460),
    boxes(
      tone(light, PAINT.amber),
      range(4).map((index): Box => [110 + index * 120, 466, 7, 60]),
      0.8,
    ),
    place(560, 548, 0.86, boxTruck(light, PAINT.indigo, PAINT.paper)),
    pallets(light, 150, 540),
    pallets(light, 246, 556),
  );
}

/** Inside: racks in a row, light from above. */
function rackAisle(): string {
  const light = MORNING;
  const colors = ['#c99f6d', PAINT.petrolPale, '#b98c5c', PAINT.indigoPale, PAINT.olivePale, '#d8b98a'];
  const rack = (side: 1 | -1) =>
    range(5)
      .map((bay) => {
        const near = 400 - side * (400 - bay * 62);
        const far = 400 - side * (400 - (bay + 1) * 62);
        const k = (x: number) => 1 - (side > 0 ? x : 800 - x) / 400;
        const y = (x: number, level: number) => 330 + (level - 0.55) * 640 * k(x);
        const cell = (level: number) => {
          const [a, b] = [near + side * 5, far - side * 3];
          return shape(
            shade(light, colors[(bay * 3 + level * 2 + (side > 0 ? 0 : 1)) % 6] ?? '#c99f6d', 0.05 + bay * 0.03),
            polygon([
              [a, y(a, level * 0.25 + 0.05)],
              [b, y(b, level * 0.25 + 0.05)],
              [b, y(b, level * 0.25 + 0.21)],
              [a, y(a, level * 0.25 + 0.21)],
            ]),
          );
        };
        const beams = range(5)
          .map((level) => d`M${near} ${y(near, level * 0.25 + 0.22)}L${far} ${y(far, level * 0.25 + 0.22)}`)
          .join('');
        return (
          range(4).map(cell).join('') +
          line(tone(light, PAINT.amber), 7 - bay, beams) +
          line(
            tone(light, PAINT.petrolDeep),
            9 - bay * 1.4,
            d`M${near} ${y(near, -0.1)}L${near} ${y(near, 1)}M${far} ${y(far, -0.1)}L${far} ${y(far, 1)}`,
          )
        );
      })
      .join('');
  return picture(
    box(bright(light, '#e6e0d0', 0.2), [0, 0, 800, 600]),
    shape(mix(light.sky[0], '#ffffff', 0.4), 'M300 0L500 0L430 250L370 250Z'),
    shape(shade(light, '#e6e0d0', 0.06), 'M0 0L300 0L370 250L0 40ZM800 0L500 0L430 250L800 40Z'),
    line(shade(light, PAINT.mist, 0.3), 5, 'M0 30Q400 -60 800 30M150 110Q400 40 650 110M240 160Q400 120 560 160'),
    box(light.glass, [340, 268, 120, 90]),
    rollingDoor(light, [350, 276, 100, 82], PAINT.petrolPale, 0.75),
    shape(tone(light, '#bdb5a4'), 'M310 358L490 358L830 620L-30 620Z'),
    shape(light.sun, 'M370 358L430 358L560 600L240 600Z', 0.5),
    line(tone(light, PAINT.amber), 5, 'M318 366L0 600M482 366L800 600'),
    rack(1),
    rack(-1),
    pallets(light, 360, 520),
  );
}

function barrelDepot(): string {
  const light = OVERCAST;
  return picture(
    sky(light, 190, 110, 4, 84),
    mountains(light, 410, 130, 45),
    ridge(light.hills[2], 404, 12, 6),
    meadow(light, 424, 4),
    castShadow(light, 150, 486, 480, 70),
    shape(shade(light, PAINT.mist, 0.02), 'M150 486V360A160 150 0 0 1 470 360V486Z'),
    shape(shade(light, PAINT.mist, 0.22), 'M310 210C430 210 470 280 470 360V486H650V366C650 270 600 216 500 210Z'),
    line(
      shade(light, PAINT.mist, 0.34),
      3,
      [340, 400, 460]
        .map((x, index) => d`M${x + 40} ${212 + index * 2}C${x + 120} ${220} ${x + 132} ${290} ${x + 132} ${360}V486`)
        .join(''),
    ),
    line(bright(light, PAINT.paper, 0.3), 9, 'M150 486V360A160 150 0 0 1 470 360V486'),
    rollingDoor(light, [226, 350, 168, 136], PAINT.olive, 0),
    box(light.glassDeep, [272, 276, 76, 34], 2),
    box(tone(light, PAINT.paper), [308, 276, 4, 34]),
    shape(light.pavement, 'M200 486H430L600 600H100Z'),
    fence(light, 660, 500, 150, 56, PAINT.slate, 18),
    fence(light, -10, 500, 150, 56, PAINT.slate, 18),
    pallets(light, 500, 530),
    barrels(light, 600, 540),
    bush(light, 70, 540, 90, 3),
    tree(light, 720, 480, 150, 5),
  );
}

export const DEPO = [loadingDocks, rackAisle, barrelDepot] as const;
