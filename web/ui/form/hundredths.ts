import { parseTurkishNumber } from '#shared/text/money.ts';
import { turkishNumber } from '#shared/text/turkish-number.ts';

/**
 * Parses a number into hundredths (kuruş, hundredths of a per cent); null for an empty text, undefined for an invalid
 * one.
 */
export function readHundredths(text: string, most: number): number | null | undefined {
  if (text.trim() === '') return null;
  const number = /,\d{3,}/.test(text) ? undefined : parseTurkishNumber(text);
  const hundredths = number === undefined ? undefined : Math.round(number * 100);
  return hundredths !== undefined && hundredths >= 0 && hundredths <= most ? hundredths : undefined;
}

/** Formats hundredths for typing: `1694350` → `16.943,50`, `200` → `2`; an empty text for null. */
export function writeHundredths(hundredths: number | null): string {
  if (hundredths === null) return '';
  return turkishNumber(hundredths / 100, { least: hundredths % 100 === 0 ? 0 : 2, most: 2 });
}
