import { bright, DUSK, type Light, MORNING, mix, NOON, PAINT, shade, tone } from './light.ts';
import { softShadow } from './scenery.ts';
import { box, d, disc, glow, line, oval, picture, range, shape } from './svg.ts';

const GOLD = '#e6b54a';
const GOLD_DEEP = '#b9822f';
const GOLD_BRIGHT = '#fbe3a2';

/** A velvet ground with a soft light from the left. */
export function velvet(light: Light, wall: string, cloth: string): string {
  return [
    box(tone(light, wall), [0, 0, 800, 600]),
    glow('spot', light.sun, 0.75),
    disc('url(#spot)', 220, 150, 420),
    shape(tone(light, cloth), 'M0 400C160 372 320 396 460 384S700 372 800 394V600H0Z'),
    shape(
      bright(light, cloth, 0.18),
      'M0 420C180 396 330 420 470 404S700 400 800 412V440C640 424 520 440 400 440S120 440 0 470Z',
      0.7,
    ),
    shape(shade(light, cloth, 0.2), 'M0 540C200 500 360 560 540 524S740 520 800 536V600H0Z', 0.7),
  ].join('');
}

/** A twisted gold bangle lying almost flat. */
export function bangle(x: number, y: number, rx: number, ry: number): string {
  const twists = range(26).map((index) => {
    const a = (index / 26) * 2 * Math.PI;
    return d`M${x + Math.cos(a) * (rx - 9)} ${y + Math.sin(a) * (ry - 6)}L${x + Math.cos(a + 0.13) * (rx + 9)} ${y + Math.sin(a + 0.13) * (ry + 6)}`;
  });
  const ring = (color: string, width: number, lift = 0) =>
    `<ellipse cx="${x}" cy="${y - lift}" rx="${rx}" ry="${ry}" fill="none" stroke="${color}" stroke-width="${width}"/>`;
  return (
    ring(GOLD_DEEP, 24, -4) +
    ring(GOLD, 20) +
    line(GOLD_DEEP, 3, twists.join(''), 0.7) +
    line(GOLD_BRIGHT, 5, d`M${x - rx} ${y - 4}A${rx} ${ry} 0 0 1 ${x - rx * 0.1} ${y - ry}`, 0.95)
  );
}

export function sparkle(x: number, y: number, size: number): string {
  return shape(
    '#fffdf2',
    d`M${x} ${y - size}Q${x + size * 0.12} ${y - size * 0.12} ${x + size} ${y}Q${x + size * 0.12} ${y + size * 0.12} ${x} ${y + size}Q${x - size * 0.12} ${y + size * 0.12} ${x - size} ${y}Q${x - size * 0.12} ${y - size * 0.12} ${x} ${y - size}z`,
  );
}

function bangles(): string {
  const light = MORNING;
  return picture(
    velvet(light, '#d8e2de', PAINT.petrol),
    softShadow(light, 420, 480, 290, 44),
    shape(
      tone(light, PAINT.petrolDeep),
      'M190 440Q180 330 300 322H500Q620 330 612 440Q610 496 540 500H260Q194 496 190 440Z',
    ),
    shape(
      bright(light, PAINT.petrolDeep, 0.22),
      'M206 420Q210 346 300 338H500Q580 342 596 400Q520 350 400 352T206 420Z',
    ),
    ...range(6).map((index) => bangle(400 + (index % 2) * 8 - 4, 420 - index * 27, 150, 50)),
    sparkle(274, 300, 28),
    sparkle(520, 262, 18),
    sparkle(450, 404, 14),
  );
}

/** A coin without words: rim, star and crescent-free rosette. */
function coin(x: number, y: number, r: number): string {
  const petals = range(8).map((index) =>
    disc(
      GOLD_DEEP,
      x + Math.cos((index / 8) * 6.283) * r * 0.42,
      y + Math.sin((index / 8) * 6.283) * r * 0.42,
      r * 0.14,
      0.7,
    ),
  );
  const beads = range(28).map((index) =>
    disc(
      GOLD_BRIGHT,
      x + Math.cos((index / 28) * 6.283) * r * 0.84,
      y + Math.sin((index / 28) * 6.283) * r * 0.84,
      r * 0.045,
      0.9,
    ),
  );
  return (
    disc(GOLD_DEEP, x, y + r * 0.07, r) +
    disc(GOLD, x, y, r) +
    `<circle cx="${x}" cy="${y}" r="${r * 0.72}" fill="none" stroke="${GOLD_DEEP}" stroke-width="${r * 0.04}"/>` +
    beads.join('') +
    petals.join('') +
    disc(GOLD_BRIGHT, x, y, r * 0.2) +
    shape(
      '#ffffff',
      d`M${x - r * 0.94} ${y}A${r * 0.94} ${r * 0.94} 0 0 1 ${x} ${y - r * 0.94}L${x + r * 0.1} ${y - r * 0.8}A${r * 0.9} ${r * 0.9} 0 0 0 ${x - r * 0.8} ${y + r * 0.1}z`,
      0.4,
    )
  );
}

function coins(): string {
  const light = NOON;
  const stack = (x: number, y: number, count: number) =>
    range(count)
      .map(
        (index) =>
          box(GOLD_DEEP, [x - 58, y - index * 17 - 17, 116, 17], 7) +
          box(GOLD, [x - 58, y - index * 17 - 17, 116, 12], 6) +
          line(GOLD_BRIGHT, 2, d`M${x - 48} ${y - index * 17 - 12}h40`),
      )
      .join('') +
    oval(GOLD, x, y - count * 17, 58, 15) +
    oval(GOLD_BRIGHT, x - 8, y - count * 17 - 2, 36, 8, 0.7);
  return picture(
    velvet(light, '#dcdff0', PAINT.indigo),
    shape(
      tone(light, '#b4503f'),
      'M0 230C160 290 300 190 470 250S700 330 800 262V300C680 372 560 300 440 290S160 350 0 272Z',
    ),
    shape(
      bright(light, '#b4503f', 0.25),
      'M0 232C160 292 300 192 470 252S700 332 800 264V274C680 346 560 274 440 262S160 312 0 244Z',
    ),
    softShadow(light, 220, 500, 120, 16),
    stack(200, 500, 5),
    softShadow(light, 340, 520, 110, 14),
    stack(330, 520, 3),
    softShadow(light, 560, 500, 160, 22),
    coin(560, 390, 112),
    softShadow(light, 690, 528, 80, 12),
    coin(692, 470, 62),
    line(tone(light, '#b4503f'), 10, 'M560 278v-34M540 236h40'),
    sparkle(490, 300, 28),
    sparkle(150, 400, 18),
    sparkle(720, 420, 14),
  );
}

/** A ring in its box beside a necklace on a bust. */
function ringAndNecklace(): string {
  const light = DUSK;
  const beads = range(17).map((index): readonly [number, number] => {
    const t = (index / 16) * Math.PI;
    return [530 - Math.cos(t) * 92, 236 + Math.sin(t) * 128];
  });
  return picture(
    velvet(light, '#8f86a8', PAINT.indigoDeep),
    softShadow(light, 530, 506, 150, 18),
    shape(
      tone(light, PAINT.cream),
      'M494 110Q530 96 566 110L572 200Q640 220 664 290Q676 400 640 500H420Q384 400 396 290Q420 220 488 200Z',
    ),
    shape(
      shade(light, PAINT.cream, 0.2),
      'M548 104L566 110L572 200Q640 220 664 290Q676 400 640 500H580Q620 300 548 210Z',
      0.7,
    ),
    line(GOLD_DEEP, 4, `M${beads.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`),
    ...beads.map(
      ([x, y], index) =>
        disc(GOLD, x, y, 9 + Math.sin((index / 16) * Math.PI) * 5) + disc(GOLD_BRIGHT, x - 3, y - 3, 3.5),
    ),
    shape(tone(light, PAINT.petrol), 'M530 370L552 398L530 436L508 398Z'),
    shape(bright(light, PAINT.petrolPale, 0.4), 'M530 370L530 436L508 398Z', 0.6),
    softShadow(light, 210, 520, 150, 18),
    shape(shade(light, '#b4503f', 0.3), 'M96 330L110 236Q112 226 122 226H298Q308 226 310 236L324 330Z'),
    shape(tone(light, PAINT.cream), 'M116 322L126 244H294L304 322Z'),
    box(tone(light, '#b4503f'), [86, 330, 248, 180], 12),
    box(tone(light, PAINT.cream), [100, 340, 220, 66], 10),
    box(shade(light, '#b4503f', 0.2), [86, 440, 248, 70], 12),
    box(GOLD, [192, 420, 36, 26], 4),
    `<ellipse cx="210" cy="330" rx="54" ry="56" fill="none" stroke="${GOLD_DEEP}" stroke-width="15"/><ellipse cx="209" cy="328" rx="54" ry="56" fill="none" stroke="${GOLD}" stroke-width="11"/>`,
    line(GOLD_BRIGHT, 4, 'M158 318Q166 282 196 274'),
    box(tone(light, PAINT.cream), [120, 372, 180, 30], 8),
    shape(mix('#d8f0f0', '#ffffff', 0.3), 'M182 250L238 250L252 266L210 304L168 266Z'),
    shape('#a9d3d6', 'M182 250L168 266L210 304L196 266Z'),
    shape('#ffffff', 'M196 266L224 266L210 304Z'),
    line('#8fbcc0', 2, 'M168 266H252M196 266L210 250L224 266'),
    sparkle(254, 236, 26),
    sparkle(600, 300, 16),
    sparkle(444, 330, 14),
  );
}

/** A wristwatch beside a chain. */
function watch(): string {
  const light = MORNING;
  const links = range(12).map(
    (index) =>
      `<ellipse cx="${short1(560 + index * 17)}" cy="${short1(430 + Math.sin(index * 0.9) * 34)}" rx="15" ry="9" fill="none" stroke="${index % 2 ? GOLD_DEEP : GOLD}" stroke-width="6"/>`,
  );
  const marks = range(12).map(
    (index) =>
      d`M${330 + Math.cos((index / 12) * 6.283) * 96} ${300 + Math.sin((index / 12) * 6.283) * 96}L${330 + Math.cos((index / 12) * 6.283) * 82} ${300 + Math.sin((index / 12) * 6.283) * 82}`,
  );
  return picture(
    velvet(light, '#e6ddd6', PAINT.clay),
    `<g transform="rotate(14 330 300)">${[
      shape(light.shadow, 'M276 20H396L410 590H290Z', 0.16),
      shape(tone(light, PAINT.woodDeep), 'M270 -20H390L384 190H276ZM276 410H384L390 640H270Z'),
      line(tone(light, '#c9a878'), 3, 'M282 -10L286 180M378 -10L374 180M286 420L282 630M374 420L378 630'),
      disc(GOLD_DEEP, 330, 304, 132),
      disc(GOLD, 330, 300, 130),
      disc(GOLD_BRIGHT, 330, 300, 118),
      disc(tone(light, PAINT.paper), 330, 300, 108),
      line(tone(light, PAINT.ink), 5, marks.join('')),
      line(tone(light, PAINT.ink), 8, 'M330 300L290 252'),
      line(tone(light, PAINT.ink), 6, 'M330 300L384 240'),
      line(tone(light, '#b64a3a'), 3, 'M330 300L330 380'),
      disc(GOLD, 330, 300, 9),
      box(GOLD, [458, 286, 24, 28], 5),
      shape('#ffffff', 'M240 250A104 104 0 0 1 330 196L312 240A70 70 0 0 0 270 290z', 0.5),
    ].join('')}</g>`,
    softShadow(light, 660, 470, 120, 14),
    ...links,
    disc(GOLD, 760, 420, 22),
    disc(GOLD_BRIGHT, 754, 413, 9),
    sparkle(210, 210, 24),
    sparkle(690, 390, 16),
  );
}

function short1(value: number): string {
  return value.toFixed(1);
}

export const ZIYNET = [bangles, coins, ringAndNecklace, watch] as const;
