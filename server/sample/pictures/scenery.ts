import { type Light, mix, PAINT, shade, tone } from './light.ts';
import {
  type Box,
  blob,
  box,
  boxes,
  d,
  dice,
  disc,
  glow,
  gradient,
  HEIGHT,
  line,
  oval,
  type Point,
  range,
  shape,
  smooth,
  WIDTH,
} from './svg.ts';

/** The whole background down to the lower edge: gradient, sun with its glow, a few clouds. */
export function sky(light: Light, sunX = 190, sunY = 150, clouds = 3, seed = 1): string {
  const random = dice(seed + 40);
  const radius = light.name === 'dusk' ? 46 : 38;
  return [
    gradient('sky', light.sky),
    glow('sun', light.sun, light.sunStrength),
    box(light.hills[2], [0, 460, WIDTH, HEIGHT - 460]),
    box('url(#sky)', [0, 0, WIDTH, 470]),
    disc('url(#sun)', sunX, sunY, radius * 4.4),
    light.name === 'overcast' ? '' : disc(light.sun, sunX, sunY, radius, 0.95),
    ...range(clouds).map((index) => {
      const x = ((index + 0.25 + random() * 0.6) / clouds) * WIDTH;
      return cloud(light, x, 60 + random() * 110, 0.7 + random() * 0.7);
    }),
  ].join('');
}

export function cloud(light: Light, x: number, y: number, size: number): string {
  const w = 62 * size;
  const h = 20 * size;
  const data = d`M${x - w} ${y}a${h} ${h} 0 0 1 ${h * 0.9} ${-h * 1.1}a${h * 1.5} ${h * 1.5} 0 0 1 ${h * 2.7} ${-h * 0.3}a${h} ${h} 0 0 1 ${h * 1.7} ${h * 0.6}a${h * 0.8} ${h * 0.8} 0 0 1 ${h * 0.7} ${h * 0.8}z`;
  return shape(light.cloud, data, light.name === 'dusk' ? 0.55 : 0.75);
}

/** A rolling line of hills, filled down to the lower edge. */
export function ridge(color: string, y: number, swing: number, seed: number, steps = 5): string {
  const random = dice(seed);
  const points = range(steps + 3).map(
    (index): Point => [((index - 1) / steps) * WIDTH, y + (random() - 0.5) * 2 * swing],
  );
  return shape(color, `M${smooth(points)}V${HEIGHT}H0Z`);
}

/** Mountains with lit and shaded faces; `snow` caps the peaks. */
export function mountains(light: Light, y: number, height: number, seed: number, snow = false): string {
  const random = dice(seed);
  const color = light.hills[0];
  return range(4)
    .map((index) => {
      const x = 60 + index * 230 + random() * 90;
      const h = height * (0.6 + random() * 0.4);
      const w = h * (1.15 + random() * 0.4);
      const peak = y - h;
      const face = d`M${x - w} ${y}L${x} ${peak}L${x + w} ${y}z`;
      const dark = d`M${x} ${peak}L${x + w} ${y}H${x + w * 0.15}L${x + w * 0.24} ${peak + h * 0.6}L${x - w * 0.02} ${peak + h * 0.42}z`;
      const cap = d`M${x} ${peak}l${w * 0.28} ${h * 0.28}l${-w * 0.14} ${-h * 0.03}l${-w * 0.12} ${h * 0.1}l${-w * 0.12} ${-h * 0.09}l${-w * 0.17} ${h * 0.03}z`;
      return [
        shape(color, face),
        shape(mix(color, light.hills[1], 0.7), dark),
        snow ? shape(mix(light.sky[2], '#ffffff', 0.5), cap) : '',
      ].join('');
    })
    .join('');
}

/** Three soft ranges of hills and a meadow from `horizon` down. */
export function hills(light: Light, horizon: number, seed: number): string {
  return [
    ridge(light.hills[0], horizon - 70, 46, seed, 4),
    ridge(light.hills[1], horizon - 30, 30, seed + 7, 5),
    ridge(light.hills[2], horizon + 2, 12, seed + 13, 6),
  ].join('');
}

export function meadow(light: Light, y: number, seed = 3): string {
  return [
    ridge(light.ground, y, 6, seed, 5),
    shape(light.groundDeep, `M0 ${y + 95}C220 ${y + 60} 480 ${y + 130} 800 ${y + 80}V600H0Z`, 0.55),
  ].join('');
}

/** The sea with its horizon, a far headland and some glitter. */
export function sea(light: Light, horizon: number, shore: number, seed = 5): string {
  const random = dice(seed);
  const glitter = range(16).map(() => {
    const y = horizon + 8 + random() * random() * (shore - horizon - 16);
    const x = random() * WIDTH;
    return d`M${x} ${y}h${14 + random() * 46}`;
  });
  return [
    shape(
      light.hills[0],
      `M430 ${horizon}C500 ${horizon - 46} 570 ${horizon - 22} 640 ${horizon - 52}S770 ${horizon - 30} 800 ${horizon - 36}V${horizon}Z`,
    ),
    gradient('sea', light.sea),
    box('url(#sea)', [0, horizon, WIDTH, shore - horizon + 30]),
    line(mix(light.sea[0], '#ffffff', 0.5), 3, glitter.join(''), 0.6),
  ].join('');
}

/** A far town as pale blocks, from `base` upwards. */
export function skyline(light: Light, base: number, height: number, seed: number, color = light.hills[0]): string {
  const random = dice(seed);
  const list: Box[] = [];
  const windows: Box[] = [];
  for (let x = -10; x < WIDTH; ) {
    const width = 34 + random() * 48;
    const tall = height * (0.35 + random() * 0.65);
    list.push([x, base - tall, width - 3, tall + 20]);
    for (let y = base - tall + 12; y < base - 10; y += 17) {
      for (let wx = x + 8; wx < x + width - 14; wx += 13) if (random() < 0.42) windows.push([wx, y, 6, 8]);
    }
    x += width;
  }
  const lamp = light.name === 'dusk' ? light.lamp : mix(color, light.cloud, 0.4);
  return boxes(color, list) + boxes(lamp, windows, light.name === 'dusk' ? 0.75 : 0.7);
}

/** A paved street at the foot of the picture: pavement from `y`, kerb, carriageway with a broken line. */
export function street(light: Light, y: number, pavement = 34): string {
  const roadY = y + pavement;
  const marks = range(6).map((index): Box => [index * 150 - 20, roadY + (HEIGHT - roadY) * 0.52, 84, 6]);
  const joints = range(14).map((index) => d`M${index * 62} ${y + 4}l-14 ${pavement - 10}`);
  return [
    box(light.pavement, [0, y, WIDTH, HEIGHT - y]),
    line(mix(light.pavement, light.shadow, 0.16), 1.5, joints.join('')),
    box(mix(light.pavement, light.shadow, 0.25), [0, roadY - 7, WIDTH, 8]),
    box(light.road, [0, roadY, WIDTH, HEIGHT - roadY]),
    boxes(light.roadMark, marks, 0.85),
  ].join('');
}

/** A level place of asphalt or concrete, as yards and car parks have. */
export function yard(light: Light, y: number, color = light.road): string {
  return [
    box(color, [0, y, WIDTH, HEIGHT - y]),
    shape(mix(color, light.shadow, 0.14), `M0 ${y + 60}C240 ${y + 36} 520 ${y + 90} 800 ${y + 52}V600H0Z`, 0.6),
  ].join('');
}

export function softShadow(light: Light, x: number, y: number, rx: number, ry: number): string {
  return oval(light.shadow, x, y, rx, ry, light.shadowStrength);
}

/** The shadow a standing box throws to the right on level ground. */
export function castShadow(light: Light, x: number, y: number, width: number, length: number): string {
  if (light.name === 'overcast') return softShadow(light, x + width / 2, y, width * 0.56, 12);
  return shape(light.shadow, d`M${x} ${y}h${width}l${length} ${length * 0.34}h${-width}z`, light.shadowStrength);
}

/** A low plastered wall with a coping, or a fence of posts. */
export function gardenWall(
  light: Light,
  x: number,
  y: number,
  width: number,
  height = 34,
  color: string = PAINT.cream,
): string {
  return [
    box(shade(light, color, 0.06), [x, y - height, width, height]),
    box(tone(light, color), [x - 4, y - height - 7, width + 8, 8], 2),
    box(shade(light, color, 0.2), [x, y - 5, width, 5]),
  ].join('');
}

export function fence(
  light: Light,
  x: number,
  y: number,
  width: number,
  height = 40,
  color: string = PAINT.paper,
  gap = 14,
): string {
  const count = Math.floor(width / gap);
  const posts = range(count + 1).map((index): Box => [x + index * gap, y - height, 6, height]);
  return boxes(tone(light, color), [...posts, [x, y - height * 0.78, width, 5], [x, y - height * 0.34, width, 5]]);
}

export function birds(light: Light, x: number, y: number): string {
  const one = (bx: number, by: number, s: number) =>
    d`M${bx - 9 * s} ${by - 4 * s}q${5 * s} ${-3 * s} ${9 * s} ${4 * s}q${4 * s} ${-7 * s} ${9 * s} ${-4 * s}`;
  return line(
    mix(light.shadow, light.sky[0], 0.35),
    2.2,
    one(x, y, 1.1) + one(x + 34, y - 16, 0.8) + one(x + 52, y + 8, 0.7),
  );
}

/** Loose stones or clods, to keep a plain surface from looking empty. */
export function pebbles(color: string, [x, y, width, height]: Box, count: number, seed: number, opacity = 0.5): string {
  const random = dice(seed);
  const data = range(count).map(() => {
    const size = 2 + random() * 5;
    return d`M${x + random() * width} ${y + random() * height}a${size} ${size * 0.45} 0 0 1 ${size * 2} 0z`;
  });
  return shape(color, data.join(''), opacity);
}

/** A scalloped mass of green along the ground. */
export function hedge(light: Light, x: number, y: number, width: number, height: number, seed = 2): string {
  return [
    shape(
      light.leafDeep,
      blob(x + width / 2, y - height * 0.4, width / 2, height * 0.62, Math.max(8, Math.round(width / 16)), seed),
    ),
    shape(
      light.leaf,
      blob(
        x + width / 2 - 6,
        y - height * 0.58,
        width * 0.44,
        height * 0.4,
        Math.max(7, Math.round(width / 18)),
        seed + 1,
      ),
    ),
  ].join('');
}
