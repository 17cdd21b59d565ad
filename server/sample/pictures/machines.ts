import { bright, type Light, MORNING, mix, NOON, OVERCAST, PAINT, shade, tone } from './light.ts';
import { workshop } from './rooms.ts';
import { softShadow } from './scenery.ts';
import { type Box, box, boxes, d, disc, line, picture, place, range, shape } from './svg.ts';

function lathe(light: Light): string {
  const color = PAINT.petrol;
  return [
    softShadow(light, 0, 2, 320, 16),
    box(shade(light, color, 0.2), [-290, -130, 120, 130], 4),
    box(shade(light, color, 0.2), [180, -130, 110, 130], 4),
    box(tone(light, PAINT.slate), [-180, -70, 370, 40], 3),
    box(tone(light, PAINT.steel), [-300, -160, 600, 36], 4),
    box(bright(light, PAINT.mist, 0.4), [-300, -160, 600, 8], 3),
    box(tone(light, color), [-300, -290, 150, 134], 8),
    box(mix(tone(light, color), light.sun, 0.3), [-294, -288, 138, 8], 4),
    box(shade(light, color, 0.2), [-300, -190, 150, 34], 4),
    ...[0, 1, 2].map(
      (index) =>
        disc(tone(light, PAINT.paper), -264 + index * 40, -256, 12) +
        line(tone(light, PAINT.ink), 4, d`M${-264 + index * 40} -256l6 -8`),
    ),
    box(tone(light, PAINT.amber), [-280, -222, 26, 14], 3),
    box(tone(light, '#b64a3a'), [-244, -222, 14, 14], 7),
    box(tone(light, PAINT.slate), [-150, -262, 18, 76], 3),
    box(tone(light, PAINT.steel), [-132, -270, 34, 92], 5),
    box(bright(light, PAINT.mist, 0.3), [-132, -258, 34, 16]),
    box(tone(light, '#c8a45c'), [-98, -238, 220, 28], 3),
    box(bright(light, '#c8a45c', 0.4), [-98, -236, 220, 7], 3),
    shape(tone(light, PAINT.slate), 'M-50 -160V-184H90V-160Z'),
    box(tone(light, color), [-20, -210, 70, 28], 3),
    shape(tone(light, PAINT.ink), 'M4 -214h16v-10l-8 -10l-8 10z'),
    disc(tone(light, PAINT.steel), 20, -138, 22),
    line(tone(light, PAINT.ink), 4, 'M20 -160v44M-2 -138h44'),
    shape(tone(light, color), 'M170 -160V-250Q170 -262 184 -262H250Q264 -262 264 -250V-160Z'),
    box(tone(light, PAINT.steel), [118, -234, 60, 20], 3),
    disc(tone(light, PAINT.steel), 286, -226, 24),
    disc(tone(light, PAINT.ink), 286, -226, 8),
    line(tone(light, PAINT.slate), 4, 'M-140 -104H170'),
    ...range(7).map((index) => line(tone(light, '#c8a45c'), 2.5, d`M${-60 + index * 26} -74q8 -16 14 -4`)),
  ].join('');
}

export function machiningCentre(light: Light): string {
  const color = PAINT.indigo;
  return [
    softShadow(light, 0, 2, 270, 16),
    box(tone(light, PAINT.paper), [-250, -330, 400, 330], 10),
    box(shade(light, PAINT.paper, 0.2), [150, -310, 70, 310], 6),
    box(tone(light, color), [-250, -330, 400, 44], 8),
    box(shade(light, PAINT.slate, 0.05), [-250, -34, 470, 34], 4),
    box(tone(light, PAINT.slate), [-222, -264, 270, 190], 8),
    box(light.glassDeep, [-210, -252, 246, 166], 5),
    box(tone(light, PAINT.steel), [-110, -252, 44, 66]),
    box(tone(light, PAINT.mist), [-102, -186, 28, 26]),
    shape(tone(light, PAINT.slate), 'M-94 -160h12l-6 22z'),
    box(tone(light, PAINT.amber), [-150, -128, 120, 24], 2),
    box(tone(light, PAINT.steel), [-200, -104, 226, 18]),
    box('#fff3d2', [-200, -248, 226, 5], 2),
    shape('#ffffff', 'M-210 -252h90l-70 166h-20z', 0.14),
    line(tone(light, PAINT.paper), 6, 'M-87 -252v166'),
    box(tone(light, PAINT.ink), [-98, -180, 6, 46], 3),
    box(tone(light, PAINT.ink), [-80, -180, 6, 46], 3),
    box(tone(light, PAINT.ink), [72, -262, 66, 120], 6),
    box(light.glass, [80, -254, 50, 40], 2),
    line(bright(light, PAINT.petrolPale, 0.4), 3, 'M86 -244h26M86 -236h36M86 -228h20'),
    ...range(6).map((index) =>
      box(
        tone(light, index === 5 ? PAINT.amber : PAINT.mist),
        [82 + (index % 3) * 17, -204 + Math.floor(index / 3) * 18, 12, 12],
        2,
      ),
    ),
    disc(tone(light, '#b64a3a'), 105, -156, 9),
    line(tone(light, PAINT.slate), 8, 'M120 -330v-36'),
    box(tone(light, '#b64a3a'), [112, -396, 16, 14], 2),
    box(tone(light, PAINT.amber), [112, -382, 16, 14], 2),
    box(tone(light, '#6f9a5a'), [112, -368, 16, 14], 2),
    boxes(
      shade(light, PAINT.paper, 0.4),
      range(5).map((row): Box => [166, -250 + row * 14, 40, 5]),
    ),
  ].join('');
}

function pillarDrill(light: Light): string {
  const color = PAINT.olive;
  return [
    softShadow(light, 0, 2, 170, 14),
    box(tone(light, PAINT.slate), [-120, -30, 240, 30], 5),
    box(tone(light, PAINT.steel), [-60, -410, 34, 384]),
    box(bright(light, PAINT.mist, 0.4), [-54, -410, 8, 384]),
    box(tone(light, PAINT.slate), [-70, -150, 170, 20], 4),
    box(tone(light, PAINT.steel), [-72, -170, 56, 50], 6),
    box(tone(light, '#c8a45c'), [20, -172, 60, 22], 2),
    line(tone(light, PAINT.ink), 5, 'M-72 -140h-34'),
    shape(
      tone(light, color),
      'M-110 -420Q-110 -436 -94 -436H90Q116 -436 116 -410V-330Q116 -316 102 -316H-96Q-110 -316 -110 -330Z',
    ),
    shape(shade(light, color, 0.2), 'M-110 -346H116V-330Q116 -316 102 -316H-96Q-110 -316 -110 -330Z'),
    box(mix(tone(light, color), light.sun, 0.35), [-102, -432, 206, 7], 3),
    box(shade(light, color, 0.15), [-100, -462, 200, 28], 12),
    box(tone(light, PAINT.ink), [-86, -412, 76, 54], 5),
    box(light.glass, [-80, -406, 30, 18], 2),
    disc(tone(light, '#b64a3a'), -34, -372, 8),
    disc(tone(light, '#6f9a5a'), -58, -372, 8),
    disc(tone(light, PAINT.amber), -26, -396, 7),
    box(tone(light, PAINT.steel), [34, -316, 34, 60], 3),
    box(tone(light, PAINT.slate), [38, -258, 26, 30], 3),
    shape(tone(light, PAINT.mist), 'M46 -228h10l-3 50h-4z'),
    disc(tone(light, PAINT.slate), 106, -350, 22),
    line(tone(light, PAINT.ink), 6, 'M106 -350L150 -390M106 -350L160 -334M106 -350L120 -296'),
    disc(tone(light, PAINT.amber), 152, -392, 9),
    disc(tone(light, PAINT.amber), 163, -333, 9),
    disc(tone(light, PAINT.amber), 121, -292, 9),
  ].join('');
}

/** A filling line: conveyor, bottles, hopper. */
function conveyor(light: Light): string {
  const bottle = (x: number) =>
    shape(tone(light, PAINT.petrolPale), d`M${x - 15} -152v-46q0 -14 9 -20v-18h12v18q9 6 9 20v46z`) +
    shape(tone(light, PAINT.petrol), d`M${x - 15} -152v-34h30v34z`) +
    box(tone(light, PAINT.amber), [x - 7, -242, 14, 8], 2);
  return [
    softShadow(light, 0, 2, 330, 15),
    ...[-240, -60, 120, 250].map((x) => box(tone(light, PAINT.slate), [x, -120, 18, 120], 2)),
    box(tone(light, PAINT.slate), [-250, -44, 520, 10], 3),
    box(tone(light, PAINT.ink), [-310, -152, 620, 40], 20),
    box(shade(light, PAINT.steel, 0.1), [-300, -146, 600, 28], 14),
    ...range(12).map((index) => disc(tone(light, PAINT.mist), -284 + index * 51.5, -132, 9)),
    bottle(-270),
    bottle(-214),
    bottle(-158),
    bottle(110),
    bottle(166),
    bottle(222),
    bottle(278),
    box(tone(light, PAINT.paper), [-110, -330, 180, 122], 8),
    box(tone(light, PAINT.indigo), [-110, -330, 180, 30], 8),
    shape(tone(light, PAINT.steel), 'M-80 -330L-110 -420H70L40 -330Z'),
    box(bright(light, PAINT.mist, 0.3), [-116, -430, 192, 14], 4),
    box(light.glassDeep, [-92, -284, 70, 50], 4),
    disc(tone(light, '#b64a3a'), 12, -270, 9),
    disc(tone(light, '#6f9a5a'), 38, -270, 9),
    box(tone(light, PAINT.amber), [2, -250, 46, 12], 3),
    ...[-84, -30, 24].map((x) => box(tone(light, PAINT.steel), [x, -208, 14, 18], 2)),
    bottle(-77),
    bottle(-23),
    bottle(31),
    box(tone(light, PAINT.slate), [-104, -208, 12, 96]),
    box(tone(light, PAINT.slate), [52, -208, 12, 96]),
  ].join('');
}

const inWorkshop = (light: Light, content: string, scale: number, y = 540) =>
  picture(workshop(light), place(400, y, scale, content));

export const MAKINE = [
  () => inWorkshop(MORNING, lathe(MORNING), 1.12),
  () => inWorkshop(NOON, machiningCentre(NOON), 1.1),
  () => inWorkshop(OVERCAST, conveyor(OVERCAST), 1.06),
  () => inWorkshop(MORNING, pillarDrill(MORNING), 1.08),
] as const;
