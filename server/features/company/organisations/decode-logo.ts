import sharp from 'sharp';
import { type Decodable, openPicture } from '#server/platform/file-types/decode-picture.ts';

/** The maximum size in pixels, four times the size on paper. */
const LARGEST = { width: 640, height: 192 };

const PAPER = '#ffffff';
/** The background for a logo that was made for dark pages, with an edge (pixels) around it. */
const DARK = { background: '#1c2430', edge: 16 };
/** A pixel with more luma than this, of 255, can hardly be seen on paper. */
const LIGHT = 205;
/** A cut-out logo has at least this share of transparent pixels; rounded corners have fewer. */
const CUT_OUT = 0.2;

type Given = Decodable & { readonly leastSide: number };
type Drawn = { readonly png: Uint8Array; readonly width: number; readonly height: number };

/**
 * Redraws a picture so that only its pixels remain, on white or on a background on which it can be seen. Returns null
 * for a picture that is smaller than `leastSide`.
 */
export default async function decodeLogo(content: Uint8Array, given: Given): Promise<Drawn | null> {
  const { open } = await openPicture(content, given);
  const { data: pixels, info: raw } = await open()
    .autoOrient()
    .toColourspace('srgb')
    .ensureAlpha()
    .resize({ ...LARGEST, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (Math.min(raw.width, raw.height) < given.leastSide) return null;
  const { edge, background } = vanishesOnPaper(pixels) ? DARK : { edge: 0, background: PAPER };
  const { data, info } = await sharp(pixels, { raw: { width: raw.width, height: raw.height, channels: 4 } })
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background })
    .flatten({ background })
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}

/** Whether most of a cut-out logo is too light to be seen on white. `pixels` are red, green, blue and alpha. */
function vanishesOnPaper(pixels: Buffer): boolean {
  let [visible, light] = [0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    visible += alpha;
    if (0.299 * red + 0.587 * green + 0.114 * blue > LIGHT) light += alpha;
  }
  const whole = (pixels.length / 4) * 255;
  return visible <= whole * (1 - CUT_OUT) && light > visible / 2;
}
