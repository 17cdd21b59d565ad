import { foldTurkish } from '#shared/text/turkish-text.ts';

/** Words folded like those of a query. */
export function foldedSet(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.map(foldTurkish));
}
