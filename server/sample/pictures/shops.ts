import { casement, frontDoor } from './house-parts.ts';
import { bright, DUSK, type Light, MORNING, mix, NOON, OVERCAST, PAINT, shade, tone } from './light.ts';
import { pottedPlant, tree } from './plants.ts';
import { sky, skyline, softShadow, street } from './scenery.ts';
import {
  awning,
  cafeTable,
  crate,
  displayWindow,
  mannequins,
  shelvesWithJars,
  shopDoor,
  signBand,
} from './shop-parts.ts';
import { type Box, box, boxes, d, disc, glow, line, picture, polygon, range, shape } from './svg.ts';

/** A house front as wide as the picture: plaster, cornice, three windows above. */
function upperFloor(light: Light, wall: string, shutter: string, lit: boolean): string {
  return [
    box(bright(light, wall, 0.15), [60, 60, 680, 440]),
    box(shade(light, wall, 0.16), [60, 60, 680, 12]),
    box(bright(light, PAINT.paper, 0.3), [48, 44, 704, 18], 2),
    box(shade(light, wall, 0.2), [60, 232, 680, 8]),
    ...[150, 372, 594].map((x, index) => casement(light, [x, 96, 62, 100], { shutter, lit: lit && index !== 1 })),
  ].join('');
}

function neighbours(light: Light): string {
  return [
    box(shade(light, PAINT.rose, 0.14), [-10, 120, 70, 400]),
    boxes(light.glassDeep, [
      [6, 160, 30, 50],
      [6, 260, 30, 50],
    ]),
    box(shade(light, PAINT.indigoPale, 0.14), [740, 96, 70, 420]),
    boxes(light.glassDeep, [
      [762, 140, 30, 50],
      [762, 250, 30, 50],
    ]),
  ].join('');
}

function boutique(): string {
  const light = NOON;
  return picture(
    sky(light, 120, 60, 2, 61),
    neighbours(light),
    upperFloor(light, PAINT.cream, PAINT.petrol, false),
    box(tone(light, PAINT.petrolDeep), [60, 240, 680, 262]),
    signBand(light, [90, 252, 620, 46], PAINT.petrol),
    displayWindow(light, [104, 346, 236, 128], PAINT.petrol, mannequins(light, 236, 128)),
    displayWindow(light, [460, 346, 236, 128], PAINT.petrol, shelvesWithJars(light, 236, 128)),
    shopDoor(light, 364, 500, 72, 166, PAINT.amber),
    awning(light, 84, 304, 276, 44, PAINT.clay),
    awning(light, 440, 304, 276, 44, PAINT.clay),
    street(light, 500, 40),
    pottedPlant(light, 352, 518, 70, 3),
    pottedPlant(light, 452, 518, 70, 6),
    softShadow(light, 400, 506, 350, 8),
  );
}

function greengrocer(): string {
  const light = MORNING;
  const fruits = ['#c9563f', PAINT.amber, '#7c9a45', '#8a4f74', '#d98a4a', '#c2b04a'];
  return picture(
    sky(light, 150, 70, 2, 63),
    neighbours(light),
    upperFloor(light, PAINT.rose, PAINT.olive, false),
    box(shade(light, PAINT.olive, 0.08), [60, 240, 680, 262]),
    signBand(light, [90, 250, 620, 42], PAINT.oliveDeep),
    displayWindow(light, [104, 330, 330, 150], PAINT.cream, shelvesWithJars(light, 330, 150)),
    shopDoor(light, 470, 500, 84, 172, PAINT.wood),
    displayWindow(light, [594, 330, 110, 150], PAINT.cream, shelvesWithJars(light, 110, 150)),
    awning(light, 74, 294, 652, 62, PAINT.clay, 16),
    street(light, 500, 44),
    softShadow(light, 270, 522, 190, 10),
    ...range(4).map((index) => crate(light, 92 + index * 86, 486, fruits[index] ?? PAINT.amber, index)),
    ...range(4).map((index) => crate(light, 82 + index * 90, 524, fruits[(index + 3) % 6] ?? PAINT.amber, index + 1)),
    crate(light, 610, 524, '#c9563f', 2),
  );
}

function cafe(): string {
  const light = DUSK;
  const bulbs = range(9).map((index): readonly [number, number] => [
    90 + index * 78,
    300 + Math.sin((index / 8) * Math.PI * 2) * 5 + (index % 2) * 10,
  ]);
  return picture(
    sky(light, 120, 80, 2, 65),
    neighbours(light),
    upperFloor(light, PAINT.sand, PAINT.indigo, true),
    box(tone(light, PAINT.indigoDeep), [60, 240, 680, 262]),
    signBand(light, [90, 248, 620, 40], PAINT.indigo),
    glow('lamp', light.lamp, 0.75),
    displayWindow(light, [104, 336, 250, 146], PAINT.wood, shelvesWithJars(light, 250, 146)),
    displayWindow(
      light,
      [470, 336, 226, 146],
      PAINT.wood,
      line(tone(light, PAINT.ink), 3, 'M60 0v40M160 0v40') +
        disc(tone(light, PAINT.clay), 60, 48, 16) +
        disc(tone(light, PAINT.clay), 160, 48, 16) +
        box(tone(light, PAINT.wood), [20, 104, 190, 42], 3),
    ),
    shopDoor(light, 380, 500, 66, 168, PAINT.wood),
    line(light.shadow, 2.5, `M${bulbs.map(([x, y]) => `${x} ${y.toFixed(1)}`).join('L')}`),
    ...bulbs.map(([x, y]) => disc('url(#lamp)', x, y + 6, 26) + disc(light.lamp, x, y + 6, 5)),
    street(light, 500, 56),
    shape(light.lamp, 'M104 502L354 502L400 556L60 556ZM470 502L696 502L750 556L440 556Z', 0.28),
    cafeTable(light, 190, 540, PAINT.clay),
    cafeTable(light, 600, 540, PAINT.clay),
    pottedPlant(light, 420, 540, 74, 5),
    pottedPlant(light, 90, 530, 84, 9),
  );
}

/** A corner shop under an old round-fronted house. */
function cornerShop(): string {
  const light = OVERCAST;
  const storey = (y: number) =>
    [206, 296, 386].map((x) => casement(light, [x, y, 40, 66])).join('') +
    [520, 590]
      .map(
        (x) =>
          box(bright(light, PAINT.paper, 0.1), [x - 5, y - 5, 38, 76]) +
          box(mix(light.glassDeep, light.shadow, 0.2), [x, y, 28, 66]),
      )
      .join('');
  return picture(
    sky(light, 180, 90, 3, 67),
    skyline(light, 500, 320, 71),
    box(bright(light, PAINT.rose, 0.2), [170, 70, 300, 430]),
    box(shade(light, PAINT.rose, 0.26), [470, 70, 180, 430]),
    boxes(bright(light, PAINT.paper, 0.3), [
      [158, 58, 314, 16],
      [170, 190, 300, 8],
      [170, 316, 300, 8],
    ]),
    boxes(shade(light, PAINT.paper, 0.24), [
      [472, 58, 190, 16],
      [470, 190, 180, 8],
      [470, 316, 180, 8],
    ]),
    storey(100),
    storey(220),
    box(tone(light, PAINT.petrolDeep), [170, 324, 300, 178]),
    box(shade(light, PAINT.petrolDeep, 0.3), [470, 324, 180, 178]),
    signBand(light, [182, 332, 276, 34], PAINT.petrol),
    displayWindow(light, [196, 386, 160, 96], PAINT.petrol, shelvesWithJars(light, 160, 96), true),
    shopDoor(light, 388, 500, 62, 124, PAINT.petrol),
    box(mix(light.lamp, light.shadow, 0.2), [492, 386, 136, 96]),
    `<svg x="492" y="386" width="136" height="96" viewBox="0 0 136 96">${shelvesWithJars(light, 136, 96)}</svg>`,
    awning(light, 176, 366, 296, 30, PAINT.amber, 12),
    street(light, 500, 40),
    tree(light, 96, 516, 190, 4),
    tree(light, 724, 516, 220, 8),
    pottedPlant(light, 372, 516, 54, 3),
  );
}

/** A shopping arcade with a glass vault. */
function arcade(): string {
  const light = MORNING;
  const bay = (x1: number, x2: number, color: string, side: 1 | -1) => {
    const y = (x: number, share: number) => {
      const depth = side > 0 ? x / 280 : (800 - x) / 280;
      const top = 210 + depth * 78;
      const bottom = 620 - depth * 150;
      return top + (bottom - top) * share;
    };
    const quad = (a: number, b: number, s1: number, s2: number) =>
      polygon([
        [a, y(a, s1)],
        [b, y(b, s1)],
        [b, y(b, s2)],
        [a, y(a, s2)],
      ]);
    const inset = (x2 - x1) * 0.1;
    return [
      shape(tone(light, color), quad(x1, x2, 0, 1)),
      shape(mix(light.lamp, '#ffffff', 0.25), quad(x1 + inset, x2 - inset, 0.34, 0.92)),
      shape(
        shade(light, color, 0.22),
        quad(x1 + (x2 - x1) * 0.47, x1 + (x2 - x1) * 0.53, 0.34, 0.92) + quad(x1, x2, 0.94, 1),
      ),
      shape(bright(light, PAINT.paper, 0.2), quad(x1, x2, 0.12, 0.24)),
      shape(tone(light, PAINT.amber), quad(x1 + inset * 3, x2 - inset * 3, 0.15, 0.21)),
    ].join('');
  };
  const ribs = range(6).map(
    (index) =>
      d`M${-40 + index * 62} ${190 - index * 10 + index * index * 4}Q400 ${-240 + index * 66} ${840 - index * 62} ${190 - index * 10 + index * index * 4}`,
  );
  const tiles = range(9).map((index) => d`M${400 + (index - 4) * 26} 452L${400 + (index - 4) * 150} 600`);
  return picture(
    sky(light, 400, 210, 0, 1),
    shape(mix(light.glass, light.sky[0], 0.6), 'M0 0H800V200L540 290H260L0 200Z', 0.5),
    line(tone(light, PAINT.petrolDeep), 5, ribs.join('')),
    line(tone(light, PAINT.petrolDeep), 3, 'M400 0V190M180 0L300 240M620 0L500 240'),
    line(tone(light, PAINT.petrolDeep), 7, 'M0 206L276 286M800 206L524 286'),
    box(bright(light, PAINT.paper, 0.1), [270, 280, 260, 180]),
    skyline(light, 452, 110, 81),
    tree(light, 400, 462, 110, 4),
    shape(tone(light, PAINT.sand), 'M270 454H530L830 640H-30Z'),
    line(shade(light, PAINT.sand, 0.14), 2.5, `${tiles.join('')}M215 490H585M140 536H660`),
    shape(light.sun, 'M330 454H470L590 600H210Z', 0.4),
    bay(0, 120, PAINT.petrol, 1),
    bay(120, 210, PAINT.clay, 1),
    bay(210, 272, PAINT.indigo, 1),
    bay(680, 800, PAINT.olive, -1),
    bay(590, 680, PAINT.indigo, -1),
    bay(528, 590, PAINT.petrol, -1),
    pottedPlant(light, 268, 520, 96, 3),
    pottedPlant(light, 540, 520, 96, 7),
  );
}

/** An empty shop with its shutter half down: how most come to auction. */
function shutteredShop(): string {
  const light = MORNING;
  const slats = range(11).map((index): Box => [126, 300 + index * 9, 250, 2.5]);
  return picture(
    sky(light, 660, 90, 3, 69),
    neighbours(light),
    upperFloor(light, PAINT.indigoPale, PAINT.indigo, false),
    box(shade(light, PAINT.mist, 0.04), [60, 240, 680, 262]),
    box(tone(light, PAINT.slate), [90, 250, 620, 38], 3),
    box(mix(light.glassDeep, light.shadow, 0.35), [126, 300, 250, 200]),
    shape(light.glass, 'M126 400L230 400L190 500L126 500Z', 0.5),
    box(tone(light, PAINT.mist), [126, 300, 250, 100]),
    boxes(shade(light, PAINT.mist, 0.24), slats),
    box(tone(light, PAINT.slate), [122, 396, 258, 8], 2),
    box(tone(light, PAINT.paper), [396, 300, 10, 200]),
    displayWindow(
      light,
      [426, 310, 180, 172],
      PAINT.slate,
      box(shade(light, PAINT.sand, 0.2), [0, 140, 180, 32]) +
        line(tone(light, PAINT.paper), 3, 'M90 0v38') +
        disc(tone(light, PAINT.amber), 90, 46, 12),
      false,
    ),
    frontDoor(light, 636, 500, 56, 150, PAINT.indigo),
    street(light, 500, 40),
    tree(light, 66, 518, 180, 6),
    pottedPlant(light, 416, 516, 60, 4),
    line(tone(light, PAINT.ink), 5, 'M744 520V330M744 336h-36'),
    disc(tone(light, PAINT.amber), 706, 344, 12),
  );
}

export const ISYERI = [boutique, greengrocer, cafe, cornerShop, arcade, shutteredShop] as const;
