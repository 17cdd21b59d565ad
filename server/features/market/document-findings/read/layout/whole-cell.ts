import type { PlacedWord } from './page-rows.ts';

/** A number that the end of a line cuts: what stands before it, what after it, and both. */
const HEAD = /^[1-9]\d{0,2}(?:\.\d{3})+[.,]$/;
const TAIL = /^(?:\d{3}(?:\.\d{3})*(?:,\d{2})?|\d{2})$/;
const WHOLE = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d{2})?$/;
/** Groups whose point is lost, where the line ended. */
const BARE_HEAD = /^[1-9]\d{0,2}(?:\.\d{3})*$/;
const BARE_TAIL = /^\d{3}(?:[.,]\d+)*$/;

/** Whether the end of a line cuts a number in two, or may. */
export function isCut({ text: head }: PlacedWord, { text: tail }: PlacedWord): boolean {
  return (HEAD.test(head) && /^\d/.test(tail)) || (BARE_HEAD.test(head) && BARE_TAIL.test(tail));
}

/**
 * The words of a cell line by line, a number that the end of a line cuts as one. It is sure where both readings saw the
 * same halves and they make a sum; else no half of it is.
 */
export function wholeCell(lines: readonly (readonly PlacedWord[])[]): PlacedWord[] {
  const words: PlacedWord[] = [];
  for (const line of lines) {
    const [head, [tail, ...rest]] = [words.at(-1), line];
    if (head && tail && isCut(head, tail)) words.splice(-1, 1, ...joinedHalves(head, tail), ...rest);
    else words.push(...line);
  }
  return words;
}

/** Words of lines that could not be joined: half a number is not sure. */
export const withoutHalves = (words: readonly PlacedWord[]) =>
  words.map((word) => (HEAD.test(word.text) ? { ...word, isSure: false } : word));

function joinedHalves(head: PlacedWord, tail: PlacedWord): PlacedWord[] {
  const text = head.text + tail.text;
  const isSum = HEAD.test(head.text) && TAIL.test(tail.text) && WHOLE.test(text);
  if (isSum && isReadAlike(head) && isReadAlike(tail)) return [{ ...head, text, isSure: true }];
  return [head, tail].map((half) => ({ ...half, isSure: false }));
}

/** By itself a half may be no number that anybody writes. */
const isReadAlike = ({ text, isSure, other }: PlacedWord) => isSure || other === text;
