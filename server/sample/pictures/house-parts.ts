import { bright, type Light, mix, PAINT, shade, tone } from './light.ts';
import { castShadow } from './scenery.ts';
import { type Box, box, boxes, d, dice, line, polygon, range, shape } from './svg.ts';

type Cottage = {
  readonly x: number;
  readonly base: number;
  readonly width: number;
  readonly height: number;
  readonly wall: string;
  readonly roof: string;
  readonly roofHeight?: number;
  /** Width of the shaded gable side at the right. */
  readonly side?: number;
};

/** Walls and a tiled saddle roof: sunny long side, shaded gable. Windows are the caller's. */
export function cottage(light: Light, house: Cottage): string {
  const { x, base, width, height, wall, roof, roofHeight = 74, side = 96 } = house;
  const top = base - height;
  const right = x + width;
  const ridgeX = right + side / 2;
  const tiles = tone(light, roof);
  const courses = range(4).map((index) => {
    const share = (index + 1) / 5;
    return d`M${x - 18 + 46 * (1 - share) + 2} ${top + 6 - roofHeight * (1 - share)}L${right + 8 + (side / 2 - 8) * (1 - share)} ${top + 6 - roofHeight * (1 - share)}`;
  });
  return [
    castShadow(light, x + 6, base, width + side, 100),
    shape(
      shade(light, wall, 0.26),
      polygon([
        [right, base],
        [right, top],
        [ridgeX, top - roofHeight + 8],
        [right + side, top],
        [right + side, base],
      ]),
    ),
    box(bright(light, wall, 0.25), [x, top, width, height]),
    box(shade(light, wall, 0.12), [x, top + 4, width, 10]),
    box(shade(light, PAINT.slate, 0.05), [x, base - 12, width, 12], 0, 0.55),
    box(shade(light, PAINT.slate, 0.25), [right, base - 12, side, 12], 0, 0.55),
    shape(
      mix(tiles, light.shadow, 0.36),
      polygon([
        [ridgeX, top - roofHeight],
        [right + side + 16, top + 10],
        [right + side + 4, top + 12],
        [ridgeX - 6, top - roofHeight + 12],
      ]),
    ),
    shape(
      tiles,
      polygon([
        [x - 20, top + 8],
        [x + 28, top - roofHeight],
        [ridgeX, top - roofHeight],
        [right + 6, top + 8],
      ]),
    ),
    shape(
      mix(tiles, light.sun, 0.22),
      polygon([
        [x + 28, top - roofHeight],
        [ridgeX, top - roofHeight],
        [ridgeX - 6, top - roofHeight + 8],
        [x + 23, top - roofHeight + 8],
      ]),
    ),
    line(mix(tiles, light.shadow, 0.16), 2, courses.join('')),
  ].join('');
}

export function chimney(light: Light, x: number, top: number, height: number, color: string = PAINT.cream): string {
  return [
    box(tone(light, color), [x, top, 20, height]),
    box(shade(light, color, 0.28), [x + 20, top, 9, height]),
    box(tone(light, PAINT.clay), [x - 4, top - 7, 37, 8], 1),
  ].join('');
}

/** A framed window with a sill; `shutter` adds folded shutters of that colour. */
export function casement(
  light: Light,
  [x, y, w, h]: Box,
  options: { shutter?: string; lit?: boolean; bars?: boolean } = {},
): string {
  const pane = options.lit ? light.lamp : light.glassDeep;
  return [
    options.shutter
      ? boxes(tone(light, options.shutter), [
          [x - w * 0.46, y - 2, w * 0.4, h + 4],
          [x + w * 1.06, y - 2, w * 0.4, h + 4],
        ])
      : '',
    options.shutter
      ? line(
          shade(light, options.shutter, 0.2),
          1.5,
          range(5)
            .map((step) => d`M${x - w * 0.42} ${y + ((step + 0.5) * h) / 5}h${w * 0.32}m${w * 1.2} 0h${w * 0.32}`)
            .join(''),
        )
      : '',
    box(bright(light, PAINT.paper, 0.4), [x - 5, y - 5, w + 10, h + 10], 1),
    box(pane, [x, y, w, h]),
    options.lit
      ? ''
      : shape(
          light.glass,
          polygon([
            [x, y],
            [x + w * 0.62, y],
            [x + w * 0.2, y + h],
            [x, y + h],
          ]),
        ),
    options.bars === false
      ? ''
      : boxes(bright(light, PAINT.paper, 0.4), [
          [x + w / 2 - 1.5, y, 3, h],
          [x, y + h * 0.42, w, 3],
        ]),
    box(bright(light, PAINT.paper, 0.2), [x - 8, y + h + 4, w + 16, 6], 1),
    box(light.shadow, [x - 6, y + h + 10, w + 12, 4], 0, light.shadowStrength * 0.8),
  ].join('');
}

export function frontDoor(light: Light, x: number, base: number, width: number, height: number, color: string): string {
  return [
    box(bright(light, PAINT.paper, 0.3), [x - 6, base - height - 6, width + 12, height + 6], 2),
    box(tone(light, color), [x, base - height, width, height]),
    boxes(shade(light, color, 0.24), [[x + width * 0.16, base - height * 0.42, width * 0.68, height * 0.32]]),
    box(light.lampShare > 0.1 ? light.lamp : light.glass, [
      x + width * 0.16,
      base - height * 0.9,
      width * 0.68,
      height * 0.38,
    ]),
    box(tone(light, PAINT.amber), [x + width * 0.82, base - height * 0.5, 4, 9], 2),
    box(tone(light, PAINT.mist), [x - 14, base - 6, width + 28, 8], 1),
  ].join('');
}

/** A flagged path from a door towards the viewer. */
export function gardenPath(light: Light, x: number, y: number, width: number, endX: number, endWidth: number): string {
  const outline = d`M${x} ${y}C${x - 6} ${y + 40} ${endX + 40} ${y + 50} ${endX} 600H${endX + endWidth}C${endX + endWidth + 20} ${y + 60} ${x + width + 6} ${y + 44} ${x + width} ${y}z`;
  return shape(light.pavement, outline);
}

/** Irregular stones in a wall face. */
export function stoneWork(
  color: string,
  [x, y, width, height]: Box,
  count: number,
  seed: number,
  opacity = 0.5,
): string {
  const random = dice(seed);
  return boxes(
    color,
    range(count).map((): Box => {
      const w = 12 + random() * 20;
      const h = 7 + random() * 7;
      return [x + random() * (width - w), y + random() * (height - h), w, h];
    }),
    opacity,
  );
}

/** A flight of steps seen from the front. */
export function steps(light: Light, x: number, base: number, width: number, count: number): string {
  return range(count)
    .map((index) => {
      const w = width + (count - index) * 16;
      const y = base - (index + 1) * 9;
      return (
        box(tone(light, PAINT.mist), [x - (count - index) * 8, y, w, 5]) +
        box(shade(light, PAINT.mist, 0.25), [x - (count - index) * 8, y + 4, w, 5])
      );
    })
    .join('');
}
