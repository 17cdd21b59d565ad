import { DUSK, type Light, MORNING, mix, NOON, OVERCAST, PAINT, shade, tone } from './light.ts';
import { carPark, coastRoad, countryRoad, freightYard, mountainPass, onRoad, townStreet } from './roadside.ts';
import { softShadow } from './scenery.ts';
import { type Box, box, boxes, clipped, d, line, picture, place, range, shape } from './svg.ts';
import { arch, truckWheel, wheel } from './truck-parts.ts';

const VAN_BODY =
  'M-230 -44V-186C-230 -204 -220 -212 -204 -212H70C98 -212 112 -202 126 -184L164 -128C192 -122 214 -114 222 -100C230 -84 230 -60 224 -44L214 -30H-222Z';

/** A van from the side: closed panels or rows of seats behind glass. */
export function van(light: Light, color: string, kind: 'panels' | 'seats', stripe: string): string {
  const paint = tone(light, color);
  const cabGlass = 'M66 -186H84C98 -186 106 -180 114 -168L142 -126H66Z';
  const rows = 'M-214 -186H50V-126H-206Q-214 -126 -214 -134Z';
  return [
    softShadow(light, 0, 1, 248, 13),
    shape(paint, VAN_BODY),
    clipped(
      'van',
      VAN_BODY,
      box(mix(paint, light.sun, 0.4), [-240, -212, 420, 9]),
      shape(shade(light, color, 0.18), 'M-260 -78H260V0H-260Z'),
      box(tone(light, stripe), [-260, -112, 520, 14], 0, 0.9),
      box(tone(light, PAINT.ink), [-260, -42, 520, 40]),
      box('#fff1c9', [196, -104, 40, 22], 6),
      box(tone(light, '#b64a3a'), [-236, -120, 16, 44], 4),
    ),
    shape(light.glassDeep, cabGlass),
    clipped('van-cab', cabGlass, shape(light.glass, 'M60 -200H100L70 -120H60Z')),
    kind === 'seats'
      ? shape(light.glassDeep, rows) +
        clipped(
          'van-rows',
          rows,
          shape(light.glass, 'M-220 -190H-40L-90 -120H-220Z'),
          shape('#ffffff', 'M-20 -190h20l-46 70h-20z', 0.2),
          boxes(paint, [
            [-148, -190, 8, 70],
            [-82, -190, 8, 70],
            [-16, -190, 8, 70],
          ]),
        )
      : line(shade(light, color, 0.16), 2.5, 'M-210 -186H44V-60M-60 -196V-46M-210 -186V-60'),
    line(shade(light, color, 0.34), 2.4, 'M58 -196V-44M156 -120Q150 -80 132 -44'),
    kind === 'panels' ? line(shade(light, color, 0.3), 3, 'M-56 -152H50') : '',
    box(shade(light, color, 0.42), [66, -96, 20, 5], 2.5),
    box(shade(light, color, 0.42), [30, -96, 20, 5], 2.5),
    box(tone(light, PAINT.ink), [138, -146, 14, 30], 5),
    arch(-148, 45, -37),
    arch(150, 45, -37),
    wheel(light, -148, -37, 37),
    wheel(light, 150, -37, 37),
  ].join('');
}

const COACH_BODY =
  'M-316 -48V-206C-316 -226 -306 -236 -288 -236H268C292 -236 302 -226 308 -206L320 -120V-60Q320 -40 306 -40H-304Q-316 -40 -316 -48Z';

/** A travel coach, or with `doors` a town bus. */
export function coach(light: Light, color: string, stripe: string, kind: 'coach' | 'town'): string {
  const paint = tone(light, color);
  const glass = kind === 'coach' ? 'M-300 -214H288L306 -128H-300Z' : 'M-300 -212H290L308 -110H-300Z';
  const posts = range(6).map((index) => d`M${-216 + index * 86} -216V-108`);
  const doors: readonly Box[] =
    kind === 'coach'
      ? [[222, -206, 54, 158]]
      : [
          [214, -208, 62, 162],
          [-60, -208, 80, 162],
        ];
  return [
    softShadow(light, 0, 1, 338, 14),
    kind === 'coach'
      ? box(shade(light, color, 0.1), [-180, -246, 240, 14], 6)
      : box(tone(light, PAINT.slate), [-140, -248, 160, 14], 5),
    shape(paint, COACH_BODY),
    clipped(
      'coach',
      COACH_BODY,
      box(mix(paint, light.sun, 0.4), [-320, -236, 640, 9]),
      shape(shade(light, color, 0.18), 'M-330 -74H330V0H-330Z'),
      kind === 'coach'
        ? shape(tone(light, stripe), 'M-330 -40L-90 -128H40L-200 -40Z', 0.95) +
            shape(tone(light, PAINT.amber), 'M-190 -40L50 -128H80L-160 -40Z', 0.95)
        : box(tone(light, stripe), [-330, -100, 660, 30]),
      box('#fff1c9', [296, -92, 34, 22], 6),
      box(tone(light, '#b64a3a'), [-322, -110, 14, 40], 3),
    ),
    shape(light.glassDeep, glass),
    clipped(
      'coach-glass',
      glass,
      shape(light.glass, 'M-310 -220H60L-10 -100H-310Z'),
      shape('#ffffff', 'M90 -220h34l-60 120h-34zM-200 -220h20l-60 120h-20z', 0.18),
      line(shade(light, PAINT.ink, 0.1), 4, posts.join('')),
    ),
    ...doors.map(
      ([x, y, w, h]) =>
        box(shade(light, color, 0.3), [x - 3, y, w + 6, h], 3) +
        box(light.glass, [x + 3, y + 6, w / 2 - 5, h - 24], 2) +
        box(light.glassDeep, [x + w / 2 + 2, y + 6, w / 2 - 5, h - 24], 2),
    ),
    kind === 'coach' ? line(shade(light, color, 0.3), 2, 'M-120 -92H120V-52H-120ZM0 -92V-52') : '',
    line(tone(light, PAINT.ink), 6, 'M300 -226Q330 -222 328 -190'),
    box(tone(light, PAINT.ink), [321, -196, 12, 34], 5),
    arch(-204, 48, -40),
    arch(168, 48, -40),
    truckWheel(light, -204, -40, 40),
    truckWheel(light, 168, -40, 40),
  ].join('');
}

export const PANELVAN = [
  () => onRoad(townStreet(NOON, 21), van(NOON, PAINT.paper, 'panels', PAINT.petrol), 1.2),
  () => onRoad(freightYard(OVERCAST, 22), van(OVERCAST, PAINT.indigo, 'panels', PAINT.paper), 1.2, true),
  () => onRoad(coastRoad(DUSK, 23), van(DUSK, PAINT.clay, 'panels', PAINT.cream), 1.2),
] as const;

export const MINIBUS = [
  () => onRoad(coastRoad(MORNING, 24), van(MORNING, PAINT.petrolPale, 'seats', PAINT.petrol), 1.2),
  () => onRoad(townStreet(OVERCAST, 25), van(OVERCAST, PAINT.paper, 'seats', PAINT.amber), 1.2, true),
  () => onRoad(mountainPass(NOON, 26), van(NOON, PAINT.indigo, 'seats', PAINT.indigoPale), 1.2),
] as const;

export const OTOBUS = [
  () => onRoad(mountainPass(MORNING, 27), coach(MORNING, PAINT.paper, PAINT.petrol, 'coach'), 1.04),
  () => onRoad(townStreet(NOON, 28), coach(NOON, PAINT.paper, PAINT.indigo, 'town'), 1.0, true),
  () => onRoad(countryRoad(DUSK, 29), coach(DUSK, PAINT.clay, PAINT.cream, 'coach'), 1.04, true),
  () =>
    picture(
      carPark(OVERCAST, 30),
      place(230, 456, 0.46, coach(OVERCAST, PAINT.petrol, PAINT.paper, 'coach')),
      place(420, 548, 1.0, coach(OVERCAST, PAINT.indigoPale, PAINT.indigo, 'coach')),
    ),
] as const;
