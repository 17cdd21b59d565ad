import type { ReadWord } from './page-reading.ts';
import type { GreyPicture } from './prepare/skew.ts';

/** Adjacent words in a line, and how far they were moved. */
type Run = { readonly left: number; readonly right: number; readonly movedLeft: number };
type Row = {
  readonly line: number;
  readonly top: number;
  readonly bottom: number;
  readonly movedUp: number;
  readonly runs: readonly Run[];
};
type PackedWords = { readonly picture: GreyPicture; readonly rows: readonly Row[] };
type Box = Pick<ReadWord, 'left' | 'top' | 'right' | 'bottom'>;

/** Gaps in line heights: between runs, so that they are never joined to one word, and between lines. */
const RUN_GAP = 1;
const ROW_GAP = 0.6;
/** The margin around a word as a part of its height: recognised boxes are close to the letters. */
const EDGE = 0.2;
const MARGIN = 20;
const PAPER = 255;

/**
 * Copies words of a picture close together, in the same lines, to read them without the others. Adjacent words stay
 * adjacent. Returns `undefined` if there are none.
 */
export function packWords(
  picture: GreyPicture,
  words: readonly ReadWord[],
  isWanted: (word: ReadWord) => boolean,
): PackedWords | undefined {
  const rows: Row[] = [];
  const copies: { readonly from: Box; readonly row: Row; readonly run: Run }[] = [];
  let top = MARGIN;
  let width = 0;
  for (const runs of wantedRuns(words, isWanted)) {
    const line = around(runs.flat());
    const height = line.bottom - line.top;
    const placed: Run[] = [];
    const row: Row = {
      line: runs[0]?.[0]?.line ?? 0,
      top,
      bottom: top + height,
      movedUp: line.top - top,
      runs: placed,
    };
    let left = MARGIN;
    for (const run of runs) {
      const from = withEdge(around(run), picture);
      const end = left + from.right - from.left;
      placed.push({ left, right: end, movedLeft: from.left - left });
      copies.push({ from, row, run: { left, right: end, movedLeft: from.left - left } });
      left = end + Math.round(height * RUN_GAP);
      width = Math.max(width, end + MARGIN);
    }
    rows.push(row);
    top = row.bottom + Math.round(height * ROW_GAP) + MARGIN;
  }
  if (rows.length === 0) return undefined;
  const packed: GreyPicture = { pixels: new Uint8Array(width * top).fill(PAPER), width, height: top };
  for (const { from, row, run } of copies) copy(picture, packed, from, { left: run.left, top: from.top - row.movedUp });
  return { picture: packed, rows };
}

/** Moves words of a packed picture back to their original places and lines. */
export function unpackWords({ rows }: PackedWords, words: readonly ReadWord[]): ReadWord[] {
  return words.flatMap((word) => {
    const middle = (word.top + word.bottom) / 2;
    const row = nearest(rows, ({ top, bottom }) => distance(middle, top, bottom));
    const centre = (word.left + word.right) / 2;
    const run = row && nearest(row.runs, ({ left, right }) => distance(centre, left, right));
    if (!run) return [];
    return {
      ...word,
      line: row.line,
      left: word.left + run.movedLeft,
      right: word.right + run.movedLeft,
      top: word.top + row.movedUp,
      bottom: word.bottom + row.movedUp,
    };
  });
}

/** Returns, for each line, the runs of wanted words that are not separated by another word. */
function wantedRuns(words: readonly ReadWord[], isWanted: (word: ReadWord) => boolean): ReadWord[][][] {
  const lines = [...Map.groupBy(words, ({ line }) => line).values()];
  return lines.map(runsOf).filter((runs) => runs.length > 0);

  function runsOf(line: readonly ReadWord[]): ReadWord[][] {
    const runs: ReadWord[][] = [];
    let last: ReadWord[] | undefined;
    for (const word of line.toSorted((one, other) => one.left - other.left)) {
      if (!isWanted(word)) last = undefined;
      else if (last) last.push(word);
      else {
        last = [word];
        runs.push(last);
      }
    }
    return runs;
  }
}

function around(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

function withEdge({ left, top, right, bottom }: Box, { width, height }: GreyPicture): Box {
  const edge = Math.round((bottom - top) * EDGE);
  return {
    left: Math.max(0, left - edge),
    top: Math.max(0, top - edge),
    right: Math.min(width, right + edge),
    bottom: Math.min(height, bottom + edge),
  };
}

function copy(from: GreyPicture, to: GreyPicture, box: Box, at: { readonly left: number; readonly top: number }): void {
  for (let y = 0; y < box.bottom - box.top; y += 1) {
    const start = (box.top + y) * from.width;
    const row = from.pixels.subarray(start + box.left, start + box.right);
    const place = at.top + y;
    if (place >= 0 && place < to.height) to.pixels.set(row, place * to.width + at.left);
  }
}

function nearest<Item>(items: readonly Item[], distanceOf: (item: Item) => number): Item | undefined {
  let best: Item | undefined;
  for (const item of items) if (best === undefined || distanceOf(item) < distanceOf(best)) best = item;
  return best;
}

function distance(at: number, from: number, to: number): number {
  return Math.max(0, from - at, at - to);
}
