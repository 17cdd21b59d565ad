import { LRUCache } from 'lru-cache';
import { MAX_CANVAS_PIXELS } from '../limits.ts';
import type { PageSize } from '../paged-document.ts';
import { answerCalls } from '../worker-calls.ts';
import { type DecodeFax, decodeTiffPage } from './decode-tiff.ts';
import { faxDecoder } from './fax-decoder.ts';
import { paperSize, quarterTurns, readTiffPages, type TiffPage } from './tiff-directory.ts';

export type TiffCalls = {
  open: { ask: { bytes: Uint8Array<ArrayBuffer>; decodersUrl: string }; answer: readonly PageSize[] };
  /** At most `width` by `height` pixels. */
  draw: { ask: { page: number; width: number; height: number }; answer: ImageBitmap };
};

let file = new Uint8Array();
let pages: readonly TiffPage[] = [];
let decodeFax: DecodeFax | undefined;
/** Decoded pages: zooming and thumbnails request the same page again. */
const decoded = new LRUCache<number, ImageBitmap>({
  maxSize: 24_000_000,
  sizeCalculation: ({ width, height }) => width * height,
  dispose: (bitmap) => bitmap.close(),
});

async function decode(index: number): Promise<ImageBitmap> {
  const known = decoded.get(index);
  if (known) return known;
  const page = pages[index];
  if (!page || !decodeFax) throw new Error('TIFF: no such page');
  const pixels = await decodeTiffPage(file, page, decodeFax);
  const bitmap = await turn(await shrink(pixels.rgba, pixels.width, pixels.height), quarterTurns(page));
  decoded.set(index, bitmap);
  return bitmap;
}

function shrink(rgba: Uint8ClampedArray<ArrayBuffer>, width: number, height: number): Promise<ImageBitmap> {
  const scale = Math.min(1, Math.sqrt(MAX_CANVAS_PIXELS / (width * height)));
  const image = new ImageData(rgba, width, height);
  return scale === 1 ? createImageBitmap(image) : resize(image, width * scale, height * scale);
}

function resize(image: ImageData | ImageBitmap, width: number, height: number): Promise<ImageBitmap> {
  return createImageBitmap(image, {
    resizeWidth: Math.max(1, Math.round(width)),
    resizeHeight: Math.max(1, Math.round(height)),
    resizeQuality: 'high',
  });
}

function turn(bitmap: ImageBitmap, quarters: 0 | 1 | 2 | 3): ImageBitmap {
  if (quarters === 0) return bitmap;
  const [width, height] = quarters === 2 ? [bitmap.width, bitmap.height] : [bitmap.height, bitmap.width];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('TIFF: no canvas');
  context.translate(width / 2, height / 2);
  context.rotate((quarters * Math.PI) / 2);
  context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
  bitmap.close();
  return canvas.transferToImageBitmap();
}

answerCalls<TiffCalls>({
  async open({ bytes, decodersUrl }) {
    decodeFax = faxDecoder(decodersUrl);
    file = bytes;
    pages = readTiffPages(bytes);
    return { value: pages.map(paperSize) };
  },
  async draw({ page, width, height }) {
    const whole = await decode(page);
    const bitmap = width < whole.width ? await resize(whole, width, height) : await createImageBitmap(whole);
    return { value: bitmap, transfer: [bitmap] };
  },
});
