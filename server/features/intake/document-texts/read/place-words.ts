import { LONGEST_WORD, MOST_WORDS, type PageWord, type WordBox } from '#shared/read-documents/document-texts.ts';
import { PLACES } from '#shared/read-documents/page-places.ts';
import type { ComparedWord, ReadWord, Turning } from './page-reading.ts';
import { turnBack } from './prepare/skew.ts';

type Size = { readonly width: number; readonly height: number };
type Point = { readonly x: number; readonly y: number };

export function cornersOf({ left, top, right, bottom }: Omit<ReadWord, 'confidence'>): Point[] {
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: left, y: bottom },
    { x: right, y: bottom },
  ];
}

export function placed(
  words: readonly ComparedWord[],
  size: Size,
  corners: (word: ComparedWord) => readonly Point[],
): PageWord[] {
  return words.slice(0, MOST_WORDS).map((word) => {
    const { text, line, isSure, other } = word;
    const told = other === undefined ? {} : { other: other.slice(0, LONGEST_WORD) };
    return { text: text.slice(0, LONGEST_WORD), box: boxOf(corners(word), size), line, isSure, ...told };
  });
}

function boxOf(corners: readonly Point[], { width, height }: Size): WordBox {
  const place = (value: number, whole: number) => Math.max(0, Math.min(PLACES, Math.round((value / whole) * PLACES)));
  const xs = corners.map(({ x }) => place(x, width));
  const ys = corners.map(({ y }) => place(y, height));
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Places words of an upright picture on the original page. */
export function placeTurned(words: readonly ComparedWord[], { degrees, turned, whole }: Turning): PageWord[] {
  return placed(words, whole, (word) => cornersOf(word).map((corner) => turnBack(corner, degrees, turned, whole)));
}
