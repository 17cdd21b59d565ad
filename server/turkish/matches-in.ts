/** All patterns that were declared with `needing`, with their words. */
export const neededWords = new Map<RegExp, readonly string[]>();

/**
 * Declares that every match of a pattern contains one of these words. `matchesIn` skips the pattern for texts that have
 * none of them. A test checks the words against real matches.
 */
export function needing(words: readonly string[], pattern: RegExp): RegExp {
  neededWords.set(pattern, words);
  return pattern;
}

/**
 * Returns all matches of a pattern (with the flag `g`), or the first `most`. `matchAll` would copy the pattern on each
 * call, which takes longer than searching most texts.
 */
export function matchesIn(text: string, pattern: RegExp, most = Number.POSITIVE_INFINITY): RegExpExecArray[] {
  const words = neededWords.get(pattern);
  return words === undefined || words.some((word) => text.includes(word)) ? allMatchesIn(text, pattern, most) : [];
}

function allMatchesIn(text: string, pattern: RegExp, most: number): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match);
    if (found.length >= most) break;
    if (match[0] === '') pattern.lastIndex += 1;
  }
  pattern.lastIndex = 0;
  return found;
}
