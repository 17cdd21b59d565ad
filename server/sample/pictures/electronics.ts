import { bright, DUSK, type Light, MORNING, mix, NOON, PAINT, shade, tone } from './light.ts';
import { pottedPlant } from './plants.ts';
import { floorLamp, framedPicture, lampPendant, room, rug, tableTop, windowView } from './rooms.ts';
import { hills, sky, softShadow } from './scenery.ts';
import { type Box, box, boxes, d, disc, line, oval, picture, range, shape } from './svg.ts';

/** A landscape as a screen would show it. */
export function screen(light: Light, [x, y, w, h]: Box): string {
  return (
    `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="60 60 680 420" preserveAspectRatio="xMidYMid slice">${sky(light, 250, 230, 2, 5)}${hills(light, 380, 8)}</svg>` +
    shape('#ffffff', d`M${x} ${y}h${w * 0.34}l${-w * 0.24} ${h}h${-w * 0.1}z`, 0.12)
  );
}

function desk(): string {
  const light = MORNING;
  return picture(
    room(light, '#dfe4e2', '#c9a478', 470),
    windowView(light, [520, 70, 210, 170]),
    tableTop(light, 430, PAINT.wood),
    softShadow(light, 330, 470, 220, 12),
    box(tone(light, PAINT.ink), [170, 200, 320, 214], 12),
    screen(DUSK, [182, 212, 296, 186]),
    shape(tone(light, PAINT.mist), 'M140 452L172 414H488L520 452Q520 466 506 466H154Q140 466 140 452Z'),
    shape(tone(light, PAINT.slate), 'M178 420H482L496 440H164Z'),
    line(tone(light, PAINT.mist), 2, 'M176 427H486M170 434H492'),
    shape(shade(light, PAINT.mist, 0.12), 'M288 444h84l8 14h-100z'),
    softShadow(light, 610, 478, 60, 8),
    box(tone(light, PAINT.ink), [570, 340, 76, 138], 12),
    screen(MORNING, [576, 350, 64, 116]),
    box(tone(light, PAINT.paper), [596, 345, 24, 3], 1.5),
    softShadow(light, 80, 486, 60, 8),
    line(tone(light, PAINT.indigo), 13, 'M36 462Q34 386 86 386T134 462'),
    box(tone(light, PAINT.indigo), [22, 436, 34, 54], 15),
    box(tone(light, PAINT.indigo), [116, 436, 34, 54], 15),
    box(bright(light, PAINT.indigo, 0.3), [28, 442, 8, 42], 4),
    pottedPlant(light, 730, 474, 110, 4),
  );
}

function televisionRoom(): string {
  const light = MORNING;
  return picture(
    room(light, '#dcdfe6', '#b98d60'),
    rug(light, 400, 520, 560, PAINT.indigoPale, PAINT.paper),
    softShadow(light, 400, 500, 320, 14),
    box(tone(light, PAINT.wood), [110, 400, 580, 92], 6),
    boxes(shade(light, PAINT.wood, 0.14), [
      [122, 412, 180, 68],
      [312, 412, 176, 68],
      [498, 412, 180, 68],
    ]),
    ...[212, 400, 588].map((x) => box(tone(light, PAINT.amber), [x - 14, 442, 28, 5], 2)),
    boxes(tone(light, PAINT.woodDeep), [
      [130, 490, 14, 22],
      [656, 490, 14, 22],
    ]),
    box(tone(light, PAINT.ink), [170, 130, 460, 256], 8),
    screen(DUSK, [180, 140, 440, 232]),
    box(tone(light, PAINT.ink), [370, 386, 60, 10]),
    box(tone(light, PAINT.slate), [330, 394, 140, 7], 3),
    box(tone(light, PAINT.slate), [60, 250, 64, 260], 8),
    disc(tone(light, PAINT.ink), 92, 310, 23),
    disc(tone(light, PAINT.steel), 92, 310, 9),
    disc(tone(light, PAINT.ink), 92, 400, 27),
    disc(tone(light, PAINT.steel), 92, 400, 11),
    box(tone(light, PAINT.slate), [676, 250, 64, 260], 8),
    disc(tone(light, PAINT.ink), 708, 310, 23),
    disc(tone(light, PAINT.steel), 708, 310, 9),
    disc(tone(light, PAINT.ink), 708, 400, 27),
    disc(tone(light, PAINT.steel), 708, 400, 11),
    box(tone(light, PAINT.ink), [240, 374, 96, 22], 4),
    disc(tone(light, PAINT.amber), 322, 385, 4),
    pottedPlant(light, 560, 402, 70, 6),
  );
}

/** A camera, lens, tablet and watch on a table. */
function camera(): string {
  const light = NOON;
  return picture(
    room(light, '#e9dfcc', '#c9a478', 470),
    framedPicture(light, [90, 90, 150, 110], PAINT.petrol),
    framedPicture(light, [560, 80, 110, 130], PAINT.olive),
    lampPendant(light, 400, 70, PAINT.amber),
    tableTop(light, 420, PAINT.sand),
    softShadow(light, 330, 470, 200, 14),
    box(tone(light, PAINT.ink), [180, 270, 300, 196], 18),
    shape(tone(light, PAINT.ink), 'M270 276l24 -42h72l24 42z'),
    box(tone(light, PAINT.slate), [180, 300, 300, 104]),
    line(
      shade(light, PAINT.slate, 0.25),
      2,
      range(14)
        .map((index) => d`M${190 + index * 22} 304v96`)
        .join(''),
    ),
    box(tone(light, PAINT.steel), [196, 252, 50, 20], 5),
    disc(tone(light, PAINT.steel), 440, 262, 20),
    box(tone(light, '#b64a3a'), [208, 246, 26, 8], 3),
    box(light.glassDeep, [306, 246, 48, 22], 4),
    box('#fff1c9', [412, 288, 44, 20], 4),
    disc(tone(light, PAINT.ink), 330, 370, 92),
    disc(tone(light, PAINT.slate), 330, 370, 80),
    disc(tone(light, PAINT.ink), 330, 370, 66),
    disc(light.glassDeep, 330, 370, 50),
    disc(mix(light.glassDeep, PAINT.indigo, 0.5), 330, 370, 34),
    disc(tone(light, PAINT.ink), 330, 370, 16),
    oval('#ffffff', 308, 346, 14, 10, 0.6),
    `<circle cx="330" cy="370" r="73" fill="none" stroke="${tone(light, PAINT.amber)}" stroke-width="3"/>`,
    softShadow(light, 600, 474, 110, 10),
    `<g transform="rotate(-8 600 380)">${box(tone(light, PAINT.ink), [530, 296, 140, 180], 12)}${screen(MORNING, [540, 308, 120, 156])}</g>`,
    softShadow(light, 90, 486, 60, 8),
    box(tone(light, PAINT.petrol), [68, 400, 40, 90], 8),
    box(tone(light, PAINT.ink), [54, 412, 68, 66], 16),
    box(light.glass, [62, 420, 52, 50], 10),
    line(tone(light, PAINT.paper), 4, 'M88 432v14l10 8'),
  );
}

/** Devices on a shelf in the evening: radio, speaker, turntable. */
function soundShelf(): string {
  const light = DUSK;
  return picture(
    room(light, '#c3b5b8', '#9c7654'),
    windowView(light, [60, 70, 190, 170]),
    floorLamp(light, 726, 520, 370),
    softShadow(light, 380, 506, 290, 14),
    box(tone(light, PAINT.woodDeep), [120, 380, 530, 24], 4),
    box(shade(light, PAINT.woodDeep, 0.1), [120, 404, 18, 110]),
    box(shade(light, PAINT.woodDeep, 0.1), [632, 404, 18, 110]),
    box(tone(light, PAINT.woodDeep), [120, 476, 530, 16]),
    ...range(18).map((index) =>
      box(
        tone(
          light,
          [PAINT.petrol, PAINT.amber, PAINT.indigo, PAINT.clay, PAINT.olive][(index * 3) % 5] ?? PAINT.petrol,
        ),
        [150 + index * 13, 408, 11, 68],
        1,
      ),
    ),
    box(tone(light, PAINT.ink), [440, 414, 160, 62], 6),
    disc(tone(light, PAINT.steel), 470, 445, 17),
    disc(tone(light, PAINT.steel), 570, 445, 17),
    box(light.lamp, [498, 430, 48, 24], 3),
    box(tone(light, PAINT.wood), [160, 330, 230, 50], 6),
    oval(tone(light, PAINT.ink), 262, 328, 92, 16),
    oval(tone(light, PAINT.clay), 262, 327, 30, 6),
    line(tone(light, PAINT.mist), 5, 'M366 322v-26L312 318'),
    disc(tone(light, PAINT.amber), 178, 356, 6),
    box(tone(light, PAINT.petrol), [430, 250, 190, 130], 14),
    box(mix(tone(light, PAINT.petrol), PAINT.ink, 0.45), [444, 264, 108, 102], 8),
    line(
      tone(light, PAINT.petrolPale),
      2.5,
      range(7)
        .map((index) => d`M450 ${276 + index * 14}h96`)
        .join(''),
    ),
    disc(light.lamp, 586, 290, 20),
    line(tone(light, PAINT.ink), 3, 'M586 290l10 -12'),
    disc(tone(light, PAINT.cream), 586, 344, 14),
    line(tone(light, PAINT.mist), 4, 'M600 252L650 150'),
  );
}

export const ELEKTRONIK = [desk, televisionRoom, camera, soundShelf] as const;
