import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { decodeTiffPage } from './decode-tiff.ts';
import { faxDecoder } from './fax-decoder.ts';
import { paperSize, quarterTurns, readTiffPages, type TiffPage } from './tiff-directory.ts';

const WIDTH = 413;
const HEIGHT = 291;
const decodeFax = faxDecoder(new URL('../../../../../../node_modules/pdfjs-dist/wasm/', import.meta.url).href);
let drawing: Buffer;

beforeAll(async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#fff"/><circle cx="150" cy="140" r="90" fill="#245"/><path d="M10 280L400 20" stroke="#000" stroke-width="7"/><rect x="300" y="150" width="80" height="100" fill="#c33"/></svg>`;
  drawing = await sharp(Buffer.from(svg)).flatten({ background: '#fff' }).png().toBuffer();
});

const bilevel = () => sharp(drawing).greyscale().threshold(128).toColourspace('b-w');
const grey = () => sharp(drawing).greyscale().toColourspace('b-w');

/** The mean difference in brightness from libtiff's result. */
async function differenceFromLibtiff(tiff: Buffer, page = 0): Promise<number> {
  const found = readTiffPages(tiff)[page];
  if (!found) throw new Error('no page');
  const { rgba, width, height } = await decodeTiffPage(tiff, found, decodeFax);
  const expected = await sharp(tiff, { page }).toColourspace('srgb').ensureAlpha().raw().toBuffer();
  expect([width, height, rgba.length]).toEqual([WIDTH, HEIGHT, expected.length]);
  return expected.reduce((sum, value, at) => sum + Math.abs(value - (rgba[at] ?? 0)), 0) / expected.length;
}

describe('a page is decoded like by libtiff', () => {
  it.each([
    ['CCITT G4', () => bilevel().tiff({ compression: 'ccittfax4', bitdepth: 1 }).toBuffer()],
    [
      'CCITT G4, black is zero',
      () => bilevel().tiff({ compression: 'ccittfax4', bitdepth: 1, miniswhite: false }).toBuffer(),
    ],
    [
      'CCITT G4, white is zero',
      () => bilevel().tiff({ compression: 'ccittfax4', bitdepth: 1, miniswhite: true }).toBuffer(),
    ],
    ['PackBits, black and white', () => bilevel().tiff({ compression: 'packbits', bitdepth: 1 }).toBuffer()],
    ['LZW with predictor, grey', () => grey().tiff({ compression: 'lzw', predictor: 'horizontal' }).toBuffer()],
    ['LZW, colour', () => sharp(drawing).tiff({ compression: 'lzw', predictor: 'none' }).toBuffer()],
    [
      'Deflate with predictor',
      () => sharp(drawing).tiff({ compression: 'deflate', predictor: 'horizontal' }).toBuffer(),
    ],
    [
      'Deflate in tiles',
      () => sharp(drawing).tiff({ compression: 'deflate', tile: true, tileWidth: 128, tileHeight: 128 }).toBuffer(),
    ],
    ['uncompressed', () => sharp(drawing).tiff({ compression: 'none' }).toBuffer()],
  ])('%s', async (_, make) => {
    expect(await differenceFromLibtiff(await make())).toBe(0);
  });

  it('JPEG, within the difference between two JPEG decoders', async () => {
    expect(
      await differenceFromLibtiff(await sharp(drawing).tiff({ compression: 'jpeg', quality: 85 }).toBuffer()),
    ).toBeLessThan(1.5);
  });

  it('every page of a multi-page file', async () => {
    const tiff = await sharp([drawing, drawing, drawing], { join: { animated: true } })
      .greyscale()
      .toColourspace('b-w')
      .threshold(128)
      .tiff({ compression: 'ccittfax4', bitdepth: 1 })
      .toBuffer();
    expect(readTiffPages(tiff)).toHaveLength(3);
    expect(await differenceFromLibtiff(tiff, 2)).toBe(0);
  });
});

/** Builds a TIFF from its tags. */
function tiffOf(
  tags: Readonly<Record<number, readonly [type: 3 | 4, ...values: number[]]>>,
  data: readonly number[] = [],
  next = 0,
): Uint8Array {
  const entries = Object.entries(tags);
  const file = new Uint8Array(8 + 2 + entries.length * 12 + 4 + data.length);
  const view = new DataView(file.buffer);
  file.set([0x49, 0x49, 0x2a, 0]);
  view.setUint32(4, 8, true);
  view.setUint16(8, entries.length, true);
  for (const [index, [tag, [type, ...values]]] of entries.entries()) {
    const at = 10 + index * 12;
    view.setUint16(at, Number(tag), true);
    view.setUint16(at + 2, type, true);
    view.setUint32(at + 4, values.length, true);
    if (type === 3) view.setUint16(at + 8, values[0] ?? 0, true);
    else view.setUint32(at + 8, values[0] ?? 0, true);
  }
  view.setUint32(10 + entries.length * 12, next, true);
  file.set(data, 14 + entries.length * 12);
  return file;
}

const PAGE = {
  256: [3, 16],
  257: [3, 2],
  258: [3, 1],
  259: [3, 1],
  262: [3, 0],
  273: [4, 10 + 8 * 12 + 4],
  278: [3, 2],
  279: [4, 4],
} as const;

describe('a hostile TIFF', () => {
  it('of minimal size is read', async () => {
    const file = tiffOf(PAGE, [0xff, 0x00, 0x0f, 0xf0]);
    const [page] = readTiffPages(file);
    const { rgba } = await decodeTiffPage(file, page as TiffPage, decodeFax);
    expect([rgba[0], rgba[8 * 4], rgba[16 * 4]]).toEqual([0, 255, 255]);
  });

  it.each([
    ['claims 100,000 × 100,000 pixels', tiffOf({ ...PAGE, 256: [4, 100_000], 257: [4, 100_000] })],
    [
      'claims 300 MB of colour',
      tiffOf({ ...PAGE, 256: [4, 10_000], 257: [4, 10_000], 258: [3, 8], 262: [3, 2], 277: [3, 3] }),
    ],
    ['has no width', tiffOf({ 257: [3, 2] })],
    ['leads back to its first directory', tiffOf(PAGE, [], 8)],
    ['leads outside of the file', tiffOf(PAGE, [], 0xffffff00)],
    ['is cut off', tiffOf(PAGE).subarray(0, 40)],
    ['is only a mark', new Uint8Array([0x49, 0x49, 0x2a, 0])],
  ])('that %s is refused', (_, file) => {
    expect(() => readTiffPages(file)).toThrow();
  });

  it('with a table of two billion values is refused', () => {
    const file = tiffOf(PAGE);
    new DataView(file.buffer).setUint32(10 + 5 * 12 + 4, 0x7fffffff, true);
    expect(() => readTiffPages(file)).toThrow('values');
  });

  it.each([
    ['a strange compression', { ...PAGE, 259: [3, 34713] }],
    ['strips that are missing', { ...PAGE, 278: [3, 1] }],
    ['a fax in colour', { ...PAGE, 258: [3, 8], 259: [3, 4], 262: [3, 2] }],
    ['colours in separate planes', { ...PAGE, 258: [3, 8], 262: [3, 2], 277: [3, 3], 284: [3, 2] }],
    ['forty samples a pixel', { ...PAGE, 258: [3, 8], 277: [3, 40] }],
  ] as const)('with %s is not decoded', async (_, tags) => {
    const file = tiffOf(tags, [0, 0, 0, 0]);
    const [page] = readTiffPages(file);
    await expect(decodeTiffPage(file, page as TiffPage, decodeFax)).rejects.toThrow();
  });

  it('of fax noise ends with a page or an error', async () => {
    const noise = Array.from({ length: 5000 }, (_, at) => (at * 7919) % 251);
    const file = tiffOf(
      { ...PAGE, 256: [3, 2000], 257: [3, 2000], 259: [3, 4], 278: [3, 2000], 279: [4, 5000] },
      noise,
    );
    const [page] = readTiffPages(file);
    const outcome = await decodeTiffPage(file, page as TiffPage, decodeFax).catch(() => undefined);
    expect(outcome?.width ?? 2000).toBe(2000);
  });

  it('that inflates beyond its strip is cut there', async () => {
    const { zlibSync } = await import('fflate');
    const bomb = zlibSync(new Uint8Array(30_000_000));
    const file = tiffOf({ ...PAGE, 259: [3, 8], 279: [4, bomb.length] }, [...bomb]);
    const [page] = readTiffPages(file);
    const { rgba } = await decodeTiffPage(file, page as TiffPage, decodeFax);
    expect(rgba).toHaveLength(16 * 2 * 4);
  });
});

it('a large plan is scaled down to the limit of a canvas', async () => {
  const side = 9000;
  const tiff = await sharp({ create: { width: side, height: side, channels: 3, background: '#fff' } })
    .greyscale()
    .toColourspace('b-w')
    .tiff({ compression: 'ccittfax4', bitdepth: 1 })
    .toBuffer();
  const [page] = readTiffPages(tiff);
  const { width, rgba } = await decodeTiffPage(tiff, page as TiffPage, decodeFax);
  expect(width).toBe(3000);
  expect([rgba[0], rgba[3], rgba.at(-4)]).toEqual([255, 255, 255]);
});

describe('paper size', () => {
  const page = (tags: Readonly<Record<number, readonly number[]>>, width = 1654, height = 2339): TiffPage => ({
    width,
    height,
    tags: new Map(Object.entries(tags).map(([tag, values]) => [Number(tag), values])),
  });

  it('follows the resolution, in inches or centimetres', () => {
    expect(paperSize(page({ 282: [200], 283: [200] })).width).toBeCloseTo(793.9, 1);
    expect(paperSize(page({ 282: [78.74], 283: [78.74], 296: [3] })).width).toBeCloseTo(793.9, 0);
  });

  it('corrects the height of fax pixels, which are not square', () => {
    const size = paperSize(page({ 282: [204], 283: [98] }, 1728, 1078));
    expect(size.height / size.width).toBeCloseTo(1.3, 1);
  });

  it('is that of a standard sheet without a valid resolution', () => {
    expect(paperSize(page({ 282: [1], 283: [1] })).width).toBe(794);
  });

  it('is rotated with the page', () => {
    const turned = page({ 274: [6], 282: [200], 283: [200] });
    expect(quarterTurns(turned)).toBe(1);
    expect(paperSize(turned).width).toBeGreaterThan(paperSize(turned).height);
  });
});
