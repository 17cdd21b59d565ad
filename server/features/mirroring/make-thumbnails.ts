import sharp, { type Sharp } from 'sharp';
import { PICTURE_WIDTHS, pictureKey } from '#shared/mirrored-pictures.ts';
import { UnusableFile } from './detect-file-type.ts';

/** More than any camera's picture of a flat; what says to be larger is not even begun to be decoded. */
const MAX_PIXELS = 60_000_000;
const MAX_PAGES = 500;
/** Smaller is a counting pixel or an icon. */
const MIN_SIDE = 16;
const DECODE_TIMEOUT_S = 30;

/** Opens a picture to be decoded under limits: only its first frame, nothing cut off, no longer than half a minute. */
function openPicture(content: Uint8Array): Sharp {
  return sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'truncated', sequentialRead: true, pages: 1 }).timeout({
    seconds: DECODE_TIMEOUT_S,
  });
}

/** A picture in every width and format, by the key it is kept under. Throws UnusableFile for what can't be decoded. */
export async function makeThumbnails(content: Uint8Array, sha256: string): Promise<Map<string, Uint8Array>> {
  const made = new Map<string, Uint8Array>();
  try {
    const { width, height } = await openPicture(content).metadata();
    if (Math.min(width, height) < MIN_SIDE) throw new UnusableFile('picture of hardly a pixel');
    // Decoded once, turned as the camera says; metadata (place, device) is left behind.
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

/** Checks that a picture among documents says of itself what can be shown. Throws UnusableFile. */
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
