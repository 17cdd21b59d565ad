import { matchesIn } from '#server/turkish/matches-in.ts';
import { type Passage, sentenceAt } from '../split/passage.ts';
import type { Mention } from './notice-reading.ts';

/**
 * Every place where a pattern (with the flag `g`) finds a value; `read` answers `undefined` for a match that is none.
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
