import { parseTurkishNumber } from '#shared/text/money.ts';

/** A regular expression source for folded text: a number in Turkish notation; `32.000, 00` is a common misprint. */
export const PRINTED_NUMBER = '(?:\\d{1,3}(?:\\.\\d{3}){1,5}|\\d{1,15})(?:, ?\\d{1,2}(?!\\d))?';
/**
 * Rejects an amount that is only the end of a broken one, as in `415. 800,00`, `415 800,00` or `96 milyon 559 bin 629`.
 */
export const WHOLE_NUMBER =
  '(?<![\\d.,/]|(?:bin|milyon|milyar) |(?:^|[a-z:=₺(]) ?\\d{1,3}\\. |\\d{3}\\. |(?<![.,]\\d{0,2})\\d (?=\\d{3}(?!\\d))|\\d, (?=\\d{3}(?![\\d.])))';
/** `96 milyon 559 bin 629`, in the style of newspapers. */
export const HALF_IN_WORDS =
  '(?<![\\d.,/]|(?:bin|milyon|milyar) )\\d{1,3} (?:milyar|milyon|bin)(?: \\d{1,3} (?:milyon|bin)){0,2}(?: \\d{1,3}(?![\\d.,/]| ?(?:milyar|milyon|bin)))?';
export const SQUARE_METRES = 'm ?(?:2|²)|metre ?kare|mt2';

/** Reads a number in Turkish notation; `undefined` for any other text. */
export function readNumber(text: string): number | undefined {
  return parseTurkishNumber(text.replace(/\s/g, ''));
}

const SCALES: Readonly<Record<string, number>> = { milyar: 1e9, milyon: 1e6, bin: 1e3 };

/** Reads a number that `HALF_IN_WORDS` matched. */
export function readHalfInWords(text: string): number {
  const parts = [...text.matchAll(/(\d+)(?: (milyar|milyon|bin))?/g)];
  return parts.reduce((sum, [, digits = '', scale = '']) => sum + Number(digits) * (SCALES[scale] ?? 1), 0);
}

/** Converts an amount in lira to kuruş. Exact, because it reads digit by digit: multiplying a fraction would round. */
export function readKurus(text: string): number | undefined {
  const bare = text.replace(/\s/g, '');
  if (readNumber(bare) === undefined) return undefined;
  const [lira = '', kurus = ''] = bare.replaceAll('.', '').split(',');
  if (lira.length > 13 || kurus.length > 2) return undefined;
  return Number(lira) * 100 + Number(kurus.padEnd(2, '0'));
}

/** A sum in lira: its digits are the group `digits`, so a pattern may contain it only once. */
export const LIRA_SUM = `${WHOLE_NUMBER}(?<digits>${PRINTED_NUMBER})(?![\\d%]) ?(?:,-|-)? ?(?:tl|₺|turk lirasi|lira|try)(?![a-z])`;
