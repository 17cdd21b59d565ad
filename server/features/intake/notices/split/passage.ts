import { foldTurkish } from '#shared/text/turkish-text.ts';

/**
 * A part of a text and the same part folded, with equal positions; it is `source` from `offset` on. `words` is the
 * printed text, if the passage was composed for reading (table cells under their titles).
 */
export type Passage = { text: string; folded: string; source: string; offset: number; words?: string | undefined };

/** The maximum distance on each side in which the ends of a sentence are searched for. */
const REACH = 300;

export function passageOf(text: string, words?: string): Passage {
  const folded = foldTurkish(text);
  // Composed letters fold one to one. A combining mark would change the length: then each character is folded
  // separately.
  const sameLength = folded.length === text.length ? folded : Array.from(text, foldedUnit).join('');
  return { text, folded: sameLength, source: text, offset: 0, words };
}

function foldedUnit(character: string): string {
  return foldTurkish(character).padEnd(character.length, ' ').slice(0, character.length);
}

export function sliceOf(passage: Passage, start: number, end: number = passage.text.length): Passage {
  const { text, folded, source, offset, words } = passage;
  return { text: text.slice(start, end), folded: folded.slice(start, end), source, offset: offset + start, words };
}

/** Returns the sentence around a range: its line, or in a long line the text between two full stops. */
export function sentenceAt({ source, offset, words }: Passage, from: number, to: number): string {
  if (words !== undefined) return words;
  const [start, end] = [offset + from, offset + to];
  // Not the whole text: it may be one long line with thousands of values, and searching it for each would take too
  // long.
  const before = source.slice(Math.max(0, start - REACH), start);
  const after = source.slice(end, end + REACH);
  const newLine = before.lastIndexOf('\n');
  const lineBefore = before.slice(newLine + 1);
  const lineAfter = after.split('\n', 1)[0] ?? '';
  const isWholeLine = lineBefore.length + lineAfter.length < REACH;
  const stop = isWholeLine ? -1 : lineBefore.lastIndexOf('. ');
  const next = isWholeLine ? -1 : lineAfter.indexOf('. ');
  const first = start - lineBefore.length + (stop === -1 ? 0 : stop + 2);
  return source.slice(first, end + (next === -1 ? lineAfter.length : next + 1)).trim();
}
