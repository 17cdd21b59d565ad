import sharp, { type Sharp } from 'sharp';
import { turkishWords } from '#server/turkish/dictionary.ts';
import { LONGEST_WORD, MOST_WORDS, type PageWord, type WordBox } from '#shared/read-documents/document-texts.ts';
import { PLACES } from '#shared/read-documents/page-places.ts';
import { type ComparedWord, compareReadings } from './compare-readings.ts';
import { readArchivePage } from './decode-archive-page.ts';
import { readLayer } from './decode-layer.ts';
import { drawPage, type Raster } from './decode-raster.ts';
import { recognise } from './decode-recognition.ts';
import { readUdfPage } from './decode-udf-page.ts';
import { isGoodLayer } from './layer-score.ts';
import type { PageReading, ReadWord } from './page-reading.ts';
import { darkness, type GreyPicture, skewOf, turnBack } from './skew.ts';

type Asked = {
  readonly type: string;
  readonly page: number;
  readonly mostPixels: number;
  readonly content?: string | undefined;
};
type Size = { readonly width: number; readonly height: number };

const SMALL_WIDTH = 600;
/** Lines that hang less are read as they are. */
const LEAST_SKEW = 0.3;
/** Below this the page may be on its side or its head. */
const LEAST_CONFIDENCE = 60;
/** Less ink than this part of a page is an empty one. */
const LEAST_INK = 0.0004;
const LIGHT_SCALE = 16;

/** Reads one page: by the document's own text if that is one, else from its picture, twice. */
export default async function decodePage(file: Uint8Array, asked: Asked): Promise<PageReading> {
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
  return { pages: raster.pages, by: 'scan', words: await readPicture(raster) };
}

async function readPicture(raster: Raster): Promise<PageWord[]> {
  const even = await evenLight(raster);
  if (inkOf(even) < LEAST_INK) return [];
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
  const words = compareReadings(sharpWords, await recognise(await toPng(turned, 'even')));
  return placed(words, even, (word) => cornersOf(word).map((corner) => turnBack(corner, degrees, turned, even)));
}

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

/** Two ways to clean: one keeps edges and drops single dots, the other smooths and leaves ink and paper alone. */
async function toPng(picture: GreyPicture, way: 'sharp' | 'even'): Promise<Buffer> {
  const image = toSharp(picture);
  const cleaned = way === 'sharp' ? image.median(3) : image.blur(1).threshold(darkness(picture.pixels));
  return cleaned.withMetadata({ density: 200 }).png({ compressionLevel: 1 }).toBuffer();
}

function toSharp({ pixels, width, height }: GreyPicture) {
  return sharp(pixels, { raw: { width, height, channels: 1 } });
}

async function rawOf(image: Sharp): Promise<GreyPicture> {
  const { data, info } = await image.extractChannel(0).raw().toBuffer({ resolveWithObject: true });
  return { pixels: new Uint8Array(data), width: info.width, height: info.height };
}

function inkOf({ pixels }: GreyPicture): number {
  return pixels.reduce((dark, pixel) => dark + (pixel < 128 ? 1 : 0), 0) / pixels.length;
}

function confidenceOf(words: readonly ReadWord[]): number {
  const long = words.filter(({ text }) => text.length > 2);
  return long.length < 3 ? 0 : long.reduce((sum, { confidence }) => sum + confidence, 0) / long.length;
}

type Point = { readonly x: number; readonly y: number };

function cornersOf({ left, top, right, bottom }: Omit<ReadWord, 'confidence'>): Point[] {
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: left, y: bottom },
    { x: right, y: bottom },
  ];
}

function placed(
  words: readonly ComparedWord[],
  size: Size,
  corners: (word: ComparedWord) => readonly Point[],
): PageWord[] {
  return words.slice(0, MOST_WORDS).map((word) => {
    const { text, line, isSure, other } = word;
    const told = other === undefined ? {} : { other: other.slice(0, LONGEST_WORD) };
    return { text: text.slice(0, LONGEST_WORD), box: boxOf(corners(word), size), line, isSure, ...told };
  });
}

function boxOf(corners: readonly Point[], { width, height }: Size): WordBox {
  const place = (value: number, whole: number) => Math.max(0, Math.min(PLACES, Math.round((value / whole) * PLACES)));
  const xs = corners.map(({ x }) => place(x, width));
  const ys = corners.map(({ y }) => place(y, height));
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
