import { bright, type Light, mix, PAINT, shade, tone } from './light.ts';
import { castShadow, softShadow } from './scenery.ts';
import { type Box, box, boxes, d, line, oval, polygon, range, shape } from './svg.ts';

export function rollingDoor(light: Light, [x, y, w, h]: Box, color: string, open = 0): string {
  const shut = h * (1 - open);
  const slats = range(Math.floor(shut / 9)).map((index): Box => [x, y + index * 9 + 7, w, 1.8]);
  return [
    box(tone(light, PAINT.slate), [x - 6, y - 6, w + 12, h + 6], 1),
    box(mix(light.shadow, PAINT.ink, 0.5), [x, y, w, h]),
    open > 0 && light.lampShare > 0.1 ? box(light.lamp, [x, y + shut, w, h * open], 0, 0.85) : '',
    box(tone(light, color), [x, y, w, shut]),
    boxes(shade(light, color, 0.2), slats),
  ].join('');
}

/** Ribbed sheet walls with a shallow roof. */
export function hall(
  light: Light,
  x: number,
  base: number,
  w: number,
  h: number,
  side: number,
  wall: string,
  roof: string,
): string {
  const top = base - h;
  return [
    castShadow(light, x, base, w + side, 90),
    box(shade(light, wall, 0.3), [x + w, top, side, h]),
    line(
      shade(light, wall, 0.4),
      2,
      range(Math.floor(side / 14))
        .map((index) => d`M${x + w + 8 + index * 14} ${top}v${h}`)
        .join(''),
    ),
    box(bright(light, wall, 0.2), [x, top, w, h]),
    line(
      shade(light, wall, 0.08),
      2,
      range(Math.floor(w / 14))
        .map((index) => d`M${x + 8 + index * 14} ${top}v${h}`)
        .join(''),
    ),
    shape(
      tone(light, roof),
      polygon([
        [x - 12, top + 10],
        [x + 14, top - 40],
        [x + w + side * 0.55, top - 40],
        [x + w + 6, top + 10],
      ]),
    ),
    shape(
      shade(light, roof, 0.36),
      polygon([
        [x + w + 6, top + 10],
        [x + w + side * 0.55, top - 40],
        [x + w + side + 12, top + 10],
      ]),
    ),
    line(
      shade(light, roof, 0.14),
      2,
      range(Math.floor(w / 26))
        .map((index) => d`M${x + index * 26} ${top + 8}l26 -46`)
        .join(''),
    ),
    box(shade(light, PAINT.slate, 0.1), [x, base - 10, w, 10], 0, 0.6),
  ].join('');
}

export function pallets(light: Light, x: number, y: number): string {
  const carton = (cx: number, cy: number) =>
    box(tone(light, '#c99f6d'), [cx, cy, 34, 30]) + box(shade(light, '#c99f6d', 0.16), [cx + 14, cy, 6, 30]);
  return [
    softShadow(light, x + 44, y, 62, 8),
    boxes(shade(light, PAINT.wood, 0.1), [
      [x, y - 10, 76, 4],
      [x, y - 4, 76, 4],
      [x + 4, y - 10, 8, 10],
      [x + 34, y - 10, 8, 10],
      [x + 64, y - 10, 8, 10],
    ]),
    carton(x + 2, y - 40),
    carton(x + 38, y - 40),
    carton(x + 2, y - 71),
    carton(x + 38, y - 71),
  ].join('');
}

export function barrels(light: Light, x: number, y: number): string {
  const one = (bx: number, by: number, color: string) =>
    box(tone(light, color), [bx, by - 52, 36, 52], 4) +
    box(shade(light, color, 0.25), [bx + 24, by - 52, 12, 52], 4) +
    boxes(shade(light, color, 0.2), [
      [bx, by - 38, 36, 3],
      [bx, by - 18, 36, 3],
    ]) +
    oval(bright(light, color, 0.25), bx + 18, by - 51, 18, 5);
  return (
    softShadow(light, x + 56, y, 70, 9) +
    one(x, y, PAINT.petrol) +
    one(x + 42, y, PAINT.clay) +
    one(x + 84, y, PAINT.petrol)
  );
}
