/** A part of a text to replace. */
export type Cut = { readonly from: number; readonly to: number; readonly by: string };

/**
 * Encodes a text with some parts replaced as UTF-8; the parts don't overlap. Each piece is encoded separately: joining
 * them as a text first would copy the whole page for every change.
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
