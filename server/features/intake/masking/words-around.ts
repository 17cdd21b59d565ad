import { isBodyWord, isNoticeWord, isSurnameWord } from './name-words.ts';

/** A stretch of a text, from the first character to the one after the last. */
export type Span = { start: number; end: number };
/** `isSurname`: a word of notices that is a surname when a name stands before it, written with small letters after the first. */
export type Word = Span & { folded: string; isName: boolean; isSurname: boolean; endsSentence: boolean };

/** How far around a word such as `borçlu` or `adına` names are looked for. */
export const REACH = 160;
export const LONGEST_NAME = 5;

const WORD = /[\p{L}\p{M}]+(?:\.[\p{L}\p{M}]+)*\.?/uy;

/** The word at a position, if one begins there. */
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

/** The words from a position on, one blank between two, until something else comes. */
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

/** Where a pattern ends that begins at a position; the position itself if it does not. The pattern is sticky. */
export function skip(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

/** The words of a name that a stretch of words begins with. */
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

/** Where a name ends: before the full stop of its sentence, behind the second half of `Akın-Demir`. */
export function nameEnd(text: string, last: Word): number {
  return text[last.end - 1] === '.' ? last.end - 1 : skip(SECOND_HALF, text, last.end);
}

/** The words that end at a position, one blank between two. */
export function wordsUpTo(text: string, folded: string, from: number, end: number): Word[] {
  const start = /(?:[\p{L}\p{M}.]+ )*[\p{L}\p{M}.]+$/u.exec(lastStretch(text.slice(from, end)));
  return start ? wordsFrom(text, folded, end - start[0].length, end).filter((word) => word.end <= end) : [];
}

/** The end of a text since the last sign that cannot be part of a name. */
function lastStretch(text: string): string {
  let at = text.length;
  while (at > 0 && /[\p{L}\p{M}. ]/u.test(text.charAt(at - 1))) at -= 1;
  return text.slice(at).trimStart();
}

/** The words of a name that a stretch of words ends with. */
export function trailingName(words: readonly Word[]): Word[] {
  const name: Word[] = [];
  for (const word of words.toReversed()) {
    const fits = word.isName || (word.isSurname && name.length === 0);
    if (!fits || name.length === LONGEST_NAME || (word.endsSentence && name.length > 0)) break;
    name.unshift(word);
  }
  return name;
}
