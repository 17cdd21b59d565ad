import { car, HATCHBACK, SEDAN, SUV } from './car-parts.ts';
import { DUSK, type Light, MORNING, mix, NOON, OVERCAST, PAINT, shade, tone } from './light.ts';
import { fence, hills, pebbles, ridge, sky, skyline, softShadow, yard } from './scenery.ts';
import { box, boxes, clipped, d, dice, disc, line, picture, place, range, shape } from './svg.ts';
import { wheel } from './truck-parts.ts';

const METALS = [
  PAINT.steel,
  PAINT.mist,
  PAINT.slate,
  PAINT.clay,
  '#8a6a58',
  PAINT.petrol,
  '#b08d6a',
  PAINT.indigoPale,
] as const;

/** A heap of plates, pipes, gears and coils under a rounded outline. */
export function heap(light: Light, x: number, base: number, w: number, h: number, seed: number, pieces = 90): string {
  const random = dice(seed);
  const parts: string[] = [];
  for (let index = 0; index < pieces; index += 1) {
    const across = random();
    const top = Math.sin(across * Math.PI) ** 0.8 * h;
    const px = x + across * w;
    const py = base - random() * top;
    const color = METALS[Math.floor(random() * METALS.length)] ?? PAINT.steel;
    const turn = random() * 180 - 90;
    const size = 16 + random() * 34;
    const kind = Math.floor(random() * 4);
    const piece =
      kind === 0
        ? box(tone(light, color), [-size, -size * 0.3, size * 2, size * 0.6], 2) +
          box(shade(light, color, 0.25), [-size, size * 0.1, size * 2, size * 0.2], 2)
        : kind === 1
          ? box(tone(light, color), [-size * 1.3, -6, size * 2.6, 12], 6) +
            box(shade(light, color, 0.3), [-size * 1.3, 1, size * 2.6, 5], 3)
          : kind === 2
            ? disc(tone(light, color), 0, 0, size * 0.62) + disc(shade(light, color, 0.4), 0, 0, size * 0.3)
            : shape(
                tone(light, color),
                d`M${-size} ${size * 0.5}L${-size * 0.4} ${-size * 0.6}L${size} ${-size * 0.3}L${size * 0.6} ${size * 0.6}z`,
              ) +
              shape(
                shade(light, color, 0.22),
                d`M${size * 0.1} ${size * 0.5}L${size} ${-size * 0.3}L${size * 0.6} ${size * 0.6}z`,
              );
    parts.push(
      `<g transform="translate(${Math.round(px)} ${Math.round(py)}) rotate(${Math.round(turn)})">${piece}</g>`,
    );
  }
  const outline = `M${x} ${base}Q${x + w * 0.18} ${base - h * 1.05} ${x + w * 0.46} ${base - h}T${x + w} ${base}Z`;
  return (
    softShadow(light, x + w / 2 + 20, base, w * 0.56, 16) +
    shape(shade(light, PAINT.slate, 0.3), outline) +
    parts.join('')
  );
}

function magnetCrane(): string {
  const light = MORNING;
  return picture(
    sky(light, 160, 120, 3, 111),
    hills(light, 400, 13),
    skyline(light, 430, 90, 7, light.hills[1]),
    yard(light, 440, tone(light, '#b9ae9c')),
    fence(light, -6, 446, 812, 50, PAINT.slate, 22),
    line(tone(light, PAINT.amber), 20, 'M690 500L650 190L380 90'),
    line(tone(light, PAINT.amber), 8, 'M690 500L640 300M650 190L560 250L470 124'),
    line(tone(light, PAINT.ink), 4, 'M384 92V224'),
    box(tone(light, PAINT.ink), [340, 222, 90, 24], 8),
    box(tone(light, PAINT.slate), [352, 208, 66, 16], 6),
    ...[
      [350, 252, 20],
      [384, 262, -14],
      [412, 250, 40],
    ].map(
      ([x = 0, y = 0, turn = 0]) =>
        `<g transform="translate(${x} ${y}) rotate(${turn})">${box(tone(light, PAINT.steel), [-26, -6, 52, 14], 3)}</g>`,
    ),
    box(tone(light, PAINT.amber), [620, 440, 150, 76], 8),
    box(light.glassDeep, [636, 452, 56, 36], 4),
    box('#252c36', [606, 506, 176, 44], 22),
    ...range(5).map((index) => disc(tone(light, PAINT.slate), 632 + index * 31, 528, 11)),
    heap(light, 60, 560, 520, 230, 4),
  );
}

function carStack(): string {
  const light = OVERCAST;
  const hull = (x: number, y: number, form: typeof SEDAN, color: string, id: string) =>
    place(x, y, [0.92, 0.72], car(light, form, mix(color, '#8a6a58', 0.35), id));
  return picture(
    sky(light, 190, 110, 4, 113),
    hills(light, 390, 15),
    yard(light, 436, tone(light, '#aaa292')),
    fence(light, -6, 446, 812, 60, PAINT.slate, 22),
    hull(210, 540, SUV, PAINT.olive, 'a'),
    hull(560, 540, SEDAN, PAINT.petrol, 'b'),
    hull(230, 414, SEDAN, PAINT.clay, 'c'),
    hull(566, 434, HATCHBACK, PAINT.indigo, 'e'),
    hull(390, 310, HATCHBACK, PAINT.amber, 'f'),
    place(740, 560, 1, wheel(light, 0, -36, 36) + wheel(light, -50, -32, 32)),
    place(60, 566, 1, wheel(light, 0, -38, 38)),
    pebbles(shade(light, '#aaa292', 0.3), [20, 560, 760, 30], 22, 4),
  );
}

function sortedMetal(): string {
  const light = NOON;
  const bin = (x: number, color: string, seed: number) => {
    const random = dice(seed);
    const pipes = range(9).map(
      () =>
        `<g transform="rotate(${Math.round(random() * 50 - 25)} ${x + 90} 440)">${box(tone(light, METALS[Math.floor(random() * 8)] ?? PAINT.steel), [x + 20 + random() * 130, 300 + random() * 60, 14, 160], 6)}</g>`,
    );
    return (
      softShadow(light, x + 90, 540, 120, 10) +
      pipes.join('') +
      shape(tone(light, color), d`M${x - 8} 410H${x + 188}L${x + 174} 536H${x + 6}z`) +
      boxes(shade(light, color, 0.22), [
        [x + 36, 410, 10, 126],
        [x + 86, 410, 10, 126],
        [x + 136, 410, 10, 126],
      ]) +
      box(mix(tone(light, color), light.sun, 0.3), [x - 14, 402, 208, 14], 3)
    );
  };
  const coil = (x: number, y: number) =>
    disc(tone(light, '#c98a52'), x, y, 52) +
    [40, 28]
      .map(
        (r) =>
          `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${shade(light, '#c98a52', 0.25)}" stroke-width="4"/>`,
      )
      .join('') +
    disc(shade(light, '#c98a52', 0.5), x, y, 16);
  return picture(
    sky(light, 630, 110, 3, 115),
    skyline(light, 430, 90, 9, light.hills[1]),
    ridge(light.hills[2], 424, 8, 3),
    yard(light, 436),
    box(tone(light, PAINT.petrolPale), [20, 180, 760, 26], 3),
    boxes(tone(light, PAINT.slate), [
      [40, 200, 14, 260],
      [392, 200, 14, 260],
      [746, 200, 14, 260],
    ]),
    box(shade(light, PAINT.petrolPale, 0.3), [40, 206, 720, 240], 0, 0.4),
    bin(60, PAINT.petrol, 3),
    bin(300, PAINT.clay, 7),
    bin(540, PAINT.indigo, 11),
    softShadow(light, 400, 584, 150, 9),
    coil(330, 532),
    coil(436, 536),
    coil(384, 452),
  );
}

/** Crushed bales in the evening sun. */
function bales(): string {
  const light = DUSK;
  const bale = (x: number, y: number, seed: number) => {
    const random = dice(seed);
    const outline = d`M${x} ${y}h130v-96h-130z`;
    const scraps = range(26).map(() =>
      box(
        tone(light, METALS[Math.floor(random() * 8)] ?? PAINT.steel),
        [x + random() * 120 - 10, y - 96 + random() * 90, 18 + random() * 40, 8 + random() * 16],
        2,
      ),
    );
    return (
      clipped(
        `bale${seed}`,
        outline,
        box(tone(light, PAINT.slate), [x, y - 96, 130, 96]),
        ...scraps,
        shape(light.shadow, d`M${x + 98} ${y}v-96h32v96z`, 0.25),
      ) + line(tone(light, PAINT.ink), 4, d`M${x + 36} ${y}v-96M${x + 92} ${y}v-96`)
    );
  };
  const rows = [
    [70, 550],
    [206, 550],
    [342, 550],
    [478, 550],
    [614, 550],
    [138, 452],
    [274, 452],
    [410, 452],
    [546, 452],
    [206, 354],
    [342, 354],
  ] as const;
  return picture(
    sky(light, 620, 280, 3, 117),
    skyline(light, 440, 150, 17),
    yard(light, 446, tone(light, '#a59684')),
    softShadow(light, 410, 552, 390, 18),
    ...rows.map(([x, y], index) => bale(x, y, index + 20)),
  );
}

export const HURDA = [magnetCrane, sortedMetal, carStack, bales] as const;
