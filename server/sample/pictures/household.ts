import { bright, type Light, MORNING, mix, NOON, PAINT, shade, tone } from './light.ts';
import { pottedPlant } from './plants.ts';
import { framedPicture, lampPendant, room, rug, tableTop, windowView } from './rooms.ts';
import { softShadow } from './scenery.ts';
import { box, d, disc, line, oval, picture, place, range, shape } from './svg.ts';

export function fridge(light: Light): string {
  return [
    softShadow(light, 0, 2, 96, 9),
    box(tone(light, PAINT.mist), [-80, -340, 160, 336], 10),
    box(bright(light, PAINT.paper, 0.4), [-80, -340, 160, 104], 10),
    box(bright(light, PAINT.paper, 0.3), [-80, -230, 160, 220], 10),
    shape('#ffffff', 'M-70 -330h40l-20 90h-20zM-70 -222h40l-30 204h-10z', 0.5),
    box(tone(light, PAINT.slate), [52, -316, 8, 56], 4),
    box(tone(light, PAINT.slate), [52, -212, 8, 90], 4),
    box(tone(light, PAINT.amber), [-50, -200, 22, 26], 2),
    box(tone(light, PAINT.petrol), [-20, -192, 18, 18], 2),
    box(tone(light, PAINT.ink), [-64, -8, 24, 8]),
    box(tone(light, PAINT.ink), [40, -8, 24, 8]),
  ].join('');
}

export function washer(light: Light): string {
  return [
    softShadow(light, 0, 2, 96, 9),
    box(bright(light, PAINT.paper, 0.4), [-84, -190, 168, 186], 8),
    box(shade(light, PAINT.paper, 0.1), [-84, -190, 168, 36], 8),
    box(tone(light, PAINT.petrol), [-70, -180, 46, 16], 3),
    disc(tone(light, PAINT.slate), 56, -172, 11),
    line(tone(light, PAINT.paper), 3, 'M56 -172v-8'),
    disc(tone(light, PAINT.mist), 0, -84, 62),
    disc(tone(light, PAINT.slate), 0, -84, 50),
    disc(light.glassDeep, 0, -84, 42),
    shape(tone(light, PAINT.clay), 'M-36 -66Q-14 -88 6 -70T40 -76Q32 -44 0 -43Q-28 -44 -36 -66Z'),
    shape(tone(light, PAINT.indigoPale), 'M-14 -56Q8 -76 30 -58Q20 -44 0 -43Q-12 -46 -14 -56Z'),
    shape('#ffffff', 'M-30 -106a42 42 0 0 1 30 -20l-8 16a30 30 0 0 0 -14 10z', 0.45),
    box(tone(light, PAINT.ink), [-70, -6, 20, 6]),
    box(tone(light, PAINT.ink), [50, -6, 20, 6]),
  ].join('');
}

export function oven(light: Light): string {
  return [
    softShadow(light, 0, 2, 96, 9),
    box(tone(light, PAINT.slate), [-84, -190, 168, 186], 6),
    box(tone(light, PAINT.ink), [-84, -198, 168, 14], 4),
    ...[-50, -18, 14, 46].map((x) => disc(tone(light, PAINT.mist), x, -168, 9)),
    box(tone(light, PAINT.ink), [-66, -140, 132, 92], 6),
    box(mix(PAINT.amber, light.glassDeep, 0.35), [-56, -130, 112, 72], 4),
    line(tone(light, PAINT.steel), 3, 'M-56 -92h112'),
    box(tone(light, '#b98c5c'), [-30, -106, 60, 14], 6),
    box(tone(light, PAINT.mist), [-60, -150, 120, 7], 3),
    box(shade(light, PAINT.slate, 0.2), [-66, -38, 132, 26], 4),
    line(tone(light, PAINT.ink), 4, 'M-66 -200h50M16 -200h50'),
    shape(tone(light, '#b4503f'), 'M-64 -204v-34h52v34z'),
    line(tone(light, PAINT.ink), 4, 'M-70 -230h-8M-6 -230h8M-38 -238v-8'),
  ].join('');
}

function appliances(): string {
  const light = MORNING;
  return picture(
    room(light, '#dfe6df', '#c9a478'),
    windowView(light, [470, 90, 220, 150]),
    place(190, 500, 1.12, fridge(light)),
    place(392, 500, 1.08, washer(light)),
    place(600, 500, 1.08, oven(light)),
    pottedPlant(light, 740, 520, 130, 4),
  );
}

/** Breakfast table with a double teapot and glasses. */
function teaTable(): string {
  const light = MORNING;
  const glass = (x: number, y: number) =>
    oval(tone(light, PAINT.paper), x, y, 40, 9) +
    oval(shade(light, PAINT.paper, 0.12), x, y + 2, 26, 5) +
    shape(
      tone(light, '#b5532f'),
      d`M${x - 17} ${y - 56}Q${x - 6} ${y - 30} ${x - 15} ${y - 6}Q${x} ${y + 4} ${x + 15} ${y - 6}Q${x + 6} ${y - 30} ${x + 17} ${y - 56}z`,
    ) +
    shape(
      mix(light.glass, '#ffffff', 0.6),
      d`M${x - 20} ${y - 72}Q${x - 18} ${y - 62} ${x - 17} ${y - 56}h34Q${x + 18} ${y - 62} ${x + 20} ${y - 72}z`,
      0.8,
    ) +
    line('#ffffff', 2.5, d`M${x - 11} ${y - 60}q6 26 -2 48`, 0.7);
  return picture(
    room(light, '#e9dfcc', '#c9a478', 470),
    windowView(light, [70, 80, 230, 180], false),
    framedPicture(light, [560, 110, 130, 100], PAINT.petrol),
    lampPendant(light, 430, 84, PAINT.petrol),
    tableTop(light, 430, PAINT.wood),
    softShadow(light, 300, 472, 120, 12),
    shape(tone(light, PAINT.steel), 'M222 470Q206 372 236 356H364Q394 372 378 470Z'),
    shape(bright(light, PAINT.mist, 0.4), 'M238 462Q226 384 246 364h26q-20 40 -12 98z', 0.8),
    shape(tone(light, PAINT.steel), 'M376 400q44 -8 50 -44l-14 -4q-8 24 -40 24z'),
    line(tone(light, PAINT.ink), 10, 'M226 380q-50 10 -26 66'),
    shape(bright(light, PAINT.paper, 0.2), 'M244 356Q230 282 262 270H338Q370 282 356 356Z'),
    shape(tone(light, PAINT.indigo), 'M242 330Q300 348 358 330L357 344Q300 360 243 344Z'),
    shape(bright(light, PAINT.paper, 0.2), 'M354 310q34 -8 38 -34l-11 -4q-6 18 -30 20z'),
    line(tone(light, PAINT.ink), 8, 'M250 292q-36 8 -20 44'),
    oval(tone(light, PAINT.paper), 300, 270, 40, 9),
    disc(tone(light, PAINT.indigo), 300, 256, 10),
    line(light.cloud, 6, 'M420 330q-14 -20 0 -40t0 -40', 0.6),
    glass(500, 480),
    glass(620, 474),
    oval(tone(light, PAINT.paper), 150, 482, 62, 14),
    ...[128, 146, 164, 138, 156].map((x, index) =>
      disc(tone(light, index % 2 ? PAINT.olive : PAINT.ink), x, 474 - (index > 2 ? 9 : 0), 8),
    ),
    shape(tone(light, '#d8a763'), 'M660 500q46 -40 92 0q4 16 -46 16t-46 -16z'),
    line(shade(light, '#d8a763', 0.25), 3, 'M690 484l8 16M712 482l6 18'),
  );
}

/** Vacuum cleaner, ironing board and fan: smaller things. */
function smallAppliances(): string {
  const light = NOON;
  return picture(
    room(light, '#e6dccb', '#bfa17c'),
    windowView(light, [520, 70, 200, 190]),
    rug(light, 390, 500, 520, PAINT.petrol, PAINT.cream),
    softShadow(light, 240, 520, 110, 10),
    shape(tone(light, '#b4503f'), 'M150 510Q140 430 210 420H280Q330 424 334 510Z'),
    shape(shade(light, '#b4503f', 0.2), 'M148 486H334V510H150Z'),
    disc(tone(light, PAINT.ink), 184, 508, 26),
    disc(tone(light, PAINT.steel), 184, 508, 12),
    disc(tone(light, PAINT.ink), 306, 512, 16),
    box(tone(light, PAINT.ink), [214, 404, 60, 14], 7),
    disc(tone(light, PAINT.mist), 250, 460, 20),
    line(tone(light, PAINT.slate), 13, 'M334 470Q420 460 400 360T340 250'),
    line(tone(light, PAINT.mist), 9, 'M340 250L470 520'),
    shape(tone(light, PAINT.ink), 'M436 524h86l-14 -22h-60z'),
    softShadow(light, 620, 514, 90, 9),
    line(tone(light, PAINT.mist), 9, 'M620 508V330'),
    oval(tone(light, PAINT.mist), 620, 508, 60, 11),
    disc(tone(light, PAINT.mist), 620, 300, 86),
    disc(tone(light, '#e6dccb'), 620, 300, 78),
    ...[0, 120, 240].map(
      (turn) =>
        `<g transform="rotate(${turn} 620 300)">${shape(tone(light, PAINT.petrolPale), 'M620 300Q580 270 596 232Q632 232 620 300Z')}</g>`,
    ),
    line(
      tone(light, PAINT.slate),
      2,
      range(12)
        .map(
          (index) =>
            d`M620 300L${620 + Math.cos((index / 12) * 6.283) * 84} ${300 + Math.sin((index / 12) * 6.283) * 84}`,
        )
        .join(''),
    ),
    disc(tone(light, PAINT.slate), 620, 300, 16),
  );
}

export const EV_ESYASI = [appliances, teaTable, smallAppliances] as const;
