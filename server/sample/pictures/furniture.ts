import { bright, type Light, MORNING, NOON, OVERCAST, PAINT, shade, tone } from './light.ts';
import { pottedPlant } from './plants.ts';
import { floorLamp, framedPicture, lampPendant, room, rug, windowView } from './rooms.ts';
import { softShadow } from './scenery.ts';
import { type Box, box, boxes, disc, line, oval, picture, place, range, shape } from './svg.ts';

export function sofa(light: Light, color: string): string {
  const paint = tone(light, color);
  const dark = shade(light, color, 0.2);
  return [
    softShadow(light, 0, 4, 280, 16),
    boxes(tone(light, PAINT.woodDeep), [
      [-220, -24, 14, 26],
      [206, -24, 14, 26],
    ]),
    box(shade(light, color, 0.1), [-220, -190, 440, 120], 26),
    ...[-210, 4].map((x) => box(paint, [x, -186, 206, 110], 22)),
    ...[-210, 4].map((x) => box(bright(light, color, 0.2), [x, -96, 206, 48], 16)),
    box(dark, [-220, -56, 440, 36], 10),
    box(paint, [-262, -130, 62, 112], 24),
    box(paint, [200, -130, 62, 112], 24),
    box(bright(light, color, 0.25), [-256, -128, 50, 14], 7),
    box(bright(light, color, 0.25), [206, -128, 50, 14], 7),
    `<g transform="rotate(-10 -150 -130)">${box(tone(light, PAINT.amber), [-188, -164, 78, 74], 14)}</g>`,
    `<g transform="rotate(12 150 -130)">${box(tone(light, PAINT.cream), [112, -162, 78, 74], 14)}${line(tone(light, PAINT.indigo), 4, 'M120 -140h62M120 -126h62M120 -112h62')}</g>`,
  ].join('');
}

function livingRoom(): string {
  const light = MORNING;
  return picture(
    room(light, '#e9dfcc', '#c49a6c'),
    framedPicture(light, [330, 90, 150, 116], PAINT.petrol),
    framedPicture(light, [500, 120, 90, 86], PAINT.olive),
    rug(light, 400, 500, 560, PAINT.clay, PAINT.cream),
    place(390, 508, 1.06, sofa(light, PAINT.petrol)),
    floorLamp(light, 722, 510, 340),
    pottedPlant(light, 70, 520, 190, 3),
    box(tone(light, PAINT.wood), [300, 520, 190, 14], 6),
    line(tone(light, PAINT.woodDeep), 9, 'M320 534v44M470 534v44'),
    shape(tone(light, PAINT.paper), 'M370 520v-22h32v22z'),
    box(tone(light, PAINT.indigo), [420, 508, 50, 6]),
    box(tone(light, PAINT.amber), [424, 514, 46, 6]),
  );
}

function diningRoom(): string {
  const light = NOON;
  const chair = (x: number, side: 1 | -1) =>
    place(
      x,
      540,
      [side, 1],
      line(tone(light, PAINT.woodDeep), 9, 'M-34 0L-30 -100M34 0L30 -100M-34 -100L-44 -236'),
      box(tone(light, PAINT.petrol), [-42, -112, 84, 18], 8),
      shape(tone(light, PAINT.petrol), 'M-52 -232Q-30 -240 -28 -230L-22 -150H-46Z'),
    );
  return picture(
    room(light, '#dfe3d6', '#b98d60'),
    windowView(light, [80, 90, 240, 190]),
    framedPicture(light, [580, 100, 130, 160], PAINT.clay),
    lampPendant(light, 420, 130, PAINT.amber),
    softShadow(light, 420, 552, 290, 16),
    chair(170, 1),
    chair(670, -1),
    box(tone(light, PAINT.wood), [210, 376, 420, 22], 5),
    box(bright(light, PAINT.wood, 0.3), [210, 376, 420, 6], 3),
    shape(shade(light, PAINT.wood, 0.2), 'M250 398h26l-10 146h-16zM590 398h-26l10 146h16z'),
    shape(tone(light, PAINT.paper), 'M380 376q-14 -30 4 -62h72q18 32 4 62z'),
    line(tone(light, PAINT.indigo), 4, 'M374 346h92'),
    ...range(6).map((index) =>
      disc(
        tone(light, [PAINT.clay, PAINT.amber, PAINT.olive][index % 3] ?? PAINT.clay),
        386 + index * 14,
        306 - (index % 2) * 9,
        11,
      ),
    ),
    oval(tone(light, PAINT.paper), 280, 374, 36, 6),
    oval(tone(light, PAINT.paper), 560, 374, 36, 6),
  );
}

function bedroom(): string {
  const light = OVERCAST;
  const doors = range(3).map((index): Box => [520 + index * 82, 120, 76, 360]);
  return picture(
    room(light, '#d9dbe4', '#b39a7c'),
    windowView(light, [70, 80, 170, 170]),
    rug(light, 250, 510, 420, PAINT.indigoPale, PAINT.paper),
    box(shade(light, PAINT.wood, 0.1), [510, 104, 264, 392], 4),
    ...doors.map((door) => box(tone(light, PAINT.wood), door, 2)),
    ...doors.map(
      ([x, y]) =>
        box(shade(light, PAINT.wood, 0.12), [x + 12, y + 14, 52, 150], 2) +
        box(shade(light, PAINT.wood, 0.12), [x + 12, y + 180, 52, 160], 2),
    ),
    ...doors.map(([x], index) => box(tone(light, PAINT.amber), [x + (index === 1 ? 10 : 62), 292, 6, 34], 3)),
    boxes(tone(light, PAINT.woodDeep), [
      [520, 490, 20, 14],
      [744, 490, 20, 14],
    ]),
    softShadow(light, 250, 532, 250, 14),
    box(tone(light, PAINT.woodDeep), [40, 300, 30, 220], 8),
    box(tone(light, PAINT.woodDeep), [448, 420, 22, 104], 6),
    box(shade(light, PAINT.wood, 0.05), [60, 460, 396, 46], 4),
    box(tone(light, PAINT.paper), [66, 400, 384, 64], 16),
    shape(tone(light, PAINT.indigo), 'M190 392Q340 380 454 396V474Q340 486 176 470Z'),
    line(bright(light, PAINT.indigo, 0.3), 4, 'M196 420Q330 408 452 420M190 446Q330 438 452 446'),
    box(bright(light, PAINT.paper, 0.4), [80, 368, 112, 50], 20),
    box(tone(light, PAINT.indigoPale), [120, 386, 84, 36], 14),
    floorLamp(light, 486, 520, 250),
  );
}

function officeFurniture(): string {
  const light = MORNING;
  return picture(
    room(light, '#e4e0d2', '#b9a384'),
    windowView(light, [90, 90, 230, 170]),
    softShadow(light, 420, 540, 270, 14),
    box(tone(light, PAINT.petrol), [600, 150, 140, 350], 3),
    ...range(4).map(
      (row) =>
        box(shade(light, PAINT.petrol, 0.3), [612, 164 + row * 84, 116, 70]) +
        range(5)
          .map((index) =>
            box(
              tone(light, [PAINT.cream, PAINT.amber, PAINT.clay, PAINT.indigoPale][(index + row) % 4] ?? PAINT.cream),
              [618 + index * 20, 178 + row * 84 + ((index * 5) % 9), 15, 56 - ((index * 5) % 9)],
              1,
            ),
          )
          .join(''),
    ),
    box(tone(light, PAINT.wood), [150, 380, 430, 18], 4),
    box(shade(light, PAINT.wood, 0.14), [166, 398, 120, 134], 3),
    line(tone(light, PAINT.amber), 5, 'M210 424h32M210 468h32M210 510h32'),
    box(tone(light, PAINT.woodDeep), [548, 398, 14, 134]),
    box(tone(light, PAINT.woodDeep), [166, 440, 120, 3]),
    box(tone(light, PAINT.woodDeep), [166, 484, 120, 3]),
    line(tone(light, PAINT.ink), 8, 'M420 552v-50M380 560q40 -22 80 0'),
    shape(tone(light, PAINT.clay), 'M366 486q54 -16 108 0v20q-54 10 -108 0zM382 350q38 -14 76 0l6 128q-44 -12 -88 0z'),
    line(tone(light, PAINT.ink), 6, 'M364 440v46M476 440v46'),
    shape(tone(light, PAINT.paper), 'M220 380v-28h30v28z'),
    pottedPlant(light, 320, 382, 70, 4),
  );
}

export const MOBILYA = [livingRoom, diningRoom, bedroom, officeFurniture] as const;
