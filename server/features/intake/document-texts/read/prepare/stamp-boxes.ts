export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** A box with its number of coloured places. */
type Piece = Box & { readonly count: number };

/** 1 and 12 cm at 200 dots per inch, with one place for every three pixels. Letters are smaller, tables larger. */
const [LEAST_SIDE, MOST_SIDE] = [24, 315];
/** Print can cut a ring into parts; the parts are closer than this. */
const NEAR = 40;
/** A box is widened by this part of its size, to include small parts of a ring. */
const AROUND = 0.1;
/** A box with a larger share of colour is a coloured field with print on it. */
const MOST_FILLED = 0.5;
/** A page with more strokes than this is a photograph. */
const MOST_STROKES = 100;

/**
 * Finds stamps among the places of a page, given row by row, 1 if coloured: strokes higher than letters that together
 * are as large as a stamp, its ring or frame. Right and bottom are inclusive.
 */
export function stampBoxes(coloured: Uint8Array, columns: number): Box[] {
  const rows = coloured.length / columns;
  const strokes = highStrokes(new Uint8Array(coloured), columns);
  if (strokes.length > MOST_STROKES) return [];
  return joined(strokes)
    .filter(isStamp)
    .map((box) => widened(box, columns, rows));
}

function highStrokes(seen: Uint8Array, columns: number): Piece[] {
  const strokes: Piece[] = [];
  for (let at = seen.indexOf(1); at >= 0; at = seen.indexOf(1, at + 1)) {
    const piece = takePiece(seen, columns, at);
    const high = piece.bottom - piece.top + 1;
    if (high >= LEAST_SIDE && high <= MOST_SIDE) strokes.push(piece);
  }
  return strokes;
}

function joined(strokes: readonly Piece[]): Piece[] {
  const whole: Piece[] = [];
  for (const stroke of strokes) {
    let piece = stroke;
    for (let at = whole.findIndex((other) => isNear(other, piece)); at >= 0; ) {
      piece = together(piece, ...whole.splice(at, 1));
      at = whole.findIndex((other) => isNear(other, piece));
    }
    whole.push(piece);
  }
  return whole;
}

function isNear(one: Box, other: Box): boolean {
  const apart = (from: number, to: number, otherFrom: number, otherTo: number) =>
    Math.max(from, otherFrom) - Math.min(to, otherTo);
  return (
    apart(one.left, one.right, other.left, other.right) <= NEAR &&
    apart(one.top, one.bottom, other.top, other.bottom) <= NEAR
  );
}

function together(...pieces: readonly Piece[]): Piece {
  return {
    left: Math.min(...pieces.map(({ left }) => left)),
    top: Math.min(...pieces.map(({ top }) => top)),
    right: Math.max(...pieces.map(({ right }) => right)),
    bottom: Math.max(...pieces.map(({ bottom }) => bottom)),
    count: pieces.reduce((sum, { count }) => sum + count, 0),
  };
}

function isStamp({ left, top, right, bottom, count }: Piece): boolean {
  const [wide, high] = [right - left + 1, bottom - top + 1];
  if (Math.min(wide, high) < LEAST_SIDE || Math.max(wide, high) > MOST_SIDE) return false;
  return count <= wide * high * MOST_FILLED;
}

function widened({ left, top, right, bottom }: Box, columns: number, rows: number): Box {
  const [x, y] = [Math.ceil((right - left) * AROUND), Math.ceil((bottom - top) * AROUND)];
  return {
    left: Math.max(0, left - x),
    top: Math.max(0, top - y),
    right: Math.min(columns - 1, right + x),
    bottom: Math.min(rows - 1, bottom + y),
  };
}

/** Removes all places connected to a place, and returns their box. */
function takePiece(seen: Uint8Array, columns: number, first: number): Piece {
  let [left, top, right, bottom, count] = [columns, seen.length, 0, 0, 0];
  const open = [first];
  seen[first] = 0;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const [x, y] = [at % columns, Math.floor(at / columns)];
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
    count += 1;
    for (let row = y - 1; row <= y + 1; row += 1)
      for (let column = Math.max(0, x - 1); column <= Math.min(columns - 1, x + 1); column += 1) {
        const next = row * columns + column;
        if (seen[next] !== 1) continue;
        seen[next] = 0;
        open.push(next);
      }
  }
  return { left, top, right, bottom, count };
}
