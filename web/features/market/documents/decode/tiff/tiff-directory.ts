import { MAX_BILEVEL_PIXELS, MAX_PAGES, MAX_PIXELS, MAX_SIDE_PIXELS } from '../limits.ts';

/** The TIFF 6.0 tags that are needed to show a page. */
export const TAG = {
  subfileType: 254,
  width: 256,
  height: 257,
  bitsPerSample: 258,
  compression: 259,
  photometric: 262,
  fillOrder: 266,
  stripOffsets: 273,
  orientation: 274,
  samplesPerPixel: 277,
  rowsPerStrip: 278,
  stripByteCounts: 279,
  xResolution: 282,
  yResolution: 283,
  planarConfiguration: 284,
  t4Options: 292,
  resolutionUnit: 296,
  predictor: 317,
  colorMap: 320,
  tileWidth: 322,
  tileHeight: 323,
  tileOffsets: 324,
  tileByteCounts: 325,
  extraSamples: 338,
  sampleFormat: 339,
  jpegTables: 347,
} as const;

const KNOWN_TAGS: ReadonlySet<number> = new Set(Object.values(TAG));
const BYTES_OF_TYPE: Readonly<Record<number, number>> = { 1: 1, 3: 2, 4: 4, 5: 8, 7: 1 };
const RATIONAL = 5;
const MOST_VALUES = 1_000_000;
const REDUCED_OR_MASK = 0b101;

export type TiffPage = {
  /** In pixels, as stored. */
  readonly width: number;
  readonly height: number;
  readonly tags: ReadonlyMap<number, readonly number[]>;
};

/**
 * The pages of a TIFF, read only from its directories; without thumbnails and masks. The file is untrusted: throws
 * unless all offsets are inside it, no directory occurs twice, and sizes and counts are within the limits.
 */
export function readTiffPages(bytes: Uint8Array): readonly TiffPage[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isLittle = bytes[0] === 0x49;
  const pages: TiffPage[] = [];
  const seen = new Set<number>();
  let offset = view.getUint32(4, isLittle);
  while (offset !== 0) {
    if (seen.has(offset) || seen.size >= MAX_PAGES) throw new Error('TIFF: directories without end');
    seen.add(offset);
    const { tags, next } = readDirectory(view, offset, isLittle);
    if (((tags.get(TAG.subfileType)?.[0] ?? 0) & REDUCED_OR_MASK) === 0) pages.push(toPage(tags));
    offset = next;
  }
  if (pages.length === 0) throw new Error('TIFF: no page');
  return pages;
}

function readDirectory(view: DataView, offset: number, isLittle: boolean) {
  const count = view.getUint16(offset, isLittle);
  const tags = new Map<number, readonly number[]>();
  for (let entry = offset + 2; entry < offset + 2 + count * 12; entry += 12) {
    const tag = view.getUint16(entry, isLittle);
    if (KNOWN_TAGS.has(tag)) tags.set(tag, readValues(view, entry, isLittle));
  }
  return { tags, next: view.getUint32(offset + 2 + count * 12, isLittle) };
}

function readValues(view: DataView, entry: number, isLittle: boolean): readonly number[] {
  const type = view.getUint16(entry + 2, isLittle);
  const count = view.getUint32(entry + 4, isLittle);
  const size = BYTES_OF_TYPE[type];
  if (size === undefined || count > MOST_VALUES) throw new Error('TIFF: too many values, or of an unknown type');
  const start = count * size <= 4 ? entry + 8 : view.getUint32(entry + 8, isLittle);
  if (start + count * size > view.byteLength) throw new Error('TIFF: values outside the file');
  return Array.from({ length: count }, (_, index) => {
    const at = start + index * size;
    if (type === RATIONAL) return view.getUint32(at, isLittle) / Math.max(1, view.getUint32(at + 4, isLittle));
    if (size === 4) return view.getUint32(at, isLittle);
    return size === 2 ? view.getUint16(at, isLittle) : view.getUint8(at);
  });
}

function toPage(tags: ReadonlyMap<number, readonly number[]>): TiffPage {
  const width = tags.get(TAG.width)?.[0] ?? 0;
  const height = tags.get(TAG.height)?.[0] ?? 0;
  if (width < 1 || height < 1 || width > MAX_SIDE_PIXELS || height > MAX_SIDE_PIXELS)
    throw new Error('TIFF: a page without a sensible size');
  const page = { width, height, tags };
  if (width * height > (isBilevel(page) ? MAX_BILEVEL_PIXELS : MAX_PIXELS)) throw new Error('TIFF: a page too large');
  return page;
}

/** The first value of a tag, or the fallback (the default of TIFF 6.0) if the page has no such tag. */
export function tagValue(page: TiffPage, tag: number, fallback: number): number {
  return page.tags.get(tag)?.[0] ?? fallback;
}

/** Black and white, one bit per pixel. */
export function isBilevel(page: TiffPage): boolean {
  return (
    tagValue(page, TAG.bitsPerSample, 1) === 1 &&
    tagValue(page, TAG.samplesPerPixel, 1) === 1 &&
    tagValue(page, TAG.photometric, 0) <= 1
  );
}

const CSS_PIXELS_PER_INCH = 96;
const A4_WIDTH_PX = 794;

/** The size of the page on paper, upright, in CSS pixels. The pixels of a fax are not square. */
export function paperSize(page: TiffPage): { width: number; height: number } {
  const perInch = tagValue(page, TAG.resolutionUnit, 2) === 3 ? 2.54 : 1;
  const across = tagValue(page, TAG.xResolution, 0) * perInch;
  const down = tagValue(page, TAG.yResolution, across) * perInch;
  const isSensible = across >= 40 && across <= 2400 && down / across > 0.3 && down / across < 3;
  const scale = isSensible ? CSS_PIXELS_PER_INCH / across : Math.min(1, A4_WIDTH_PX / page.width);
  const width = page.width * scale;
  const height = page.height * scale * (isSensible ? across / down : 1);
  return isTurned(page) ? { width: height, height: width } : { width, height };
}

/** The number of clockwise quarter turns that make the stored page upright (orientations 3, 6 and 8 of TIFF 6.0). */
export function quarterTurns(page: TiffPage): 0 | 1 | 2 | 3 {
  const orientation = tagValue(page, TAG.orientation, 1);
  if (orientation === 6) return 1;
  if (orientation === 3) return 2;
  return orientation === 8 ? 3 : 0;
}

function isTurned(page: TiffPage): boolean {
  return quarterTurns(page) % 2 === 1;
}
