import { BREAK } from './texts-in-code.ts';

const WORD = /[\p{L}\d…][\p{L}\d’'…%₺.,:/-]*/gu;
const SENTENCE_END = /(?<=[.!?][”’)]?)\s+(?=[\p{Lu}“(`\d…])/u;
/** Abbreviations and numbers that do not end a sentence. */
const GOES_ON = /(?:^|[\s(“])(?:m|md|no|vb|vs|bkz|örn|yy|sn|dk|sa|\d{1,4})\.$/iu;

/** The sentences of a text. A number with a point or an abbreviation ends none. */
export function sentencesOf(text: string): string[] {
  return text
    .split(BREAK)
    .flatMap(sentencesOfBlock)
    .filter((sentence) => /\p{L}/u.test(sentence));
}

function sentencesOfBlock(block: string): string[] {
  const found: string[] = [];
  let open = '';
  for (const part of block.split(SENTENCE_END)) {
    open = open === '' ? part : `${open} ${part}`;
    if (GOES_ON.test(part)) continue;
    found.push(open);
    open = '';
  }
  return open === '' ? found : [...found, open];
}

/** The number of words in a text; a number, an amount and a date are one word each. */
export function wordCount(text: string): number {
  return text.match(WORD)?.length ?? 0;
}
