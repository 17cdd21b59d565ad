import { bright, type Light, mix, PAINT, shade, tone } from './light.ts';
import { castShadow } from './scenery.ts';
import { type Box, box, boxes, d, dice, line, range, shape } from './svg.ts';

export type Block = {
  /** Left edge of the sunny face and the ground line. */
  readonly x: number;
  readonly base: number;
  readonly floors: number;
  readonly columns: number;
  readonly wall: string;
  readonly accent: string;
  /** Width of one window axis and height of one floor. */
  readonly axis?: number;
  readonly floor?: number;
  /** Width of the shaded face at the right; 0 for a row of houses. */
  readonly side?: number;
  readonly balconies?: readonly number[];
  /** Axes that carry the accent colour as a vertical band. */
  readonly bands?: readonly number[];
  readonly roof?: 'flat' | 'tiled' | 'terrace';
  readonly ground?: 'door' | 'shops' | 'plain';
  readonly seed: number;
};

type Frame = Required<Block> & { readonly width: number; readonly top: number };

function frameOf(block: Block): Frame {
  const full: Required<Block> = {
    axis: 44,
    floor: 46,
    side: 56,
    balconies: [],
    bands: [],
    roof: 'flat',
    ground: 'door',
    ...block,
  };
  return { ...full, width: full.columns * full.axis, top: full.base - full.floors * full.floor };
}

/** A block of flats or offices: sunny front, shaded side, windows, balconies, roof and entrance. */
export function buildingBlock(light: Light, block: Block): string {
  const f = frameOf(block);
  return [
    castShadow(light, f.x + 4, f.base, f.width + f.side, 90),
    sideFace(light, f),
    front(light, f),
    windows(light, f),
    ...f.balconies.map((column) => balconyColumn(light, f, column)),
    roof(light, f),
    groundFloor(light, f),
  ].join('');
}

function front(light: Light, f: Frame): string {
  const bands = f.bands.map((column): Box => [f.x + column * f.axis, f.top, f.axis, f.base - f.top]);
  const floors = range(f.floors - 1).map((index): Box => [f.x, f.top + (index + 1) * f.floor - 2, f.width, 3]);
  return [
    box(bright(light, f.wall, 0.18), [f.x, f.top, f.width, f.base - f.top]),
    boxes(tone(light, f.accent), bands),
    boxes(shade(light, f.wall, 0.14), floors, 0.8),
    box(shade(light, f.wall, 0.3), [f.x, f.base - 8, f.width, 8]),
  ].join('');
}

function sideFace(light: Light, f: Frame): string {
  if (f.side === 0) return '';
  const x = f.x + f.width;
  const columns = Math.max(1, Math.floor(f.side / 40));
  const panes: Box[] = [];
  for (const floor of range(f.floors - 1)) {
    for (const column of range(columns)) {
      const step = f.side / columns;
      panes.push([x + column * step + step / 2 - 7, f.top + floor * f.floor + f.floor * 0.26, 14, f.floor * 0.46]);
    }
  }
  return [
    box(shade(light, f.wall, 0.3), [x, f.top, f.side, f.base - f.top]),
    boxes(mix(light.glassDeep, light.shadow, 0.25), panes),
  ].join('');
}

function windows(light: Light, f: Frame): string {
  const random = dice(f.seed);
  const dark: Box[] = [];
  const lit: Box[] = [];
  const glare: Box[] = [];
  const frames: Box[] = [];
  for (const floor of range(f.ground === 'plain' ? f.floors : f.floors - 1)) {
    for (const column of range(f.columns)) {
      const door = f.balconies.includes(column);
      const w = f.axis * (door ? 0.66 : 0.46);
      const x = f.x + column * f.axis + (f.axis - w) / 2;
      const y = f.top + floor * f.floor + f.floor * (door ? 0.2 : 0.24);
      const h = f.floor * (door ? 0.74 : 0.5);
      frames.push([x - 2.5, y - 2.5, w + 5, h + 5]);
      const pane: Box = [x, y, w, h];
      if (random() < light.lampShare) lit.push(pane);
      else {
        dark.push(pane);
        glare.push([x, y, w * 0.42, h]);
      }
    }
  }
  return [
    boxes(bright(light, PAINT.paper, 0.3), frames),
    boxes(light.glassDeep, dark),
    boxes(light.glass, glare),
    boxes(light.lamp, lit),
  ].join('');
}

function balconyColumn(light: Light, f: Frame, column: number): string {
  const random = dice(f.seed + column * 17 + 5);
  const x = f.x + column * f.axis - 5;
  const w = f.axis + 10;
  const slabs: Box[] = [];
  const rails: Box[] = [];
  const shades: Box[] = [];
  const awnings: Box[] = [];
  for (const floor of range(f.floors - 1)) {
    const y = f.top + (floor + 1) * f.floor;
    slabs.push([x, y - 4, w, 6]);
    rails.push([x + 2, y - f.floor * 0.4, w - 4, f.floor * 0.4 - 3]);
    shades.push([x + 3, y + 2, w, 8]);
    if (random() < 0.2) awnings.push([x + 4, y - f.floor * 0.86, w - 8, 9]);
  }
  return [
    boxes(light.shadow, shades, light.shadowStrength),
    boxes(mix(tone(light, f.accent), light.glass, 0.35), rails, 0.92),
    boxes(bright(light, PAINT.paper, 0.35), slabs),
    boxes(tone(light, PAINT.amber), awnings, 0.85),
  ].join('');
}

function roof(light: Light, f: Frame): string {
  const total = f.width + f.side;
  if (f.roof === 'tiled') {
    const h = 34;
    const tiles = tone(light, PAINT.clay);
    return [
      shape(
        mix(tiles, light.sun, 0.12),
        d`M${f.x - 12} ${f.top + 2}L${f.x + 22} ${f.top - h}H${f.x + f.width - 10}L${f.x + f.width + 4} ${f.top + 2}z`,
      ),
      shape(
        mix(tiles, light.shadow, 0.28),
        d`M${f.x + f.width + 4} ${f.top + 2}L${f.x + f.width - 10} ${f.top - h}H${f.x + total - 26}L${f.x + total + 10} ${f.top + 2}z`,
      ),
      box(bright(light, PAINT.paper, 0.2), [f.x - 8, f.top, f.width + 8, 6]),
      box(shade(light, f.wall, 0.2), [f.x + f.width * 0.3, f.top - h - 14, 16, 26]),
    ].join('');
  }
  const hut = f.roof === 'terrace' ? 30 : 18;
  const hutX = f.x + f.width * 0.42;
  return [
    box(tone(light, f.roof === 'terrace' ? f.accent : f.wall), [hutX, f.top - hut, f.width * 0.34, hut]),
    box(shade(light, f.wall, 0.3), [hutX + f.width * 0.34, f.top - hut, Math.min(26, f.side), hut]),
    box(bright(light, PAINT.paper, 0.3), [f.x - 5, f.top - 8, f.width + 5, 10]),
    f.side > 0 ? box(shade(light, PAINT.paper, 0.26), [f.x + f.width, f.top - 8, f.side + 5, 10]) : '',
    line(shade(light, PAINT.slate, 0.1), 2, d`M${f.x + f.width * 0.2} ${f.top - 8}v-30m-8 6h16m-13 7h10`),
  ].join('');
}

function groundFloor(light: Light, f: Frame): string {
  const y = f.base - f.floor;
  if (f.ground === 'plain') return '';
  if (f.ground === 'shops') {
    const glass = range(f.columns).map((column): Box => [f.x + column * f.axis + 4, y + 14, f.axis - 8, f.floor - 20]);
    return [
      box(shade(light, f.accent, 0.1), [f.x, y, f.width, f.floor]),
      boxes(light.lampShare > 0.1 ? light.lamp : light.glass, glass),
      boxes(
        light.glassDeep,
        glass.map(([gx, gy, w, h]): Box => [gx + w * 0.5, gy, w * 0.5, h]),
        0.4,
      ),
      box(tone(light, PAINT.amber), [f.x - 3, y + 4, f.width + 6, 8]),
    ].join('');
  }
  const doorX = f.x + Math.floor(f.columns / 2) * f.axis + f.axis * 0.16;
  const side = range(f.columns).filter((column) => column !== Math.floor(f.columns / 2));
  return [
    box(tone(light, f.accent), [f.x, y, f.width, f.floor], 0, 0.3),
    boxes(
      light.glassDeep,
      side.map(
        (column): Box => [f.x + column * f.axis + f.axis * 0.27, y + f.floor * 0.26, f.axis * 0.46, f.floor * 0.36],
      ),
    ),
    box(shade(light, f.accent, 0.25), [doorX, f.base - f.floor * 0.78, f.axis * 0.68, f.floor * 0.78]),
    box(light.lampShare > 0.1 ? light.lamp : light.glass, [
      doorX + 4,
      f.base - f.floor * 0.7,
      f.axis * 0.68 - 8,
      f.floor * 0.6,
    ]),
    box(shade(light, f.accent, 0.3), [doorX + f.axis * 0.34 - 1.5, f.base - f.floor * 0.7, 3, f.floor * 0.7]),
    box(bright(light, PAINT.paper, 0.2), [doorX - 8, f.base - f.floor * 0.88, f.axis * 0.68 + 16, 6], 2),
  ].join('');
}
