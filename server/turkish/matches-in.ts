/**
 * All matches of a pattern (with the flag `g`), or the first ones. `matchAll` copies the pattern at each call, which
 * takes longer than looking through most texts.
 */
export function matchesIn(text: string, pattern: RegExp, most = Number.POSITIVE_INFINITY): RegExpExecArray[] {
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
