import { DUSK, type Light, MORNING, mix, NOON, OVERCAST, PAINT, shade, tone } from './light.ts';
import { coastRoad, countryRoad, mountainPass, onRoad, townStreet } from './roadside.ts';
import { softShadow } from './scenery.ts';
import { box, d, disc, line, range, shape } from './svg.ts';

/** A motorcycle wheel: tyre, rim, spokes, brake disc. */
function spokedWheel(light: Light, x: number, y: number, r: number, spokes = 10): string {
  const data = range(spokes).map((index) => {
    const a = (index / spokes) * 2 * Math.PI;
    return d`M${x} ${y}L${x + Math.cos(a) * r * 0.74} ${y + Math.sin(a) * r * 0.74}`;
  });
  return [
    `<circle cx="${x}" cy="${y}" r="${r * 0.88}" fill="none" stroke="#252c36" stroke-width="${r * 0.24}"/>`,
    `<circle cx="${x}" cy="${y}" r="${r * 0.73}" fill="none" stroke="${tone(light, PAINT.steel)}" stroke-width="${r * 0.08}"/>`,
    line(tone(light, PAINT.steel), r * 0.045, data.join('')),
    disc(tone(light, PAINT.mist), x, y, r * 0.34),
    disc(shade(light, PAINT.steel, 0.25), x, y, r * 0.16),
  ].join('');
}

/** A town scooter, front to the right. */
export function scooter(light: Light, color: string): string {
  const paint = tone(light, color);
  return [
    softShadow(light, 0, 2, 170, 11),
    spokedWheel(light, -112, -40, 40, 6),
    spokedWheel(light, 118, -40, 40, 6),
    line(tone(light, PAINT.steel), 11, 'M118 -40L82 -168'),
    shape(paint, 'M84 -48q34 -52 76 -12q-20 -4 -34 4l-14 16z'),
    shape(
      paint,
      'M70 -214Q98 -214 104 -188Q112 -130 88 -66Q80 -44 48 -40H-30Q-40 -40 -40 -50V-58H36Q58 -62 62 -96Q66 -150 60 -196Q60 -212 70 -214Z',
    ),
    shape(mix(paint, light.sun, 0.35), 'M92 -200Q104 -150 84 -84Q94 -150 82 -204z'),
    shape(
      paint,
      'M-176 -86Q-176 -136 -120 -140H-30Q0 -136 6 -110Q10 -76 -20 -48H-60Q-72 -92 -112 -92Q-146 -92 -156 -70Q-176 -72 -176 -86Z',
    ),
    shape(shade(light, color, 0.2), 'M-60 -48Q-68 -84 -100 -92Q-40 -104 4 -98Q4 -70 -20 -48Z'),
    shape(
      tone(light, PAINT.woodDeep),
      'M-166 -140Q-168 -160 -146 -160H-30Q-6 -158 -4 -140Q-10 -132 -30 -134H-150Q-162 -134 -166 -140Z',
    ),
    line(tone(light, PAINT.steel), 6, 'M-170 -150H-204M-204 -150V-132'),
    line(tone(light, PAINT.ink), 9, 'M80 -212L60 -236M60 -236h-22'),
    disc(tone(light, PAINT.mist), 86, -220, 17),
    disc('#fff1c9', 92, -220, 12),
    line(tone(light, PAINT.steel), 4, 'M66 -234L48 -262'),
    disc(tone(light, PAINT.mist), 44, -268, 10),
    box(tone(light, '#b64a3a'), [-182, -110, 14, 18], 4),
    line(tone(light, PAINT.steel), 10, 'M-60 -32h-96'),
    line(tone(light, PAINT.ink), 5, 'M-10 -40l-18 36'),
  ].join('');
}

/** A naked road machine. */
function roadster(light: Light, color: string): string {
  const paint = tone(light, color);
  return [
    softShadow(light, 0, 2, 220, 12),
    spokedWheel(light, -150, -62, 62, 10),
    spokedWheel(light, 156, -62, 62, 10),
    line(tone(light, PAINT.ink), 11, 'M-150 -62L-30 -70M-30 -70L-84 -140M-30 -70L70 -86L104 -176L-40 -160'),
    line(tone(light, PAINT.steel), 12, 'M156 -62L104 -196'),
    line(tone(light, PAINT.mist), 5, 'M150 -62L100 -190'),
    line(tone(light, PAINT.steel), 13, 'M30 -66Q60 -34 -20 -36H-190'),
    line(tone(light, PAINT.slate), 19, 'M-110 -38L-200 -50'),
    line('#ffffff', 3, 'M-112 -44L-196 -55', 0.5),
    box(tone(light, PAINT.slate), [-42, -128, 106, 82], 14),
    line(tone(light, PAINT.ink), 4, 'M-30 -112h84M-30 -100h84M-30 -88h84'),
    disc(tone(light, PAINT.steel), 4, -66, 24),
    disc(tone(light, PAINT.slate), 4, -66, 12),
    shape(paint, 'M-54 -158Q-30 -206 40 -206Q92 -204 108 -170Q90 -146 30 -144H-40Z'),
    shape(mix(paint, light.sun, 0.4), 'M-34 -170Q-10 -198 40 -198Q70 -196 84 -184Q40 -192 -34 -170Z'),
    shape(shade(light, color, 0.22), 'M-48 -150Q40 -154 104 -172Q90 -146 30 -144H-40Z'),
    shape(
      tone(light, PAINT.ink),
      'M-190 -178Q-150 -186 -120 -170Q-84 -160 -54 -162L-50 -146H-110Q-160 -150 -190 -170Z',
    ),
    shape(paint, 'M-206 -184L-140 -172L-120 -148H-150Z'),
    box(tone(light, '#b64a3a'), [-212, -184, 14, 10], 3),
    line(tone(light, PAINT.ink), 4, 'M-186 -168L-222 -120'),
    shape(tone(light, PAINT.ink), 'M-222 -130q-20 4 -24 22l14 4z'),
    shape(paint, 'M104 -120q60 -20 104 22l-12 4q-44 -26 -88 -8z'),
    line(tone(light, PAINT.ink), 8, 'M104 -196L74 -224M74 -224h-26'),
    line(tone(light, PAINT.ink), 4, 'M84 -216L70 -250'),
    box(tone(light, PAINT.ink), [54, -264, 26, 15], 6),
    disc(tone(light, PAINT.ink), 122, -196, 24),
    disc('#fff1c9', 128, -196, 17),
    disc(tone(light, PAINT.amber), 108, -170, 6),
    line(tone(light, PAINT.ink), 6, 'M-30 -56l-24 52'),
  ].join('');
}

/** A tourer with cases and a screen. */
function tourer(light: Light, color: string): string {
  const paint = tone(light, color);
  return [
    softShadow(light, 0, 2, 230, 12),
    spokedWheel(light, -156, -58, 58, 12),
    spokedWheel(light, 168, -58, 58, 12),
    line(tone(light, PAINT.ink), 12, 'M-156 -58L-40 -64L60 -70'),
    line(tone(light, PAINT.mist), 11, 'M168 -58L112 -180'),
    line(tone(light, PAINT.mist), 15, 'M40 -60Q50 -30 -30 -30H-214'),
    line('#ffffff', 3, 'M-210 -34H-40', 0.6),
    box(tone(light, PAINT.slate), [-50, -126, 110, 82], 12),
    shape(tone(light, PAINT.steel), 'M-30 -124L-4 -166L16 -124ZM20 -124L50 -160L62 -124Z'),
    disc(tone(light, PAINT.mist), 6, -70, 25),
    disc(tone(light, PAINT.steel), 6, -70, 13),
    shape(paint, 'M-60 -156Q-20 -198 50 -194Q100 -190 120 -166Q90 -138 30 -138H-50Z'),
    shape(mix(paint, light.sun, 0.4), 'M-36 -168Q0 -188 48 -186Q80 -184 96 -174Q40 -182 -36 -168Z'),
    shape(
      tone(light, PAINT.woodDeep),
      'M-206 -196Q-180 -204 -166 -170Q-120 -158 -60 -160V-136H-150Q-180 -140 -190 -168Z',
    ),
    box(paint, [-236, -150, 108, 74], 14),
    box(shade(light, color, 0.22), [-236, -112, 108, 36], 14),
    line(tone(light, PAINT.mist), 4, 'M-228 -118h92'),
    box(tone(light, '#b64a3a'), [-242, -140, 10, 22], 3),
    shape(paint, 'M92 -110q70 -34 138 18l-12 6q-60 -34 -122 -8z'),
    line(tone(light, PAINT.ink), 8, 'M112 -184L70 -214M70 -214h-30'),
    shape(mix(light.glass, '#ffffff', 0.4), 'M122 -190Q108 -240 76 -270Q70 -262 74 -250Q92 -220 104 -186Z', 0.85),
    disc(tone(light, PAINT.mist), 134, -186, 25),
    disc('#fff1c9', 140, -186, 18),
    line(tone(light, PAINT.ink), 6, 'M-30 -54l-22 50'),
  ].join('');
}

export const MOTOSIKLET = [
  () => onRoad(townStreet(MORNING, 61), scooter(MORNING, PAINT.petrol), 1.34),
  () => onRoad(coastRoad(DUSK, 62), roadster(DUSK, '#b4503f'), 1.3),
  () => onRoad(mountainPass(NOON, 63), tourer(NOON, PAINT.indigo), 1.28, true),
  () => onRoad(countryRoad(OVERCAST, 64), scooter(OVERCAST, PAINT.amber), 1.34, true),
] as const;
