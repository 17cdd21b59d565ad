import type { CorrectableField } from '#shared/desk/correctable-fields.ts';
import { formatDateTime, ISTANBUL_OFFSET_MS } from '#shared/text/dates.ts';
import { formatLiraExact } from '#shared/text/money.ts';

/** A value of a field as a person reads it. */
export function readableValue(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'bilinmiyor';
  if (field === 'price' || field === 'soldPrice') return formatLiraExact(Number(value));
  if (field === 'endDate') return formatDateTime(new Date(String(value)));
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The same as an input begins with it: an amount with a comma, an instant as the clock of Istanbul says it. */
export function inputTextOf(field: CorrectableField, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (field === 'price') return String(value).replace('.', ',');
  if (field === 'endDate')
    return new Date(new Date(String(value)).getTime() + ISTANBUL_OFFSET_MS).toISOString().slice(0, 16);
  return String(value);
}

/** The instant that an input of date and time means in Istanbul, in ISO 8601. */
export function instantOf(text: string): string {
  return new Date(new Date(`${text.slice(0, 16)}:00Z`).getTime() - ISTANBUL_OFFSET_MS).toISOString();
}
