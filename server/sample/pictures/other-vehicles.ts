import { DUSK, type Light, MORNING, mix, NOON, OVERCAST, PAINT, shade, tone } from './light.ts';
import { bush, tree } from './plants.ts';
import { carPark, countryRoad, harbour } from './roadside.ts';
import { meadow, softShadow } from './scenery.ts';
import { box, boxes, clipped, d, disc, line, picture, place, range, shape } from './svg.ts';
import { arch, wheel } from './truck-parts.ts';

export function caravan(light: Light): string {
  const body = 'M-220 -60V-190Q-220 -236 -170 -240H130Q180 -236 206 -180L214 -120Q216 -70 196 -60Z';
  return [
    softShadow(light, 0, 2, 250, 13),
    line(tone(light, PAINT.slate), 10, 'M200 -62H286'),
    line(tone(light, PAINT.slate), 8, 'M262 -62V-6'),
    shape(tone(light, PAINT.paper), body),
    clipped(
      'caravan',
      body,
      box(tone(light, PAINT.petrol), [-240, -124, 480, 22]),
      box(tone(light, PAINT.amber), [-240, -98, 480, 7]),
      box(shade(light, PAINT.paper, 0.14), [-240, -86, 480, 40]),
      box(mix(tone(light, PAINT.paper), light.sun, 0.4), [-240, -240, 480, 10]),
    ),
    ...[
      [-190, 90],
      [80, 92],
    ].map(
      ([x = 0, w = 90]) =>
        box(tone(light, PAINT.slate), [x - 4, -206, w + 8, 66], 8) +
        box(light.glassDeep, [x, -202, w, 58], 6) +
        shape(light.glass, d`M${x} -202h${w * 0.5}l${-w * 0.3} 58h${-w * 0.2}z`),
    ),
    box(tone(light, PAINT.petrolPale), [-66, -214, 70, 154], 6),
    box(light.glassDeep, [-54, -200, 46, 44], 4),
    box(tone(light, PAINT.ink), [-8, -130, 6, 16], 2),
    box(tone(light, PAINT.slate), [-70, -52, 78, 8], 2),
    box(tone(light, PAINT.mist), [-120, -252, 90, 14], 4),
    arch(70, 44, -36),
    wheel(light, 70, -36, 36),
    box(tone(light, '#b64a3a'), [-222, -110, 10, 24], 3),
  ].join('');
}

/** A motor boat on the water. */
function motorBoat(light: Light): string {
  return [
    shape(tone(light, PAINT.paper), 'M-290 -70C-180 -66 60 -70 300 -118C270 -60 220 -8 160 14H-240Q-280 -20 -290 -70Z'),
    shape(tone(light, PAINT.indigo), 'M-280 -36C-160 -30 100 -34 262 -58C230 -24 196 0 160 14H-240Q-268 -8 -280 -36Z'),
    line(tone(light, PAINT.amber), 5, 'M-284 -46C-160 -40 100 -44 270 -70'),
    shape(tone(light, PAINT.paper), 'M-160 -74L-130 -150H40L130 -92L60 -78Z'),
    shape(light.glassDeep, 'M-120 -142H32L96 -100L40 -98H-138Z'),
    shape(light.glass, 'M-120 -142H-20L-70 -98H-138Z'),
    line(tone(light, PAINT.paper), 6, 'M-40 -146L-54 -94M20 -146L36 -94'),
    box(tone(light, PAINT.paper), [-140, -166, 190, 14], 6),
    line(tone(light, PAINT.slate), 4, 'M-60 -166v-70M-60 -236l-22 10'),
    line(tone(light, PAINT.mist), 4, 'M120 -98V-130M190 -108V-140M260 -118V-148M120 -130L284 -152'),
    box(tone(light, PAINT.ink), [-310, -106, 34, 62], 8),
    box(tone(light, PAINT.wood), [-262, -86, 84, 12], 3),
  ].join('');
}

function atSea(light: Light, boat: string): string {
  return picture(
    harbour(light, 91),
    place(410, 500, 1.12, boat),
    shape(mix(light.sea[1], light.sea[0], 0.3), 'M0 508C120 494 220 524 340 510S600 496 800 514V600H0Z', 0.9),
    line(
      mix(light.sea[0], '#ffffff', 0.6),
      4,
      'M60 530h90M220 552h120M470 536h110M640 560h80M130 578h60M380 580h90',
      0.7,
    ),
  );
}

function sailBoat(light: Light): string {
  return [
    line(tone(light, PAINT.wood), 8, 'M0 -40V-400M0 -70H180'),
    shape(tone(light, PAINT.paper), 'M10 -388Q150 -240 176 -82H10Z'),
    shape(tone(light, PAINT.petrol), 'M-10 -370Q-130 -220 -170 -86Q-90 -70 -10 -84Z'),
    line(shade(light, PAINT.paper, 0.14), 3, 'M10 -300h74M10 -220h120M10 -150h148'),
    shape(tone(light, PAINT.wood), 'M-220 -62Q0 -40 240 -76Q220 -10 160 16H-150Q-206 -10 -220 -62Z'),
    shape(shade(light, PAINT.wood, 0.22), 'M-206 -24Q0 -8 222 -34Q200 0 160 16H-150Q-190 0 -206 -24Z'),
    box(tone(light, PAINT.paper), [-70, -84, 110, 28], 6),
    boxes(light.glassDeep, [
      [-56, -78, 24, 12],
      [-18, -78, 24, 12],
    ]),
  ].join('');
}

/** A light trailer with a canvas hood. */
function smallTrailer(light: Light): string {
  return [
    softShadow(light, 0, 2, 220, 12),
    line(tone(light, PAINT.slate), 10, 'M150 -70H280'),
    line(tone(light, PAINT.slate), 8, 'M256 -70V-6'),
    shape(tone(light, PAINT.olive), 'M-196 -110V-206Q-196 -226 -176 -226H140Q160 -226 160 -206V-110Z'),
    line(
      shade(light, PAINT.olive, 0.2),
      4,
      range(5)
        .map((index) => d`M${-130 + index * 60} -222V-112`)
        .join(''),
    ),
    box(mix(tone(light, PAINT.olive), light.sun, 0.3), [-190, -224, 344, 9], 4),
    box(tone(light, PAINT.steel), [-200, -116, 366, 56], 4),
    box(shade(light, PAINT.steel, 0.2), [-200, -84, 366, 24], 4),
    line(tone(light, PAINT.mist), 3, 'M-100 -114v52M0 -114v52M90 -114v52'),
    box(tone(light, '#b64a3a'), [-204, -92, 10, 22], 2),
    arch(-20, 46, -38),
    wheel(light, -20, -38, 38),
  ].join('');
}

/** A four-wheeled farm runabout. */
function quad(light: Light): string {
  const tyre = (x: number) =>
    disc('#252c36', x, -54, 56) +
    disc('#3a434e', x, -54, 42) +
    disc(tone(light, PAINT.mist), x, -54, 24) +
    disc(tone(light, PAINT.slate), x, -54, 10) +
    line(
      '#10151b',
      6,
      range(12)
        .map(
          (index) =>
            d`M${x + Math.cos((index / 12) * 6.283) * 48} ${-54 + Math.sin((index / 12) * 6.283) * 48}L${x + Math.cos((index / 12) * 6.283 + 0.1) * 57} ${-54 + Math.sin((index / 12) * 6.283 + 0.1) * 57}`,
        )
        .join(''),
    );
  return [
    softShadow(light, 0, 2, 200, 12),
    box(tone(light, PAINT.ink), [-110, -96, 220, 30], 6),
    tyre(-126),
    tyre(126),
    shape(
      tone(light, PAINT.clay),
      'M-204 -112Q-190 -150 -126 -150Q-80 -146 -60 -112L-20 -112Q20 -150 70 -152Q150 -160 200 -112Q160 -128 120 -126Q70 -120 50 -92H-50Q-70 -124 -126 -126Q-170 -126 -204 -112Z',
    ),
    shape(tone(light, PAINT.ink), 'M-150 -166Q-60 -150 -10 -170L0 -148H-130Z'),
    shape(tone(light, PAINT.clay), 'M-10 -172L70 -196Q96 -190 90 -150H0Z'),
    line(tone(light, PAINT.ink), 9, 'M70 -190L50 -236M50 -236h-30M50 -236l26 -8'),
    line(tone(light, PAINT.slate), 5, 'M-200 -160h70M110 -172h84M-196 -160v26M190 -172v30'),
    box('#fff1c9', [176, -142, 22, 16], 5),
    box(tone(light, PAINT.slate), [-40, -110, 80, 40], 8),
  ].join('');
}

function inTheMeadow(light: Light, content: string, seed: number): string {
  return picture(
    countryRoad(light, seed),
    meadow(light, 440, seed),
    content,
    bush(light, 60, 588, 130, 4),
    tree(light, 728, 500, 210, seed),
  );
}

export const DIGER_ARAC = [
  () => inTheMeadow(MORNING, place(390, 536, 1.22, caravan(MORNING)), 92),
  () => atSea(NOON, motorBoat(NOON)),
  () => picture(carPark(OVERCAST, 94), place(370, 536, 1.3, smallTrailer(OVERCAST))),
  () => atSea(DUSK, sailBoat(DUSK)),
  () => inTheMeadow(NOON, place(360, 540, 1.3, quad(NOON)), 95),
] as const;
