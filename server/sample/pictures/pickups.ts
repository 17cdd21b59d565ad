import { DUSK, type Light, MORNING, mix, NOON, OVERCAST, PAINT, shade, tone } from './light.ts';
import { coastRoad, countryRoad, mountainPass, onRoad, townStreet } from './roadside.ts';
import { softShadow } from './scenery.ts';
import { box, clipped, d, line, shape } from './svg.ts';
import { arch, wheel } from './truck-parts.ts';

/** A pickup with two rows of seats. */
export function pickup(light: Light, color: string, double: boolean, load = ''): string {
  const front = double ? -66 : -34;
  const body = d`M-226 -48V-112H${front}L${front + 4} -114C${front + 14} -150 ${front + 22} -176 ${front + 44} -180H66C92 -176 108 -148 122 -122C164 -118 200 -112 216 -98C226 -84 226 -64 222 -48L212 -36H-216Z`;
  const glass = d`M${front + 22} -120C${front + 30} -150 ${front + 36} -168 ${front + 50} -170H60C78 -166 92 -144 102 -122Z`;
  return [
    softShadow(light, 0, 1, 244, 13),
    load,
    shape(tone(light, color), body),
    clipped(
      'pickup',
      body,
      shape(shade(light, color, 0.2), 'M-260 -76H260V0H-260Z'),
      box(mix(tone(light, color), light.sun, 0.4), [-260, -112, 520, 6]),
      box(tone(light, PAINT.ink), [-260, -46, 520, 40]),
      box('#fff1c9', [196, -104, 40, 20], 6),
      box(tone(light, '#b64a3a'), [-232, -106, 16, 30], 4),
    ),
    shape(light.glassDeep, glass),
    clipped(
      'pickup-glass',
      glass,
      shape(light.glass, 'M-100 -190H20L-20 -110H-100Z'),
      double ? line(tone(light, color), 9, 'M12 -180L16 -110') : '',
    ),
    line(
      shade(light, color, 0.34),
      2.4,
      d`M${front + 6} -114V-46M110 -120Q104 -84 100 -46${double ? 'M16 -118V-46' : ''}M-226 -100H${front}`,
    ),
    box(shade(light, color, 0.42), [double ? -6 : 16, -104, 18, 5], 2),
    box(tone(light, PAINT.ink), [94, -140, 20, 18], 5),
    arch(-146, 46, -38),
    arch(146, 46, -38),
    wheel(light, -146, -38, 38),
    wheel(light, 146, -38, 38),
  ].join('');
}

function crates(light: Light): string {
  return [
    [-206, '#c99f6d'],
    [-150, '#b98c5c'],
    [-94, '#d8b98a'],
  ]
    .map(
      ([x, color], index) =>
        box(tone(light, String(color)), [Number(x), -150 - (index % 2) * 18, 50, 60 + (index % 2) * 18], 2) +
        line(shade(light, String(color), 0.25), 3, d`M${Number(x)} ${-132 - (index % 2) * 9}h50`),
    )
    .join('');
}

export const KAMYONET = [
  () => onRoad(countryRoad(NOON, 41), pickup(NOON, PAINT.petrol, true), 1.24),
  () => onRoad(townStreet(MORNING, 42), pickup(MORNING, PAINT.paper, false, crates(MORNING)), 1.24, true),
  () => onRoad(mountainPass(DUSK, 43), pickup(DUSK, PAINT.amber, true), 1.24, true),
  () => onRoad(coastRoad(OVERCAST, 44), pickup(OVERCAST, PAINT.indigo, false), 1.24),
] as const;
