import { DUSK, type Light, MORNING, mix, NOON, OVERCAST, PAINT, shade, tone } from './light.ts';
import { buildingSite, freightYard } from './roadside.ts';
import { pebbles, softShadow } from './scenery.ts';
import { box, boxes, d, disc, line, oval, picture, place, range, shape } from './svg.ts';

function crawler(light: Light, x: number, width: number, height: number): string {
  const r = height / 2;
  const rollers = range(5).map(
    (index) =>
      disc(tone(light, PAINT.slate), x + r + (index * (width - height)) / 4, -r, r * 0.5) +
      disc(tone(light, PAINT.steel), x + r + (index * (width - height)) / 4, -r, r * 0.24),
  );
  const links = range(Math.floor(width / 16)).map(
    (index) => d`M${x + 10 + index * 16} ${-height}v6M${x + 10 + index * 16} -6v6`,
  );
  return (
    box('#252c36', [x, -height, width, height], r) +
    box('#3a434e', [x + 9, -height + 9, width - 18, height - 18], r - 9) +
    rollers.join('') +
    line('#10151b', 3, links.join(''))
  );
}

export function excavator(light: Light, color: string): string {
  const paint = tone(light, color);
  const dark = shade(light, color, 0.22);
  return [
    softShadow(light, 20, 2, 230, 14),
    crawler(light, -170, 300, 62),
    box(tone(light, PAINT.slate), [-70, -84, 100, 26], 4),
    shape(paint, 'M-190 -170Q-190 -186 -174 -186H-60V-84H-176Q-190 -84 -190 -98Z'),
    shape(dark, 'M-190 -120H-60V-84H-176Q-190 -84 -190 -98Z'),
    box(mix(paint, light.sun, 0.35), [-184, -184, 124, 7], 3),
    boxes(tone(light, PAINT.ink), [
      [-172, -160, 60, 5],
      [-172, -148, 60, 5],
      [-172, -136, 60, 5],
    ]),
    shape(dark, 'M40 -130L150 -330L176 -322L92 -110Z'),
    shape(paint, 'M36 -128L146 -336Q160 -344 172 -330L70 -112Z'),
    shape(paint, 'M148 -340Q164 -352 178 -336L262 -186L240 -172L146 -326Z'),
    disc(tone(light, PAINT.ink), 160, -330, 11),
    disc(tone(light, PAINT.ink), 250, -180, 10),
    line(tone(light, PAINT.mist), 9, 'M70 -200L124 -266M186 -296L232 -222'),
    line(tone(light, PAINT.ink), 13, 'M58 -178L84 -216M176 -318L196 -280'),
    shape(tone(light, PAINT.slate), 'M238 -186L268 -176Q274 -120 236 -96L186 -92L176 -108L206 -120Q204 -156 238 -186Z'),
    line(tone(light, PAINT.ink), 6, 'M182 -96l-10 12M200 -94l-8 14M220 -94l-4 14'),
    shape(paint, 'M-64 -256Q-64 -270 -50 -270H40Q52 -270 56 -258L74 -180V-84H-64Z'),
    shape(light.glassDeep, 'M-52 -250Q-52 -258 -44 -258H36Q42 -258 44 -250L58 -184V-130H-52Z'),
    shape(light.glass, 'M-52 -250Q-52 -258 -44 -258H10L-40 -130H-52Z'),
    line(paint, 7, 'M-6 -260V-128'),
    box(tone(light, PAINT.amber), [-30, -284, 18, 14], 5),
  ].join('');
}

function forklift(light: Light, color: string): string {
  const paint = tone(light, color);
  const carton = (x: number, y: number) =>
    box(tone(light, '#c99f6d'), [x, y, 62, 50]) + box(shade(light, '#c99f6d', 0.16), [x + 26, y, 10, 50]);
  return [
    softShadow(light, 30, 2, 220, 13),
    shape(paint, 'M-180 -150Q-180 -166 -164 -166H-100L-70 -110H40Q54 -110 54 -96V-50H-168Q-180 -50 -180 -62Z'),
    shape(shade(light, color, 0.22), 'M-180 -84H54V-50H-168Q-180 -50 -180 -62Z'),
    shape(mix(paint, light.sun, 0.35), 'M-176 -156Q-174 -162 -164 -162H-104L-100 -154Z'),
    line(tone(light, PAINT.ink), 10, 'M-96 -160V-290H30L52 -110'),
    box(tone(light, PAINT.ink), [-108, -300, 150, 14], 4),
    box(tone(light, PAINT.amber), [-70, -316, 18, 16], 5),
    shape(
      tone(light, PAINT.ink),
      'M-86 -130h70v18h-70zM-92 -196q16 -6 18 10v60h-18zM4 -112l20 -60h8l-18 60zM14 -176h34v7h-34z',
    ),
    box(tone(light, PAINT.slate), [66, -330, 14, 330], 2),
    box(tone(light, PAINT.slate), [86, -330, 14, 330], 2),
    boxes(tone(light, PAINT.steel), [
      [62, -326, 42, 10],
      [62, -180, 42, 10],
      [62, -36, 42, 10],
    ]),
    shape(tone(light, PAINT.ink), 'M100 -150h10v88h136v9h-146z'),
    boxes(shade(light, PAINT.wood, 0.1), [
      [112, -74, 132, 6],
      [112, -64, 132, 5],
    ]),
    carton(114, -124),
    carton(180, -124),
    carton(146, -175),
    disc('#252c36', -130, -42, 42),
    disc(tone(light, PAINT.cream), -130, -42, 20),
    disc(tone(light, PAINT.slate), -130, -42, 8),
    disc('#252c36', 30, -46, 46),
    disc(tone(light, PAINT.cream), 30, -46, 23),
    disc(tone(light, PAINT.slate), 30, -46, 9),
  ].join('');
}

function loader(light: Light, color: string): string {
  const paint = tone(light, color);
  const tyre = (x: number) =>
    disc('#252c36', x, -62, 64) +
    disc('#3a434e', x, -62, 50) +
    disc(paint, x, -62, 34) +
    disc(shade(light, color, 0.25), x, -62, 22) +
    line(
      '#10151b',
      5,
      range(14)
        .map(
          (index) =>
            d`M${x + Math.cos((index / 14) * 6.283) * 55} ${-62 + Math.sin((index / 14) * 6.283) * 55}L${x + Math.cos((index / 14) * 6.283 + 0.1) * 64} ${-62 + Math.sin((index / 14) * 6.283 + 0.1) * 64}`,
        )
        .join(''),
    );
  return [
    softShadow(light, 20, 2, 260, 15),
    shape(paint, 'M-220 -170Q-220 -186 -204 -186H-60V-76H-200Q-220 -76 -220 -96Z'),
    shape(shade(light, color, 0.2), 'M-220 -118H-60V-76H-200Q-220 -76 -220 -96Z'),
    boxes(tone(light, PAINT.ink), [
      [-204, -160, 70, 6],
      [-204, -146, 70, 6],
      [-204, -132, 70, 6],
    ]),
    line(tone(light, PAINT.ink), 10, 'M-110 -186v-44'),
    box(tone(light, PAINT.slate), [-70, -100, 160, 30], 4),
    shape(paint, 'M-64 -286Q-64 -296 -54 -296H30Q38 -296 40 -288L58 -150V-86H-64Z'),
    shape(light.glassDeep, 'M-52 -276H28L44 -160H-52Z'),
    shape(light.glass, 'M-52 -276H0L-34 -160H-52Z'),
    line(paint, 7, 'M-8 -286V-150'),
    box(tone(light, PAINT.amber), [-26, -310, 18, 14], 5),
    shape(shade(light, color, 0.12), 'M40 -140L70 -170L190 -110L230 -60L200 -52L164 -88Z'),
    line(tone(light, PAINT.mist), 9, 'M70 -112L150 -104'),
    line(tone(light, PAINT.ink), 13, 'M62 -114L100 -109'),
    shape(tone(light, '#b58a5c'), 'M222 -96Q260 -142 316 -96Z'),
    shape(tone(light, PAINT.slate), 'M204 -104L322 -98L300 -22L214 -16Q190 -50 204 -104Z'),
    shape(shade(light, PAINT.slate, 0.3), 'M208 -56L310 -52L300 -22L214 -16Q202 -32 208 -56Z'),
    line(tone(light, PAINT.ink), 6, 'M300 -22l22 6'),
    tyre(-140),
    tyre(100),
  ].join('');
}

function roller(light: Light, color: string): string {
  const paint = tone(light, color);
  return [
    softShadow(light, 10, 2, 230, 14),
    shape(paint, 'M-200 -160Q-200 -176 -184 -176H-70V-80H-184Q-200 -80 -200 -96Z'),
    shape(shade(light, color, 0.2), 'M-200 -114H-70V-80H-184Q-200 -80 -200 -96Z'),
    boxes(tone(light, PAINT.ink), [
      [-184, -152, 60, 6],
      [-184, -138, 60, 6],
    ]),
    shape(paint, 'M-80 -130H60V-84H-80Z'),
    line(tone(light, PAINT.ink), 9, 'M-66 -130V-276H40L56 -130'),
    box(paint, [-84, -290, 148, 16], 5),
    shape(tone(light, PAINT.ink), 'M-54 -150h62v18h-62zM-60 -212q16 -6 18 10v56h-18zM24 -132l12 -52h8l-10 52z'),
    line(paint, 20, 'M50 -104H130'),
    shape(paint, 'M126 -170h20v86h-20z'),
    disc(tone(light, PAINT.steel), 136, -76, 78),
    disc(tone(light, PAINT.mist), 136, -76, 62),
    oval('#ffffff', 112, -104, 20, 12, 0.4),
    disc(shade(light, PAINT.steel, 0.2), 136, -76, 20),
    line(paint, 14, 'M136 -76V-166H70'),
    disc('#252c36', -136, -66, 68),
    disc('#3a434e', -136, -66, 52),
    disc(paint, -136, -66, 34),
    disc(shade(light, color, 0.25), -136, -66, 20),
  ].join('');
}

function onSite(light: Light, seed: number, content: string, scale: number, x = 380): string {
  return picture(
    buildingSite(light, seed),
    pebbles(shade(light, '#c3a27a', 0.25), [20, 470, 760, 110], 26, seed),
    place(x, 534, scale, content),
  );
}

export const IS_MAKINESI = [
  () => onSite(NOON, 81, excavator(NOON, PAINT.amber), 1.2, 330),
  () => picture(freightYard(MORNING, 82), place(360, 520, 1.16, forklift(MORNING, PAINT.petrol))),
  () => onSite(DUSK, 83, loader(DUSK, PAINT.amber), 1.16, 350),
  () => onSite(OVERCAST, 84, roller(OVERCAST, PAINT.indigo), 1.24, 400),
] as const;
