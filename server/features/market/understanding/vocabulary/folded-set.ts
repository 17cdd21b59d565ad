import { foldTurkish } from '#shared/text/turkish-text.ts';

/** Words as they are compared with the folded words of a query. */
export function foldedSet(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.map(foldTurkish));
}
