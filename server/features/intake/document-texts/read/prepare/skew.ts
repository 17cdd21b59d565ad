/** A grey picture: one byte per pixel, 0 is black. */
export type GreyPicture = { readonly pixels: Uint8Array; readonly width: number; readonly height: number };

const MOST_DEGREES = 6;
const STEP = 0.25;
const RADIANS = Math.PI / 180;

/**
 * Returns the skew of a page's lines in degrees (clockwise is positive): at the right angle, rows of ink and rows of
 * paper contrast most. A small drawing of the page is enough: 600 pixels wide.
 */
export function skewOf({ pixels, width, height }: GreyPicture): number {
  const dark = darkPixels(pixels, width);
  if (dark.length === 0) return 0;
  let best = { degrees: 0, score: contrastAt(dark, 0, width, height) };
  for (let degrees = -MOST_DEGREES; degrees <= MOST_DEGREES; degrees += STEP) {
    const score = contrastAt(dark, degrees, width, height);
    if (score > best.score) best = { degrees, score };
  }
  return best.degrees;
}

/** Returns the coordinates of the dark pixels: x and y in turn. */
function darkPixels(pixels: Uint8Array, width: number): Int32Array {
  const level = darkness(pixels);
  const found: number[] = [];
  for (let at = 0; at < pixels.length; at += 1)
    if ((pixels[at] ?? 255) < level) found.push(at % width, Math.floor(at / width));
  return Int32Array.from(found);
}

/** Returns the threshold between ink and paper that makes both as uniform as possible (Otsu). */
export function darkness(pixels: Uint8Array): number {
  const counts = new Float64Array(256);
  for (const pixel of pixels) counts[pixel] = (counts[pixel] ?? 0) + 1;
  const sumOfAll = counts.reduce((sum, count, level) => sum + count * level, 0);
  let below = 0;
  let sumBelow = 0;
  let best = { level: 128, spread: -1 };
  for (let level = 0; level < 255; level += 1) {
    below += counts[level] ?? 0;
    sumBelow += (counts[level] ?? 0) * level;
    const above = pixels.length - below;
    if (below === 0 || above === 0) continue;
    const spread = below * above * (sumBelow / below - (sumOfAll - sumBelow) / above) ** 2;
    if (spread > best.spread) best = { level: level + 1, spread };
  }
  return best.level;
}

function contrastAt(dark: Int32Array, degrees: number, width: number, height: number): number {
  const slope = Math.tan(degrees * RADIANS);
  const margin = Math.ceil(width * Math.tan(MOST_DEGREES * RADIANS)) + 1;
  const rows = new Float64Array(height + 2 * margin);
  for (let at = 0; at < dark.length; at += 2) {
    const row = Math.round((dark[at + 1] ?? 0) - (dark[at] ?? 0) * slope) + margin;
    rows[row] = (rows[row] ?? 0) + 1;
  }
  let contrast = 0;
  for (let row = 1; row < rows.length; row += 1) contrast += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2;
  return contrast;
}

/**
 * Maps a point of a picture that was turned clockwise around its middle and enlarged to keep its corners back to the
 * original picture.
 */
export function turnBack(
  point: { readonly x: number; readonly y: number },
  degrees: number,
  turned: { readonly width: number; readonly height: number },
  whole: { readonly width: number; readonly height: number },
): { x: number; y: number } {
  const x = point.x - turned.width / 2;
  const y = point.y - turned.height / 2;
  const cos = Math.cos(degrees * RADIANS);
  const sin = Math.sin(degrees * RADIANS);
  return { x: x * cos + y * sin + whole.width / 2, y: y * cos - x * sin + whole.height / 2 };
}
