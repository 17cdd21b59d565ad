import { bright, type Light, MORNING, mix, NOON, OVERCAST, PAINT, shade, tone } from './light.ts';
import { pottedPlant } from './plants.ts';
import { floorLamp, framedPicture, room, rug, windowView, workshop } from './rooms.ts';
import { softShadow } from './scenery.ts';
import { box, boxes, d, disc, line, oval, picture, range, shape } from './svg.ts';

export function carton(light: Light, x: number, y: number, w: number, h: number): string {
  const color = '#c99f6d';
  return (
    box(tone(light, color), [x, y - h, w, h], 2) +
    box(shade(light, color, 0.22), [x + w * 0.74, y - h, w * 0.26, h], 2) +
    box(bright(light, '#e0c394', 0.2), [x + w * 0.3, y - h, w * 0.14, h]) +
    line(shade(light, color, 0.3), 2, d`M${x} ${y - h + 3}h${w}`) +
    line(shade(light, color, 0.35), 3, d`M${x + w * 0.54} ${y - h * 0.3}v${-h * 0.16}m-6 6l6 -7l6 7`)
  );
}

function stockOfGoods(): string {
  const light = MORNING;
  return picture(
    workshop(light),
    softShadow(light, 400, 546, 330, 18),
    ...[110, 410].map((x) =>
      boxes(shade(light, PAINT.wood, 0.1), [
        [x, 512, 280, 10],
        [x, 530, 280, 10],
        [x + 8, 512, 26, 28],
        [x + 128, 512, 26, 28],
        [x + 246, 512, 26, 28],
      ]),
    ),
    carton(light, 118, 512, 130, 100),
    carton(light, 252, 512, 130, 100),
    carton(light, 118, 410, 130, 92),
    carton(light, 252, 410, 130, 92),
    carton(light, 186, 316, 130, 86),
    carton(light, 418, 512, 126, 120),
    carton(light, 552, 512, 130, 120),
    carton(light, 440, 390, 170, 92),
    box(tone(light, PAINT.petrol), [626, 322, 60, 68], 5),
    box(tone(light, PAINT.amber), [470, 250, 70, 48], 5),
    line(tone(light, PAINT.clay), 9, 'M760 540L726 300M704 300h44'),
    disc('#252c36', 760, 540, 20),
    box(tone(light, PAINT.clay), [700, 534, 64, 9], 3),
  );
}

/** A long-necked lute, a painting and a chair: things of a flat. */
function musicCorner(): string {
  const light = NOON;
  return picture(
    room(light, '#e6dcc8', '#b98d60'),
    framedPicture(light, [470, 80, 220, 160], PAINT.petrol),
    rug(light, 400, 510, 560, PAINT.indigo, PAINT.cream),
    floorLamp(light, 728, 516, 350),
    softShadow(light, 270, 520, 120, 12),
    `<g transform="rotate(14 270 400)">${[
      box(tone(light, PAINT.woodDeep), [260, 40, 20, 290], 6),
      line(tone(light, PAINT.mist), 1.5, 'M266 60V440M270 60V440M274 60V440'),
      line(
        tone(light, PAINT.cream),
        2,
        range(13)
          .map((index) => d`M260 ${90 + index * 18}h20`)
          .join(''),
      ),
      line(tone(light, PAINT.ink), 6, 'M252 56h-10M252 76h-10M288 56h10M288 76h10M252 96h-10M288 96h10'),
      shape(
        tone(light, PAINT.wood),
        'M270 310C300 322 352 380 352 440C352 494 314 524 270 524C226 524 188 494 188 440C188 380 240 322 270 310Z',
      ),
      shape(
        tone(light, '#d9ae74'),
        'M270 326C294 338 336 388 336 440C336 484 306 508 270 508C234 508 204 484 204 440C204 388 246 338 270 326Z',
      ),
      disc(tone(light, PAINT.woodDeep), 270, 410, 20),
      disc(tone(light, PAINT.ink), 270, 410, 14),
      box(tone(light, PAINT.woodDeep), [240, 466, 60, 9], 3),
      shape(bright(light, '#d9ae74', 0.4), 'M220 420Q230 372 258 346Q240 390 236 440Q222 450 220 420Z', 0.7),
    ].join('')}</g>`,
    softShadow(light, 540, 520, 120, 10),
    line(tone(light, PAINT.woodDeep), 11, 'M470 520V400M610 520V400M478 400V250M602 400V250'),
    box(tone(light, PAINT.petrol), [458, 384, 164, 30], 12),
    box(tone(light, PAINT.petrol), [480, 256, 120, 90], 14),
    box(bright(light, PAINT.petrol, 0.3), [462, 386, 156, 8], 4),
    pottedPlant(light, 90, 530, 170, 5),
  );
}

function kilims(): string {
  const light = OVERCAST;
  const colors = ['#b4503f', PAINT.indigo, PAINT.petrol, PAINT.amber, PAINT.olive];
  const roll = (x: number, y: number, color: string, trim: string, length = 300) =>
    [
      box(tone(light, color), [x, y - 62, length, 62], 31),
      box(shade(light, color, 0.2), [x, y - 24, length, 24], 12),
      ...range(Math.floor(length / 46)).map((index) =>
        shape(tone(light, trim), d`M${x + 40 + index * 44} ${y - 32}l14 -18l14 18l-14 18z`),
      ),
      disc(tone(light, trim), x + length - 26, y - 31, 30),
      disc(tone(light, color), x + length - 26, y - 31, 21),
      disc(tone(light, trim), x + length - 26, y - 31, 12),
      disc(shade(light, color, 0.3), x + length - 26, y - 31, 5),
    ].join('');
  const hanging = (x: number, color: string, trim: string) =>
    [
      box(tone(light, color), [x, 70, 190, 300], 2),
      line(tone(light, trim), 6, d`M${x + 14} 84h162v272h-162z`),
      ...range(3).map(
        (index) =>
          shape(tone(light, trim), d`M${x + 95} ${100 + index * 84}l54 38l-54 38l-54 -38z`) +
          shape(tone(light, color), d`M${x + 95} ${114 + index * 84}l34 24l-34 24l-34 -24z`) +
          shape(tone(light, PAINT.amber), d`M${x + 95} ${126 + index * 84}l16 12l-16 12l-16 -12z`),
      ),
      line(
        tone(light, PAINT.cream),
        3,
        range(13)
          .map((index) => d`M${x + 6 + index * 15} 370v16`)
          .join(''),
      ),
    ].join('');
  return picture(
    room(light, '#e3dccb', '#a98a68', 460),
    line(tone(light, PAINT.woodDeep), 8, 'M40 66H760'),
    hanging(70, '#b4503f', PAINT.cream),
    hanging(305, PAINT.indigo, PAINT.cream),
    hanging(540, PAINT.petrol, PAINT.cream),
    softShadow(light, 400, 560, 340, 16),
    roll(80, 556, colors[1] ?? '', PAINT.cream),
    roll(400, 556, colors[0] ?? '', PAINT.amber, 320),
    roll(230, 494, colors[2] ?? '', PAINT.cream, 320),
  );
}

/** Tools of a closed workshop, sorted on a board. */
function toolBoard(): string {
  const light = MORNING;
  return picture(
    room(light, '#dfe0d4', '#b7a68a', 490),
    windowView(light, [560, 60, 180, 150], false),
    box(tone(light, PAINT.sand), [60, 60, 440, 260], 4),
    line(
      shade(light, PAINT.sand, 0.2),
      3,
      range(10)
        .map((row) =>
          range(17)
            .map((column) => d`M${80 + column * 25} ${80 + row * 25}h.1`)
            .join(''),
        )
        .join(''),
    ),
    line(tone(light, PAINT.wood), 14, 'M120 130V280'),
    shape(tone(light, PAINT.slate), 'M84 104h66q14 10 16 26h-82z'),
    line(tone(light, PAINT.steel), 12, 'M210 130V280'),
    shape(tone(light, PAINT.steel), 'M186 108q0 -22 14 -26v20h20v-20q14 4 14 26q0 20 -24 24q-24 -4 -24 -24z'),
    line(tone(light, PAINT.steel), 7, 'M290 100V190'),
    box(tone(light, '#b4503f'), [279, 190, 22, 90], 9),
    line(tone(light, PAINT.steel), 7, 'M340 120V190'),
    box(tone(light, PAINT.amber), [330, 190, 20, 80], 8),
    shape(tone(light, PAINT.mist), 'M390 100L470 120V150L390 240Z'),
    line(
      tone(light, PAINT.slate),
      3,
      range(9)
        .map((index) => d`M${390} ${112 + index * 14}l-7 6`)
        .join(''),
    ),
    shape(tone(light, PAINT.wood), 'M386 236h40q16 30 -6 48h-34z'),
    softShadow(light, 400, 570, 340, 14),
    box(tone(light, PAINT.wood), [40, 410, 720, 28], 5),
    box(bright(light, PAINT.wood, 0.3), [40, 410, 720, 8], 4),
    box(shade(light, PAINT.wood, 0.2), [70, 438, 30, 134]),
    box(shade(light, PAINT.wood, 0.2), [700, 438, 30, 134]),
    box(shade(light, PAINT.wood, 0.14), [70, 520, 660, 16]),
    box(tone(light, '#b4503f'), [110, 336, 170, 74], 8),
    box(shade(light, '#b4503f', 0.22), [110, 372, 170, 38], 8),
    line(tone(light, PAINT.ink), 8, 'M160 336v-20h70v20'),
    box(tone(light, PAINT.mist), [184, 362, 22, 18], 3),
    shape(tone(light, PAINT.petrol), 'M330 356h110q16 0 16 16v14h-60l-10 24h-40z'),
    box(tone(light, PAINT.ink), [450, 364, 30, 18], 3),
    line(tone(light, PAINT.steel), 6, 'M480 373h46'),
    shape(tone(light, PAINT.slate), 'M560 410v-24h40v-30h70v30h30v24z'),
    line(tone(light, PAINT.steel), 8, 'M586 340h90M590 330v20'),
    carton(light, 140, 520, 110, 66),
    carton(light, 270, 520, 90, 54),
    box(tone(light, PAINT.indigo), [520, 462, 120, 58], 6),
    oval(mix(PAINT.amber, light.sun, 0.2), 440, 506, 34, 14),
  );
}

export const DIGER_TASINIR = [stockOfGoods, kilims, musicCorner, toolBoard] as const;
