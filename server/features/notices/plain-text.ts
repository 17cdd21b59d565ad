/** The longest text that is read, in characters. What a notice says stands far before it. */
export const LONGEST_TEXT = 1_000_000;

const LOOSE_MARKS = /[\u0302\u0306\u0307\u0308\u0327]/g;

/**
 * One spelling of a text: composed letters, plain blanks, no control or invisible characters, no blank at either end of a
 * line, at most one empty line in a row.
 */
export function plainText(text: string): string {
  return text
    .slice(0, LONGEST_TEXT)
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replace(LOOSE_MARKS, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/[^\P{Cc}\n]|[\p{Cf}\uFFFD]/gu, '')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
