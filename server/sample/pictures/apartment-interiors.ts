import { bright, type Light, MORNING, PAINT, shade, tone } from './light.ts';
import { cypress, pottedPlant, stonePine, tree } from './plants.ts';
import { hills, meadow, ridge, sky, skyline } from './scenery.ts';
import { type Box, box, boxes, d, line, picture, range, shape } from './svg.ts';

/** An empty living room before handing over: parquet, tall windows, sun on the floor. */
export function emptyRoom(): string {
  const light = MORNING;
  const wall = tone(light, '#efe7d8');
  const boards = range(12).map((index) => d`M${400 + (index - 5.5) * 40} 420L${400 + (index - 5.5) * 130} 600`);
  const panes: readonly Box[] = [
    [232, 112, 104, 236],
    [344, 112, 104, 236],
    [456, 112, 104, 236],
  ];
  return picture(
    box(wall, [0, 0, 800, 600]),
    shape(shade(light, '#efe7d8', 0.1), 'M640 60L800 0L800 500L640 420Z'),
    shape(shade(light, '#efe7d8', 0.05), 'M0 0L800 0L640 60L140 60Z'),
    shape(shade(light, '#efe7d8', 0.06), 'M0 0L140 60L140 420L0 500Z'),
    shape(tone(light, '#c69f72'), 'M140 420H640L800 500V600H0V500Z'),
    line(shade(light, '#c69f72', 0.18), 2, boards.join('')),
    box(tone(light, PAINT.paper), [220, 100, 352, 262], 3),
    `<svg x="232" y="112" width="328" height="236" viewBox="120 130 560 403" preserveAspectRatio="xMidYMid slice">${[sky(light, 250, 190, 2, 3), hills(light, 400, 8), skyline(light, 470, 130, 15, light.hills[1]), meadow(light, 470)].join('')}</svg>`,
    boxes(tone(light, PAINT.paper), [
      [336, 112, 8, 236],
      [448, 112, 8, 236],
      [232, 190, 328, 6],
    ]),
    boxes(
      '#ffffff',
      panes.map(([x, y, w, h]): Box => [x, y, w * 0.3, h]),
      0.16,
    ),
    box(bright(light, PAINT.paper, 0.4), [206, 350, 380, 14], 3),
    shape(light.sun, 'M300 440L400 440L470 560L330 560ZM416 440L520 440L640 560L490 560Z', 0.55),
    boxes(tone(light, PAINT.paper), [[140, 408, 500, 12]]),
    shape(shade(light, PAINT.wood, 0.05), 'M680 170L760 150L760 482L680 442Z'),
    shape(shade(light, PAINT.wood, 0.2), 'M692 186L748 172L748 300L692 304ZM692 318L748 318L748 462L692 434Z'),
    pottedPlant(light, 168, 470, 150, 6),
    box(tone(light, PAINT.petrol), [40, 250, 60, 84], 3),
    box(tone(light, PAINT.amber), [52, 264, 36, 34], 18),
  );
}

/** A close look at balconies with flowers and washing in the evening sun. */
export function balconies(): string {
  const light: Light = { ...MORNING, lampShare: 0 };
  const floor = (y: number, index: number) =>
    [
      box(light.glassDeep, [110, y, 120, 150]),
      box(light.glass, [110, y, 52, 150]),
      box(light.glassDeep, [330, y, 190, 176]),
      box(light.glass, [330, y, 84, 176]),
      box(tone(light, PAINT.paper), [418, y, 8, 176]),
      line(tone(light, PAINT.paper), 8, d`M110 ${y}h120v150h-120zM330 ${y}h190v176h-190z`),
      box(light.shadow, [290, y + 186, 278, 22], 0, light.shadowStrength),
      box(tone(light, PAINT.petrolPale), [282, y + 92, 286, 82], 0, 0.8),
      line(tone(light, PAINT.petrolDeep), 5, d`M282 ${y + 92}h286`),
      line(
        tone(light, PAINT.petrolDeep),
        2.5,
        range(7)
          .map((post) => d`M${292 + post * 44} ${y + 94}v80`)
          .join(''),
      ),
      box(bright(light, PAINT.paper, 0.5), [272, y + 172, 306, 16], 2),
      pottedPlant(light, 316, y + 172, 66, index),
      pottedPlant(light, 540, y + 172, 84, index + 3),
      index === 1
        ? [
            [424, PAINT.paper, 44],
            [462, PAINT.indigoPale, 56],
            [500, PAINT.clay, 38],
          ]
            .map(([x, c, h]) => box(tone(light, String(c)), [Number(x), y + 44, 30, Number(h)], 2))
            .join('') + line(light.shadow, 2, d`M330 ${y + 44}h190`, 0.5)
        : '',
      box(bright(light, PAINT.paper, 0.4), [100, y + 150, 140, 10], 2),
    ].join('');
  return picture(
    sky(light, 700, 130, 2, 3),
    skyline(light, 520, 200, 44, light.hills[0]),
    ridge(light.hills[1], 520, 20, 3),
    tree(light, 716, 604, 260, 5),
    box(bright(light, PAINT.sand, 0.3), [0, 0, 600, 600]),
    box(shade(light, PAINT.sand, 0.2), [600, 0, 46, 600]),
    box(tone(light, PAINT.brick), [262, 0, 10, 600], 0, 0.35),
    boxes(shade(light, PAINT.sand, 0.12), [
      [0, 216, 600, 5],
      [0, 488, 600, 5],
    ]),
    floor(18, 1),
    floor(290, 2),
    floor(562, 3),
    cypress(light, 20, 640, 250),
    stonePine(light, 770, 640, 150, 2),
  );
}
