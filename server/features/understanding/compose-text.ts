import type { Item, Sentence } from './sentence.ts';
import { isStrayWord } from './stray-words.ts';
import type { Token } from './tokens.ts';

/** A stretch of text that is left, and the tokens it comes from. */
export type TextRun = { readonly text: string; readonly start: number; readonly end: number };

/** What is left for the text, in the order of the query, in runs of neighbouring words. */
export function textRuns(sentence: Sentence): TextRun[] {
  const runs: TextRun[] = [];
  const { tokens } = sentence;
  for (let index = 0; index < tokens.length; index += 1) {
    const owner = sentence.ownerOf(index);
    if (owner !== undefined) {
      const text = textOfItem(sentence, owner);
      if (text !== undefined && text !== '') runs.push({ text, start: owner.start, end: owner.end });
      index = owner.end - 1;
      continue;
    }
    const end = strayEnd(sentence, index);
    if (end === index) continue;
    runs.push({ text: joinTokens(sentence, index, end), start: index, end });
    index = end - 1;
  }
  return runs;
}

/** Words nobody claimed, with the signs glued between them (`wi-fi`). */
function strayEnd(sentence: Sentence, start: number): number {
  let end = start;
  while (end < sentence.tokens.length && sentence.ownerOf(end) === undefined && isKept(sentence, end)) end += 1;
  return end;
}

function isKept(sentence: Sentence, index: number): boolean {
  const token = sentence.tokens[index];
  if (token === undefined) return false;
  if (token.kind !== 'sign') return isStrayWord(token);
  // `istanbul/kadıköy`: between words that were understood a sign holds nothing together.
  const isBetweenStrays =
    sentence.ownerOf(index + 1) === undefined && (token.text === '%' || sentence.ownerOf(index - 1) === undefined);
  return isBetweenStrays && isGluedSign(sentence.tokens, index);
}

/** A sign that holds words together or belongs to the number behind it. */
function isGluedSign(tokens: readonly Token[], index: number): boolean {
  const sign = tokens[index];
  const next = tokens[index + 1];
  if (sign === undefined || next === undefined || next.kind === 'sign' || !next.isGlued) return false;
  if (sign.text === '%') return next.kind === 'number';
  return sign.isGlued && '-+/.&*:'.includes(sign.text) && tokens[index - 1]?.kind !== 'sign';
}

function textOfItem(sentence: Sentence, item: Item): string | undefined {
  if (item.isExcluded) return undefined;
  const { meaning } = item;
  if (meaning.type === 'text') return meaning.text ?? joinTokens(sentence, item.start, item.end);
  if ((meaning.type === 'kind' || meaning.type === 'sulh') && meaning.staysInText)
    return joinTokens(sentence, item.start, item.end);
  return undefined;
}

/** The tokens as typed, in lower case, signs only where they are glued. */
export function joinTokens(sentence: Sentence, start: number, end: number): string {
  let text = '';
  for (let index = start; index < end; index += 1) {
    const token = sentence.tokens[index];
    if (token === undefined) continue;
    const isAbbreviation = token.text === '.' && token.isGlued;
    const isWanted =
      token.kind !== 'sign' || isGluedSign(sentence.tokens, index) || '+$€%<>'.includes(token.text) || isAbbreviation;
    if (!isWanted) continue;
    text += token.isGlued || text === '' ? token.text : ` ${token.text}`;
  }
  return lowerCase(text, sentence.query);
}

/** `I` is `ı` where the query is written with Turkish letters, and `i` where it is not (`ISTANBUL DENIZ`). */
export function lowerCase(text: string, query: string): string {
  const isTurkish = /[İŞĞÇÖÜışğçöü]/.test(query);
  return (isTurkish ? text.toLocaleLowerCase('tr-TR') : text.toLowerCase()).normalize('NFC').trim();
}
