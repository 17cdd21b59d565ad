import { buildingBlock } from './facade.ts';
import { type Light, mix, PAINT, shade, tone } from './light.ts';
import { bush, fir, grass, poplar, stonePine, tree } from './plants.ts';
import {
  birds,
  fence,
  gardenWall,
  hedge,
  hills,
  meadow,
  mountains,
  ridge,
  sea,
  sky,
  skyline,
  street,
  yard,
} from './scenery.ts';
import { type Box, box, boxes, d, disc, HEIGHT, line, picture, place, range, shape, WIDTH } from './svg.ts';

/** Backgrounds for vehicles; the wheels stand at this height. */
export const WHEEL_LINE = 508;

function road(light: Light, y = 452): string {
  const marks = range(6).map((index): Box => [index * 150 - 30, 556, 84, 6]);
  return [
    box(light.road, [0, y, WIDTH, HEIGHT - y]),
    box(mix(light.road, light.roadMark, 0.5), [0, y, WIDTH, 5]),
    boxes(light.roadMark, marks, 0.85),
  ].join('');
}

export function coastRoad(light: Light, seed = 1): string {
  const posts = range(9).map((index): Box => [index * 100 + 20, 418, 9, 34]);
  return [
    sky(light, 180, light.name === 'dusk' ? 250 : 120, 3, seed),
    sea(light, 330, 440, seed + 3),
    birds(light, 560, 200),
    ridge(light.ground, 440, 4, seed),
    road(light),
    boxes(shade(light, PAINT.steel, 0.2), posts),
    box(tone(light, PAINT.mist), [0, 414, WIDTH, 15], 2),
    box(shade(light, PAINT.mist, 0.2), [0, 421, WIDTH, 3]),
    stonePine(light, 704, 452, 250, seed + 5),
  ].join('');
}

const FACADES = [
  { wall: PAINT.rose, accent: PAINT.brick, balconies: [4], floors: 5, floor: 58, roof: 'tiled', ground: 'shops' },
  { wall: PAINT.paper, accent: PAINT.petrol, balconies: [1, 4], floors: 6, floor: 54 },
  { wall: PAINT.sand, accent: PAINT.olive, balconies: [2], floors: 5, floor: 56, roof: 'tiled', ground: 'shops' },
  { wall: PAINT.indigoPale, accent: PAINT.indigo, balconies: [0, 3], floors: 5, floor: 60 },
  { wall: PAINT.olivePale, accent: PAINT.oliveDeep, balconies: [1], floors: 6, floor: 52, ground: 'shops' },
] as const;

/** A street of houses; `seed` says which and in what order. */
export function townStreet(light: Light, seed = 1): string {
  const houses = [0, 1, 2].flatMap((index) => {
    const facade = FACADES[(seed + index * 2) % FACADES.length];
    if (!facade) return [];
    return buildingBlock(light, {
      ...facade,
      x: -40 + index * 266,
      base: 440,
      columns: index === 2 ? 7 : 6,
      side: 0,
      seed: seed + index,
    });
  });
  return [
    sky(light, 150, 110, 2, seed),
    skyline(light, 440, 280, seed + 30),
    ...houses,
    street(light, 438, 22),
    tree(light, 216, 448, 130, seed),
    tree(light, 640, 448, 120, seed + 3),
  ].join('');
}

/** A trustee's car park: fence, lamp posts, hills behind. */
export function carPark(light: Light, seed = 1): string {
  const bays = range(7).map((index) => d`M${40 + index * 126} 470l-46 110`);
  return [
    sky(light, 190, light.name === 'dusk' ? 290 : 120, 3, seed),
    hills(light, 390, seed + 5),
    skyline(light, 410, 70, seed + 9, light.hills[1]),
    hedge(light, -10, 430, 280, 50, seed),
    hedge(light, 480, 430, 340, 54, seed + 1),
    fence(light, -6, 440, 812, 66, PAINT.slate, 20),
    yard(light, 438),
    line(light.roadMark, 5, bays.join(''), 0.75),
    line(tone(light, PAINT.slate), 7, 'M96 440V170M96 172h54M724 440V190M724 192h-54'),
    box(light.lamp, [140, 168, 34, 9], 3),
    box(light.lamp, [646, 188, 34, 9], 3),
  ].join('');
}

export function countryRoad(light: Light, seed = 1): string {
  return [
    sky(light, 620, light.name === 'dusk' ? 290 : 120, 3, seed),
    hills(light, 370, seed + 3),
    meadow(light, 396, seed),
    ...[40, 90, 700, 756].map((x, index) => poplar(light, x, 446, 190 - (index % 2) * 40, seed + index)),
    road(light),
    grass(light, [0, 436, 800, 14], 30, seed),
    bush(light, 180, 454, 70, seed),
    bush(light, 620, 454, 80, seed + 2),
  ].join('');
}

export function mountainPass(light: Light, seed = 1): string {
  return [
    sky(light, 170, light.name === 'dusk' ? 270 : 120, 3, seed),
    mountains(light, 410, 270, seed + 2, true),
    ridge(light.hills[1], 392, 26, seed + 4),
    ridge(light.hills[2], 424, 14, seed + 6),
    ...[30, 84, 136, 660, 716, 770].map((x, index) => fir(light, x, 448, 130 + ((index * 37) % 70))),
    road(light),
  ].join('');
}

/** Halls and stacked containers. */
export function freightYard(light: Light, seed = 1): string {
  const colors = [PAINT.petrol, PAINT.indigo, PAINT.clay, PAINT.olive, PAINT.petrolPale];
  const container = (x: number, y: number, index: number) => {
    const color = colors[(index + seed) % 5] ?? PAINT.petrol;
    return (
      box(tone(light, color), [x, y, 150, 58], 2) +
      line(
        shade(light, color, 0.18),
        3,
        range(11)
          .map((rib) => d`M${x + 12 + rib * 12.6} ${y + 6}v46`)
          .join(''),
      ) +
      box(shade(light, color, 0.3), [x, y, 150, 4])
    );
  };
  return [
    sky(light, 170, light.name === 'dusk' ? 290 : 110, 3, seed),
    skyline(light, 430, 110, seed + 7),
    line(mix(light.hills[1], light.shadow, 0.2), 8, 'M640 440V180M720 440V180M640 230h80M640 320h80'),
    shape(mix(light.hills[1], light.shadow, 0.2), 'M470 168h320v16H470zM620 184l60 -64l70 64z'),
    line(mix(light.hills[1], light.shadow, 0.2), 3, 'M680 124L480 168M680 124L786 168M520 184v70'),
    ...range(6).map((index) => container(-40 + index * 156, 384, index)),
    ...range(4).map((index) => container(36 + index * 156 + (index > 1 ? 156 : 0), 326, index + 2)),
    container(120, 268, 4),
    yard(light, 440),
    line(tone(light, PAINT.amber), 5, 'M0 566H800', 0.7),
  ].join('');
}

/** A building site: earth, hoarding, a half-built frame. */
export function buildingSite(light: Light, seed = 1): string {
  const floors = range(4).map((index): Box => [500, 196 + index * 62, 250, 10]);
  const columns = range(5).map((index): Box => [506 + index * 58, 196, 10, 250]);
  return [
    sky(light, 170, light.name === 'dusk' ? 290 : 110, 3, seed),
    skyline(light, 430, 130, seed + 11),
    line(tone(light, PAINT.amber), 7, 'M430 440V90M300 104H640M430 60L320 104M430 60L620 104'),
    line(tone(light, PAINT.ink), 2, 'M330 108v70'),
    boxes(shade(light, PAINT.mist, 0.1), columns),
    boxes(tone(light, PAINT.mist), floors),
    ridge(tone(light, '#c3a27a'), 440, 8, seed),
    shape(shade(light, '#c3a27a', 0.12), 'M0 520C220 490 520 560 800 510V600H0Z'),
    shape(shade(light, '#c3a27a', 0.05), 'M560 452Q650 350 740 380Q800 400 830 452Z'),
    shape(tone(light, '#cfb08a'), 'M560 452Q640 356 720 384Q690 410 700 452Z'),
  ].join('');
}

export function harbour(light: Light, seed = 1): string {
  return [
    sky(light, 200, light.name === 'dusk' ? 270 : 120, 3, seed),
    ridge(light.hills[0], 340, 24, seed + 2),
    ridge(light.hills[1], 362, 10, seed + 5),
    sea(light, 360, 600, seed),
  ].join('');
}

export function garageRoom(light: Light): string {
  const wall = '#e4dccb';
  const slats = range(6).map((index) => d`M180 ${150 + index * 50}h440`);
  return [
    box(tone(light, wall), [0, 0, 800, 450]),
    box(tone(light, '#b9b3a6'), [0, 448, 800, 152]),
    box(shade(light, '#b9b3a6', 0.14), [0, 448, 800, 8]),
    box(tone(light, PAINT.petrolPale), [180, 110, 440, 340], 3),
    line(shade(light, PAINT.petrolPale, 0.16), 3, slats.join('')),
    shape(light.sun, 'M250 456L560 456L720 600L160 600Z', 0.3),
    box(tone(light, PAINT.wood), [20, 210, 132, 10]),
    box(tone(light, PAINT.wood), [648, 250, 132, 10]),
    ...range(4).map((index) =>
      box(
        tone(light, [PAINT.clay, PAINT.petrol, PAINT.amber, PAINT.indigo][index] ?? PAINT.clay),
        [30 + index * 30, 176 - (index % 2) * 8, 22, 34 + (index % 2) * 8],
        3,
      ),
    ),
    disc(tone(light, PAINT.ink), 700, 215, 34),
    disc(tone(light, PAINT.steel), 700, 215, 18),
    box(tone(light, PAINT.olive), [742, 200, 30, 50], 3),
    gardenWall(light, 0, 450, 150, 10, PAINT.slate),
  ].join('');
}

/** A vehicle, drawn about its own middle, on the road of a background. */
export function onRoad(
  background: string,
  vehicle: string,
  scale: number,
  mirrored = false,
  y = WHEEL_LINE + 4,
): string {
  return picture(background, place(WIDTH / 2, y, [mirrored ? -scale : scale, scale], vehicle));
}
