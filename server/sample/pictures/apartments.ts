import { balconies, emptyRoom } from './apartment-interiors.ts';
import { type Block, buildingBlock } from './facade.ts';
import { DUSK, MORNING, NOON, OVERCAST, PAINT } from './light.ts';
import { bush, palm, tree } from './plants.ts';
import { birds, gardenWall, hedge, hills, meadow, ridge, sea, sky, skyline, street } from './scenery.ts';
import { picture, range, shape } from './svg.ts';

/** A lone modern block behind a garden wall, hills of the town's edge. */
function gardenBlock(): string {
  const light = NOON;
  return picture(
    sky(light, 170, 130, 3, 2),
    ridge(light.hills[0], 340, 40, 4, 4),
    skyline(light, 430, 120, 12, light.hills[0]),
    ridge(light.hills[2], 440, 14, 9),
    tree(light, 118, 512, 170, 3),
    buildingBlock(light, {
      x: 236,
      base: 508,
      floors: 8,
      columns: 6,
      wall: PAINT.paper,
      accent: PAINT.petrol,
      balconies: [1, 4],
      bands: [1, 4],
      seed: 4,
      side: 78,
    }),
    street(light, 506, 30),
    gardenWall(light, -10, 512, 214, 26),
    gardenWall(light, 648, 512, 170, 26),
    hedge(light, 20, 488, 150, 34, 4),
    tree(light, 700, 512, 150, 8),
    bush(light, 622, 512, 62, 4),
  );
}

/** Two towers with lights coming on. */
function eveningTowers(): string {
  const light = DUSK;
  return picture(
    sky(light, 250, 330, 3, 7),
    skyline(light, 430, 150, 21, light.hills[0]),
    ridge(light.hills[2], 446, 12, 5),
    buildingBlock(light, {
      x: 150,
      base: 506,
      floors: 9,
      columns: 4,
      wall: PAINT.cream,
      accent: PAINT.clay,
      balconies: [0, 3],
      floor: 42,
      seed: 12,
      side: 60,
      roof: 'terrace',
    }),
    buildingBlock(light, {
      x: 448,
      base: 510,
      floors: 7,
      columns: 5,
      wall: PAINT.paper,
      accent: PAINT.indigo,
      balconies: [2],
      bands: [2],
      floor: 44,
      seed: 23,
      side: 62,
    }),
    street(light, 506, 28),
    tree(light, 92, 512, 130, 2),
    tree(light, 410, 514, 110, 9),
    tree(light, 742, 514, 150, 6),
    hedge(light, 250, 516, 120, 26, 7),
  );
}

const ROW: readonly Block[] = [
  {
    x: -30,
    base: 500,
    floors: 5,
    columns: 5,
    wall: PAINT.rose,
    accent: PAINT.brick,
    side: 0,
    floor: 62,
    axis: 46,
    balconies: [3],
    seed: 3,
    roof: 'tiled',
    ground: 'shops',
  },
  {
    x: 200,
    base: 500,
    floors: 6,
    columns: 4,
    wall: PAINT.paper,
    accent: PAINT.petrol,
    side: 0,
    floor: 60,
    axis: 52,
    balconies: [0, 3],
    seed: 5,
  },
  {
    x: 408,
    base: 500,
    floors: 5,
    columns: 4,
    wall: PAINT.sand,
    accent: PAINT.olive,
    side: 0,
    floor: 60,
    axis: 48,
    balconies: [1, 2],
    seed: 8,
    roof: 'tiled',
    ground: 'shops',
  },
  {
    x: 600,
    base: 500,
    floors: 6,
    columns: 5,
    wall: PAINT.indigoPale,
    accent: PAINT.indigo,
    side: 0,
    floor: 58,
    axis: 46,
    balconies: [0],
    seed: 13,
  },
];

/** A row of five-storey houses along a street, as older quarters have it. */
function rowOfHouses(): string {
  const light = MORNING;
  return picture(
    sky(light, 130, 120, 3, 5),
    skyline(light, 420, 250, 33, light.hills[0]),
    ...ROW.map((block) => buildingBlock(light, block)),
    street(light, 500, 36),
    tree(light, 182, 516, 118, 3),
    tree(light, 590, 516, 126, 7),
  );
}

/** A housing estate of equal blocks on a hillside. */
function estate(): string {
  const light = OVERCAST;
  const back = range(3).map((index) =>
    buildingBlock(light, {
      x: 70 + index * 240,
      base: 420 - index * 8,
      floors: 7,
      columns: 3,
      wall: PAINT.cream,
      accent: PAINT.rose,
      axis: 34,
      floor: 29,
      side: 44,
      balconies: [1],
      seed: 20 + index,
      roof: 'tiled',
    }),
  );
  return picture(
    sky(light, 190, 120, 4, 11),
    hills(light, 330, 17),
    ...back,
    meadow(light, 416, 6),
    buildingBlock(light, {
      x: 120,
      base: 508,
      floors: 9,
      columns: 4,
      wall: PAINT.paper,
      accent: PAINT.olive,
      axis: 40,
      floor: 36,
      side: 58,
      balconies: [0, 3],
      bands: [1, 2],
      seed: 31,
      roof: 'tiled',
    }),
    buildingBlock(light, {
      x: 470,
      base: 512,
      floors: 9,
      columns: 4,
      wall: PAINT.paper,
      accent: PAINT.petrol,
      axis: 40,
      floor: 36,
      side: 58,
      balconies: [0, 3],
      bands: [1, 2],
      seed: 33,
      roof: 'tiled',
    }),
    shape(light.pavement, 'M0 560C200 520 500 600 800 540V580C500 640 240 560 0 600Z'),
    tree(light, 54, 530, 120, 4),
    tree(light, 398, 540, 96, 6),
    bush(light, 440, 548, 60, 2),
    tree(light, 752, 528, 130, 8),
  );
}

/** Flats by the sea with palms. */
function seaside(): string {
  const light = NOON;
  return picture(
    sky(light, 620, 120, 2, 4),
    sea(light, 350, 480, 9),
    birds(light, 640, 210),
    buildingBlock(light, {
      x: 90,
      base: 500,
      floors: 6,
      columns: 6,
      wall: PAINT.paper,
      accent: PAINT.petrolPale,
      axis: 54,
      floor: 56,
      side: 90,
      balconies: [0, 2, 3, 5],
      seed: 41,
      roof: 'terrace',
    }),
    street(light, 498, 44),
    hedge(light, 96, 512, 120, 30, 5),
    hedge(light, 330, 512, 150, 30, 8),
    palm(light, 590, 520, 250),
    palm(light, 700, 530, 200),
    palm(light, 48, 524, 190),
  );
}

export const DAIRE = [gardenBlock, eveningTowers, rowOfHouses, emptyRoom, estate, seaside, balconies] as const;
