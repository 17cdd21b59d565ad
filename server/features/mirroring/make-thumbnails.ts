import sharp, { type Sharp } from 'sharp';
import { PICTURE_WIDTHS, pictureKey } from '#shared/mirrored-pictures.ts';
import { UnusableFile } from './detect-file-type.ts';

/** More than any camera's picture of a flat. A picture whose header says that it is larger is not decoded at all. */
const MAX_PIXELS = 60_000_000;
const MAX_PAGES = 500;
/** A smaller picture is a tracking pixel or an icon. */
const MIN_SIDE = 16;
const DECODE_TIMEOUT_S = 30;

/** Opens a picture for decoding with limits: first frame only, truncated files rejected, at most half a minute. */
function openPicture(content: Uint8Array): Sharp {
  return sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'truncated', sequentialRead: true, pages: 1 }).timeout({
    seconds: DECODE_TIMEOUT_S,
  });
}

/** Makes a picture in every width and format, by storage key. Throws UnusableFile if the picture can't be decoded. */
export async function makeThumbnails(content: Uint8Array, sha256: string): Promise<Map<string, Uint8Array>> {
  const made = new Map<string, Uint8Array>();
  try {
    const { width, height } = await openPicture(content).metadata();
    if (Math.min(width, height) < MIN_SIDE) throw new UnusableFile('picture of hardly a pixel');
    // Decoded once and rotated as the camera noted; metadata (place, device) is removed.
    const upright = openPicture(content).autoOrient().toColourspace('srgb');
    const pixels = await resizedTo(upright, Math.max(...PICTURE_WIDTHS))
      .png({ compressionLevel: 0 })
      .toBuffer();
    for (const size of PICTURE_WIDTHS) {
      const resized = resizedTo(sharp(pixels), size);
      made.set(pictureKey(sha256, size, 'webp'), await resized.clone().webp({ quality: 78, effort: 3 }).toBuffer());
      made.set(pictureKey(sha256, size, 'avif'), await resized.clone().avif({ quality: 55, effort: 2 }).toBuffer());
    }
  } catch (error) {
    throw unusable(error);
  }
  return made;
}

function resizedTo(picture: Sharp, width: number): Sharp {
  return picture.resize({ width, withoutEnlargement: true });
}

/** Checks by its metadata that a picture among documents can be shown. Throws UnusableFile. */
export async function checkScan(content: Uint8Array): Promise<void> {
  try {
    const { pages = 1 } = await sharp(content, { limitInputPixels: MAX_PIXELS }).metadata();
    if (pages > MAX_PAGES) throw new UnusableFile('scan with too many pages');
  } catch (error) {
    throw unusable(error);
  }
}

function unusable(error: unknown): UnusableFile {
  if (error instanceof UnusableFile) return error;
  const words = error instanceof Error ? error.message : 'unknown';
  return new UnusableFile(`picture that can't be decoded: ${words.slice(0, 100)}`);
}
