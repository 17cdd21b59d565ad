import { type Light, mix, PAINT, shade, tone } from './light.ts';
import { softShadow } from './scenery.ts';
import { type Box, box, boxes, d, disc, line, polygon, range, shape } from './svg.ts';

/** A wheel around its hub, with the arch above it left to the body. */
export function wheel(light: Light, x: number, y: number, r: number, rim: string = PAINT.mist): string {
  const spokes = range(5).map((index) => {
    const a = (index / 5) * 2 * Math.PI - Math.PI / 2;
    return d`M${x} ${y}L${x + Math.cos(a) * r * 0.54} ${y + Math.sin(a) * r * 0.54}`;
  });
  return [
    disc('#252c36', x, y, r),
    disc('#39424d', x, y, r * 0.8),
    disc(tone(light, rim), x, y, r * 0.6),
    line(shade(light, rim, 0.3), r * 0.13, spokes.join('')),
    disc(shade(light, rim, 0.12), x, y, r * 0.17),
  ].join('');
}

/** The wheel of a lorry: deep rim, ring of nuts. */
export function truckWheel(light: Light, x: number, y: number, r: number): string {
  const nuts = range(8).map((index) =>
    disc(
      shade(light, PAINT.steel, 0.35),
      x + Math.cos((index / 8) * 2 * Math.PI) * r * 0.33,
      y + Math.sin((index / 8) * 2 * Math.PI) * r * 0.33,
      r * 0.06,
    ),
  );
  return [
    disc('#252c36', x, y, r),
    disc('#39424d', x, y, r * 0.82),
    disc(tone(light, PAINT.steel), x, y, r * 0.56),
    disc(tone(light, PAINT.mist), x, y, r * 0.47),
    ...nuts,
    disc(shade(light, PAINT.steel, 0.2), x, y, r * 0.18),
  ].join('');
}

/** A cab over the engine, front to the right, its back wall at x = 0 and its floor at y = -52. */
export function cab(light: Light, color: string, tall = false): string {
  const top = tall ? -258 : -222;
  const nose = 118;
  const glass = `M44 ${top + 40}H96L110 -142H44Z`;
  return [
    tall ? shape(shade(light, color, 0.1), d`M6 ${top + 22}Q10 ${top - 12} 60 ${top - 14}L100 ${top + 26}H6z`) : '',
    shape(
      tone(light, color),
      d`M0 -50V${top + 22}Q0 ${top} 20 ${top}H84Q96 ${top} 100 ${top + 14}L${nose} -136V-60Q${nose} -50 ${nose - 8} -50z`,
    ),
    shape(shade(light, color, 0.2), d`M0 -96H${nose}V-60Q${nose} -50 ${nose - 8} -50H0z`),
    shape(mix(tone(light, color), light.sun, 0.35), d`M4 ${top + 20}Q4 ${top + 5} 20 ${top + 5}H84v6H20q-9 0 -9 10z`),
    shape(light.glassDeep, glass),
    shape(
      light.glass,
      polygon([
        [44, top + 40],
        [78, top + 40],
        [58, -142],
        [44, -142],
      ]),
    ),
    line(shade(light, color, 0.3), 3, d`M36 ${top + 32}V-64H92`),
    box(shade(light, color, 0.4), [42, -126, 16, 6], 3),
    box(tone(light, PAINT.ink), [104, top + 44, 15, 40], 4),
    line(tone(light, PAINT.ink), 4, d`M96 ${top + 38}l12 8`),
    shape('#fff3d2', 'M100 -88h18v16h-14z'),
    box(tone(light, PAINT.amber), [96, -84, 5, 12], 2),
    box(tone(light, PAINT.slate), [70, -56, 54, 26], 5),
    boxes(tone(light, PAINT.ink), [
      [24, -44, 30, 6],
      [24, -32, 30, 6],
    ]),
  ].join('');
}

export function chassis(light: Light, x: number, width: number, tank = true): string {
  return [
    box(tone(light, PAINT.ink), [x, -54, width, 14], 2),
    tank
      ? box(tone(light, PAINT.steel), [x + width - 150, -50, 64, 28], 8) +
        box('#ffffff', [x + width - 146, -46, 56, 5], 2, 0.5)
      : '',
    box(tone(light, '#b5503c'), [x - 4, -52, 8, 16], 2),
  ].join('');
}

/** A two-axle lorry with a closed body; origin at the ground under its middle, front to the right. */
export function boxTruck(light: Light, cabColor: string, bodyColor: string): string {
  const ribs = range(7).map((index): Box => [-208 + index * 40, -226, 2.5, 160]);
  return [
    softShadow(light, 0, 2, 236, 14),
    chassis(light, -220, 400),
    place0(100, cab(light, cabColor)),
    box(tone(light, bodyColor), [-228, -236, 318, 178], 3),
    box(mix(tone(light, bodyColor), light.sun, 0.4), [-228, -236, 318, 12], 3),
    box(shade(light, bodyColor, 0.16), [-228, -84, 318, 26]),
    boxes(shade(light, bodyColor, 0.1), ribs),
    shape(tone(light, cabColor), 'M-228 -150L90 -190V-160L-228 -116Z', 0.85),
    shape(tone(light, PAINT.amber), 'M-228 -108L90 -154V-146L-228 -98Z', 0.9),
    arch(-140),
    arch(158),
    truckWheel(light, -140, -36, 36),
    truckWheel(light, 158, -36, 36),
  ].join('');
}

export function place0(x: number, content: string): string {
  return `<g transform="translate(${x} 0)">${content}</g>`;
}

/** The dark hollow above a wheel. */
export function arch(x: number, r = 43, y = -36): string {
  return shape('#20262f', d`M${x - r} ${y + 8}A${r} ${r} 0 0 1 ${x + r} ${y + 8}z`);
}

/** Lorry wheels of one size on the ground. */
export function wheelsAt(light: Light, xs: readonly number[], r = 36): string {
  return xs.map((x) => truckWheel(light, x, -r, r)).join('');
}
