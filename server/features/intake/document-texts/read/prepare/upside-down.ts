import { darkness, type GreyPicture } from './skew.ts';

/** Rows of a line with at least this part of its fullest row are the bodies of its letters. */
const BODY = 0.5;
/** Of the width: less ink in a row is none. */
const LEAST_INK = 0.004;
/** Lines of letters, in rows; thinner ones are drawn, higher ones are pictures and tables. */
const [LEAST_ROWS, MOST_ROWS] = [6, 45];
/** How much more ink must hang below the bodies than stands above them. */
const MORE_BELOW = 1.25;

/**
 * Whether a straightened page looks as if it stood on its head: in Turkish more ink stands above the bodies of small
 * letters (b, d, k, l, dots, capitals, figures) than hangs below them. A hint that costs no recognition; a page in
 * capitals gives none. Give a drawing of the page about 800 pixels wide.
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

/** How many pixels of each row are darker than a level. */
export function inkOfRows({ pixels, width, height }: GreyPicture, level: number): number[] {
  return Array.from({ length: height }, (_, row) => {
    let dark = 0;
    for (let at = row * width; at < (row + 1) * width; at += 1) if ((pixels[at] ?? 255) < level) dark += 1;
    return dark;
  });
}

/** Runs of rows with ink, as high as lines of letters are. */
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
