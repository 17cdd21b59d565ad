import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { outlineText } from '#server/pages/outlined-text.ts';

/*
 * Draws the icons and the preview picture from public/icon.svg. Run it after changing that file
 * (`node scripts/drawing/draw-icons.ts`) and commit the result: neither the build nor the server draws them.
 */

const PUBLIC = new URL('../../public/', import.meta.url);
const PETROL = '#0b5a6b';
const ICON_UNITS = 30;

const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;

/** The whole logo, and its shapes without the rounded square behind them. */
async function readMark(): Promise<{ whole: string; shapes: string }> {
  const whole = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(await readFile(new URL('icon.svg', PUBLIC), 'utf8'))?.[1] ?? '';
  const shapes = whole.replace(/<rect[^>]*\/>/, '');
  if (shapes === whole || shapes === '') throw new Error('public/icon.svg has no <rect> behind its shapes.');
  return { whole, shapes };
}

/** The logo on a full square, which each system crops to its own shape. The logo takes up `share` of the width. */
function fullBleed(shapes: string, size: number, share: number): string {
  const scale = (size / ICON_UNITS) * share;
  const inset = (size * (1 - share)) / 2;
  const mark = `<g transform="translate(${inset} ${inset}) scale(${scale})">${shapes}</g>`;
  return svg(size, size, `<rect width="${size}" height="${size}" fill="${PETROL}"/>${mark}`);
}

async function words(text: string, size: number, weight: '400' | '700', x: number, y: number, fill: string) {
  const { d } = await outlineText(text, size, weight);
  return `<path transform="translate(${x} ${y})" fill="${fill}" d="${d}"/>`;
}

/** The preview image (1200 × 630) that other sites show with a link to a page without a picture. */
async function drawPreview(whole: string): Promise<string> {
  const house = await readFile(new URL('../../server/sample/pictures/mustakil-ev/mustakil-ev-1.svg', import.meta.url));
  const drawing = await sharp(house, { density: 150 }).resize(420, 630, { fit: 'cover' }).png().toBuffer();
  const parts = await Promise.all([
    words('Peyda', 64, '700', 168, 186, '#15202e'),
    words('Türkiye’nin icra ihaleleri,', 50, '700', 64, 330, '#15202e'),
    words('tek yerde.', 50, '700', 64, 394, '#15202e'),
    words('Gayrimenkul, araç ve taşınır mal;', 30, '400', 64, 474, '#47535f'),
    words('muhammen bedel, bitiş tarihi, belgeler.', 30, '400', 64, 518, '#47535f'),
  ]);
  return svg(
    1200,
    630,
    `<rect width="1200" height="630" fill="#f7f6f4"/><g transform="translate(64 120) scale(${84 / ICON_UNITS})">${whole}</g>
${parts.join('\n')}<image x="780" y="0" width="420" height="630" href="data:image/png;base64,${drawing.toString('base64')}"/>`,
  );
}

async function write(name: string, drawing: string, size?: number): Promise<void> {
  const image = sharp(Buffer.from(drawing), { density: 300 });
  const sized = size === undefined ? image.resize(1200, 630) : image.resize(size, size);
  await writeFile(new URL(name, PUBLIC), await sized.png({ palette: true, quality: 90, effort: 10 }).toBuffer());
}

if (import.meta.main) {
  const { whole, shapes } = await readMark();
  const icon = svg(ICON_UNITS, ICON_UNITS, whole);
  await write('icon-192.png', icon, 192);
  await write('icon-512.png', icon, 512);
  // The inner 80 % of a maskable icon are never cropped. Apple rounds the corners itself.
  await write('icon-maskable-512.png', fullBleed(shapes, 512, 0.72), 512);
  await write('apple-touch-icon.png', fullBleed(shapes, 180, 0.86), 180);
  await write('og.png', await drawPreview(whole));
}
