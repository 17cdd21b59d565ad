import { turkishWords } from '#server/turkish/dictionary.ts';
import { compareReadings } from './compare-readings.ts';
import { readArchivePage } from './decode-archive-page.ts';
import { rawOf, toPng, toSharp } from './decode-cleaning.ts';
import { readLayer } from './decode-layer.ts';
import { drawPage, type Raster } from './decode-raster.ts';
import { recognise } from './decode-recognition.ts';
import { readUdfPage } from './decode-udf-page.ts';
import { isGoodLayer } from './layer-score.ts';
import type { HalfReading, PageReading, ReadWord, Turning } from './page-reading.ts';
import { cornersOf, placed, placeTurned } from './place-words.ts';
import { type GreyPicture, skewOf } from './skew.ts';

type Asked = {
  readonly type: string;
  readonly page: number;
  readonly mostPixels: number;
  readonly content?: string | undefined;
  /** Whether somebody else does the second reading: then the first is answered, with the picture for the other. */
  readonly isHalf?: boolean;
};

const SMALL_WIDTH = 600;
/** Lines that hang less are read as they are. */
const LEAST_SKEW = 0.3;
/** Below this the page may be on its side or its head. */
const LEAST_CONFIDENCE = 60;
/** Less ink than this part of a page is an empty one. */
const LEAST_INK = 0.0004;
const LIGHT_SCALE = 16;

/** Reads one page: by the document's own text if that is one, else from its picture, twice or once (`isHalf`). */
export default async function decodePage(file: Uint8Array, asked: Asked): Promise<PageReading | HalfReading> {
  if (asked.type === 'udf') return readUdfPage(file, asked.page);
  if (asked.type === 'zip') return readArchivePage(file, asked, decodePage);
  const layer =
    asked.type === 'pdf'
      ? await readLayer({ file, content: asked.content }, asked.page).catch(() => undefined)
      : undefined;
  if (layer && isGoodLayer(layer.words.map(({ text }) => text).join(' '), (await turkishWords()).words)) {
    const words = layer.words.map((word) => ({ ...word, isSure: true }));
    return { pages: layer.pages, by: 'layer', words: placed(words, layer, (word) => cornersOf(word)) };
  }
  const raster = await drawPage(file, asked);
  const { pages } = raster;
  const first = await readOnce(raster);
  if (!first) return { pages, by: 'scan', words: [] };
  const { picture, words, turning } = first;
  if (asked.isHalf)
    return { pages, by: 'half', words, turning, picture: new Uint8Array(await toPng(picture, 'as it is')) };
  const second = await recognise(await toPng(picture, 'even'));
  return { pages, by: 'scan', words: placeTurned(compareReadings(words, second), turning) };
}

type Once = { readonly picture: GreyPicture; readonly words: ReadWord[]; readonly turning: Turning };

/** The first reading, with the upright picture it was read of. Undefined for an empty page. */
async function readOnce(raster: Raster): Promise<Once | undefined> {
  const even = await evenLight(raster);
  if (inkOf(even) < LEAST_INK) return undefined;
  const skew = -skewOf(await small(even));
  let degrees = Math.abs(skew) < LEAST_SKEW ? 0 : skew;
  let turned = await turn(even, degrees);
  let sharpWords = await recognise(await toPng(turned, 'sharp'));
  if (confidenceOf(sharpWords) < LEAST_CONFIDENCE) {
    for (const quarter of [180, 90, 270]) {
      const other = await turn(even, degrees + quarter);
      const words = await recognise(await toPng(other, 'sharp'));
      if (confidenceOf(words) < Math.max(LEAST_CONFIDENCE, confidenceOf(sharpWords))) continue;
      [degrees, turned, sharpWords] = [degrees + quarter, other, words];
      break;
    }
  }
  return { picture: turned, words: sharpWords, turning: { degrees, turned: sizeOf(turned), whole: sizeOf(even) } };
}

const sizeOf = ({ width, height }: GreyPicture) => ({ width, height });

/** Takes shadows and grey paper away: each pixel is measured by the paper around it. */
async function evenLight(picture: GreyPicture): Promise<GreyPicture> {
  const { pixels, width, height } = picture;
  const paper = await rawOf(
    toSharp(picture)
      .resize({ width: Math.max(1, Math.ceil(width / LIGHT_SCALE)) })
      .blur(3),
  );
  const wide = await rawOf(toSharp(paper).resize({ width, height, fit: 'fill' }));
  const level = pixels.map((pixel, at) => Math.min(255, (pixel * 250) / Math.max(60, wide.pixels[at] ?? 255)));
  return { pixels: level, width, height };
}

async function small(picture: GreyPicture): Promise<GreyPicture> {
  return rawOf(toSharp(picture).resize({ width: Math.min(SMALL_WIDTH, picture.width) }));
}

async function turn(picture: GreyPicture, degrees: number): Promise<GreyPicture> {
  if (degrees === 0) return picture;
  return rawOf(toSharp(picture).rotate(degrees, { background: '#ffffff' }));
}

function inkOf({ pixels }: GreyPicture): number {
  return pixels.reduce((dark, pixel) => dark + (pixel < 128 ? 1 : 0), 0) / pixels.length;
}

function confidenceOf(words: readonly ReadWord[]): number {
  const long = words.filter(({ text }) => text.length > 2);
  return long.length < 3 ? 0 : long.reduce((sum, { confidence }) => sum + confidence, 0) / long.length;
}
