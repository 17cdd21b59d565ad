import type { GreyPicture } from './skew.ts';
import { type Box, stampBoxes } from './stamp-boxes.ts';

/** A picture in colour: red, green, blue and perhaps more channels, one byte each, pixel by pixel. */
export type ColourPicture = {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly channels: number;
};

/** The minimum difference between the lightest and the darkest channel of an ink pixel; print and paper have less. */
const LEAST_COLOUR = 45;
/** The minimum within a stamp, where its ink meets print. */
const LEAST_COLOUR_IN_STAMP = 25;
/** JPEG stores colour at a lower resolution than brightness: pixels beside coloured ones may be ink as well. */
const AROUND = 1;
/** Every third pixel in each direction is examined to find stamps. */
const STEP = 3;
/** The quantile of a page's pixels by brightness that counts as paper. */
const PAPER_PART = 0.85;
/** The quantile of a stamp's ink by brightness; lighter ink becomes paper. */
const INK_PART = 0.3;

type Levels = readonly [Uint8Array, Uint8Array, Uint8Array];

/**
 * Converts a page to grey and removes the ink of coloured stamps and signatures; print under them stays. Ink is
 * recognised by its colour, so a grey page keeps its stamps. Coloured print that is not a stamp becomes plain grey.
 */
export function withoutStamps(picture: ColourPicture): GreyPicture {
  const { width, height } = picture;
  const grey = toGrey(picture);
  const levels = paperLevels(picture);
  const { coloured, columns } = colouredPixels(picture, levels);
  for (const box of stampBoxes(coloured, columns)) {
    const { left, top, right, bottom } = box;
    liftInk(picture, levels, grey, {
      left: left * STEP,
      top: top * STEP,
      right: Math.min(width, (right + 1) * STEP),
      bottom: Math.min(height, (bottom + 1) * STEP),
    });
  }
  return { pixels: grey, width, height };
}

function toGrey({ pixels, width, height, channels }: ColourPicture): Uint8Array {
  const grey = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < grey.length; at += 1, from += channels)
    grey[at] = ((pixels[from] ?? 0) * 77 + (pixels[from + 1] ?? 0) * 150 + (pixels[from + 2] ?? 0) * 29) >> 8;
  return grey;
}

/** Tables that make the paper white, one for each channel: old paper is yellow, and that is not ink. */
function paperLevels({ pixels, width, height, channels }: ColourPicture): Levels {
  const level = (colour: number) => {
    const counts = new Uint32Array(256);
    let all = 0;
    for (let at = 0; at < width * height; at += STEP ** 4, all += 1) {
      const value = pixels[at * channels + colour] ?? 255;
      counts[value] = (counts[value] ?? 0) + 1;
    }
    const paper = Math.max(1, levelOf(counts, all * PAPER_PART));
    return Uint8Array.from({ length: 256 }, (_, value) => Math.min(255, (value * 255) / paper));
  };
  return [level(0), level(1), level(2)];
}

/** Returns the lowest level that `wanted` of the counted pixels do not exceed. */
function levelOf(counts: Uint32Array, wanted: number): number {
  let sum = 0;
  return Math.max(
    0,
    counts.findIndex((count) => {
      sum += count;
      return sum >= wanted;
    }),
  );
}

/** Examines every `STEP`th pixel in each direction: 1 if it is coloured. */
function colouredPixels(picture: ColourPicture, levels: Levels): { coloured: Uint8Array; columns: number } {
  const columns = Math.floor(picture.width / STEP);
  const coloured = new Uint8Array(columns * Math.floor(picture.height / STEP));
  for (let at = 0; at < coloured.length; at += 1) {
    const place = (Math.floor(at / columns) * picture.width + (at % columns)) * STEP;
    if (colourAt(picture, levels, place) >= LEAST_COLOUR) coloured[at] = 1;
  }
  return { coloured, columns };
}

function colourAt({ pixels, channels }: ColourPicture, [reds, greens, blues]: Levels, at: number): number {
  const red = reds[pixels[at * channels] ?? 255] ?? 255;
  const green = greens[pixels[at * channels + 1] ?? 255] ?? 255;
  const blue = blues[pixels[at * channels + 2] ?? 255] ?? 255;
  return Math.max(red, green, blue) - Math.min(red, green, blue);
}

/** Makes the ink within a box as light as paper; print under it is darker than ink and stays. */
function liftInk(picture: ColourPicture, levels: Levels, grey: Uint8Array, box: Box): void {
  const { width } = picture;
  const inked: number[] = [];
  const counts = new Uint32Array(256);
  for (let y = box.top; y < box.bottom; y += 1)
    for (let at = y * width + box.left; at < y * width + box.right; at += 1) {
      const colour = colourAt(picture, levels, at);
      if (colour >= LEAST_COLOUR_IN_STAMP) inked.push(at);
      const light = grey[at] ?? 255;
      if (colour >= LEAST_COLOUR) counts[light] = (counts[light] ?? 0) + 1;
    }
  const all = counts.reduce((sum, count) => sum + count, 0);
  const ink = Math.max(1, levelOf(counts, all * INK_PART));
  const before = new Uint8Array(grey);
  for (const at of inked)
    for (let row = at - AROUND * width; row <= at + AROUND * width; row += width)
      for (let near = row - AROUND; near <= row + AROUND; near += 1)
        grey[near] = Math.min(255, ((before[near] ?? 255) * 255) / ink);
}
