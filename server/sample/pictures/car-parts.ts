import { type Light, mix, PAINT, shade, tone } from './light.ts';
import { softShadow } from './scenery.ts';
import { box, clipped, d, line, shape } from './svg.ts';
import { arch, wheel } from './truck-parts.ts';

export type CarShape = {
  /** Outline of the whole body without wheels; front to the right, ground at y = 0. */
  readonly body: string;
  readonly glass: string;
  /** Where posts cut the glass: top x, bottom x. */
  readonly posts: readonly (readonly [top: number, bottom: number])[];
  readonly doors: string;
  readonly handles: readonly number[];
  readonly wheels: readonly [rear: number, front: number];
  readonly radius: number;
  readonly waist: number;
  readonly ends: readonly [rear: number, front: number];
  readonly mirror: number;
  readonly extra?: (light: Light, color: string) => string;
};

export const SEDAN: CarShape = {
  body: 'M-216 -40C-224 -56 -224 -84 -214 -98C-190 -106 -168 -107 -146 -108C-118 -132 -92 -150 -56 -154C-16 -158 22 -157 48 -150C76 -141 100 -120 120 -106C156 -101 190 -94 208 -82C218 -74 222 -56 216 -40L208 -28H-208Z',
  glass: 'M-124 -108C-102 -128 -82 -143 -52 -146C-14 -149 18 -148 42 -142C66 -133 86 -118 102 -106Z',
  posts: [
    [-64, -72],
    [-4, 2],
  ],
  doors: 'M-72 -106V-36M2 -106V-36M-132 -100Q-108 -94 -100 -60M104 -104Q96 -90 92 -36',
  handles: [-30, 44],
  wheels: [-138, 138],
  radius: 37,
  waist: -96,
  ends: [-214, 212],
  mirror: 86,
};

export const HATCHBACK: CarShape = {
  body: 'M-182 -42C-192 -60 -194 -96 -184 -112C-176 -134 -160 -152 -134 -158C-90 -166 -20 -166 20 -158C54 -150 82 -126 102 -110C136 -106 164 -98 178 -86C188 -76 190 -56 184 -42L176 -28H-174Z',
  glass: 'M-164 -114C-158 -134 -148 -146 -128 -150C-88 -156 -22 -156 16 -149C44 -142 66 -124 82 -110Z',
  posts: [
    [-88, -96],
    [-18, -12],
  ],
  doors: 'M-96 -112V-36M-12 -112V-36M86 -108Q80 -90 76 -36',
  handles: [-56, 28],
  wheels: [-116, 112],
  radius: 37,
  waist: -100,
  ends: [-186, 180],
  mirror: 70,
};

export const SUV: CarShape = {
  body: 'M-206 -50C-214 -70 -214 -112 -208 -124C-198 -150 -186 -172 -160 -178C-100 -186 -10 -186 32 -178C66 -170 92 -140 110 -124C148 -120 184 -112 198 -98C208 -86 210 -64 204 -50L196 -36H-198Z',
  glass: 'M-188 -126C-180 -150 -172 -164 -152 -168C-100 -174 -12 -174 26 -168C52 -160 74 -138 90 -124Z',
  posts: [
    [-104, -110],
    [-22, -16],
  ],
  doors: 'M-110 -124V-46M-16 -124V-46M94 -122Q88 -104 84 -46',
  handles: [-70, 30],
  wheels: [-132, 128],
  radius: 43,
  waist: -112,
  ends: [-208, 200],
  mirror: 78,
  extra: (light) =>
    line(tone(light, PAINT.ink), 6, 'M-158 -184H8M-140 -178v-6M-4 -180v-6') +
    box(tone(light, PAINT.slate), [-92, -52, 178, 12], 4),
};

export const WAGON: CarShape = {
  body: 'M-216 -40C-224 -58 -224 -92 -218 -108C-206 -130 -192 -150 -170 -153C-110 -160 0 -160 48 -151C78 -142 100 -120 120 -106C156 -101 190 -94 208 -82C218 -74 222 -56 216 -40L208 -28H-208Z',
  glass: 'M-200 -110C-190 -130 -182 -142 -164 -145C-108 -151 0 -151 42 -143C66 -134 86 -118 102 -106Z',
  posts: [
    [-120, -128],
    [-66, -70],
    [-2, 4],
  ],
  doors: 'M-70 -106V-36M4 -106V-36M104 -104Q96 -90 92 -36',
  handles: [-30, 44],
  wheels: [-138, 138],
  radius: 37,
  waist: -96,
  ends: [-218, 212],
  mirror: 86,
  extra: (light) => line(tone(light, PAINT.slate), 5, 'M-162 -162H30'),
};

export const COUPE: CarShape = {
  body: 'M-210 -40C-220 -54 -222 -84 -210 -98C-184 -108 -160 -114 -134 -122C-96 -142 -56 -150 -18 -150C26 -148 62 -124 92 -104C140 -100 190 -90 206 -76C216 -66 218 -52 212 -40L204 -26H-202Z',
  glass: 'M-122 -112C-88 -132 -54 -141 -20 -141C18 -139 48 -120 72 -104Z',
  posts: [[-50, -56]],
  doors: 'M-56 -108V-34M76 -102Q70 -84 68 -34',
  handles: [-30],
  wheels: [-134, 138],
  radius: 39,
  waist: -92,
  ends: [-210, 208],
  mirror: 60,
};

/** The upright family car of the seventies. */
export const CLASSIC: CarShape = {
  body: 'M-196 -44L-200 -96Q-200 -104 -190 -106L-122 -110L-92 -154Q-88 -160 -78 -160H34Q44 -160 50 -152L76 -110L186 -104Q198 -102 198 -92L196 -44L186 -34H-186Z',
  glass: 'M-106 -110L-80 -148Q-78 -151 -74 -151H32Q37 -151 40 -146L62 -110Z',
  posts: [[-20, -20]],
  doors: 'M-20 -110V-42M-100 -108V-66M66 -108V-42',
  handles: [-50, 44],
  wheels: [-124, 122],
  radius: 35,
  waist: -100,
  ends: [-198, 190],
  mirror: 56,
  extra: (light) => line(tone(light, PAINT.mist), 5, 'M-204 -58H-178M178 -58H202M-90 -72H84'),
};

/** A car from the side; origin at the ground under its middle. */
export function car(light: Light, form: CarShape, color: string, id = 'car'): string {
  const [rear, front] = form.wheels;
  const [tail, nose] = form.ends;
  const r = form.radius;
  const paint = tone(light, color);
  return [
    softShadow(light, 0, 1, (nose - tail) * 0.54, 13),
    shape(paint, form.body),
    clipped(
      id,
      form.body,
      shape(shade(light, color, 0.2), d`M-260 -66C-100 -58 100 -58 260 -70V0H-260Z`),
      shape(
        mix(paint, light.sun, 0.4),
        d`M-260 ${form.waist - 3}C-100 ${form.waist - 9} 100 ${form.waist - 9} 260 ${form.waist + 2}V${form.waist + 6}C100 ${form.waist - 2} -100 ${form.waist - 2} -260 ${form.waist + 5}Z`,
        0.8,
      ),
      box(tone(light, PAINT.ink), [-260, -40, 520, 40]),
      box('#fff1c9', [nose - 26, form.waist + 8, 40, 17], 6),
      box(tone(light, '#b64a3a'), [tail - 12, form.waist + 2, 32, 16], 5),
    ),
    shape(light.glassDeep, form.glass),
    clipped(
      `${id}-glass`,
      form.glass,
      shape(light.glass, 'M-210 -190H20L-30 -90H-210Z'),
      shape('#ffffff', 'M30 -190h26l-60 100h-26zM-90 -190h14l-60 100h-14z', 0.22),
      ...form.posts.map(([top, bottom]) => line(paint, 9, d`M${top} -190L${bottom} -100`)),
    ),
    line(shade(light, color, 0.34), 2.2, form.doors),
    ...form.handles.map((x) => box(shade(light, color, 0.42), [x, form.waist + 10, 20, 5], 2.5)),
    shape(shade(light, color, 0.12), d`M${form.mirror} ${form.waist - 14}q4 -14 20 -12q6 2 4 14z`),
    arch(rear, r + 7, -r),
    arch(front, r + 7, -r),
    wheel(light, rear, -r, r),
    wheel(light, front, -r, r),
    form.extra?.(light, color) ?? '',
  ].join('');
}

/** A car seen from the front, for a change of view. */
export function carFront(light: Light, color: string): string {
  const paint = tone(light, color);
  return [
    softShadow(light, 0, 2, 190, 16),
    box('#252c36', [-156, -60, 52, 62], 12),
    box('#252c36', [104, -60, 52, 62], 12),
    shape(paint, 'M-118 -160C-108 -214 -96 -238 -76 -242C-30 -250 30 -250 76 -242C96 -238 108 -214 118 -160Z'),
    shape(light.glassDeep, 'M-104 -164C-96 -208 -86 -228 -70 -231C-28 -238 28 -238 70 -231C86 -228 96 -208 104 -164Z'),
    shape(light.glass, 'M-104 -164C-96 -208 -86 -228 -70 -231C-50 -235 -20 -236 10 -236L-40 -164Z'),
    shape('#ffffff', 'M40 -235L-10 -164h24l48 -70z', 0.2),
    shape(
      paint,
      'M-162 -44V-116C-162 -142 -140 -160 -112 -166H112C140 -160 162 -142 162 -116V-44Q162 -28 146 -28H-146Q-162 -28 -162 -44Z',
    ),
    shape(mix(paint, light.sun, 0.35), 'M-110 -158H110Q130 -154 140 -142Q0 -156 -140 -142Q-130 -154 -110 -158Z'),
    shape(shade(light, color, 0.2), 'M-162 -74H162V-44Q162 -28 146 -28H-146Q-162 -28 -162 -44Z'),
    shape('#fff1c9', 'M-152 -118q26 -16 58 0l-8 24h-40q-12 -4 -10 -24zM152 -118q-26 -16 -58 0l8 24h40q12 -4 10 -24z'),
    shape(tone(light, PAINT.ink), 'M-82 -116H82L70 -82H-70Z'),
    line(tone(light, PAINT.steel), 3, 'M-76 -105H76M-73 -94H73'),
    box(tone(light, PAINT.paper), [-44, -64, 88, 22], 3),
    shape(tone(light, PAINT.ink), 'M-150 -52h70v14h-60zM150 -52h-70v14h60z'),
    shape(shade(light, color, 0.15), 'M-118 -170q-34 -14 -40 6q14 12 40 4zM118 -170q34 -14 40 6q-14 12 -40 4z'),
  ].join('');
}
