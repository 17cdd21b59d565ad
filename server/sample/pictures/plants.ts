import { type Light, mix, PAINT, shade, tone } from './light.ts';
import { softShadow } from './scenery.ts';
import { type Box, blob, d, dice, disc, line, oval, range, shape } from './svg.ts';

/** A broad-leaved tree with a lit side; `height` is the whole tree's. */
export function tree(light: Light, x: number, y: number, height: number, seed = 1): string {
  const r = height * 0.34;
  const top = y - height + r;
  const trunk = shade(light, PAINT.woodDeep, 0.1);
  return [
    softShadow(light, x + r * 0.35, y, r * 0.95, height * 0.05),
    shape(
      trunk,
      d`M${x - height * 0.035} ${y}L${x - height * 0.02} ${top}h${height * 0.04}L${x + height * 0.035} ${y}z`,
    ),
    line(trunk, height * 0.02, d`M${x} ${y - height * 0.3}l${r * 0.4} ${-r * 0.5}`),
    shape(light.leafDeep, blob(x, top + r * 0.1, r, r * 1.02, 11, seed)),
    shape(light.leaf, blob(x - r * 0.16, top - r * 0.08, r * 0.76, r * 0.78, 9, seed + 1)),
    shape(light.leafBright, blob(x - r * 0.34, top - r * 0.3, r * 0.36, r * 0.34, 7, seed + 2), 0.85),
  ].join('');
}

export function cypress(light: Light, x: number, y: number, height: number): string {
  const w = height * 0.13;
  const outline = (k: number) =>
    d`M${x} ${y - height}C${x + w * k * 0.9} ${y - height * 0.74} ${x + w * k * 1.25} ${y - height * 0.3} ${x + w * 0.5 * k} ${y - height * 0.05}H${x - w * 0.5}C${x - w * 1.25} ${y - height * 0.3} ${x - w * 0.9} ${y - height * 0.74} ${x} ${y - height}z`;
  return [
    softShadow(light, x + w * 0.8, y, w * 1.5, height * 0.03),
    shape(shade(light, PAINT.woodDeep, 0.1), d`M${x - 3} ${y}v${-height * 0.1}h6v${height * 0.1}z`),
    shape(light.leafDeep, outline(1)),
    shape(light.leaf, outline(-0.1), 0.8),
  ].join('');
}

/** The umbrella pine of the coasts. */
export function stonePine(light: Light, x: number, y: number, height: number, seed = 4): string {
  const r = height * 0.42;
  const top = y - height * 0.78;
  const trunk = shade(light, PAINT.wood, 0.2);
  return [
    softShadow(light, x + r * 0.4, y, r * 0.9, height * 0.04),
    line(trunk, height * 0.045, d`M${x} ${y}Q${x + height * 0.03} ${y - height * 0.4} ${x - height * 0.01} ${top}`),
    line(
      trunk,
      height * 0.025,
      d`M${x + 2} ${y - height * 0.48}Q${x + r * 0.3} ${y - height * 0.6} ${x + r * 0.5} ${top}M${x + 2} ${y - height * 0.52}Q${x - r * 0.2} ${y - height * 0.62} ${x - r * 0.5} ${top}`,
    ),
    shape(light.leafDeep, blob(x, top - height * 0.02, r, height * 0.17, 13, seed)),
    shape(light.leaf, blob(x - r * 0.1, top - height * 0.07, r * 0.82, height * 0.11, 11, seed + 1)),
    shape(light.leafBright, blob(x - r * 0.3, top - height * 0.11, r * 0.42, height * 0.05, 8, seed + 2), 0.8),
  ].join('');
}

export function fir(light: Light, x: number, y: number, height: number): string {
  const tier = (top: number, bottom: number, w: number, side: number) =>
    d`M${x} ${y - top * height}L${x + w * height * side} ${y - bottom * height}Q${x} ${y - (bottom - 0.05) * height} ${x - w * height} ${y - bottom * height}z`;
  const all = (side: number) => tier(1, 0.66, 0.13, side) + tier(0.82, 0.4, 0.19, side) + tier(0.6, 0.1, 0.25, side);
  return [
    softShadow(light, x + height * 0.08, y, height * 0.24, height * 0.035),
    shape(
      shade(light, PAINT.woodDeep, 0.1),
      d`M${x - height * 0.03} ${y}v${-height * 0.12}h${height * 0.06}v${height * 0.12}z`,
    ),
    shape(light.leafDeep, all(1)),
    shape(light.leaf, all(-0.15), 0.75),
  ].join('');
}

export function poplar(light: Light, x: number, y: number, height: number, seed = 3): string {
  return [
    shape(shade(light, PAINT.woodDeep, 0.1), d`M${x - 3} ${y}v${-height * 0.2}h6v${height * 0.2}z`),
    shape(light.leafDeep, blob(x, y - height * 0.56, height * 0.12, height * 0.45, 15, seed)),
    shape(light.leaf, blob(x - height * 0.025, y - height * 0.58, height * 0.075, height * 0.38, 13, seed + 1)),
  ].join('');
}

/** An old olive: split trunk, silver-green crowns. */
export function olive(light: Light, x: number, y: number, height: number, seed = 1): string {
  const silver = tone(light, '#a3af8c');
  const middle = mix(tone(light, '#7f9272'), light.leaf, 0.2);
  const deep = mix(tone(light, '#5c7159'), light.leafDeep, 0.35);
  const trunk = shade(light, '#8a7159', 0.08);
  const w = height * 0.46;
  const t = (k: number) => y - height * k;
  const crowns: readonly Box[] = [
    [x - w * 0.58, t(0.6), w * 0.58, height * 0.22],
    [x + w * 0.52, t(0.58), w * 0.56, height * 0.21],
    [x - w * 0.02, t(0.76), w * 0.64, height * 0.24],
  ];
  return [
    softShadow(light, x + w * 0.3, y, w * 1.05, height * 0.06),
    shape(
      trunk,
      d`M${x - w * 0.2} ${y}C${x - w * 0.05} ${t(0.14)} ${x - w * 0.16} ${t(0.22)} ${x - w * 0.5} ${t(0.5)}l${w * 0.1} ${height * 0.02}C${x - w * 0.1} ${t(0.34)} ${x} ${t(0.34)} ${x} ${t(0.5)}h${w * 0.1}C${x + w * 0.08} ${t(0.36)} ${x + w * 0.2} ${t(0.36)} ${x + w * 0.5} ${t(0.52)}l${w * 0.07} ${-height * 0.02}C${x + w * 0.22} ${t(0.26)} ${x + w * 0.04} ${t(0.14)} ${x + w * 0.26} ${y}z`,
    ),
    line(
      shade(light, '#8a7159', 0.3),
      height * 0.012,
      d`M${x - w * 0.02} ${y - 2}q${-w * 0.02} ${-height * 0.1} ${w * 0.03} ${-height * 0.2}`,
    ),
    ...crowns.map(([cx, cy, rx, ry], index) => shape(deep, blob(cx, cy, rx, ry, 10, seed + index))),
    ...crowns.map(([cx, cy, rx, ry], index) =>
      shape(middle, blob(cx - rx * 0.14, cy - ry * 0.18, rx * 0.76, ry * 0.72, 9, seed + 5 + index)),
    ),
    ...crowns.map(([cx, cy, rx, ry], index) =>
      shape(silver, blob(cx - rx * 0.34, cy - ry * 0.4, rx * 0.36, ry * 0.3, 7, seed + 9 + index), 0.85),
    ),
  ].join('');
}

/** A tree in fruit or in blossom: the dots say which. */
export function fruitTree(light: Light, x: number, y: number, height: number, fruit: string, seed = 1): string {
  const random = dice(seed + 30);
  const r = height * 0.34;
  const dots = range(13).map(() => {
    const angle = random() * 2 * Math.PI;
    const reach = r * 0.86 * Math.sqrt(random());
    return disc(
      tone(light, fruit),
      x + Math.cos(angle) * reach,
      y - height + r * 1.05 + Math.sin(angle) * reach,
      height * 0.028,
    );
  });
  return tree(light, x, y, height, seed) + dots.join('');
}

export function palm(light: Light, x: number, y: number, height: number): string {
  const top = y - height;
  const lean = height * 0.06;
  const frond = (reach: number, drop: number) =>
    d`M${x + lean} ${top}q${reach * 0.5} ${-height * 0.13 + drop * 0.2} ${reach} ${drop}q${-reach * 0.45} ${-drop * 0.35 - height * 0.02} ${-reach} ${-drop}z`;
  const r = height * 0.33;
  return [
    softShadow(light, x + r * 0.5, y, r * 0.8, height * 0.03),
    line(
      shade(light, PAINT.wood, 0.15),
      height * 0.035,
      d`M${x} ${y}Q${x - lean * 0.6} ${y - height * 0.5} ${x + lean} ${top}`,
    ),
    shape(
      light.leafDeep,
      frond(r, r * 0.62) + frond(-r, r * 0.62) + frond(r * 0.55, r * 0.85) + frond(-r * 0.55, r * 0.85),
    ),
    shape(
      light.leaf,
      frond(r * 1.08, r * 0.16) + frond(-r * 1.08, r * 0.16) + frond(r * 0.7, -r * 0.3) + frond(-r * 0.7, -r * 0.3),
    ),
  ].join('');
}

export function bush(light: Light, x: number, y: number, width: number, seed = 1): string {
  return [
    shape(light.leafDeep, blob(x, y - width * 0.26, width * 0.5, width * 0.34, 9, seed)),
    shape(light.leaf, blob(x - width * 0.07, y - width * 0.33, width * 0.36, width * 0.24, 8, seed + 1)),
  ].join('');
}

/** Small upright strokes of grass over an area. */
export function grass(light: Light, [x, y, width, height]: Box, count: number, seed = 1): string {
  const random = dice(seed);
  const tufts = range(count).map(() => {
    const gx = x + random() * width;
    const gy = y + random() * height;
    const h = 6 + ((gy - y) / Math.max(1, height)) * 9;
    return d`M${gx} ${gy}l${-h * 0.4} ${-h}M${gx} ${gy}v${-h * 1.2}M${gx} ${gy}l${h * 0.4} ${-h}`;
  });
  return line(light.groundDeep, 2, tufts.join(''));
}

/** Flower heads over an area. */
export function flowers(color: string, [x, y, width, height]: Box, count: number, seed = 1, size = 4): string {
  const random = dice(seed);
  return shape(
    color,
    range(count)
      .map(
        () =>
          d`M${x + random() * width} ${y + random() * height}m${-size} 0a${size} ${size} 0 1 0 ${size * 2} 0a${size} ${size} 0 1 0 ${-size * 2} 0`,
      )
      .join(''),
  );
}

/** A pot with a round plant, for doors and balconies. */
export function pottedPlant(light: Light, x: number, y: number, height: number, seed = 1): string {
  return [
    oval(light.shadow, x, y, height * 0.22, height * 0.05, light.shadowStrength),
    shape(light.leafDeep, blob(x, y - height * 0.66, height * 0.28, height * 0.32, 8, seed)),
    shape(light.leaf, blob(x - height * 0.06, y - height * 0.72, height * 0.18, height * 0.2, 7, seed + 1)),
    shape(
      tone(light, PAINT.clay),
      d`M${x - height * 0.2} ${y - height * 0.38}h${height * 0.4}l${-height * 0.06} ${height * 0.38}h${-height * 0.28}z`,
    ),
  ].join('');
}
