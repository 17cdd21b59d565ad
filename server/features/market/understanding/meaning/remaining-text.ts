import type { Claim, Sentence } from '../sentence.ts';
import type { Token } from '../tokens.ts';

/** Control and format characters and broken surrogates: no listing contains them, so they are removed. */
const INVISIBLE = /^[\p{Cc}\p{Cf}\p{Cs}\uFFFD]*$/u;

/** A stretch of the remaining text, and the tokens it comes from. */
export type TextRun = { readonly text: string; readonly start: number; readonly end: number };

/** The text that became no filter and is searched for, in the order of the query, in runs of adjacent words. */
export function remainingText(sentence: Sentence): TextRun[] {
  const runs: TextRun[] = [];
  const { tokens } = sentence;
  for (let index = 0; index < tokens.length; index += 1) {
    const owner = sentence.claimAt(index);
    if (owner !== undefined) {
      const text = textOfClaim(sentence, owner);
      if (text !== undefined && text !== '') runs.push({ text, start: owner.start, end: owner.end });
      index = owner.end - 1;
      continue;
    }
    const end = unclaimedEnd(sentence, index);
    if (end === index) continue;
    runs.push({ text: joinTokens(sentence, index, end), start: index, end });
    index = end - 1;
  }
  return runs;
}

/** The end of a run of words that no reader has claimed, including signs attached to them (`wi-fi`). */
function unclaimedEnd(sentence: Sentence, start: number): number {
  let end = start;
  while (end < sentence.tokens.length && sentence.claimAt(end) === undefined && isKept(sentence, end)) end += 1;
  return end;
}

function isKept(sentence: Sentence, index: number): boolean {
  const token = sentence.tokens[index];
  if (token === undefined) return false;
  if (token.kind !== 'sign') return !INVISIBLE.test(token.text);
  // In `istanbul/kadıköy` both words are claimed, so the sign between them is removed.
  const isBetweenUnclaimed =
    sentence.claimAt(index + 1) === undefined && (token.text === '%' || sentence.claimAt(index - 1) === undefined);
  return isBetweenUnclaimed && isGluedSign(sentence.tokens, index);
}

/** A sign that joins two words or belongs to the number after it. */
function isGluedSign(tokens: readonly Token[], index: number): boolean {
  const sign = tokens[index];
  const next = tokens[index + 1];
  if (sign === undefined || next === undefined || next.kind === 'sign' || !next.isGlued) return false;
  if (sign.text === '%') return next.kind === 'number';
  return sign.isGlued && '-+/.&*:'.includes(sign.text) && tokens[index - 1]?.kind !== 'sign';
}

function textOfClaim(sentence: Sentence, claim: Claim): string | undefined {
  if (claim.isExcluded) return undefined;
  const { meaning } = claim;
  if (meaning.type === 'text') return meaning.text ?? joinTokens(sentence, claim.start, claim.end);
  if ((meaning.type === 'kind' || meaning.type === 'sulh') && meaning.staysInText)
    return joinTokens(sentence, claim.start, claim.end);
  return undefined;
}

/** The tokens as typed, in lower case; signs only if they are attached to words or have a meaning, such as `%`. */
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

/** `I` becomes `ı` in a query with Turkish letters, and `i` in one without (`ISTANBUL DENIZ`). */
function lowerCase(text: string, query: string): string {
  const isTurkish = /[İŞĞÇÖÜışğçöü]/.test(query);
  return (isTurkish ? text.toLocaleLowerCase('tr-TR') : text.toLowerCase()).normalize('NFC').trim();
}
