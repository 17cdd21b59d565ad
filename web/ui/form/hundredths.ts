import { parseTurkishNumber } from '#shared/text/money.ts';
import { turkishNumber } from '#shared/text/turkish-number.ts';

/**
 * What was typed as a number: its hundredths (kuruş, hundredths of a per cent), null for nothing, undefined for what is
 * none.
 */
export function readHundredths(text: string, most: number): number | null | undefined {
  if (text.trim() === '') return null;
  const number = /,\d{3,}/.test(text) ? undefined : parseTurkishNumber(text);
  const hundredths = number === undefined ? undefined : Math.round(number * 100);
  return hundredths !== undefined && hundredths >= 0 && hundredths <= most ? hundredths : undefined;
}

/** Hundredths as they are typed: `1694350` → `16.943,50`, `200` → `2`; an empty text for nothing. */
export function writeHundredths(hundredths: number | null): string {
  if (hundredths === null) return '';
  return turkishNumber(hundredths / 100, { least: hundredths % 100 === 0 ? 0 : 2, most: 2 });
}
