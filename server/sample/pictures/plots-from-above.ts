import { bright, type Light, mix, NOON, PAINT, shade, tone } from './light.ts';
import { type Box, box, d, dashed, dice, disc, line, type Point, picture, polygon, range, shape } from './svg.ts';

const CHOSEN: readonly Point[] = [
  [408, 126],
  [552, 126],
  [552, 262],
  [408, 262],
];

/** Parcels and roads of a new quarter, seen from above; one parcel is marked out. */
export function fromAbove(): string {
  const light = NOON;
  const lanes = range(3).map((row) => d`M-80 ${106 + row * 176}H900`);
  return picture(
    box(light.pavement, [0, 0, 800, 600]),
    `<g transform="rotate(-8 400 300) translate(-10 0)">${[
      box(light.road, [-80, -80, 1000, 800]),
      ...parcels(light),
      dashed(tone(light, PAINT.paper), 3, lanes.join(''), '18 16'),
      line(tone(light, PAINT.amber), 5, polygon(CHOSEN)),
      ...CHOSEN.map(([x, y]) => disc(tone(light, PAINT.paper), x, y, 9) + disc(tone(light, PAINT.amber), x, y, 5.5)),
    ].join('')}</g>`,
  );
}

function parcels(light: Light): readonly string[] {
  const random = dice(91);
  const greens = [
    light.ground,
    mix(light.ground, PAINT.sand, 0.4),
    light.groundDeep,
    mix(light.leafBright, light.ground, 0.4),
  ];
  const parts: string[] = [];
  for (const row of range(4)) {
    for (const column of range(6)) {
      const x = -60 + column * 156;
      const y = -50 + row * 176;
      const isChosen = row === 1 && column === 3;
      const green = greens[(row * 5 + column * 3) % 4] ?? light.ground;
      parts.push(box(isChosen ? mix(PAINT.sand, light.sun, 0.35) : green, [x, y, 144, 136], 3));
      if (isChosen || random() < 0.3) continue;
      const roof: Box = [x + 26 + random() * 20, y + 22 + random() * 18, 66 + random() * 20, 50 + random() * 18];
      parts.push(roofFromAbove(light, roof, random() < 0.6 ? PAINT.clay : PAINT.brick));
      for (const _ of range(3)) {
        parts.push(treeFromAbove(light, x + 14 + random() * 118, y + 108 + random() * 20, 9 + random() * 6));
      }
    }
  }
  return parts;
}

function roofFromAbove(light: Light, [x, y, w, h]: Box, color: string): string {
  return [
    shape(light.shadow, d`M${x + 5} ${y + 6}h${w + 7}v${h + 6}h${-w}z`, light.shadowStrength),
    box(bright(light, color, 0.2), [x, y, w, h / 2]),
    box(shade(light, color, 0.16), [x, y + h / 2, w, h / 2]),
    shape(
      tone(light, color),
      polygon([
        [x, y],
        [x + h * 0.35, y + h / 2],
        [x, y + h],
      ]) +
        polygon([
          [x + w, y],
          [x + w - h * 0.35, y + h / 2],
          [x + w, y + h],
        ]),
    ),
  ].join('');
}

function treeFromAbove(light: Light, x: number, y: number, r: number): string {
  return (
    disc(light.shadow, x + 4, y + 4, r, light.shadowStrength) +
    disc(light.leafDeep, x, y, r) +
    disc(light.leaf, x - r * 0.22, y - r * 0.22, r * 0.68)
  );
}
