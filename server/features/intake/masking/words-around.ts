import { isBodyWord, isNoticeWord, isSurnameWord } from './name-words.ts';

/** A range of a text, from the first character to the one after the last. */
export type Span = { start: number; end: number };
/** `isSurname`: a word of notices that is a surname if a name precedes it; it has small letters after a capital. */
export type Word = Span & { folded: string; isName: boolean; isSurname: boolean; endsSentence: boolean };

/** How many characters around a word such as `borçlu` or `adına` names are searched for. */
export const REACH = 160;
export const LONGEST_NAME = 5;

const WORD = /[\p{L}\p{M}]+(?:\.[\p{L}\p{M}]+)*\.?/uy;

/** Returns the word at a position, if one begins there. */
export function wordAt(text: string, folded: string, at: number): Word | undefined {
  WORD.lastIndex = at;
  const found = WORD.exec(text.slice(0, at + REACH));
  if (!found) return undefined;
  const [written] = found;
  const end = at + written.length;
  const plain = folded.slice(at, end);
  const endsInDot = written.endsWith('.');
  const isInitial = endsInDot && written.length <= 3;
  const isKnown = isBodyWord(plain) || isNoticeWord(plain) || (endsInDot && isNoticeWord(plain.slice(0, -1)));
  const isName = /^\p{Lu}/u.test(written) && !isKnown && (written.length >= 2 || isInitial);
  const isSurname = /^\p{Lu}\p{Ll}/u.test(written) && isSurnameWord(endsInDot ? plain.slice(0, -1) : plain);
  return { start: at, end, folded: plain, isName, isSurname, endsSentence: endsInDot && !isInitial };
}

/** Returns the words from a position on, separated by blanks, until any other character. */
export function wordsFrom(text: string, folded: string, from: number, limit: number): Word[] {
  const words: Word[] = [];
  for (let at = from; at < limit; ) {
    const word = wordAt(text, folded, at);
    if (!word) break;
    words.push(word);
    at = word.end;
    if (text[at] !== ' ') break;
    while (text[at] === ' ') at += 1;
  }
  return words;
}

/** Returns the end of a sticky pattern's match at a position; the position itself if it does not match. */
export function skip(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

/** Returns the words of a name at the beginning of a list of words. */
export function leadingName(words: readonly Word[]): Word[] {
  const name: Word[] = [];
  for (const word of words) {
    if (!(word.isName || (word.isSurname && name.length > 0)) || name.length === LONGEST_NAME) break;
    name.push(word);
    if (word.endsSentence) break;
  }
  return name;
}

const SECOND_HALF = /-\p{Lu}[\p{L}\p{M}]+/uy;

/** Returns the end of a name: before the full stop of its sentence, after the second half of `Akın-Demir`. */
export function nameEnd(text: string, last: Word): number {
  return text[last.end - 1] === '.' ? last.end - 1 : skip(SECOND_HALF, text, last.end);
}

/** More words than a name has, including the word before it. */
const MOST_BEFORE = LONGEST_NAME + 2;
const OF_NAME = /[\p{L}\p{M}.]/u;

/** Returns the last words before a position, separated by blanks, back to a character that can't be part of a name. */
export function wordsUpTo(text: string, folded: string, from: number, end: number): Word[] {
  let start = end;
  for (let words = 1; start > from && words <= MOST_BEFORE; start -= 1) {
    const sign = text.charAt(start - 1);
    if (sign === ' ' && (start === end || text[start] === ' ')) break;
    if (sign === ' ') words += 1;
    else if (!OF_NAME.test(sign)) break;
  }
  // Letters after a digit are the rest of another word: `B0RÇLU AHMET`.
  if (/\d/.test(text.charAt(start - 1))) while (start < end && OF_NAME.test(text.charAt(start))) start += 1;
  while (text[start] === ' ') start += 1;
  return start < end ? wordsFrom(text, folded, start, end).filter((word) => word.end <= end) : [];
}

/** Returns the words of a name at the end of a list of words. */
export function trailingName(words: readonly Word[]): Word[] {
  const name: Word[] = [];
  for (const word of words.toReversed()) {
    const fits = word.isName || (word.isSurname && name.length === 0);
    if (!fits || name.length === LONGEST_NAME || (word.endsSentence && name.length > 0)) break;
    name.unshift(word);
  }
  return name;
}
