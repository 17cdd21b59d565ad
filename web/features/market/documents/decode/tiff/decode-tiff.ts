import { unzlibSync } from 'fflate';
import UTIF from 'utif2';
import { readImageSize } from '../image/image-size.ts';
import { MAX_CANVAS_PIXELS, MAX_PIXELS } from '../limits.ts';
import { isBilevel, TAG, type TiffPage, tagValue } from './tiff-directory.ts';

export type Pixels = { width: number; height: number; rgba: Uint8ClampedArray<ArrayBuffer> };

/** How a fax is encoded (ITU-T T.4, T.6), as the parameters of PDF's CCITTFaxDecode, which the decoder needs. */
export type FaxOptions = {
  K: number;
  EndOfLine: boolean;
  EncodedByteAlign: boolean;
  BlackIs1: boolean;
  Columns: number;
  Rows: number;
};
export type DecodeFax = (bytes: Uint8Array, width: number, rows: number, options: FaxOptions) => Promise<Uint8Array>;

const PLAIN = 1;
const LZW = 5;
const JPEG = 7;
const DEFLATE: ReadonlySet<number> = new Set([8, 32946]);
const FAX: ReadonlySet<number> = new Set([2, 3, 4]);
const SUPPORTED: ReadonlySet<number> = new Set([PLAIN, LZW, JPEG, 32773, ...DEFLATE, ...FAX]);

/**
 * Decodes one page. A black and white page that is too large for a canvas is scaled down, with grey levels. Throws if
 * the format is not supported or the data don't match the directory.
 */
export async function decodeTiffPage(file: Uint8Array, page: TiffPage, decodeFax: DecodeFax): Promise<Pixels> {
  const compression = tagValue(page, TAG.compression, PLAIN);
  const isPlanar = tagValue(page, TAG.planarConfiguration, 1) === 2 && tagValue(page, TAG.samplesPerPixel, 1) > 1;
  if (!SUPPORTED.has(compression) || isPlanar || tagValue(page, TAG.samplesPerPixel, 1) > 5)
    throw new Error('TIFF: not supported');
  const parts = partsOf(file, page);
  if (FAX.has(compression)) {
    if (!isBilevel(page) || page.tags.has(TAG.tileWidth)) throw new Error('TIFF: not supported');
    return reduceBits(await decodeFaxStrips(parts, page, decodeFax), page);
  }
  if (compression === JPEG) for (const part of parts) checkJpegSize(part);
  return decodeByUtif(parts, page, compression);
}

/** The strips or tiles as stored. */
function partsOf(file: Uint8Array, page: TiffPage): readonly Uint8Array[] {
  const isTiled = page.tags.has(TAG.tileWidth);
  const offsets = page.tags.get(isTiled ? TAG.tileOffsets : TAG.stripOffsets) ?? [];
  const counts = page.tags.get(isTiled ? TAG.tileByteCounts : TAG.stripByteCounts) ?? [];
  if (offsets.length === 0 || offsets.length !== expectedParts(page)) throw new Error('TIFF: parts are missing');
  return offsets.map((offset, index) => file.subarray(offset, offset + (counts[index] ?? file.length - offset)));
}

function expectedParts(page: TiffPage): number {
  if (!page.tags.has(TAG.tileWidth)) return Math.ceil(page.height / rowsPerStrip(page));
  const [width, height] = [tagValue(page, TAG.tileWidth, 0), tagValue(page, TAG.tileHeight, 0)];
  if (width < 1 || height < 1 || width * height > MAX_PIXELS) throw new Error('TIFF: tiles without a sensible size');
  return Math.ceil(page.width / width) * Math.ceil(page.height / height);
}

function rowsPerStrip(page: TiffPage): number {
  return Math.max(1, Math.min(page.height, tagValue(page, TAG.rowsPerStrip, page.height)));
}

async function decodeFaxStrips(
  parts: readonly Uint8Array[],
  page: TiffPage,
  decodeFax: DecodeFax,
): Promise<Uint8Array> {
  const compression = tagValue(page, TAG.compression, PLAIN);
  const bytesPerRow = Math.ceil(page.width / 8);
  const bits = new Uint8Array(bytesPerRow * page.height);
  const isReversed = tagValue(page, TAG.fillOrder, 1) === 2;
  let row = 0;
  for (const part of parts) {
    const rows = Math.min(rowsPerStrip(page), page.height - row);
    const decoded = await decodeFax(isReversed ? part.map(reverseBits) : part.slice(), page.width, rows, {
      K: compression === 4 ? -1 : tagValue(page, TAG.t4Options, 0) & 1,
      EndOfLine: compression === 3,
      EncodedByteAlign: compression === 2,
      BlackIs1: true,
      Columns: page.width,
      Rows: rows,
    });
    bits.set(decoded.subarray(0, bytesPerRow * rows), bytesPerRow * row);
    row += rows;
  }
  return bits;
}

function reverseBits(byte: number): number {
  let reversed = 0;
  for (let bit = 0; bit < 8; bit += 1) reversed |= ((byte >> bit) & 1) << (7 - bit);
  return reversed;
}

/** Checks the size in the JPEG itself, because its decoder allocates memory for it. */
function checkJpegSize(part: Uint8Array): void {
  const size = readImageSize(part, 'jpeg');
  if (!size || size.width * size.height > MAX_PIXELS) throw new Error('TIFF: a JPEG without a sensible size');
}

/** UTIF gets the checked directory, never the file's own. Deflate is unpacked here, because UTIF sets no limit. */
function decodeByUtif(parts: readonly Uint8Array[], page: TiffPage, compression: number): Pixels {
  const isDeflated = DEFLATE.has(compression);
  const plain = isDeflated ? parts.map((part) => unzlibSync(part, { out: new Uint8Array(bytesOfPart(page)) })) : parts;
  const offsets: number[] = [];
  let length = 8;
  for (const part of plain) {
    offsets.push(length);
    length += part.length;
  }
  const buffer = new Uint8Array(length);
  buffer.set([0x49, 0x49]);
  for (const [index, part] of plain.entries()) buffer.set(part, offsets[index]);

  const directory: Record<string, unknown> = {};
  for (const [tag, values] of page.tags) directory[`t${tag}`] = [...values];
  const isTiled = page.tags.has(TAG.tileWidth);
  directory[`t${isTiled ? TAG.tileOffsets : TAG.stripOffsets}`] = offsets;
  directory[`t${isTiled ? TAG.tileByteCounts : TAG.stripByteCounts}`] = plain.map((part) => part.length);
  if (isDeflated) directory[`t${TAG.compression}`] = [PLAIN];
  // UTIF's own type of a directory: tags by number, and the fields that decodeImage adds.
  const ifd = directory as unknown as UTIF.IFD;
  UTIF.decodeImage(buffer.buffer, ifd);
  if (isBilevel(page)) return reduceBits(ifd.data, page);
  const rgba = UTIF.toRGBA8(ifd);
  return { width: page.width, height: page.height, rgba: new Uint8ClampedArray(rgba.buffer as ArrayBuffer) };
}

function bytesOfPart(page: TiffPage): number {
  const isTiled = page.tags.has(TAG.tileWidth);
  const width = isTiled ? tagValue(page, TAG.tileWidth, 0) : page.width;
  const rows = isTiled ? tagValue(page, TAG.tileHeight, 0) : rowsPerStrip(page);
  const bits = tagValue(page, TAG.bitsPerSample, 1) * tagValue(page, TAG.samplesPerPixel, 1);
  if (bits > 160) throw new Error('TIFF: not supported');
  return Math.ceil((width * bits) / 8) * rows;
}

/** Converts bits to pixels. If there are too many for a canvas, each pixel is the mean of a square of bits. */
function reduceBits(bits: Uint8Array, page: TiffPage): Pixels {
  const factor = Math.ceil(Math.sqrt((page.width * page.height) / MAX_CANVAS_PIXELS));
  const isBlackZero = tagValue(page, TAG.photometric, 0) === 1;
  const bytesPerRow = Math.ceil(page.width / 8);
  const width = Math.floor(page.width / factor);
  const height = Math.floor(page.height / factor);
  const grey = new Uint32Array(width * height);
  const shades = Uint32Array.from({ length: factor * factor + 1 }, (_, ones) => {
    const value = Math.round((255 * (isBlackZero ? ones : factor * factor - ones)) / (factor * factor));
    return (0xff000000 | (value << 16) | (value << 8) | value) >>> 0;
  });
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let ones = 0;
      for (let down = 0; down < factor; down += 1) {
        const row = (y * factor + down) * bytesPerRow;
        for (let across = x * factor; across < (x + 1) * factor; across += 1)
          ones += ((bits[row + (across >> 3)] ?? 0) >> (7 - (across & 7))) & 1;
      }
      grey[y * width + x] = shades[ones] ?? 0;
    }
  }
  return { width, height, rgba: new Uint8ClampedArray(grey.buffer) };
}
