import sharp from 'sharp';
import { openPicture } from '#server/platform/file-types/decode-picture.ts';
import { type ByteOrder, readTiff, type TiffPage, writeTiff } from './tiff-pages.ts';

const SHORT = 3;
const LONG = 4;
/** Pixels darker than this are ink. */
const INK_BELOW = 128;

/**
 * Replaces one page of a TIFF with our picture (PNG); all other pages are copied unchanged. Throws an error whose
 * message is the reason: see `removePage`.
 */
export async function tiffWithoutPage(file: Uint8Array, page: number, notice: Uint8Array): Promise<Uint8Array> {
  const { order, pages } = readTiff(Buffer.from(file.buffer, file.byteOffset, file.byteLength));
  if (page > pages.length) throw new Error('no-such-page');
  if (pages.length === 1) throw new Error('only-page');
  const told = await bilevelPage(notice, order);
  const copy = writeTiff(
    pages.map((one, place) => (place === page - 1 ? told : one)),
    order,
  );
  // Checks that the copy can be opened before it is served.
  const opened = await openPicture(copy, { type: 'tif', mostPixels: Number.MAX_SAFE_INTEGER });
  if (opened.pages !== pages.length) throw new Error('unknown');
  return copy;
}

/** Makes a black and white page of a picture: one bit per pixel, without compression. */
async function bilevelPage(png: Uint8Array, order: ByteOrder): Promise<TiffPage> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  const rowBytes = Math.ceil(info.width / 8);
  const bits = Buffer.alloc(rowBytes * info.height);
  for (let y = 0; y < info.height; y += 1)
    for (let x = 0; x < info.width; x += 1) {
      if ((data[y * info.width + x] ?? 0) < INK_BELOW) continue;
      const at = y * rowBytes + (x >> 3);
      bits[at] = (bits[at] ?? 0) | (0x80 >> (x & 7));
    }
  const field = (tag: number, type: number, value: number) => ({
    tag,
    type,
    count: 1,
    value: type === SHORT ? order.write16(value) : order.write32(value),
  });
  const fields = [
    field(256, LONG, info.width),
    field(257, LONG, info.height),
    // One bit per sample, no compression, black is zero.
    field(258, SHORT, 1),
    field(259, SHORT, 1),
    field(262, SHORT, 1),
    field(273, LONG, 0),
    field(277, SHORT, 1),
    field(278, LONG, info.height),
    field(279, LONG, 0),
  ];
  return { fields, pieces: [bits] };
}
