import { bright, type Light, mix, PAINT, shade, tone } from './light.ts';
import { softShadow } from './scenery.ts';
import { type Box, box, boxes, d, disc, line, polygon, range, shape } from './svg.ts';

/** A striped awning with a scalloped edge and the shadow it throws. */
export function awning(
  light: Light,
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
  stripes = 8,
): string {
  const step = width / stripes;
  const lean = 14;
  const stripe = (index: number) => {
    const top = x + lean + (index * (width - 2 * lean)) / stripes;
    const topStep = (width - 2 * lean) / stripes;
    const low = x + index * step;
    return d`M${top} ${y}h${topStep}L${low + step} ${y + height}a${step / 2} ${step * 0.42} 0 0 1 ${-step} 0z`;
  };
  const even = range(stripes).filter((index) => index % 2 === 0);
  const odd = range(stripes).filter((index) => index % 2 === 1);
  return [
    box(light.shadow, [x + 10, y + height, width - 10, 26], 0, light.shadowStrength),
    shape(tone(light, color), even.map(stripe).join('')),
    shape(bright(light, PAINT.paper, 0.3), odd.map(stripe).join('')),
    shape(light.shadow, d`M${x} ${y + height - 6}h${width}v6h${-width}z`, 0.1),
    box(shade(light, color, 0.15), [x + lean - 2, y - 4, width - 2 * lean + 4, 6], 2),
  ].join('');
}

/** Display window: frame, panes, goods standing in it, reflection. */
export function displayWindow(
  light: Light,
  [x, y, w, h]: Box,
  frame: string,
  goods: string,
  lit = light.lampShare > 0.1,
): string {
  const back = lit ? mix(light.lamp, '#fff3d6', 0.3) : mix(light.glassDeep, light.glass, 0.35);
  return [
    box(tone(light, frame), [x - 9, y - 9, w + 18, h + 18], 2),
    box(back, [x, y, w, h]),
    `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${goods}</svg>`,
    shape(
      '#ffffff',
      polygon([
        [x, y],
        [x + w * 0.34, y],
        [x + w * 0.12, y + h],
        [x, y + h],
      ]),
      lit ? 0.12 : 0.18,
    ),
    shape(
      '#ffffff',
      polygon([
        [x + w * 0.46, y],
        [x + w * 0.56, y],
        [x + w * 0.34, y + h],
        [x + w * 0.24, y + h],
      ]),
      lit ? 0.08 : 0.12,
    ),
  ].join('');
}

export function shopDoor(light: Light, x: number, base: number, w: number, h: number, color: string): string {
  const lit = light.lampShare > 0.1;
  return [
    box(shade(light, color, 0.12), [x - 7, base - h - 7, w + 14, h + 7]),
    box(tone(light, color), [x, base - h, w, h]),
    box(lit ? light.lamp : light.glassDeep, [x + 9, base - h + 10, w - 18, h * 0.66]),
    shape(
      '#ffffff',
      polygon([
        [x + 9, base - h + 10],
        [x + w * 0.55, base - h + 10],
        [x + 9 + w * 0.1, base - h + 10 + h * 0.66],
        [x + 9, base - h + 10 + h * 0.66],
      ]),
      0.16,
    ),
    box(tone(light, PAINT.amber), [x + w - 15, base - h * 0.52, 5, 22], 2),
    box(shade(light, PAINT.mist, 0.1), [x - 14, base - 6, w + 28, 8]),
  ].join('');
}

/** A plain sign with a round emblem instead of words. */
export function signBand(light: Light, [x, y, w, h]: Box, color: string): string {
  return [
    box(tone(light, color), [x, y, w, h], 3),
    box(bright(light, color, 0.3), [x, y, w, 4], 2),
    disc(tone(light, PAINT.amber), x + w / 2, y + h / 2, h * 0.3),
    line(
      tone(light, PAINT.paper),
      3.5,
      d`M${x + w * 0.2} ${y + h / 2}h${w * 0.2}M${x + w * 0.6} ${y + h / 2}h${w * 0.2}`,
      0.8,
    ),
  ].join('');
}

export function cafeTable(light: Light, x: number, y: number, color: string): string {
  const chair = (cx: number, side: number) =>
    line(tone(light, color), 5, d`M${cx} ${y}v-34h${24 * side}v34M${cx} ${y - 34}v-36`) +
    box(tone(light, color), [side > 0 ? cx : cx - 24, y - 38, 24, 6], 2);
  return [
    softShadow(light, x + 6, y, 86, 9),
    chair(x - 74, 1),
    chair(x + 74, -1),
    line(tone(light, PAINT.ink), 5, d`M${x} ${y}v-52M${x - 18} ${y}h36`),
    box(bright(light, PAINT.paper, 0.3), [x - 40, y - 58, 80, 7], 3),
    shape(tone(light, PAINT.petrol), d`M${x - 14} ${y - 58}v-12h12v12z`),
  ].join('');
}

export function crate(light: Light, x: number, y: number, fruit: string, seed = 0): string {
  const fruits = range(9).map((index) =>
    disc(
      mix(tone(light, fruit), light.sun, ((index + seed) % 3) * 0.1),
      x + 10 + (index % 5) * 15 + (index > 4 ? 7 : 0),
      y - 34 - (index > 4 ? 11 : 0),
      9.5,
    ),
  );
  return [
    ...fruits,
    box(tone(light, PAINT.wood), [x, y - 32, 80, 32], 2),
    boxes(shade(light, PAINT.wood, 0.22), [
      [x, y - 22, 80, 3],
      [x, y - 11, 80, 3],
    ]),
  ].join('');
}

/** Goods for windows, drawn in the window's own coordinates. */
export function mannequins(light: Light, w: number, h: number): string {
  const one = (x: number, color: string) => {
    const y = h - 10;
    return [
      disc(tone(light, '#e6cdb0'), x, y - 104, 9),
      shape(tone(light, color), d`M${x - 15} ${y - 92}q15 -7 30 0l6 34l9 42h-60l9 -42z`),
      line(tone(light, PAINT.slate), 4, d`M${x} ${y - 16}V${y}M${x - 14} ${y}h28`),
    ].join('');
  };
  return (
    one(w * 0.24, PAINT.indigo) +
    one(w * 0.54, PAINT.clay) +
    one(w * 0.82, PAINT.petrol) +
    box(tone(light, PAINT.sand), [0, h - 10, w, 10])
  );
}

export function shelvesWithJars(light: Light, w: number, h: number): string {
  const colors = [PAINT.petrol, PAINT.amber, PAINT.clay, PAINT.olive, PAINT.indigo];
  return range(3)
    .map((row) => {
      const y = (h * (row + 1)) / 3 - 6;
      const jars = range(Math.floor(w / 34)).map((index) =>
        box(
          tone(light, colors[(index * 2 + row) % 5] ?? PAINT.clay),
          [10 + index * 34, y - 26 - ((index + row) % 3) * 7, 22, 26 + ((index + row) % 3) * 7],
          4,
        ),
      );
      return jars.join('') + box(tone(light, PAINT.wood), [0, y, w, 6]);
    })
    .join('');
}
