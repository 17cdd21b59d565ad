import { cottage, stoneWork } from './house-parts.ts';
import { bright, DUSK, MORNING, mix, NOON, OVERCAST, PAINT, shade, tone } from './light.ts';
import { bush, flowers, grass, poplar, tree } from './plants.ts';
import { birds, castShadow, fence, hills, meadow, mountains, ridge, sea, sky, softShadow } from './scenery.ts';
import { type Box, box, boxes, d, disc, line, picture, range, shape } from './svg.ts';

/** Glasshouses in a row with crops inside. */
function greenhouses(): string {
  const light = MORNING;
  const house = (x: number) => {
    const outline = d`M${x} 486V372C${x} 300 ${x + 60} 268 ${x + 115} 268C${x + 170} 268 ${x + 230} 300 ${x + 230} 372V486z`;
    return [
      shape(mix(light.sky[1], '#ffffff', 0.35), outline, 0.8),
      ...range(6).map((index) => bush(light, x + 30 + index * 34, 486, 46, index)),
      ...range(6).map((index) => disc(tone(light, '#c9563f'), x + 26 + index * 34, 470 - (index % 2) * 8, 5)),
      shape('#ffffff', d`M${x + 14} 480V374C${x + 14} 330 ${x + 44} 296 ${x + 74} 286L${x + 34} 480z`, 0.35),
      line(bright(light, PAINT.paper, 0.4), 5, outline),
      line(
        bright(light, PAINT.paper, 0.4),
        3,
        range(4)
          .map((index) => d`M${x + 46 + index * 46} 486V${index === 0 || index === 3 ? 292 : 272}`)
          .join('') + d`M${x} 372h230`,
      ),
    ].join('');
  };
  return picture(
    sky(light, 160, 120, 3, 102),
    mountains(light, 400, 170, 61),
    ridge(light.hills[1], 380, 16, 4),
    meadow(light, 410, 5),
    softShadow(light, 420, 488, 400, 16),
    house(40),
    house(284),
    house(528),
    shape(tone(light, PAINT.soil), 'M0 500H800V600H0Z'),
    line(
      shade(light, PAINT.soil, 0.2),
      8,
      range(4)
        .map((row) => d`M0 ${520 + row * 22}H800`)
        .join(''),
    ),
    ...range(9).map((index) => bush(light, 40 + index * 92, 562 + (index % 2) * 20, 44, index)),
  );
}

/** An old windmill above the sea. */
function windmill(): string {
  const light = NOON;
  const stone = '#f3ebdc';
  const sail = (angle: number) =>
    `<g transform="rotate(${angle} 380 232)">${line(tone(light, PAINT.woodDeep), 7, 'M380 232V72')}${shape(bright(light, PAINT.paper, 0.2), 'M384 214L430 196V84L384 78Z', 0.9)}${line(tone(light, PAINT.wood), 2, 'M384 110l46 2M384 146l46 2M384 180l46 2')}</g>`;
  return picture(
    sky(light, 160, 100, 3, 104),
    sea(light, 390, 470, 5),
    birds(light, 600, 190),
    ridge(light.ground, 470, 10, 5),
    shape(light.groundDeep, 'M120 600C200 470 320 452 420 452S660 480 740 600Z', 0.7),
    castShadow(light, 300, 476, 170, 110),
    shape(bright(light, stone, 0.3), 'M292 478L316 256L446 256L470 478Z'),
    shape(shade(light, stone, 0.24), 'M400 478L396 256L446 256L470 478Z'),
    stoneWork(shade(light, stone, 0.14), [318, 280, 120, 180], 22, 5, 0.8),
    shape(tone(light, PAINT.woodDeep), 'M302 260L381 168L460 260Z'),
    shape(shade(light, PAINT.woodDeep, 0.4), 'M396 260L381 168L460 260Z'),
    shape(tone(light, PAINT.indigo), 'M350 478v-54a24 24 0 0 1 48 0v54z'),
    box(light.glassDeep, [360, 316, 28, 34], 13),
    ...[20, 110, 200, 290].map(sail),
    disc(tone(light, PAINT.ink), 380, 232, 9),
    fence(light, 540, 540, 270, 34, PAINT.wood, 24),
    grass(light, [20, 500, 760, 90], 50, 4),
    flowers(tone(light, '#c2573f'), [30, 500, 240, 90], 22, 3),
    bush(light, 90, 500, 100, 4),
    bush(light, 700, 500, 90, 6),
  );
}

/** Barn, silo and paddock of a farm. */
function farmstead(): string {
  const light = DUSK;
  return picture(
    sky(light, 600, 300, 3, 106),
    hills(light, 380, 33),
    meadow(light, 420, 8),
    poplar(light, 80, 450, 230, 4),
    poplar(light, 120, 452, 190, 8),
    box(tone(light, PAINT.mist), [600, 250, 84, 232]),
    box(shade(light, PAINT.mist, 0.3), [652, 250, 32, 232]),
    shape(tone(light, PAINT.petrol), 'M596 252a46 44 0 0 1 92 0z'),
    boxes(
      shade(light, PAINT.mist, 0.3),
      range(4).map((row): Box => [600, 284 + row * 48, 84, 3]),
    ),
    castShadow(light, 210, 486, 340, 90),
    box(shade(light, PAINT.brick, 0.06), [210, 330, 330, 156]),
    shape(tone(light, PAINT.brick), 'M210 332L250 250L375 190L500 250L540 332Z'),
    line(
      shade(light, PAINT.brick, 0.2),
      2,
      range(16)
        .map((index) => d`M${220 + index * 21} ${index > 2 && index < 13 ? 240 : 320}V486`)
        .join(''),
    ),
    shape(tone(light, '#6a6f86'), 'M192 344L238 242L375 174L512 242L558 344L546 350L500 254L375 192L250 254L204 350Z'),
    box(light.lamp, [348, 242, 54, 46]),
    line(bright(light, PAINT.paper, 0.2), 5, 'M348 242h54v46h-54zM375 242v46'),
    box(light.lamp, [302, 376, 146, 110]),
    box(shade(light, PAINT.woodDeep, 0.2), [302, 376, 44, 110]),
    box(shade(light, PAINT.woodDeep, 0.2), [404, 376, 44, 110]),
    line(
      bright(light, PAINT.paper, 0.1),
      5,
      'M302 376h44v110h-44zM302 376l44 110M346 376l-44 110M404 376h44v110h-44zM404 376l44 110M448 376l-44 110',
    ),
    fence(light, -10, 540, 300, 46, PAINT.paper, 34),
    fence(light, 470, 540, 340, 46, PAINT.paper, 34),
    shape(light.pavement, 'M310 488H440L520 600H240Z', 0.8),
    tree(light, 740, 480, 150, 5),
    grass(light, [0, 550, 230, 40], 14, 3),
  );
}

/** A petrol station at a country road. */
function fillingStation(): string {
  const light = OVERCAST;
  const pump = (x: number) =>
    box(tone(light, PAINT.paper), [x, 412, 40, 76], 4) +
    box(tone(light, PAINT.petrol), [x, 412, 40, 16], 4) +
    box(light.glassDeep, [x + 8, 436, 24, 16], 2) +
    line(tone(light, PAINT.ink), 4, d`M${x + 42} 430q16 10 8 50`) +
    box(tone(light, PAINT.mist), [x - 14, 486, 70, 9], 3);
  return picture(
    sky(light, 180, 120, 4, 108),
    hills(light, 390, 35),
    meadow(light, 426, 6),
    cottage(light, {
      x: 480,
      base: 474,
      width: 180,
      height: 84,
      wall: PAINT.paper,
      roof: PAINT.indigo,
      roofHeight: 34,
      side: 70,
    }),
    boxes(light.lamp, [
      [496, 412, 70, 48],
      [612, 412, 34, 48],
    ]),
    box(tone(light, PAINT.petrol), [576, 408, 28, 66]),
    box(light.road, [0, 474, 800, 126]),
    boxes(
      light.roadMark,
      range(6).map((index): Box => [index * 150, 560, 84, 6]),
    ),
    softShadow(light, 320, 496, 230, 14),
    boxes(tone(light, PAINT.mist), [
      [180, 280, 16, 210],
      [430, 280, 16, 210],
    ]),
    pump(224),
    pump(348),
    shape(tone(light, PAINT.petrol), 'M90 236h450v44h-450z'),
    box(bright(light, PAINT.petrol, 0.4), [90, 236, 450, 8]),
    box(tone(light, PAINT.amber), [90, 266, 450, 8]),
    shape(shade(light, PAINT.petrol, 0.4), 'M540 236l30 14v22l-30 8z'),
    line(tone(light, PAINT.slate), 9, 'M70 490V200'),
    box(tone(light, PAINT.petrol), [36, 150, 70, 96], 8),
    disc(tone(light, PAINT.amber), 71, 184, 18),
    line(tone(light, PAINT.paper), 5, 'M52 218h38M52 232h26'),
    tree(light, 740, 470, 170, 4),
    bush(light, 690, 474, 70, 6),
  );
}

export const DIGER_GAYRIMENKUL = [farmstead, greenhouses, windmill, fillingStation] as const;
