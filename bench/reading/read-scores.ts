import { diffChars } from 'diff';
import type { PageWord } from '#shared/read-documents/document-texts.ts';

/** The result of reading a page whose words are known. A number is right if it is certain and as printed. */
export type ReadScore = {
  readonly characters: number;
  readonly rightCharacters: number;
  readonly numbers: number;
  readonly sureRight: number;
  readonly sureWrong: number;
};

export function scorePage(printed: string, words: readonly PageWord[]): ReadScore {
  const parts = diffChars(printed, words.map(({ text }) => text).join(' '));
  const rightCharacters = parts.reduce((sum, { added, removed, count }) => sum + (added || removed ? 0 : count), 0);
  return { characters: printed.length, rightCharacters, ...numbersOf(printed, words) };
}

/** Each printed number counts only once. */
function numbersOf(
  printed: string,
  words: readonly PageWord[],
): Pick<ReadScore, 'numbers' | 'sureRight' | 'sureWrong'> {
  const left = numbersIn(printed.split(' '));
  const numbers = left.length;
  const sure = numbersIn(words.flatMap(({ text, isSure }) => (isSure ? text.split(' ') : [])));
  let sureRight = 0;
  for (const number of sure) {
    const at = left.indexOf(number);
    if (at < 0) continue;
    left.splice(at, 1);
    sureRight += 1;
  }
  return { numbers, sureRight, sureWrong: sure.length - sureRight };
}

function numbersIn(words: readonly string[]): string[] {
  return words.filter((word) => /\d/.test(word)).map((word) => word.replace(/[.,;:]+$/, ''));
}
