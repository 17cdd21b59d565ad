import { recognise } from './decode-recognition.ts';
import type { ReadWord, Turning } from './page-reading.ts';
import { cleaned, hasDarkParts, shrunk, turn } from './prepare/decode-cleaning.ts';
import { type GreyPicture, skewOf } from './prepare/skew.ts';
import { inkOfRows, looksUpsideDown } from './prepare/upside-down.ts';

/** An upright page, with its first reading. */
type Upright = { readonly picture: GreyPicture; readonly words: ReadWord[]; readonly turning: Turning };
type Turned = { readonly picture: GreyPicture; readonly degrees: number };

const SMALL_WIDTH = 600;
/** The width of the drawing in which the bodies of letters are distinguished from their ascenders and descenders. */
const LETTERS_WIDTH = 800;
/** Lines with a smaller slant are read without straightening. */
const LEAST_SKEW = 0.3;
/** With a lower mean confidence, the page may be on its side or upside down. */
const LEAST_CONFIDENCE = 60;
/** The part of a page's height that is tried in another direction before the whole page is. */
const BAND = 0.25;
const MIDDLE_GREY = 128;
const QUARTERS = [0, 180, 90, 270];

/** How the last page of a document was turned: the next page is mostly turned in the same way. */
let last: { readonly content: string; readonly quarter: number } | undefined;

/** Reads a page once: straightened, and turned if it is on its side or upside down. */
export async function readUpright(even: GreyPicture, content: string | undefined): Promise<Upright> {
  const mayBeLight = await hasDarkParts(even);
  const known = last && last.content === content ? last.quarter : 0;
  const standing = await turnedBy(known);
  const opposite = looksUpsideDown(await shrunk(standing.picture, LETTERS_WIDTH)) ? (known + 180) % 360 : undefined;
  const turned = opposite === undefined ? undefined : await readOther(opposite);
  if (turned) return turned;
  const first = await read(standing);
  if (isReadable(first.words)) return first;
  for (const quarter of QUARTERS.filter((each) => each !== known && each !== opposite)) {
    const other = await readOther(quarter);
    if (other) return other;
  }
  return first;

  /** Returns `undefined` if a part of the page, or the page, is not readable in this direction. */
  async function readOther(quarter: number): Promise<Upright | undefined> {
    const page = await turnedBy(quarter);
    if (!isReadable(await recognise(await cleaned(inkiestBand(page.picture), 'sharp')))) return undefined;
    const other = await read(page);
    if (!isReadable(other.words)) return undefined;
    if (content !== undefined) last = { content, quarter };
    return other;
  }

  async function read({ picture, degrees }: Turned): Promise<Upright> {
    const words = await recognise(await cleaned(picture, 'sharp'), { mayBeLight });
    return { picture, words, turning: { degrees, turned: sizeOf(picture), whole: sizeOf(even) } };
  }

  async function turnedBy(quarter: number): Promise<Turned> {
    const skew = -skewOf(await turn(await shrunk(even, SMALL_WIDTH), quarter));
    const degrees = quarter + (Math.abs(skew) < LEAST_SKEW ? 0 : skew);
    return { picture: await turn(even, degrees), degrees };
  }
}

const sizeOf = ({ width, height }: GreyPicture) => ({ width, height });

function isReadable(words: readonly ReadWord[]): boolean {
  const long = words.filter(({ text }) => text.length > 2);
  if (long.length < 3) return false;
  return long.reduce((sum, { confidence }) => sum + confidence, 0) / long.length >= LEAST_CONFIDENCE;
}

/** Returns the rows of a picture, a part of its height, with the most ink. */
function inkiestBand(picture: GreyPicture): GreyPicture {
  const { pixels, width, height } = picture;
  const rows = Math.max(1, Math.round(height * BAND));
  const ink = inkOfRows(picture, MIDDLE_GREY);
  let sum = ink.slice(0, rows).reduce((total, dark) => total + dark, 0);
  let best = { from: 0, sum };
  for (let from = 1; from + rows <= height; from += 1) {
    sum += (ink[from + rows - 1] ?? 0) - (ink[from - 1] ?? 0);
    if (sum > best.sum) best = { from, sum };
  }
  return { pixels: pixels.slice(best.from * width, (best.from + rows) * width), width, height: rows };
}
