import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { openPicture } from '#server/platform/file-types/decode-picture.ts';
import { holdsUndrawn } from './decode-undrawn.ts';
import { pdfiumCode } from './engine-files.ts';
import { holdingOne } from './held-document.ts';
import type { GreyPicture } from './prepare/skew.ts';
import { type ColourPicture, withoutStamps } from './prepare/without-stamps.ts';

/** A page that was drawn for reading; `pages` is the number of pages of the whole document. */
export type Raster = GreyPicture & {
  readonly pages: number;
  /** The page has content, but none of it could be drawn. */
  readonly isUndrawn?: boolean;
};
type Asked = {
  readonly type: string;
  readonly page: number;
  readonly mostPixels: number;
  readonly content?: string | undefined;
};

const DOTS_PER_POINT = 200 / 72;
/** A page with a shorter long side is enlarged: letters of 12 pixels are not recognised. */
const LEAST_LONG_SIDE = 1800;
const LONGEST_SIDE = 20_000;
/** A page with more pixels is drawn in grey: four bytes per pixel would need too much memory twice. */
const MOST_COLOURED = 9_000_000;
const RGBA = 4;
const COLOURS = 3;

let library: Promise<PDFiumLibrary> | undefined;

const withPdf = holdingOne(
  async (file) => {
    library ??= pdfiumCode().then((wasmBinary) => PDFiumLibrary.init({ wasmBinary }));
    return (await library).loadDocument(file);
  },
  (pdf: PDFiumDocument) => pdf.destroy(),
);

/**
 * Draws one page in grey, with fewer than 200 dots per inch if it would have too many pixels, and removes coloured
 * stamps. Throws if there is no such page.
 */
export function drawPage(file: Uint8Array, asked: Asked): Promise<Raster> {
  return asked.type === 'pdf' ? drawPdf(file, asked) : drawPicture(file, asked);
}

function drawPdf(file: Uint8Array, { page: number, mostPixels, content }: Asked): Promise<Raster> {
  return withPdf({ file, content }, async (pdf) => {
    const pages = pdf.getPageCount();
    if (number > pages) throw new Error('no such page');
    const picture = await drawn(pdf, number, mostPixels);
    const isUndrawn = isOneColour(picture.pixels) && (await holdsUndrawn(pdf, { file, content }, number));
    return { ...picture, pages, isUndrawn };
  });
}

async function drawn(pdf: PDFiumDocument, number: number, mostPixels: number): Promise<GreyPicture> {
  const page = pdf.getPage(number - 1);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const points = originalWidth * originalHeight;
  if (!(points > 0) || Math.max(originalWidth, originalHeight) > LONGEST_SIDE) throw new Error('size');
  const scale = Math.min(DOTS_PER_POINT, Math.sqrt(mostPixels / points));
  const isColoured = points * scale ** 2 <= MOST_COLOURED;
  const colorSpace = isColoured ? 'BGRA' : 'Gray';
  const { data, width, height } = await page.render({ scale, colorSpace, render: 'bitmap' });
  return isColoured
    ? withoutStamps({ pixels: data, width, height, channels: RGBA })
    : { pixels: new Uint8Array(data), width, height };
}

function isOneColour(pixels: Uint8Array): boolean {
  const [first] = pixels;
  return pixels.every((pixel) => pixel === first);
}

async function drawPicture(file: Uint8Array, { type, page, mostPixels }: Asked): Promise<Raster> {
  const { pages } = await openPicture(file, { type, mostPixels });
  if (page > pages) throw new Error('no such page');
  const options = { limitInputPixels: mostPixels, failOn: 'truncated', sequentialRead: true, page: page - 1 } as const;
  const { width, height, space } = await sharp(file, options).metadata();
  const enlarged = Math.min(3, Math.max(1, LEAST_LONG_SIDE / Math.max(width, height)));
  const isColoured = space !== 'b-w' && width * height * enlarged ** 2 <= MOST_COLOURED;
  const upright = sharp(file, options)
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize({ width: Math.round(width * enlarged) });
  const { data, info } = await (isColoured ? upright.toColourspace('srgb') : upright.greyscale())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const picture = { pixels: data, width: info.width, height: info.height, channels: info.channels };
  return { ...(info.channels >= COLOURS ? withoutStamps(picture) : firstOf(picture)), pages };
}

/** Keeps the first channel of a decoded grey picture; a second one would be its transparency. */
function firstOf({ pixels, width, height, channels }: ColourPicture): GreyPicture {
  const grey = Uint8Array.from({ length: width * height }, (_, at) => pixels[at * channels] ?? 255);
  return { pixels: grey, width, height };
}
