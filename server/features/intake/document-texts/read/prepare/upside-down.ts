import { darkness, type GreyPicture } from './skew.ts';

/** Rows of a line with at least this part of its fullest row belong to the bodies of its letters. */
const BODY = 0.5;
/** The share of a row's width below which its ink is ignored. */
const LEAST_INK = 0.004;
/** The height in rows of a line of letters; thinner ones are drawn lines, higher ones are pictures and tables. */
const [LEAST_ROWS, MOST_ROWS] = [6, 45];
/** On an upside-down page there is at least this many times as much ink below the bodies as above them. */
const MORE_BELOW = 1.25;

/**
 * Whether a straightened page looks upside down: in Turkish more ink is above the bodies of small letters (b, d, k, l,
 * dots, capitals, digits) than below them. A hint that needs no recognition; a page in capitals gives none. The drawing
 * of the page should be about 800 pixels wide.
 */
export function looksUpsideDown(picture: GreyPicture): boolean {
  let above = 0;
  let below = 0;
  for (const line of linesOf(inkOfRows(picture, darkness(picture.pixels)), picture.width * LEAST_INK)) {
    const least = Math.max(...line) * BODY;
    const from = line.findIndex((ink) => ink >= least);
    const to = line.findLastIndex((ink) => ink >= least);
    above += line.slice(0, from).reduce((sum, ink) => sum + ink, 0);
    below += line.slice(to + 1).reduce((sum, ink) => sum + ink, 0);
  }
  return below > above * MORE_BELOW;
}

export function inkOfRows({ pixels, width, height }: GreyPicture, level: number): number[] {
  return Array.from({ length: height }, (_, row) => {
    let dark = 0;
    for (let at = row * width; at < (row + 1) * width; at += 1) if ((pixels[at] ?? 255) < level) dark += 1;
    return dark;
  });
}

/** Returns the runs of rows with ink that are as high as a line of letters. */
function linesOf(rows: readonly number[], leastInk: number): number[][] {
  const lines: number[][] = [];
  let line: number[] = [];
  for (const ink of [...rows, 0]) {
    if (ink > leastInk) {
      line.push(ink);
      continue;
    }
    if (line.length >= LEAST_ROWS && line.length <= MOST_ROWS) lines.push(line);
    line = [];
  }
  return lines;
}
