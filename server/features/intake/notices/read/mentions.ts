import { matchesIn } from '#server/turkish/matches-in.ts';
import { type Passage, sentenceAt } from '../split/passage.ts';
import type { Mention } from './notice-reading.ts';

/**
 * Returns the values of all matches of a pattern (with the flag `g`); `read` returns `undefined` for a match without a
 * value.
 */
export function mentionsIn<T>(
  passage: Passage,
  pattern: RegExp,
  read: (match: RegExpExecArray, passage: Passage) => T | undefined,
): Mention<T>[] {
  const found: Mention<T>[] = [];
  for (const match of matchesIn(passage.folded, pattern)) {
    const value = read(match, passage);
    if (value === undefined) continue;
    found.push({ value, sentence: sentenceAt(passage, match.index, match.index + match[0].length) });
  }
  return found;
}
