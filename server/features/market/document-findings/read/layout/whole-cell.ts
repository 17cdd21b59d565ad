import type { PlacedWord } from './page-rows.ts';

/** A number that is split by a line break: its beginning, its end, and both together. */
const HEAD = /^[1-9]\d{0,2}(?:\.\d{3})+[.,]$/;
const TAIL = /^(?:\d{3}(?:\.\d{3})*(?:,\d{2})?|\d{2})$/;
const WHOLE = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d{2})?$/;
/** Groups of digits whose separator was lost at the line break. */
const BARE_HEAD = /^[1-9]\d{0,2}(?:\.\d{3})*$/;
const BARE_TAIL = /^\d{3}(?:[.,]\d+)*$/;

/** Whether a line break splits a number in two, or may do so. */
export function isCut({ text: head }: PlacedWord, { text: tail }: PlacedWord): boolean {
  return (HEAD.test(head) && /^\d/.test(tail)) || (BARE_HEAD.test(head) && BARE_TAIL.test(tail));
}

/**
 * Joins the lines of a cell, including a number that a line break splits. The number is sure if both readings agree on
 * the halves and these form a sum; otherwise both halves become unsure.
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

/** The words of lines that could not be joined: half a number is unsure. */
export const withoutHalves = (words: readonly PlacedWord[]) =>
  words.map((word) => (HEAD.test(word.text) ? { ...word, isSure: false } : word));

function joinedHalves(head: PlacedWord, tail: PlacedWord): PlacedWord[] {
  const text = head.text + tail.text;
  const isSum = HEAD.test(head.text) && TAIL.test(tail.text) && WHOLE.test(text);
  if (isSum && isReadAlike(head) && isReadAlike(tail)) return [{ ...head, text, isSure: true }];
  return [head, tail].map((half) => ({ ...half, isSure: false }));
}

/** Half a number may be unsure only because nobody writes such a number; agreement of both readings is enough. */
const isReadAlike = ({ text, isSure, other }: PlacedWord) => isSure || other === text;
