import { casement, chimney, cottage, frontDoor, gardenPath, steps, stoneWork } from './house-parts.ts';
import { bright, DUSK, MORNING, NOON, OVERCAST, PAINT, shade, tone } from './light.ts';
import { bush, cypress, fir, flowers, fruitTree, grass, poplar, pottedPlant, tree } from './plants.ts';
import { birds, castShadow, fence, gardenWall, hedge, hills, meadow, mountains, ridge, sea, sky } from './scenery.ts';
import { type Box, box, boxes, d, disc, line, picture, range, shape } from './svg.ts';

/** A plastered cottage with tiles, fence and orchard. */
function gardenCottage(): string {
  const light = MORNING;
  return picture(
    sky(light, 160, 120, 3, 2),
    hills(light, 360, 3),
    meadow(light, 400, 4),
    poplar(light, 92, 430, 210, 5),
    poplar(light, 132, 434, 170, 8),
    tree(light, 690, 446, 190, 6),
    gardenPath(light, 402, 470, 40, 330, 150),
    cottage(light, { x: 216, base: 470, width: 280, height: 130, wall: PAINT.paper, roof: PAINT.clay, side: 110 }),
    chimney(light, 450, 220, 60),
    casement(light, [256, 378, 50, 52], { shutter: PAINT.petrol }),
    frontDoor(light, 400, 470, 44, 92, PAINT.petrol),
    casement(light, [526, 382, 40, 46]),
    grass(light, [20, 490, 300, 70], 26, 5),
    grass(light, [520, 490, 260, 70], 22, 7),
    hedge(light, 200, 476, 90, 26, 5),
    fence(light, -10, 530, 340, 44),
    fence(light, 500, 530, 310, 44),
    flowers(tone(light, PAINT.amber), [20, 528, 290, 26], 14, 2),
    flowers(tone(light, PAINT.clay), [510, 528, 270, 26], 14, 6),
  );
}

/** Two storeys, balcony over the door, at the edge of a town. */
function twoStorey(): string {
  const light = NOON;
  return picture(
    sky(light, 640, 110, 3, 8),
    mountains(light, 400, 170, 7),
    ridge(light.hills[1], 392, 20, 8),
    meadow(light, 420, 9),
    tree(light, 110, 470, 200, 11),
    cottage(light, {
      x: 250,
      base: 486,
      width: 270,
      height: 218,
      wall: PAINT.sand,
      roof: PAINT.brick,
      side: 104,
      roofHeight: 64,
    }),
    chimney(light, 330, 176, 44, PAINT.sand),
    casement(light, [284, 300, 46, 56]),
    casement(light, [284, 404, 46, 52]),
    casement(light, [396, 290, 60, 74], { bars: true }),
    box(light.shadow, [366, 374, 130, 14], 0, 0.2),
    box(bright(light, PAINT.paper, 0.4), [358, 364, 142, 10], 2),
    line(
      tone(light, PAINT.ink),
      3,
      d`M362 328h134${range(10)
        .map((post) => d`M${362 + post * 14.8} 328v36`)
        .join('')}`,
    ),
    frontDoor(light, 402, 486, 50, 92, PAINT.indigo),
    casement(light, [552, 306, 40, 50]),
    casement(light, [552, 408, 40, 46]),
    gardenPath(light, 400, 488, 56, 360, 160),
    hedge(light, -30, 552, 340, 46, 3),
    hedge(light, 560, 556, 300, 46, 5),
    fruitTree(light, 700, 500, 150, PAINT.clay, 4),
    flowers(tone(light, PAINT.amber), [262, 488, 110, 14], 9, 5),
  );
}

/** A timber-framed old town house with bays, as in Safranbolu. */
function oldTownHouse(): string {
  const light = NOON;
  const wood = PAINT.woodDeep;
  const row = (y: number, h: number, xs: readonly number[]) =>
    xs.map((x) => casement(light, [x, y, 34, h], { bars: true })).join('');
  const frames = (x: number, y: number, w: number, h: number) =>
    line(tone(light, wood), 7, d`M${x} ${y}h${w}v${h}h${-w}z`);
  return picture(
    sky(light, 150, 120, 3, 13),
    hills(light, 350, 15),
    cottage(light, { x: -70, base: 470, width: 160, height: 120, wall: PAINT.paper, roof: PAINT.clay, side: 60 }),
    meadow(light, 440, 5),
    shape(light.pavement, 'M0 520C200 490 560 500 800 514V600H0Z'),
    castShadow(light, 250, 510, 330, 90),
    box(tone(light, '#cbbba2'), [250, 400, 300, 112]),
    stoneWork(shade(light, '#cbbba2', 0.14), [252, 402, 296, 106], 44, 3, 0.8),
    box(shade(light, '#cbbba2', 0.28), [550, 400, 40, 112]),
    shape(shade(light, PAINT.paper, 0.3), 'M236 400L612 400L590 416L250 416Z'),
    box(bright(light, PAINT.paper, 0.4), [232, 200, 330, 200]),
    box(shade(light, PAINT.paper, 0.26), [562, 200, 52, 200]),
    line(tone(light, wood), 7, 'M236 298h322M340 204v194M452 204v194'),
    frames(235, 203, 324, 194),
    line(shade(light, wood, 0.3), 6, 'M562 298h50M610 204v194'),
    row(222, 62, [250, 294, 356, 402, 466, 512]),
    row(318, 62, [250, 294, 356, 402, 466, 512]),
    line(tone(light, wood), 6, 'M262 416l26 34M340 416l-20 34M452 416l26 34M540 416l-20 34'),
    shape(tone(light, PAINT.clay), 'M206 206L266 142L556 142L588 206Z'),
    shape(shade(light, PAINT.clay, 0.34), 'M588 206L556 142L600 160L642 206Z'),
    box(shade(light, PAINT.clay, 0.4), [210, 202, 430, 8]),
    chimney(light, 480, 112, 40),
    frontDoor(light, 376, 512, 54, 86, PAINT.wood),
    casement(light, [286, 448, 34, 32]),
    casement(light, [480, 448, 34, 32]),
    tree(light, 696, 522, 220, 5),
    gardenWall(light, 642, 530, 170, 46, '#cbbba2'),
    gardenWall(light, -10, 530, 200, 46, '#cbbba2'),
    bush(light, 176, 534, 90, 6),
    pottedPlant(light, 352, 520, 44, 4),
    pottedPlant(light, 452, 520, 44, 6),
  );
}

/** A wooden house among firs in the misty Black Sea mountains. */
function mountainHouse(): string {
  const light = OVERCAST;
  const planks = range(9).map((index) => d`M262 ${316 + index * 16}h256`);
  return picture(
    sky(light, 600, 120, 4, 9),
    mountains(light, 390, 240, 3, true),
    ridge(light.hills[1], 350, 30, 4),
    ridge(light.hills[2], 400, 24, 8),
    ...[40, 96, 150, 640, 700, 764].map((x, index) => fir(light, x, 430 + (index % 3) * 10, 150 + (index % 2) * 50)),
    meadow(light, 420, 7),
    gardenPath(light, 420, 486, 50, 240, 150),
    box(tone(light, '#b8ad9a'), [262, 440, 256, 48]),
    stoneWork(shade(light, '#b8ad9a', 0.2), [264, 442, 252, 42], 26, 8, 0.8),
    cottage(light, {
      x: 262,
      base: 446,
      width: 256,
      height: 134,
      wall: PAINT.wood,
      roof: '#5c6b74',
      side: 112,
      roofHeight: 86,
    }),
    line(shade(light, PAINT.wood, 0.24), 2, planks.join('')),
    box(shade(light, '#b8ad9a', 0.3), [518, 440, 112, 48]),
    casement(light, [290, 352, 46, 46], { lit: true }),
    casement(light, [362, 352, 46, 46]),
    casement(light, [552, 356, 40, 44], { lit: true }),
    frontDoor(light, 440, 446, 44, 84, PAINT.petrolDeep),
    steps(light, 440, 488, 44, 4),
    chimney(light, 340, 208, 56, '#b8ad9a'),
    shape(light.cloud, 'M356 196c-12-16 10-26 2-42s14-26 6-44c16 14 8 30 10 44s8 26-6 42z', 0.6),
    fence(light, 30, 540, 210, 36, PAINT.wood, 22),
    grass(light, [300, 510, 480, 70], 50, 4),
    fir(light, 742, 556, 250),
  );
}

/** White Aegean cubes with indigo shutters and bougainvillea. */
function aegeanHouse(): string {
  const light = NOON;
  const white = '#fbf8f0';
  const blooms = [
    [236, 300],
    [220, 340],
    [246, 372],
    [226, 410],
    [252, 330],
    [232, 446],
  ] as const;
  return picture(
    sky(light, 150, 110, 2, 4),
    sea(light, 360, 440, 3),
    ridge(light.ground, 446, 8, 3),
    cypress(light, 120, 470, 240),
    cypress(light, 164, 474, 190),
    castShadow(light, 240, 500, 360, 90),
    box(bright(light, white, 0.4), [240, 300, 200, 200]),
    box(bright(light, white, 0.4), [400, 370, 170, 130]),
    box(shade(light, white, 0.2), [440, 300, 74, 72]),
    box(shade(light, white, 0.2), [570, 370, 66, 130]),
    boxes(shade(light, white, 0.1), [
      [236, 292, 208, 9],
      [396, 362, 178, 9],
    ]),
    boxes(shade(light, white, 0.28), [
      [444, 292, 74, 9],
      [574, 362, 66, 9],
    ]),
    casement(light, [290, 336, 38, 52], { shutter: PAINT.indigo }),
    casement(light, [382, 336, 34, 52], { shutter: PAINT.indigo }),
    casement(light, [486, 408, 42, 44], { shutter: PAINT.indigo }),
    frontDoor(light, 330, 500, 46, 88, PAINT.indigo),
    line(tone(light, PAINT.wood), 7, 'M412 366v-72h162v72M400 294h186M436 294v-11M478 294v-11M520 294v-11M556 294v-11'),
    ...blooms.map(([x, y], index) => disc(tone(light, index % 2 ? '#b0567f' : '#c97a9c'), x, y, 20 + (index % 3) * 5)),
    ...blooms.map(([x, y], index) => disc(light.leafDeep, x - 12, y + 12, 8 + (index % 2) * 4)),
    shape(light.pavement, 'M0 520C240 492 560 496 800 520V600H0Z'),
    gardenWall(light, -10, 544, 250, 46, white),
    gardenWall(light, 440, 544, 380, 46, white),
    bush(light, 70, 560, 130, 3),
    pottedPlant(light, 308, 512, 60, 2),
    pottedPlant(light, 398, 512, 52, 5),
    fruitTree(light, 700, 506, 150, PAINT.amber, 7),
    birds(light, 640, 190),
  );
}

/** A suburban house with a garage, lamps lit. */
function eveningHouse(): string {
  const light = DUSK;
  const slats = range(5).map((index): Box => [526, 412 + index * 17, 118, 3]);
  return picture(
    sky(light, 230, 310, 3, 15),
    hills(light, 380, 21),
    meadow(light, 424, 9),
    tree(light, 90, 476, 210, 13),
    tree(light, 724, 470, 170, 3),
    shape(tone(light, PAINT.mist), 'M510 496H660L760 600H420Z', 0.6),
    box(shade(light, PAINT.cream, 0.1), [500, 376, 170, 120]),
    shape(tone(light, '#5f6a80'), 'M484 380L510 340L664 340L688 380Z'),
    box(tone(light, PAINT.mist), [520, 402, 130, 94]),
    boxes(shade(light, PAINT.mist, 0.2), slats),
    cottage(light, {
      x: 180,
      base: 496,
      width: 270,
      height: 190,
      wall: PAINT.cream,
      roof: '#5f6a80',
      side: 78,
      roofHeight: 90,
    }),
    chimney(light, 250, 210, 50),
    casement(light, [212, 330, 48, 54]),
    casement(light, [292, 330, 48, 54], { lit: true }),
    casement(light, [374, 330, 48, 54], { lit: true }),
    casement(light, [212, 418, 80, 52], { lit: true }),
    frontDoor(light, 350, 496, 52, 94, PAINT.brick),
    disc('url(#sun)', 336, 420, 40, 0.7),
    gardenPath(light, 346, 496, 60, 290, 150),
    hedge(light, -20, 560, 290, 44, 9),
    bush(light, 470, 510, 70, 4),
    bush(light, 700, 520, 90, 8),
  );
}

export const MUSTAKIL_EV = [gardenCottage, oldTownHouse, aegeanHouse, twoStorey, mountainHouse, eveningHouse] as const;
