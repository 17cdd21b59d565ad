import { buildingBlock } from './facade.ts';
import { bright, DUSK, type Light, MORNING, mix, NOON, PAINT, shade, tone } from './light.ts';
import { bush, pottedPlant, tree } from './plants.ts';
import { birds, castShadow, hedge, hills, sky, skyline, softShadow, street } from './scenery.ts';
import { type Box, box, boxes, d, dice, line, picture, polygon, range, shape } from './svg.ts';

/** A curtain-wall tower: panes that mirror the sky, mullions, shaded flank. */
export function tower(
  light: Light,
  x: number,
  base: number,
  columns: number,
  floors: number,
  color: string,
  seed: number,
): string {
  const cw = 32;
  const fh = 30;
  const w = columns * cw;
  const top = base - floors * fh;
  const { lit, pale } = towerPanes(light, x, top, columns, floors, seed);
  return [
    castShadow(light, x, base, w + 70, 90),
    box(shade(light, color, 0.42), [x + w, top + 14, 70, base - top - 14]),
    line(
      shade(light, color, 0.2),
      2,
      range(floors)
        .map((floor) => d`M${x + w} ${top + 22 + floor * fh}h70`)
        .join(''),
    ),
    box(mix(tone(light, color), light.glass, 0.45), [x, top, w, base - top]),
    shape(
      mix(light.glass, light.sky[2], 0.45),
      polygon([
        [x, top],
        [x + w * 0.62, top],
        [x + w * 0.16, base],
        [x, base],
      ]),
      0.65,
    ),
    boxes(mix(light.glass, light.sky[2], 0.6), pale, 0.55),
    boxes(light.lamp, lit),
    line(
      shade(light, color, 0.12),
      2.5,
      range(columns + 1)
        .map((column) => d`M${x + column * cw} ${top}V${base}`)
        .join('') +
        range(floors)
          .map((floor) => d`M${x} ${top + floor * fh}h${w}`)
          .join(''),
    ),
    box(bright(light, PAINT.paper, 0.3), [x - 4, top - 8, w + 4, 10]),
    box(shade(light, PAINT.paper, 0.3), [x + w, top + 4, 74, 12]),
    box(mix(light.lamp, light.glass, light.lampShare > 0.1 ? 0 : 0.7), [x + w * 0.3, base - 50, w * 0.4, 50]),
    box(bright(light, PAINT.paper, 0.2), [x + w * 0.24, base - 58, w * 0.52, 8]),
  ].join('');
}

/** Which panes show a lamp and which the bright sky. */
function towerPanes(light: Light, x: number, top: number, columns: number, floors: number, seed: number) {
  const random = dice(seed);
  const lit: Box[] = [];
  const pale: Box[] = [];
  for (const floor of range(floors)) {
    for (const column of range(columns)) {
      const pane: Box = [x + column * 32 + 2, top + floor * 30 + 2, 28, 26];
      const roll = random();
      if (roll < light.lampShare * 0.9) lit.push(pane);
      else if (roll > 0.72) pale.push(pane);
    }
  }
  return { lit, pale };
}

function glassTower(): string {
  const light = NOON;
  return picture(
    sky(light, 160, 110, 4, 72),
    skyline(light, 480, 220, 91),
    tower(light, 250, 502, 7, 13, PAINT.petrol, 5),
    tower(light, 520, 504, 4, 8, PAINT.indigo, 8),
    street(light, 502, 32),
    tree(light, 120, 512, 150, 4),
    tree(light, 200, 514, 110, 8),
    hedge(light, 30, 514, 90, 26, 3),
    tree(light, 742, 514, 140, 6),
    birds(light, 90, 240),
  );
}

function eveningOffices(): string {
  const light = DUSK;
  return picture(
    sky(light, 620, 330, 3, 74),
    skyline(light, 480, 230, 95),
    tower(light, 110, 504, 5, 9, PAINT.indigo, 11),
    tower(light, 350, 502, 6, 12, PAINT.petrol, 16),
    buildingBlock(light, {
      x: 600,
      base: 504,
      floors: 6,
      columns: 4,
      wall: PAINT.sand,
      accent: PAINT.brick,
      seed: 6,
      side: 50,
    }),
    street(light, 502, 32),
    tree(light, 70, 514, 120, 2),
    tree(light, 330, 516, 90, 7),
    bush(light, 560, 514, 64, 4),
  );
}

/** A workplace by a window: desk, chair, lamp, the town outside. */
function workRoom(): string {
  const light = MORNING;
  return picture(
    box(tone(light, '#e9e2d3'), [0, 0, 800, 470]),
    box(tone(light, '#b9a384'), [0, 466, 800, 134]),
    box(shade(light, '#b9a384', 0.14), [0, 466, 800, 8]),
    box(tone(light, PAINT.paper), [236, 66, 420, 262], 2),
    `<svg x="248" y="78" width="396" height="238" viewBox="60 60 680 408" preserveAspectRatio="xMidYMid slice">${[sky(light, 180, 150, 3, 7), hills(light, 380, 5), skyline(light, 480, 260, 77, light.hills[1])].join('')}</svg>`,
    boxes(tone(light, PAINT.paper), [
      [376, 78, 8, 238],
      [508, 78, 8, 238],
    ]),
    box(bright(light, PAINT.paper, 0.3), [226, 322, 440, 12], 2),
    box(tone(light, PAINT.petrol), [40, 96, 150, 370], 3),
    ...range(4).map((row) => box(shade(light, PAINT.petrol, 0.35), [54, 112 + row * 86, 122, 72])),
    ...range(4).map((row) =>
      range(6)
        .map((index) =>
          box(
            tone(light, [PAINT.paper, PAINT.amber, PAINT.indigoPale, PAINT.clay][(index + row) % 4] ?? PAINT.paper),
            [58 + index * 17, 126 + row * 86 + ((index * 7) % 12), 13, 58 - ((index * 7) % 12)],
            1,
          ),
        )
        .join(''),
    ),
    shape(light.sun, 'M300 480L560 480L720 600L380 600Z', 0.35),
    softShadow(light, 470, 540, 240, 16),
    line(tone(light, PAINT.ink), 9, 'M286 540V412M650 540V412'),
    box(tone(light, PAINT.wood), [258, 396, 420, 18], 3),
    box(shade(light, PAINT.wood, 0.2), [560, 414, 96, 70], 2),
    line(tone(light, PAINT.amber), 4, 'M600 440h18M600 464h18'),
    box(tone(light, PAINT.ink), [400, 296, 130, 84], 5),
    box(mix(light.glass, light.sky[2], 0.4), [407, 303, 116, 70], 2),
    line(tone(light, PAINT.petrol), 5, 'M420 322h50M420 338h84M420 354h64', 0.6),
    shape(tone(light, PAINT.slate), 'M456 380h18l6 14h-30zM436 392h58v5h-58z'),
    line(tone(light, PAINT.ink), 5, 'M300 396v-50l34 -34'),
    shape(tone(light, PAINT.amber), 'M320 302l36 -8l10 32l-30 6z'),
    box(tone(light, PAINT.paper), [574, 386, 62, 5]),
    box(tone(light, PAINT.indigoPale), [580, 380, 56, 6]),
    box(tone(light, PAINT.clay), [576, 374, 52, 6]),
    line(tone(light, PAINT.ink), 7, 'M460 548v-44M424 556q36 -20 72 0'),
    shape(tone(light, PAINT.indigo), 'M412 488q48 -16 96 0v18q-48 10 -96 0zM424 400q36 -14 72 0l4 84q-40 -10 -80 0z'),
    pottedPlant(light, 732, 552, 190, 4),
  );
}

export const OFIS = [glassTower, workRoom, eveningOffices] as const;
