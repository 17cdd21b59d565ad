import { cottage } from './house-parts.ts';
import { bright, DUSK, type Light, MORNING, mix, NOON, PAINT, shade, tone } from './light.ts';
import { grass, poplar, tree } from './plants.ts';
import { birds, hills, mountains, ridge, sky, softShadow } from './scenery.ts';
import { box, boxes, d, disc, line, picture, place, range, shape } from './svg.ts';

/** A farm tyre with lugs and a coloured rim. */
function lugWheel(light: Light, x: number, y: number, r: number, rim: string): string {
  const count = Math.round(r / 4);
  const lugs = range(count).map((index) => {
    const a = (index / count) * 2 * Math.PI;
    return d`M${x + Math.cos(a) * r * 0.86} ${y + Math.sin(a) * r * 0.86}L${x + Math.cos(a + 0.12) * r * 1.03} ${y + Math.sin(a + 0.12) * r * 1.03}`;
  });
  return [
    line('#252c36', r * 0.13, lugs.join('')),
    disc('#252c36', x, y, r * 0.95),
    disc('#3a434e', x, y, r * 0.74),
    disc(tone(light, rim), x, y, r * 0.56),
    disc(shade(light, rim, 0.25), x, y, r * 0.4),
    ...range(6).map((index) =>
      disc(
        tone(light, rim),
        x + Math.cos((index / 6) * 2 * Math.PI) * r * 0.27,
        y + Math.sin((index / 6) * 2 * Math.PI) * r * 0.27,
        r * 0.055,
      ),
    ),
    disc(tone(light, rim), x, y, r * 0.14),
  ].join('');
}

/** A tractor from the side, with a cab or, as older ones, a roll bar. */
export function farmTractor(light: Light, color: string, cabbed: boolean): string {
  const paint = tone(light, color);
  return [
    softShadow(light, 0, 2, 210, 14),
    box(tone(light, PAINT.slate), [-60, -96, 220, 34], 6),
    box(shade(light, color, 0.3), [-90, -150, 96, 60], 8),
    shape(paint, 'M0 -190H140Q166 -188 172 -160V-104Q172 -92 160 -92H0Z'),
    shape(shade(light, color, 0.2), 'M0 -124H172V-104Q172 -92 160 -92H0Z'),
    shape(mix(paint, light.sun, 0.4), 'M4 -184H138Q152 -182 158 -172H4Z'),
    boxes(tone(light, PAINT.ink), [
      [36, -162, 5, 40],
      [48, -162, 5, 40],
      [60, -162, 5, 40],
      [72, -162, 5, 40],
      [84, -162, 5, 40],
    ]),
    box('#fff1c9', [152, -168, 22, 16], 5),
    line(tone(light, PAINT.ink), 11, 'M92 -190V-262'),
    line(tone(light, PAINT.slate), 6, 'M92 -262l10 -12'),
    cabbed
      ? [
          shape(mix(light.glass, light.sky[2], 0.3), 'M-140 -170L-120 -296H-14L4 -170V-110H-110Z', 0.92),
          shape('#ffffff', 'M-60 -292h24l-50 120h-24z', 0.25),
          line(paint, 10, 'M-140 -170L-120 -296M-14 -296L4 -170V-104M-66 -296V-190'),
          box(paint, [-136, -312, 140, 20], 8),
          box(mix(paint, light.sun, 0.35), [-130, -312, 128, 6], 3),
          box(tone(light, PAINT.amber), [-24, -326, 16, 15], 5),
        ].join('')
      : [
          line(tone(light, PAINT.ink), 9, 'M-120 -150V-270H-96M-12 -190L-34 -220M-48 -212l22 -14'),
          shape(tone(light, PAINT.ink), 'M-108 -162h56v14h-56zM-112 -206h14v50h-14z'),
        ].join(''),
    shape(paint, 'M-190 -146Q-170 -206 -96 -202Q-40 -196 -20 -130L-6 -96H-36Q-60 -168 -100 -166Q-150 -166 -166 -136Z'),
    shape(mix(paint, light.sun, 0.35), 'M-184 -152Q-162 -200 -96 -196Q-70 -192 -54 -178Q-120 -196 -178 -148Z'),
    lugWheel(light, -98, -86, 86, PAINT.amber),
    lugWheel(light, 122, -54, 54, PAINT.amber),
    line(tone(light, PAINT.ink), 5, 'M-8 -96v40h26'),
  ].join('');
}

function plough(light: Light): string {
  const shares = range(4).map(
    (index) =>
      shape(tone(light, PAINT.steel), d`M${-60 - index * 52} -56q-16 34 14 58q12 -22 4 -58z`) +
      line(tone(light, PAINT.clay), 8, d`M${-58 - index * 52} -90v40`),
  );
  return (
    softShadow(light, -150, 2, 110, 9) +
    line(tone(light, PAINT.clay), 12, 'M0 -96L-240 -88M0 -96L20 -130') +
    shares.join('')
  );
}

function wagon(light: Light): string {
  return [
    softShadow(light, -170, 2, 150, 11),
    line(tone(light, PAINT.ink), 8, 'M20 -60H-40'),
    shape(tone(light, '#d9b55f'), 'M-306 -136Q-250 -190 -180 -166Q-110 -196 -48 -136Z'),
    shape(bright(light, '#d9b55f', 0.25), 'M-280 -142Q-240 -176 -190 -160Q-160 -156 -140 -142Z'),
    shape(tone(light, PAINT.petrol), 'M-320 -144H-34L-44 -68H-310Z'),
    box(mix(tone(light, PAINT.petrol), light.sun, 0.35), [-324, -148, 294, 9], 2),
    line(shade(light, PAINT.petrol, 0.25), 5, 'M-250 -140v70M-178 -140v70M-106 -140v70'),
    box(tone(light, PAINT.ink), [-300, -70, 250, 10]),
    lugWheel(light, -240, -40, 40, PAINT.cream),
    lugWheel(light, -110, -40, 40, PAINT.cream),
  ].join('');
}

function soilField(light: Light, color: string): string {
  return (
    box(tone(light, color), [0, 400, 800, 200]) +
    line(
      shade(light, color, 0.16),
      7,
      range(7)
        .map(
          (row) =>
            d`M0 ${420 + row * row * 5}C200 ${412 + row * row * 5} 560 ${430 + row * row * 5} 800 ${416 + row * row * 5}`,
        )
        .join(''),
    )
  );
}

function ploughing(): string {
  const light = MORNING;
  return picture(
    sky(light, 170, 120, 3, 71),
    hills(light, 370, 7),
    poplar(light, 60, 402, 180, 3),
    poplar(light, 100, 404, 150, 6),
    soilField(light, PAINT.soil),
    birds(light, 200, 260),
    place(250, 520, 1.1, plough(light)),
    place(500, 524, 1.14, farmTractor(light, PAINT.petrol, true)),
  );
}

function harvestLoad(): string {
  const light = DUSK;
  return picture(
    sky(light, 620, 290, 3, 73),
    hills(light, 380, 17),
    tree(light, 90, 420, 150, 4),
    soilField(light, '#c9ab69'),
    place(380, 524, 1, wagon(light)),
    place(560, 526, 1.06, farmTractor(light, '#b4503f', true)),
  );
}

function oldTractor(): string {
  const light = NOON;
  return picture(
    sky(light, 160, 110, 3, 75),
    mountains(light, 390, 170, 9),
    ridge(light.hills[2], 384, 12, 8),
    ridge(light.ground, 408, 6, 3),
    shape(light.groundDeep, 'M0 520C240 490 540 560 800 510V600H0Z', 0.6),
    cottage(light, {
      x: 40,
      base: 440,
      width: 180,
      height: 100,
      wall: PAINT.cream,
      roof: PAINT.clay,
      roofHeight: 54,
      side: 70,
    }),
    box(shade(light, PAINT.woodDeep, 0.1), [90, 372, 60, 68]),
    tree(light, 700, 450, 220, 6),
    grass(light, [20, 470, 760, 110], 50, 4),
    place(420, 528, 1.3, farmTractor(light, PAINT.indigo, false)),
  );
}

export const TRAKTOR = [ploughing, oldTractor, harvestLoad] as const;
