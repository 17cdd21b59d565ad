/** A part of a text that is replaced. */
export type Cut = { readonly from: number; readonly to: number; readonly by: string };

/**
 * A text with some of its parts replaced, as UTF-8; no two of the parts overlap. Each piece becomes bytes by itself: if
 * they were put together as a text first, a page would be copied whole once more for every change.
 */
export function encodePieces(text: string, cuts: readonly Cut[]): Uint8Array<ArrayBuffer> {
  const pieces = piecesOf(text, cuts).map((piece) => encoder.encode(piece));
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}

const encoder = new TextEncoder();

function piecesOf(text: string, cuts: readonly Cut[]): string[] {
  const inOrder = cuts.toSorted((a, b) => a.from - b.from);
  const ends = [0, ...inOrder.map(({ to }) => to)];
  return [...inOrder.flatMap(({ from, by }, at) => [text.slice(ends[at], from), by]), text.slice(ends.at(-1))];
}
