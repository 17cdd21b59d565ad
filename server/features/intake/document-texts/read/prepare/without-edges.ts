import type { GreyPicture } from './skew.ts';

/** Pixels darker than this may be the area where a copier saw no paper; shadows on paper are lighter. */
const DARK = 100;
/** Lines that are dark from side to side are an edge below this mean, and otherwise in a shadow. */
const BLACK = 50;
/** Shorter runs of dark pixels are letters at the edge, or dust. */
const LEAST_RUN = 8;
/** The maximum number of light pixels within a dark run; these are noise. */
const HOLE = 3;
/** The part of a line's length that may be light before the black begins, as some scanners leave it. */
const LIGHT_BEFORE = 0.012;
/**
 * The number of neighbours on each side that smooth the depth of a line: if only few lines are deep, they are a ruled
 * line that touches the edge.
 */
const NEIGHBOURS = 5;
/** The width of the blurred step from black to paper. */
const BLUR = 2;
const PAPER_PIXELS = 8;
/** Paper is at least this light; a shadow ends slowly and is therefore not taken for an edge. */
const LEAST_PAPER = 135;
/** The maximum share of cleared pixels: above this, the page itself is dark. */
const MOST_CLEARED = 0.5;

/** The lines of pixels that begin at one side: the start of each, and the step to its next pixel. */
type Side = { readonly lines: number; readonly length: number; readonly next: number; startOf(line: number): number };

/** Fills the black area that a copier leaves around paper with the brightness of the paper next to it. */
export function withoutEdges({ pixels, width, height }: GreyPicture): GreyPicture {
  const cleared = new Uint8Array(pixels);
  const sides: readonly Side[] = [
    { lines: height, length: width, next: 1, startOf: (line) => line * width },
    { lines: height, length: width, next: -1, startOf: (line) => (line + 1) * width - 1 },
    { lines: width, length: height, next: width, startOf: (line) => line },
    { lines: width, length: height, next: -width, startOf: (line) => (height - 1) * width + line },
  ];
  let filled = 0;
  for (const side of sides) {
    const depths = smoothed(Array.from({ length: side.lines }, (_, line) => depthOf(cleared, side, line)));
    for (const [line, depth] of depths.entries()) {
      fill(cleared, side, line, depth);
      filled += depth;
    }
  }
  return { pixels: filled > pixels.length * MOST_CLEARED ? pixels : cleared, width, height };
}

/** Returns how many pixels of a line, counted from its side, are an edge without paper. */
function depthOf(pixels: Uint8Array, side: Side, line: number): number {
  const start = side.startOf(line);
  const mostLight = side.length * LIGHT_BEFORE;
  let [dark, light, end, sum] = [0, 0, 0, 0];
  for (let depth = 0; depth < side.length; depth += 1) {
    const pixel = pixels[start + depth * side.next] ?? 255;
    if (pixel < DARK) {
      [dark, light, end, sum] = [dark + 1, 0, depth + 1, sum + pixel];
      continue;
    }
    light += 1;
    if (light > (dark === 0 ? mostLight : HOLE)) break;
  }
  if (dark < LEAST_RUN) return 0;
  const depth = Math.min(side.length, end + BLUR);
  const isEdge =
    depth + PAPER_PIXELS > side.length ? sum < dark * BLACK : paperAt(pixels, side, line, depth) >= LEAST_PAPER;
  return isEdge ? depth : 0;
}

/** Returns the mean of a line's pixels from a depth onwards. */
function paperAt(pixels: Uint8Array, { startOf, next, length }: Side, line: number, depth: number): number {
  let [sum, count] = [0, 0];
  for (let at = depth; at < Math.min(length, depth + PAPER_PIXELS); at += 1) {
    sum += pixels[startOf(line) + at * next] ?? 255;
    count += 1;
  }
  return count === 0 ? 255 : sum / count;
}

/** Replaces each depth with the median of its neighbours. */
function smoothed(depths: readonly number[]): number[] {
  if (depths.every((depth) => depth === 0)) return [];
  return depths.map((_, at) => {
    const around = depths.slice(Math.max(0, at - NEIGHBOURS), at + NEIGHBOURS + 1).sort((one, other) => one - other);
    return around[Math.floor(around.length / 2)] ?? 0;
  });
}

function fill(pixels: Uint8Array, side: Side, line: number, depth: number): void {
  if (depth === 0) return;
  const paper = Math.max(LEAST_PAPER, paperAt(pixels, side, line, depth));
  const start = side.startOf(line);
  for (let at = 0; at < depth; at += 1) pixels[start + at * side.next] = paper;
}
