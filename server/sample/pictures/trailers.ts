import { bright, DUSK, type Light, MORNING, mix, NOON, PAINT, shade, tone } from './light.ts';
import { buildingSite, freightYard, harbour, onRoad } from './roadside.ts';
import { softShadow } from './scenery.ts';
import { type Box, box, boxes, d, line, range, shape } from './svg.ts';
import { arch, wheelsAt } from './truck-parts.ts';

/** Legs and axles that all semi-trailers share; the body is given. */
export function trailer(light: Light, body: string): string {
  return [
    softShadow(light, 0, 2, 300, 13),
    body,
    box(tone(light, PAINT.ink), [-290, -66, 580, 14], 2),
    boxes(tone(light, PAINT.slate), [
      [170, -54, 14, 50],
      [196, -54, 14, 50],
      [162, -6, 30, 6],
      [188, -6, 30, 6],
    ]),
    box(tone(light, PAINT.steel), [-60, -50, 150, 26], 3),
    line(shade(light, PAINT.steel, 0.25), 2, 'M-40 -50v26M-10 -50v26M20 -50v26M50 -50v26'),
    ...[-232, -156, -80].map((x) => arch(x, 38, -32)),
    wheelsAt(light, [-232, -156, -80], 32),
    box(tone(light, '#b64a3a'), [-296, -62, 8, 18], 2),
  ].join('');
}

export function curtain(light: Light, color: string): string {
  const folds = range(17).map((index) => d`M${-270 + index * 34} -220V-78`);
  return [
    box(tone(light, color), [-292, -240, 584, 176], 3),
    line(shade(light, color, 0.14), 3, folds.join('')),
    box(tone(light, PAINT.mist), [-296, -244, 592, 16], 3),
    box(tone(light, PAINT.mist), [-296, -80, 592, 16]),
    boxes(tone(light, PAINT.mist), [
      [-296, -240, 12, 176],
      [284, -240, 12, 176],
    ]),
    shape(tone(light, PAINT.paper), 'M-120 -110L20 -200H150L10 -110Z', 0.9),
    shape(tone(light, PAINT.amber), 'M30 -110L170 -200H196L56 -110Z', 0.9),
  ].join('');
}

function siloTank(light: Light, color: string): string {
  return [
    shape(tone(light, PAINT.mist), 'M-270 -220Q-296 -150 -240 -80L-160 -60H160L250 -90Q300 -160 272 -220Z'),
    shape(bright(light, PAINT.paper, 0.3), 'M-262 -208H262Q270 -196 272 -190H-268Z', 0.9),
    shape(shade(light, PAINT.mist, 0.2), 'M-262 -112Q-250 -90 -240 -80L-160 -60H160L250 -90L264 -112Z'),
    boxes(shade(light, PAINT.mist, 0.22), [
      [-150, -220, 5, 156],
      [0, -220, 5, 160],
      [150, -220, 5, 156],
    ]),
    box(tone(light, color), [-276, -172, 556, 20]),
    line(tone(light, PAINT.slate), 4, 'M-230 -220v-16H240v16'),
    ...[-80, 70, 190].map((x) => box(tone(light, PAINT.slate), [x, -232, 40, 14], 4)),
  ].join('');
}

function dumpBody(light: Light, color: string): string {
  return [
    shape(tone(light, '#b58a5c'), 'M-270 -206Q-180 -250 -80 -222Q40 -262 140 -220Q200 -230 250 -206Z'),
    shape(tone(light, color), 'M-300 -210H284L270 -66H-262Z'),
    shape(shade(light, color, 0.2), 'M-276 -116H276L270 -66H-262Z'),
    box(mix(tone(light, color), light.sun, 0.4), [-304, -216, 592, 12], 3),
    line(
      shade(light, color, 0.2),
      6,
      range(9)
        .map((index) => d`M${-256 + index * 62} -202L${-248 + index * 60} -72`)
        .join(''),
    ),
  ].join('');
}

function harbourQuay(light: Light): string {
  return (
    harbour(light, 54) +
    box(light.pavement, [0, 452, 800, 148]) +
    box(shade(light, PAINT.slate, 0.1), [0, 452, 800, 10]) +
    meadowStripe(light)
  );
}

function meadowStripe(light: Light): string {
  return (
    boxes(
      tone(light, PAINT.amber),
      range(8).map((index): Box => [index * 106 + 10, 470, 60, 6]),
      0.7,
    ) +
    boxes(tone(light, PAINT.ink), [
      [90, 430, 26, 24],
      [420, 430, 26, 24],
      [700, 430, 26, 24],
    ]) +
    shape(light.shadow, 'M0 560L800 540L800 600L0 600Z', 0.08)
  );
}

export const DORSE = [
  () => onRoad(freightYard(NOON, 52), trailer(NOON, curtain(NOON, PAINT.petrol)), 1.12),
  () => onRoad(buildingSite(MORNING, 53), trailer(MORNING, dumpBody(MORNING, PAINT.indigo)), 1.12, true, 540),
  () => onRoad(harbourQuay(DUSK), trailer(DUSK, siloTank(DUSK, PAINT.clay)), 1.12),
] as const;
