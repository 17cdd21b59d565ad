import { bright, type Light, MORNING, mix, NOON, OVERCAST, PAINT, shade, tone } from './light.ts';
import { pottedPlant } from './plants.ts';
import { room, rug, tableTop, windowView } from './rooms.ts';
import { softShadow } from './scenery.ts';
import { box, boxes, d, disc, line, oval, picture, range, shape } from './svg.ts';

const CLOTHS = [
  PAINT.petrol,
  PAINT.clay,
  PAINT.indigo,
  PAINT.amber,
  PAINT.olive,
  PAINT.cream,
  '#b4503f',
  PAINT.petrolPale,
  PAINT.indigoPale,
] as const;

function cloth(index: number): string {
  return CLOTHS[index % CLOTHS.length] ?? PAINT.petrol;
}

/** The round end of a roll of fabric. */
export function rollEnd(light: Light, x: number, y: number, r: number, color: string): string {
  const rings = [0.78, 0.56].map(
    (share) =>
      `<circle cx="${x}" cy="${y}" r="${Math.round(r * share)}" fill="none" stroke="${shade(light, color, 0.2)}" stroke-width="2.5"/>`,
  );
  return (
    disc(tone(light, color), x, y, r) +
    rings.join('') +
    disc(tone(light, '#c9a878'), x, y, r * 0.34) +
    disc(shade(light, PAINT.woodDeep, 0.2), x, y, r * 0.2) +
    shape(
      '#ffffff',
      d`M${x - r * 0.9} ${y}a${r * 0.9} ${r * 0.9} 0 0 1 ${r * 0.9} ${-r * 0.9}v${r * 0.1}a${r * 0.8} ${r * 0.8} 0 0 0 ${-r * 0.8} ${r * 0.8}z`,
      0.25,
    )
  );
}

function rollShelves(): string {
  const light = MORNING;
  const rows = range(3).map(
    (row) =>
      range(9)
        .map((column) => rollEnd(light, 96 + column * 76, 138 + row * 128, 34, cloth(row * 4 + column * 2)))
        .join('') + box(tone(light, PAINT.wood), [40, 172 + row * 128, 720, 14], 2),
  );
  return picture(
    room(light, '#e9dfcc', '#c49a6c', 470),
    box(shade(light, PAINT.wood, 0.45), [46, 76, 708, 374]),
    ...rows,
    boxes(tone(light, PAINT.wood), [
      [34, 66, 14, 400],
      [752, 66, 14, 400],
      [34, 62, 732, 14],
    ]),
    softShadow(light, 400, 566, 330, 16),
    box(tone(light, PAINT.wood), [90, 480, 620, 30], 5),
    box(shade(light, PAINT.wood, 0.2), [110, 510, 580, 70]),
    box(tone(light, PAINT.indigo), [160, 440, 240, 44], 22),
    rollEnd(light, 396, 462, 22, PAINT.indigo),
    shape(
      bright(light, PAINT.indigo, 0.2),
      'M180 462Q240 476 300 470T460 482L520 540Q440 556 380 540T200 544Q160 520 180 462Z',
    ),
    line(
      shade(light, PAINT.indigo, 0.25),
      3,
      'M240 474Q250 510 236 542M330 474Q350 510 346 538M420 480Q450 510 456 544',
    ),
    shape(tone(light, PAINT.steel), 'M560 470l54 -14l4 8l-50 18z'),
    disc(tone(light, PAINT.amber), 552, 474, 12),
    disc(tone(light, '#e9dfcc'), 552, 474, 6),
    line(tone(light, PAINT.amber), 9, 'M620 490h70'),
  );
}

function sewingRoom(): string {
  const light = NOON;
  return picture(
    room(light, '#dfe4dc', '#b98d60', 470),
    windowView(light, [70, 70, 220, 180]),
    tableTop(light, 440, PAINT.wood),
    softShadow(light, 410, 484, 230, 13),
    box(tone(light, PAINT.petrolDeep), [230, 446, 360, 36], 8),
    shape(
      tone(light, PAINT.petrol),
      'M250 446V330Q250 236 330 232H540Q580 232 580 270V446H490V330Q490 316 476 316H352Q334 316 332 336V372H264L262 446Z',
    ),
    shape(
      bright(light, PAINT.petrol, 0.3),
      'M264 330Q266 250 334 246H540Q560 246 566 262Q540 256 500 258H346Q284 262 278 330Z',
    ),
    line(tone(light, PAINT.amber), 4, 'M370 288h96'),
    disc(tone(light, PAINT.amber), 520, 288, 13),
    box(tone(light, PAINT.steel), [282, 372, 28, 30], 3),
    line(tone(light, PAINT.mist), 5, 'M296 402v40'),
    box(tone(light, PAINT.steel), [278, 436, 40, 7], 2),
    disc(tone(light, PAINT.slate), 594, 276, 34),
    disc(tone(light, PAINT.steel), 594, 276, 20),
    box(tone(light, PAINT.clay), [400, 190, 34, 40], 5),
    box(tone(light, PAINT.cream), [396, 186, 42, 7], 2),
    box(tone(light, PAINT.cream), [396, 228, 42, 7], 2),
    line(tone(light, PAINT.clay), 2, 'M417 200Q330 190 290 250L296 372'),
    shape(tone(light, PAINT.clay), 'M120 452Q210 438 300 446H330Q340 470 300 490Q200 520 90 500Q80 470 120 452Z'),
    line(shade(light, PAINT.clay, 0.2), 3, 'M140 462Q220 452 300 458M110 484Q200 498 290 482'),
    line(tone(light, PAINT.cream), 3, 'M160 472h12m10 -1h12m10 -1h12m10 -2h12m10 -2h12'),
    ...range(3).map(
      (index) =>
        box(tone(light, cloth(index * 2 + 1)), [640, 446 - index * 30 - 2, 120, 28], 8) +
        line(shade(light, cloth(index * 2 + 1), 0.2), 2.5, d`M648 ${460 - index * 30}h104`),
    ),
    ...range(4).map((index) => box(tone(light, cloth(index + 3)), [646 + index * 29, 350, 20, 32], 4)),
  );
}

function clothesRail(): string {
  const light = OVERCAST;
  const garment = (x: number, index: number) => {
    const color = cloth(index);
    const length = 150 + ((index * 37) % 70);
    return (
      line(tone(light, PAINT.slate), 4, d`M${x} 152q10 -12 0 -20M${x - 34} 186L${x} 156L${x + 34} 186`) +
      shape(
        tone(light, color),
        d`M${x - 14} 170Q${x} 182 ${x + 14} 170L${x + 42} 190L${x + 52} 250L${x + 34} 256L${x + 38} ${190 + length}H${x - 38}L${x - 34} 256L${x - 52} 250L${x - 42} 190z`,
      ) +
      line(shade(light, color, 0.22), 2.5, d`M${x} 180V${188 + length}M${x - 34} 256v-22M${x + 34} 256v-22`) +
      shape(mix(tone(light, color), light.sun, 0.3), d`M${x - 42} 192l12 -8l4 ${length - 10}h-10z`, 0.6)
    );
  };
  return picture(
    room(light, '#dfdccf', '#b39a7c'),
    windowView(light, [630, 90, 140, 200]),
    rug(light, 340, 510, 520, PAINT.petrol, PAINT.cream),
    softShadow(light, 330, 520, 290, 13),
    line(tone(light, PAINT.ink), 9, 'M60 512V130H600V512M30 514h60M570 514h60'),
    box(tone(light, PAINT.wood), [60, 446, 540, 12], 2),
    ...[110, 176, 244, 314, 384, 456, 540].map((x, index) => garment(x, [6, 5, 0, 3, 2, 7, 1][index] ?? 0)),
    ...[
      [90, 1],
      [200, 4],
      [310, 8],
      [430, 2],
    ].map(([x = 0, index = 0]) =>
      range(3)
        .map((row) => box(tone(light, cloth(index + row * 2)), [x, 428 - row * 18, 92, 17], 5))
        .join(''),
    ),
    oval(tone(light, PAINT.clay), 560, 440, 26, 8),
    pottedPlant(light, 706, 520, 190, 4),
  );
}

export const TEKSTIL = [rollShelves, sewingRoom, clothesRail] as const;
