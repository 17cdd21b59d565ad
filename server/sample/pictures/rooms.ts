import { bright, type Light, mix, PAINT, shade, tone } from './light.ts';
import { hills, meadow, sky, skyline, softShadow } from './scenery.ts';
import { type Box, box, boxes, d, disc, glow, HEIGHT, line, polygon, range, shape, WIDTH } from './svg.ts';

/** A plain room: wall, skirting, boards, a patch of sun from a window out of sight. */
export function room(light: Light, wall: string, floor: string, floorY = 450): string {
  const boards = range(11).map((index) => d`M${400 + (index - 5) * 92} ${floorY}L${400 + (index - 5) * 170} ${HEIGHT}`);
  return [
    box(tone(light, wall), [0, 0, WIDTH, floorY]),
    shape(light.sun, 'M70 60L230 60L330 330L170 330ZM250 60L330 60L430 330L350 330Z', 0.38),
    box(bright(light, PAINT.paper, 0.2), [0, floorY - 16, WIDTH, 16]),
    box(tone(light, floor), [0, floorY, WIDTH, HEIGHT - floorY]),
    line(shade(light, floor, 0.14), 2.5, boards.join('')),
    box(shade(light, floor, 0.16), [0, floorY, WIDTH, 7]),
  ].join('');
}

/** A window with a view; the frame stands on the wall. */
export function windowView(light: Light, [x, y, w, h]: Box, town = true): string {
  return [
    box(bright(light, PAINT.paper, 0.3), [x - 12, y - 12, w + 24, h + 24], 3),
    `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="100 120 600 450" preserveAspectRatio="xMidYMid slice">${[sky(light, 220, 220, 2, 9), hills(light, 400, 6), town ? skyline(light, 470, 150, 66, light.hills[1]) : '', meadow(light, 470, 5)].join('')}</svg>`,
    boxes(bright(light, PAINT.paper, 0.3), [
      [x + w / 2 - 4, y, 8, h],
      [x, y + h * 0.36, w, 6],
    ]),
    box(bright(light, PAINT.paper, 0.4), [x - 22, y + h + 10, w + 44, 13], 3),
  ].join('');
}

/** The top of a table or bench seen from slightly above, across the picture. */
export function tableTop(light: Light, y: number, color: string): string {
  return [
    box(tone(light, color), [0, y, WIDTH, HEIGHT - y]),
    shape(bright(light, color, 0.25), d`M0 ${y}H${WIDTH}V${y + 70}H0z`),
    line(shade(light, color, 0.1), 2, d`M60 ${y + 26}H360M470 ${y + 40}H760M20 ${y + 54}H240`),
    box(shade(light, color, 0.24), [0, y + 70, WIDTH, 16]),
  ].join('');
}

/** A hall with high windows, concrete floor and a yellow line. */
export function workshop(light: Light): string {
  const wall = '#ddd8ca';
  const floor = '#b7b3a7';
  const panes = range(4).map((index): Box => [46 + index * 190, 60, 138, 120]);
  return [
    box(tone(light, wall), [0, 0, WIDTH, 440]),
    box(shade(light, PAINT.petrol, 0.1), [0, 330, WIDTH, 110], 0, 0.4),
    ...panes.map(
      ([x, y, w, h]) =>
        box(tone(light, PAINT.slate), [x - 7, y - 7, w + 14, h + 14], 2) +
        box(light.sky[1], [x, y, w, h]) +
        shape(
          '#ffffff',
          polygon([
            [x, y],
            [x + w * 0.5, y],
            [x + w * 0.2, y + h],
            [x, y + h],
          ]),
          0.4,
        ) +
        line(
          tone(light, PAINT.slate),
          4,
          d`M${x + w / 3} ${y}v${h}M${x + (w * 2) / 3} ${y}v${h}M${x} ${y + h / 2}h${w}`,
        ),
    ),
    line(tone(light, PAINT.amber), 12, 'M0 24H800'),
    line(shade(light, PAINT.amber, 0.3), 4, 'M0 31H800'),
    box(tone(light, floor), [0, 438, WIDTH, HEIGHT - 438]),
    box(shade(light, floor, 0.16), [0, 438, WIDTH, 8]),
    shape(light.sun, 'M120 450L330 450L430 600L130 600ZM430 450L610 450L790 600L540 600Z', 0.3),
    line(tone(light, PAINT.amber), 8, 'M0 578L800 566', 0.8),
  ].join('');
}

export function lampPendant(light: Light, x: number, length: number, color: string): string {
  return (
    line(tone(light, PAINT.ink), 3, d`M${x} 0v${length}`) +
    shape(
      tone(light, color),
      d`M${x - 44} ${length + 44}Q${x - 40} ${length} ${x} ${length - 4}Q${x + 40} ${length} ${x + 44} ${length + 44}z`,
    ) +
    shape('#fff1c9', d`M${x - 24} ${length + 44}a24 14 0 0 0 48 0z`)
  );
}

export function rug(light: Light, x: number, y: number, width: number, color: string, trim: string): string {
  const inner = d`M${x - width * 0.44} ${y + 9}H${x + width * 0.44}L${x + width * 0.5} ${y + 61}H${x - width * 0.5}z`;
  const diamonds = range(5).map((index) => {
    const cx = x + (index - 2) * width * 0.18;
    return d`M${cx - 24} ${y + 35}l24 -17l24 17l-24 17z`;
  });
  return [
    shape(
      tone(light, color),
      d`M${x - width * 0.5} ${y}H${x + width * 0.5}L${x + width * 0.58} ${y + 70}H${x - width * 0.58}z`,
    ),
    line(tone(light, trim), 4, inner),
    shape(tone(light, trim), diamonds.join('')),
    shape(
      tone(light, color),
      range(5)
        .map((index) => d`M${x + (index - 2) * width * 0.18 - 11} ${y + 35}l11 -8l11 8l-11 8z`)
        .join(''),
    ),
  ].join('');
}

export function framedPicture(light: Light, [x, y, w, h]: Box, color: string): string {
  return [
    box(light.shadow, [x + 5, y + 6, w, h], 2, 0.15),
    box(tone(light, PAINT.wood), [x, y, w, h], 2),
    box(tone(light, PAINT.paper), [x + 8, y + 8, w - 16, h - 16]),
    shape(
      tone(light, color),
      d`M${x + 14} ${y + h - 14}V${y + h * 0.62}Q${x + w * 0.35} ${y + h * 0.34} ${x + w * 0.55} ${y + h * 0.58}T${x + w - 14} ${y + h * 0.5}V${y + h - 14}z`,
    ),
    disc(tone(light, PAINT.amber), x + w * 0.68, y + h * 0.3, Math.min(w, h) * 0.1),
  ].join('');
}

export function floorLamp(light: Light, x: number, base: number, height: number): string {
  const top = base - height;
  return [
    softShadow(light, x, base, 40, 7),
    glow('floor-lamp', '#ffe2a0', 0.8),
    disc('url(#floor-lamp)', x, top + 36, 150),
    line(tone(light, PAINT.ink), 6, d`M${x} ${base}V${top + 30}M${x - 28} ${base}h56`),
    shape(mix(tone(light, PAINT.sand), PAINT.amber, 0.35), d`M${x - 30} ${top}h60l18 66h-96z`),
  ].join('');
}
