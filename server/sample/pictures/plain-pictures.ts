import type { SubCategory } from '#shared/kinds.ts';
import { car, SEDAN } from './car-parts.ts';
import { screen } from './electronics.ts';
import { buildingBlock } from './facade.ts';
import { chimneyStack, sawtooth } from './factories.ts';
import { rows } from './fields.ts';
import { sofa } from './furniture.ts';
import { hall, rollingDoor } from './hall-parts.ts';
import { excavator } from './heavy-machines.ts';
import { parasol } from './hotels.ts';
import { casement, chimney, cottage, frontDoor } from './house-parts.ts';
import { fridge, oven, washer } from './household.ts';
import { bangle, sparkle, velvet } from './jewellery.ts';
import { bright, NOON as LIGHT, mix, PAINT, shade, tone } from './light.ts';
import { machiningCentre } from './machines.ts';
import { scooter } from './motorcycles.ts';
import { tower } from './offices.ts';
import { carton } from './other-movables.ts';
import { caravan } from './other-vehicles.ts';
import { pickup } from './pickups.ts';
import { fruitTree, olive, palm, tree } from './plants.ts';
import { parcel } from './plots.ts';
import { ridge, sea, sky, softShadow } from './scenery.ts';
import { heap } from './scrap.ts';
import { awning, displayWindow, shopDoor, signBand } from './shop-parts.ts';
import { type Box, box, boxes, disc, line, picture, place, range, shape } from './svg.ts';
import { rollEnd } from './textiles.ts';
import { farmTractor } from './tractors.ts';
import { curtain, trailer } from './trailers.ts';
import { boxTruck } from './truck-parts.ts';
import { tractorUnit } from './trucks.ts';
import { coach, van } from './vans.ts';
import { modernVilla } from './villas.ts';
import { bunch, vineLeaf } from './vineyards.ts';

/** Sky, two hills and level ground: as much background as a small file bears. */
function outdoors(...content: readonly string[]): string {
  return picture(
    sky(LIGHT, 170, 120, 2, 3),
    ridge(LIGHT.hills[0], 390, 34, 4, 3),
    ridge(LIGHT.hills[1], 430, 16, 9, 3),
    box(LIGHT.ground, [0, 460, 800, 140]),
    ...content,
  );
}

function onRoad(scale: number, vehicle: string): string {
  return outdoors(
    box(LIGHT.road, [0, 470, 800, 130]),
    boxes(
      LIGHT.roadMark,
      [-30, 120, 270, 420, 570, 720].map((x): Box => [x, 560, 84, 6]),
    ),
    place(400, 520, scale, vehicle),
  );
}

/** A wall and a floor. */
function indoors(wall: string, floor: string, ...content: readonly string[]): string {
  return picture(
    box(tone(LIGHT, wall), [0, 0, 800, 460]),
    shape(LIGHT.sun, 'M70 60H230L330 330H170ZM250 60H330L430 330H350Z', 0.38),
    box(tone(LIGHT, floor), [0, 450, 800, 150]),
    box(bright(LIGHT, PAINT.paper, 0.2), [0, 436, 800, 14]),
    ...content,
  );
}

const block = { x: 250, base: 508, floors: 6, columns: 5, axis: 50, floor: 58, side: 70, seed: 4 } as const;
const earth = mix(LIGHT.ground, tone(LIGHT, PAINT.soil), 0.45);

const REAL_ESTATE = {
  Daire: () =>
    outdoors(
      buildingBlock(LIGHT, {
        ...block,
        wall: PAINT.paper,
        accent: PAINT.petrol,
        balconies: [1, 3],
        floors: 5,
        floor: 66,
      }),
    ),
  'Müstakil Ev': () =>
    outdoors(
      cottage(LIGHT, { x: 216, base: 500, width: 290, height: 140, wall: PAINT.paper, roof: PAINT.clay, side: 110 }),
      chimney(LIGHT, 450, 240, 60),
      casement(LIGHT, [270, 400, 56, 56]),
      frontDoor(LIGHT, 400, 500, 48, 98, PAINT.petrol),
      tree(LIGHT, 710, 510, 200, 6),
    ),
  Villa: () => outdoors(modernVilla(LIGHT, false), tree(LIGHT, 100, 510, 220, 6)),
  Arsa: () =>
    outdoors(
      parcel(
        LIGHT,
        [
          [262, 440],
          [560, 434],
          [704, 550],
          [130, 562],
        ],
        mix(LIGHT.ground, PAINT.sand, 0.45),
      ),
      tree(LIGHT, 700, 460, 130, 4),
    ),
  Tarla: () =>
    outdoors(
      box(tone(LIGHT, PAINT.soil), [0, 440, 800, 160]),
      rows(shade(LIGHT, PAINT.soil, 0.22), 440, 470, 26, 0.5),
      tree(LIGHT, 140, 452, 130, 5),
    ),
  Bağ: () =>
    outdoors(
      line(tone(LIGHT, PAINT.woodDeep), 20, 'M-20 130C160 90 320 150 520 100S740 80 820 96'),
      vineLeaf(LIGHT, 300, 110, 2.2, 22, LIGHT.leafDeep),
      vineLeaf(LIGHT, 520, 90, 2, -14, LIGHT.leafDeep),
      bunch(LIGHT, 400, 230, 1.5, 3),
      vineLeaf(LIGHT, 420, 96, 2.2, 6, LIGHT.leaf),
    ),
  Bahçe: () => outdoors(fruitTree(LIGHT, 250, 540, 330, '#c9563f', 3), fruitTree(LIGHT, 590, 520, 260, '#c9563f', 6)),
  Zeytinlik: () => outdoors(olive(LIGHT, 400, 550, 390, 3)),
  İşyeri: shopFront,
  Ofis: () => outdoors(tower(LIGHT, 280, 510, 6, 12, PAINT.petrol, 5), tree(LIGHT, 170, 520, 160, 4)),
  Depo: () =>
    outdoors(
      hall(LIGHT, 130, 500, 440, 180, 110, PAINT.paper, PAINT.petrol),
      rollingDoor(LIGHT, [180, 390, 100, 110], PAINT.petrolPale),
      rollingDoor(LIGHT, [320, 390, 100, 110], PAINT.petrolPale, 0.6),
    ),
  Fabrika: () => outdoors(chimneyStack(LIGHT, 618, 440, 320), sawtooth(LIGHT, false)),
  Bina: () =>
    outdoors(
      buildingBlock(LIGHT, {
        ...block,
        floors: 5,
        floor: 66,
        wall: PAINT.sand,
        accent: PAINT.petrol,
        roof: 'tiled',
        ground: 'shops',
      }),
    ),
  Otel: () =>
    picture(
      sky(LIGHT, 640, 110, 2, 4),
      sea(LIGHT, 370, 450),
      buildingBlock(LIGHT, {
        ...block,
        x: 130,
        base: 470,
        floors: 5,
        wall: PAINT.paper,
        accent: PAINT.petrolPale,
        ground: 'plain',
      }),
      shape(tone(LIGHT, '#ecd9ae'), 'M0 464C260 444 520 474 800 440V600H0Z'),
      palm(LIGHT, 610, 520, 240),
      parasol(LIGHT, 260, 560, 1.2, PAINT.petrol),
    ),
  'Diğer Gayrimenkul': windmill,
} satisfies Partial<Record<SubCategory, () => string>>;

function shopFront(): string {
  return picture(
    box(LIGHT.sky[1], [0, 0, 800, 600]),
    box(bright(LIGHT, PAINT.cream, 0.15), [60, 60, 680, 440]),
    box(bright(LIGHT, PAINT.paper, 0.3), [48, 44, 704, 18], 2),
    casement(LIGHT, [170, 96, 62, 100]),
    casement(LIGHT, [560, 96, 62, 100]),
    box(tone(LIGHT, PAINT.petrolDeep), [60, 240, 680, 262]),
    signBand(LIGHT, [90, 252, 620, 46], PAINT.petrol),
    displayWindow(LIGHT, [104, 346, 236, 128], PAINT.petrol, ''),
    displayWindow(LIGHT, [460, 346, 236, 128], PAINT.petrol, ''),
    shopDoor(LIGHT, 364, 500, 72, 166, PAINT.amber),
    awning(LIGHT, 84, 304, 276, 44, PAINT.clay),
    awning(LIGHT, 440, 304, 276, 44, PAINT.clay),
    box(LIGHT.pavement, [0, 500, 800, 44]),
    box(LIGHT.road, [0, 540, 800, 60]),
  );
}

function windmill(): string {
  const sail = 'M380 232V72M384 214L430 196V84L384 78Z';
  return outdoors(
    shape(LIGHT.groundDeep, 'M120 600C200 470 320 452 420 452S660 480 740 600Z', 0.7),
    shape(bright(LIGHT, PAINT.cream, 0.4), 'M292 478L316 256H446L470 478Z'),
    shape(shade(LIGHT, PAINT.cream, 0.24), 'M400 478L396 256H446L470 478Z'),
    shape(tone(LIGHT, PAINT.woodDeep), 'M302 260L381 168L460 260Z'),
    shape(tone(LIGHT, PAINT.indigo), 'M350 478v-54a24 24 0 0 1 48 0v54z'),
    box(LIGHT.glassDeep, [360, 316, 28, 34], 13),
    ...[20, 110, 200, 290].map(
      (turn) =>
        `<g transform="rotate(${turn} 380 232)">${shape(tone(LIGHT, PAINT.paper), sail)}${line(tone(LIGHT, PAINT.woodDeep), 6, sail)}</g>`,
    ),
    disc(tone(LIGHT, PAINT.ink), 380, 232, 9),
  );
}

const VEHICLES = {
  Otomobil: () => onRoad(1.3, car(LIGHT, SEDAN, PAINT.petrol)),
  Kamyonet: () => onRoad(1.3, pickup(LIGHT, PAINT.indigo, true)),
  Kamyon: () => onRoad(1.2, boxTruck(LIGHT, PAINT.petrol, PAINT.paper)),
  Çekici: () => onRoad(1.34, tractorUnit(LIGHT, PAINT.indigo)),
  Dorse: () => onRoad(1.12, trailer(LIGHT, curtain(LIGHT, PAINT.petrol))),
  Minibüs: () => onRoad(1.24, van(LIGHT, PAINT.paper, 'seats', PAINT.petrol)),
  Otobüs: () => onRoad(1.06, coach(LIGHT, PAINT.paper, PAINT.petrol, 'coach')),
  Panelvan: () => onRoad(1.24, van(LIGHT, PAINT.paper, 'panels', PAINT.indigo)),
  Motosiklet: () => onRoad(1.4, scooter(LIGHT, PAINT.petrol)),
  Traktör: () => outdoors(box(earth, [0, 470, 800, 130]), place(400, 540, 1.3, farmTractor(LIGHT, PAINT.petrol, true))),
  'İş Makinesi': () =>
    outdoors(box(tone(LIGHT, '#c3a27a'), [0, 470, 800, 130]), place(370, 540, 1.2, excavator(LIGHT, PAINT.amber))),
  'Diğer Araç': () => onRoad(1.24, caravan(LIGHT)),
} satisfies Partial<Record<SubCategory, () => string>>;

const MOVABLES = {
  Makine: () => indoors('#ddd8ca', '#b7b3a7', place(410, 550, 1.2, machiningCentre(LIGHT))),
  'Ev Eşyası': () =>
    indoors(
      '#dfe6df',
      '#c9a478',
      place(190, 520, 1.2, fridge(LIGHT)),
      place(400, 520, 1.15, washer(LIGHT)),
      place(610, 520, 1.15, oven(LIGHT)),
    ),
  Mobilya: () => indoors('#e9dfcc', '#c49a6c', place(400, 530, 1.3, sofa(LIGHT, PAINT.petrol))),
  Elektronik: () =>
    indoors(
      '#dfe4e2',
      '#c9a478',
      softShadow(LIGHT, 400, 540, 300, 14),
      box(tone(LIGHT, PAINT.ink), [200, 160, 400, 270], 14),
      screen(LIGHT, [214, 174, 372, 236]),
      shape(tone(LIGHT, PAINT.mist), 'M150 520L200 430H600L650 520Q650 540 630 540H170Q150 540 150 520Z'),
      shape(tone(LIGHT, PAINT.slate), 'M210 440H590L612 482H188Z'),
      line(tone(LIGHT, PAINT.mist), 3, 'M203 454H597M196 468H604'),
      shape(shade(LIGHT, PAINT.mist, 0.12), 'M346 494H454L466 526H334Z'),
    ),
  Tekstil: () =>
    indoors(
      '#e9dfcc',
      '#c49a6c',
      softShadow(LIGHT, 400, 540, 270, 16),
      ...[PAINT.petrol, PAINT.clay, PAINT.indigo, PAINT.amber, PAINT.olive, PAINT.petrolPale].map((color, index) =>
        rollEnd(
          LIGHT,
          [240, 400, 560, 320, 480, 400][index] ?? 0,
          [460, 460, 460, 324, 324, 188][index] ?? 0,
          78,
          color,
        ),
      ),
    ),
  Ziynet: () =>
    picture(
      velvet(LIGHT, '#d8e2de', PAINT.petrol),
      ...range(4).map((index) => bangle(400 + (index % 2) * 8, 440 - index * 34, 190, 62)),
      sparkle(236, 330, 30),
    ),
  Hurda: () =>
    outdoors(
      box(tone(LIGHT, '#b9ae9c'), [0, 460, 800, 140]),
      place(400, 560, 1.8, heap(LIGHT, -170, 0, 340, 165, 4, 24)),
    ),
  'Diğer Taşınır': () =>
    indoors(
      '#ddd8ca',
      '#b7b3a7',
      softShadow(LIGHT, 400, 544, 280, 18),
      carton(LIGHT, 170, 540, 210, 170),
      carton(LIGHT, 400, 540, 230, 150),
      carton(LIGHT, 250, 370, 190, 140),
    ),
} satisfies Partial<Record<SubCategory, () => string>>;

const PLAIN: Readonly<Record<SubCategory, () => string>> = { ...REAL_ESTATE, ...VEHICLES, ...MOVABLES };

/** A drawing with few parts, at most 6 kB, for listings that have no picture of their own. */
export function drawPlainPicture(subCategory: SubCategory): string {
  return PLAIN[subCategory]();
}
