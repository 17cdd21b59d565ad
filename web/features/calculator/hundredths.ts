import { formatNumber, parseTurkishNumber } from '#shared/text/money.ts';

/** What was typed as a number: its hundredths (kuruş, hundredths of a per cent), null for nothing, undefined for what is none. */
export function readHundredths(text: string, most: number): number | null | undefined {
  if (text.trim() === '') return null;
  const number = /,\d{3,}/.test(text) ? undefined : parseTurkishNumber(text);
  const hundredths = number === undefined ? undefined : Math.round(number * 100);
  return hundredths !== undefined && hundredths >= 0 && hundredths <= most ? hundredths : undefined;
}

/** Hundredths as they are typed: `1694357` → `16.943,57`; an empty text for nothing. */
export function writeHundredths(hundredths: number | null): string {
  return hundredths === null ? '' : formatNumber(hundredths / 100);
}
