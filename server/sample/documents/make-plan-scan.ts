import sharp from 'sharp';
import { d, dice, range } from '../pictures/svg.ts';

/** A4 at 150 dots per inch. */
const WIDTH = 1240;
const HEIGHT = 1754;

function stroke(width: number, data: string, extra = ''): string {
  return `<path fill="none" stroke="#111" stroke-width="${width}" ${extra} d="${data}"/>`;
}

/** Frame, title block with unreadable handwriting, stamp and punch holes, as on a scanned sheet. */
function sheet(seed: number, ...content: readonly string[]): string {
  const random = dice(seed);
  const scribble = (x: number, y: number, length: number) =>
    range(Math.round(length / 16)).reduce(
      (data, index) =>
        data +
        d`q${4 + random() * 4} ${-6 - random() * 22} ${8 + random() * 4} ${(random() - 0.5) * 8}t${6 + random() * 6} ${(random() - 0.5) * 5}${index % 5 === 4 ? 'm10 0' : ''}`,
      d`M${x} ${y}`,
    );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#fff"/>`,
    `<g transform="rotate(${seed % 2 ? 0.35 : -0.3} 620 877)">`,
    stroke(4, 'M110 80H1170V1674H110Z'),
    stroke(2, 'M110 1500H1170M470 1500V1674M830 1500V1674M110 1558H470M110 1616H470'),
    stroke(
      2.5,
      [
        scribble(140, 1540, 240),
        scribble(140, 1598, 280),
        scribble(140, 1656, 200),
        scribble(500, 1560, 220),
        scribble(500, 1610, 280),
      ].join(''),
    ),
    stroke(3, d`M900 1590a70 62 0 1 0 140 0a70 62 0 1 0 -140 0M914 1590a56 48 0 1 0 112 0a56 48 0 1 0 -112 0`),
    stroke(4, scribble(930, 1600, 120)),
    '<circle cx="50" cy="620" r="17" fill="#222"/><circle cx="50" cy="1130" r="17" fill="#222"/>',
    ...content,
    '</g></svg>',
  ].join('');
}

function northArrow(x: number, y: number): string {
  return (
    stroke(3, d`M${x} ${y + 60}V${y - 60}M${x - 40} ${y}a40 40 0 1 0 80 0a40 40 0 1 0 -80 0`) +
    `<path fill="#111" d="${d`M${x} ${y - 74}l18 44h-18z`}"/>`
  );
}

/** A line with ticks at both ends, as measures are drawn. */
function measure(x1: number, y1: number, x2: number, y2: number): string {
  return stroke(2, d`M${x1} ${y1}L${x2} ${y2}M${x1 - 9} ${y1 + 9}l18 -18M${x2 - 9} ${y2 + 9}l18 -18`);
}

/** Plan of a flat: walls, doors, windows, fittings. */
function floorPlan(): string {
  const door = (x: number, y: number, r: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${stroke(2.5, d`M0 0H${r}A${r} ${r} 0 0 1 0 ${r}`)}<path stroke="#fff" stroke-width="16" d="${d`M2 0V${r}`}"/>${stroke(2, d`M0 0H${r}`)}</g>`;
  const opening = (x: number, y: number, w: number, h: number) =>
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#fff" stroke="#111" stroke-width="2"/>` +
    stroke(1.5, w > h ? d`M${x} ${y + h / 2}h${w}` : d`M${x + w / 2} ${y}v${h}`);
  return [
    stroke(16, 'M230 260H1050V1260H230Z'),
    stroke(11, 'M230 640H560M660 260V640M560 640H1050M560 640V1260M560 930H1050M800 930V1260M230 960H560'),
    opening(320, 252, 200, 16),
    opening(760, 252, 200, 16),
    opening(222, 380, 16, 150),
    opening(1042, 400, 16, 150),
    opening(222, 1040, 16, 140),
    opening(1042, 1020, 16, 140),
    opening(620, 1252, 120, 16),
    opening(1042, 720, 16, 120),
    door(560, 700, 90, 90),
    door(660, 520, 84, 90),
    door(700, 640, 80, 0),
    door(640, 930, 84, 0),
    door(860, 930, 84, 0),
    door(470, 960, 80, 0),
    door(330, 1260, 92, 0),
    stroke(
      2.5,
      'M280 310h150v90h-150zM290 320h130v70h-130zM460 440h130v130h-130zM720 300h170v230h-170zM730 310h70v50h-70zM810 310h70v50h-70zM260 1000h160v200h-160zM270 1010h60v44h-60zM590 960h60v60h-60zM600 1180h160v60h-160zM920 1160h110v90h-110zM900 970h60v60h-60z',
    ),
    stroke(
      2,
      'M930 1170a45 30 0 1 0 90 0M975 690a30 30 0 1 0 .1 0M600 700h160v60h-160zM610 710h40v40h-40zM665 710h40v40h-40z',
    ),
    stroke(3, 'M560 1260V1360H1050V1260M1050 260H1120V640H1050'),
    measure(230, 200, 660, 200),
    measure(660, 200, 1050, 200),
    measure(170, 260, 170, 960),
    measure(170, 960, 170, 1260),
    northArrow(1060, 1440),
  ].join('');
}

/** Street side of the building, storey by storey. */
function elevation(): string {
  const storeys = range(6).map((floor) => {
    const y = 420 + floor * 150;
    return (
      stroke(3, d`M280 ${y}H960`) +
      range(4)
        .map((column) => {
          const x = 330 + column * 160;
          return column === 1 || column === 2
            ? stroke(
                2.5,
                d`M${x} ${y + 30}h90v118h-90zM${x + 45} ${y + 30}v118M${x - 20} ${y + 84}h130v62h-130z${range(6)
                  .map((bar) => d`M${x - 4 + bar * 20} ${y + 84}v62`)
                  .join('')}`,
              )
            : stroke(2.5, d`M${x} ${y + 36}h84v76h-84zM${x + 42} ${y + 36}v76M${x - 8} ${y + 116}h100`);
        })
        .join('')
    );
  });
  return [
    stroke(6, 'M280 420V1320H960V420Z'),
    stroke(5, 'M240 420L330 320H910L1000 420Z'),
    ...storeys,
    stroke(5, 'M150 1320H1130'),
    stroke(
      2,
      range(32)
        .map((index) => d`M${160 + index * 30} 1322l-24 30`)
        .join(''),
    ),
    stroke(3, 'M180 1320v-110M1060 1320v-150'),
    stroke(
      2.5,
      'M180 1200m-60 0a60 80 0 1 0 120 0a60 80 0 1 0 -120 0M1060 1140m-56 0a56 86 0 1 0 112 0a56 86 0 1 0 -112 0',
    ),
    measure(200, 420, 200, 1120),
    measure(280, 270, 960, 270),
  ].join('');
}

/** Cadastral sketch: blocks, parcels, the one for sale hatched. */
function parcelSketch(): string {
  const random = dice(12);
  const parcels = range(4).map((row) =>
    range(5)
      .map((column) => {
        const x = 190 + column * 180 + row * 14;
        const y = 270 + row * 270 + (row > 1 ? 60 : 0);
        const house = d`M${x + 30 + random() * 30} ${y + 50 + random() * 40}h${70 + random() * 30}v${60 + random() * 40}h${-60}v-20z`;
        return stroke(2.5, d`M${x} ${y}l180 14v230l-180 -14z`) + (row === 1 && column === 2 ? '' : stroke(2, house));
      })
      .join(''),
  );
  const hatch = range(16)
    .map((index) => d`M${570} ${590 + index * 15}l170 -${26}`)
    .join('');
  return [
    '<clipPath id="plot"><path d="M564 540L744 554V784L564 770Z"/></clipPath>',
    ...parcels,
    `<g clip-path="url(#plot)">${stroke(2, hatch)}</g>`,
    stroke(7, 'M564 540L744 554V784L564 770Z'),
    stroke(3, 'M130 820L1150 876M130 868L1150 924', 'stroke-dasharray="34 12"'),
    stroke(
      2,
      'M130 1420C340 1390 520 1460 700 1430S1000 1470 1160 1440M130 1452C340 1422 520 1490 700 1462S1000 1498 1160 1470',
    ),
    ...[
      [564, 540],
      [744, 554],
      [744, 784],
      [564, 770],
    ].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="10" fill="#fff" stroke="#111" stroke-width="4"/>`),
    measure(564, 516, 744, 530),
    northArrow(1060, 190),
  ].join('');
}

/** Site plan: building line, trees, parking. */
function sitePlan(): string {
  const tree = (x: number, y: number, r: number) =>
    stroke(
      2,
      range(9)
        .map((index) => {
          const a = (index / 9) * 2 * Math.PI;
          return d`M${x} ${y}L${x + Math.cos(a) * r} ${y + Math.sin(a) * r}`;
        })
        .join('') + d`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`,
    );
  return [
    stroke(6, 'M220 300L1040 270L1090 1200L240 1240Z'),
    stroke(3, 'M300 380L960 356L1000 1110L318 1140Z', 'stroke-dasharray="26 14"'),
    stroke(8, 'M420 480H880V900H640V1000H420Z'),
    stroke(
      2,
      range(22)
        .map((index) => d`M${420 + index * 21} 480l-0 ${index < 11 ? 520 : 420}`)
        .join(''),
    ),
    stroke(
      3,
      range(7)
        .map((index) => d`M${330 + index * 90} 1150v-110`)
        .join(''),
    ),
    ...[
      [300, 440, 44],
      [290, 560, 38],
      [300, 700, 48],
      [960, 460, 40],
      [976, 600, 46],
      [980, 760, 38],
      [990, 900, 48],
      [760, 980, 40],
    ].map(([x = 0, y = 0, r = 40]) => tree(x, y, r)),
    stroke(3, 'M110 1310L1170 1270M110 1420L1170 1380'),
    stroke(2, 'M110 1365L1170 1325', 'stroke-dasharray="40 20"'),
    measure(220, 250, 1040, 220),
    measure(180, 300, 200, 1240),
    northArrow(1080, 170),
  ].join('');
}

/** A multi-page TIFF of drawings: black and white as fax machines make it, or grey as a scanner does. */
export async function makePlanScan(kind: 'bilevel' | 'grey'): Promise<Uint8Array> {
  const drawings =
    kind === 'bilevel'
      ? [floorPlan(), elevation(), sitePlan(), parcelSketch()]
      : [parcelSketch(), sitePlan(), floorPlan()];
  const pages = await Promise.all(
    drawings.map((drawing, index) =>
      sharp(Buffer.from(sheet(index + 1, drawing)))
        .flatten({ background: '#ffffff' })
        .greyscale()
        .linear(kind === 'grey' ? 0.86 : 1, kind === 'grey' ? 28 : 0)
        .png()
        .toBuffer(),
    ),
  );
  const scan = sharp(pages, { join: { animated: true } })
    .greyscale()
    .toColourspace('b-w');
  return kind === 'bilevel'
    ? scan.threshold(150).tiff({ compression: 'ccittfax4', bitdepth: 1, xres: 5.9, yres: 5.9 }).toBuffer()
    : scan.tiff({ compression: 'lzw', predictor: 'horizontal', xres: 5.9, yres: 5.9 }).toBuffer();
}
