import { bright, DUSK, type Light, MORNING, mix, NOON, OVERCAST, PAINT, shade, tone } from './light.ts';
import { buildingSite, coastRoad, countryRoad, freightYard, mountainPass, onRoad } from './roadside.ts';
import { softShadow } from './scenery.ts';
import { box, boxes, d, disc, line, oval, range, shape } from './svg.ts';
import { arch, boxTruck, cab, chassis, place0, wheelsAt } from './truck-parts.ts';

/** A tipper with earth in it. */
function tipper(light: Light, cabColor: string, bodyColor: string): string {
  const ribs = range(6).map((index) => d`M${-196 + index * 46} -166L${-188 + index * 46} -78`);
  return [
    softShadow(light, 0, 2, 240, 14),
    chassis(light, -220, 400),
    shape(tone(light, '#b58a5c'), 'M-214 -166Q-150 -214 -80 -196Q0 -218 60 -166Z'),
    shape(bright(light, '#b58a5c', 0.2), 'M-190 -166Q-140 -202 -90 -190Q-60 -180 -50 -166Z'),
    shape(tone(light, bodyColor), 'M-232 -172H76L82 -72H-206Z'),
    shape(shade(light, bodyColor, 0.18), 'M-216 -104H80L82 -72H-206Z'),
    box(mix(tone(light, bodyColor), light.sun, 0.35), [-236, -178, 318, 10], 3),
    line(shade(light, bodyColor, 0.22), 5, ribs.join('')),
    shape(tone(light, bodyColor), 'M60 -178H140V-168H80L76 -120Z'),
    place0(100, cab(light, cabColor)),
    arch(-160),
    arch(-82),
    arch(158),
    wheelsAt(light, [-160, -82, 158]),
  ].join('');
}

/** A lorry with drop sides and a load of logs. */
function flatbed(light: Light, cabColor: string): string {
  return [
    softShadow(light, 0, 2, 240, 14),
    chassis(light, -220, 400),
    ...[-100, -128, -156].map(
      (y, index) =>
        box(shade(light, PAINT.wood, 0.05 + index * 0.04), [-216 + index * 14, y, 290 - index * 28, 26], 12) +
        line(shade(light, PAINT.woodDeep, 0.1), 2, d`M${-180 + index * 14} ${y + 9}h120M${-40} ${y + 17}h80`) +
        oval(tone(light, '#d8b386'), -208 + index * 14, y + 13, 9, 13) +
        oval(shade(light, '#d8b386', 0.2), -208 + index * 14, y + 13, 4, 6),
    ),
    boxes(tone(light, PAINT.ink), [
      [-180, -172, 6, 100],
      [-60, -172, 6, 100],
      [40, -172, 6, 100],
    ]),
    box(tone(light, PAINT.petrolDeep), [-230, -76, 318, 18], 2),
    place0(100, cab(light, cabColor)),
    arch(-150),
    arch(158),
    wheelsAt(light, [-150, 158]),
  ].join('');
}

function tanker(light: Light, cabColor: string): string {
  return [
    softShadow(light, 0, 2, 240, 14),
    chassis(light, -220, 400),
    box(tone(light, PAINT.mist), [-230, -196, 314, 116], 56),
    box(bright(light, PAINT.paper, 0.4), [-206, -184, 266, 14], 7, 0.9),
    box(shade(light, PAINT.mist, 0.22), [-216, -112, 286, 26], 13),
    boxes(shade(light, PAINT.mist, 0.24), [
      [-140, -196, 5, 116],
      [-60, -196, 5, 116],
      [20, -196, 5, 116],
    ]),
    box(tone(light, cabColor), [-226, -150, 306, 16]),
    box(tone(light, PAINT.slate), [-96, -208, 50, 14], 4),
    line(tone(light, PAINT.slate), 4, 'M-190 -196v-14h250v14'),
    boxes(tone(light, PAINT.slate), [
      [-180, -84, 24, 24],
      [30, -84, 24, 24],
    ]),
    place0(100, cab(light, cabColor)),
    arch(-150),
    arch(-74),
    arch(158),
    wheelsAt(light, [-150, -74, 158]),
  ].join('');
}

/** Tractor unit; `nose` gives it a bonnet. */
export function tractorUnit(light: Light, color: string, nose = false): string {
  return [
    softShadow(light, 0, 2, nose ? 240 : 190, 14),
    box(tone(light, PAINT.ink), [-176, -58, 240, 18], 3),
    box(tone(light, PAINT.steel), [-60, -56, 80, 34], 12),
    box('#ffffff', [-54, -52, 68, 6], 3, 0.5),
    shape(tone(light, PAINT.slate), 'M-166 -72h96l10 14h-122z'),
    line(tone(light, PAINT.steel), 9, 'M10 -64V-276M10 -276l-8 -10'),
    line(tone(light, PAINT.ink), 3, 'M-30 -58q-10 -60 44 -90'),
    nose ? bonnet(light, color) : place0(18, cab(light, color, true)),
    arch(-140),
    arch(nose ? 150 : 76),
    nose ? '' : arch(-62),
    wheelsAt(light, nose ? [-140, -62, 150] : [-140, -62, 76], 37),
  ].join('');
}

function bonnet(light: Light, color: string): string {
  return [
    shape(
      tone(light, color),
      'M18 -50V-230Q18 -250 38 -252H96Q110 -250 114 -240L124 -160H190Q206 -158 208 -140V-60Q208 -50 198 -50Z',
    ),
    shape(shade(light, color, 0.18), 'M18 -96H208V-60Q208 -50 198 -50H18Z'),
    shape(light.glassDeep, 'M54 -224H100L110 -160H54Z'),
    shape(light.glass, 'M54 -224H84L66 -160H54Z'),
    line(shade(light, color, 0.3), 3, 'M46 -232V-66H116L120 -156'),
    box(shade(light, color, 0.4), [52, -130, 16, 6], 3),
    boxes(tone(light, PAINT.mist), [[200, -150, 12, 84]]),
    line(tone(light, PAINT.slate), 2, 'M203 -146v76M208 -146v76'),
    shape('#fff3d2', 'M184 -120h20v18h-16z'),
    box(tone(light, PAINT.mist), [160, -62, 60, 18], 4),
    box(tone(light, PAINT.amber), [40, -262, 8, 8], 3),
    box(tone(light, PAINT.amber), [64, -264, 8, 8], 3),
    box(tone(light, PAINT.amber), [88, -262, 8, 8], 3),
    box(tone(light, PAINT.ink), [112, -226, 12, 34], 4),
  ].join('');
}

/** A tractor unit from the front. */
function unitFront(light: Light, color: string): string {
  const paint = tone(light, color);
  return [
    softShadow(light, 0, 2, 190, 16),
    box('#252c36', [-140, -70, 56, 72], 10),
    box('#252c36', [84, -70, 56, 72], 10),
    shape(shade(light, color, 0.1), 'M-120 -380Q0 -412 120 -380L132 -330H-132Z'),
    box(paint, [-146, -346, 292, 300], 18),
    box(mix(paint, light.sun, 0.35), [-134, -342, 268, 8], 4),
    box(light.glassDeep, [-128, -318, 256, 112], 10),
    shape(light.glass, 'M-128 -308Q-128 -318 -118 -318H20L-50 -206H-118Q-128 -206 -128 -216Z'),
    shape('#ffffff', 'M50 -318h26l-60 112h-26z', 0.2),
    box(tone(light, PAINT.ink), [-100, -188, 200, 86], 6),
    line(
      tone(light, PAINT.steel),
      4,
      range(5)
        .map((row) => d`M-92 ${-174 + row * 15}h184`)
        .join(''),
    ),
    disc(tone(light, PAINT.amber), 0, -144, 13),
    box(shade(light, color, 0.25), [-150, -96, 300, 56], 10),
    box('#fff1c9', [-138, -88, 52, 26], 7),
    box('#fff1c9', [86, -88, 52, 26], 7),
    box(tone(light, PAINT.paper), [-42, -76, 84, 22], 3),
    line(tone(light, PAINT.ink), 6, 'M-146 -310h-26M146 -310h26'),
    box(tone(light, PAINT.ink), [-190, -316, 24, 70], 7),
    box(tone(light, PAINT.ink), [166, -316, 24, 70], 7),
    ...[-90, -30, 30, 90].map((x) => box(tone(light, PAINT.amber), [x - 8, -372, 16, 9], 4)),
  ].join('');
}

export const KAMYON = [
  () => onRoad(buildingSite(NOON, 45), tipper(NOON, PAINT.amber, PAINT.petrol), 1.16, false, 540),
  () => onRoad(mountainPass(MORNING, 46), flatbed(MORNING, PAINT.clay), 1.16, true),
  () => onRoad(freightYard(DUSK, 47), boxTruck(DUSK, PAINT.petrol, PAINT.paper), 1.16),
  () => onRoad(coastRoad(OVERCAST, 48), tanker(OVERCAST, PAINT.indigo), 1.16, true),
] as const;

export const CEKICI = [
  () => onRoad(freightYard(NOON, 49), tractorUnit(NOON, PAINT.indigo), 1.34),
  () => onRoad(countryRoad(DUSK, 50), tractorUnit(DUSK, PAINT.clay, true), 1.3, true),
  () => onRoad(freightYard(MORNING, 51), unitFront(MORNING, PAINT.petrol), 1.16, false, 560),
] as const;
