import sharp, { type Sharp } from 'sharp';
import { type Decodable, openPicture } from '#server/platform/file-types/decode-picture.ts';

type Given = Decodable & { readonly widths: readonly number[]; readonly leastSide: number };
type Thumbnails = readonly { readonly width: number; readonly webp: Uint8Array; readonly avif: Uint8Array }[];

/**
 * Draws a picture in every width and format: upright according to the camera, without its metadata (place, device).
 * `null` for a picture that is smaller than `leastSide`.
 */
export default async function decodeThumbnails(content: Uint8Array, given: Given): Promise<Thumbnails | null> {
  const { width, height, open } = await openPicture(content, given);
  if (Math.min(width, height) < given.leastSide) return null;
  // The picture is decoded only once.
  const pixels = await resizedTo(open().autoOrient().toColourspace('srgb'), Math.max(...given.widths))
    .png({ compressionLevel: 0 })
    .toBuffer();
  const made = [];
  for (const size of given.widths) {
    const resized = resizedTo(sharp(pixels), size);
    const webp = await resized.clone().webp({ quality: 78, effort: 3 }).toBuffer();
    made.push({ width: size, webp, avif: await resized.clone().avif({ quality: 55, effort: 2 }).toBuffer() });
  }
  return made;
}

function resizedTo(picture: Sharp, width: number): Sharp {
  return picture.resize({ width, withoutEnlargement: true });
}
