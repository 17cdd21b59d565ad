/** All patterns that were declared by `needing`, with their words. */
export const neededWords = new Map<RegExp, readonly string[]>();

/**
 * A pattern for `matchesIn` that finds nothing without one of these words: a text that has none of them is not looked
 * through. A word stands in every match, so a test can tell a wrong one.
 */
export function needing(words: readonly string[], pattern: RegExp): RegExp {
  neededWords.set(pattern, words);
  return pattern;
}

/**
 * All matches of a pattern (with the flag `g`), or the first ones. `matchAll` copies the pattern at each call, which
 * takes longer than looking through most texts.
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
