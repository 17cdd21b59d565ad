import { cottage } from './house-parts.ts';
import { bright, DUSK, MORNING, mix, NOON, OVERCAST, PAINT, shade, tone } from './light.ts';
import { bush, flowers, grass, poplar, tree } from './plants.ts';
import { birds, hills, mountains, ridge, sky, softShadow } from './scenery.ts';
import { box, clipped, d, dice, disc, line, oval, type Point, picture, polygon, range, shape } from './svg.ts';

/** Furrows or rows that run from the lower edge to one point on the horizon. */
export function rows(color: string, horizon: number, vanishX: number, count: number, share: number): string {
  const reach = 1900;
  const step = reach / count;
  return shape(
    color,
    range(count)
      .map((index) => {
        const x = vanishX - reach / 2 + index * step;
        const farX = vanishX + (x - vanishX) * 0.09;
        return d`M${farX} ${horizon}L${farX + step * share * 0.09} ${horizon}L${x + step * share} 600H${x}z`;
      })
      .join(''),
  );
}

/** Plants as round dabs in rows towards the horizon, smaller with distance. */
export function rowDabs(
  horizon: number,
  vanishX: number,
  draw: (x: number, y: number, size: number, index: number) => string,
  lines = 9,
  columns = 13,
): string {
  const parts: string[] = [];
  for (const row of range(lines)) {
    const share = ((row + 0.6) / lines) ** 1.9;
    const y = horizon + (640 - horizon) * share;
    const size = 0.12 + share * 0.98;
    for (const column of range(columns)) {
      const x = vanishX + (column - (columns - 1) / 2) * 150 * size;
      if (x > -60 && x < 860) parts.push(draw(x, y, size, row * columns + column));
    }
  }
  return parts.join('');
}

function ploughed(): string {
  const light = MORNING;
  return picture(
    sky(light, 180, 150, 3, 32),
    hills(light, 330, 51),
    box(tone(light, PAINT.soil), [0, 352, 800, 248]),
    rows(shade(light, PAINT.soil, 0.22), 352, 470, 26, 0.5),
    rows(bright(light, PAINT.soil, 0.25), 352, 474, 26, 0.16),
    shape(light.hills[2], 'M0 340C200 330 420 350 800 338V360C520 352 240 366 0 356Z'),
    poplar(light, 90, 360, 150, 4),
    poplar(light, 122, 360, 120, 7),
    poplar(light, 152, 360, 140, 9),
    tree(light, 660, 362, 90, 5),
    tree(light, 712, 360, 70, 8),
    birds(light, 420, 200),
  );
}

function wheat(): string {
  const light = NOON;
  const gold = tone(light, '#dcb765');
  const random = dice(5);
  const ears = range(70).map(() => {
    const x = random() * 820 - 10;
    const y = 600;
    const h = 60 + random() * 70;
    const lean = (random() - 0.3) * 22;
    return d`M${x} ${y}q${lean * 0.3} ${-h * 0.6} ${lean} ${-h}`;
  });
  const heads = dice(5);
  const grains = range(70).map(() => {
    const x = heads() * 820 - 10;
    const h = 60 + heads() * 70;
    const lean = (heads() - 0.3) * 22;
    return d`M${x + lean} ${600 - h + 8}q-9 -16 ${lean * 0.12} -34q9 18 ${-lean * 0.12} 34z`;
  });
  return picture(
    sky(light, 600, 120, 4, 34),
    hills(light, 340, 53),
    shape(gold, 'M0 362C260 346 520 372 800 354V600H0Z'),
    shape(mix(gold, light.sun, 0.3), 'M0 404C240 380 500 430 800 398V440C500 470 240 420 0 450Z'),
    shape(mix(gold, PAINT.wood, 0.28), 'M0 480C260 450 540 520 800 474V600H0Z', 0.7),
    shape(light.pavement, 'M420 362C430 420 470 480 560 600H660C560 500 470 430 436 362Z'),
    tree(light, 190, 372, 140, 3),
    tree(light, 258, 368, 90, 8),
    line(mix(gold, PAINT.wood, 0.45), 3, ears.join('')),
    shape(mix(gold, light.sun, 0.15), grains.join('')),
    birds(light, 330, 180),
  );
}

function sunflowers(): string {
  const light = NOON;
  const leaf = (x: number, y: number, s: number) =>
    d`M${x} ${y}q${-30 * s} ${-24 * s} ${-46 * s} ${-6 * s}q${18 * s} ${20 * s} ${46 * s} ${6 * s}q${30 * s} ${-24 * s} ${46 * s} ${-6 * s}q${-18 * s} ${20 * s} ${-46 * s} ${6 * s}z`;
  const flower = (x: number, y: number, s: number) => {
    const top = y - 110 * s;
    const petals = range(12)
      .map((index) => {
        const a = (index / 12) * 2 * Math.PI;
        return d`M${x + Math.cos(a - 0.22) * 22 * s} ${top + Math.sin(a - 0.22) * 22 * s}L${x + Math.cos(a) * 46 * s} ${top + Math.sin(a) * 46 * s}L${x + Math.cos(a + 0.22) * 22 * s} ${top + Math.sin(a + 0.22) * 22 * s}z`;
      })
      .join('');
    return [
      line(light.leafDeep, 8 * s, d`M${x} ${y}V${top}`),
      shape(light.leaf, leaf(x, y - 30 * s, s)),
      shape(tone(light, PAINT.amber), petals),
      disc(tone(light, '#f0c558'), x, top, 26 * s),
      disc(tone(light, '#6b4a32'), x, top, 17 * s),
    ].join('');
  };
  return picture(
    sky(light, 160, 110, 3, 36),
    hills(light, 320, 55),
    shape(light.leafDeep, 'M0 350C260 340 520 358 800 346V600H0Z'),
    flowers(tone(light, PAINT.amber), [0, 352, 800, 44], 190, 3, 3),
    rowDabs(372, 400, (x, y, s) => flower(x, y + 60 * s, s), 6, 11),
  );
}

function sprouts(): string {
  const light = MORNING;
  return picture(
    sky(light, 640, 130, 3, 38),
    mountains(light, 350, 150, 23, true),
    ridge(light.hills[1], 338, 16, 8),
    cottage(light, {
      x: 120,
      base: 366,
      width: 96,
      height: 40,
      wall: PAINT.paper,
      roof: PAINT.clay,
      roofHeight: 28,
      side: 40,
    }),
    tree(light, 80, 366, 84, 3),
    tree(light, 286, 364, 70, 6),
    box(tone(light, '#a98660'), [0, 362, 800, 240]),
    rows(shade(light, '#a98660', 0.16), 362, 330, 20, 0.42),
    rowDabs(
      362,
      352,
      (x, y, s) =>
        shape(
          light.leaf,
          d`M${x} ${y}q${-34 * s} ${-6 * s} ${-40 * s} ${-34 * s}q${28 * s} ${2 * s} ${40 * s} ${24 * s}q${4 * s} ${-30 * s} ${36 * s} ${-36 * s}q${2 * s} ${34 * s} ${-36 * s} ${46 * s}z`,
        ) +
        shape(
          light.leafBright,
          d`M${x} ${y - 8 * s}q${-14 * s} ${-26 * s} 0 ${-44 * s}q${14 * s} ${20 * s} 0 ${44 * s}z`,
        ),
      11,
      15,
    ),
  );
}

function roundBales(): string {
  const light = DUSK;
  const straw = tone(light, '#d9b770');
  const bale = (x: number, y: number, r: number) =>
    [
      softShadow(light, x + r * 1.3, y, r * 1.9, r * 0.22),
      shape(
        mix(straw, light.shadow, 0.3),
        d`M${x} ${y - r * 2}h${r * 1.2}a${r * 0.9} ${r} 0 0 1 0 ${r * 2}h${-r * 1.2}z`,
      ),
      oval(straw, x, y - r, r * 0.9, r),
      line(
        mix(straw, light.shadow, 0.25),
        2.5,
        d`M${x} ${y - r}m${-r * 0.55} 0a${r * 0.55} ${r * 0.62} 0 1 1 ${r * 0.55} ${r * 0.62}a${r * 0.3} ${r * 0.34} 0 1 1 ${-r * 0.2} ${-r * 0.6}`,
      ),
      shape(
        mix(straw, light.sun, 0.4),
        d`M${x - r * 0.86} ${y - r * 1.2}a${r * 0.9} ${r} 0 0 1 ${r * 0.8} ${-r * 0.8}h${r * 0.2}a${r * 0.9} ${r} 0 0 0 ${-r * 0.9} ${r * 0.8}z`,
        0.7,
      ),
    ].join('');
  return picture(
    sky(light, 600, 300, 4, 40),
    hills(light, 360, 57),
    shape(mix(straw, light.ground, 0.4), 'M0 392C260 376 520 402 800 384V600H0Z'),
    shape(mix(straw, light.shadow, 0.22), 'M0 470C240 440 520 510 800 456V478C520 532 240 462 0 494Z', 0.6),
    shape(mix(straw, light.shadow, 0.22), 'M0 548C240 520 520 580 800 536V562C520 600 240 544 0 574Z', 0.6),
    tree(light, 110, 406, 150, 5),
    bale(330, 420, 22),
    bale(560, 414, 18),
    bale(690, 446, 34),
    bale(180, 516, 56),
    bale(470, 500, 44),
    birds(light, 300, 200),
  );
}

/** Fields of many colours from above, with a brook and hedges. */
function patchwork(): string {
  const light = OVERCAST;
  const colors = ['#d7bf7b', '#9fb06a', '#b98f62', '#7f9c5b', '#e0cf9a', '#8da27a', '#c7a873'].map((color) =>
    tone(light, color),
  );
  const at = (u: number, v: number): Point => [400 + (u - 0.5) * (560 + v * 900), 270 + v ** 1.25 * 360];
  const random = dice(19);
  const cells: string[] = [];
  const cuts = range(6).map((row) => range(7).map((column) => column / 6 + (random() - 0.5) * 0.05 + row * 0.004));
  for (const row of range(5)) {
    for (const column of range(6)) {
      const [a = 0, b = 0] = [cuts[row]?.[column], cuts[row]?.[column + 1]];
      const [c = 0, e = 0] = [cuts[row + 1]?.[column + 1], cuts[row + 1]?.[column]];
      const corners = [at(a, row / 5), at(b, row / 5), at(c, (row + 1) / 5), at(e, (row + 1) / 5)];
      const color = colors[Math.floor(random() * colors.length)] ?? light.ground;
      const stripes = range(7).map((index) => {
        const s = (index + 0.5) / 7;
        const [x1, y1] = at(a + (b - a) * s, row / 5);
        const [x2, y2] = at(e + (c - e) * s, (row + 1) / 5);
        return d`M${x1} ${y1}L${x2} ${y2}`;
      });
      cells.push(
        shape(color, polygon(corners)),
        (row + column) % 2 ? line(mix(color, light.shadow, 0.13), 2 + row, stripes.join('')) : '',
        line(light.leafDeep, 2 + row * 0.9, polygon(corners), 0.55),
      );
    }
  }
  return picture(
    sky(light, 200, 110, 4, 42),
    mountains(light, 290, 120, 31),
    ridge(light.hills[1], 262, 18, 8),
    clipped('land', 'M0 270H800V600H0Z', box(light.ground, [0, 270, 800, 330]), ...cells),
    line(light.sea[0], 13, 'M540 270C500 330 600 380 520 450S600 560 560 640'),
    line(mix(light.sea[0], '#ffffff', 0.5), 3, 'M528 330C570 380 570 390 530 430'),
    tree(light, 470, 470, 70, 3),
    tree(light, 640, 540, 100, 8),
    bush(light, 500, 480, 40, 4),
    tree(light, 180, 430, 60, 5),
    tree(light, 120, 560, 110, 2),
    grass(light, [0, 560, 60, 40], 4, 2),
    cottage(light, {
      x: 270,
      base: 410,
      width: 60,
      height: 26,
      wall: PAINT.paper,
      roof: PAINT.clay,
      roofHeight: 20,
      side: 26,
    }),
  );
}

export const TARLA = [ploughed, wheat, patchwork, sprouts, sunflowers, roundBales] as const;
